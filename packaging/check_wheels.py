"""Check that Windows and macOS get by pip all that the application imports: check_wheels.py WHEEL.

For each system pip is asked for wheels alone, as it would choose them there, and every module that
the code imports is looked up in them. Needs the network, and some 400 MB for a while.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

PYTHON = "3.13"
SYSTEMS = {
    "Windows": ["win_amd64"],
    # Qt is for macOS 13 and newer; what is made for an older one serves.
    "macOS": [
        *(f"macosx_{major}_0_{kind}" for major in (13, 12, 11) for kind in ("arm64", "universal2")),
        *(f"macosx_10_{minor}_universal2" for minor in (13, 9)),
    ],
}
OPTIONAL = {"dask", "distributed", "fsspec"}
"""Asked for by name (crowdgui[dask]), and imported only where they are there."""

FOR_CHECKERS = {"_typeshed"}
"""Imported by checkers of types alone."""

EMBEDDED = {"shibokensupport"}
"""Lies inside shiboken's library, and is done without where it is not there."""


def imported(wheel: Path) -> set[str]:
    """Find the modules that the code of a wheel imports, but for those of Python and its own."""
    found: set[str] = set()
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith(".py"):
                continue
            for node in ast.walk(ast.parse(archive.read(name))):
                if isinstance(node, ast.Import):
                    found |= {each.name for each in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    own = {"crowdgui", *sys.stdlib_module_names, *OPTIONAL, *FOR_CHECKERS, *EMBEDDED}
    return {name for name in found if name.partition(".")[0] not in own}


def modules(wheels: list[Path]) -> set[str]:
    """List the modules that wheels hold, those in C included."""
    held: set[str] = set()
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                path = Path(name)
                if path.suffix in (".py", ".pyd", ".so"):
                    plain = path.with_name(path.name.partition(".")[0])
                    parts = plain.parts[:-1] if plain.name == "__init__" else plain.parts
                    held.add(".".join(parts))
    return held


def main(wheel: Path) -> None:
    wanted = imported(wheel)
    for system, tags in SYSTEMS.items():
        with tempfile.TemporaryDirectory() as folder:
            platforms = [word for tag in tags for word in ("--platform", tag)]
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", folder]
            command += ["--only-binary", ":all:", "--python-version", PYTHON, *platforms]
            subprocess.run([*command, str(wheel)], check=True)
            got = sorted(Path(folder).glob("*.whl"))
            missing = wanted - modules(got)
            size = sum(each.stat().st_size for each in got) / 1e6
            print(f"{system}: {len(got)} wheels, {size:.0f} MB, {len(wanted)} modules imported")
            for each in sorted(got, key=lambda path: -path.stat().st_size):
                print(f"  {each.stat().st_size / 1e6:6.1f} MB {each.name}")
            if missing:
                raise SystemExit(f"Not in the wheels for {system}: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
