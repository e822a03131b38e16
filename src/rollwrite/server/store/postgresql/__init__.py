"""Many nodes, one database: how a node works there, and how it hears of the others."""
