"""What is no address of a scheduler is refused at once, and leaves nothing that fails later."""

from __future__ import annotations

import gc

import pytest

from crowdgui.core.errors import InputError
from crowdgui.io.cluster import cluster
from tests.refusals import refused

pytest.importorskip("distributed")


@pytest.mark.parametrize("address", ["foo", "http://localhost:1", "tcp://localhost:x", ""])
def test_no_client_is_made_for_what_is_no_address(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    monkeypatch.setattr(cluster, "Client", lambda *a, **k: made.append(a))
    with refused(InputError, match=f"There is no Dask scheduler at {address}"):
        cluster.cluster_state(address)
    gc.collect()
    assert not made
