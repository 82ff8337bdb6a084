#!/bin/sh
# Prints the AppStream metadata with the page of the project and the addresses of its pictures, which only the place that
# publishes a release knows: FILES is the address under which the files of this repository lie. Both must be https
# addresses.
#
#   metainfo-urls.sh PAGE FILES
set -eu

if [ $# -ne 2 ]; then
    echo "usage: metainfo-urls.sh PAGE FILES" >&2
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
      <caption xml:lang="eo">Partio en studo: la linioj de la motoro, la movoj, la raporto</caption>
      <caption xml:lang="hu">Játszma tanulmányban: a motor változatai, a lépések, a jelentés</caption>
      <caption xml:lang="pl">Partia w opracowaniu: warianty silnika, ruchy, raport</caption>
      <caption xml:lang="sv">Ett parti i en studie: motorns varianter, dragen, rapporten</caption>
      <image type="source" width="1280" height="800">$2/assets/screenshot.png</image>
    </screenshot>
    <screenshot>
      <caption>A new game: five games, every kind of opponent and clock</caption>
      <caption xml:lang="eo">Nova partio: kvin ludoj, ĉiaj kontraŭuloj kaj horloĝoj</caption>
      <caption xml:lang="hu">Új játszma: öt játék, mindenféle ellenfél és óra</caption>
      <caption xml:lang="pl">Nowa partia: pięć gier, wszelkie rodzaje przeciwników i zegarów</caption>
      <caption xml:lang="sv">Ett nytt parti: fem spel, alla slags motståndare och klockor</caption>
      <image type="source">$2/docs/pictures/new-game.png</image>
    </screenshot>
    <screenshot>
      <caption>A game online: the terms of an invitation</caption>
      <caption xml:lang="eo">Reta partio: la kondiĉoj de invito</caption>
      <caption xml:lang="hu">Online játszma: egy meghívó feltételei</caption>
      <caption xml:lang="pl">Partia przez internet: warunki zaproszenia</caption>
      <caption xml:lang="sv">Ett parti på nätet: villkoren i en inbjudan</caption>
      <image type="source">$2/docs/pictures/online.png</image>
    </screenshot>
    <screenshot>
      <caption>Setting up a position</caption>
      <caption xml:lang="eo">Starigo de pozicio</caption>
      <caption xml:lang="hu">Állás felállítása</caption>
      <caption xml:lang="pl">Ustawianie pozycji</caption>
      <caption xml:lang="sv">Uppställning av en ställning</caption>
      <image type="source">$2/docs/pictures/editor.png</image>
    </screenshot>
  </screenshots>
END
        ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$(dirname "$0")/heksy.metainfo.xml"
