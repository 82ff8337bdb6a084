//! `heksy check`: replays saved games.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::check_three;
use crate::game::pgn::{Finding, PgnFile, ReadGame, Severity};
use crate::game::{GameRecord, NodeId, Variant};
use crate::sides::{Color, DrawRules, Outcome, Reason};
use crate::three;

/// Reads the files, replays every move, and prints one line per game to `out`:
/// `FILE:GAME White - Black RESULT plies N FEN [reason]`. The reason of a game without a result is how its last
/// position ends it, if it does: `[the final position is checkmate, 1-0]`.
///
/// Problems go to `err` as `FILE:LINE:COLUMN: message`, a file that cannot be read as `FILE: message`. Returns whether there were no errors; warnings do not count.
/// Games without a `Variant` tag are read as games of `default_variant`. A file whose first game is one of three players
/// is read as a file of such games.
///
/// # Errors
/// If the output cannot be written.
pub fn run(
    files: &[PathBuf],
    default_variant: Variant,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<bool> {
    let mut no_errors = true;
    for path in files {
        no_errors &= match open(path).map(|file| file.with_default_variant(default_variant)) {
            Ok(file) => check_file(path, &file, out, err)?,
            Err(message) => {
                writeln!(err, "{}: {message}", path.display())?;
                false
            }
        };
    }
    Ok(no_errors)
}

/// Opens a file that must hold a game.
pub(super) fn open(path: &Path) -> Result<PgnFile, String> {
    let bytes = super::input::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "not found".to_owned(),
        _ => error.to_string(),
    })?;
    let file = PgnFile::from_bytes(bytes).map_err(|error| error.to_string())?;
    if file.is_empty() { Err("there is no game in this file".to_owned()) } else { Ok(file) }
}

/// A sentence about a text that is neither the path of a file nor a position.
pub(super) fn no_position(text: &str, reason: impl Display) -> String {
    format!("there is no file “{text}”, and it is not a position either: {reason}")
}

/// Whether a file has three-player games, by its first game.
pub(super) fn is_of_three(file: &PgnFile) -> bool {
    file.tags(0).get("Variant").is_some_and(three::pgn::is_variant)
}

fn check_file(path: &Path, file: &PgnFile, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    if is_of_three(file) {
        let games = three::pgn::read(&file.text());
        return check_games(path, games, check_three::summary, out, err);
    }
    check_games(path, file.read_all(), summary, out, err)
}

fn check_games<R, P: Finding>(
    path: &Path,
    games: impl IntoIterator<Item = ReadGame<R, P>>,
    summary: impl Fn(&ReadGame<R, P>) -> String,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<bool> {
    let mut no_errors = true;
    for (game, number) in games.into_iter().zip(1..) {
        writeln!(out, "{}:{number} {}", path.display(), summary(&game))?;
        report_findings(path, &game, err)?;
        no_errors &= game.is_clean();
    }
    Ok(no_errors)
}

/// Prints the problems of a game, one line each: `FILE:LINE:COLUMN: problem`.
pub(super) fn report_findings<R, P: Finding>(
    path: &Path,
    game: &ReadGame<R, P>,
    err: &mut dyn Write,
) -> io::Result<()> {
    for found in &game.diagnostics {
        let kind = if found.problem.severity() == Severity::Warning { "warning: " } else { "" };
        let (line, column) = (found.line, found.column);
        writeln!(err, "{}:{line}:{column}: {kind}{}", path.display(), found.problem)?;
    }
    Ok(())
}

/// `White - Black RESULT plies N FEN [reason]`
fn summary(game: &ReadGame) -> String {
    let record = &game.record;
    let (white, black) = (record.player(Color::White), record.player(Color::Black));
    let result = record.result.map_or("*".to_owned(), |outcome| outcome.points.to_string());
    let plies = record.tree.ply(record.tree.line_end(NodeId::ROOT));
    let fen = record.final_position().to_fen();
    let reason = match record.reason() {
        None => unnoticed_end(record),
        Some(Reason::Unknown) => String::new(),
        Some(reason) => format!(" [{reason}]"),
    };
    format!("{white} - {black} {result} plies {plies} {fen}{reason}")
}

/// The end on the board of a game without a result; otherwise empty. Draws by counting moves are left out, because
/// they may not have been claimed.
fn unnoticed_end(record: &GameRecord) -> String {
    let draws = DrawRules { fifty_automatic: false, ..record.variant().default_draws() };
    let Some(Outcome { points, reason }) = record.final_position().terminal(&draws) else {
        return String::new();
    };
    format!(" [the final position is {reason}, {points}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The output for a file with these bytes, without its folder, and whether there were no errors.
    fn check(bytes: &[u8]) -> (String, String, bool) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.pgn");
        std::fs::write(&path, bytes).unwrap();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let no_errors = run(&[path], Variant::Glinski, &mut out, &mut err).unwrap();
        let folder = format!("{}{}", folder.path().display(), std::path::MAIN_SEPARATOR);
        let [out, err] = [out, err].map(|text| String::from_utf8(text).unwrap().replace(&folder, ""));
        (out, err, no_errors)
    }

    #[test]
    fn one_line_per_game() {
        let text = "[White \"A\"]\n[Black \"B\"]\n\n1. f6 e6 {White resigns.} 0-1\n\n[SetUp \"1\"]\n\
            [FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n\n1. Kf9 3/4-1/4\n";
        let (out, err, no_errors) = check(text.as_bytes());
        let first = "x.pgn:1 A - B 0-1 plies 2 b/qbk/n1b1n/r5r/pppp1pppp/4p1P4/11/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w";
        let first = first.replace("pppp1pppp/4p1P4/11", "ppp1ppppp/4pP5/11");
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines[0].starts_with(&first) && lines[0].ends_with(" [resignation]"), "{out}");
        assert_eq!(
            lines[1],
            "x.pgn:2 ? - ? 3/4-1/4 plies 1 k/1P1/2K2/7/9/11/11/11/11/11/11 b - 1 1 [stalemate]"
        );
        assert_eq!((err.as_str(), no_errors), ("", true));
    }

    #[test]
    fn an_unfinished_game_that_has_ended_on_the_board_is_named() {
        let game = |fen: &str, mv: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{mv} *\n\n");
        let text = game("k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1", "1. Qf10")
            + &game("k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1", "1. Kf9")
            + &game("k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1", "1. Kg8");
        let (out, _, all_right) = check(text.as_bytes());
        let ends: Vec<&str> = out.lines().map(|line| line.split(" - 1 1").nth(1).unwrap()).collect();
        let expected =
            [" [the final position is checkmate, 1-0]", " [the final position is stalemate, 3/4-1/4]", ""];
        assert_eq!(ends, expected);
        assert!(all_right, "it is no error");
    }

    #[test]
    fn a_result_that_the_board_contradicts_is_a_warning() {
        let text = "[SetUp \"1\"]\n[FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n[Result \"1-0\"]\n\n1. Kf9 1-0\n";
        let (_, err, no_errors) = check(text.as_bytes());
        let warning = "x.pgn:3:1: warning: the result is 1-0, but the board says 3/4-1/4\n";
        assert_eq!((err.as_str(), no_errors), (warning, true));
        assert_eq!(check(text.replace("1-0", "3/4-1/4").as_bytes()).1, "");
    }

    #[test]
    fn errors_have_a_location_and_the_other_games_are_read() {
        let (out, err, no_errors) = check(b"1. f6 *\n\n1. f6\n  e4 1-0\n\n[Result \"1-0\"]\n1. f6 0-1\n");
        assert_eq!(out.lines().count(), 3);
        let expected = "x.pgn:4:3: “e4” is illegal: the pawn on e7 does not move to e4\n\
            x.pgn:6:1: warning: the tags give 1-0 as the result, but the moves end with 0-1\n";
        assert_eq!((err.as_str(), no_errors), (expected, false));
    }

    #[test]
    fn files_without_a_game() {
        assert_eq!(check(b"").1, "x.pgn: there is no game in this file\n");
        assert!(check(b"\x7fELF\0").1.starts_with("x.pgn: this is not a text file"));
        let (mut out, mut err) = (Vec::new(), Vec::new());
        assert!(!run(&["no such file".into()], Variant::Glinski, &mut out, &mut err).unwrap());
        assert_eq!((out, err), (Vec::new(), b"no such file: not found\n".to_vec()));
    }
}
