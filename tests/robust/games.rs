//! Games with everything a record can hold.

use std::time::Duration;

use fastrand::Rng;
use heksy::game::{
    Eval, EvalScore, GameRecord, Nag, NodeId, Notes, Position, Shape, ShapeColor, TimeControl, Variant,
};
use heksy::hex::Cell;
use heksy::sides::{ByColor, Outcome, Points, Reason};

use super::pick;

/// Words for comments and names, the harmless ones and those that look like something else.
const WORDS: [&str; 36] = [
    "a",
    "good",
    "move",
    "Gliński",
    "ĉevalo",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "%",
    ";",
    "\"",
    "\\",
    "\n",
    "\r\n",
    "\t",
    "  ",
    "1-0",
    "*",
    "1.",
    "f5",
    "$3",
    "[%clk 0:01:02]",
    "[%clk 1:2:3:4]",
    "[%eval 0.3]",
    "[%csl Gf6,Rz9]",
    "[%cal Gf6f9]",
    "[%x y]",
    "[Event \"x\"]",
    "\n[",
    "\n%",
    "\u{1f600}",
    "White resigns",
    "half-a-line-without-any-space-to-break-it-at",
];

const CONTROLS: [&str; 9] =
    ["-", "300", "300+5", "40/9000:900", "byoyomi 600 30x5", "delay 300 5", "bronstein 60 2", "*180", "1/60"];

const REASONS: [Reason; 14] = [
    Reason::Checkmate,
    Reason::Stalemate,
    Reason::InsufficientMaterial,
    Reason::Repetition,
    Reason::FivefoldRepetition,
    Reason::FiftyMoves,
    Reason::SeventyFiveMoves,
    Reason::Agreement,
    Reason::Resignation,
    Reason::TimeForfeit,
    Reason::TimeForfeitNoMaterial,
    Reason::RulesInfraction,
    Reason::Adjudication,
    Reason::Unknown,
];

/// A game made up at random: tags, moves, variations, notes, a result.
pub fn record(rng: &mut Rng) -> GameRecord {
    let mut record = GameRecord::new(start(rng));
    for name in ["Event", "Site", "Date", "Round", "White", "Black", "ECO", "Annotator", "X-Y", "Zeit_9"] {
        if rng.bool() {
            record.tags.set(name, &words(rng));
        }
    }
    if rng.bool() {
        let notes = notes(record.variant(), rng);
        *record.tree.notes_mut(NodeId::ROOT) = notes;
    }
    let plies = rng.usize(..60);
    grow(&mut record, NodeId::ROOT, plies, 3, rng);
    if rng.bool() {
        record.result = Some(Outcome { points: *pick(&Points::ALL, rng), reason: *pick(&REASONS, rng) });
    }
    if rng.bool() {
        let mut control = || pick(&CONTROLS, rng).parse::<TimeControl>().ok();
        record.controls = control().zip(control()).map(|(white, black)| ByColor::new(white, black));
    }
    record
}

/// The start of a game, or a position somewhere in one.
fn start(rng: &mut Rng) -> Position {
    let mut position = Position::start(*pick(&Variant::ALL, rng));
    for _ in 0..if rng.bool() { 0 } else { rng.usize(..80) } {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(*pick(&moves, rng));
    }
    position
}

/// Adds a line of moves behind a node, with variations nested up to `depth` deep.
fn grow(record: &mut GameRecord, from: NodeId, plies: usize, depth: usize, rng: &mut Rng) {
    let (mut node, mut position) = (from, record.tree.position(from));
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = *pick(&moves, rng);
        let next = record.tree.add(node, mv).expect("the move is legal");
        if rng.u8(..4) == 0 {
            *record.tree.notes_mut(next) = notes(record.variant(), rng);
        }
        if depth > 0 && rng.u8(..6) == 0 {
            let plies = rng.usize(..8);
            grow(record, node, plies, depth - 1, rng);
        }
        position.play_unchecked(mv);
        node = next;
    }
}

fn notes(variant: Variant, rng: &mut Rng) -> Notes {
    let cell = |rng: &mut Rng| {
        let cells = variant.board().iter().collect::<Vec<_>>();
        *pick::<Cell>(&cells, rng)
    };
    let shape = |rng: &mut Rng| Shape {
        color: *pick(&[ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue], rng),
        from: cell(rng),
        to: rng.bool().then(|| cell(rng)),
    };
    Notes {
        before: some(rng, words),
        nags: some(rng, |rng| Nag(rng.u8(..))),
        after: some(rng, words),
        clock: rng.bool().then(|| Duration::from_millis(rng.u64(..40_000_000))),
        periods: (rng.u8(..4) == 0).then(|| rng.u32(..9)),
        eval: rng.bool().then(|| Eval {
            score: if rng.bool() {
                EvalScore::Cp(rng.i32(-3_000..3_000))
            } else {
                EvalScore::Mate(rng.i32(-20..20))
            },
            depth: rng.bool().then(|| rng.u32(..40)),
        }),
        shapes: some(rng, shape),
    }
}

/// None, one or two of something.
fn some<T>(rng: &mut Rng, mut one: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    (0..rng.usize(..3)).map(|_| one(rng)).collect()
}

/// Some words with spaces here and there.
pub fn words(rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.usize(..7) {
        text.push_str(pick::<&str>(&WORDS, rng));
        text.push_str(pick::<&str>(&["", " ", " "], rng));
    }
    text
}
