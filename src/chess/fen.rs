//! Positions as text (FEN).
//!
//! A position is written as rows of cells from the highest rank down to rank 1, each from left to right, then the
//! side to move, in Shafran's game the castling rights, the cells on which it may capture en passant, the moves of
//! either side since the last capture or pawn move, and the number of the move. Read are also the rows of the
//! files from left to right, each from rank 1 up or from its upper end down.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::{Color, FenError, Piece, Position, Setup, Variant, placement};
use crate::excerpt::excerpt;
use crate::hex::{Board, Cell};

/// A position as FEN, which need not be legal.
///
/// A FEN does not say which game it is of. The boards of 91 cells count as Gliński's unless the caller names the game.
///
/// ```
/// use heksy::chess::{Fen, Variant};
///
/// let fen: Fen = "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1".parse()?;
/// let position = fen.to_position(Variant::McCooey)?;
/// assert_eq!(Fen::from(position), fen);
/// # Ok::<(), heksy::chess::FenError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Fen {
    setup: Setup,
    /// The less likely meaning of rows of files, which may go up or down.
    turned: Option<Board<Piece>>,
}

impl Fen {
    /// Reads a text as a position of this game. The counters at the end may be missing.
    ///
    /// # Errors
    /// [`FenError`] says what cannot be understood, and where.
    pub fn parse(variant: Variant, text: &str) -> Result<Fen, FenError> {
        let mut fields = text.split_whitespace();
        let (board, turned) = placement::read(variant, fields.next().ok_or(FenError::Empty)?)?;
        let mut setup = Setup { board, ..Setup::empty(variant) };
        read_fields(&mut setup, fields)?;
        Ok(Fen { setup, turned })
    }

    /// The position as it is written, not yet validated.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position in this game.
    ///
    /// # Errors
    /// [`FenError::Setup`] if the rules do not allow it, [`FenError::OtherBoard`] if it is of a board of another shape.
    pub fn to_position(&self, variant: Variant) -> Result<Position, FenError> {
        let found = self.setup.variant;
        if found == variant {
            return self.validate();
        }
        if found.rules().board != variant.rules().board {
            return Err(FenError::OtherBoard { found, variant });
        }
        Fen { setup: Setup { variant, ..self.setup.clone() }, turned: self.turned }.validate()
    }

    /// The position in the likelier reading of the text if that is legal, otherwise in the other reading.
    fn validate(&self) -> Result<Position, FenError> {
        let likelier = Position::from_setup(&self.setup);
        let position = likelier.or_else(|problems| {
            let turned = self.turned.map(|board| Setup { board, ..self.setup.clone() });
            turned.and_then(|setup| Position::from_setup(&setup).ok()).ok_or(problems)
        });
        Ok(position?)
    }
}

/// Reads the FEN of any game as [`Fen`] does: on the board of 91 cells a position of Gliński's game.
/// [`Position::from_fen`] reads one of a known game.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        let fen: Fen = text.parse()?;
        fen.to_position(fen.setup.variant)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({} \"{}\")", self.variant(), self.to_fen())
    }
}

/// The FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_fen())
    }
}

/// The start of Gliński's game.
impl Default for Position {
    fn default() -> Position {
        Position::start(Variant::default())
    }
}

/// Whether both have one text in the standard form.
impl PartialEq for Fen {
    fn eq(&self, other: &Fen) -> bool {
        let variant = self.setup.variant;
        variant.rules().board == other.setup.variant.rules().board
            && self.setup == (Setup { variant, ..other.setup.clone() })
    }
}

impl Eq for Fen {}

/// Reads the FEN of any game, as [`Fen::parse`] does: the number of rows determines the board.
impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        let rows = text.split_whitespace().next().map_or(0, |rows| rows.split('/').count());
        let has_as_many = |variant: &Variant| {
            let coordinates = &variant.rules().coordinates;
            [coordinates.rank_rows().len(), coordinates.file_rows().len()].contains(&rows)
        };
        Fen::parse(Variant::ALL.into_iter().find(has_as_many).unwrap_or_default(), text)
    }
}

impl From<Setup> for Fen {
    fn from(setup: Setup) -> Fen {
        Fen { setup, turned: None }
    }
}

impl From<Position> for Fen {
    fn from(position: Position) -> Fen {
        Setup::from(position).into()
    }
}

/// Writes the standard form: the rows of the ranks.
impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.setup;
        let rules = setup.variant.rules();
        let rows = setup.board.rows(&rules.coordinates.rank_rows(), |piece, row| row.push(piece.char()));
        write!(f, "{rows} {}", setup.turn.char())?;
        if !rules.castling.is_empty() {
            write!(f, " {}", setup.castling)?;
        }
        let names = setup.en_passant.iter().map(|&cell| setup.variant.cell_name(cell).to_string());
        let names: Vec<String> = names.collect();
        let passed = if names.is_empty() { "-".to_owned() } else { names.join(",") };
        write!(f, " {passed} {} {}", setup.halfmove_clock, setup.fullmove_number)
    }
}

impl Position {
    /// The position before the first move.
    pub fn start(variant: Variant) -> Position {
        static STARTS: LazyLock<[Position; Variant::ALL.len()]> = LazyLock::new(|| {
            let start = |variant: Variant| Position::from_fen(variant, variant.rules().start);
            Variant::ALL.map(|variant| start(variant).expect("the tests read every set-up"))
        });
        STARTS[variant as usize]
    }

    /// Reads a position. The fields at the end may be missing: of rows alone White is to move, and no side may castle
    /// or capture en passant.
    ///
    /// # Errors
    /// [`FenError`] names what is wrong with the text or the set-up, and where.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Position, FenError> {
        Fen::parse(variant, fen)?.to_position(variant)
    }

    /// Writes the position.
    pub fn to_fen(&self) -> String {
        Fen::from(*self).to_string()
    }
}

/// Reads the fields after the piece placement into a setup. Any at the end, or all of them, may be missing.
fn read_fields<'a>(setup: &mut Setup, fields: impl Iterator<Item = &'a str>) -> Result<(), FenError> {
    let mut fields = fields.peekable();
    let variant = setup.variant;
    let has_castling = !variant.rules().castling.is_empty();
    let is_named = |text: &str, names: [&str; 2]| names.iter().any(|name| name.eq_ignore_ascii_case(text));
    setup.turn = match fields.next() {
        None => Color::White,
        Some(text) if is_named(text, ["w", "white"]) => Color::White,
        Some(text) if is_named(text, ["b", "black"]) => Color::Black,
        Some(text) => return Err(FenError::Turn(excerpt(text))),
    };
    if has_castling {
        let text = fields.next().unwrap_or("-");
        setup.castling = text.parse().map_err(|_| FenError::Castling(excerpt(text)))?;
    }
    match fields.peek() {
        // As castling rights are written, here or in chess on squares.
        Some(text) if !has_castling && text.chars().all(|letter| "KQBkqb".contains(letter)) => {
            return Err(FenError::NoCastling { text: excerpt(text), variant });
        }
        Some(text) if has_castling && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            return Err(FenError::CastlingMissing);
        }
        _ => {}
    }
    setup.en_passant = read_en_passant(variant, fields.next().unwrap_or("-"))?;
    // Some programs write a castling field for games that have no castling.
    if !has_castling && setup.en_passant.is_empty() {
        fields.next_if_eq(&"-");
    }
    setup.halfmove_clock = read_number(fields.next().unwrap_or("0"), "half-move clock")?;
    let fullmove_number = read_number(fields.next().unwrap_or("1"), "move number")?;
    setup.fullmove_number = fullmove_number.max(1); // some programs count from 0
    fields.next().map_or(Ok(()), |text| Err(FenError::Extra(excerpt(text))))
}

fn read_en_passant(variant: Variant, text: &str) -> Result<Vec<Cell>, FenError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let cells = text.split(',').map(|name| variant.parse_cell(name));
    cells.collect::<Option<_>>().ok_or_else(|| FenError::EnPassantCell(excerpt(text)))
}

fn read_number(text: &str, name: &'static str) -> Result<u32, FenError> {
    let number = text.parse().ok().filter(|_| !text.starts_with('+'));
    number.ok_or_else(|| FenError::Number { name, text: excerpt(text) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::hex::Bitboard;

    const KINGS: &str = "k/3/5/7/9/11/11/11/11/11/5K5";

    #[track_caller]
    fn refused(variant: Variant, fen: &str, expected: &str) {
        let error = Position::from_fen(variant, fen).expect_err(fen).to_string();
        assert!(error.contains(expected), "{fen}: {error}");
    }

    #[test]
    fn start_positions_come_back() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            assert_eq!(start.to_fen(), variant.rules().start);
            for (role, &count) in variant.rules().start_counts.iter() {
                for color in Color::ALL {
                    assert_eq!(start.pieces(color, role).len(), u32::from(count), "{variant} {role}");
                }
            }
            assert_eq!(start.turn(), Color::White);
            assert!(!start.in_check());
        }
        let start = Position::start(Variant::Glinski);
        assert_eq!((start.king(Color::White), start.king(Color::Black)), (Cell::G1, Cell::G10));
        assert_eq!(start.piece_at(Cell::F11).map(Piece::char), Some('b'));
    }

    #[test]
    fn rows_of_files_in_both_directions() {
        let start = Position::start(Variant::Glinski);
        let up = "6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1";
        let down = "6/p5P/rp4PR/n1p3P1N/q2p2P2Q/bbb1p1P1BBB/k2p2P2K/n1p3P1N/rp4PR/p5P/6 w - 0 1";
        assert_eq!(Position::from_fen(Variant::Glinski, up), Ok(start));
        assert_eq!(Position::from_fen(Variant::Glinski, down), Ok(start));
        // Both readings are legal; the one from below is used, unless many pawns indicate the other.
        let few = Position::from_fen(Variant::Glinski, "6/7/8/9/K9/11/9k/9/8/7/6 w - 0 1").unwrap();
        assert_eq!(few.king(Color::White), Cell::E1);
        let many = "6/7/8/2p3P2/k2p2P2K/11/10/2p3P2/8/7/6 w - 0 1";
        let many = Position::from_fen(Variant::Glinski, many).unwrap();
        assert_eq!(many.king(Color::White), Cell::E1);
    }

    #[test]
    fn missing_and_odd_fields() {
        let read = |fields: &str| {
            Position::from_fen(Variant::Glinski, &format!("{KINGS} {fields}")).unwrap().to_fen()
        };
        let full = format!("{KINGS} b - 0 1");
        assert_eq!(read(""), format!("{KINGS} w - 0 1"));
        for fields in [
            "b", "b -", "b - 0", "b - 0 1", "b - 0 0", "b - - 0 1", " b  -  0  1 ", "B - 0 1", "Black",
            "black -",
        ] {
            assert_eq!(read(fields), full, "{fields}");
        }
        assert_eq!(read("w - 99 4294967295"), format!("{KINGS} w - 99 4294967295"));
    }

    #[test]
    fn en_passant() {
        let fen = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        assert_eq!(position.en_passant(), Bitboard::of(Cell::F6));
        assert_eq!(position.double_push().map(|step| (step.from, step.to)), Some((Cell::F5, Cell::F7)));
        assert_eq!(position.to_fen(), fen);

        let triple = "2k2/6/7/8/5p2P/3pP4/3p4/7/6/1K3 b - e3,e4 0 1";
        let position = Position::from_fen(Variant::Shafran, triple).unwrap();
        assert_eq!(position.en_passant().len(), 2);
        assert_eq!(position.to_fen(), triple);
        let refuse = |cells| refused(Variant::Shafran, &triple.replace("e3,e4", cells), "have just passed");
        ["e3", "e4", "e4,e5", "e3,e3", "d3", "e3,e4,e3"].into_iter().for_each(refuse);
    }

    #[test]
    fn mistakes_are_named() {
        let glinski = |fen: &str, expected: &str| refused(Variant::Glinski, fen, expected);
        glinski("", "empty");
        glinski(" \t\n", "empty");
        glinski("k/3/5 w - 0 1", "3 rows");
        glinski(&format!("{KINGS}/1 w - 0 1"), "12 rows");
        glinski("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8 rows");
        glinski("k/3/5/4/9/11/11/11/11/11/5K5 w - 0 1", "rank 8 has 4 cells instead of 7");
        glinski("k/3/5/7/9/11/11/11/11/11/5K6 w - 0 1", "rank 1 has 12 cells");
        glinski("6/7/8/9/K9/11/9k/9/7/7/6 w - 0 1", "file i has 7 cells instead of 8");
        glinski("k/3/5/7/9/11/11/11/11/11/5x5 w - 0 1", "“x” in row 11");
        glinski("k/3/5/7/9/11/11/11/11/0/5K5 w - 0 1", "row 10");
        glinski("k/3/5/7/9/11/11/11/11/99999999999999999999999/5K5 w - 0 1", "row 10");
        glinski(&format!("{KINGS} r - 0 1"), "side to move is “r”");
        glinski(&format!("{KINGS} w j5 0 1"), "en passant field “j5”");
        glinski(&format!("{KINGS} w f6 0 1"), "no pawn of Black can have just passed f6");
        glinski(&format!("{KINGS} w - x 1"), "half-move clock is “x”");
        glinski(&format!("{KINGS} w - -1 1"), "half-move clock is “-1”");
        glinski(&format!("{KINGS} w - 0 99999999999"), "move number is “99999999999”");
        glinski(&format!("{KINGS} w - 0 1 more"), "“more” after the move number");
        glinski("1/3/5/7/9/11/11/11/11/11/5K5 w - 0 1", "Black has no king");
        glinski("k/3/5/7/9/11/11/11/11/11/4KK5 w - 0 1", "White has 2 kings");
        glinski("k/3/5/7/9/PPPPPPPPPPP/11/11/11/11/5K5 w - 0 1", "White has 11 pawns; the maximum is 9");
        glinski("k/3/5/7/9/PPPPPPPP3/QQQ8/11/11/11/5K5 w - 0 1", "2 must have been promoted");
        glinski("k/3/5/7/P8/11/11/11/11/11/5K5 w - 0 1", "White has a pawn on b7");
        glinski("k/3/5/7/9/11/11/11/11/11/4KP5 w - 0 1", "White has a pawn on f1, behind the cells");
        glinski(
            "k/3/5/7/9/11/11/11/11/11/p4K5 w - 0 1",
            "Black has a pawn on a1, where it would have been promoted",
        );
        glinski(
            "k/3/5/7/9/11/5R5/11/11/11/5K5 w - 0 1",
            "Black is in check from the rook on f5, but it is the other side’s turn",
        );
        glinski("k/1K1/5/7/9/11/11/11/11/11/11 w - 0 1", "in check from the king");
    }

    #[test]
    fn mistakes_of_shafrans_game_are_named() {
        let shafran = |fields: &str, expected: &str| {
            refused(
                Variant::Shafran,
                &format!("k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K {fields}"),
                expected,
            );
        };
        shafran("w QBqx - 0 1", "castling field “QBqx”");
        shafran("w QQ - 0 1", "castling field “QQ”");
        shafran("w - f11 0 1", "en passant field “f11”");
        refused(Variant::Shafran, "2k2/6/7/8/9/9/8/7/6/1K3 w Q - 0 1", "“Q” says that White may castle");
        refused(Variant::Shafran, "2k2/6/7/8/9/9/8/7/1K3 w Q - 0 1", "file a has 5 cells instead of 6");
    }

    #[test]
    fn long_rubbish_gives_a_short_message() {
        let text = format!("{KINGS} {}", "\u{7}x".repeat(1_000_000));
        let message = Position::from_fen(Variant::Glinski, &text).unwrap_err().to_string();
        assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
    }

    #[test]
    fn a_fen_without_its_game() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let fen: Fen = start.to_fen().parse().unwrap();
            assert_eq!(fen, Fen::from(start));
            assert_eq!(fen.to_position(variant), Ok(start));
            assert_eq!(fen.to_string(), start.to_fen());
        }
        let shafran: Fen = Variant::Shafran.rules().start.parse().unwrap();
        let (found, variant) = (Variant::Shafran, Variant::Glinski);
        assert_eq!(shafran.to_position(variant), Err(FenError::OtherBoard { found, variant }));
        assert_ne!(shafran, Variant::Glinski.rules().start.parse().unwrap());
        let squares = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse::<Fen>().unwrap_err();
        assert!(squares.to_string().starts_with("the board has 8 rows"), "{squares}");
    }

    #[test]
    fn a_fen_need_not_be_legal() {
        let text = "KKK1K/6/7/8/9/P8/8/7/6/5 b Qq e5 7 9";
        let fen: Fen = text.parse().unwrap();
        assert_eq!(fen.to_string(), text);
        assert_eq!(fen.setup().board.occupied().len(), 5);
        let Err(FenError::Setup(problems)) = fen.to_position(Variant::Shafran) else {
            panic!("it is not legal")
        };
        assert_eq!(problems.iter().count(), 5, "{problems}");
    }

    /// Rows of files are read the other way where the likelier reading is not legal, in either game of the board.
    #[test]
    fn rows_of_files_are_turned_without_their_game() {
        // Read from below, the black pawns would be on b1 and c1, where they promote.
        for (variant, text, cell) in [
            (Variant::Glinski, "6/p6/8/9/K9/11/9k/9/8/7/6 w - 0 1", Cell::B7),
            (Variant::McCooey, "6/7/p7/9/K9/11/9k/9/8/7/6 w - 0 1", Cell::C8),
        ] {
            let position = text.parse::<Fen>().unwrap().to_position(variant).unwrap();
            assert_eq!(position.piece_at(cell), Some(Role::Pawn.of(Color::Black)), "{variant}");
        }
    }
}
