"""The dungeon itself: walls and floors, fields, lairs, and what lies around them."""
