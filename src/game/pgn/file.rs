//! A file of games: where each game stands, and reading one on demand.

use super::lexer::{Kind, Lexer};
use super::place::Place;
use super::reader::{ReadGame, read_part};
use super::tag_section::{Head, parse_tag};
use super::text::{NotText, decode};
use crate::game::{PieceLetters, Tags, Variant};

/// The text of a file and an index of its games.
///
/// Opening looks for the borders of the games only; moves are read when a game is asked for.
#[derive(Clone, Debug)]
pub struct PgnFile {
    text: String,
    games: Vec<Span>,
    /// The game played where no tag names one.
    unnamed: Variant,
}

/// Where a game stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    start: usize,
    end: usize,
    line: usize,
    column: usize,
}

impl PgnFile {
    /// Takes the contents of a file.
    ///
    /// # Errors
    ///
    /// [`NotText`] for binary data. An empty file has no games.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, NotText> {
        decode(bytes).map(Self::from_text)
    }

    /// Takes a text.
    pub fn from_text(text: String) -> Self {
        let games = find_games(&text);
        Self { text, games, unnamed: Variant::default() }
    }

    /// The same file, in which games without a tag `Variant` are taken for games of `variant`, not of Gliński's.
    pub fn with_unnamed(self, variant: Variant) -> Self {
        Self { unnamed: variant, ..self }
    }

    /// Number of games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// `true` if there is no game in it.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of game `index`, counted from 0; empty if there is none.
    pub fn game_text(&self, index: usize) -> &str {
        self.games.get(index).map_or("", |game| &self.text[game.start..game.end])
    }

    /// The line on which game `index` begins, counted from 1.
    pub fn first_line(&self, index: usize) -> usize {
        self.games.get(index).map_or(1, |game| game.line)
    }

    /// All tags of game `index`, without looking at its moves. For a list to choose from.
    pub fn tags(&self, index: usize) -> Tags {
        let text = self.game_text(index);
        let mut head = Head::default();
        for token in Lexer::new(text) {
            match token.kind {
                // What is wrong with a tag is told when the game is read.
                Kind::Tag => head.add(&text[token.start..token.end], token.start).unwrap_or_default(),
                Kind::Comment { .. } | Kind::LineComment | Kind::Escape | Kind::Separator => {}
                _ => break,
            }
        }
        head.tags
    }

    /// How many moves game `index` has, both sides' together and variations apart, without asking whether they are
    /// legal. For a list to choose from.
    pub fn plies(&self, index: usize) -> usize {
        let mut depth = 0_usize;
        let is_move = |kind: Kind| {
            depth = match kind {
                Kind::Open => depth + 1,
                Kind::Close => depth.saturating_sub(1),
                _ => depth,
            };
            kind == Kind::Symbol && depth == 0
        };
        Lexer::new(self.game_text(index))
            .map(|token| token.kind)
            .map(is_move)
            .filter(|&is_move| is_move)
            .count()
    }

    /// Reads game `index`; `None` if there is none.
    pub fn read(&self, index: usize, letters: PieceLetters) -> Option<ReadGame> {
        let game = self.games.get(index)?;
        Some(read_part(self.game_text(index), (game.line, game.column), letters, self.unnamed))
    }

    /// Reads all games with English letters, one after the other.
    pub fn read_all(&self) -> impl Iterator<Item = ReadGame> {
        (0..self.len()).filter_map(|index| self.read(index, PieceLetters::English))
    }

    /// The text of the file with game `index` replaced by `game`, and nothing else changed but blank lines
    /// around it. A game is added at the end if there is no such one.
    pub fn with_game(&self, index: usize, game: &str) -> String {
        let end = self.text.len();
        let (start, end) = self.games.get(index).map_or((end, end), |game| (game.start, game.end));
        let (before, after) = (&self.text[..start], &self.text[end..]);
        let mut text = separated(before);
        text += game.trim_end();
        text.push('\n');
        if !after.trim().is_empty() {
            text.push('\n');
            text += after.trim_start_matches(['\n', '\r']);
        }
        text
    }
}

/// `text` with a blank line behind it.
fn separated(text: &str) -> String {
    let trimmed = text.trim_end_matches(['\n', '\r', ' ', '\t']);
    if trimmed.is_empty() { String::new() } else { format!("{trimmed}\n\n") }
}

/// Finds the borders of the games: a result outside of variations ends one, as does a line of `=` signs; tags after
/// moves begin one.
fn find_games(text: &str) -> Vec<Span> {
    let (games, place) = (Vec::new(), Place::new(1, 1));
    let mut finder = Finder { games, place, event: false, moves: false, ended: false, depth: 0 };
    for token in Lexer::new(text) {
        if token.kind == Kind::Separator {
            finder.ended |= finder.moves;
            continue;
        }
        // Two heads in a row, as in a list of games without their moves.
        let event = token.kind == Kind::Tag && is_event(&text[token.start..token.end]);
        let begins = match token.kind {
            Kind::Tag => finder.ended || finder.moves || event && finder.event,
            // A result behind a result belongs to the same game.
            Kind::Comment { .. } | Kind::LineComment | Kind::Escape | Kind::Result => false,
            _ => finder.ended,
        };
        if begins || finder.games.is_empty() {
            finder.begin(text, token.start);
        }
        finder.event |= event;
        finder.pass(token.kind);
        if let Some(game) = finder.games.last_mut() {
            game.end = token.end;
        }
    }
    finder.games
}

fn is_event(tag: &str) -> bool {
    parse_tag(tag).is_some_and(|(name, _)| name == "Event")
}

struct Finder {
    games: Vec<Span>,
    place: Place,
    /// Of the current game: it has an Event tag, moves, a result; and how deep variations are nested.
    event: bool,
    moves: bool,
    ended: bool,
    depth: usize,
}

impl Finder {
    fn begin(&mut self, text: &str, start: usize) {
        let (line, column) = self.place.find(text, start);
        self.games.push(Span { start, end: start, line, column });
        (self.event, self.moves, self.ended, self.depth) = (false, false, false, 0);
    }

    fn pass(&mut self, kind: Kind) {
        match kind {
            Kind::Tag | Kind::Comment { .. } | Kind::LineComment | Kind::Escape => return,
            Kind::Open => self.depth += 1,
            Kind::Close => self.depth = self.depth.saturating_sub(1),
            Kind::Result => self.ended = self.depth == 0,
            _ => {}
        }
        self.moves = true;
    }
}
