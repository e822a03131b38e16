"""``python -m rollwrite``."""

from rollwrite.cli import main

main()
