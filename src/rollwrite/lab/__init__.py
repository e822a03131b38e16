"""Simulation and measurement: many games, few numbers."""
