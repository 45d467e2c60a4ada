#!/usr/bin/env bash
# bash packaging/try_deb.sh [SUITE…]: install the .deb of dist/ in a fresh Debian (bookworm and trixie
# unless others are named), start the application on a display of its own, and remove it again.
# Needs root and mmdebstrap; each Debian is made in a temporary folder and goes with it.
set -euo pipefail
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [[ $(id -u) != 0 ]] || ! has mmdebstrap || ! has unshare; then
  say 'Not tried: installing the .deb in a fresh Debian needs root, mmdebstrap and unshare.'
  exit 0
fi
debs=("$root"/dist/crowdgui_*_"$(dpkg --print-architecture)".deb)
[[ -f ${debs[0]} ]] || fail 'There is no .deb in dist: run packaging/build.sh first.'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is done inside: all that an administrator and a user do, in turn.
cat >"$work/inside.sh" <<'INSIDE'
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/tmp/home
mkdir -p "$HOME" && cd "$HOME"
mount -t proc proc /proc
find / -xdev -not -path '/tmp/*' -not -path '/var/*' -not -path '/etc/*' | sort >/tmp/before
apt-get update -qq
apt-get install -yqq --no-install-recommends /tmp/crowdgui.deb >/tmp/apt.txt 2>&1 || { cat /tmp/apt.txt; exit 1; }
echo "Installed: $(dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} kB' crowdgui)"
mapfile -t added < <(grep -oP '^Setting up \K[^ ]+' /tmp/apt.txt)
echo "Packages that came with it: ${#added[@]}"
crowdgui doctor
crowdgui report /opt/crowdgui/_internal/resources/samples/street-signs.csv --out report >/dev/null
ls report
# What shows a window is no part of what is tried.
apt-get install -yqq --no-install-recommends xvfb x11-utils >/dev/null 2>&1
Xvfb :7 -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
export DISPLAY=:7
timeout 180 crowdgui --sample --picture window.png
[[ -s window.png ]] && echo "Window: $(stat -c %s window.png) bytes of picture"
crowdgui --sample & window=$!
for _ in $(seq 60); do
  if xwininfo -root -tree | grep -q '("crowdgui" "CrowdGUI")'; then break; fi
  sleep 0.5
done
xwininfo -root -tree | grep '("crowdgui" "CrowdGUI")' | head -n 1
kill "$window" && wait "$window" || true
kill "$screen" && wait "$screen" || true
apt-get remove -yqq xvfb x11-utils >/dev/null 2>&1
apt-get purge -yqq crowdgui >/dev/null 2>&1
left=$(find / -xdev -iname '*crowdgui*' -not -path '/tmp/*' -not -path '/proc/*' -not -path '/var/*')
[[ -z $left ]] || { echo "Left behind: $left"; exit 1; }
echo 'Removed: nothing of it is left.'
INSIDE

(($#)) || set -- bookworm trixie
for suite; do
  say "Trying $(basename "${debs[0]}") in a fresh Debian $suite."
  mmdebstrap --quiet --variant=minbase "$suite" "$work/$suite" || fail "Debian $suite could not be made."
  cp "${debs[0]}" "$work/$suite/tmp/crowdgui.deb"
  cp "$work/inside.sh" "$work/$suite/tmp/"
  cp /etc/resolv.conf "$work/$suite/etc/" 2>/dev/null || true
  unshare --mount --pid --fork --kill-child chroot "$work/$suite" bash /tmp/inside.sh ||
    fail "The .deb does not work in Debian $suite."
  cp "$work/$suite/tmp/home/window.png" "$root/dist/window-$suite.png"
  rm -rf "${work:?}/$suite"
done
