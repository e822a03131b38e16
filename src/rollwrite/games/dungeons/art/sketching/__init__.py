"""Creatures, things and signs as data, and the words they are written in."""
