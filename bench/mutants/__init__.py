"""Faults planted in the code, one at a time: does a test notice?"""
