//! Forty bad moves with their lines, causes, sentences and marks, for tests.

use super::{Blow, Cause, Loose, Mistake, Why};
use crate::game::{Move, Position, Variant};
use crate::sides::Reason;

const CASES: &str = include_str!("../../tests/inputs/coach.txt");

/// A bad move with its block in the file.
pub(crate) struct Case {
    pub before: Position,
    pub mv: Move,
    pub cause: Option<Cause>,
    block: &'static str,
}

impl Case {
    /// All forty.
    pub fn all() -> Vec<Case> {
        let cases: Vec<Case> = CASES.trim_end().split("\n\n").skip(1).map(Case::of).collect();
        assert_eq!(cases.len(), 40);
        cases
    }

    /// The value of a key; empty for "-".
    pub fn field(&self, key: &str) -> &'static str {
        field(self.block, key)
    }

    fn of(block: &'static str) -> Case {
        let variant: Variant = field(block, "game").parse().expect("the file of cases is whole");
        let before = Position::from_fen(variant, field(block, "fen")).expect("the file of cases is whole");
        let mv = before.find_coordinates(field(block, "move")).expect("the file of cases is whole");
        let after = before.after(&[mv]);
        let (better, answer) =
            (moves(&before, field(block, "better")), moves(&after, field(block, "answer")));
        let (had, has) = (score(field(block, "before")), score(field(block, "after")));
        let mistake = Mistake {
            before: &before,
            mv,
            better: &better,
            answer: &answer,
            last: None,
            points: (had.0, 1.0 - has.0),
            ends: after.outcome(),
            lets_mate: has.1,
            misses_mate: had.1,
            is_secret: false,
        };
        let cause = mistake.cause();
        Case { before, mv, cause, block }
    }
}

/// The name of a cause in the cases.
pub(crate) fn name(cause: &Cause) -> String {
    let side = if cause.is_missed { "misses" } else { "allows" };
    let what = match &cause.why {
        Why::Ends(outcome) if outcome.reason == Reason::Stalemate => return "stalemates".to_owned(),
        Why::Ends(_) => return "ends-in-draw".to_owned(),
        Why::Capture { loose, .. } => {
            let name = match loose {
                Loose::BadCapture(_) => "bad-capture",
                Loose::MovedThere => "moves-to-lost-cell",
                Loose::StillAttacked => "leaves-attacked",
                Loose::StopsProtecting(_) => "stops-protecting",
                Loose::OpensLine(_) => "opens-line",
                Loose::BlocksProtector { .. } => "blocks-protector",
                Loose::Unprotected | Loose::NotSafe if cause.is_missed => "misses-capture",
                Loose::Unprotected | Loose::NotSafe => "loses-piece",
                Loose::TakesLess(_) => "takes-less",
                Loose::TakesBack => "misses-recapture",
            };
            return name.to_owned();
        }
        Why::Stalemate(_) if cause.is_missed && cause.line.len().is_multiple_of(2) => "quarter",
        Why::Stalemate(_) => "stalemate",
        Why::Mate(_) => "mate",
        Why::Perpetual => "perpetual",
        Why::Blow { blow, .. } => match blow {
            Blow::Discovered(_) => "discovered",
            Blow::DiscoveredCheck => "discovered-check",
            Blow::Fork(_) => "fork",
            Blow::Skewer(_) => "skewer",
            Blow::Pin | Blow::Pinned(_) => "pin",
            Blow::ProtectorTaken(_) => "defender-taken",
            Blow::Trapped => "trapped",
            Blow::Attacked => "attacked",
        },
        Why::Line { .. } => "line",
        Why::Promotion { .. } => "promotes",
        Why::Shot { .. } => "shot",
    };
    format!("{side}-{what}")
}

fn field(block: &'static str, key: &str) -> &'static str {
    let value = block.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
    value.filter(|value| *value != "-").unwrap_or_default()
}

fn moves(start: &Position, text: &str) -> Vec<Move> {
    let mut position = *start;
    let play = |text: &str| {
        let mv = position.find_coordinates(text).expect("the file of cases is whole");
        position.play_unchecked(mv);
        mv
    };
    text.split_whitespace().map(play).collect()
}

/// A score of the cases: the points of the side to move, and the moves to its mate.
fn score(text: &str) -> (f64, Option<u32>) {
    let number = |text: &str| text.parse::<i32>().expect("the file of cases is whole");
    match text.split_once(' ') {
        Some(("mate", moves)) => (1.0, Some(number(moves) as u32)),
        Some((_, cp)) => (1.0 / (1.0 + (-f64::from(number(cp)) / 250.0).exp()), None),
        None => (0.5, None),
    }
}
