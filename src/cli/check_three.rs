//! `heksy check` of files of three-player games.

use std::io::{self, Write};
use std::path::Path;

use crate::game::pgn::Severity;
use crate::three::pgn::{self, Problem, ReadGame};
use crate::three::{Ending, Seat};

/// Checks the games of a file for three: one line each to `out`, `FILE:GAME White - Red - Black RESULT plies N POSITION
/// [reason]`, problems to `err`. Returns whether there were no errors; warnings do not count.
pub(super) fn run(path: &Path, text: &str, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    let mut no_errors = true;
    for (game, number) in pgn::read(text).iter().zip(1..) {
        writeln!(out, "{}:{number} {}", path.display(), summary(game))?;
        report_problems(path, game, err)?;
        no_errors &= game.is_clean();
    }
    Ok(no_errors)
}

/// Writes the problems with the text of a game in a file.
pub(super) fn report_problems(path: &Path, game: &ReadGame, err: &mut dyn Write) -> io::Result<()> {
    for Problem { line, column, what } in &game.problems {
        let kind = if what.severity() == Severity::Warning { "warning: " } else { "" };
        writeln!(err, "{}:{line}:{column}: {kind}{what}", path.display())?;
    }
    Ok(())
}

fn summary(game: &ReadGame) -> String {
    let record = &game.record;
    let [white, red, black] = Seat::ALL.map(|seat| record.player(seat));
    let result = record.result().map_or_else(|| "*".to_owned(), |points| points.to_string());
    let (plies, position) = (record.game.moves().count(), record.game.position());
    let reason = record.game.end().map_or_else(String::new, |end| format!(" [{}]", name(end.ending)));
    format!("{white} - {red} - {black} {result} plies {plies} {position}{reason}")
}

fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::LastInGame => "last in the game",
        Ending::OnlyKings => "only kings",
        Ending::FiftyMoves => "fifty moves",
        Ending::Repetition => "repetition",
        Ending::Agreement => "agreement",
    }
}
