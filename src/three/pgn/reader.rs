//! Reading games.

use super::lexer::{Kind, Token, tokens};
use super::record::Record;
use super::words::{AGREED, DEAD_TAG, FROM_GAME, LEAVE, is_variant, who_leaves};
use crate::excerpt::excerpt;
use crate::three::{DeadPieces, Game, MoveTextError, Points, Position, PositionTextError, Setup};

/// What is odd or wrong in a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {what}")]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What.
    pub what: What,
}

/// What is odd or wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum What {
    /// The file is of another game.
    #[error("it is a game of {0}, not of three players")]
    Variant(String),
    /// The start position is not possible; all of the game is kept as text.
    #[error("the start position cannot be set up, the moves are kept as text: {0}")]
    Start(PositionTextError),
    /// A move is not possible; the rest of the game is kept as text.
    #[error("{0}; the rest of the game is kept as text")]
    Move(MoveTextError),
    /// A move behind the end of the game.
    #[error("`{0}` stands behind the end of the game; it is kept as text")]
    AfterEnd(String),
    /// A variation.
    #[error("a variation is left out")]
    Variation,
    /// A comment whose brace is not closed.
    #[error("the comment is not closed")]
    Unclosed,
    /// The file tells other points than the game shows.
    #[error("the file says {told}, the game ends with {shown}")]
    Result {
        /// What the file says.
        told: Points,
        /// What the game shows.
        shown: Points,
    },
}

/// A game that has been read, and what is odd or wrong in it.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The game.
    pub record: Record,
    /// What is odd or wrong, in the order of the file.
    pub problems: Vec<Problem>,
}

/// Reads the games of a file. Nothing makes it fail: what cannot be understood is named.
pub fn read(text: &str) -> Vec<ReadGame> {
    let tokens = tokens(text);
    let mut places = Places { text, at: 0, line: 1, column: 1 };
    let mut games: Vec<ReadGame> = Vec::new();
    let mut begin = 0;
    while begin < tokens.len() {
        let end = begin + game_length(&tokens[begin..]);
        let text_end = tokens.get(end).map_or(text.len(), |token| token.start);
        games.push(Reader::new(&mut places, text_end).read(&tokens[begin..end]));
        begin = end;
    }
    games
}

/// The number of tokens of the first game: it ends behind its result, or before the tags of the next.
fn game_length(tokens: &[Token]) -> usize {
    let is_tag = |token: &Token| matches!(token.kind, Kind::Tag { .. });
    let head = tokens.iter().take_while(|token| is_tag(token)).count();
    let moves = tokens[head..].iter().take_while(|token| !is_tag(token));
    let result = moves.clone().position(|token| matches!(token.kind, Kind::Result(_)));
    head + result.map_or_else(|| moves.count(), |result| result + 1)
}

/// A text that is kept as it is, with its last comment closed, which would take in what is written behind it.
fn closed(text: &str) -> String {
    // It is written behind a space, where a `%` does not make it an escaped line.
    let standing = format!(" {text}");
    let is_open = tokens(&standing).last().is_some_and(|token| matches!(token.kind, Kind::Unclosed(_)));
    text.to_owned() + if is_open { "}" } else { "" }
}

/// Reads one game.
struct Reader<'a, 't> {
    places: &'a mut Places<'t>,
    /// Where the game's text ends.
    end: usize,
    record: Record,
    problems: Vec<Problem>,
    /// Where the text begins that is kept as it is.
    unread_from: Option<usize>,
}

impl<'a, 't> Reader<'a, 't> {
    fn new(places: &'a mut Places<'t>, end: usize) -> Self {
        let record = Record::new(Game::new(Position::start()));
        Self { places, end, record, problems: Vec::new(), unread_from: None }
    }

    fn read(mut self, tokens: &[Token]) -> ReadGame {
        self.start(tokens);
        let mut told = None;
        for token in tokens {
            match &token.kind {
                Kind::Result(points) => {
                    self.end = token.start;
                    told = points.map(|points| (points, token.start));
                }
                Kind::Tag { name, value } if !FROM_GAME.contains(&name.as_str()) => {
                    self.record.set_tag(name, value);
                }
                Kind::Tag { .. } => {}
                _ if self.unread_from.is_some() => {}
                _ if self.record.wrong_start.is_some() => self.unread_from = Some(token.start),
                Kind::Comment(comment) => self.comment(comment),
                Kind::Unclosed(comment) => {
                    self.problem(token.start, What::Unclosed);
                    self.comment(comment);
                }
                Kind::Variation => self.problem(token.start, What::Variation),
                Kind::Nag(nag) => self.notes().nags.push(*nag),
                Kind::Word(word) => self.play(word, token.start),
            }
        }
        if let Some(from) = self.unread_from {
            self.record.unread = closed(self.places.text[from..self.end.max(from)].trim());
        }
        if let Some((points, at)) = told {
            self.result(points, at);
        }
        ReadGame { record: self.record, problems: self.problems }
    }

    /// The start position and the rules, by the tags.
    fn start(&mut self, tokens: &[Token]) {
        let mut start = Setup::start();
        let (mut fen, mut at) = (None, 0);
        for Token { kind, start: place } in tokens {
            let Kind::Tag { name, value } = kind else { continue };
            match name.as_str() {
                "Variant" if !is_variant(value) => {
                    self.problem(*place, What::Variant(excerpt(value)));
                }
                "FEN" => {
                    (fen, at) = (Some(value), *place);
                    match value.parse() {
                        Ok(setup) => start = Setup { dead_pieces: start.dead_pieces, ..setup },
                        Err(error) => self.wrong_start(value, at, error),
                    }
                }
                DEAD_TAG if value == LEAVE => start.dead_pieces = DeadPieces::Leave,
                _ => {}
            }
        }
        match Position::from_setup(&start) {
            Ok(position) => self.record.game = Game::new(position),
            Err(error) => self.wrong_start(fen.map_or("", String::as_str), at, error.into()),
        }
    }

    /// The start position that the file names is not possible.
    fn wrong_start(&mut self, text: &str, at: usize, error: PositionTextError) {
        self.record.wrong_start = Some(text.to_owned());
        self.problem(at, What::Start(error));
    }

    fn notes(&mut self) -> &mut super::Notes {
        let acts = self.record.game.acts().count();
        self.record.notes_mut(acts)
    }

    /// A comment, or the sentence that tells that a side leaves the game or that a draw is agreed.
    fn comment(&mut self, comment: &str) {
        let left =
            who_leaves(comment).is_some_and(|(seat, reason)| self.record.game.leave(seat, reason).is_ok());
        if !(left || comment.is_empty() || comment == AGREED && self.agree()) {
            self.notes().comments.push(comment.to_owned());
        }
    }

    /// All sides in the game agree to a draw.
    fn agree(&mut self) -> bool {
        let game = &mut self.record.game;
        game.position().playing().iter().any(|seat| game.agree(seat) == Ok(true))
    }

    fn play(&mut self, word: &str, at: usize) {
        if self.record.game.end().is_some() {
            self.problem(at, What::AfterEnd(excerpt(word)));
            self.unread_from = Some(at);
            return;
        }
        let position = self.record.game.position();
        match position.read_move(word) {
            Ok(mv) => {
                // It was found among the legal moves.
                self.record.game.play(mv).ok();
            }
            Err(error) => {
                self.problem(at, What::Move(error));
                self.unread_from = Some(at);
            }
        }
    }

    fn result(&mut self, told: Points, at: usize) {
        match self.record.game.end() {
            Some(end) if end.points != told => self.problem(at, What::Result { told, shown: end.points }),
            Some(_) => {}
            None => self.record.told = Some(told),
        }
    }

    fn problem(&mut self, at: usize, what: What) {
        let (line, column) = self.places.find(at);
        self.problems.push(Problem { line, column, what });
    }
}

/// Lines and columns of a text, which is gone through from place to place.
struct Places<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl Places<'_> {
    /// The line and the column of a byte, which begins a character.
    fn find(&mut self, at: usize) -> (usize, usize) {
        if at < self.at {
            (self.at, self.line, self.column) = (0, 1, 1);
        }
        let mut passed = self.text[self.at..at].chars();
        while let Some(c) = passed.next() {
            // LF, CR or both together end a line, as in other files of games.
            let is_end = c == '\n' || c == '\r' && !passed.as_str().starts_with('\n');
            (self.line, self.column) = if is_end { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        self.at = at;
        (self.line, self.column)
    }
}
