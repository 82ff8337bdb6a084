#!/bin/sh
# Makes the application bundle of macOS from programs of one or more processors (universal if there are two), and packs
# it. Runs on macOS alone, for lipo, codesign and ditto.
#
#   bundle.sh VERSION OUTPUT.zip PROGRAM...
#
# It is signed ad hoc, which Apple's processors ask of every program. Without a paid certificate the user must allow it
# once: right click, Open.
set -eu

if [ $# -lt 3 ]; then
    echo "usage: bundle.sh VERSION OUTPUT.zip PROGRAM..." >&2
    exit 2
fi
version=$1
output=$2
shift 2

here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
app=$folder/Heksy.app
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
sed "s/@VERSION@/$version/" "$here/Info.plist" >"$app/Contents/Info.plist"
cp "$here/heksy.icns" "$app/Contents/Resources/heksy.icns"
cp "$here/../../LICENSE" "$here/../../LICENSE-MIT" "$here/../../LICENSE-APACHE" "$app/Contents/Resources/"
third_party=$here/../../target/package/THIRD-PARTY.txt
if [ -f "$third_party" ]; then
    cp "$third_party" "$app/Contents/Resources/"
fi
lipo -create -output "$app/Contents/MacOS/heksy" "$@"
chmod 755 "$app/Contents/MacOS/heksy"

plutil -lint "$app/Contents/Info.plist"
lipo -info "$app/Contents/MacOS/heksy"
codesign --force --sign - "$app"
codesign --verify --strict --verbose "$app"
ditto -c -k --keepParent "$app" "$output"
