"""The colours of the report: those of the light window, written as the web writes them."""

from __future__ import annotations

from crowdgui.figures.colors import class_token

CANVAS = "#FFFFFF"


SUNKEN = "#F8F9FA"


LINE = "#E3E6EB"


GRID = "#EAECF0"


CTRL = "#848C9A"


TEXT = "#1A1D23"


TEXT2 = "#565D6B"


TEXT3 = "#686F7D"


ACCENT_TEXT = "#1F4CAF"


OK = "#17734A"


WARN = "#865300"


BAD = "#B3261E"


SERIES = ("#2457C5", "#F26C1F", "#19A57C", "#CE67B8", "#63450B", "#272B34")


def mix_colours(base: str, over: str, share: float) -> str:
    """Lay `over` on `base` with `share` of it, as one opaque colour."""
    parts = [
        round(b + (o - b) * share)
        for b, o in zip(bytes.fromhex(base[1:]), bytes.fromhex(over[1:]), strict=True)
    ]
    return "#" + bytes(parts).hex().upper()


_TOKENS = {
    "canvas": CANVAS,
    "sunken": SUNKEN,
    "line": LINE,
    "grid": GRID,
    "ctrl": CTRL,
    "text": TEXT,
    "text2": TEXT2,
    "text3": TEXT3,
    "accent_text": ACCENT_TEXT,
    "ok": OK,
    "warn": WARN,
    "bad": BAD,
} | {class_token(code): colour for code, colour in enumerate(SERIES)}


def token_colour(token: str) -> str:
    """Return the colour of a token that pictures use."""
    return _TOKENS[token]
