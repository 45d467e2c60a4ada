"""Marks: shapes, and lines that mean something."""

from __future__ import annotations

from crowdgui.figures.marks import CORNERS, TWIN, Shape, chance_level, typical_level


def test_shapes_lie_within_their_radius() -> None:
    for shape, corners in CORNERS.items():
        assert len(corners) in (3, 4), shape
        assert max(max(abs(x), abs(y)) for x, y in corners) <= 1.15
    assert TWIN + TWIN <= 1.15
    assert len({Shape.CIRCLE, Shape.CROSS, Shape.RING, Shape.TWINS, *CORNERS}) == len(Shape)


def test_lines_of_agreement_say_their_share() -> None:
    chance, typical = chance_level(0.25), typical_level(0.864)
    assert (chance.words, chance.dashed) == ("chance 25%", True)
    assert (typical.words, typical.dashed) == ("typical 86%", False)
    assert chance.token != typical.token
