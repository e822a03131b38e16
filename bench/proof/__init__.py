"""What the long runs found, kept as it was found, and the page that tells it."""
