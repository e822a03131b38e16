"""Looking ahead: simulations, what they are read for, and the search that spends them."""
