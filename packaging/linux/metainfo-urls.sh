#!/bin/sh
# Prints the AppStream metadata with the page of the project and the address of its picture, which only the place that
# publishes a release knows. Both must be https addresses.
#
#   metainfo-urls.sh PAGE PICTURE
set -eu

if [ $# -ne 2 ]; then
    echo "usage: metainfo-urls.sh PAGE PICTURE" >&2
    exit 2
fi
for url in "$1" "$2"; do
    case $url in
    https://*[\&\<\>\"\'\|\\]* | *[[:space:]]*)
        echo "metainfo-urls.sh: \"$url\" has characters that an address in XML must not have" >&2
        exit 2
        ;;
    https://?*) ;;
    *)
        echo "metainfo-urls.sh: \"$url\" is no https address" >&2
        exit 2
        ;;
    esac
done

while IFS= read -r line; do
    case $line in
    *'<!-- URLS:'*)
        cat <<END
  <url type="homepage">$1</url>
  <url type="bugtracker">$1/issues</url>
  <url type="vcs-browser">$1</url>
  <screenshots>
    <screenshot type="default">
      <caption>A game in a study: the engine's lines, the moves, the report</caption>
      <image type="source" width="1280" height="800">$2</image>
    </screenshot>
  </screenshots>
END
        ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$(dirname "$0")/heksy.metainfo.xml"
