"""What is the same for everybody: the client, the shelf, the description of the API."""
