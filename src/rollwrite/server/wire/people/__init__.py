"""People on the wire: guests, their accounts, what they played, how they are told."""
