"""The valley: land, river, and all that lives around the town."""
