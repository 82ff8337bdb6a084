#!/bin/sh
# Builds the program for Windows and tries it under Wine; called by cross.sh in its root. The source is at /heksy, what
# is made goes to /work. Each step prints a line "ok ..." or "FAILED ..."; the script ends with 1 if any has failed.
set -u

target=x86_64-pc-windows-gnu
export CARGO_HOME=/work/cargo CARGO_TARGET_DIR=/work/target CARGO_TERM_COLOR=never RUSTC_BOOTSTRAP=1
export WINEPREFIX=/work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
pictures=/work/pictures
games='C:\games'
failed=0
cd /heksy || exit 1
mkdir -p "$pictures" /work/package
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)

# step NAME COMMAND...: runs a command, and says how it ended.
step() {
    name=$1
    shift
    if "$@" >/work/step.log 2>&1; then
        echo "ok      $name"
    else
        echo "FAILED  $name"
        tail -n 15 /work/step.log | sed 's/^/        /'
        failed=1
        return 1
    fi
}

# A build with the standard library, which Debian does not have for Windows. All builds have the same flags: what the
# program needs is not built again for the tests.
builds() {
    packaging/build.sh -Z "build-std=std,panic_unwind${HEKSY_TRY_TESTS:+,test}" --target $target \
        --config 'profile.release.strip="symbols"' "$@"
}
build() {
    builds &&
        cp /work/target/$target/release/heksy.exe /work/package/heksy.exe &&
        python3 packaging/windows/console.py /work/package/heksy.exe /work/package/heksy.com
}
run() {
    wine /work/package/heksy.exe "$@" 2>/dev/null
}

only_system_libraries() {
    x86_64-w64-mingw32-objdump -p /work/package/heksy.exe | sed -n 's/.*DLL Name: //p' | tee /dev/stderr |
        grep -viE '^(api-ms-win-|advapi32|bcrypt|bcryptprimitives|cfgmgr32|combase|comctl32|comdlg32|crypt32|dwmapi|gdi32|imm32|iphlpapi|kernel32|ktmw32|msvcrt|ncrypt|netapi32|ntdll|ole32|oleaut32|opengl32|pdh|powrprof|propsys|psapi|rpcrt4|secur32|shell32|shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winmm|ws2_32)' && return 1
    return 0
}
has_icon_and_version() {
    wrestool -l /work/package/heksy.exe | tee /dev/stderr | grep -q 'type=14' &&
        wrestool -l /work/package/heksy.exe | grep -q 'type=16'
}
icon_is_whole() { icotool -l assets/icon.ico; }
says_version() { run --version | grep -F "heksy $version"; }
counts() { run perft 4 | grep 'Nodes searched: 7282418'; }
same_bench() {
    run bench | tee /work/bench.txt
    signature=$(sed -n 's/.*Nodes searched: *\([0-9]*\).*/\1/p' /work/bench.txt | tail -n 1)
    echo "bench $signature, expected ${HEKSY_EXPECTED_BENCH:-any}"
    [ -n "$signature" ] && [ "${HEKSY_EXPECTED_BENCH:-$signature}" = "$signature" ]
}
speaks_uci() { printf 'uci\nisready\nposition startpos\ngo nodes 2000\nquit\n' | run uci | grep bestmove; }
checks_a_file() { run check assets/games/tournaments.pgn | tail -n 3; }
refuses_a_folder() { wine /work/package/heksy.exe check 'Z:\heksy\assets' 2>&1 | grep 'it is a folder'; }
console_waits() { printf 'uci\nquit\n' | wine /work/package/heksy.com uci 2>/dev/null | grep uciok; }

# The window, on a display of its own.
window_id() { xdotool search --onlyvisible --name '^.*Heksy.*$' 2>/dev/null | tail -n 1; }
wait_for() {
    for _ in $(seq 120); do
        if eval "$1"; then return 0; fi
        sleep 0.5
    done
    return 1
}
# Starts the program that is at a place, in the background; ends it as a crash does.
starts() {
    wine "$@" >/work/window.log 2>&1 &
    program=$!
}
kills() {
    kill -9 "$program"
    wait "$program"
    sleep 2
}
picture() { import -window root "$pictures/$1.png"; }
opens_window() {
    starts /work/package/heksy.exe
    wait_for '[ -n "$(window_id)" ]' && sleep 4 && picture 1-start
}
# click X Y: a click at a place of the window, which is 1280 by 800.
click() {
    xdotool mousemove --window "$(window_id)" "$1" "$2"
    sleep 0.5
    xdotool click 1
    sleep 1
}
plays_and_saves() {
    xdotool windowactivate --sync "$(window_id)" || true
    # The pawn on f5, the cell f6.
    click 456 488
    click 456 424
    sleep 3
    picture 2-played
    xdotool key ctrl+s
    wait_for 'xdotool search --onlyvisible --name "Save game"' && sleep 2 || return 1
    xdotool key End shift+Home
    xdotool type --delay 60 "$games\\try"
    picture 3-dialog
    xdotool key Return
    wait_for 'test -s /work/wine/drive_c/games/try.pgn'
    sleep 1
    picture 4-saved
    grep '1\. f6' /work/wine/drive_c/games/try.pgn
}
comes_back_after_a_kill() {
    # The pawn on k1, the cell k2, which no answer of Black can reach.
    click 678 616
    click 678 552
    sleep 4
    picture 5-before-the-kill
    kills
    starts /work/package/heksy.exe
    wait_for '[ -n "$(window_id)" ]' && sleep 5 && picture 6-found
    # The window asks, and Return continues the game, whose file the title names again.
    xdotool key Return
    wait_for 'xdotool search --onlyvisible --name "try\.pgn.*Heksy"'
    found=$?
    sleep 3
    picture 7-restored
    kills
    return $found
}

# The installer.
makes_installer() {
    makensis -V2 "-DVERSION=$version" -DPROGRAM=/work/package/heksy.exe -DCONSOLE=/work/package/heksy.com \
        "-DOUTPUT=/work/package/heksy-setup.exe" packaging/windows/heksy.nsi
}
installed() { find /work/wine/drive_c/users -path '*Programs/Heksy/heksy.exe' | grep -m 1 heksy; }
installs() {
    wine /work/package/heksy-setup.exe /S && wait_for installed &&
        wine reg query 'HKCU\Software\Classes\Heksy.Game\shell\open\command' /ve | grep heksy.exe
}
refuses_while_it_runs() {
    starts "$(installed)"
    wait_for '[ -n "$(window_id)" ]' || return 1
    wine /work/package/heksy-setup.exe /S
    code=$?
    kills
    [ $code = 2 ]
}
opens_a_game() {
    starts "$(installed)" "$games\\try.pgn"
    wait_for 'xdotool search --onlyvisible --name "try\.pgn.*Heksy"'
    opened=$?
    sleep 3
    picture 8-opened
    kills
    return $opened
}
uninstalls() {
    folder=$(dirname "$(installed)")
    wine "$folder/uninstall.exe" /S
    wait_for "! test -e '$folder'" && ! wine reg query 'HKCU\Software\Heksy'
}

# The tests of files, journal, settings, disk, window, engines and online play: tests/*/main.rs. Heksy itself is hardly optimised for them.
tests="app engine files gui online"
builds_tests() {
    # shellcheck disable=SC2046
    builds --config 'profile.release.package.heksy.opt-level=1' \
        --config 'profile.release.package.heksy.codegen-units=16' $(printf -- '--test %s ' $tests)
}
runs_test() {
    timeout 1800 wine "$(ls -t "/work/target/$target/release/deps/$1"-*.exe | head -n 1)" --test-threads 2
}

step "build for $target" build || exit 1
step "needs no library but the system's" only_system_libraries
step "the icon file is whole" icon_is_whole
step "the program has an icon and a version" has_icon_and_version
Xvfb :87 -screen 0 1440x900x24 +extension GLX >/dev/null 2>&1 &
export DISPLAY=:87
sleep 2
openbox >/dev/null 2>&1 &
# A game that an earlier run left would be offered, and its question would cover the board.
rm -rf "$WINEPREFIX"
step "a prefix of Wine" wineboot --init
mkdir -p /work/wine/drive_c/games
step "--version" says_version
step "perft 4 is 7282418" counts
step "bench has the signature of Linux" same_bench
step "uci" speaks_uci
step "check" checks_a_file
step "check says of a folder that it is one" refuses_a_folder
step "the console's program waits and reads" console_waits
step "the window opens" opens_window
step "a move is played, and saved by the system's dialog" plays_and_saves
step "a killed game is found again" comes_back_after_a_kill
step "the installer is made" makes_installer
step "it installs, and registers saved games" installs
step "it refuses to replace a running program, with code 2" refuses_while_it_runs
step "the installed program opens a game" opens_a_game
step "it uninstalls without a trace" uninstalls
if [ -n "${HEKSY_TRY_TESTS:-}" ] && step "build of the tests" builds_tests; then
    for test in $tests; do
        step "tests: $test" runs_test "$test"
        cp /work/step.log "/work/tests-$test.log"
        sed -n 's/^test result: /        /p' /work/step.log
    done
fi
wineboot --kill
exit $failed
