"""Prints what a screen reader finds, once per line of input; run by the system's own Python.

A node is its role, its name, whether it takes the keyboard, and the name of what it is in.
"""

from __future__ import annotations

import importlib
import json
import sys
from typing import Any

MOST_ROWS, MOST = 12, 1000
LONG = {"table", "tree table", "list", "tree"}


def read(node: Any, inside: str, bus: Any) -> list[list[Any]]:
    """Return a node and all that is shown in it; of long lists only the first rows."""
    states, role, name = node.get_state_set(), node.get_role_name(), node.get_name() or ""
    if not states.contains(bus.StateType.SHOWING):
        return []
    found = [[role, name, states.contains(bus.StateType.FOCUSABLE), inside]]
    for child in children(node, MOST_ROWS if role in LONG else MOST):
        found += read(child, name, bus)
    return found


def children(node: Any, most: int = MOST) -> list[Any]:
    """Return so many children that are still there; each is asked for over the bus."""
    count = min(node.get_child_count(), most)
    return [each for place in range(count) if (each := node.get_child_at_index(place)) is not None]


def main() -> None:
    importlib.import_module("gi").require_version("Atspi", "2.0")
    bus = importlib.import_module("gi.repository.Atspi")
    bus.init()
    for _ in sys.stdin:
        windows = [w for application in children(bus.get_desktop(0)) for w in children(application)]
        print(json.dumps([node for w in windows for node in read(w, "", bus)]), flush=True)


if __name__ == "__main__":
    main()
