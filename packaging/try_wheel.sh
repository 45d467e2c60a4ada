#!/usr/bin/env bash
# bash packaging/try_wheel.sh: build the source archive and the wheel into dist/, and try the wheel
# as somebody gets it: the archive makes the same wheel, PyPI would take both, and in an environment
# of its own it passes its checks, labels a sample as the source tree does, and serves Python.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Pictures and PDF need the system's libraries as the window does.
set_up window
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$bin/python" -m venv "$work/tools"
"$bin/python" -m venv "$work/clean"
case $OSTYPE in msys* | cygwin*) scripts=Scripts ;; *) scripts=bin ;; esac
tools=$work/tools/$scripts clean=$work/clean/$scripts

say 'Building the source archive, and from it the wheel.'
quietly "$tools/python" -m pip install -q --disable-pip-version-check build twine
mkdir -p "$root/dist"
rm -f "$root"/dist/crowdgui-*.whl
(cd "$root" && quietly "$tools/python" -m build --outdir "$work/from-archive" .)
(cd "$root" && quietly "$tools/python" -m build --wheel --outdir "$work/from-tree" .)
wheel=$(basename "$work"/from-tree/*.whl)
cmp "$work/from-archive/$wheel" "$work/from-tree/$wheel" ||
  fail 'The wheel of the source archive is another than that of the source tree.'
"$tools/python" -m twine check --strict "$work"/from-archive/*
cp "$work"/from-archive/* "$root/dist/"

say "Installing $wheel in an environment of its own."
quietly "$clean/python" -m pip install -q --disable-pip-version-check "$root/dist/$wheel"
cd "$work"
export QT_QPA_PLATFORM=offscreen
unset PYTHONPATH
"$clean/crowdgui" doctor
sample=$root/resources/samples/street-signs.csv
"$clean/crowdgui" report "$sample" --html --pdf --out "$work/installed" >/dev/null
"$bin/python" -m crowdgui report "$sample" --html --pdf --out "$work/source" >/dev/null
# The report says when it was made.
for file in labels.csv workers.csv guarantee.json; do
  cmp "$work/installed/$file" "$work/source/$file" ||
    fail "$file of the installed wheel is not that of the source."
done
"$clean/python" - <<'PYTHON'
import sys
from pathlib import Path

import crowdgui
from crowdgui.io.resources import resource

assert Path(sys.prefix) in Path(crowdgui.__file__).parents, crowdgui.__file__
parts = ("fonts", "help/start.md", "help/de", "icons/crowdgui.svg", "languages/crowdgui_de.qm",
         "report", "controls")
for part in parts:
    resource(part)
result = crowdgui.aggregate(crowdgui.read(crowdgui.sample()))
print(f"{len(result.labels)} final labels from Python; {result.guarantee.sentence}")
PYTHON
say "The wheel works: $(du -h "$root/dist/$wheel" | cut -f1)."
