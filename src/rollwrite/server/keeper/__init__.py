"""What whoever keeps the house sees and does; everything done is written down."""
