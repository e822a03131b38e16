"""A server under abuse: a million bad messages, and one who just wants to play."""
