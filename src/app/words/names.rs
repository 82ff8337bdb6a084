//! The catalogue's words for colours, pieces, levels, results and reasons, and its way of writing numbers.

use std::ops::RangeInclusive;

use super::letters::{letter_of, role_of};
use crate::app::board_view::{Army, BoardPiece, BoardWords, TargetKind};
use crate::app::catalogue::{Text, tr, tr_args};
use crate::chess::Role;
use crate::engine::Level;
use crate::game::{Handicap, Odds, PieceKind, PieceLetters, Variant};
use crate::hex::Shade;
use crate::sides::{Color, Outcome, Points, Reason};

/// "White" or "Black".
pub fn color(color: Color) -> Text {
    Text::key(match color {
        Color::White => "color-white",
        Color::Black => "color-black",
    })
}

/// The colour's name in the program's own files.
pub fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The catalogue's key for the language of piece letters.
pub fn letters_key(letters: PieceLetters) -> &'static str {
    match letters {
        PieceLetters::English => "english",
        PieceLetters::Hungarian => "hungarian",
        PieceLetters::Polish => "polish",
        PieceLetters::Esperanto => "esperanto",
        PieceLetters::German | PieceLetters::Swedish => "german-swedish",
        PieceLetters::French => "french",
        PieceLetters::Russian => "russian",
    }
}

/// The key of the text that names a piece, from "pawn" to "king". A message [names](crate::app::catalogue::Catalogue) the
/// piece by it, in the form it needs.
pub fn role_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "piece-pawn",
        Role::Knight => "piece-knight",
        Role::Bishop => "piece-bishop",
        Role::Rook => "piece-rook",
        Role::Queen => "piece-queen",
        Role::King => "piece-king",
    }
}

/// The key of the text that names a piece of any game.
pub fn kind_key(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Chess(role) => role_key(role),
        PieceKind::Man => "piece-man",
        PieceKind::Crowned => "piece-crowned",
    }
}

/// The key of the text that names what may or may not be known to be a piece: "piece" where it is not.
pub fn any_key(kind: Option<PieceKind>) -> &'static str {
    kind.map_or("piece-any", kind_key)
}

/// The key of what the text of a position is called: only chess has FEN.
pub fn position_text_key(variant: Variant) -> &'static str {
    if variant == Variant::Checkers { "new-game-position" } else { "position-fen" }
}

/// The name of a game: "Gliński’s chess".
pub fn variant(variant: Variant) -> Text {
    Text::key(match variant {
        Variant::Glinski => "variant-glinski",
        Variant::McCooey => "variant-mccooey",
        Variant::Shafran => "variant-shafran",
        Variant::Checkers => "variant-checkers",
    })
}

/// A handicap: "Queen odds, White gives".
pub fn handicap(handicap: Handicap) -> Text {
    let args = [("odds", odds(handicap.odds).into()), ("giver", color_key(handicap.giver).into())];
    Text::new("handicap-given", args)
}

/// The handicap of a side: "Queen odds".
pub fn odds(odds: Odds) -> Text {
    Text::key(match odds {
        Odds::Queen => "odds-queen",
        Odds::Rook => "odds-rook",
        Odds::Knight => "odds-knight",
        Odds::Bishop => "odds-bishop",
        Odds::Pawn => "odds-pawn",
        Odds::OneMan => "odds-one-man",
        Odds::TwoMen => "odds-two-men",
        Odds::ThreeMen => "odds-three-men",
    })
}

/// The name of a level.
pub fn level(level: Level) -> Text {
    Text::key(match level {
        Level::FirstMoves => "level-first-moves",
        Level::Newcomer => "level-newcomer",
        Level::Dabbler => "level-dabbler",
        Level::Beginner => "level-beginner",
        Level::Novice => "level-novice",
        Level::Learner => "level-learner",
        Level::Casual => "level-casual",
        Level::Amateur => "level-amateur",
        Level::Club => "level-club",
        Level::Strong => "level-strong",
        Level::Expert => "level-expert",
        Level::Master => "level-master",
        Level::Grandmaster => "level-grandmaster",
        Level::Elite => "level-elite",
        Level::Champion => "level-champion",
        Level::WorldChampion => "level-world-champion",
        Level::Legend => "level-legend",
        Level::Machine1 => "level-machine-1",
        Level::Machine2 => "level-machine-2",
        Level::Machine3 => "level-machine-3",
        Level::Machine4 => "level-machine-4",
        Level::Machine5 => "level-machine-5",
        Level::Machine6 => "level-machine-6",
        Level::Machine7 => "level-machine-7",
        Level::Machine8 => "level-machine-8",
        Level::Full => "level-full",
    })
}

/// The name of a computer without one of its own.
pub fn computer_name(at: Level) -> Text {
    Text::new("computer-name", [("level", level(at).into())])
}

/// Both sides' points: "1-0", "¾-¼".
pub fn points(points: Points) -> String {
    let side = |color| quarters(points.for_color(color).into());
    format!("{}-{}", side(Color::White), side(Color::Black))
}

/// The result in a few words: "White wins", "Draw", "¾ to White, ¼ to Black".
pub fn result(outcome: Outcome) -> Text {
    Text::key(match outcome.points.for_color(Color::White) {
        0 => "over-black-wins",
        1 => "over-black-three-quarters",
        2 => "over-draw",
        3 => "over-white-three-quarters",
        _ => "over-white-wins",
    })
}

/// Why the game ended: "Checkmate", "Black is stalemated", "White resigns".
pub fn reason(outcome: Outcome) -> Text {
    // The reason names the side with fewer points.
    let is_of_white = outcome.points.for_color(Color::White) < outcome.points.for_color(Color::Black);
    let key = match (outcome.reason, is_of_white) {
        (Reason::Stalemate, true) => "reason-stalemate-white",
        (Reason::Stalemate, false) => "reason-stalemate-black",
        (Reason::AllTaken, true) => "reason-all-taken-white",
        (Reason::AllTaken, false) => "reason-all-taken-black",
        (Reason::Blocked, true) => "reason-blocked-white",
        (Reason::Blocked, false) => "reason-blocked-black",
        (Reason::Resignation, true) => "reason-resignation-white",
        (Reason::Resignation, false) => "reason-resignation-black",
        (Reason::TimeForfeit, true) => "reason-time-forfeit-white",
        (Reason::TimeForfeit, false) => "reason-time-forfeit-black",
        (Reason::RulesInfraction, true) => "reason-rules-infraction-white",
        (Reason::RulesInfraction, false) => "reason-rules-infraction-black",
        (Reason::Checkmate, _) => "reason-checkmate",
        (Reason::InsufficientMaterial, _) => "reason-insufficient-material",
        (Reason::Repetition, _) => "reason-repetition",
        (Reason::FivefoldRepetition, _) => "reason-fivefold-repetition",
        (Reason::FiftyMoves, _) => "reason-fifty-moves",
        (Reason::SeventyFiveMoves, _) => "reason-seventy-five-moves",
        (Reason::Agreement, _) => "reason-agreement",
        (Reason::TimeForfeitNoMaterial, _) => "reason-time-forfeit-no-material",
        (Reason::Adjudication, _) => "reason-adjudication",
        (Reason::Unknown, _) => "reason-unknown",
    };
    Text::key(key)
}

/// Result and reason in a line: "White wins: checkmate".
pub fn result_and_reason(outcome: Outcome) -> Text {
    if outcome.reason == Reason::Unknown {
        return result(outcome);
    }
    Text::new("over-with-reason", [("result", result(outcome).into()), ("reason", reason(outcome).into())])
}

/// The unreadable part of a file's moves, which is kept as text: "Not understood: Nxx".
pub fn unread(kept: &str) -> Text {
    Text::new("moves-unread", [("text", kept.into())])
}

/// Quarter points as people write them: "0", "¼", "1¾".
pub fn quarters(quarters: u32) -> String {
    let fraction = ["", "¼", "½", "¾"][quarters as usize % 4];
    match quarters / 4 {
        0 if !fraction.is_empty() => fraction.to_owned(),
        whole => format!("{whole}{fraction}"),
    }
}

/// A number with the fewest decimals in this range that show it exactly: "5", "0.5".
pub fn number(value: f64, decimals: RangeInclusive<usize>) -> String {
    // What was kept in a smaller type is off by its rounding.
    let tells = |text: &String| {
        text.parse()
            .is_ok_and(|shown: f64| (shown - value).abs() <= 2.0 * f64::from(f32::EPSILON) * value.abs())
    };
    let most = *decimals.end();
    let shortest = decimals.map(|decimals| format!("{value:.decimals$}")).find(tells);
    with_separator(&shortest.unwrap_or_else(|| format!("{value:.most$}")))
}

/// A number with its sign and this many decimals: "+0.35". Zero has no sign.
pub fn signed(value: f64, decimals: usize) -> String {
    if value == 0.0 { decimal(0.0, decimals) } else { with_separator(&format!("{value:+.decimals$}")) }
}

/// A number with this number of decimals: "1.2".
pub fn decimal(value: f64, decimals: usize) -> String {
    with_separator(&format!("{value:.decimals$}"))
}

/// Reads a number that a person typed, with a decimal comma or point in any language.
pub fn read_number(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

fn with_separator(number: &str) -> String {
    number.replace('.', &tr("decimal-separator"))
}

/// A part of a sentence as a sentence of its own: "Rank 3 is too long."
pub fn sentence(part: &str) -> String {
    let mut letters = part.chars();
    let first = letters.next().map(char::to_uppercase);
    let whole: String = first.into_iter().flatten().chain(letters).collect();
    tr_args("sentence", &[("text", whole.into())])
}

/// A label and its text: "White: name".
pub fn labelled(label: &str, text: &str) -> String {
    tr_args("labelled", &[("label", label.into()), ("text", text.into())])
}

/// Names in a list: "Gliński, McCooey"; empty without any.
pub fn listed(names: impl IntoIterator<Item = String>) -> String {
    let join =
        |list: String, next: String| tr_args("listed", &[("first", list.into()), ("next", next.into())]);
    names.into_iter().reduce(join).unwrap_or_default()
}

/// The catalogue's words for the board.
#[derive(Debug, Clone, Copy, Default)]
pub struct Words;

impl BoardWords for Words {
    fn board(&self) -> String {
        tr("board-name")
    }

    fn cell(&self, name: &str, piece: Option<BoardPiece>) -> String {
        let Some(piece_there) = piece else {
            return tr_args("board-cell-empty", &[("cell", name.into())]);
        };
        let key = match piece_there.army {
            Army::White => "board-cell-white",
            Army::Black => "board-cell-black",
            Army::Red => "board-cell-red",
            Army::Dead => "board-cell-dead",
        };
        tr_args(key, &[("cell", name.into()), ("piece", kind_key(piece_there.kind).into())])
    }

    fn shade(&self, shade: Shade) -> String {
        tr(match shade {
            Shade::Light => "board-light",
            Shade::Medium => "board-medium",
            Shade::Dark => "board-dark",
        })
    }

    fn described(&self, shade: &str, what: &str) -> String {
        tr_args("board-described", &[("shade", shade.into()), ("what", what.into())])
    }

    fn target(&self, kind: TargetKind) -> String {
        tr(match kind {
            TargetKind::Quiet => "board-target",
            TargetKind::Capture => "board-capture",
            TargetKind::Castling => "board-castling",
        })
    }

    fn promote(&self, role: Role) -> String {
        tr_args("board-promote", &[("piece", role_key(role).into())])
    }

    fn must_take(&self) -> String {
        tr("board-must-take")
    }

    fn wrong(&self) -> String {
        tr("board-wrong")
    }

    fn castle(&self, way: &str) -> String {
        tr_args("board-castle", &[("way", way.into())])
    }

    fn role(&self, letter: char) -> Option<Role> {
        role_of(letter)
    }

    fn letter(&self, role: Role) -> String {
        letter_of(role).to_owned()
    }

    fn premove(&self) -> String {
        tr("board-premove")
    }

    fn confirm(&self) -> String {
        tr("board-confirm")
    }

    fn put_back(&self) -> String {
        tr("board-put-back")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_more_decimals_than_they_need() {
        assert_eq!(number(5.0, 0..=2), "5");
        assert_eq!(number(0.5, 0..=2), "0.5");
        assert_eq!(number(f64::from(0.2_f32), 0..=1), "0.2");
        assert_eq!(number(1.0 / 3.0, 0..=2), "0.33");
        assert_eq!(number(2.0, 1..=1), "2.0");
        assert_eq!([signed(0.35, 2), signed(-12.0, 2), signed(-0.0, 1)], ["+0.35", "-12.00", "0.0"]);
    }

    #[test]
    fn what_is_written_is_read_again() {
        for value in [0.25, 5.0, 90.5] {
            assert_eq!(read_number(&number(value, 0..=2)), Some(value));
        }
        assert_eq!([read_number(" 1.5 "), read_number("1,5")], [Some(1.5); 2]);
        assert_eq!(read_number("soon"), None);
    }
}
