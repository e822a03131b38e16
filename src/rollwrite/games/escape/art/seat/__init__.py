"""A seat's sheet: the temple and the five treasure maps."""
