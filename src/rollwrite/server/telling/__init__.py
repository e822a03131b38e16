"""Telling people that they are waited for: once, by the ways they chose, when they may be told.

What there is to tell follows from a room after it changed (``occasions``). It is kept in the
store until it is told or not true any more (``teller``), so a restart loses nothing and of
several nodes one tells. Nothing here ever holds up a table.
"""
