#!/usr/bin/env bash
# Writes the documentation as a static site: a catalogue for each product, with links between them.
#
#   Documentation/build.sh [FOLDER] [BASE]
#
# FOLDER is where the site goes, .build/documentation/site if not given. BASE is the path under which it is
# served, such as 'joinery' for https://example.org/joinery; without one, the root. A warning is an error.
# SWIFT_BUILD_FLAGS has more arguments for `swift build`, so that what is built already is used.
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-.build/documentation/site}
base=${2:-}
work=.build/documentation

for product in Joinery JoineryTesting JoinerySwiftUI JoineryExplorer; do
  # shellcheck disable=SC2086 # several words are meant
  swift build --quiet --product "$product" ${SWIFT_BUILD_FLAGS:-}
done
built=$(swift build --show-bin-path)

rm -rf "$work" "$site"
mkdir -p "$work/graphs" "$work/archives" "$(dirname "$site")"

# What a module declares, with what it exports of others, as DocC reads it.
symbols() {
  local module=$1 exported=$2 folder=$work/graphs/$1
  mkdir -p "$folder"
  swift symbolgraph-extract -module-name "$module" -I "$built/Modules" \
    -Xcc "-fmodule-map-file=$built/CJoineryThreads.build/module.modulemap" \
    -Xcc "-fmodule-map-file=$built/CJoineryPage.build/module.modulemap" \
    -target "$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)" \
    -minimum-access-level public -skip-inherited-docs \
    ${exported:+-experimental-allowed-reexported-modules="$exported"} -output-dir "$folder"
}

# The archive of one catalogue.
convert() {
  local target=$1 name=$2
  local arguments=(
    "Sources/$target/$target.docc" --output-dir "$work/archives/$name.doccarchive"
    --fallback-display-name "$name" --fallback-bundle-identifier "joinery.$name"
    --warnings-as-errors)
  if [ -d "$work/graphs/$target" ]; then
    arguments+=(--additional-symbol-graph-dir "$work/graphs/$target")
  fi
  if [ -n "$base" ]; then arguments+=(--hosting-base-path "$base"); fi
  docc convert "${arguments[@]}" >"$work/$name.log" 2>&1 || {
    cat "$work/$name.log" >&2
    exit 1
  }
}

symbols JoineryAnalysis ""
symbols Joinery JoineryComponents
symbols JoineryTesting ""
symbols JoineryExplorer ""
convert JoineryAnalysis JoineryAnalysis
convert Joinery Joinery
convert JoineryTesting JoineryTesting
convert JoineryExplorer JoineryExplorer
# The library is empty where there is no SwiftUI, so these have articles only.
convert JoinerySwiftUI JoinerySwiftUI
convert JoineryTool joinery-tool

docc merge "$work"/archives/*.doccarchive --output-path "$site" \
  --synthesized-landing-page-name "Joinery" --synthesized-landing-page-kind "Package"
echo "$site: open documentation/ through a web server, such as 'python3 -m http.server --directory $site'"
