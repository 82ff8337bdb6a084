//! The position as text: `W:W55,K39c:B19`, the side to move, then each side's men.
//!
//! `K` is a king, `c` one that came to its promotion cell by a capture, `f` one crowned by the last move. At the end
//! may stand the plies since a capture or a man's move, and the number of the move: `:H12:F40`.

use super::board::promotion;
use super::{Color, Man, Position, cell_of_number, number};
use crate::excerpt::excerpt;
use crate::hex::Bitboard;

/// More men than this no side ever has.
const MOST_MEN: u32 = 24;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// There is no text.
    #[error("the position is empty: write W:W55,K39:B19")]
    Empty,
    /// The first part is neither `W` nor `B`.
    #[error("`{0}` is no side to move: begin with W or B, as in W:W55,K39:B19")]
    Turn(String),
    /// A part begins with an unknown letter.
    #[error("`{0}` is not understood: the parts are W, B, H and F, as in W:W55,K39:B19:H12:F40")]
    Part(String),
    /// A part is there twice.
    #[error("there are two parts that begin with {0}: make one of them")]
    Repeated(char),
    /// The men of a side are not told.
    #[error("the men of {0} are missing: a side without men is told as an empty part, as in W:W55:B")]
    Missing(Color),
    /// A man that is none.
    #[error("`{0}` is no man: write 55, K39, or K39c for a king that came by a capture")]
    Man(String),
    /// A number that is no cell.
    #[error("there is no cell {0}; both digits go from 1 to 9")]
    NoCell(String),
    /// Two men on one cell.
    #[error("there are two men on {0}: leave one of them out")]
    Taken(u8),
    /// Too many men.
    #[error("{color} has {count} men: there are at most {MOST_MEN}")]
    ManyMen {
        /// Whose they are.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A plain man where it would be crowned.
    #[error("{color}'s man on {number} stands where it would be crowned: write K{number}")]
    Uncrowned {
        /// Whose it is.
        color: Color,
        /// Its cell.
        number: u8,
    },
    /// A mark on a man that cannot have it.
    #[error(
        "`{0}`: only a king on a promotion cell of its own side is marked c or f, and f only one that has just moved"
    )]
    Mark(String),
    /// A counter that is no number.
    #[error("`{0}` is no number: after H stand the plies, after F the number of the move, as in H12:F40")]
    Number(String),
}

/// Reading.
impl Position {
    /// Reads a position. Without a side to move, as in `W55,K39:B19`, it is White's turn.
    ///
    /// # Errors
    /// [`PositionTextError`] says what is wrong, where, and what to do.
    pub fn from_text(text: &str) -> Result<Self, PositionTextError> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.trim_end_matches('.');
        let mut parts = text.split(':').peekable();
        let mut position = Self::empty();
        let turn = parts.next_if(|part| !tells_men(part));
        position.turn = match turn {
            Some("W" | "w") | None => Color::White,
            Some("B" | "b") => Color::Black,
            Some("") => return Err(PositionTextError::Empty),
            Some(other) => return Err(PositionTextError::Turn(excerpt(other))),
        };
        let mut seen = String::new();
        for part in parts {
            position.read_part(part, &mut seen)?;
        }
        for (letter, color) in [('W', Color::White), ('B', Color::Black)] {
            if !seen.contains(letter) {
                return Err(PositionTextError::Missing(color));
            }
            let count = position.by_color(color).len();
            if count > MOST_MEN {
                return Err(PositionTextError::ManyMen { color, count });
            }
        }
        Ok(position)
    }

    fn read_part(&mut self, part: &str, seen: &mut String) -> Result<(), PositionTextError> {
        let letter = part.chars().next().map_or(' ', |letter| letter.to_ascii_uppercase());
        if !"WBHF".contains(letter) {
            return Err(PositionTextError::Part(excerpt(part)));
        }
        if seen.contains(letter) {
            return Err(PositionTextError::Repeated(letter));
        }
        seen.push(letter);
        let rest = &part[1..];
        let number = || count(rest).ok_or_else(|| PositionTextError::Number(excerpt(rest)));
        match letter {
            'H' => self.halfmove_clock = number()?,
            'F' => self.fullmove_number = number()?.max(1),
            _ => {
                let color = if letter == 'W' { Color::White } else { Color::Black };
                for man in rest.split(',').filter(|man| !man.is_empty()) {
                    self.read_man(color, man)?;
                }
            }
        }
        Ok(())
    }

    fn read_man(&mut self, color: Color, text: &str) -> Result<(), PositionTextError> {
        let bare = text.strip_prefix(['K', 'k']).unwrap_or(text);
        let king = bare.len() < text.len();
        let digits = bare.trim_end_matches(['c', 'f']);
        let marks = &bare[digits.len()..];
        if digits.len() != 2 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(PositionTextError::Man(excerpt(text)));
        }
        let cell = digits.parse().ok().and_then(cell_of_number);
        let cell = cell.ok_or_else(|| PositionTextError::NoCell(digits.to_owned()))?;
        let name = number(cell).unwrap_or_default();
        if self.occupied().contains(cell) {
            return Err(PositionTextError::Taken(name));
        }
        let crowning = promotion(color).contains(cell);
        if crowning && !king {
            return Err(PositionTextError::Uncrowned { color, number: name });
        }
        let fresh = marks.contains('f');
        let may_be_fresh = self.fresh.is_none() && color != self.turn;
        if !matches!(marks, "" | "c" | "f" | "cf") || !marks.is_empty() && !crowning || fresh && !may_be_fresh
        {
            return Err(PositionTextError::Mark(excerpt(text)));
        }
        self.put(cell, Man { color, king });
        if marks.contains('c') {
            self.mark_by_capture(cell);
        }
        if fresh {
            self.fresh = Some(cell);
        }
        Ok(())
    }
}

/// Whether a part is a side's men, as in `W55,K39`, and not the side to move.
fn tells_men(part: &str) -> bool {
    let men = part.strip_prefix(['W', 'w', 'B', 'b']);
    men.is_some_and(|men| men.starts_with(|c: char| matches!(c, 'K' | 'k') || c.is_ascii_digit()))
}

/// A number in digits alone.
fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Writing.
impl Position {
    /// The position as text; the counters only where they are not those of a start.
    pub fn to_text(&self) -> String {
        let turn = self.turn.char().to_ascii_uppercase();
        let (white, black) = (self.side_text(Color::White), self.side_text(Color::Black));
        let mut parts = vec![format!("{turn}:W{white}:B{black}")];
        if self.halfmove_clock > 0 {
            parts.push(format!("H{}", self.halfmove_clock));
        }
        if self.fullmove_number != 1 {
            parts.push(format!("F{}", self.fullmove_number));
        }
        parts.join(":")
    }

    /// A side's men by the numbers of their cells, the plain ones first.
    fn side_text(&self, color: Color) -> String {
        let mut men: Vec<(bool, u8, String)> = Vec::new();
        for cell in self.by_color(color) {
            let number = number(cell).unwrap_or_default();
            let mark = |set: Bitboard, mark: &'static str| if set.contains(cell) { mark } else { "" };
            let fresh = self.fresh.map_or(Bitboard::EMPTY, Bitboard::from);
            let text =
                [mark(self.kings, "K"), &number.to_string(), mark(self.by_capture, "c"), mark(fresh, "f")];
            men.push((self.kings.contains(cell), number, text.concat()));
        }
        men.sort_unstable();
        men.into_iter().map(|(.., text)| text).collect::<Vec<_>>().join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
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
    fn what_is_wrong_is_told() {
        let error = |text: &str| Position::from_text(text).unwrap_err().to_string();
        for (text, said) in [
            ("", "the position is empty"),
            ("X:W55:B19", "`X` is no side to move"),
            ("W:W55", "the men of Black are missing"),
            ("W:W55:B19:W56", "two parts that begin with W"),
            ("W:W55:B19:Q", "`Q` is not understood"),
            ("W:W5:B19", "`5` is no man"),
            ("W:WQ55:B19", "`Q55` is no man"),
            ("W:W50:B19", "there is no cell 50"),
            ("W:W55,55:B19", "two men on 55"),
            ("W:W55:B55", "two men on 55"),
            ("W:W59:B19", "stands where it would be crowned: write K59"),
            ("W:WK55c:B19", "`K55c`: only a king"),
            ("W:WK39f:B19", "`K39f`: only a king"),
            ("W:W55:B19:Hx", "`x` is no number"),
        ] {
            assert!(error(text).contains(said), "{text}: {}", error(text));
        }
    }

    #[test]
    fn nothing_panics() {
        let mut rng = fastrand::Rng::with_seed(7);
        let alphabet: Vec<char> = "WBKHFcf0123456789,:. \u{e9}\u{0}".chars().collect();
        let first: Vec<char> = "B:W55,K39cf,K29c:B19,47,K51c:H12:F40".chars().collect();
        for _ in 0..5_000 {
            let mut text = first.clone();
            for _ in 0..rng.usize(1..6) {
                let at = rng.usize(..text.len());
                match rng.u8(..3) {
                    0 => text[at] = alphabet[rng.usize(..alphabet.len())],
                    1 => text.insert(at, alphabet[rng.usize(..alphabet.len())]),
                    _ => drop(text.remove(at)),
                }
            }
            let text: String = text.into_iter().collect();
            if let Ok(position) = Position::from_text(&text) {
                assert_eq!(Position::from_text(&position.to_text()), Ok(position), "{text}");
                assert_eq!(position.count_legal_moves(), position.legal_moves().len(), "{text}");
            }
        }
    }

    #[test]
    fn long_rubbish_gives_a_short_message() {
        for text in ["\u{7}x".repeat(100_000), "W:W".to_owned() + &"5".repeat(100_000)] {
            let message = Position::from_text(&text).unwrap_err().to_string();
            assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
        }
    }
}
