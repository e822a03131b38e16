"""How it is shown: dice, marks and moves, the log, reasons, rule cards."""
