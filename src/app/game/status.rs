//! The state of the game in a line, the computer's thoughts, and the details beside the moves.

use std::time::Duration;

use super::Document;
use crate::app::text::numbers::{self, clock_face};
use crate::app::text::{Text, text, tr, tr_move, words};
use crate::engine::{Info, Level, Score};
use crate::game::{Move, NodeId, Position, TimeControl, Variant, numbered_san, san};
use crate::report;
use crate::sides::{ByColor, Color, Outcome};
use crate::three::Seat;

/// The state of the game in words, also for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// The text, as in "White to move", "Black is in check", "Paused", "White wins: checkmate".
    pub text: String,
    /// Whether the text is a warning.
    pub is_urgent: bool,
}

/// The computer's thoughts until now.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineLine {
    /// The score from White's point of view, as in "+0.35" or "mate in 3".
    pub score: String,
    /// Depth and principal variation, if the settings show them.
    pub detail: Option<EngineDetail>,
}

/// Depth and principal variation of the computer's search.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineDetail {
    /// Plies searched.
    pub depth: u32,
    /// The line, in notation.
    pub moves: String,
}

impl Status {
    fn plain(text: String) -> Status {
        Status { text, is_urgent: false }
    }
}

impl EngineLine {
    /// The line of a search for `color` in a position, with its depth and its moves, or without them.
    pub(in crate::app) fn of(info: &Info, position: &Position, color: Color, has_detail: bool) -> EngineLine {
        let moves = || line_moves(*position, &info.pv);
        EngineLine {
            score: score_text(info.score, color, position.variant()),
            detail: has_detail.then(|| EngineDetail { depth: info.depth, moves: moves() }),
        }
    }
}

/// The place of the current position in the game, and its state: "28... Bi6, move 28 of 40".
pub(in crate::app) fn replay_status(document: &Document) -> Status {
    let text = match &document.current().last_text {
        None => tr("status-replay-start"),
        Some(mv) => {
            let [number, last] = document.current().numbers;
            tr!("status-replay", "move" = tr_move(mv), number, last)
        }
    };
    with_state(document, text)
}

/// The result and the reason: "White wins – Checkmate", "You won – Anna resigned".
pub(in crate::app) fn over_status(document: &Document, outcome: Outcome) -> Status {
    let reason = document.record().reason().unwrap_or(outcome.reason);
    let (opponent, winner) = (document.opponent(), document.winner(outcome));
    let outcome = Outcome { reason, ..outcome };
    Status::plain(words::result_and_reason_to(outcome, opponent.as_ref(), winner).to_string())
}

/// The check, or the side to move: "You are in check" and "Your move" to the only person here of a game that is played,
/// against the computer or online.
pub(in crate::app) fn turn_status(document: &Document, is_played: bool) -> Status {
    let turn = document.position().turn();
    let is_own = is_played && document.opponent().is_some_and(|(own, _)| own == turn);
    let (check, key) = if is_own {
        ("status-you-in-check", "status-your-move")
    } else {
        (words::turn_key(turn, true), words::turn_key(turn, false))
    };
    state(document, check).unwrap_or_else(|| Status::plain(tr(key)))
}

/// A text, followed by the state of the current position.
pub(in crate::app) fn with_state(document: &Document, text: String) -> Status {
    match state(document, words::turn_key(document.position().turn(), true)) {
        Some(Status { text: state, is_urgent }) => {
            let text = tr!("status-with-state", text, state);
            Status { text, is_urgent }
        }
        None => Status::plain(text),
    }
}

/// The state of the current position besides the side to move: the end of the game by the rules, or a check, by its key.
fn state(document: &Document, check: &str) -> Option<Status> {
    if let Some(outcome) = document.ending() {
        return Some(Status::plain(words::result_and_reason(outcome).to_string()));
    }
    document.position().checked_king()?;
    Some(Status { text: tr(check), is_urgent: true })
}

/// How long a clock's face stays the same: tenths are shown below ten seconds, and times are rounded up.
pub(in crate::app) fn until_face_changes(time: Duration) -> Duration {
    let step = if time <= Duration::from_secs(10) { 100 } else { 1000 };
    let past = (time.as_nanos() % (step * 1_000_000)) as u64;
    let rest = Duration::from_nanos(if past == 0 { step as u64 * 1_000_000 } else { past });
    // A little beyond, so that the new face is there when the window looks.
    rest + Duration::from_millis(1)
}

/// A score as people read it, from White's side.
pub(super) fn score_text(score: Score, side_to_move: Color, variant: Variant) -> String {
    let sign = if side_to_move == Color::White { 1 } else { -1 };
    match score {
        Score::Cp(cp) => numbers::signed(f64::from(sign * cp) / 100.0, 2),
        Score::Mate(moves) => {
            let white_wins = (moves > 0) == (side_to_move == Color::White);
            let key = match (variant, white_wins) {
                // Checkers has no mate.
                (Variant::Checkers, true) => "score-white-wins",
                (Variant::Checkers, false) => "score-black-wins",
                (_, true) => "score-white-mates",
                (_, false) => "score-black-mates",
            };
            tr!(key, moves = moves.unsigned_abs())
        }
    }
}

/// The first moves of a line; no further than they are legal.
fn line_moves(mut position: Position, moves: &[Move]) -> String {
    const MAX_MOVES: usize = 8;
    let mut texts = Vec::new();
    for &mv in moves.iter().take(MAX_MOVES) {
        let Ok(next) = position.play(mv) else { break };
        texts.push(tr_move(&san(&position, mv)));
        position = next;
    }
    texts.join(" ")
}

/// The details beside the moves of a game being played.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Details {
    /// The seconds that each move took, by its side, in the order of the game; empty without clocks.
    pub times: Vec<(Color, f32)>,
    /// The last move of a finished game that is in the opening book: "Opening book up to 4... Nc6".
    pub book: Option<Text>,
}

impl Details {
    pub(in crate::app) fn of(document: &Document, controls: &ByColor<TimeControl>) -> Details {
        let record = document.record();
        let is_over = record.result.is_some();
        let book = is_over.then(|| report::book_line(record)).flatten();
        Details {
            times: times(document, controls).into_iter().map(|(_, color, time)| (color, time)).collect(),
            book: book
                .map(|(before, mv)| text!("details-book", "move" = Text::mv(numbered_san(&before, mv)))),
        }
    }

    /// The time that both sides have used, and the longest move.
    pub fn times_words(&self) -> Text {
        let face = |seconds| clock_face(Duration::from_secs_f32(seconds));
        let of = |side| self.times.iter().filter(move |(color, _)| *color == side).map(|(_, time)| time);
        let [white, black] = Color::ALL.map(|side| face(of(side).sum()));
        let longest = face(self.times.iter().map(|(_, time)| *time).fold(0.0, f32::max));
        text!("details-times", white, black, longest)
    }
}

/// The time of each move of a game in minutes and seconds, as it is shown beside the move.
pub(in crate::app) fn move_times(
    document: &Document,
    controls: &ByColor<TimeControl>,
) -> Vec<(NodeId, String)> {
    let face = |time: f32| {
        let seconds = time.round() as u64;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    };
    times(document, controls).into_iter().map(|(node, _, time)| (node, face(time))).collect()
}

/// The time that each move of the main line took by the clocks of its side. An hourglass also runs while the other side
/// thinks.
fn times(document: &Document, controls: &ByColor<TimeControl>) -> Vec<(NodeId, Color, f32)> {
    let tree = &document.record().tree;
    let mut before = ByColor::from_fn(|color| controls[color].base().filter(|_| !is_hourglass(controls)));
    let mut color = tree.start().turn();
    let mut times = Vec::new();
    for node in tree.mainline() {
        let after = tree.notes(node).and_then(|notes| notes.clock);
        if let (Some(before), Some(after)) = (before[color], after) {
            let had = before + controls[color].increment();
            times.push((node, color, had.saturating_sub(after).as_secs_f32()));
        }
        before[color] = after.filter(|_| !is_hourglass(controls));
        color = !color;
    }
    times
}

fn is_hourglass(controls: &ByColor<TimeControl>) -> bool {
    controls.iter().any(|(_, control)| matches!(control, TimeControl::Hourglass { .. }))
}

/// How a game ended, for the head of the side panel.
#[derive(Debug, Clone, PartialEq)]
pub struct GameOver {
    /// The title, as in "White wins", "Anna wins", "You won" or "The game is over".
    pub title: Text,
    /// The points of two, as in "1-0" or "¾-¼".
    pub points: Option<String>,
    /// The players of a game of three, the first place first.
    pub places: Vec<Place>,
    /// The reason, as in "Checkmate", "Black is stalemated" or "Anna resigned".
    pub reason: Text,
    /// The running score of the match after its first game: "Anna 1¾, Piotr ¼".
    pub match_score: Option<Text>,
    /// The winner of the match, if this was its last game.
    pub verdict: Option<Text>,
}

/// A place at the end of a game of three.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// The place, from 1; the same for those who share it.
    pub place: usize,
    /// The side that took it.
    pub seat: Seat,
    /// The player.
    pub name: Text,
    /// The level of a computer without a name of its own.
    pub level: Option<Level>,
    /// The points in quarters.
    pub quarters: u8,
    /// The elimination of the side; `None` if it is still in the game.
    pub out: Option<Text>,
}
