"""One table with its people: what its log tells, and who may know what of it.

Nothing here waits, stores or sends.
"""
