//! A file of games: reading one on demand.

use std::borrow::Cow;
use std::ops::Range;

use super::alphabet::ReadGame;
use super::borders::{Span, find_games, find_games_while};
use super::diagnostic::{Diagnostic, Place, Problem};
use super::lexer::Lexer;
use super::outline::{Glance, Outline};
use super::reader::read_part;
use super::tag_section::Head;
use super::tag_text::{parse_tag, tag_line};
use super::text::{BYTE_ORDER_MARK, ByteOffsets, NotText, read_text, to_text, without_utf16};
use super::token::Kind;
use crate::game::{PieceLetters, Tags, Variant};

/// The bytes of a file and an index of its games.
///
/// Opening a file only finds the borders of its games; a game is decoded and parsed when it is read. The bytes are
/// kept unchanged, including a byte-order mark of UTF-8; only UTF-16 becomes UTF-8.
#[derive(Clone, Debug, Default)]
pub struct PgnFile {
    bytes: Vec<u8>,
    games: Vec<Span>,
    /// The game played where no tag names one.
    default_variant: Variant,
}

impl PgnFile {
    /// Takes the contents of a file.
    ///
    /// # Errors
    ///
    /// [`NotText`] for binary data. An empty file has no games.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, NotText> {
        without_utf16(bytes).map(Self::indexed)
    }

    /// Like [`from_bytes`](Self::from_bytes), with a `row` of each game, made while its borders are found. Finds only the
    /// games that end in the first `limit` bytes, or little behind them. Calls `go_on(bytes_indexed)` repeatedly and stops
    /// if it returns `false`; then returns `None`.
    ///
    /// # Errors
    ///
    /// As [`Self::from_bytes`].
    pub fn from_bytes_while<R>(
        bytes: Vec<u8>,
        limit: usize,
        go_on: impl FnMut(usize) -> bool,
        row: impl FnMut(Outline) -> R,
    ) -> Result<Option<(Self, Vec<R>)>, NotText> {
        Ok(Self::listed(without_utf16(bytes)?, limit, go_on, row))
    }

    /// Takes a text, with a `row` of each game, made while its borders are found.
    pub fn from_text_listed<R>(text: String, row: impl FnMut(Outline) -> R) -> (Self, Vec<R>) {
        Self::listed(text.into_bytes(), usize::MAX, |_| true, row).unwrap_or_default()
    }

    fn listed<R>(
        bytes: Vec<u8>,
        limit: usize,
        mut go_on: impl FnMut(usize) -> bool,
        mut row: impl FnMut(Outline) -> R,
    ) -> Option<(Self, Vec<R>)> {
        let (mut is_wanted, mut is_cut) = (true, false);
        let ask = |done| {
            (is_wanted, is_cut) = (go_on(done), done > limit);
            is_wanted && !is_cut
        };
        let mark = mark_length(&bytes);
        let text = to_text(&bytes[mark..]);
        // Otherwise each game has a code page of its own.
        let is_utf8 = matches!(text, Cow::Borrowed(_));
        let (mut rows, mut glance) = (Vec::new(), Glance::default());
        let mut games = find_games_while(&text, ask, |count, token, is_in_variation| {
            if is_utf8 && count > rows.len() + 1 {
                rows.push(row(std::mem::take(&mut glance).outline()));
            }
            glance.add(token, &text, is_in_variation);
        });
        if is_utf8 && !games.is_empty() {
            rows.push(row(glance.outline()));
        }
        if is_cut {
            // The end of the last game is unknown.
            games.pop();
            rows.pop();
        }
        drop(text);
        let file = Self::with_borders(bytes, games);
        for index in rows.len()..file.len() {
            is_wanted = is_wanted && go_on(file.bytes.len());
            if !is_wanted {
                break;
            }
            rows.push(row(file.outline(index)));
        }
        is_wanted.then_some((file, rows))
    }

    /// Takes a text.
    pub fn from_text(text: String) -> Self {
        Self::indexed(text.into_bytes())
    }

    fn indexed(bytes: Vec<u8>) -> Self {
        let games = find_games(&to_text(&bytes[mark_length(&bytes)..]));
        Self::with_borders(bytes, games)
    }

    /// The file whose games have these borders in its text.
    fn with_borders(bytes: Vec<u8>, mut games: Vec<Span>) -> Self {
        let mark = mark_length(&bytes);
        if std::str::from_utf8(&bytes[mark..]).is_err() {
            let mut offsets = ByteOffsets::new(&bytes[mark..]);
            for game in &mut games {
                (game.start, game.end) = (offsets.find(game.start), offsets.find(game.end));
            }
        }
        for game in &mut games {
            (game.start, game.end) = (mark + game.start, mark + game.end);
        }
        Self { bytes, games, default_variant: Variant::default() }
    }

    /// Returns the file, in which games without a tag `Variant` are taken for games of `variant`, not of Gliński's.
    pub fn with_default_variant(self, variant: Variant) -> Self {
        Self { default_variant: variant, ..self }
    }

    /// Number of games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// `true` for a file without games.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The contents of the file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The whole text, without a byte-order mark.
    pub fn text(&self) -> Cow<'_, str> {
        read_text(&self.bytes[mark_length(&self.bytes)..]).0
    }

    /// The text of game `index`, counted from 0; empty for an index out of range. Bytes that are not UTF-8 are those of
    /// the [`CodePage`](super::CodePage) that the letters of the game fit.
    pub fn game_text(&self, index: usize) -> Cow<'_, str> {
        read_text(self.game_bytes(index)).0
    }

    /// The bytes of game `index` as in the file, whatever its encoding.
    pub fn game_bytes(&self, index: usize) -> &[u8] {
        self.games.get(index).map_or(&[], |game| &self.bytes[game.start..game.end])
    }

    /// The offset in [`Self::bytes`] at which game `index` begins; the length of the file for any other index.
    pub fn start(&self, index: usize) -> usize {
        self.games.get(index).map_or(self.bytes.len(), |game| game.start)
    }

    /// Whether game `index` ends with its result, and comments at most behind it. A game without a result, or with a
    /// comment or a variation that is never closed, was cut off.
    pub fn is_whole(&self, index: usize) -> bool {
        let text = &self.game_text(index);
        let mut lexer = Lexer::new(text);
        let mut is_whole = false;
        while let Some(token) = lexer.next() {
            is_whole = match token.kind {
                Kind::Result => !lexer.is_in_variation(),
                Kind::Comment { closed } => is_whole && closed,
                Kind::LineComment | Kind::Escape | Kind::Remark | Kind::Separator => is_whole,
                _ => false,
            };
        }
        is_whole
    }

    /// The line on which game `index` begins, counted from 1.
    pub fn first_line(&self, index: usize) -> usize {
        self.games.get(index).map_or(1, |game| game.line)
    }

    /// All tags of game `index`, without looking at its moves. For a list to choose from.
    pub fn tags(&self, index: usize) -> Tags {
        let text = &self.game_text(index);
        let mut head = Head::default();
        for tag in tags_in(text) {
            // Problems of a tag are reported when the game is read.
            head.add(&text[tag.clone()], tag.start).unwrap_or_default();
        }
        head.tags
    }

    /// A glance at game `index`. No move is read.
    pub fn outline(&self, index: usize) -> Outline {
        let text = &self.game_text(index);
        let mut glance = Glance::default();
        let mut lexer = Lexer::new(text);
        while let Some(token) = lexer.next() {
            glance.add(&token, text, lexer.is_in_variation());
        }
        glance.outline()
    }

    /// Reads game `index`; `None` for an index out of range.
    pub fn read(&self, index: usize, letters: PieceLetters) -> Option<ReadGame> {
        let game = self.games.get(index)?;
        let text = self.game_text(index);
        let mut read = read_part(&text, (game.line, game.column), letters, self.default_variant);
        read.diagnostics.splice(0..0, self.not_utf8(game));
        Some(read)
    }

    /// The first byte of a game that is not UTF-8, as a finding.
    fn not_utf8(&self, game: &Span) -> Option<Diagnostic> {
        let bytes = &self.bytes[game.start..game.end];
        let valid = std::str::from_utf8(bytes).err()?.valid_up_to();
        let (text, page) = read_text(bytes);
        let (line, column) = Place::new(game.line, game.column).find(&text, valid);
        let letter = text[valid..].chars().next()?;
        Some(Diagnostic {
            line,
            column,
            problem: Problem::NotUtf8 { byte: bytes[valid], letter, page: page? },
        })
    }

    /// Reads all games with English letters, one after the other.
    pub fn read_all(&self) -> impl Iterator<Item = ReadGame> {
        (0..self.len()).filter_map(|index| self.read(index, PieceLetters::English))
    }

    /// The file with game `index` replaced by `game`, in UTF-8, and everything unchanged except blank lines around it.
    /// For an index out of range the game is added at the end.
    pub fn with_game(&self, index: usize, game: &str) -> Self {
        let index = index.min(self.games.len());
        let last = index.checked_sub(1).map_or(mark_length(&self.bytes), |before| self.games[before].end);
        let (start, end) =
            self.games.get(index).map_or((self.bytes.len(), self.bytes.len()), |game| (game.start, game.end));
        // Text between two games, other than white space, belongs to the first one.
        let before = &self.bytes[..last + self.bytes[last..start].trim_ascii_end().len()];
        let after = &self.bytes[end..];
        let mut bytes = Vec::with_capacity(before.len() + game.len() + after.len() + 4);
        bytes.extend(before);
        if bytes.len() > mark_length(&bytes) {
            let there = before.iter().rev().take_while(|&&byte| byte == b'\n').count();
            bytes.extend(&b"\n\n"[there.min(2)..]);
        }
        bytes.extend(game.trim_end().as_bytes());
        bytes.push(b'\n');
        if !after.trim_ascii().is_empty() {
            bytes.push(b'\n');
            bytes.extend(after.iter().skip_while(|byte| matches!(byte, b'\n' | b'\r')));
        }
        Self::indexed(bytes).with_default_variant(self.default_variant)
    }

    /// The file with these tags set in some games, given in ascending order. The rest is unchanged, except that a game in
    /// another encoding becomes UTF-8.
    pub fn with_tags(&self, games: &[usize], tags: &[(String, String)]) -> Self {
        let mut bytes = Vec::with_capacity(self.bytes.len());
        let mut end = 0;
        for &index in games {
            let Some(game) = self.games.get(index).filter(|game| game.start >= end) else { continue };
            bytes.extend(&self.bytes[end..game.start]);
            bytes.extend(with_tags(self.game_text(index).into_owned(), tags).as_bytes());
            end = game.end;
        }
        bytes.extend(&self.bytes[end..]);
        Self::indexed(bytes).with_default_variant(self.default_variant)
    }
}

/// The places of the tags at the head of a game.
fn tags_in(text: &str) -> impl Iterator<Item = Range<usize>> {
    let head = Lexer::new(text).take_while(|token| token.kind.is_of_head());
    head.filter(|token| token.kind == Kind::Tag).map(|token| token.start..token.end)
}

/// The text of a game with these tags set: in the place of the old ones, or behind the last tag.
fn with_tags(mut text: String, tags: &[(String, String)]) -> String {
    for (name, value) in tags {
        let line = tag_line(name, value);
        let places: Vec<Range<usize>> = tags_in(&text).collect();
        let has_name =
            |place: &&Range<usize>| parse_tag(&text[(*place).clone()]).is_some_and(|tag| tag.0 == *name);
        match (places.iter().find(has_name), places.last()) {
            (Some(old), _) => text.replace_range(old.clone(), &line),
            (None, Some(last)) => text.insert_str(last.end, &format!("\n{line}")),
            (None, None) => text.insert_str(0, &format!("{line}\n\n")),
        }
    }
    text
}

/// Length of the byte-order mark that `bytes` begin with.
fn mark_length(bytes: &[u8]) -> usize {
    if bytes.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 }
}
