"""The team's sheet: rounds, gems, tracks, and what all share."""
