"""Text as a file can hold it."""

from __future__ import annotations


def writable(text: str) -> str:
    """Replace halves of characters, which JSON and people's notes can hold but no text file can."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()
