"""Pseudonyms tell nothing about workers, and stay the same for the same key."""

from __future__ import annotations

from crowdgui.core.labels import text_array
from crowdgui.io.exporting.results import new_key, pseudonyms

IDS = text_array(["=ann", "bob@mail.org", "", "Zoë 🐙", *(str(i) for i in range(40))])


def test_every_worker_gets_a_number_of_their_own() -> None:
    names = pseudonyms(IDS, b"key").tolist()
    assert sorted(names) == [f"worker {n:03}" for n in range(1, len(IDS) + 1)]


def test_the_same_key_gives_the_same_names_whatever_the_order() -> None:
    forward = dict(zip(IDS.tolist(), pseudonyms(IDS, b"key").tolist(), strict=True))
    backward = dict(zip(IDS[::-1].tolist(), pseudonyms(IDS[::-1], b"key").tolist(), strict=True))
    assert forward == backward


def test_another_key_gives_another_order() -> None:
    one, other = (pseudonyms(IDS, new_key()).tolist() for _ in range(2))
    assert one != other
    assert one != sorted(one)
