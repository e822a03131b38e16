"""The last letter that is allowed, and the first that is not."""

from __future__ import annotations

import msgspec
import pytest

from rollwrite.server.door.live.messages import LARGEST_MESSAGE, id_of, read, require_small
from rollwrite.server.house.guests import LONGEST_NAME, clean
from rollwrite.server.house.opening.opening import LONGEST_SEED, seed_of
from rollwrite.server.refusal import Refusal
from rollwrite.server.wire.table.talk import Sit


def test_a_message_may_be_as_large_as_it_says_and_not_a_letter_larger() -> None:
    require_small("x" * LARGEST_MESSAGE)
    with pytest.raises(Refusal, match=str(LARGEST_MESSAGE)) as refused:
        require_small("x" * (LARGEST_MESSAGE + 1))
    assert (refused.value.status, refused.value.code) == (413, "too-large")


def test_a_name_may_be_as_long_as_it_says_and_not_a_letter_longer() -> None:
    assert clean("x" * LONGEST_NAME, "a guest", LONGEST_NAME) == "x" * LONGEST_NAME
    with pytest.raises(Refusal, match="at most 40 letters") as refused:
        clean("x" * (LONGEST_NAME + 1), "a guest", LONGEST_NAME)
    assert refused.value.code == "long-name"


def test_letters_that_nobody_sees_do_not_count() -> None:
    assert clean(" \x00Ada\u200b \n Lovelace\t", "a guest", 12) == "Ada Lovelace"
    with pytest.raises(Refusal, match="needs a name"):
        clean("\x00 \u200b", "a guest", LONGEST_NAME)


def test_a_seed_is_kept_as_it_was_brought_and_drawn_where_none_is() -> None:
    assert seed_of("x" * LONGEST_SEED) == "x" * LONGEST_SEED
    with pytest.raises(Refusal):
        seed_of("x" * (LONGEST_SEED + 1))
    drawn = {seed_of("") for _ in range(20)}
    assert len(drawn) == 20
    assert {len(seed) for seed in drawn} == {16}


def test_the_number_of_a_message_is_found_in_nonsense() -> None:
    assert id_of(b'{"type":"nothing","id":7}') == 7
    assert [id_of(raw) for raw in (b"", b"\xff", b"[" * 5000, b'{"id":"7"}', b"{}")] == [0] * 5
    assert read(b'{"type":"sit","id":1,"seat":0}') == Sit(1, 0)
    with pytest.raises(msgspec.MsgspecError):
        read(b"[" * 5000)
