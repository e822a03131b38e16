"""People over HTTP: who asks, what is theirs, how they sign in."""
