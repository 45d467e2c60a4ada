"""Somebody with gold for some items asks how far the labels can be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.display.photos import photos

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.display.driven import Driven


pytestmark = pytest.mark.display


def test_what_gold_says_and_what_is_asked_for(start: Callable[..., Driven], tmp_path: Path) -> None:
    # Photo 2 is a dog that everybody calls a cat.
    user = start(photos(tmp_path / "photos.csv", 60, n_gold=30, hard=2))
    user.take()
    user.go_to(5, "guarantee")
    user.sees("page-guarantee", "to guarantee that at most 5.0% are wrong.")
    user.click("epsilon")
    user.write("20", "epsilon")
    user.press("Return")
    user.sees("page-guarantee", "to guarantee that at most 20.0% are wrong.")
    user.press("Down")
    user.sees("page-guarantee", "to guarantee that at most 19.0% are wrong.")
    # The tab beside it, by the keyboard alone.
    user.press("shift+Tab", "Right")
    user.sees("page-guarantee", "On gold, 1 of 30 final labels is wrong: 3.3%")
    user.sees("one-step", "Theorem 4")
    user.click("gold-at-random")
    user.sees("page-guarantee", "From an audit · 95% confidence")
    user.sees("page-guarantee", "Based on gold items that you said were drawn at random")
    user.sees("page-guarantee", "Gold: 1 of 30 wrong")
    user.press("ctrl+z")
    user.sees("page-guarantee", "No guarantee yet")
    user.quit()
