"""Time at a table: clocks, patience, who is there, and what follows when time passes."""
