"""One virtual display for all stories, and a way to start the application on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.driven import Driven
from tests.end_to_end.display.screen import missing, virtual

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.end_to_end.display.screen import Screen


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    if programs := missing():
        pytest.skip(f"not installed: {', '.join(programs)}")
    with virtual() as made:
        yield made


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., Driven]]:
    """Return a way to start the application, each time for the same user."""
    begun: list[Driven] = []

    def begin(*arguments: str | Path) -> Driven:
        begun.append(Driven(screen, tmp_path / "home", *arguments))
        begun[-1].sees("page-data")
        # A file brings its import dialog, which may be on top before anybody looks.
        if not arguments:
            begun[-1].faces("CrowdGUI")
        return begun[-1]

    yield begin
    for each in begun:
        each.kill()
