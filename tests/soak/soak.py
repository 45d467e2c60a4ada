"""Keep a window busy for hours' worth of use, and see that it neither breaks nor grows.

Run it as a script; README.md beside it says how to read what it prints.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HERE = Path(__file__).parent
HOME = HERE.parents[1]
TOLD = 20
"""Actions told where the process died."""


def surroundings(folder: Path) -> dict[str, str]:
    """Return what a process needs to run this very version, without a screen and in this folder."""
    own = {
        key: str(folder / "home")
        for key in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
    }
    fixed = {"PYTHONPATH": str(HOME), "PYTHONFAULTHANDLER": "1"}
    there = {**os.environ, **own, **fixed, "TMPDIR": str(folder / "tmp")}
    there.setdefault("QT_QPA_PLATFORM", "offscreen")
    return there


def run(script: str, arguments: Sequence[str], folder: Path) -> int:
    """Run a script in the folder and give its exit status; a death is told with what led to it."""
    for name in ("home", "tmp", "work"):
        (folder / name).mkdir()
    command = [sys.executable, str(HERE / script), f"--folder={folder}", *arguments]
    done = subprocess.run(command, env=surroundings(folder), cwd=folder / "work", check=False)
    if done.returncode not in (0, 1):
        name = signal.Signals(-done.returncode).name if done.returncode < 0 else done.returncode
        print(f"\nFINDING: the process died, {name}")
        journal = folder / "journal.jsonl"
        if journal.exists():
            lines = journal.read_text(encoding="utf-8").splitlines()
            print(*(f"    {line}" for line in lines[-TOLD:]), sep="\n")
    return done.returncode


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    cycles = kinds.add_parser("cycles", help="open, run and export, again and again")
    cycles.add_argument("--n", type=int, default=1000)
    cycles.add_argument("--every", type=int, default=50, help="cycles between two measurements")
    monkey = kinds.add_parser("monkey", help="do what no user would do on purpose")
    monkey.add_argument("--actions", type=int, default=20_000)
    monkey.add_argument("--seed", type=int, default=1)
    monkey.add_argument("--every", type=int, default=500, help="actions between two measurements")
    monkey.add_argument("--journal", type=Path, help="where to keep what was done")
    monkey.add_argument("--replay", type=Path, help="do what a journal says")
    for kind in (cycles, monkey):
        kind.add_argument(
            "--stall", type=float, default=2.0, help="seconds of a stall that is told"
        )
    chosen = parser.parse_args(arguments)
    words = [
        f"--{key}={value}"
        for key, value in vars(chosen).items()
        if key not in ("kind", "journal", "replay")
    ]
    with tempfile.TemporaryDirectory(prefix="crowd-soak-") as name:
        folder = Path(name).resolve()
        if chosen.kind == "monkey" and chosen.replay is not None:
            words.append(f"--replay={chosen.replay.resolve()}")
        status = run(f"soak_{chosen.kind}.py", words, folder)
        journal = folder / "journal.jsonl"
        if chosen.kind == "monkey" and chosen.journal is not None and journal.exists():
            chosen.journal.write_bytes(journal.read_bytes())
    print("nothing found" if status == 0 else "something is wrong, see above", flush=True)
    return min(1, abs(status))


if __name__ == "__main__":
    raise SystemExit(main())
