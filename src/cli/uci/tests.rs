//! Tests of the UCI loop.

mod lines;

use std::io::{self, Cursor, Write};

use super::run;

/// The output for these input lines.
fn run_lines(lines: &str) -> Vec<String> {
    let mut output = Vec::new();
    run(Cursor::new(lines.to_owned()), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

fn count(output_lines: &[String], start: &str) -> usize {
    output_lines.iter().filter(|line| line.starts_with(start)).count()
}

#[test]
fn uci_lists_identity_and_options() {
    let output_lines = run_lines("uci\nisready\nquit\n");
    assert!(output_lines[0].starts_with("id name Heksy "));
    assert!(output_lines.contains(
        &"option name UCI_Variant type combo default glinski var glinski var mccooey var shafran var checkers var three".into()
    ));
    assert_eq!(output_lines[output_lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn a_line_without_an_end_takes_no_memory_and_the_next_is_read() {
    let input = format!("isready\n{}\nisready\nquit\n", "x".repeat(3 << 20));
    let output_lines = run_lines(&input);
    assert_eq!(count(&output_lines, "readyok"), 2);
    assert_eq!(
        count(&output_lines, "info string a line is longer than 1048576 bytes"),
        1,
        "{output_lines:?}"
    );
}

#[test]
fn every_go_gets_one_bestmove() {
    for go in [
        "go depth 3",
        "go nodes 200",
        "go movetime 20",
        "go mate 1 depth 2",
        "go wtime 100",
        "go btime 100",
        "go wtime 0 btime 0",
        "go wtime -5 btime -5 winc 0 binc 0",
        "go wtime 100 btime 100 movestogo 0",
        "go infinite",
        "go ponder wtime 100 btime 100",
        "go searchmoves f5f6 depth 2",
        "go depth 0",
    ] {
        for end in ["", "stop\n", "isready\nstop\nstop\n", "ponderhit\n", "quit\n"] {
            let output_lines = run_lines(&format!("position startpos\n{go}\n{end}"));
            assert_eq!(count(&output_lines, "bestmove "), 1, "{go} {end}: {output_lines:?}");
            // A short search may end before `isready` is read: then `readyok` follows the best move.
            let last = output_lines.iter().rfind(|line| *line != "readyok").unwrap();
            assert!(last.starts_with("bestmove "), "{go} {end}: {output_lines:?}");
        }
    }
    assert_eq!(count(&run_lines("go depth 2\ngo depth 2\ngo infinite\ngo nodes 50\n"), "bestmove "), 4);
}

#[test]
fn ponderhit_applies_the_limits_of_go_ponder() {
    let output_lines = run_lines("go ponder depth 3\nponderhit\n");
    assert_eq!(count(&output_lines, "bestmove "), 1);
    assert!(output_lines.iter().any(|line| line.starts_with("info depth 3 ")), "{output_lines:?}");
    // Before `ponderhit` the limits do not apply.
    assert_eq!(count(&run_lines("go ponder depth 1\nisready\nstop\nponderhit\n"), "bestmove "), 1);
}

#[test]
fn threads_and_wdl_can_be_set() {
    let output_lines =
        run_lines("setoption name Threads value 3\nsetoption name UCI_ShowWDL value true\ngo depth 6\n");
    assert_eq!(count(&output_lines, "bestmove "), 1);
    let words: Vec<&str> = output_lines[0].split_whitespace().collect();
    let at = words.iter().position(|&word| word == "wdl").unwrap();
    let chances: Vec<u32> = words[at + 1..at + 4].iter().map(|word| word.parse().unwrap()).collect();
    assert_eq!(chances.iter().sum::<u32>(), 1_000);
    for bad in ["Threads value 0", "UCI_ShowWDL value maybe", "Ponder"] {
        let output_lines = run_lines(&format!("setoption name {bad}\n"));
        assert!(output_lines[0].starts_with("info string "), "{output_lines:?}");
    }
}

#[test]
fn ready_is_answered_while_searching() {
    let output_lines = run_lines("go infinite\nisready\nstop\n");
    let ready = output_lines.iter().position(|line| line == "readyok").unwrap();
    let best = output_lines.iter().position(|line| line.starts_with("bestmove")).unwrap();
    assert!(ready < best);
}

#[test]
fn info_lines_hold_integers_and_come_before_bestmove() {
    let output_lines = run_lines("go depth 4\n");
    assert_eq!(output_lines.len(), 5, "{output_lines:?}");
    for (i, line) in output_lines[..4].iter().enumerate() {
        assert!(line.starts_with(&format!("info depth {} seldepth ", i + 1)), "{line}");
        let words: Vec<&str> = line.split_whitespace().collect();
        for name in ["multipv", "cp", "nodes", "nps", "hashfull", "time"] {
            let place = words.iter().position(|&word| word == name).unwrap();
            assert!(words[place + 1].parse::<i64>().is_ok(), "{line}");
        }
        assert!(words.contains(&"pv"));
    }
}

#[test]
fn the_evaluation_is_shown() {
    let shown = |options: &str| run_lines(&format!("{options}position startpos\neval\n"));
    let by_network = shown("");
    assert!(by_network[0].starts_with("network ") && by_network[1].contains("positions"), "{by_network:?}");
    let checkers = shown("setoption name UCI_Variant value checkers\n");
    assert!(checkers[0].starts_with("network ") && checkers[1].contains("positions"), "{checkers:?}");
    for lines in [by_network, checkers] {
        assert!(lines.last().unwrap().starts_with("evaluation "), "{lines:?}");
    }
}

#[test]
fn positions_with_moves_are_shown() {
    let output_lines = run_lines("position startpos moves e4e6 f7e6 f5f6\nd\n");
    assert!(
        output_lines.contains(
            &"FEN: b/qbk/n1b1n/r5r/pppp1pppp/4pP5/11/6P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 b - 0 2".into()
        )
    );
    let fen = "k/3/2K2/7/9/11/11/11/11/11/5Q5 w - 0 1";
    assert!(run_lines(&format!("position fen {fen}\nd\n")).contains(&format!("FEN: {fen}")));
}

#[test]
fn perft_divides() {
    let output_lines = run_lines("position startpos\ngo perft 2\n");
    assert_eq!(count(&output_lines, "f5f6: "), 1);
    assert_eq!(output_lines.iter().filter(|line| line.contains(": ")).count(), 51 + 1);
    assert_eq!(output_lines.last().unwrap(), "Nodes searched: 2586");
}

#[test]
fn variants_have_their_own_cells() {
    let output_lines = run_lines("setoption name UCI_Variant value shafran\nposition startpos\ngo perft 1\n");
    assert!(output_lines.contains(&"i6i7: 1".into()), "{output_lines:?}");
    assert_eq!(output_lines.last().unwrap(), "Nodes searched: 42");
    let output_lines = run_lines("setoption name UCI_Variant value mccooey\nposition startpos\ngo perft 1\n");
    assert_eq!(output_lines.last().unwrap(), "Nodes searched: 31");
}

#[test]
fn a_game_that_is_over_has_no_move() {
    for fen in ["k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 1", "k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 0 1"] {
        let output_lines = run_lines(&format!("position fen {fen}\ngo depth 3\n"));
        assert_eq!(output_lines.last().unwrap(), "bestmove 0000");
    }
}

#[test]
fn options_are_set_or_refused() {
    let quiet = "setoption name Hash value 4\nsetoption name clear hash\nsetoption name MultiPV value 2\n\
                 setoption name Move Overhead value 50\nsetoption name Level value 4\nsetoption name Level value full\n";
    assert_eq!(run_lines(quiet), [""; 0]);
    for wrong in [
        "setoption",
        "setoption Hash 4",
        "setoption name Hash",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption name Threads value many",
        "setoption name UCI_Variant value chess",
        "setoption name Level value 11",
        "setoption name Level value novice",
    ] {
        let output_lines = run_lines(&format!("{wrong}\n"));
        assert_eq!(
            (output_lines.len(), count(&output_lines, "info string ")),
            (1, 1),
            "{wrong}: {output_lines:?}"
        );
    }
    let output_lines = run_lines("setoption name MultiPV value 3\ngo depth 2\n");
    assert_eq!(count(&output_lines, "info depth 2 "), 3);
}

#[test]
fn invalid_commands_are_answered_and_ignored() {
    let start_fen = "FEN: b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1";
    for wrong in [
        "xyzzy",
        "position",
        "position fen",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves f5f9",
        "position startpos moves f5f6 nonsense",
        "position somewhere",
    ] {
        let output_lines = run_lines(&format!("{wrong}\nposition startpos\nd\n"));
        assert!(output_lines[0].starts_with("info string "), "{wrong}: {output_lines:?}");
        assert!(output_lines.iter().any(|line| line == start_fen), "{wrong}: {output_lines:?}");
    }
    for ignored in ["", "   ", "\r", "debug on", "register later", "stop", "ponderhit", "ucinewgame"] {
        assert_eq!(run_lines(&format!("{ignored}\nisready\n")), ["readyok"], "{ignored:?}");
    }
}

#[test]
fn any_white_space_and_bytes_are_accepted() {
    assert_eq!(run_lines("  \t isready \t\r\nquit"), ["readyok"]);
    assert_eq!(
        count(&run_lines("position   startpos   moves   f5f6\r\n  go   depth   1  \r\n"), "bestmove "),
        1
    );
    let mut output = Vec::new();
    run(&b"\xff\xfe\x00 go\n\0\nisready\n"[..], &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().ends_with("readyok\n"));
}

#[test]
fn checkers_is_played_in_its_own_notation() {
    let output_lines = run_lines(
        "setoption name UCI_Variant value checkers\nposition startpos moves 25-26 85-84\ngo nodes 500\n\
         position fen W:W33:B43,63,64,77 moves 33x55\nd\ngo depth 3\n",
    );
    let best: Vec<&String> = output_lines.iter().filter(|line| line.starts_with("bestmove ")).collect();
    assert_eq!(best.len(), 2, "{output_lines:?}");
    assert!(best[0].contains('-'), "{best:?}");
    assert!(output_lines.contains(&"FEN: B:W55:B77".into()), "{output_lines:?}");
    let refused =
        run_lines("setoption name UCI_Variant value checkers\nposition fen W:W33:B43,63,24 moves 33x15\n");
    assert!(
        refused[0].starts_with("info string 33x15 is not a legal move in W:W33:B24,43,63"),
        "{refused:?}"
    );
}

#[test]
fn strength_is_limited_by_level_or_elo() {
    let output_lines = run_lines("uci\n");
    assert!(
        output_lines.contains(&"option name UCI_Elo type spin default 3300 min 700 max 3300".into()),
        "{output_lines:?}"
    );
    assert!(output_lines.contains(&"option name UCI_LimitStrength type check default false".into()));
    let deepest = |options: &str| {
        let output_lines = run_lines(&format!("{options}go nodes 40000\n"));
        let nodes = output_lines.iter().filter_map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let at = words.iter().position(|&word| word == "nodes")?;
            words[at + 1].parse::<u64>().ok()
        });
        nodes.max().unwrap()
    };
    let elo = "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value ";
    let (weak, strong, full) =
        (deepest(&format!("{elo}760\n")), deepest(&format!("{elo}3300\n")), deepest(""));
    assert!(weak < strong && strong < full, "{weak} {strong} {full}");
    let analysing = format!("{elo}1000\nsetoption name UCI_AnalyseMode value true\n");
    assert_eq!(deepest(&analysing), full, "positions are studied at full strength");
    for wrong in ["UCI_Elo value 699", "UCI_Elo value 3301", "UCI_LimitStrength value 5", "Seed value -1"] {
        assert_eq!(count(&run_lines(&format!("setoption name {wrong}\n")), "info string "), 1, "{wrong}");
    }
}

#[test]
fn the_book_is_used_if_enabled_and_seeds_are_reproducible() {
    let best = |text: &str| -> Vec<String> {
        run_lines(text).into_iter().filter(|line| line.starts_with("bestmove ")).collect()
    };
    let book = "setoption name OwnBook value true\n";
    assert_eq!(count(&run_lines(&format!("{book}go depth 5\n")), "info "), 0, "no search is needed");
    assert!(count(&run_lines(&format!("{book}go searchmoves f5f6 depth 2\n")), "info depth ") > 0, "a study");
    assert!(count(&run_lines("go depth 2\n"), "info depth ") > 0, "it is off at first");
    let games = format!("{book}setoption name Seed value 7\n{}", "ucinewgame\ngo depth 1\n".repeat(12));
    let first = best(&games);
    assert_eq!(first, best(&games), "the same seed, the same games");
    assert!(first.iter().collect::<std::collections::BTreeSet<_>>().len() >= 2, "{first:?}");
}

#[test]
fn pondering_ignores_the_clock() {
    let output_lines = run_lines("go ponder wtime 1 btime 1\nisready\nisready\nponderhit\n");
    assert_eq!((count(&output_lines, "bestmove "), count(&output_lines, "readyok")), (1, 2));
    let output_lines = run_lines("go mate 1\nponderhit\nstop\ngo wtime 100\ngo btime 100\nquit\n");
    assert_eq!(count(&output_lines, "bestmove "), 3, "{output_lines:?}");
}

#[test]
fn a_network_of_another_game_is_refused_by_name() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/nets/mccooey.nnue");
    let (set, variant) =
        (format!("setoption name EvalFile value {file}\n"), "setoption name UCI_Variant value ");
    let refused = run_lines(&set);
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert!(
        refused[0].contains("the network is for McCooey, not for Glinski; it is not used"),
        "{refused:?}"
    );
    // In the other order too.
    let refused = run_lines(&format!("{variant}mccooey\n{set}{variant}shafran\n{variant}checkers\n"));
    assert_eq!(refused.len(), 2, "{refused:?}");
    assert!(refused[0].contains("for McCooey, not for Shafran"), "{refused:?}");
    assert!(refused[1].contains("for McCooey, not for HexCheckers"), "{refused:?}");
    // A refused file is not used, a fitting one is.
    let nodes = |options: &str| {
        let last =
            run_lines(&format!("{options}go depth 5\n")).into_iter().rfind(|line| line.contains(" nodes "));
        let words: Vec<String> = last.unwrap().split_whitespace().map(str::to_owned).collect();
        words[words.iter().position(|word| word == "nodes").unwrap() + 1].clone()
    };
    assert_eq!(nodes(&set), nodes(""));
    assert_eq!(nodes(&format!("{set}{variant}mccooey\n")), nodes(&format!("{variant}mccooey\n")));
}

#[test]
fn a_file_that_is_no_network_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        let lines = run_lines(&format!("setoption name EvalFile value {}\n", path.display()));
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert!(lines[0].starts_with("info string ") && lines[0].contains(name), "{lines:?}");
        lines[0].clone()
    };
    let network = include_bytes!("../../../assets/nets/glinski.nnue");
    assert!(refused("notes.txt", b"1. f5f6").contains("does not start with HEKSYNET"));
    assert!(refused("half.nnue", &network[..network.len() / 2]).contains("cut short"));
    let mut flipped = network.to_vec();
    flipped[300_000] ^= 4;
    assert!(refused("flipped.nnue", &flipped).contains("checksum"));
    let missing = run_lines("setoption name EvalFile value /nowhere/new.nnue\n");
    assert!(missing[0].contains("/nowhere/new.nnue"), "{missing:?}");
}

const THREE: &str = "setoption name UCI_Variant value three\n";

#[test]
fn the_game_for_three_is_played() {
    let lines = run_lines(&format!("{THREE}position startpos moves e3e5 b4c4\ngo nodes 500\n"));
    assert_eq!(count(&lines, "bestmove "), 1, "{lines:?}");
    assert_eq!(lines.len(), 1 + count(&lines, "info depth ") + count(&lines, "info string points "));
    let info = lines.iter().rfind(|line| line.starts_with("info depth ")).unwrap();
    let best = lines.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert!(info.contains(" score cp ") && info.contains(&format!(" pv {best}")), "{lines:?}");
    // Another game for two, and the same engine for three again.
    let back = "setoption name UCI_Variant value glinski\nposition startpos\ngo depth 1\n";
    let lines = run_lines(&format!("{THREE}go nodes 50\n{back}{THREE}go nodes 50\n"));
    assert_eq!(count(&lines, "bestmove "), 3, "{lines:?}");
}

#[test]
fn every_go_of_three_gets_one_bestmove() {
    for go in ["go depth 2", "go nodes 200", "go movetime 20", "go wtime 100 rtime 100", "go infinite"] {
        for end in ["", "stop\n", "isready\nstop\nstop\n", "quit\n", "go nodes 50\n"] {
            let lines = run_lines(&format!("{THREE}position startpos\n{go}\n{end}"));
            let expected = 1 + usize::from(end.starts_with("go"));
            assert_eq!(count(&lines, "bestmove "), expected, "{go} {end}: {lines:?}");
        }
    }
}

#[test]
fn finished_and_invalid_games_of_three_are_answered() {
    let over = "1/rK2/5/7/5wK3/11/11/11/11/11/11 w wr - 0 1";
    assert_eq!(run_lines(&format!("{THREE}position fen {over}\ngo depth 2\n")), ["bestmove 0000"]);
    for wrong in ["position fen nonsense", "position startpos moves e3e9"] {
        let lines = run_lines(&format!("{THREE}{wrong}\n"));
        assert!(lines.len() == 1 && lines[0].starts_with("info string "), "{wrong}: {lines:?}");
    }
    let lines = run_lines(&format!("{THREE}go perft 2\n"));
    assert!(lines.contains(&"Nodes searched: 647".to_owned()), "{lines:?}");
}

#[test]
fn a_network_in_a_file_with_two_spaces_in_its_name_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a  b.nnue");
    std::fs::write(&path, include_bytes!("../../../assets/nets/glinski.nnue")).unwrap();
    assert_eq!(run_lines(&format!("setoption name EvalFile value {}\n", path.display())), [""; 0]);
    for none in ["<empty>", "", "built-in"] {
        assert_eq!(run_lines(&format!("setoption name EvalFile value {none}\n")), [""; 0], "{none}");
    }
}

/// An output that is closed after some lines.
struct Closing(usize);

impl Write for Closing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let lines = bytes.split(|&byte| byte == b'\n').count() - 1;
        self.0 = self.0.checked_sub(lines).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An input that never ends: its last line is followed by nothing.
struct Open(Cursor<Vec<u8>>);

impl io::Read for Open {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = io::Read::read(&mut self.0, buffer)?;
        if count == 0 {
            loop {
                std::thread::park();
            }
        }
        Ok(count)
    }
}

#[test]
fn a_closed_output_ends_the_search_and_the_program() {
    for (game, go) in [
        ("glinski", "go infinite"),
        ("checkers", "go infinite"),
        ("three", "go infinite"),
        ("glinski", "go perft 3"),
    ] {
        let input = format!("setoption name UCI_Variant value {game}\n{go}\n").into_bytes();
        let result = run(io::BufReader::new(Open(Cursor::new(input))), Closing(3));
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe, "{game} {go}");
    }
}

/// Nothing is left to search, and only `stop` ends it.
#[test]
fn a_closed_output_ends_a_search_that_only_waits() {
    let three = "1/rK2/5/7/5wK3/11/11/11/11/11/11 w wr - 0 1";
    for (game, over) in [("glinski", "k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 0 1"), ("three", three)] {
        let input = format!("setoption name UCI_Variant value {game}\nposition fen {over}\ngo infinite\n");
        let input = Open(Cursor::new(input.into_bytes()));
        let result = run(io::BufReader::new(input), Closing(1));
        assert_eq!(result.unwrap_err().kind(), io::ErrorKind::BrokenPipe, "{game}");
    }
}

#[test]
fn a_table_that_cannot_be_had_is_said() {
    // Nothing is searched in between: much memory is only taken when it is needed.
    let output_lines = run_lines("setoption name Hash value 65536\nsetoption name Hash value 1\nisready\n");
    assert_eq!(count(&output_lines, "readyok"), 1);
    // Machines with so much memory have nothing to say.
    let said: Vec<&String> = output_lines.iter().filter(|line| *line != "readyok").collect();
    assert!(said.len() <= 1, "{said:?}");
    assert!(said.iter().all(|line| line.contains("Hash: the system has no 65536 MB")), "{said:?}");
}
