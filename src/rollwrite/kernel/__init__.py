"""What every game shares: state, turn, dice tape, record, view, errors."""
