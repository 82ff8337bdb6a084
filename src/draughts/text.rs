//! The position as text: `W:W55,K39c:B19`, the side to move, then each side's pieces.
//!
//! `K` is a king, `c` one that came to its promotion row by a capture, `f` one crowned by the last move. Optional at
//! the end are the halfmove clock and the number of the move: `:H12:F40`.

use std::fmt;
use std::str::FromStr;

use super::{Color, Piece, Position, Setup, SetupError, number, parse_cell};
use crate::excerpt::excerpt;

/// The error of parsing a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionTextError {
    /// The text is empty.
    #[error("the position is empty; write the side to move and the pieces, for example W:W55,K39:B19")]
    Empty,
    /// The first part is neither `W` nor `B`.
    #[error("“{0}” is not a side to move; start with W or B, for example W:W55,K39:B19")]
    Turn(String),
    /// A part begins with an unknown letter.
    #[error("“{0}” was not recognised; the parts are W, B, H and F, for example W:W55,K39:B19:H12:F40")]
    Part(String),
    /// A part occurs twice.
    #[error("two parts start with {0}")]
    Repeated(char),
    /// The pieces of a side are missing.
    #[error(
        "the pieces of {0} are missing; write an empty part for a side without pieces, for example W:W55:B"
    )]
    Missing(Color),
    /// An invalid piece.
    #[error("“{0}” is not a piece; write 55, K39, or K39c for a king that got there by a capture")]
    Piece(String),
    /// A number that is not a cell.
    #[error("there is no cell {0}; both digits go from 1 to 9")]
    NoCell(String),
    /// Two pieces on one cell.
    #[error("there are two pieces on {0}")]
    Taken(u8),
    /// The text is understood, but the position is not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An invalid counter.
    #[error(
        "“{0}” is not a number; write the half-moves after H and the move number after F, for example H12:F40"
    )]
    Number(String),
}

/// Reading.
impl Setup {
    /// Parses a position, which need not be possible. Without a side to move, as in `W55,K39:B19`, it is White's turn.
    ///
    /// # Errors
    /// [`PositionTextError`] says what cannot be understood, where, and what to do.
    pub fn from_text(text: &str) -> Result<Self, PositionTextError> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.trim_end_matches('.');
        let mut parts = text.split(':').peekable();
        let mut setup = Self::empty();
        let turn = parts.next_if(|part| !is_piece_list(part));
        setup.turn = match turn {
            None => Color::White,
            Some("") => return Err(PositionTextError::Empty),
            Some(side) if is_side(side, "white") => Color::White,
            Some(side) if is_side(side, "black") => Color::Black,
            Some(other) => return Err(PositionTextError::Turn(excerpt(other))),
        };
        let mut seen = String::new();
        for part in parts {
            setup.parse_part(part, &mut seen)?;
        }
        for (letter, color) in [('W', Color::White), ('B', Color::Black)] {
            if !seen.contains(letter) {
                return Err(PositionTextError::Missing(color));
            }
        }
        Ok(setup)
    }

    fn parse_part(&mut self, part: &str, seen: &mut String) -> Result<(), PositionTextError> {
        let letter = part.chars().next().map_or(' ', |letter| letter.to_ascii_uppercase());
        if !"WBHF".contains(letter) {
            return Err(PositionTextError::Part(excerpt(part)));
        }
        if seen.contains(letter) {
            return Err(PositionTextError::Repeated(letter));
        }
        seen.push(letter);
        let rest = &part[1..];
        let number = || {
            let count = rest.parse::<u32>().ok().filter(|_| !rest.starts_with('+'));
            count.ok_or_else(|| PositionTextError::Number(excerpt(rest)))
        };
        match letter {
            'H' => self.halfmove_clock = number()?,
            'F' => self.fullmove_number = number()?.max(1),
            _ => {
                let color = if letter == 'W' { Color::White } else { Color::Black };
                for piece in rest.split(',').filter(|piece| !piece.is_empty()) {
                    self.parse_piece(color, piece)?;
                }
            }
        }
        Ok(())
    }

    fn parse_piece(&mut self, color: Color, text: &str) -> Result<(), PositionTextError> {
        let bare = text.strip_prefix(['K', 'k']).unwrap_or(text);
        let king = bare.len() < text.len();
        let digits = bare.trim_end_matches(['c', 'f']);
        let marks = &bare[digits.len()..];
        let is_number = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || !matches!(marks, "" | "c" | "f" | "cf") {
            return Err(PositionTextError::Piece(excerpt(text)));
        }
        let cell = parse_cell(digits).ok_or_else(|| PositionTextError::NoCell(digits.to_owned()))?;
        if self.set_piece(cell, Some(Piece { color, king })).is_some() {
            return Err(PositionTextError::Taken(number(cell).unwrap_or_default()));
        }
        if marks.contains('c') {
            self.by_capture.insert(cell);
        }
        if marks.contains('f') {
            self.just_crowned.insert(cell);
        }
        Ok(())
    }
}

impl Position {
    /// Parses a position. Without a side to move, as in `W55,K39:B19`, it is White's turn.
    ///
    /// # Errors
    /// [`PositionTextError`] says what is wrong, where, and what to do.
    pub fn from_text(text: &str) -> Result<Self, PositionTextError> {
        let setup = Setup::from_text(text)?;
        Position::from_setup(&setup).map_err(|problems| PositionTextError::Setup(problems.first().clone()))
    }
}

/// Whether a part is a side's name, or its first letter.
fn is_side(part: &str, name: &str) -> bool {
    part.eq_ignore_ascii_case(name) || part.eq_ignore_ascii_case(&name[..1])
}

/// Whether a part lists a side's pieces, as in `W55,K39`, and not the side to move.
fn is_piece_list(part: &str) -> bool {
    let pieces = part.strip_prefix(['W', 'w', 'B', 'b']);
    pieces.is_some_and(|list| list.starts_with(|c: char| matches!(c, 'K' | 'k') || c.is_ascii_digit()))
}

/// Reads what [`Setup::from_text`] does.
impl FromStr for Setup {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Setup, PositionTextError> {
        Setup::from_text(text)
    }
}

/// Reads what [`Position::from_text`] does.
impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Position, PositionTextError> {
        Position::from_text(text)
    }
}

/// The position as text, with the counters if they are not those of a start position.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

/// The start position.
impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

/// The position as text, with the counters if they are not those of a start position.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = self.turn.char().to_ascii_uppercase();
        write!(f, "{turn}:W{}:B{}", self.side_text(Color::White), self.side_text(Color::Black))?;
        if self.halfmove_clock > 0 {
            write!(f, ":H{}", self.halfmove_clock)?;
        }
        if self.fullmove_number != 1 {
            write!(f, ":F{}", self.fullmove_number)?;
        }
        Ok(())
    }
}

impl Setup {
    /// A side's pieces by cell number, men first.
    fn side_text(&self, color: Color) -> String {
        let own = self.board.pieces().filter(|(_, piece)| piece.color == color);
        let mut pieces: Vec<(bool, u8, String)> = own
            .map(|(cell, piece)| (piece.king, number(cell).unwrap_or_default(), self.piece_text(cell)))
            .collect();
        pieces.sort_unstable();
        pieces.into_iter().map(|(.., text)| text).collect::<Vec<_>>().join(",")
    }
}

impl Position {
    /// The position as text, with the counters if they are not those of a start position.
    pub fn to_text(&self) -> String {
        Setup::from(self).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_round_trip() {
        for text in ["W:W55,K39c:B19", "B:WK39cf:B49", "B:WK59f:B49,K51c", "W:W55:B", "B:W15:BK75:H12:F40"] {
            assert_eq!(Position::from_text(text).unwrap().to_text(), text);
        }
        let spaced = Position::from_text(" w : W 55 , k39c : B19 . ").unwrap();
        assert_eq!(spaced.to_text(), "W:W55,K39c:B19");
        assert_eq!(Position::from_text("W55,K39c:B19").unwrap().to_text(), "W:W55,K39c:B19");
        let start = Position::start();
        assert_eq!(Position::from_text(&start.to_text()), Ok(start));
    }

    #[test]
    fn position_errors_name_the_mistake() {
        let error = |text: &str| Position::from_text(text).unwrap_err().to_string();
        for (text, said) in [
            ("", "the position is empty"),
            ("X:W55:B19", "“X” is not a side to move"),
            ("W:W55", "the pieces of Black are missing"),
            ("W:W55:B19:W56", "two parts start with W"),
            ("W:W55:B19:Q", "“Q” was not recognised"),
            ("W:W5:B19", "“5” is not a piece"),
            ("W:WQ55:B19", "“Q55” is not a piece"),
            ("W:W50:B19", "there is no cell 50"),
            ("W:W55,55:B19", "two pieces on 55"),
            ("W:W55:B55", "two pieces on 55"),
            ("W:W59:B19", "would have been promoted there; write K59"),
            ("W:WK55c:B19", "“K55c”: only a king"),
            ("W:WK39f:B19", "“K39f”: only a king"),
            ("W:W55:B19:Hx", "“x” is not a number"),
        ] {
            assert!(error(text).contains(said), "{text}: {}", error(text));
        }
    }

    #[test]
    fn a_long_text_gives_a_short_message() {
        for text in ["\u{7}x".repeat(100_000), "W:W".to_owned() + &"5".repeat(100_000)] {
            let message = Position::from_text(&text).unwrap_err().to_string();
            assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
        }
    }
}
