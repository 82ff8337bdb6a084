//! Reading one game.

use std::borrow::Cow;

use super::alphabet::{Alphabet, Attempt, ReadGame, recognise};
use super::builder::Builder;
use super::diagnostic::{Diagnostic, Finding, MAX_DEPTH, Place, Problem, Severity};
use super::ending;
use super::joined::has_letter_apart;
use super::lexer::Lexer;
use super::ordinary::{has_ordinary_moves, is_ordinary_name, mentions_hexagons};
use super::results::parse_points;
use super::tag_section::Head;
use super::token::Kind;
use super::walk::{Part, WholeHead, escaped};
use crate::excerpt::excerpt;
use crate::game::read_move::read_move_and_capture;
use crate::game::{
    CaptureMismatch, GameRecord, Move, MoveTextError, Nag, NodeId, Notes, PieceLetters, Position, Variant,
};
use crate::sides::{Outcome, Points, Reason};

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
    let read = |variant: Variant, named| {
        recognise(text, letters, |alphabet| {
            Reader { named, ..Reader::new(text, place, alphabet, variant) }.read()
        })
    };
    let game = read(default_variant, true);
    let unknown = game.diagnostics.iter().find(|found| matches!(found.problem, Problem::UnknownVariant(_)));
    let Some(Diagnostic { line, column, problem: Problem::UnknownVariant(name) }) = unknown.cloned() else {
        return game;
    };
    if is_ordinary_name(&name) || !mentions_hexagons(&name) && has_ordinary_moves(text) {
        return game;
    }
    // The usual game first: nobody would have named it.
    let mut variants = std::iter::once(default_variant).chain(Variant::ALL);
    let fitting = variants.find_map(|variant| {
        let game = read(variant, false);
        // A comment that was cut off says nothing of the moves.
        let is_fault =
            |problem: &Problem| problem.severity() == Severity::Error && *problem != Problem::UnclosedComment;
        let has_fault = game.diagnostics.iter().any(|found| is_fault(&found.problem));
        let fits = !has_fault && game.record.tree.next(NodeId::ROOT).is_some();
        fits.then_some((variant, game))
    });
    let Some((variant, mut fitting)) = fitting else { return game };
    let problem = Problem::GameByMoves { name, variant };
    fitting.diagnostics.insert(0, Diagnostic { line, column, problem });
    fitting
}

struct Reader<'a> {
    text: &'a str,
    builder: Builder<'a>,
    alphabet: Alphabet,
    /// The game played where no tag names one.
    default_variant: Variant,
    /// Whether the tag `Variant` counts.
    named: bool,
    place: Place,
    diagnostics: Vec<Diagnostic>,
    /// How many of them are warnings and errors.
    told: [usize; 2],
    /// The offset of the move number before the current token.
    number: Option<usize>,
    /// The result after the moves, with its offset.
    marker: Option<(Points, usize)>,
    /// Variations that come before the first move of their line.
    early: Vec<Early>,
}

/// A variation in parentheses before the move that it replaces.
#[derive(Clone, Debug)]
struct Early {
    start: usize,
    /// The offset of its closing parenthesis.
    end: usize,
    /// The number of variations around it.
    depth: usize,
    /// The notes at the start of the game before it.
    notes: Option<Notes>,
    /// How many escaped lines came before it.
    lines: usize,
}

/// No more variations than this before the first moves of lines within each other are read.
const MAX_EARLY: usize = 4;

impl<'a> Reader<'a> {
    fn new(text: &'a str, place: (usize, usize), alphabet: Alphabet, default_variant: Variant) -> Self {
        let start = Position::start(default_variant);
        Self {
            text,
            builder: Builder::new(text, place.1 == 1, alphabet.letters, start),
            alphabet,
            default_variant,
            named: true,
            place: Place::new(place.0, place.1),
            diagnostics: Vec::new(),
            told: [0; 2],
            number: None,
            marker: None,
            early: Vec::new(),
        }
    }

    fn read(mut self) -> Attempt {
        let WholeHead { mut head, comments, problems, first } = self.builder.walk.head();
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        if !self.named {
            head.tags.remove("Variant");
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

    fn add_comments(&mut self, comments: Vec<(Cow<str>, usize)>) {
        for (comment, _) in comments {
            self.builder.comment(&comment);
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
            Part::Move(word) => self.mv(&word, start),
            // A bracket of a tag that was not understood as one: it is kept whole.
            Part::Tag(word) | Part::MisplacedTag(word) => self.mv(word, start),
            Part::NullMove(word) => {
                self.report(Problem::NullMove(word.into_owned()), start);
                self.keep_line(self.number.unwrap_or(start));
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
                self.builder.comment(&text);
            }
            Part::Escape(line) => self.builder.record.header_lines.push(line.to_owned()),
            Part::Remark(text) => {
                self.report(Problem::Remark(excerpt(text)), start);
                self.builder.record.header_lines.extend(escaped(text));
            }
            Part::Open => self.open(start),
            Part::Close if self.keep_early() => {}
            Part::Close => self.builder.close_line(),
            Part::UnmatchedClose => self.report(Problem::UnmatchedClose, start),
            // No move comes behind a result: its comments are not part of the kept text.
            Part::Result(_) if self.builder.depth() == 0 && self.keep_early() => {}
            // Of several results the first one with points counts: `1/2-1/2 *` is a draw.
            Part::Result(word) => match parse_points(word) {
                Some(points) => self.marker = self.marker.or(Some((points, start))),
                None if word == "*" => {}
                None => self.unknown_word(word, start),
            },
            Part::MisplacedResult(word) => self.builder.comment(word),
            Part::Border => self.close_all(),
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
        let mut read = self.read_move(word);
        if let Some(behind) = self.builder.walk.behind_mark_letter()
            && self.read_move(&behind).is_ok()
            && PieceLetters::ALL.into_iter().any(|letters| self.read_with(word, letters).is_ok())
        {
            let choices = vec![word.to_owned(), behind.into_owned()];
            let error = MoveTextError::Ambiguous { text: excerpt(word), choices };
            // Text that is kept begins a line: there it stays an error.
            let begins_line = self.text[..start].trim_end_matches([' ', '\t', '>']).ends_with(['\n', '\r']);
            match are_letters_apart(self.text).filter(|_| !begins_line) {
                Some(true) => {}
                Some(false) => read = Err(error),
                None => return self.give_up(error, start),
            }
        }
        match read {
            Ok((mv, capture_mismatch)) => {
                if let Some(other) = capture_mismatch {
                    self.report(other.into(), start);
                }
                self.builder.push(mv);
                self.read_early();
            }
            Err(error) => match self.builder.walk.apart() {
                Some((part, start)) => self.part(part, start),
                None => self.give_up(error, start),
            },
        }
    }

    /// Reports a move and keeps the rest of its line as text.
    fn give_up(&mut self, error: MoveTextError, start: usize) {
        self.report(error.into(), start);
        self.keep_line(self.number.unwrap_or(start));
    }

    /// Keeps the text from here, or from the variations that come before the first move of the line.
    fn keep_line(&mut self, start: usize) {
        let depth = self.builder.depth();
        let Some(first) = self.early.iter().position(|early| early.depth >= depth) else {
            return self.builder.keep_line(start);
        };
        let Early { start, notes, lines, .. } = self.early.swap_remove(first);
        self.early.truncate(first);
        if depth == 0 {
            // The kept text contains what came behind the variation.
            *self.builder.record.tree.notes_mut(NodeId::ROOT) = notes.unwrap_or_default();
            self.builder.record.header_lines.truncate(lines);
        }
        self.builder.keep_line(start);
    }

    fn read_move(&self, word: &str) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
        match self.read_with(word, self.alphabet.letters) {
            Err(error @ MoveTextError::NotAMove(_)) if self.alphabet.mixed => {
                self.read_with(word, PieceLetters::English).map_err(|_| error)
            }
            result => result,
        }
    }

    fn read_with(
        &self,
        word: &str,
        letters: PieceLetters,
    ) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
        read_move_and_capture(&self.builder.line.position, word, letters)
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
        } else if !self.builder.open(start) && !self.put_off(start) {
            self.report(Problem::VariationBeforeMove, start);
            self.keep_line(start);
        }
    }

    /// Skips a variation before the first move of its line, to be read behind that move. Returns whether its end was
    /// found.
    fn put_off(&mut self, start: usize) -> bool {
        let depth = self.builder.depth();
        let end = self.builder.walk.line_end(start + 1, depth + 1);
        if self.early.len() >= MAX_EARLY || !self.text[end..].starts_with(')') {
            return false;
        }
        let notes = self.builder.record.tree.notes(NodeId::ROOT).cloned();
        let lines = self.builder.record.header_lines.len();
        self.early.push(Early { start, end, depth, notes, lines });
        self.builder.walk.skip_to(end, depth + 1);
        // The closing parenthesis.
        self.builder.walk.next();
        true
    }

    /// Reads the variations that came before the move just read.
    fn read_early(&mut self) {
        let depth = self.builder.depth();
        let first = self.early.iter().position(|early| early.depth >= depth).unwrap_or(self.early.len());
        let back = self.builder.walk.at();
        for Early { start, end, .. } in self.early.split_off(first) {
            self.builder.walk.skip_to(start, depth);
            while self.builder.walk.at() <= end
                && let Some((part, start)) = self.builder.walk.next()
            {
                self.part(part, start);
            }
            if self.builder.walk.at() > back {
                return;
            }
        }
        if self.builder.walk.at() < back {
            self.builder.walk.skip_to(back, self.builder.depth());
        }
    }

    /// Keeps the variations of the line as text if no move came behind them. Returns whether there were some.
    fn keep_early(&mut self) -> bool {
        let depth = self.builder.depth();
        let Some(first) = self.early.iter().find(|early| early.depth >= depth).map(|early| early.start)
        else {
            return false;
        };
        self.report(Problem::VariationBeforeMove, first);
        self.keep_line(first);
        true
    }

    fn close_all(&mut self) {
        self.keep_early();
        while self.builder.depth() > 0 {
            self.report(Problem::UnclosedVariation, self.builder.line.start.saturating_sub(1));
            self.builder.close_line();
            self.keep_early();
        }
        self.builder.say_pending();
    }

    /// Settles the result from the tags, the marker after the moves and the last words.
    fn take_result(&mut self, head: &mut Head) {
        let tag = head.given("Result").filter(|&result| result != "*").map(|_| head.offset("Result"));
        let (points, problems) = head.take_result(self.marker.map(|(points, _)| points));
        for (problem, offset) in problems {
            self.report(problem, offset);
        }
        let Some(points) = points else { return };
        if let Some(Outcome { points: shown, .. }) =
            shown(&self.builder.record).filter(|end| end.points != points)
        {
            let at = tag.or(self.marker.map(|(_, at)| at)).unwrap_or_default();
            self.report(Problem::BoardSays { told: points, shown }, at);
        }
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

/// Whether the letters of pieces are apart from their cells in a game; `None` if that cannot be told.
fn are_letters_apart(text: &str) -> Option<bool> {
    let (mut apart, mut attached) = (0, 0);
    for token in Lexer::new(text).filter(|token| token.kind == Kind::Symbol) {
        match has_letter_apart(&text[token.start..token.end]) {
            Some(true) => apart += 1,
            // A letter of a move that may be one of its marks says nothing.
            Some(false) if token.first.is_none() => attached += 1,
            _ => {}
        }
    }
    match (apart, attached) {
        (0, 0) => None,
        (_, 0) => Some(true),
        (0, _) => Some(false),
        _ => None,
    }
}

/// The result that the last position shows, by a mate or for want of moves or pieces.
fn shown(record: &GameRecord) -> Option<Outcome> {
    let end = record.tree.line_end(NodeId::ROOT);
    if !record.tree.unread(end).is_empty() {
        return None;
    }
    let is_certain =
        |reason| matches!(reason, Reason::Checkmate | Reason::Stalemate | Reason::AllTaken | Reason::Blocked);
    record.tree.position(end).outcome().filter(|outcome| is_certain(outcome.reason))
}
