"""Colours of pictures by their tokens, without imports: a window needs them from the start."""

from __future__ import annotations

N_COLORS = 6
"""Colours of classes and curves, with the tokens c1 to c6."""


def class_token(code: int) -> str:
    """Return the colour token of a class; those after the sixth share a grey."""
    return f"c{code + 1}" if code < N_COLORS else "ctrl"


def heat_strength(share: float) -> float:
    """Return how much of the first colour tints a cell; text on it is readable at every share."""
    return 0.05 + 0.45 * share
