//! Reading one game.

use super::alphabet::{Alphabet, Attempt, ReadGame, recognise};
use super::builder::Builder;
use super::diagnostic::{Diagnostic, MAX_DEPTH, Place, Problem};
use super::ending;
use super::tag_section::Head;
use super::walk::{Part, WholeHead};
use crate::excerpt::excerpt;
use crate::game::read_move::read_move_and_capture;
use crate::game::{CaptureMismatch, Move, MoveTextError, Nag, NodeId, PieceLetters, Position, Variant};
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
    recognise(text, letters, |alphabet| Reader::new(text, place, alphabet, default_variant).read())
}

struct Reader<'a> {
    text: &'a str,
    builder: Builder<'a>,
    alphabet: Alphabet,
    /// The game played where no tag names one.
    default_variant: Variant,
    place: Place,
    diagnostics: Vec<Diagnostic>,
    /// How many of them are warnings and errors.
    told: [usize; 2],
    /// The offset of the move number before the current token.
    number: Option<usize>,
    marker: Option<Points>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, place: (usize, usize), alphabet: Alphabet, default_variant: Variant) -> Self {
        let start = Position::start(default_variant);
        Self {
            text,
            builder: Builder::new(text, place.1 == 1, alphabet.letters, start),
            alphabet,
            default_variant,
            place: Place::new(place.0, place.1),
            diagnostics: Vec::new(),
            told: [0; 2],
            number: None,
            marker: None,
        }
    }

    fn read(mut self) -> Attempt {
        let WholeHead { mut head, comments, problems, first } = self.builder.walk.head();
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        match head.take_start(self.default_variant) {
            Ok(start) => {
                self.builder.begin(start);
                self.add_comments(comments);
                self.read_moves(first);
            }
            Err((problem, offset)) => {
                self.report(problem, offset);
                self.add_comments(comments);
                if let Some((_, start)) = first {
                    self.builder.keep_line(start);
                    self.read_moves(None);
                }
            }
        }
        match head.take_controls() {
            Ok(controls) => self.builder.record.controls = controls,
            Err((problem, offset)) => self.report(problem, offset),
        }
        self.builder.record.free_first_moves = head.take_free_first_moves();
        match head.take_time_left() {
            Ok(left) => self.builder.record.time_left = left,
            Err((problem, offset)) => self.report(problem, offset),
        }
        self.close_all();
        let moves = self.builder.record.tree.size();
        self.builder.record.tree.merge_duplicates();
        self.take_result(&mut head);
        self.builder.record.tags = head.tags;
        self.builder.record.header_lines.splice(0..0, head.lines);
        Attempt { game: ReadGame { record: self.builder.record, diagnostics: self.diagnostics }, moves }
    }

    fn add_comments(&mut self, comments: Vec<(&str, usize)>) {
        for (comment, _) in comments {
            self.builder.comment(comment);
        }
    }

    fn read_moves(&mut self, first: Option<(Part, usize)>) {
        let mut next = first.or_else(|| self.builder.walk.next());
        while let Some((part, start)) = next {
            self.part(part, start);
            next = self.builder.walk.next();
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
                self.builder.keep_line(self.number.unwrap_or(start));
            }
            // A text that begins with words is not a game; a text with words after a move may be one.
            Part::IdleWord(word) | Part::Word(word)
                if self.builder.record.tree.next(NodeId::ROOT).is_none() =>
            {
                self.mv(word, start);
            }
            Part::IdleWord(word) => self.report(Problem::RedundantWord(excerpt(word)), start),
            Part::Word(word) => self.unknown_word(word, start),
            Part::Mark(nag, word) => self.mark(nag, word, start),
            Part::Comment { text, is_open } => {
                if is_open {
                    self.report(Problem::UnclosedComment, start);
                }
                self.builder.comment(text);
            }
            Part::Escape(line) => self.builder.record.header_lines.push(line.to_owned()),
            Part::Open => self.open(start),
            Part::Close => self.builder.close_line(),
            Part::UnmatchedClose => self.report(Problem::UnmatchedClose, start),
            // Of several results the first one with points counts: `1/2-1/2 *` is a draw.
            Part::Result(word) => match ending::parse_points(word) {
                Some(points) => self.marker = self.marker.or(Some(points)),
                None if word == "*" => {}
                None => self.unknown_word(word, start),
            },
            Part::MisplacedResult(word) => self.builder.comment(word),
            Part::Nothing => {}
        }
        self.number = None;
    }

    /// A word that means nothing stays as a comment.
    fn unknown_word(&mut self, word: &str, start: usize) {
        self.report(Problem::UnknownWord(excerpt(word)), start);
        self.builder.comment(word);
    }

    /// Reads a move, or a word in place of one.
    fn mv(&mut self, word: &str, start: usize) {
        match self.read_move(word) {
            Ok((mv, capture_mismatch)) => {
                if let Some(other) = capture_mismatch {
                    self.report(other.into(), start);
                }
                self.builder.push(mv);
            }
            Err(error) => {
                self.report(error.into(), start);
                self.builder.keep_line(self.number.unwrap_or(start));
            }
        }
    }

    fn read_move(&self, word: &str) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
        let read = |letters| read_move_and_capture(&self.builder.line.position, word, letters);
        match read(self.alphabet.letters) {
            Err(error @ MoveTextError::NotAMove(_)) if self.alphabet.mixed => {
                read(PieceLetters::English).map_err(|_| error)
            }
            result => result,
        }
    }

    fn mark(&mut self, nag: Option<Nag>, word: &str, start: usize) {
        match (nag, self.builder.node()) {
            (Some(nag), Some(node)) => self.builder.record.tree.notes_mut(node).nags.push(nag),
            (Some(_), None) => self.builder.comment(word),
            (None, _) => {
                self.report(Problem::BadMark(excerpt(word)), start);
                self.builder.comment(word);
            }
        }
    }

    fn open(&mut self, start: usize) {
        if self.builder.depth() == MAX_DEPTH {
            self.report(Problem::TooDeep, start);
            self.builder.keep_outermost_variation();
        } else if !self.builder.open(start) {
            self.report(Problem::VariationBeforeMove, start);
            self.builder.keep_line(start);
        }
    }

    fn close_all(&mut self) {
        while self.builder.depth() > 0 {
            self.report(Problem::UnclosedVariation, self.builder.line.start.saturating_sub(1));
            self.builder.close_line();
        }
        self.builder.say_pending();
    }

    /// Settles the result from the tags, the marker after the moves and the last words.
    fn take_result(&mut self, head: &mut Head) {
        let (points, problems) = head.take_result(self.marker);
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        let Some(points) = points else { return };
        let reason = ending::reason(&self.builder.record, points, head.tags.get("Termination"));
        let outcome = Outcome { points, reason };
        self.builder.record.result = Some(outcome);
        ending::strip(&mut self.builder.record, outcome);
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
