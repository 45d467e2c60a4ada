#!/usr/bin/env bash
# bash packaging/try_linux.sh [SUITE…]: try the .deb and the tarball of dist/ in a fresh Debian
# (bookworm and trixie unless others are named): install each, start the application on a display of
# its own, and remove it again.
# Needs root and mmdebstrap; each Debian is made in a temporary folder and goes with it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [[ $(id -u) != 0 ]] || ! has mmdebstrap || ! has unshare; then
  say 'Not tried: a fresh Debian needs root, mmdebstrap and unshare.'
  exit 0
fi
debs=("$root"/dist/crowdgui_*_"$(dpkg --print-architecture)".deb)
tarballs=("$root"/dist/crowdgui-*-linux-"$(uname -m)".tar.gz)
[[ -f ${debs[0]} && -f ${tarballs[0]} ]] ||
  fail 'There is no .deb or no tarball in dist: run packaging/build.sh first.'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is done inside: all that an administrator and a user do, in turn.
cat >"$work/inside.sh" <<'INSIDE'
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/tmp/home
mkdir -p "$HOME" && cd "$HOME"
mount -t proc proc /proc

# use PROGRAM: check it, have it label a sample, and see its window on the display.
use() {
  local samples window
  samples=$(dirname "$(readlink -f "$(command -v "$1")")")/_internal/resources/samples
  "$1" doctor
  rm -rf report
  "$1" report "$samples/street-signs.csv" --out report >/dev/null
  ls report
  timeout 180 "$1" --sample --picture window.png
  [[ -s window.png ]]
  echo "Window: $(stat -c %s window.png) bytes of picture"
  "$1" --sample & window=$!
  for _ in $(seq 120); do
    if xwininfo -root -tree | grep -q '("crowdgui" "CrowdGUI")'; then break; fi
    sleep 0.5
  done
  xwininfo -root -tree | grep -m 1 '("crowdgui" "CrowdGUI")'
  kill "$window" && wait "$window" || true
}

# nothing_left BUT: no file of the application is there, but in that place and what was brought here.
nothing_left() {
  local left
  left=$(find / -xdev -iname '*crowdgui*' -not -path "$1" -not -path '/tmp/crowdgui*' -not -path '/var/*')
  [[ -z $left ]] || { echo "Left behind: $left"; exit 1; }
}

apt-get update -qq
apt-get install -yqq --no-install-recommends /tmp/crowdgui.deb >/tmp/apt.txt 2>&1 || { cat /tmp/apt.txt; exit 1; }
echo "Installed: $(dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} kB' crowdgui)"
mapfile -t added < <(grep -oP '^Setting up \K[^ ]+' /tmp/apt.txt)
echo "Packages that came with it: ${#added[@]}"
# What shows a window is no part of what is tried.
apt-get install -yqq --no-install-recommends xvfb x11-utils >/dev/null 2>&1
export DISPLAY=:7
Xvfb :7 -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
use crowdgui
apt-get purge -yqq crowdgui >/dev/null 2>&1
nothing_left '/tmp/*'
echo 'The .deb is removed: nothing of it is left.'

mkdir apps
tar -C apps -xzf /tmp/crowdgui.tar.gz
use apps/crowdgui/crowdgui
rm -r apps
nothing_left '/tmp/home/.*'
echo 'The tarball is removed: settings in the own folder of who used it are left.'
kill "$screen" && wait "$screen" || true
INSIDE

(($#)) || set -- bookworm trixie
for suite; do
  say "Trying $(basename "${debs[0]}") and $(basename "${tarballs[0]}") in a fresh Debian $suite."
  mmdebstrap --quiet --variant=minbase "$suite" "$work/$suite" || fail "Debian $suite could not be made."
  cp "${debs[0]}" "$work/$suite/tmp/crowdgui.deb"
  cp "${tarballs[0]}" "$work/$suite/tmp/crowdgui.tar.gz"
  cp "$work/inside.sh" "$work/$suite/tmp/"
  cp /etc/resolv.conf "$work/$suite/etc/" 2>/dev/null || true
  unshare --mount --pid --fork --kill-child chroot "$work/$suite" bash /tmp/inside.sh ||
    fail "What was built does not work in Debian $suite."
  cp "$work/$suite/tmp/home/window.png" "$root/dist/window-$suite.png"
  rm -rf "${work:?}/$suite"
done
