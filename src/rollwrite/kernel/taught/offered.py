"""Which lessons belong to what is played: the basics, what is new there, what that builds on.

At a table the client offers them one after another (``lessons/offering.ts``) and leaves out
what somebody knows; further parts of the basics are offered on the last page of the first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .lesson import Lesson


def lessons_for(
    lessons: Sequence[Lesson], options: Mapping[str, str], seats: int
) -> tuple[Lesson, ...]:
    """In the order in which they are taken."""
    by_id = {lesson.id: lesson for lesson in lessons}
    found: set[str] = set()

    def add(lesson: Lesson) -> None:
        if lesson.id not in found:
            found.add(lesson.id)
            for need in lesson.needs:
                add(by_id[need])

    for number, lesson in enumerate(lessons):
        if number == 0 or _is_about(lesson, lessons[0], options, seats):
            add(lesson)
    return tuple(lesson for lesson in lessons if lesson.id in found)


def _is_about(lesson: Lesson, first: Lesson, options: Mapping[str, str], seats: int) -> bool:
    """One about nothing in particular is part of the basics; one for a single seat is for who
    plays alone."""
    if lesson.when:
        return all(options.get(option) in values for option, values in lesson.offered().items())
    return lesson.seats == first.seats or lesson.seats == seats == 1
