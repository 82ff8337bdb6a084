//! A letter as one long word, and finding it in a mail.
//!
//! The word is `heksymail`, Base32 in lower case, and `9`, which Base32 does not have: so the end of the word is known
//! where a mail program breaks it into lines. The bytes are the game and all its moves, each by its number among the legal
//! moves in the order of their coordinates; then the digest of the record, and a checksum.

use std::fmt;

use super::super::event::{Event, EventKind};
use super::super::record::MAX_EVENTS;
use super::super::text::is_hidden;
use super::super::ticket::{seal, take, take_text, unseal};
use super::state::Letter;
use crate::game::{Move, Position, Variant};
use crate::sides::{ByColor, Color};

/// The beginning of every letter.
const PREFIX: &str = "heksymail";
/// The end of every letter.
const END: char = '9';
const VERSION: u8 = 1;
/// Maximum length of a letter, in characters.
const MAX_CODE: usize = 16 << 10;
/// Maximum number of letters that are looked for in a mail, which may quote others.
const MAX_LETTERS: usize = 8;
/// Maximum length of an address, in characters.
const MAX_ADDRESS: usize = 100;

/// The reason why a text has no valid letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterError {
    /// Another kind of text.
    NoLetter,
    /// Characters are missing or wrong.
    Damaged,
    /// The letter was made by a newer version of the program.
    Newer,
    /// The moves do not lead to the position that the letter was written for.
    WrongHash,
}

/// Whether a text seems to have a letter.
pub fn has_letter(text: &str) -> bool {
    places(text).next().is_some()
}

/// The letter in a text, such as a mail; of several the one with the longest game.
///
/// # Errors
/// [`LetterError`] of the first one if none is valid.
pub fn find(text: &str) -> Result<Letter, LetterError> {
    let all: Vec<_> = places(text).take(MAX_LETTERS).map(|at| read_word(&text[at..])).collect();
    let first = all.first().and_then(|first| first.as_ref().err().copied());
    let longest = all.into_iter().flatten().max_by_key(|letter| letter.record.len());
    longest.ok_or(first.unwrap_or(LetterError::NoLetter))
}

/// The places at which the codes begin. A mail program may write the first letter as a capital.
fn places(text: &str) -> impl Iterator<Item = usize> {
    let others = &PREFIX[1..];
    let ends = text.match_indices(others).filter(|(at, _)| text[..*at].ends_with(['h', 'H']));
    ends.map(|(at, _)| at + others.len())
}

/// Reads the code at the beginning of a text. White space, invisible characters and marks of quotation are left out.
fn read_word(text: &str) -> Result<Letter, LetterError> {
    let is_left_out = |c: &char| c.is_whitespace() || matches!(c, '>' | '|' | '=') || is_hidden(*c);
    let code = text.chars().take(2 * MAX_CODE).take_while(|&c| c != END).filter(|c| !is_left_out(c));
    let code: String = code.take(MAX_CODE + 1).collect::<String>().to_ascii_uppercase();
    if code.len() > MAX_CODE {
        return Err(LetterError::Damaged);
    }
    let bytes = unseal(&code).ok_or(LetterError::Damaged)?;
    match bytes.split_first() {
        Some((&VERSION, mut rest)) => {
            let (letter, mark) = read(&mut rest).ok_or(LetterError::Damaged)?;
            if letter.record.mark().0 == mark { Ok(letter) } else { Err(LetterError::WrongHash) }
        }
        Some((&version, _)) if version > VERSION => Err(LetterError::Newer),
        _ => Err(LetterError::Damaged),
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}{END}", seal(self.bytes()))
    }
}

impl Letter {
    fn bytes(&self) -> Vec<u8> {
        let beginning = self.record.beginning();
        let (start, host) = (beginning.terms.start, beginning.host);
        let flags = [host == Color::Black, self.by == Color::Black, self.offers_draw, start.total_ban()];
        let mut bytes = vec![VERSION];
        bytes.push(flags.iter().rev().fold(0, |bits, &flag| bits << 1 | u8::from(flag)));
        bytes.extend(beginning.number.to_be_bytes());
        bytes.push(self.days);
        let is_usual = start == Position::start(start.variant()).with_total_ban(start.total_ban());
        put_text(&mut bytes, start.variant().key());
        put_text(&mut bytes, &if is_usual { String::new() } else { start.to_fen() });
        for color in Color::ALL {
            put_text(&mut bytes, &beginning.names[color]);
            put_text(&mut bytes, &self.addresses[color]);
        }
        let (_, moves) = self.record.game().history();
        put_moves(&mut bytes, &start, &moves);
        bytes.push(match self.record.events().last().map(|event| &event.kind) {
            Some(EventKind::Draw) => 1,
            Some(EventKind::Claim) => 2,
            Some(EventKind::Resign) => 3,
            _ => 0,
        });
        put_number(&mut bytes, self.plans.len());
        for plan in &self.plans {
            put_moves(&mut bytes, self.record.position(), plan);
        }
        bytes.extend(self.record.mark().0.to_be_bytes());
        bytes
    }
}

/// Reads a letter of this version, and its digest.
fn read(rest: &mut &[u8]) -> Option<(Letter, u64)> {
    let [flags, id @ .., days] = *take::<6>(rest)?;
    let is_set = |bit: u8| flags >> bit & 1 == 1;
    let color = |bit: u8| if is_set(bit) { Color::Black } else { Color::White };
    let variant: Variant = take_text(rest)?.parse().ok()?;
    let fen = take_text(rest)?;
    let usual = Position::start(variant);
    let start = if fen.is_empty() { usual } else { Position::from_fen(variant, &fen).ok()? };
    let start = start.with_total_ban(is_set(3));
    let (mut names, mut addresses) = (ByColor::default(), ByColor::default());
    for color in Color::ALL {
        names[color] = take_text(rest)?;
        addresses[color] = clean_address(&take_text(rest)?);
    }
    let mut letter = Letter::with_id(start, color(0), names, days, u32::from_be_bytes(id));
    (letter.by, letter.addresses, letter.offers_draw) = (color(1), addresses, is_set(2));
    let mut position = start;
    for mv in take_moves(rest, start)? {
        letter
            .record
            .push(Event::new(position.turn(), EventKind::Move { mv: position.coordinates(mv), ms: 0 }))
            .ok()?;
        position.play_unchecked(mv);
    }
    let [end] = *take(rest)?;
    let ends = [None, Some(EventKind::Draw), Some(EventKind::Claim), Some(EventKind::Resign)];
    if let Some(kind) = ends.get(usize::from(end))?.clone() {
        letter.record.push(Event::new(letter.by, kind)).ok()?;
    }
    for _ in 0..take_number(rest)? {
        letter.plans.push(take_moves(rest, position)?);
    }
    let mark = u64::from_be_bytes(*take(rest)?);
    rest.is_empty().then_some((letter, mark))
}

/// An address without anything that has a meaning in a link or a header.
pub fn clean_address(text: &str) -> String {
    let is_plain = |c: &char| c.is_alphanumeric() || "@.+-_".contains(*c);
    text.chars().filter(is_plain).take(MAX_ADDRESS).collect()
}

fn sorted_moves(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|&mv| position.coordinates(mv));
    moves
}

fn put_moves(bytes: &mut Vec<u8>, start: &Position, moves: &[Move]) {
    put_number(bytes, moves.len());
    let mut position = *start;
    for &mv in moves {
        // Every move of a letter is legal.
        put_number(bytes, sorted_moves(&position).iter().position(|&other| other == mv).unwrap_or_default());
        position.play_unchecked(mv);
    }
}

fn take_moves(rest: &mut &[u8], mut position: Position) -> Option<Vec<Move>> {
    let count = take_number(rest).filter(|&count| count <= MAX_EVENTS)?;
    let mut moves = Vec::new();
    for _ in 0..count {
        let mv = *sorted_moves(&position).get(take_number(rest)?)?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Some(moves)
}

/// Appends a number below 32,768 in one or two bytes.
fn put_number(bytes: &mut Vec<u8>, number: usize) {
    if number >= 0x80 {
        bytes.push((number >> 8) as u8 | 0x80);
    }
    bytes.push(number as u8);
}

fn take_number(rest: &mut &[u8]) -> Option<usize> {
    let [first] = *take(rest)?;
    if first & 0x80 == 0 {
        return Some(first.into());
    }
    let [second] = *take(rest)?;
    Some(usize::from(first & 0x7f) << 8 | usize::from(second))
}

/// Appends a text of up to 255 bytes.
fn put_text(bytes: &mut Vec<u8>, text: &str) {
    let text = &text[..text.floor_char_boundary(text.len().min(255))];
    bytes.push(text.len() as u8);
    bytes.extend(text.as_bytes());
}
