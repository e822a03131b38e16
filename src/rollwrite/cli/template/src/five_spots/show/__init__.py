"""How a position is shown: dice, marks, moves, the log, reasons, the rules as cards."""
