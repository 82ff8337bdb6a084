//! Reading one game.

mod alphabet;
mod attempt;
mod keep;

use alphabet::Alphabet;
use attempt::Attempt;
pub use attempt::ReadGame;

use super::diagnostic::{Diagnostic, MAX_DEPTH, Problem};
use super::place::Place;
use super::tag_section::Head;
use super::walk::{Part, Walk, WholeHead};
use super::{closing, commands, ending};
use crate::excerpt::excerpt;
use crate::game::read_move::read_move_and_capture;
use crate::game::tree::Branches;
use crate::game::{
    CaptureMismatch, GameRecord, Move, MoveTextError, Nag, NodeId, PieceLetters, Position, Variant,
};
use crate::sides::{Outcome, Points};

/// More errors than this in one game, and more warnings, are not told.
const MAX_DIAGNOSTICS: usize = 100;

/// Reads one game, such as [`write`](super::write) returns. Never fails: text that cannot be understood is kept in the
/// record and reported.
///
/// The piece letters may be those of any language: [`Problem::Letters`] reports letters that are not English.
pub fn read_game(text: &str) -> ReadGame {
    read_part(text, (1, 1), PieceLetters::English, Variant::default())
}

/// Reads a game that begins at this line and column of its file; without a tag `Variant` it is of `default_variant`.
pub(super) fn read_part(
    text: &str,
    place: (usize, usize),
    letters: PieceLetters,
    default_variant: Variant,
) -> ReadGame {
    alphabet::recognise(text, letters, |alphabet| Reader::new(text, place, alphabet, default_variant).read())
}

/// The main line or a variation, while it is being read.
#[derive(Debug)]
struct Line {
    node: NodeId,
    position: Position,
    /// The position before the last move: where a variation would begin.
    before_last: Option<Position>,
    /// Comments that will stand before the next move.
    pending: Vec<String>,
    /// A variation has been read since the last move.
    after_variation: bool,
    /// Where the text of the line begins.
    start: usize,
    /// The branches of the node a variation leaves, as they were before it.
    branches: Branches,
    /// Number of escaped lines found before it.
    escapes: usize,
}

struct Reader<'a> {
    text: &'a str,
    walk: Walk<'a>,
    alphabet: Alphabet,
    /// The game played where no tag names one.
    default_variant: Variant,
    place: Place,
    diagnostics: Vec<Diagnostic>,
    /// How many of them are warnings and errors.
    told: [usize; 2],
    record: GameRecord,
    line: Line,
    /// The lines around this one, the main line first.
    outer: Vec<Line>,
    /// Where the move number before the current token stands.
    number: Option<usize>,
    marker: Option<Points>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, place: (usize, usize), alphabet: Alphabet, default_variant: Variant) -> Self {
        let start = Position::start(default_variant);
        Self {
            text,
            walk: Walk::new(text, place.1 == 1),
            alphabet,
            default_variant,
            place: Place::new(place.0, place.1),
            diagnostics: Vec::new(),
            told: [0; 2],
            record: GameRecord::new(start),
            line: Line::new(NodeId::ROOT, start, 0),
            outer: Vec::new(),
            number: None,
            marker: None,
        }
    }

    fn read(mut self) -> Attempt {
        let WholeHead { mut head, comments, problems, first } = self.walk.head();
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        match head.take_start(self.default_variant) {
            Ok(start) => {
                self.record = GameRecord::new(start);
                self.line = Line::new(NodeId::ROOT, start, 0);
                self.add_comments(comments);
                self.read_moves(first);
            }
            Err((problem, offset)) => {
                self.report(problem, offset);
                self.add_comments(comments);
                if let Some((_, start)) = first {
                    self.keep_line(start);
                    self.read_moves(None);
                }
            }
        }
        match head.take_controls() {
            Ok(controls) => self.record.controls = controls,
            Err((problem, offset)) => self.report(problem, offset),
        }
        self.record.free_first_moves = head.take_free_first_moves();
        match head.take_time_left() {
            Ok(left) => self.record.time_left = left,
            Err((problem, offset)) => self.report(problem, offset),
        }
        self.close_all();
        let moves = self.record.tree.size();
        self.record.tree.merge_duplicates();
        self.take_result(&mut head);
        self.record.tags = head.tags;
        self.record.header_lines.splice(0..0, head.lines);
        Attempt { game: ReadGame { record: self.record, diagnostics: self.diagnostics }, moves }
    }

    fn add_comments(&mut self, comments: Vec<(&str, usize)>) {
        for (comment, _) in comments {
            self.comment(comment);
        }
    }

    fn read_moves(&mut self, first: Option<(Part, usize)>) {
        let mut next = first.or_else(|| self.walk.next());
        while let Some((part, start)) = next {
            self.part(part, start);
            next = self.walk.next();
        }
    }

    fn part(&mut self, part: Part, start: usize) {
        match part {
            Part::Number => {
                self.number.get_or_insert(start);
                return;
            }
            // A bracket of a tag that was not understood as one: it is kept whole.
            Part::Move(word) | Part::Tag(word) | Part::MisplacedTag(word) => self.mv(word, start),
            Part::NullMove(word) => {
                self.report(Problem::NullMove(word.to_owned()), start);
                self.keep_line(self.number.unwrap_or(start));
            }
            // A text that begins with words is no game; what goes on with them after a move may well be one.
            Part::IdleWord(word) | Part::Word(word) if self.record.tree.next(NodeId::ROOT).is_none() => {
                self.mv(word, start);
            }
            Part::IdleWord(word) => self.report(Problem::RedundantWord(excerpt(word)), start),
            Part::Word(word) => self.unknown_word(word, start),
            Part::Mark(nag, word) => self.mark(nag, word, start),
            Part::Comment { text, is_open } => {
                if is_open {
                    self.report(Problem::UnclosedComment, start);
                }
                self.comment(text);
            }
            Part::Escape(line) => self.record.header_lines.push(line.to_owned()),
            Part::Open => self.open(start),
            Part::Close => self.close_line(),
            Part::UnmatchedClose => self.report(Problem::UnmatchedClose, start),
            // Of several results the first that tells one counts: `1/2-1/2 *` is a draw.
            Part::Result(word) => match ending::parse_points(word) {
                Some(points) => self.marker = self.marker.or(Some(points)),
                None if word == "*" => {}
                None => self.unknown_word(word, start),
            },
            Part::MisplacedResult(word) => self.comment(word),
            Part::Nothing => {}
        }
        self.number = None;
    }

    /// A word that means nothing stays as a comment.
    fn unknown_word(&mut self, word: &str, start: usize) {
        self.report(Problem::UnknownWord(excerpt(word)), start);
        self.comment(word);
    }

    /// A move, or what should be one.
    fn mv(&mut self, word: &str, start: usize) {
        match self.read_move(word) {
            Ok((mv, capture_mismatch)) => {
                if let Some(other) = capture_mismatch {
                    self.report(other.into(), start);
                }
                let node = self.record.tree.push(self.line.node, mv);
                if !self.line.pending.is_empty() {
                    self.record.tree.notes_mut(node).before = std::mem::take(&mut self.line.pending);
                }
                self.line.node = node;
                self.line.before_last = Some(self.line.position);
                self.line.position.play_unchecked(mv);
                self.line.after_variation = false;
            }
            Err(error) => {
                self.report(error.into(), start);
                self.keep_line(self.number.unwrap_or(start));
            }
        }
    }

    fn read_move(&self, word: &str) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
        let read = |letters| read_move_and_capture(&self.line.position, word, letters);
        match read(self.alphabet.letters) {
            Err(error @ MoveTextError::NotAMove(_)) if self.alphabet.mixed => {
                read(PieceLetters::English).map_err(|_| error)
            }
            result => result,
        }
    }

    fn mark(&mut self, nag: Option<Nag>, word: &str, start: usize) {
        match nag {
            Some(nag) if self.has_node() => self.record.tree.notes_mut(self.line.node).nags.push(nag),
            Some(_) => self.comment(word),
            None => {
                self.report(Problem::BadMark(excerpt(word)), start);
                self.comment(word);
            }
        }
    }

    fn comment(&mut self, text: &str) {
        let text = commands::with_braces(text);
        if self.has_node() && !self.line.after_variation {
            self.say_after(&text);
        } else {
            let text = commands::tidy(&text);
            if !text.is_empty() {
                self.line.pending.push(text);
            }
        }
    }

    /// Whether notes belong to the line's last node: the start of the game, or a move of this line. At the
    /// start of a variation the last node is still that of the line around it.
    fn has_node(&self) -> bool {
        self.outer.is_empty() || self.line.before_last.is_some()
    }

    fn say_after(&mut self, text: &str) {
        let variant = self.record.variant();
        let notes = self.record.tree.notes_mut(self.line.node);
        let rest = commands::take(text, notes, variant);
        if !rest.is_empty() {
            notes.after.push(rest);
        }
    }

    fn open(&mut self, start: usize) {
        let (Some(position), Some(parent)) = (self.line.before_last, self.record.tree.parent(self.line.node))
        else {
            self.report(Problem::VariationBeforeMove, start);
            return self.keep_line(start);
        };
        if self.outer.len() == MAX_DEPTH {
            self.report(Problem::TooDeep, start);
            return self.keep_outermost_variation();
        }
        let branches = self.record.tree.branches(parent);
        let escapes = self.record.header_lines.len();
        let variation = Line { branches, escapes, ..Line::new(parent, position, start + 1) };
        self.outer.push(std::mem::replace(&mut self.line, variation));
    }

    /// Ends a variation and goes on with the line around it.
    fn close_line(&mut self) {
        if self.line.before_last.is_some() {
            self.say_pending();
        }
        let Some(around) = self.outer.pop() else { return };
        let inner = std::mem::replace(&mut self.line, around);
        // Comments of a variation without moves.
        self.line.pending.extend(inner.pending);
        self.line.after_variation = true;
    }

    /// No move follows any more: comments that waited for one belong to the last.
    fn say_pending(&mut self) {
        for text in std::mem::take(&mut self.line.pending) {
            self.say_after(&text);
        }
    }

    fn close_all(&mut self) {
        while !self.outer.is_empty() {
            self.report(Problem::UnclosedVariation, self.line.start.saturating_sub(1));
            self.close_line();
        }
        self.say_pending();
    }

    /// Settles the result from the tags, the marker after the moves and the last words.
    fn take_result(&mut self, head: &mut Head) {
        let (points, problems) = head.take_result(self.marker);
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        let Some(points) = points else { return };
        let reason = closing::reason(&self.record, points, head.tags.get("Termination"));
        let outcome = Outcome { points, reason };
        self.record.result = Some(outcome);
        closing::strip(&mut self.record, outcome);
        let word = head.tags.get("Termination").map(str::to_ascii_lowercase);
        if word.is_some() && word.as_deref() == ending::termination(reason) {
            head.tags.remove("Termination");
        }
    }

    fn report(&mut self, problem: Problem, offset: usize) {
        let told = &mut self.told[problem.severity() as usize];
        *told += 1;
        if *told <= MAX_DIAGNOSTICS {
            let (line, column) = self.place.find(self.text, offset);
            self.diagnostics.push(Diagnostic { line, column, problem });
        }
    }
}

impl Line {
    fn new(node: NodeId, position: Position, start: usize) -> Self {
        let (pending, branches, escapes) = Default::default();
        Self { node, position, before_last: None, pending, after_variation: false, start, branches, escapes }
    }
}
