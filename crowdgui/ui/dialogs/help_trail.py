"""The places of the help that were looked at, to go back and forward by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class _Stop:
    place: str
    scroll: int = 0


class Trail:
    """Remembers each place with how far its page was scrolled when it was left."""

    def __init__(self) -> None:
        self._stops: list[_Stop] = []
        self._at = -1

    def go(self, place: str) -> None:
        """Come to a place; what lay ahead is forgotten. The same place twice counts once."""
        if self._at >= 0 and self._stops[self._at].place == place:
            return
        del self._stops[self._at + 1 :]
        self._stops.append(_Stop(place))
        self._at += 1

    def leave(self, scroll: int) -> None:
        """Note how far the page is scrolled that is about to be left."""
        if self._at >= 0:
            self._stops[self._at].scroll = scroll

    def can_go(self, by: int) -> bool:
        return 0 <= self._at + by < len(self._stops)

    def step(self, by: int) -> tuple[str, int]:
        """Go back (−1) or forward (1): the place, and how far it was scrolled."""
        self._at += by
        stop = self._stops[self._at]
        return stop.place, stop.scroll
