//! `heksy check`: replays saved games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::chess::{Color, Reason};
use crate::game::pgn::{PgnFile, ReadGame, Severity};
use crate::game::{NodeId, PieceLetters, reason_name};

/// Reads the files, replays every move, and prints one line a game to `out`:
/// `FILE:GAME White - Black RESULT plies N FEN [reason]`.
///
/// What is wrong goes to `err` as `FILE:LINE:COLUMN: what`. Returns whether all was right; warnings count as
/// right.
///
/// # Errors
///
/// Those of the writers.
pub fn run(files: &[PathBuf], out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    let mut all_right = true;
    for path in files {
        all_right &= match open(path) {
            Ok(file) => check_file(path, &file, out, err)?,
            Err(message) => {
                writeln!(err, "{}:1:1: {message}", path.display())?;
                false
            }
        };
    }
    Ok(all_right)
}

fn open(path: &Path) -> Result<PgnFile, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let file = PgnFile::from_bytes(bytes).map_err(|error| error.to_string())?;
    if file.is_empty() { Err("there is no game in this file".to_owned()) } else { Ok(file) }
}

fn check_file(path: &Path, file: &PgnFile, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    let mut all_right = true;
    for index in 0..file.len() {
        let Some(game) = file.read(index, PieceLetters::English) else { break };
        writeln!(out, "{}:{} {}", path.display(), index + 1, summary(&game))?;
        for found in &game.diagnostics {
            let kind = if found.problem.severity() == Severity::Warning { "warning: " } else { "" };
            let (line, column) = (found.line, found.column);
            writeln!(err, "{}:{line}:{column}: {kind}{}", path.display(), found.problem)?;
        }
        all_right &= game.is_clean();
    }
    Ok(all_right)
}

/// `White - Black RESULT plies N FEN [reason]`
fn summary(game: &ReadGame) -> String {
    let record = &game.record;
    let (white, black) = (record.player(Color::White), record.player(Color::Black));
    let result = record.result.map_or("*".to_owned(), |outcome| outcome.points.to_string());
    let plies = record.tree.ply(record.tree.line_end(NodeId::ROOT));
    let fen = record.final_position().to_fen();
    let reason = match record.reason() {
        None | Some(Reason::Unknown) => String::new(),
        Some(reason) => format!(" [{}]", reason_name(reason)),
    };
    format!("{white} - {black} {result} plies {plies} {fen}{reason}")
}
