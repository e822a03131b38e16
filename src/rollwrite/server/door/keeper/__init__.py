"""The addresses of whoever keeps the house."""
