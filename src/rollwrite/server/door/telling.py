"""What is told of records, on its way: by the workers, in fair shares, so much for each address."""

from __future__ import annotations

from litestar import MediaType

from ..house.house import House
from ..limit import Limits
from ..refusal import Refusal
from ..room.packing import Packed, Wanted, pack
from ..workers.turns import Owner
from .pages.blob import CHECK_FIRST, Blob, finished
from .porter.visitors import AnyRequest, address_of

LARGEST_RECORD = 100_000  # letters; long games have about 12,000


async def told(house: House, owner: Owner, wanted: Wanted) -> Blob:
    found = await house.workers.run(pack, wanted, owner)
    if not isinstance(found, Packed):
        raise Refusal(422, found.code, found.sentence)
    headers = {"cache-control": CHECK_FIRST}
    return finished(found.body, MediaType.JSON, (("gzip", found.gzip),), headers)


async def told_of_file(request: AnyRequest, house: House, limits: Limits, wanted: Wanted) -> Blob:
    """Anybody may ask, about anything: not too much of it, and not too often."""
    if isinstance(wanted.record, str) and len(wanted.record) > LARGEST_RECORD:
        raise Refusal(413, "too-large", f"a record has at most {LARGEST_RECORD} letters")
    address = address_of(request)
    limits.replays.require(address, "replays")
    with limits.replaying.one_more(address, "replays"):
        return await told(house, Owner(address, "a file"), wanted)


def asker(request: AnyRequest, table: str) -> Owner:
    """Who asks about a table: limits are for what is uploaded, turns for all."""
    return Owner(address_of(request), table)
