#!/usr/bin/env bash
# bash packaging/release.sh VERSION: make a release of what is committed, once all tests pass.
# The version, the changelog and a tag are committed here; nothing is sent anywhere.
set -euo pipefail
root=$(cd "${BASH_SOURCE[0]%/*}/.." && pwd)
cd "$root"

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

version=${1-}
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail 'Say which version, such as 1.2.0.'
[[ -z $(git status --porcelain) ]] || fail 'There are changes that are not committed.'
git rev-parse -q --verify "refs/tags/v$version" >/dev/null && fail "There is a release $version already."
before=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' crowdgui/__init__.py)
newer=$(printf '%s\n' "$before" "$version" | sort -t. -k1,1n -k2,2n -k3,3n | tail -n 1)
[[ $newer == "$version" ]] || fail "$version comes before $before, which it is to follow."
told=$(sed -n '/^## Unreleased$/,/^## [0-9]/p' CHANGELOG.md | grep -c '^- ' || true)
((told)) || fail 'CHANGELOG.md says nothing under “Unreleased”.'

bash packaging/test.sh

changed=(crowdgui/__init__.py CHANGELOG.md CITATION.cff)
put_back() { git checkout -q -- "${changed[@]}"; }
trap put_back ERR
# Without -i, which other systems know in another form.
edit() {
  sed "$1" "$2" >"$2.new"
  cat "$2.new" >"$2"
  rm "$2.new"
}
edit "s/^__version__ = .*/__version__ = \"$version\"/" crowdgui/__init__.py
edit "s/^## Unreleased\$/## $version ($(date +%Y-%m-%d))/" CHANGELOG.md
edit "s/^version: .*/version: $version/" CITATION.cff
git commit -q -m "release: $version" -- "${changed[@]}"
git tag -a "v$version" -m "CrowdGUI $version"
printf '%s\n' "Release $version is committed and tagged. To have it built: git push --follow-tags"
