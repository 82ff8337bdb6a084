//! Games with everything a record can hold.

use std::time::Duration;

use fastrand::Rng;
use heksy::game::{
    Eval, EvalScore, GameRecord, GameTree, Nag, NodeId, Notes, Position, Shape, ShapeColor, TimeControl,
    UnreadText, Variant,
};
use heksy::hex::Cell;
use heksy::sides::{ByColor, Outcome, Points, Reason};

use super::pick;
use crate::reading::read_all;

/// Words for comments and names, the harmless ones and those that look like something else.
const WORDS: [&str; 43] = [
    "a",
    "good",
    "move",
    "Gliński",
    "ĉevalo",
    "(",
    ")",
    "{",
    "}",
    "{}",
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
    "%eval",
    "[%clk",
    "[%clk 1:2:3:4]",
    "[%csl Gf6,Rz9]",
    "[%cal]",
    "[%x y]",
    "[Event \"x\"]",
    "[Event",
    "\n[",
    "\n%",
    "\u{1f600}",
    "\u{a0}",
    "\u{2028}",
    "\u{feff}",
    "White resigns",
    "ch",
    "====",
    "half-a-line-without-any-space-to-break-it-at",
];

/// Words that mean something to the reader of a comment: commands, closing sentences, the brace's stand-in.
const MEANINGFUL: [&str; 11] = [
    "0:00:05]", "[%clk 0:01:02]", "[%clk 0:00:01.5]", "[%eval 0.3]", "[%eval #-3,18]", "[%csl Gf6,Ra1]",
    "[%csl G55]", "[%cal Gf6f9]", "\u{ff5d}", "White resigns.", "Draw agreed.",
];

const TAGS: [&str; 12] = [
    "Event", "Site", "Date", "Round", "White", "Black", "ECO", "Annotator", "X-Y", "Zeit_9", "Größe",
    "Termination",
];

const CONTROLS: [&str; 11] = [
    "-",
    "300",
    "300+5",
    "0.5+0.25",
    "40/9000:900",
    "40/9000+30:20/3600:900+30",
    "byoyomi 600 30x5",
    "delay 300 5",
    "bronstein 60 2.5",
    "*180",
    "1/60",
];

const REASONS: [Reason; 16] = [
    Reason::Checkmate,
    Reason::Stalemate,
    Reason::AllTaken,
    Reason::Blocked,
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

/// Games with text in them that no reader understands.
const UNREAD: [&str; 7] = [
    "1. Qz99",
    "Ke99 foo (bar) $3 {a comment",
    "-- e6 {b}",
    "1... Rz9 ((f5) e6",
    "Qz99 (f5 ;a",
    "Qz99\"\\ [Event x] %",
    "Qz99 {two\nlines} 2. f6",
];

/// A game made up at random: tags, moves, variations, notes, unread text, a result.
///
/// The words in it mean nothing to a reader, so that what was written must come back as it was.
pub fn record(rng: &mut Rng) -> GameRecord {
    record_with(&[&WORDS], rng)
}

/// As [`record`], with words that are read as something else than a comment.
pub fn meaningful_record(rng: &mut Rng) -> GameRecord {
    record_with(&[&WORDS, &MEANINGFUL], rng)
}

/// Some words with spaces here and there.
pub fn words(rng: &mut Rng) -> String {
    words_of(&[&WORDS, &MEANINGFUL], rng)
}

/// Lists of words, each used as often as the others.
type Lists<'a> = &'a [&'a [&'a str]];

fn words_of(lists: Lists, rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.usize(..7) {
        let list = pick(lists, rng);
        text.push_str(pick::<&str>(list, rng));
        text.push_str(pick::<&str>(&["", " ", " "], rng));
    }
    text
}

fn record_with(lists: Lists, rng: &mut Rng) -> GameRecord {
    let mut record = GameRecord::new(start(rng));
    for name in TAGS {
        if rng.bool() {
            record.tags.set(name, &words_of(lists, rng));
        }
    }
    *record.tree.notes_mut(NodeId::ROOT) =
        Notes { before: Vec::new(), ..notes(record.variant(), lists, rng) };
    let plies = rng.usize(..60);
    grow(&mut record.tree, NodeId::ROOT, plies, 3, lists, rng);
    keep_unread(&mut record.tree, rng);
    if rng.bool() {
        // Behind unread text at the end no sentence tells the reason.
        let is_cut_off = !record.tree.unread(record.tree.line_end(NodeId::ROOT)).is_empty();
        let reason = if is_cut_off { Reason::Unknown } else { *pick(&REASONS, rng) };
        let possible: Vec<Points> =
            Points::ALL.into_iter().filter(|&points| reason.is_possible_with(points)).collect();
        record.result = Some(Outcome { points: *pick(&possible, rng), reason });
    }
    if rng.bool() {
        let mut control = || pick(&CONTROLS, rng).parse::<TimeControl>().expect("a time control");
        record.controls = Some(ByColor::new(control(), control()));
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
    let is_checkers = position.variant() == Variant::Checkers;
    position.with_total_ban(is_checkers && rng.bool())
}

/// Adds a line of moves behind a node, with variations nested up to `depth` deep.
fn grow(tree: &mut GameTree, from: NodeId, plies: usize, depth: usize, lists: Lists, rng: &mut Rng) {
    let (mut node, mut position) = (from, tree.position(from));
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = *pick(&moves, rng);
        let next = tree.add(node, mv).expect("the move is legal");
        if rng.u8(..3) == 0 {
            *tree.notes_mut(next) = notes(position.variant(), lists, rng);
        }
        if depth > 0 && rng.u8(..6) == 0 {
            let plies = rng.usize(..8);
            grow(tree, node, plies, depth - 1, lists, rng);
        }
        position.play_unchecked(mv);
        node = next;
    }
}

/// Puts unread text behind some of the moves: one text where a line ends, any number beside a move.
fn keep_unread(tree: &mut GameTree, rng: &mut Rng) {
    let texts: Vec<UnreadText> = UNREAD.iter().map(|text| unread(text)).collect();
    let mut todo = vec![NodeId::ROOT];
    while let Some(node) = todo.pop() {
        if rng.u8(..20) == 0 {
            let most = if tree.children(node).is_empty() { 1 } else { 2 };
            (0..rng.usize(1..=most)).for_each(|_| tree.add_unread(node, pick(&texts, rng).clone()));
        }
        todo.extend(tree.children(node));
    }
}

/// A text as the reader keeps it.
fn unread(text: &str) -> UnreadText {
    let games = read_all(&format!("1. f6 ({text}"));
    let [game] = &games[..] else { panic!("{text:?} makes {} games", games.len()) };
    let [kept] = game.record.tree.unread(NodeId::ROOT) else { panic!("{text:?} is understood") };
    kept.clone()
}

fn notes(variant: Variant, lists: Lists, rng: &mut Rng) -> Notes {
    let cells: Vec<Cell> = variant.board().iter().collect();
    let shape = |rng: &mut Rng| Shape {
        color: *pick(&[ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue], rng),
        from: *pick(&cells, rng),
        to: rng.bool().then(|| *pick(&cells, rng)),
    };
    let score = |rng: &mut Rng| {
        if rng.bool() { EvalScore::Cp(rng.i32(-9_999..9_999)) } else { EvalScore::Mate(rng.i32(-20..20)) }
    };
    let millis = |rng: &mut Rng| {
        let most = *pick(&[30_000, 40_000_000], rng);
        rng.u64(..most)
    };
    Notes {
        before: some(rng, |rng| words_of(lists, rng)),
        nags: some(rng, |rng| Nag(rng.u8(..))),
        after: some(rng, |rng| words_of(lists, rng)),
        clock: rng.bool().then(|| Duration::from_millis(millis(rng))),
        periods: (rng.u8(..4) == 0).then(|| rng.u32(..9)),
        eval: rng.bool().then(|| Eval { score: score(rng), depth: rng.bool().then(|| rng.u32(..99)) }),
        shapes: some(rng, shape),
    }
}

/// None, one or two of something.
fn some<T>(rng: &mut Rng, mut one: impl FnMut(&mut Rng) -> T) -> Vec<T> {
    (0..rng.usize(..3)).map(|_| one(rng)).collect()
}
