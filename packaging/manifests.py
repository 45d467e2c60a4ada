"""What the shops of applications are told, made from one record of facts.

    manifests.py metainfo FILE       the AppStream metadata of this version, for Linux
    manifests.py sums DIST           SHA256SUMS of what is in DIST
    manifests.py stores DIST FOLDER  Flatpak, winget and Homebrew, from the files in DIST

The facts are those of pyproject.toml, the version of the package, CHANGELOG.md and the installer's
script; nothing is said twice. `stores` asks pip which wheels Flatpak needs, and so the network.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
APP_ID = "io.github.crowdgui.CrowdGUI"
NAME = "CrowdGUI"
STORE_ID = f"{NAME}.{NAME}"
SUMMARY = "Final labels, worker quality and an error guarantee"
DESCRIPTION = (
    "CrowdGUI turns a file of labels given by many workers into final labels to hand on. It says "
    "how sure each of them is, how good each worker is and who may be guessing, and how far the "
    "result can be trusted. Everything stays on this computer: files are only read, never changed."
)
TAGS = ("annotation", "crowdsourcing", "labels", "quality", "statistics")
_MOST_NOTES = 3
"""Notes told of each subject of a release; the others are where it links to."""

_OF_DEVELOPERS = "Building and testing"

FLATPAK_PYTHON = "3.13"
FLATPAK_RUNTIME = "25.08"
"""Of freedesktop.org, whose Python is the one above."""

_NEWEST_GLIBC = 42
"""Of its C library, version 2: wheels for this or an older one can be loaded."""


@dataclass(frozen=True)
class Release:
    """A section of the changelog: subjects with the first sentence of each note."""

    version: str
    date: str
    subjects: dict[str, list[str]]


@dataclass(frozen=True)
class Facts:
    version: str
    licence: str
    developer: str
    homepage: str
    issues: str
    releases: tuple[Release, ...]

    @property
    def files(self) -> str:
        """Where the files of this version are downloaded."""
        return f"{self.homepage}/releases/download/v{self.version}"


def read_facts(root: Path = ROOT) -> Facts:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    code = (root / "crowdgui" / "__init__.py").read_text("utf-8")
    version = _found(r'^__version__ = "(.+)"$', code)
    return Facts(
        version,
        project["license"],
        project["authors"][0]["name"],
        project["urls"]["Homepage"],
        project["urls"]["Issues"],
        tuple(read_releases((root / "CHANGELOG.md").read_text("utf-8"), version)),
    )


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text, re.MULTILINE)
    if found is None:
        raise SystemExit(f"Not found where it should be: {pattern}")
    return found[1]


def read_releases(text: str, version: str) -> list[Release]:
    """Read the changelog, newest first; what is not released yet is of today and of `version`."""
    releases: list[Release] = []
    today = datetime.now(UTC).date().isoformat()
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = section.partition("\n")
        named = re.fullmatch(r"([\d.]+) \((\d{4}-\d\d-\d\d)\)", head.strip())
        subjects: dict[str, list[str]] = {}
        subject = ""
        for line in body.splitlines():
            if line.startswith("### "):
                subject = line.removeprefix("### ")
            elif line.startswith("- ") and subject != _OF_DEVELOPERS:
                subjects.setdefault(subject, []).append(_first_sentence(line.removeprefix("- ")))
        if subjects:
            releases.append(Release(*(named.groups() if named else (version, today)), subjects))
    # Between two releases the version is still that of the last one.
    return [r for i, r in enumerate(releases) if r.version not in {o.version for o in releases[:i]}]


def _first_sentence(note: str) -> str:
    plain = re.sub(r"\[([^\]]+)\]\([^)]+\)|[*`]", r"\1", note)
    return re.split(r"(?<=[.!?]) (?=[A-Z])", plain, maxsplit=1)[0]


def metainfo(facts: Facts, root: Path = ROOT) -> str:
    """Fill in the AppStream metadata that stands in packaging/linux."""
    shots = f"{facts.homepage.replace('github.com', 'raw.githubusercontent.com')}/v{facts.version}"
    filled = {
        "id": APP_ID,
        "name": NAME,
        "summary": SUMMARY,
        "licence": facts.licence,
        "developer": facts.developer,
        "homepage": facts.homepage,
        "issues": facts.issues,
        "screenshots": f"{shots}/.github/screenshots",
    }
    text = (root / "packaging" / "linux" / f"{APP_ID}.metainfo.xml").read_text("utf-8")
    for name, value in filled.items():
        text = text.replace(f"@{name}@", escape(value))
    releases = "".join(_release_xml(release, facts) for release in facts.releases)
    return text.replace("    @releases@\n", releases)


def _release_xml(release: Release, facts: Facts) -> str:
    lines = [f'    <release version="{release.version}" date="{release.date}">']
    lines += [f'      <url type="details">{facts.homepage}/blob/main/CHANGELOG.md</url>']
    lines += ["      <description>"]
    for subject, notes in release.subjects.items():
        items = "".join(f"<li>{escape(note)}</li>" for note in notes[:_MOST_NOTES])
        lines += [
            f"        <p>{escape(subject)}:</p>" if subject else "",
            f"        <ul>{items}</ul>",
        ]
    lines += ["      </description>", "    </release>"]
    return "".join(f"{line}\n" for line in lines if line)


def sums(folder: Path) -> str:
    """List the files of a folder as `sha256sum --check` reads them."""
    files = sorted(
        path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS"
    )
    return "".join(f"{_sha256(path)}  {path.name}\n" for path in files)


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def winget(facts: Facts, sha256: str, root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """Make the three files that winget wants of a version, by their names."""
    app = _found(
        r"^AppId=\{(\{.+\})$", (root / "packaging/windows/crowdgui.iss").read_text("utf-8")
    )
    same = {"PackageIdentifier": STORE_ID, "PackageVersion": facts.version}
    kind = {"ManifestVersion": "1.10.0"}
    installer = {
        "InstallerType": "inno",
        "Scope": "user",
        "InstallModes": ["interactive", "silent", "silentWithProgress"],
        "UpgradeBehavior": "install",
        "FileExtensions": ["crowd"],
        "ProductCode": f"{app}_is1",
        "ReleaseDate": facts.releases[0].date,
        "Installers": [
            {
                "Architecture": "x64",
                "InstallerUrl": f"{facts.files}/crowdgui-{facts.version}-windows.exe",
                "InstallerSha256": sha256.upper(),
            }
        ],
    }
    locale = {
        "PackageLocale": "en-US",
        "Publisher": facts.developer,
        "PublisherUrl": facts.homepage,
        "PublisherSupportUrl": facts.issues,
        "PackageName": NAME,
        "PackageUrl": facts.homepage,
        "License": facts.licence,
        "LicenseUrl": f"{facts.homepage}/blob/main/LICENSE",
        "ShortDescription": SUMMARY,
        "Description": DESCRIPTION,
        "Moniker": NAME.lower(),
        "Tags": list(TAGS),
        "ReleaseNotesUrl": f"{facts.homepage}/releases/tag/v{facts.version}",
    }
    return {
        f"{STORE_ID}.yaml": same | {"DefaultLocale": "en-US", "ManifestType": "version"} | kind,
        f"{STORE_ID}.installer.yaml": same | installer | {"ManifestType": "installer"} | kind,
        f"{STORE_ID}.locale.en-US.yaml": same | locale | {"ManifestType": "defaultLocale"} | kind,
    }


def cask(facts: Facts, sha256: str) -> str:
    """Make Homebrew's recipe; what it removes is where Qt keeps settings and data on macOS."""
    return f'''cask "{NAME.lower()}" do
  version "{facts.version}"
  sha256 "{sha256}"

  url "{facts.homepage}/releases/download/v#{{version}}/crowdgui-#{{version}}-macos-arm64.zip"
  name "{NAME}"
  desc "{SUMMARY}"
  homepage "{facts.homepage}"

  depends_on arch: :arm64
  depends_on macos: ">= :ventura"

  app "{NAME}.app"
  binary "#{{appdir}}/{NAME}.app/Contents/MacOS/crowdgui"

  zap trash: [
    "~/.config/{NAME}",
    "~/Library/Application Support/{NAME}",
    "~/Library/Saved Application State/{APP_ID}.savedState",
  ]
end
'''


def flatpak(facts: Facts, wheels: list[dict[str, Any]], wheel: Path, sdist: Path) -> dict[str, Any]:
    """Make Flatpak's manifest: `wheels` are sources, the files are those of this version."""
    own = [
        {"type": "file", "url": f"{facts.files}/{wheel.name}", "sha256": _sha256(wheel)},
        {"type": "archive", "url": f"{facts.files}/{sdist.name}", "sha256": _sha256(sdist)},
    ]
    share, pip = "/app/share", "pip3 install --no-index --no-deps --no-compile --prefix=/app"
    return {
        "id": APP_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": FLATPAK_RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "crowdgui",
        "finish-args": [
            "--share=ipc",
            "--socket=wayland",
            "--socket=fallback-x11",
            "--device=dri",
            # A project is a database: its journal stands beside it, where no portal lets it.
            "--filesystem=xdg-documents",
            "--filesystem=xdg-download",
            "--filesystem=xdg-desktop",
        ],
        "modules": [
            {
                "name": "python-packages",
                "buildsystem": "simple",
                "build-commands": [f"{pip} *.whl"],
                "sources": wheels,
            },
            {
                "name": "crowdgui",
                "buildsystem": "simple",
                "build-commands": [
                    f"{pip} {wheel.name}",
                    f"python3 packaging/manifests.py metainfo {APP_ID}.metainfo.xml",
                    f"install -Dm644 -t {share}/metainfo {APP_ID}.metainfo.xml",
                    f"install -Dm644 -t {share}/applications packaging/linux/{APP_ID}.desktop",
                    f"install -Dm644 packaging/linux/{APP_ID}.mime.xml"
                    f" {share}/mime/packages/{APP_ID}.xml",
                    "install -Dm644 resources/icons/crowdgui.svg"
                    f" {share}/icons/hicolor/scalable/apps/{APP_ID}.svg",
                ],
                "sources": own,
            },
        ],
    }


def resolve_wheels(wheel: Path, architecture: str) -> list[dict[str, Any]]:
    """Ask pip which wheels an application needs on a Linux, as sources for Flatpak."""
    known = [f"manylinux_2_{minor}_{architecture}" for minor in range(_NEWEST_GLIBC, 4, -1)]
    platforms = [
        word for tag in [*known, f"manylinux2014_{architecture}"] for word in ("--platform", tag)
    ]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
    command += ["--only-binary", ":all:", "--python-version", FLATPAK_PYTHON, *platforms]
    command += ["--target", "unused", "--report", "-", str(wheel)]
    report = json.loads(subprocess.check_output(command))
    return sources_of(report, architecture)


def sources_of(report: dict[str, Any], architecture: str) -> list[dict[str, Any]]:
    """List what pip would install as sources, each bound to its hash, but for the application."""
    sources = []
    for entry in report["install"]:
        where = entry["download_info"]
        if where["url"].startswith("file:") and "/crowdgui-" in where["url"]:
            continue
        if not where["url"].startswith("https:"):
            raise SystemExit(
                f"Only found on this computer, where nobody else finds it: {where['url']}"
            )
        source = {
            "type": "file",
            "url": where["url"],
            "sha256": where["archive_info"]["hashes"]["sha256"],
        }
        if not where["url"].endswith("-any.whl"):
            source["only-arches"] = [architecture]
        sources.append(source)
    return sources


def write_stores(dist: Path, folder: Path) -> None:
    """Write what each shop wants, from the files of a release."""
    import yaml

    facts = read_facts()
    folder.mkdir(parents=True, exist_ok=True)
    windows, mac = (
        dist / f"crowdgui-{facts.version}-windows.exe",
        dist / f"crowdgui-{facts.version}-macos-arm64.zip",
    )
    wheel = dist / f"crowdgui-{facts.version}-py3-none-any.whl"
    sdist = dist / f"crowdgui-{facts.version}.tar.gz"
    documents: dict[str, Any] = {}
    if windows.exists():
        documents |= winget(facts, _sha256(windows))
    if wheel.exists() and sdist.exists():
        both = [s for each in ("x86_64", "aarch64") for s in resolve_wheels(wheel, each)]
        wheels = [source for i, source in enumerate(both) if source not in both[:i]]
        documents[f"{APP_ID}.yml"] = flatpak(facts, wheels, wheel, sdist)
    for name, content in documents.items():
        text = yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=100)
        (folder / name).write_text(text, "utf-8")
    if mac.exists():
        (folder / "crowdgui.rb").write_text(cask(facts, _sha256(mac)), "utf-8")


def main(words: list[str]) -> None:
    match words:
        case ["metainfo", file]:
            Path(file).write_text(metainfo(read_facts()), "utf-8")
        case ["sums", dist]:
            (Path(dist) / "SHA256SUMS").write_text(sums(Path(dist)), "utf-8")
        case ["stores", dist, folder]:
            write_stores(Path(dist), Path(folder))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
