//! `heksy-lab match` from the command line: with this program, and with engines that misbehave.

use std::fs;
#[cfg(unix)]
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const HEKSY: &str = env!("CARGO_BIN_EXE_heksy");
const LAB: &str = env!("CARGO_BIN_EXE_heksy-lab");

/// Runs a match between two commands, with arguments separated by spaces.
fn run(engine1: &str, engine2: &str, arguments: &str, more: &[&str]) -> Output {
    Command::new(LAB)
        .args(["match", "--engine1", engine1, "--engine2", engine2, "--name1", "A", "--name2", "B"])
        .args(arguments.split_whitespace())
        .args(more)
        .output()
        .expect("the program was built for this test")
}

fn text(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

fn heksy() -> String {
    format!("\"{HEKSY}\" uci")
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn a_match_with_itself_in_every_variant() {
    for (variant, games) in [("glinski", 4), ("mccooey", 2), ("shafran", 2), ("checkers", 2)] {
        let folder = tempfile::tempdir().unwrap();
        let pgn = folder.path().join("games.pgn");
        let arguments =
            format!("--variant {variant} --games {games} --nodes 200 --concurrency 2 --option Hash=1");
        let record = folder.path().join("record.jsonl");
        let files =
            ["--pgn", pgn.to_str().unwrap(), "--record", record.to_str().unwrap(), "--change", "none"];
        let text = text(&run(&heksy(), &heksy(), &arguments, &files));
        assert_eq!(count(&text, "Finished game "), games, "{text}");
        assert!(count(&text, "Elo difference: ") >= games / 2 && text.contains("Ptnml(0-2): "), "{text}");
        assert!(text.contains("A: 0 losses on time, 0 illegal moves, 0 crashes, 0 stalls"), "{text}");
        assert!(text.contains("B: 0 losses on time, 0 illegal moves, 0 crashes, 0 stalls"), "{text}");
        let record: Value = serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap();
        let own = Command::new(HEKSY).arg("--version").output().unwrap().stdout;
        let version = String::from_utf8(own).unwrap().trim().to_owned();
        assert_eq!(record["engines"][1]["version"], version.lines().next().unwrap(), "{record}");
        assert_eq!((&record["games"], &record["game"]), (&games.to_string().into(), &variant.into()));
        let conditions = "200 nodes, openings of 8 random plies, 2 games at a time";
        assert_eq!((&record["change"], &record["conditions"]), (&"none".into(), &conditions.into()));
        let check = Command::new(HEKSY).arg("check").arg(&pgn).output().unwrap();
        assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
        assert_eq!(count(&String::from_utf8_lossy(&check.stdout), "\n"), games);
    }
}

#[test]
fn a_continued_match_equals_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let play = |name: &str, arguments: &str| {
        let pgn = folder.path().join(name);
        let arguments = format!("{arguments} --nodes 50 --seed 7");
        text(&run(&heksy(), &heksy(), &arguments, &["--pgn", pgn.to_str().unwrap()]));
        fs::read_to_string(pgn).unwrap()
    };
    let whole = play("whole.pgn", "--games 4");
    play("parts.pgn", "--games 2");
    // The last line as after a crash.
    let state = folder.path().join("parts.pgn.match");
    let lines = fs::read_to_string(&state).unwrap();
    fs::write(&state, &lines[..lines.len() - 5]).unwrap();
    assert_eq!(play("parts.pgn", "--games 4 --resume"), whole);
    assert_eq!(play("parts.pgn", "--games 4 --resume"), whole, "there is nothing left to play");
    let pgn = folder.path().join("parts.pgn");
    let other = run(&heksy(), &heksy(), "--games 4 --nodes 60 --resume", &["--pgn", pgn.to_str().unwrap()]);
    assert!(!other.status.success(), "another match is not continued");
    assert!(String::from_utf8_lossy(&other.stderr).contains("leave --resume out"));
}

#[test]
fn the_sprt_ends_the_match() {
    // Two thousand nodes against one: H1 is accepted long before the last game.
    let arguments = "--nodes1 2000 --nodes2 1 --games 400 --sprt elo0=0,elo1=200,alpha=0.2,beta=0.2";
    let text = text(&run(&heksy(), &heksy(), arguments, &[]));
    assert!(text.contains("SPRT: H1 was accepted"), "{text}");
    assert!(count(&text, "Finished game ") < 100, "{text}");
}

#[test]
fn a_missing_engine_is_an_error() {
    let output = run("no-such-engine", &heksy(), "--games 2 --nodes 10", &[]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("A cannot play: no-such-engine"));
}

#[test]
fn a_refused_option_is_an_error() {
    let network = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nets/mccooey.nnue");
    let option = format!("EvalFile={network}");
    for (option, told) in
        [("Colour=blue", "no option \"colour\""), (option.as_str(), "for McCooey, not for Glinski")]
    {
        let output = run(&heksy(), &heksy(), "--games 2 --nodes 10", &["--option2", option]);
        assert!(!output.status.success());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("B cannot play: it refuses an option: ") && error.contains(told), "{error}");
    }
}

#[test]
fn sessions_are_played() {
    // Time enough on any machine: the depth ends each search. The game record names the control.
    let folder = tempfile::tempdir().unwrap();
    let pgn = folder.path().join("games.pgn");
    let text =
        text(&run(&heksy(), &heksy(), "--games 2 --tc 3/60 --depth 2", &["--pgn", pgn.to_str().unwrap()]));
    assert!(text.contains("A: 0 losses on time"), "{text}");
    assert!(fs::read_to_string(pgn).unwrap().contains("[TimeControl \"3/60\"]"));
}

/// Engines that break the rules of chess or of UCI. Shell scripts, so on Unix only.
#[cfg(unix)]
mod misbehaviour {
    use super::*;

    /// How long a move may take: more than this program takes for its hundred nodes on the busiest machine.
    const PATIENCE: &str = "--nodes2 1 --stall-timeout 4";

    /// The correct part of their behaviour.
    const HANDSHAKE: &str = "uci) echo uciok;; isready) echo readyok;; quit) exit 0;;";

    fn script(folder: &Path, go: &str, handshake: &str) -> String {
        let path = folder.join("engine.sh");
        let text = format!(
            "while read -r word rest; do case \"$word\" in {handshake} go) {go};; stop) true;; esac; done\n"
        );
        fs::write(&path, text).unwrap();
        format!("sh '{}'", path.display())
    }

    /// The report of two games against an engine that runs this on `go`.
    fn against(go: &str, arguments: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let engine = script(folder.path(), go, HANDSHAKE);
        text(&run(&heksy(), &engine, &format!("--games 2 --nodes1 100 {arguments}"), &[]))
    }

    fn assert_loses(text: &str, faults: &str) {
        assert!(text.contains("Score of A vs B: 2 - 0 - 0  [1.000] 2"), "{text}");
        assert!(text.contains(faults), "{text}");
    }

    #[test]
    fn an_illegal_move_loses() {
        let text = against("echo bestmove f1f11", "--nodes2 1");
        assert_loses(&text, "B: 0 losses on time, 2 illegal moves, 0 crashes, 0 stalls");
        assert!(text.contains("plays f1f11, which is not legal"), "{text}");
    }

    #[test]
    fn an_unreadable_move_loses() {
        let text = against("printf '\\377\\000info score cp x\\n\\nbestmove\\n'", "--nodes2 1");
        assert_loses(&text, "B: 0 losses on time, 2 illegal moves, 0 crashes, 0 stalls");
    }

    #[test]
    fn a_crash_loses_and_the_engine_is_restarted() {
        let text = against("exit 3", "--nodes2 1");
        assert_loses(&text, "B: 0 losses on time, 0 illegal moves, 2 crashes, 0 stalls");
    }

    #[test]
    fn no_response_loses() {
        let text = against("exec sleep 600", PATIENCE);
        assert_loses(&text, "B: 0 losses on time, 0 illegal moves, 0 crashes, 2 stalls");
    }

    #[test]
    fn endless_output_loses() {
        let text = against("exec yes info string and another thing", PATIENCE);
        assert_loses(&text, "B: 0 losses on time, 0 illegal moves, 0 crashes, 2 stalls");
    }

    #[test]
    fn a_late_move_loses_on_time() {
        let text = against("sleep 0.5; echo bestmove 0000", "--tc2 0.2");
        assert_loses(&text, "B: 2 losses on time, 0 illegal moves, 0 crashes, 0 stalls");
    }

    #[test]
    fn an_engine_that_does_not_speak_uci_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let engine = script(folder.path(), "true", "uci) exit 0;;");
        let output = run(&heksy(), &engine, "--games 2 --nodes 1", &[]);
        assert!(!output.status.success());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("B cannot play: it exited before the response to uci"), "{error}");
    }
}
