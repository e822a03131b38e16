"""Ratings: which games count, for whom, and what they say about how well somebody plays."""
