#!/usr/bin/env bash
# bash packaging/smoke.sh PROGRAM: check a built application against the one in the source tree.
# It has to pass its own checks, label a sample exactly as the source does, and open its window.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

program=$1
sample=$root/resources/samples/street-signs.csv
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A bare environment shows whether the application carries all it needs; Windows starts nothing in one.
bare=(env -i "HOME=$work" "PATH=/usr/bin:/bin" "LANG=C.UTF-8" QT_QPA_PLATFORM=offscreen)
if [[ $OSTYPE == msys* || $OSTYPE == cygwin* ]]; then bare=(env QT_QPA_PLATFORM=offscreen); fi

say 'Checking: doctor'
"${bare[@]}" "$program" doctor >"$work/doctor.txt" || {
  cat "$work/doctor.txt" >&2
  fail 'The built application does not pass its own checks.'
}

say 'Checking: the same labels as from the source'
"${bare[@]}" "$program" report "$sample" --html --pdf --out "$work/built" >/dev/null
# In the same environment: variables such as OPENBLAS_CORETYPE change the last digit.
"${bare[@]}" "$bin/python" -m crowdgui report "$sample" --out "$work/source" >/dev/null
for file in labels.csv workers.csv guarantee.json; do
  cmp -s "$work/built/$file" "$work/source/$file" ||
    fail "$file of the built application is not that of the source."
done
for file in report.html report.pdf; do
  [[ -s $work/built/$file ]] || fail "The built application wrote no $file."
done

say 'Checking: the window'
"${bare[@]}" "$program" --sample --picture "$work/window.png" ||
  fail 'The window of the built application did not open.'
[[ -s $work/window.png ]] || fail 'The window of the built application showed nothing.'
say 'The built application works.'
