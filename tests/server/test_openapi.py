"""HTTP abuse: requests made from the OpenAPI document, right ones and wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from gaslamp.server.http.openapi import document
from server_kit import Served, serving

api = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
api.config.checks.negative_data_rejection.expected_statuses.append("413")  # too large is wrong, too


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("openapi")) as running:
        yield running
        assert running.hall.metrics.counters["gaslamp_failures_total"] == 0


@api.parametrize()
@settings(
    max_examples=12, deadline=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_every_address_answers_as_described(case: Any, served: Served) -> None:
    """A well-formed body may still name no game of ours; everything else is checked."""
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{served.port}", excluded_checks=[positive_data_acceptance]
    )  # fmt: skip
