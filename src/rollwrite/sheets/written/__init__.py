"""What is written on sheets: strokes, marks over several cells, the hand that makes them."""
