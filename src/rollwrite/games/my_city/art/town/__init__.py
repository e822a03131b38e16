"""The town: buildings with their roofs and fronts."""
