"""A Dask cluster: the connection to it, its workers, and sums over what they hold."""

from __future__ import annotations

import operator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from functools import reduce
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from distributed import Client, KilledWorker, wait
from distributed.comm import resolve_address

from crowdgui.core.errors import InputError
from crowdgui.core.progress import Progress, ignore_progress
from crowdgui.text.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from distributed import Future

    from crowdgui.core.arrays import IntArray
    from crowdgui.core.blocks import Step
    from crowdgui.core.labels import Labels
    from crowdgui.core.progress import ProgressCallback


K = TypeVar("K")


TICK = 0.3
"""Seconds after which it is looked again whether to stop, and whether anybody still works."""


PATIENCE = 30.0
"""Seconds without any worker process after which the work is given up."""


FAN = 8
"""Sums that are added in one go: always the same ones, so that the total is the same."""


@dataclass(frozen=True)
class ClusterState:
    """Who works on a cluster."""

    workers: int
    threads: int
    memory: int
    """Bytes that the workers may use; 0 where there is no limit."""


@contextmanager
def connect(address: str) -> Iterator[Client]:
    """Reach the scheduler of a cluster; a DataError says that it cannot be reached."""
    try:
        # A client for what is no address cannot even be closed.
        resolve_address(address)
        client = Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise InputError(
            tr(
                "There is no Dask scheduler at {address}. Start it, or check the address.",
                address=address,
            )
        ) from error
    try:
        with client.as_current():
            yield client
    finally:
        client.close()


def cluster_state(address: str, _: ProgressCallback = ignore_progress) -> ClusterState:
    """Ask the scheduler at an address who works on its cluster now."""
    with connect(address) as client:
        workers = client.scheduler_info(n_workers=-1)["workers"].values()
    return ClusterState(
        len(workers),
        sum(worker["nthreads"] for worker in workers),
        sum(worker["memory_limit"] or 0 for worker in workers),
    )


def gather_all(
    client: Client,
    futures: Sequence[Future],
    stage: str,
    report: ProgressCallback = ignore_progress,
) -> list[Any]:
    """Wait for all results, in their order, and bring them here.

    What a lost worker process had is computed again by the others. A DataError says that this
    did not help.
    """
    try:
        _wait(client, futures, stage, report)
        found: list[Any] = client.gather(futures)
    except KilledWorker as error:
        raise InputError(
            tr(
                "The cluster kept losing worker processes, probably because they ran out "
                "of memory. Nothing was written."
            )
        ) from error
    except (CancelledError, OSError) as error:
        raise InputError(
            tr("The cluster can’t be reached any more. Nothing was written.")
        ) from error
    return found


def _wait(client: Client, futures: Sequence[Future], stage: str, report: ProgressCallback) -> None:
    alone_since = None
    while True:
        try:
            wait(futures, timeout=TICK)
        except TimeoutError:
            done = sum(future.done() for future in futures)
            report(Progress(stage, done / len(futures)))
        else:
            return
        if client.status != "running":
            raise OSError
        alone_since = None if client.nthreads() else alone_since or monotonic()
        if alone_since is not None and monotonic() - alone_since > PATIENCE:
            raise InputError(tr("The cluster has no worker processes left. Nothing was written."))


class ClusterLabels(Generic[K]):
    """Labels in shards on a cluster, each beside what the rule keeps of its items.

    Every step is a pure function of a shard, so what is lost with a worker process is found again
    by the same steps.
    """

    def __init__(
        self,
        client: Client,
        shards: Sequence[Future],
        begin: Callable[[Labels], K],
        n_classes: int,
        labels_per_worker: IntArray,
    ) -> None:
        self._client = client
        self.shards = shards
        self.kept: Sequence[Future] = self._map(begin, shards)
        self.n_classes = n_classes
        self.labels_per_worker = labels_per_worker

    def add_up(self, step: Step[K, Any], report: ProgressCallback) -> Any:
        # Sent once, not with every shard; a copy stays with the scheduler for what may be lost.
        sent = self._client.submit(identity, step, pure=False)
        pairs = self._map(_take, self.shards, self.kept, step=sent)
        self.kept = self._map(operator.itemgetter(0), pairs)
        sums = self._map(operator.itemgetter(1), pairs)
        while len(sums) > 1:
            sums = self._map(_add, [sums[i : i + FAN] for i in range(0, len(sums), FAN)])
        (total,) = gather_all(self._client, sums, tr("Working on the cluster"), report)
        return total

    def _map(self, function: Callable[..., Any], *over: Any, **more: Any) -> list[Future]:
        found: list[Future] = self._client.map(function, *over, pure=False, **more)
        return found


def identity(value: K) -> K:
    return value


def _take(labels: Labels, kept: K, step: Step[K, Any]) -> tuple[K, Any]:
    return step(labels, kept, ignore_progress)


def _add(sums: Sequence[Any]) -> Any:
    return reduce(operator.add, sums)
