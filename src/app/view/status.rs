//! The state of the game in a line, and what the computer thinks.

use std::path::Path;
use std::time::Duration;

use crate::app::catalogue::{tr, tr_args};
use crate::app::document::{Document, Phase};
use crate::app::model::Model;
use crate::app::settings::Thinking;
use crate::app::words;
use crate::engine::Score;
use crate::game::{Move, Position, Variant, points_text, san};
use crate::sides::{Color, Outcome};

/// The state of the game in words, also for screen readers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// As in "White to move", "Black is in check", "Paused", "White wins: checkmate".
    pub text: String,
    /// Whether it is a warning.
    pub is_urgent: bool,
}

/// What the computer has found so far.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineLine {
    /// From White's side, as in "+0.35" or "mate in 3".
    pub score: String,
    /// How deep it looks and what it expects, where that is to be shown.
    pub detail: Option<EngineDetail>,
}

/// How deep the computer looks, and what it expects.
#[derive(Debug, Clone, PartialEq)]
pub struct EngineDetail {
    /// Plies searched.
    pub depth: u32,
    /// The line, in notation.
    pub moves: String,
}

impl Model {
    /// The state of the game in a line.
    pub fn status(&self) -> Status {
        let document = &self.document;
        let current = document.current();
        let turn = current.position.turn();
        if !document.game.at_head() {
            let last = document.game.record().tree.ply(document.line_end());
            let place = tr_args("status-replay", &[("ply", current.ply.into()), ("last", last.into())]);
            return document.with_state(place);
        }
        if let Some(outcome) = document.game.outcome() {
            return Status::plain(over(document, outcome));
        }
        if document.phase == Phase::Paused {
            return document.with_state(tr("status-paused"));
        }
        if self.computer.thinking.is_some() {
            return document.with_state(tr_args("status-thinking", &[("name", document.name(turn).into())]));
        }
        document.state().unwrap_or_else(|| {
            Status::plain(tr(match turn {
                Color::White => "status-white-to-move",
                Color::Black => "status-black-to-move",
            }))
        })
    }

    /// What the computer has found so far, while it is thinking: as much of it as the settings say.
    pub fn engine_line(&self) -> Option<EngineLine> {
        let current = self.settings.thinking;
        let (color, _) = self.computer.thinking?;
        let info = self.computer.info.as_ref().filter(|_| current != Thinking::Nothing)?;
        let position = self.document.game.head_position();
        Some(EngineLine {
            score: score_text(info.score, color, position.variant()),
            detail: (current == Thinking::Line)
                .then(|| EngineDetail { depth: info.depth, moves: line_text(position, &info.pv) }),
        })
    }

    /// The score of the match so far, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub fn match_score(&self) -> Option<String> {
        let standing = self.running_match.standing(self.document.game.outcome());
        (self.document.is_live() && standing.games > 0).then(|| {
            let args = [
                ("white", self.document.name(Color::White).into()),
                ("white-points", points_text(standing.white).into()),
                ("black", self.document.name(Color::Black).into()),
                ("black-points", points_text(standing.black).into()),
            ];
            tr_args("match-standing", &args)
        })
    }

    /// The window's title: the game, its file, and a mark while it has unsaved moves.
    pub fn title(&self) -> String {
        let document = &self.document;
        let file = document.file.as_ref().and_then(|link| link.path.file_name()).map(Path::new);
        let args = [
            ("white", document.name(Color::White).into()),
            ("black", document.name(Color::Black).into()),
            ("game", words::variant(document.game.position().variant()).into()),
            ("file", file.map_or_else(String::new, |name| name.display().to_string()).into()),
        ];
        let title = tr_args(if file.is_some() { "title-file" } else { "title-game" }, &args);
        if document.is_unsaved() { tr_args("title-unsaved", &[("title", title.into())]) } else { title }
    }

    /// How long until [`Message::Tick`](crate::app::message::Message::Tick) is needed: a clock's face changes, a flag
    /// falls, a message goes away, a game that plays itself goes on. `None`: not before something else happens.
    pub fn next_wakeup(&self, now: Duration) -> Option<Duration> {
        let clock = self.document.game.clock();
        let face = clock.is_running().then(|| clock.reading(clock.turn(), now)).flatten();
        let next_face = face.map(|reading| now + until_face_changes(reading.time));
        let answer = self.computer.answer.map(|(_, at)| at);
        let waiting = self.waiting.iter().map(|(at, _)| *at).filter(|_| self.dialog.is_none()).min();
        [next_face, answer, waiting, self.autoplay, self.settings_due, self.toasts.next_expiry()]
            .into_iter()
            .flatten()
            .min()
            .map(|at| at.saturating_sub(now))
    }
}

impl Status {
    fn plain(text: String) -> Status {
        Status { text, is_urgent: false }
    }
}

impl Document {
    /// What there is to say of the position shown besides who is to move: that the rules end the game there, or that
    /// a king is in check.
    fn state(&self) -> Option<Status> {
        if let Some(outcome) = self.ending() {
            return Some(Status::plain(words::result_and_reason(outcome)));
        }
        let position = &self.current().position;
        position.checked_king()?;
        let key = match position.turn() {
            Color::White => "status-white-in-check",
            Color::Black => "status-black-in-check",
        };
        Some(Status { text: tr(key), is_urgent: true })
    }

    /// Something else that is to be said, with the state of the position shown behind it.
    fn with_state(&self, text: String) -> Status {
        match self.state() {
            Some(Status { text: state, is_urgent }) => {
                let text = tr_args("status-with-state", &[("text", text.into()), ("state", state.into())]);
                Status { text, is_urgent }
            }
            None => Status::plain(text),
        }
    }
}

/// The result and the reason: "White wins: checkmate".
fn over(document: &Document, outcome: Outcome) -> String {
    let reason = document.game.record().reason().unwrap_or(outcome.reason);
    words::result_and_reason(Outcome { reason, ..outcome })
}

/// How long a clock's face stays the same: tenths are shown below ten seconds, and times are rounded up.
fn until_face_changes(time: Duration) -> Duration {
    let step = if time <= Duration::from_secs(10) { 100 } else { 1000 };
    let past = (time.as_nanos() % (step * 1_000_000)) as u64;
    let rest = Duration::from_nanos(if past == 0 { step as u64 * 1_000_000 } else { past });
    // A little beyond, so that the new face is there when the window looks.
    rest + Duration::from_millis(1)
}

/// A score as people read it, from White's side.
fn score_text(score: Score, side_to_move: Color, variant: Variant) -> String {
    let sign = if side_to_move == Color::White { 1 } else { -1 };
    match score {
        Score::Cp(cp) => format!("{:+.2}", f64::from(sign * cp) / 100.0),
        Score::Mate(moves) => {
            let white_wins = (moves > 0) == (side_to_move == Color::White);
            let key = match (variant, white_wins) {
                // There is no mate in checkers.
                (Variant::Checkers, true) => "score-white-wins",
                (Variant::Checkers, false) => "score-black-wins",
                (_, true) => "score-white-mates",
                (_, false) => "score-black-mates",
            };
            tr_args(key, &[("moves", moves.unsigned_abs().into())])
        }
    }
}

/// The first moves of a line in notation; no further than they are legal.
fn line_text(mut position: Position, moves: &[Move]) -> String {
    const MOST: usize = 8;
    let mut texts = Vec::new();
    for &mv in moves.iter().take(MOST) {
        let Ok(next) = position.play(mv) else { break };
        texts.push(san(&position, mv));
        position = next;
    }
    texts.join(" ")
}
