"""A load generator in a process of its own: ``python -m bench.load``."""
