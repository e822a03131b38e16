"""What the commands share: what they are given, and how they speak."""
