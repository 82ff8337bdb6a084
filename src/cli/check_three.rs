//! `heksy check` of files of three-player games.

use crate::three::pgn::ReadGame;
use crate::three::{Ending, Seat};

/// `White - Red - Black RESULT plies N POSITION [reason]`
pub(super) fn summary(game: &ReadGame) -> String {
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
