"""What the shops of applications are told agrees with the project and with itself."""

from __future__ import annotations

import configparser
import importlib.util
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
import yaml

from crowdgui import __version__
from tests.folders import ROOT

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("manifests", ROOT / "packaging/manifests.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["manifests"] = module
    spec.loader.exec_module(module)
    return module


manifests = _load()
FACTS = manifests.read_facts()
LINUX = ROOT / "packaging" / "linux"


def _metainfo() -> ElementTree.Element:
    return ElementTree.fromstring(manifests.metainfo(FACTS))


def _desktop() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{manifests.APP_ID}.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_facts_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert FACTS.version == __version__
    assert FACTS.licence == project["license"]
    # Flathub takes the identifier for the address of the repository, and asks who is behind it.
    *_, owner, name = manifests.APP_ID.split(".")
    assert FACTS.homepage == f"https://github.com/{owner}/{name}"
    assert project["description"].startswith(manifests.SUMMARY)
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == __version__
    assert cited["authors"] == [{"name": FACTS.developer}]
    assert (cited["license"], cited["repository-code"]) == (FACTS.licence, FACTS.homepage)


def test_one_identifier_names_the_window_its_entry_its_icon_and_its_files() -> None:
    entry, told = _desktop(), _metainfo()
    code = (ROOT / "crowdgui/ui/app.py").read_text("utf-8")
    assert f'setDesktopFileName("{manifests.APP_ID}")' in code
    assert f"id={manifests.APP_ID}\n" in (ROOT / "packaging/build.sh").read_text("utf-8")
    assert f'"{manifests.APP_ID}"' in (ROOT / "packaging/crowdgui.spec").read_text("utf-8")
    assert (entry["Name"], entry["Icon"]) == (manifests.NAME, manifests.APP_ID)
    assert entry["Comment"] == manifests.SUMMARY
    assert told.findtext("id") == manifests.APP_ID
    assert told.findtext("launchable") == f"{manifests.APP_ID}.desktop"
    mime = ElementTree.parse(LINUX / f"{manifests.APP_ID}.mime.xml").getroot()
    kind = mime[0].get("type")
    assert kind == told.findtext("provides/mediatype") == entry["MimeType"].rstrip(";")
    assert mime[0].find("{*}icon").get("name") == manifests.APP_ID  # type: ignore[union-attr]
    assert mime[0].find("{*}glob").get("pattern") == "*.crowd"  # type: ignore[union-attr]


def test_metadata_show_pictures_and_releases_that_there_are() -> None:
    told = _metainfo()
    pictures = [image.text or "" for image in told.iter("image")]
    assert len(pictures) >= 3
    for place in pictures:
        assert f"/v{__version__}/.github/screenshots/" in place
        assert (ROOT / ".github/screenshots" / place.rsplit("/", 1)[1]).exists()
    releases = list(told.iter("release"))
    assert releases[0].get("version") == __version__
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", r.get("date") or "") for r in releases)
    notes = [note.text or "" for note in releases[0].iter("li")]
    assert notes
    assert not [note for note in notes if re.search(r"[*`]|\]\(", note)]
    assert "@" not in ElementTree.tostring(told, "unicode")


def test_releases_are_the_sections_of_the_changelog() -> None:
    text = """# Changelog

## Unreleased

## 1.1.0 (2027-02-03)

### Opening

- Open *this* & [that](x.md). More of it.
- Two.

### Building and testing

- Untold.

## 1.0.0 (2027-01-02)

- First.
"""
    new, old = manifests.read_releases(text, "1.1.0")
    assert (new.version, new.date) == ("1.1.0", "2027-02-03")
    assert new.subjects == {"Opening": ["Open this & that.", "Two."]}
    assert (old.version, old.subjects) == ("1.0.0", {"": ["First."]})
    # What is not released yet stands for the version that it will be.
    (only,) = manifests.read_releases("## Unreleased\n\n- One.\n", "0.1.0")
    assert only.version == "0.1.0"


def _validated(*command: str) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not there")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_metadata_are_valid(tmp_path: Path) -> None:
    if shutil.which("appstreamcli") is not None:
        said = subprocess.check_output(["appstreamcli", "--version"], text=True)
        if " 0." in said:
            pytest.skip("appstreamcli before 1.0 does not know developers")
    file = tmp_path / f"{manifests.APP_ID}.metainfo.xml"
    file.write_text(manifests.metainfo(FACTS), "utf-8")
    _validated("appstreamcli", "validate", "--strict", "--no-net", str(file))


def test_menu_entry_is_valid() -> None:
    _validated("desktop-file-validate", str(LINUX / f"{manifests.APP_ID}.desktop"))


def test_winget_names_the_installer_that_inno_setup_makes() -> None:
    script = (ROOT / "packaging/windows/crowdgui.iss").read_text("utf-8")
    files = manifests.winget(FACTS, "ab" * 32)
    assert len(files) == 3
    assert {(f["PackageIdentifier"], f["PackageVersion"]) for f in files.values()} == {
        ("CrowdGUI.CrowdGUI", __version__)
    }
    kinds = {name: content["ManifestType"] for name, content in files.items()}
    assert sorted(kinds.values()) == ["defaultLocale", "installer", "version"]
    installer = files["CrowdGUI.CrowdGUI.installer.yaml"]
    (one,) = installer["Installers"]
    name = re.search(r"^OutputBaseFilename=(.+)$", script, re.MULTILINE)
    assert name is not None
    assert one["InstallerUrl"].endswith(f"/{name[1].replace('{#Version}', __version__)}.exe")
    assert one["InstallerSha256"] == "AB" * 32
    assert f"AppId={{{installer['ProductCode'].removesuffix('_is1')}\n" in script
    assert f"AppPublisher={FACTS.developer}\n" in script
    assert yaml.safe_load(yaml.safe_dump(files)) == files


def test_homebrew_names_the_archive_of_the_build(tmp_path: Path) -> None:
    text = manifests.cask(FACTS, "cd" * 32)
    assert f'version "{__version__}"' in text
    assert "crowdgui-#{version}-macos-arm64.zip" in text
    build = (ROOT / "packaging/build.sh").read_text("utf-8")
    assert '"crowdgui-$version-macos-$(uname -m).zip"' in build
    (tmp_path / "crowdgui.rb").write_text(text, "utf-8")
    _validated("ruby", "-c", str(tmp_path / "crowdgui.rb"))


def test_flatpak_is_bound_to_hashes_and_to_the_files_it_installs(tmp_path: Path) -> None:
    wheel = tmp_path / f"crowdgui-{__version__}-py3-none-any.whl"
    sdist = tmp_path / f"crowdgui-{__version__}.tar.gz"
    wheel.write_bytes(b"wheel")
    sdist.write_bytes(b"sdist")

    def found(url: str) -> dict[str, object]:
        return {"download_info": {"url": url, "archive_info": {"hashes": {"sha256": "0f" * 32}}}}

    there = "https://packages.example/"
    report = {
        "install": [
            found(f"{there}numpy-2-cp313-cp313-manylinux_2_28_x86_64.whl"),
            found(f"{there}jinja2-3-py3-none-any.whl"),
            found(wheel.as_uri()),
        ]
    }
    sources = manifests.sources_of(report, "x86_64")
    assert [source.get("only-arches") for source in sources] == [["x86_64"], None]
    made = manifests.flatpak(FACTS, sources, wheel, sdist)
    assert made["id"] == manifests.APP_ID
    assert all(len(s["sha256"]) == 64 for module in made["modules"] for s in module["sources"])
    # Each file it takes from the source is in the source.
    commands = "\n".join(made["modules"][1]["build-commands"])
    taken = re.findall(r"(?:packaging|resources)/\S+", commands)
    assert len(taken) == 4
    assert all((ROOT / place).exists() for place in taken)
    assert yaml.safe_load(yaml.safe_dump(made)) == made


def test_sums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"")
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    manifests.main(["sums", str(tmp_path)])
    assert (tmp_path / "SHA256SUMS").read_text("utf-8") == f"{empty}  a.txt\n"


def test_macos_opens_and_owns_projects() -> None:
    spec = (ROOT / "packaging/crowdgui.spec").read_text("utf-8")
    found = re.search(r"info_plist=(\{.*?\n    \}),", spec, re.DOTALL)
    assert found is not None
    plist = eval(found[1], {"__version__": __version__, "APP_ID": manifests.APP_ID})
    assert plistlib.loads(plistlib.dumps(plist)) == plist
    (kind,) = plist["CFBundleDocumentTypes"]
    (owned,) = plist["UTExportedTypeDeclarations"]
    assert kind["LSItemContentTypes"] == [owned["UTTypeIdentifier"]]
    assert owned["UTTypeTagSpecification"]["public.filename-extension"] == ["crowd"]
