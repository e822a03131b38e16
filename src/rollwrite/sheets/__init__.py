"""Sheets: the shared pencil, the hand that writes on paper, the press that prints it.

``ink`` draws lines and shapes, ``letters`` titles, ``dice`` dice, ``flora`` and
``figures`` what lives around a sheet, ``patterns`` fills; ``measure`` breaks words into
lines. ``hand`` holds the marks players make, ``areas`` those over several cells,
``paper`` puts them on a sheet, ``press`` makes PDF and PNG of it.
"""
