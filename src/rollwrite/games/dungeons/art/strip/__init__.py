"""The strip below the dungeon, card by card."""
