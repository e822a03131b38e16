"""Processes where bots think, and what they are asked."""
