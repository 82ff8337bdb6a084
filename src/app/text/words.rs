//! The catalogue's words for colours, pieces, levels, results and reasons.

use super::numbers::quarters;
use super::{ShownLetters, Text, keys, shown, text, tr};
use crate::chess::Role;
use crate::engine::Level;
use crate::game::{Handicap, Odds, PieceKind, PieceLetters, Variant, san};
use crate::lessons::Game;
use crate::puzzles::{Goal, Task};
use crate::sides::{Color, Outcome, Points, Reason};

keys! {
    /// "White" or "Black".
    pub fn color(Color) -> Text { White => "color-white", Black => "color-black" }
}

keys! {
    /// The colour's name in the program's own files.
    pub fn color_key(Color) { White => "white", Black => "black" }
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

keys! {
    /// The key of the text that names a piece, from "pawn" to "king". A message [names](super::Catalogue) the
    /// piece by it, in the form it needs.
    pub fn role_key(Role) {
        Pawn => "piece-pawn", Knight => "piece-knight", Bishop => "piece-bishop", Rook => "piece-rook",
        Queen => "piece-queen", King => "piece-king",
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

/// The key of the text that names a piece, or "piece" for an unknown one.
pub fn any_key(kind: Option<PieceKind>) -> &'static str {
    kind.map_or("piece-any", kind_key)
}

/// The key of the name for the text of a position: only chess has FEN.
pub fn position_text_key(variant: Variant) -> &'static str {
    if variant == Variant::Checkers { "new-game-position" } else { "position-fen" }
}

keys! {
    /// The name of a game: "Gliński’s chess".
    pub fn variant(Variant) -> Text {
        Glinski => "variant-glinski", McCooey => "variant-mccooey", Shafran => "variant-shafran",
        Checkers => "variant-checkers",
    }
}

/// The name of a game, of those for two or for three.
pub fn game(game: Game) -> Text {
    match game {
        Game::Two(name) => variant(name),
        Game::Three => super::three_words::game(),
    }
}

/// A handicap: "Queen odds, White gives".
pub fn handicap(handicap: Handicap) -> Text {
    text!("handicap-given", odds = odds(handicap.odds), giver = color_key(handicap.giver))
}

keys! {
    /// The handicap of a side: "Queen odds".
    pub fn odds(Odds) -> Text {
        Queen => "odds-queen", Rook => "odds-rook", Knight => "odds-knight", Bishop => "odds-bishop",
        Pawn => "odds-pawn", OneMan => "odds-one-man", TwoMen => "odds-two-men", ThreeMen => "odds-three-men",
    }
}

/// The name of a level: "4 – Casual player"; one between two has only its number or its Elo: "4½", "1642".
pub fn level(at: Level) -> Text {
    let is_named = at.is_named() || at.elo().is_none();
    if is_named && !at.is_half() { text!("level", number = u32::from(at.number())) } else { level_number(at) }
}

/// The number of a level, or its Elo, where the name has no room: "4", "4½", "1642".
pub fn level_number(at: Level) -> Text {
    match at.elo() {
        None => Text::key("level-full"),
        _ if at.is_half() => Text::verbatim(format!("{}½", at.number())),
        Some(elo) if !at.is_named() => Text::verbatim(elo.to_string()),
        _ => Text::verbatim(at.number().to_string()),
    }
}

/// The style of a level, in a sentence.
pub fn level_hint(at: Level) -> Text {
    let below = u32::from(at.number());
    if at.is_named() {
        return text!("level-hint", number = below);
    }
    // Below the lowest level the nearest one tells more than none.
    match Level::new(at.number()) {
        Some(named) if at < named => text!("level-hint", number = below),
        _ => text!("level-between", below, above = below + 1),
    }
}

/// Both sides' points: "1-0", "¾-¼".
pub fn points(points: Points) -> String {
    let side = |color| quarters(points.for_color(color).into());
    format!("{}-{}", side(Color::White), side(Color::Black))
}

/// The result in a few words: "White wins", "Draw", "¾ to White, ¼ to Black".
pub fn result(points: Points) -> Text {
    Text::key(match points.for_color(Color::White) {
        0 => "over-black-wins",
        1 => "over-black-three-quarters",
        2 => "over-draw",
        3 => "over-white-three-quarters",
        _ => "over-white-wins",
    })
}

/// The reason for the end of a game: "Checkmate", "Black is stalemated", "White resigns".
pub fn reason(outcome: Outcome) -> Text {
    // The reason names the side with fewer points.
    let is_of_white = outcome.points.for_color(Color::White) < outcome.points.for_color(Color::Black);
    let side = |white, black| if is_of_white { white } else { black };
    let key = match outcome.reason {
        Reason::Stalemate => side("reason-stalemate-white", "reason-stalemate-black"),
        Reason::AllTaken => side("reason-all-taken-white", "reason-all-taken-black"),
        Reason::Blocked => side("reason-blocked-white", "reason-blocked-black"),
        Reason::Resignation => side("reason-resignation-white", "reason-resignation-black"),
        Reason::TimeForfeit => side("reason-time-forfeit-white", "reason-time-forfeit-black"),
        Reason::RulesInfraction => side("reason-rules-infraction-white", "reason-rules-infraction-black"),
        Reason::Checkmate => "reason-checkmate",
        Reason::InsufficientMaterial => "reason-insufficient-material",
        Reason::Repetition => "reason-repetition",
        Reason::FivefoldRepetition => "reason-fivefold-repetition",
        Reason::FiftyMoves => "reason-fifty-moves",
        Reason::SeventyFiveMoves => "reason-seventy-five-moves",
        Reason::Agreement => "reason-agreement",
        Reason::TimeForfeitNoMaterial => "reason-time-forfeit-no-material",
        Reason::Adjudication => "reason-adjudication",
        Reason::Unknown => "reason-unknown",
    };
    Text::key(key)
}

/// The key of the text that says which side is to move, or that its king is in check.
pub fn turn_key(turn: Color, is_in_check: bool) -> &'static str {
    match (turn, is_in_check) {
        (Color::White, false) => "status-white-to-move",
        (Color::Black, false) => "status-black-to-move",
        (Color::White, true) => "status-white-in-check",
        (Color::Black, true) => "status-black-in-check",
    }
}

/// Result and reason in a line: "White wins: checkmate".
pub fn result_and_reason(outcome: Outcome) -> Text {
    result_and_reason_to(outcome, None, None)
}

/// The unreadable part of a file's moves, which is kept as text: "Not understood: Nxx".
pub fn unread(kept: &str) -> Text {
    text!("moves-unread", text = kept)
}

/// A part of a sentence as a sentence of its own: "Rank 3 is too long."
pub fn sentence(part: &str) -> String {
    let mut letters = part.chars();
    let first = letters.next().map(char::to_uppercase);
    let whole: String = first.into_iter().flatten().chain(letters).collect();
    tr!("sentence", text = whole)
}

/// A label and its text: "White: name".
pub fn labelled(label: &str, text: &str) -> String {
    tr!("labelled", label, text)
}

/// Names in a list: "Gliński, McCooey"; empty without any.
pub fn listed(names: impl IntoIterator<Item = String>) -> String {
    let join = |list: String, next: String| tr!("listed", first = list, next);
    names.into_iter().reduce(join).unwrap_or_default()
}

/// The result: "You won", "You lost", "Draw"; without an opponent "Anna wins", without a name "White wins".
pub fn result_to(outcome: Outcome, opponent: Option<&(Color, Text)>, winner: Option<Text>) -> Text {
    let Some((own, _)) = opponent else {
        return winner.map_or_else(|| result(outcome.points), |name| text!("over-name-wins", name));
    };
    Text::key(match outcome.points.for_color(*own) {
        0 => "over-you-lost",
        1 => "over-you-quarter",
        2 => "over-draw",
        3 => "over-you-three-quarters",
        _ => "over-you-won",
    })
}

/// The reason: "Anna resigned", "You ran out of time", "By agreement with Anna"; without an opponent "White resigned".
pub fn reason_to(outcome: Outcome, opponent: Option<&(Color, Text)>) -> Text {
    let Some((own, name)) = opponent else { return reason(outcome) };
    // The reason names the side with fewer points.
    let is_own = outcome.points.for_color(*own) < outcome.points.for_color(!*own);
    let side = |you, name| if is_own { you } else { name };
    let key = match outcome.reason {
        Reason::Stalemate => side("reason-stalemate-you", "reason-stalemate-name"),
        Reason::AllTaken => side("reason-all-taken-you", "reason-all-taken-name"),
        Reason::Blocked => side("reason-blocked-you", "reason-blocked-name"),
        Reason::Resignation => side("reason-resignation-you", "reason-resignation-name"),
        Reason::TimeForfeit => side("reason-time-forfeit-you", "reason-time-forfeit-name"),
        Reason::RulesInfraction => side("reason-rules-infraction-you", "reason-rules-infraction-name"),
        Reason::Agreement => "reason-agreement-name",
        // The player has settled the game.
        Reason::Adjudication if !is_own => "reason-away-name",
        _ => return reason(outcome),
    };
    text!(key, name)
}

/// Result and reason in a line: "You won – Anna resigned".
pub fn result_and_reason_to(
    outcome: Outcome,
    opponent: Option<&(Color, Text)>,
    winner: Option<Text>,
) -> Text {
    let result = result_to(outcome, opponent, winner);
    if outcome.reason == Reason::Unknown {
        return result;
    }
    text!("over-with-reason", result, reason = reason_to(outcome, opponent))
}

/// The letters for typed moves: those on screen, or the language's letters if figurines are on screen, because no
/// keyboard has them. English letters are accepted in addition.
pub(in crate::app) fn letters() -> PieceLetters {
    let shown = shown();
    match shown.letters {
        ShownLetters::Letters(letters) => letters,
        ShownLetters::Figurines => shown.language.letters(),
    }
}

/// The role of a letter, capital or small.
pub fn role_of(letter: char) -> Option<Role> {
    let mut capital = letter.to_uppercase();
    let letter = capital.next().filter(|_| capital.next().is_none())?;
    letters().role(letter).or_else(|| PieceLetters::English.role(letter))
}

/// The letter to type for a role.
pub fn letter_of(role: Role) -> &'static str {
    letters().letter(role)
}

/// An example of a typed move: "Nf4", in Polish "Sf4".
pub fn knight_example() -> String {
    format!("{}f4", letters().letter(Role::Knight))
}

/// The sentence with the goal.
pub fn puzzle_goal(solver: Color, goal: Goal) -> Text {
    text!("puzzle-goal", side = color_key(solver), goal = goal.key())
}

/// The whole line in notation, without numbers.
pub fn puzzle_moves(task: &Task) -> Text {
    let moves = task.line.iter().zip(task.positions()).map(|(&mv, before)| san(&before, mv));
    Text::mv(moves.collect::<Vec<_>>().join(" "))
}
