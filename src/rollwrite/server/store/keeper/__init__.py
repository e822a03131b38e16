"""What is kept for whoever keeps the house: doors, deeds, reports, lists of tables and people."""
