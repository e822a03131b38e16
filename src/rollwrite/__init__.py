"""rollwrite: the open table for roll-and-write games."""

__version__ = "0.1.0"
