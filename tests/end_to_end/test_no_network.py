"""Nothing calls the network unless the user asks: not Python, not Qt, not what comes with them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.end_to_end import network_story
from tests.folders import ROOT

if TYPE_CHECKING:
    from tests.end_to_end.network_story import Call


TOP = ROOT

COUNTED = """
import json, subprocess, sys
from pathlib import Path

def counts():
    net, found = Path("/proc/self/net"), {}
    lines = (net / "snmp").read_text().splitlines()
    for names, values in zip(lines[::2], lines[1::2]):
        kind, *keys = names.split()
        found |= {kind[:-1] + key: int(n) for key, n in zip(keys, values.split()[1:])}
    six = net / "snmp6"
    if six.exists():
        found |= {key: int(n) for key, n in map(str.split, six.read_text().splitlines())}
    return {key: n for key, n in found.items() if "Out" in key or "Opens" in key}

# Everywhere is here, so that whatever is sent to anybody is sent, and counted.
for words in ("link set lo up", "route add default dev lo", "-6 route add default dev lo"):
    subprocess.run(["ip", *words.split()], stderr=subprocess.DEVNULL)
before = counts()
done = subprocess.run(sys.argv[1:])
print(json.dumps({key: n for key, n in counts().items() if n > before.get(key, 0)}))
raise SystemExit(done.returncode)
"""
"""Runs a command in a network of its own, then says what was sent there; the kernel counts it."""

CALLS = """
import socket
import sys
made = socket.socket(getattr(socket, sys.argv[1]), getattr(socket, sys.argv[2]))
made.settimeout(0.2)
try:
    made.connect((sys.argv[3], 9))
    made.send(b"x")
except OSError:
    pass
"""


def _alone() -> bool:
    """Return whether a process may be given a network of its own, with nobody else in it."""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        return False
    tried = subprocess.run(
        ["unshare", "-rn", "ip", "link", "set", "lo", "up"], capture_output=True, check=False
    )
    return tried.returncode == 0


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"}


def sent_by(*command: str) -> dict[str, int]:
    """Return what a command and all that it starts tried to send, by the kernel's names."""
    done = subprocess.run(
        ["unshare", "-rn", sys.executable, "-c", COUNTED, *command],
        env=_environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    return network_story.refuse_calls(monkeypatch.setattr)


def test_what_python_calls_is_seen(calls: list[Call]) -> None:
    with pytest.raises(OSError, match="no network"):
        socket.create_connection(("127.0.0.1", 9))
    with pytest.raises(OSError, match="no network"), socket.socket() as made:
        made.connect(("127.0.0.1", 9))
    assert [what for what, _ in calls] == ["getaddrinfo", "connect"]


@pytest.mark.skipif(not _alone(), reason="no process may have a network of its own here")
@pytest.mark.parametrize(
    ("family", "address"),
    [("AF_INET", "127.0.0.1"), ("AF_INET", "192.0.2.1"), ("AF_INET6", "2001:db8::1")],
)
@pytest.mark.parametrize("kind", ["SOCK_STREAM", "SOCK_DGRAM"])
def test_the_kernel_counts_every_call(family: str, address: str, kind: str) -> None:
    assert sent_by(sys.executable, "-c", CALLS, family, kind, address)


def test_the_whole_program_calls_nobody(tmp_path: Path) -> None:
    """Python's calls fail the story itself; of what else is sent the kernel knows, where asked."""
    folder = tmp_path / "story"
    story = sys.executable, str(Path(network_story.__file__)), str(folder)
    if _alone():
        assert sent_by(*story) == {}
    else:
        subprocess.run(story, env=_environment(), check=True, timeout=120)
    assert (folder / "report" / "labels.csv").exists()
