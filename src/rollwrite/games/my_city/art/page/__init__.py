"""A sheet of paper: its head, rows and ledger, layer upon layer."""
