"""What is drawn small and often: symbols, pieces, people, dice."""
