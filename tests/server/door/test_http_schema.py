"""The HTTP API keeps what its OpenAPI description promises, whatever it is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import (
    ChecksConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.specs.openapi.checks import negative_data_rejection

from rollwrite.server.app import build
from rollwrite.server.settings import Settings
from tests.server.house import LINK, ME, Person, Server

Case = schemathesis.Case[Any]


@pytest.fixture
def host(server: Server) -> Person:
    """One for each operation: who is told to forget everything is nobody afterwards."""
    return server.guest("Schema")


@pytest.fixture
def seat(host: Person) -> tuple[Person, str]:
    return host, host.open(ME, LINK)


def _config() -> SchemathesisConfig:
    """422 says: well-formed, but there is no such game, bot, option or address."""
    fine = ["2xx", "401", "403", "404", "409", "422"]
    checks = ChecksConfig(
        positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=fine)
    )
    return SchemathesisConfig(projects=ProjectsConfig(default=ProjectConfig(checks=checks)))


DESCRIPTION = build(Settings()).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=_config())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_its_promise(case: Case, server: Server, host: Person) -> None:
    case.call_and_validate(base_url=server.url, headers=host.known)


@schema.include(path_regex="/tables/").parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_real_table_keeps_its_promise(
    case: Case, server: Server, seat: tuple[Person, str]
) -> None:
    person, table = seat
    case.path_parameters["table"] = table
    case.call_and_validate(
        base_url=server.url,
        headers=person.known,
        excluded_checks=[negative_data_rejection],  # its nonsense may have been the table
    )


@schema.parametrize()
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_strangers_are_answered_as_promised(case: Case, server: Server) -> None:
    case.call_and_validate(base_url=server.url)
