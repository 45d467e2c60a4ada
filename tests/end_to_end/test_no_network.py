"""Nothing calls the network unless the user asks: not Python, not Qt, not what comes with them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from crowdgui.cli import main
from tests.end_to_end import network_story
from tests.folders import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from crowdgui.ui.main_window.window import MainWindow


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


def sent_by(*command: str) -> dict[str, int]:
    """Return what a command and all that it starts tried to send, by the kernel's names."""
    done = subprocess.run(
        ["unshare", "-rn", sys.executable, "-c", COUNTED, *command],
        env={**os.environ, "PYTHONPATH": str(TOP), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, tuple[object, ...]]]:
    """Collect every name that is looked up and every address that is called."""
    made = []

    def refuse(what: str) -> Callable[..., NoReturn]:
        def refused(*arguments: object, **_: object) -> NoReturn:
            made.append((what, arguments))
            raise OSError("no network in this test")

        return refused

    for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr"):
        monkeypatch.setattr(socket, name, refuse(name))
    for name in ("connect", "connect_ex", "sendto"):
        before = getattr(socket.socket, name)

        def local(
            self: socket.socket,
            *arguments: object,
            name: str = name,
            before: Callable[..., object] = before,
        ) -> object:
            if self.family == getattr(socket, "AF_UNIX", None):
                return before(self, *arguments)
            return refuse(name)(self, *arguments)

        monkeypatch.setattr(socket.socket, name, local)
    return made


def test_what_is_called_is_seen(calls: list[tuple[str, tuple[object, ...]]]) -> None:
    with pytest.raises(OSError, match="no network"):
        socket.create_connection(("127.0.0.1", 9))
    with pytest.raises(OSError, match="no network"), socket.socket() as made:
        made.connect(("127.0.0.1", 9))
    assert [what for what, _ in calls] == ["getaddrinfo", "connect"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_python_calls_nobody(
    window: MainWindow, calls: list[tuple[str, tuple[object, ...]]], tmp_path: Path
) -> None:
    network_story.tell(window, tmp_path)
    report = tmp_path / "report"
    assert main(["report", str(tmp_path / "hostile.csv"), "--out", str(report)]) == 0
    assert (report / "labels.csv").exists()
    assert calls == []


@pytest.mark.skipif(not _alone(), reason="no process may have a network of its own here")
@pytest.mark.parametrize(
    ("family", "address"),
    [("AF_INET", "127.0.0.1"), ("AF_INET", "192.0.2.1"), ("AF_INET6", "2001:db8::1")],
)
@pytest.mark.parametrize("kind", ["SOCK_STREAM", "SOCK_DGRAM"])
def test_the_kernel_counts_every_call(family: str, address: str, kind: str) -> None:
    assert sent_by(sys.executable, "-c", CALLS, family, kind, address)


@pytest.mark.skipif(not _alone(), reason="no process may have a network of its own here")
def test_the_whole_program_calls_nobody(tmp_path: Path) -> None:
    story = str(Path(network_story.__file__))
    assert sent_by(sys.executable, story, str(tmp_path / "story")) == {}
    assert (tmp_path / "story" / "report" / "labels.csv").exists()
