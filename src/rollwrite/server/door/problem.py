"""Everything a server refuses, as a code for programs and a sentence for people."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec

from rollwrite.kernel.errors import GameError, GameOver, IllegalMove, NotYourDecision
from rollwrite.kernel.seen.view import Message

from ..measures import REFUSALS
from ..refusal import Refusal
from ..store.rows import StoreError
from ..wire.problem import Problem

LONGEST_SENTENCE = 500
CODES = {
    400: "invalid-request",
    401: "no-guest",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "invalid-request",
    429: "too-many",
}
MEANINGS = {
    400: "The request is malformed.",
    401: "Nobody known asks: make a guest first.",
    403: "Not for you.",
    404: "There is no such thing.",
    409: "Not in this state of the table.",
    413: "Too large.",
    422: "Well-formed, but it names something that does not exist or is not allowed.",
    429: "Too many of these for now.",
    503: "Not now.",
}
logger = logging.getLogger("rollwrite")


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The HTTP status and the problem that stand for an error."""
    status, problem = _problem_of(error)
    REFUSALS.labels(problem.code).inc()
    return status, problem


def _problem_of(error: Exception) -> tuple[int, Problem]:
    if isinstance(error, Refusal):
        return error.status, _problem(error.code, str(error))
    if isinstance(error, GameError):
        reason = error.reason if isinstance(error, IllegalMove) else None
        is_late = isinstance(error, (NotYourDecision, GameOver))
        return 409 if is_late else 422, _problem(error.code, str(error), reason)
    if isinstance(error, HTTPException) and error.status_code < 500:
        code = CODES.get(error.status_code, "invalid-request")
        return error.status_code, _problem(code, _sentence(error))
    if isinstance(error, StoreError):
        logger.error("not stored: %s", error)
        return 503, _problem("not-stored", f"this could not be stored: {error}")
    logger.error("our own mistake", exc_info=error)
    return 500, _problem("broken", "something broke on our side; nothing was changed")


def _problem(code: str, sentence: str, reason: Message | None = None) -> Problem:
    short = sentence if len(sentence) <= LONGEST_SENTENCE else sentence[:LONGEST_SENTENCE] + "…"
    return Problem(code, short, reason)


def _sentence(error: HTTPException) -> str:
    """What was wrong, with the fields it was wrong in."""
    parts = [error.detail or "the request was refused"]
    extra = error.extra if isinstance(error.extra, list) else []
    parts += [_field(item) for item in extra if isinstance(item, Mapping)]
    return "; ".join(parts)


def _field(item: Mapping[str, Any]) -> str:
    return ": ".join(str(item[key]) for key in ("key", "message") if item.get(key))


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every error of HTTP is a ``Problem``."""
    if isinstance(error, NotFoundException):
        error = Refusal(404, "not-found", f"there is nothing at {request.url.path}")
    if isinstance(error, MethodNotAllowedException):
        error.detail = f"{request.url.path} does not take {request.method}"
    status, problem = problem_of(error)
    headers = {"cache-control": "no-store", **(getattr(error, "headers", None) or {})}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals an operation documents."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in statuses
    }
