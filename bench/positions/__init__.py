"""Positions whose moves were judged once by a long search: how much does a level lose there?"""
