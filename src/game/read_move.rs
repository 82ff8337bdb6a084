//! Reading moves as people and programs write them, against the list of legal moves.

mod king_on_rook;
mod loose;
mod pattern;

use super::san::{castling, san};
use super::{IllegalMove, Move as AnyMove, PieceLetters, Position as AnyPosition};
use crate::chess::{self, Castling, Move, MoveKind, MovingPiece, Position, Role, Variant};
use crate::draughts;
use crate::excerpt::excerpt;
use crate::hex::Cell;
pub use loose::CaptureMismatch;
pub(super) use loose::{EN_PASSANT, in_english};
use loose::{missing_cell, parse_pawn_takes, split_captured, strip_marks};
pub(crate) use pattern::Pattern;
pub(super) use pattern::TAKES;
use pattern::{Origin, split_promotion};

/// The error of parsing a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// The text does not have the form of a move.
    #[error("“{0}” is not a move; write Nd4, exd5 or e4e5")]
    NotAMove(String),
    /// The target is off the board.
    #[error("“{text}”: the board has no cell {cell}")]
    NoCell {
        /// The text.
        text: String,
        /// The name that is no cell's.
        cell: String,
    },
    /// Castling in a game without it.
    #[error("“{text}”: there is no castling in {variant}")]
    NoCastling {
        /// The text.
        text: String,
        /// The game.
        variant: Variant,
    },
    /// Castling that does not name its rook.
    #[error("“{0}” does not say which rook castles; write {CASTLINGS}")]
    WhichCastling(String),
    /// No legal move matches.
    #[error("“{text}” is {}", reason(why.as_ref()))]
    NoLegalMove {
        /// The text.
        text: String,
        /// Why the move is illegal, if it is clear which one was meant.
        why: Option<IllegalMove>,
    },
    /// More than one legal move matches.
    #[error("“{text}” is ambiguous: it could be {}", choices.join(", "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The matching moves, in short algebraic notation.
        choices: Vec<String>,
    },
    /// It was read as a move of checkers.
    #[error(transparent)]
    Draughts(#[from] draughts::MoveTextError),
}

/// Castling as it is written in Shafran's game.
const CASTLINGS: &str = "Q-O-O, Q-O-O-O, B-O-O or B-O-O-O";

fn reason(why: Option<&IllegalMove>) -> String {
    why.map_or_else(|| "not a legal move".to_owned(), |why| format!("illegal: {why}"))
}

/// Parses a move in short or long algebraic notation or in coordinates.
///
/// Understood are `Bf4`, `Bxf4`, `Bf1f4`, `Bf1-f4`, `R10f10`, `exf5`, `f11=Q`, `f11Q`, `f11(Q)`, `f5f7`,
/// `f10f11q`, `Q-O-O-O` and `Q-0-0-0`, with or without `+`, `#`, `!`, `?`, `x`, `:`, `-`. Pieces are capital
/// letters, files small ones. A wrong `x` or `+` is overlooked. In checkers `55-56` and `33x53x73` are understood.
///
/// The captured piece may be named, as in `f7g6xP`, `Qc3xBf9` and `d8xNc8=N`; a wrong one is overlooked. `fxe` is the
/// capture of a pawn of that file on the other, where there is one only.
///
/// # Errors
///
/// [`MoveTextError`] says what is wrong and, where it can, why.
pub fn read_move(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<AnyMove, MoveTextError> {
    read_move_and_capture(position, text, letters).map(|(mv, _)| mv)
}

impl AnyPosition {
    /// Parses a move in English notation, as [`read_move`] does.
    ///
    /// # Errors
    ///
    /// As [`read_move`]'s.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        read_move(self, text, PieceLetters::English)
    }
}

/// As [`read_move`], with the mismatch if the text names a wrong captured piece.
///
/// # Errors
///
/// As [`read_move`]'s.
pub(super) fn read_move_and_capture(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<(AnyMove, Option<CaptureMismatch>), MoveTextError> {
    match position {
        AnyPosition::Chess(position) => {
            let (mv, other) = read_chess(position, text, letters)?;
            Ok((mv.into(), other))
        }
        AnyPosition::Draughts(position) => Ok((position.read_move(text)?.into(), None)),
    }
}

/// Whether a text has the form of a move of chess, in the piece letters of any language.
pub(super) fn has_form_of_move(text: &str) -> bool {
    let is_move = |letters| Pattern::parse(text, Variant::Glinski, letters).is_some();
    PieceLetters::ALL.into_iter().any(is_move)
}

fn read_chess(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
    let variant = position.variant();
    let pattern = Pattern::parse(text, variant, letters).ok_or_else(|| no_move(text, variant))?;
    if matches!(pattern, Pattern::Castle { .. }) && variant.rules().castling.is_empty() {
        return Err(no_move(text, variant));
    }
    let mv = pattern.find(position, text)?;
    Ok((mv, pattern.capture_mismatch(position, mv, text)))
}

/// As [`read_move`], for typed text: `nf3`, `NF3` and `F5F7` are accepted too, and a king that goes onto its rook castles.
///
/// # Errors
///
/// As [`read_move`]'s, for the text as it was typed.
pub fn read_typed_move(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<AnyMove, MoveTextError> {
    let text = text.trim();
    if let AnyPosition::Chess(position) = position
        && let Some(castling) = king_on_rook::castling(position, text)
    {
        return castling.map(Into::into);
    }
    let as_typed = read_move(position, text, letters);
    if matches!(as_typed, Ok(_) | Err(MoveTextError::Ambiguous { .. })) {
        return as_typed;
    }
    let small = text.to_lowercase();
    let mut chars = small.chars();
    let capital: String = chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect();
    let castling = small.to_uppercase();
    [capital, small, castling]
        .iter()
        .find_map(|text| read_move(position, text, letters).ok())
        .map_or(as_typed, Ok)
}

impl Pattern {
    pub(crate) fn parse(text: &str, variant: Variant, letters: PieceLetters) -> Option<Self> {
        let text = strip_marks(text);
        parse_castling(text).or_else(|| parse_piece(text, variant, letters))
    }

    fn fits(&self, position: &Position, mv: Move) -> bool {
        if let Self::Castle { queen_side, long } = *self {
            return mv.kind == MoveKind::Castle && castling(position.turn(), mv) == (queen_side, long);
        }
        self.fits_piece(MovingPiece::of(position, mv))
    }

    /// Whether a move fits that is not castling.
    pub(crate) fn fits_piece(&self, piece: MovingPiece) -> bool {
        let MovingPiece { variant, role: mover, mv, captures } = piece;
        let promotes = |to: Option<Role>| to.is_none_or(|role| mv.promotion() == Some(role));
        match *self {
            Self::Castle { .. } => false,
            Self::Piece { role, from, to, promotion, .. } => {
                mv.to == to
                    && from.fits(mv.from, variant)
                    && promotes(promotion)
                    && role.is_none_or(|role| mover == Some(role))
            }
            Self::PawnTakes { from, to, promotion } => {
                let file = |cell| variant.cell_name(cell).file;
                mover == Some(Role::Pawn)
                    && (file(mv.from), file(mv.to)) == (from, to)
                    && captures
                    && promotes(promotion)
            }
        }
    }

    fn find(&self, position: &Position, text: &str) -> Result<Move, MoveTextError> {
        let moves = match *self {
            Self::Piece { to, .. } => position.legal_moves_to(to),
            Self::Castle { .. } | Self::PawnTakes { .. } => position.legal_moves(),
        };
        let mut fitting = moves.iter().copied().filter(|&mv| self.fits(position, mv));
        match (fitting.next(), fitting.next()) {
            (Some(mv), None) => Ok(mv),
            (None, _) => {
                let meant = self.only_mover(position);
                let why = meant.and_then(|(from, to)| position.explain_illegal(from, to));
                let why = why.or_else(|| self.explain_castling(position)).map(IllegalMove::Chess);
                Err(MoveTextError::NoLegalMove { text: excerpt(text), why })
            }
            (Some(first), Some(second)) => {
                let all = [first, second].into_iter().chain(fitting);
                let choices = all.map(|mv| san(position, mv)).collect();
                Err(MoveTextError::Ambiguous { text: excerpt(text), choices })
            }
        }
    }

    /// Why the king may not castle as the text says.
    fn explain_castling(&self, position: &Position) -> Option<chess::IllegalMove> {
        let Self::Castle { queen_side, long } = *self else { return None };
        let king_move =
            |way: &Castling| Move { from: way.king_from, to: way.king_to, kind: MoveKind::Castle };
        let mut ways = position.rules().castling.iter().filter(|way| way.color == position.turn());
        let meant = ways.find(|way| castling(way.color, king_move(way)) == (queen_side, long));
        meant.and_then(|way| position.explain_castling(way))
    }

    /// The cells of the move that was meant, if only one piece on the board fits the text.
    fn only_mover(&self, position: &Position) -> Option<(Cell, Cell)> {
        let Self::Piece { role, from, to, .. } = *self else { return None };
        if let Origin::Cell(from) = from {
            return Some((from, to));
        }
        let pieces = position.pieces(position.turn(), role?);
        // A pawn whose text tells nothing but a cell goes straight ahead.
        let ahead =
            |cell: Cell| role != Some(Role::Pawn) || from != Origin::Unsaid || cell.file() == to.file();
        let mut fitting = pieces.iter().filter(|&cell| ahead(cell) && from.fits(cell, position.variant()));
        let only = fitting.next()?;
        fitting.next().is_none().then_some((only, to))
    }
}

/// What is wrong with a text that is no move.
fn no_move(text: &str, variant: Variant) -> MoveTextError {
    let (text, bare) = (excerpt(text), strip_marks(text));
    let is_castling = parse_castling(bare).is_some() || matches!(bare, "O-O" | "O-O-O" | "0-0" | "0-0-0");
    if is_castling && variant.rules().castling.is_empty() {
        return MoveTextError::NoCastling { text, variant };
    }
    if is_castling {
        return MoveTextError::WhichCastling(text);
    }
    match missing_cell(bare, variant) {
        Some(cell) => MoveTextError::NoCell { cell: cell.to_owned(), text },
        None => MoveTextError::NotAMove(text),
    }
}

fn parse_castling(text: &str) -> Option<Pattern> {
    let queen_side = match text.chars().next()? {
        'Q' => true,
        'B' => false,
        _ => return None,
    };
    match &text[1..] {
        "-O-O" | "-0-0" => Some(Pattern::Castle { queen_side, long: false }),
        "-O-O-O" | "-0-0-0" => Some(Pattern::Castle { queen_side, long: true }),
        _ => None,
    }
}

fn parse_piece(text: &str, variant: Variant, letters: PieceLetters) -> Option<Pattern> {
    let (role, rest) = letters.split(text);
    if role.is_none_or(|role| role == Role::Pawn)
        && let Some(pattern) = parse_pawn_takes(rest, variant, letters)
    {
        return Some(pattern);
    }
    let (rest, promotion) = split_promotion(rest, letters)?;
    let (rest, behind) = split_captured(rest, letters);
    let (rest, to) = split_cell(rest, variant)?;
    let (rest, before) = split_captured(rest, letters);
    let captured = behind.or(before);
    let from = Origin::parse(rest.trim_end_matches(['x', 'X', ':', '×', '-', '–', '—', '−']), variant)?;
    // Two whole cells name any piece; otherwise no letter means a pawn.
    let role = role.or((!matches!(from, Origin::Cell(_))).then_some(Role::Pawn));
    Some(Pattern::Piece { role, from, to, captured, promotion })
}

/// Splits off a cell such as `f11`.
fn split_cell(text: &str, variant: Variant) -> Option<(&str, Cell)> {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let start = text.len().checked_sub(digits + 1)?;
    let cell = variant.parse_cell(text.get(start..)?)?;
    Some((&text[..start], cell))
}

#[cfg(test)]
mod tests {
    use super::{MoveTextError, PieceLetters, in_english, read_move, read_typed_move};
    use crate::game::setup::position;
    use crate::game::{Notation, Position, Variant, move_text};

    #[track_caller]
    fn reads(position: &Position, letters: PieceLetters, texts: &[&str], expected: &str) {
        for text in texts {
            let mv = read_move(position, text, letters).map(|mv| position.coordinates(mv));
            assert_eq!(mv.as_deref(), Ok(expected), "{text}");
        }
    }

    fn message(position: &Position, text: &str) -> String {
        read_move(position, text, PieceLetters::English).unwrap_err().to_string()
    }

    #[test]
    fn every_spelling_of_a_move() {
        use PieceLetters::{English, Esperanto, Hungarian, Polish, Russian, Swedish};
        let position = position("Kg1 kc8 Bf1 nd3 Pe4 nf5 Pf10", 'w');
        let bishop = [
            "Bd3", "Bxd3", "Bf1d3", "Bf1xd3", "Bf1-d3", "B:d3", "Bfd3", "B1xd3", "f1d3", "f1xd3", "Bxd3!?",
            "♗d3", "♝×d3",
        ];
        reads(&position, English, &bishop, "f1d3");
        reads(&position, Polish, &["Gd3", "Gf1xd3", "f1d3"], "f1d3");
        reads(&position, Esperanto, &["Kd3", "Kf1:d3"], "f1d3");
        reads(&position, Swedish, &["Ld3"], "f1d3");
        reads(&position, Hungarian, &["Fd3", "FxHd3", "f1d3xH"], "f1d3");
        reads(&position, Russian, &["Сd3", "Сf1xКd3"], "f1d3");
        reads(&super::tests::position("Kg1 kg10", 'w'), Russian, &["Крg2", "Крg1-g2"], "g1g2");
        reads(&position, English, &["BxNd3", "Bf1xNd3", "Bd3xN", "f1d3xN+", "BxPd3"], "f1d3");
        reads(&position, English, &["exf", "e:f", "Pexf", "exNf5", "exf5xN", "exfep", "exf5bp"], "e4f5");
        reads(&position, English, &["exf5", "ef5", "e4f5", "e4xf5", "Pexf5", "exf5 e.p.", "exf5ep"], "e4f5");
        reads(
            &position,
            English,
            &["f11=Q", "f11Q", "f11q", "f11/Q", "f11(Q)", "f10f11q", "f10-f11=Q+"],
            "f10f11q",
        );
        reads(&position, Polish, &["f11=H", "f11H", "f10f11q"], "f10f11q");
        reads(&position, Hungarian, &["f11=B", "f11B", "f10f11r"], "f10f11r");
        reads(&position, Hungarian, &["f11=F", "f11f", "f10f11b"], "f10f11b");
        reads(&position, Esperanto, &["f11=Ĉ", "f11C", "f11n", "f11=N"], "f10f11n");
        reads(&position, Esperanto, &["f11=K", "f11b"], "f10f11b");
    }

    #[test]
    fn ranks_of_two_digits_are_read_whole() {
        let position = position("Ka1 kk1 Rf10 Rf2", 'w');
        reads(&position, PieceLetters::English, &["R10f6", "Rf10f6", "R10xf6", "f10f6"], "f10f6");
        reads(&position, PieceLetters::English, &["R2f6", "Rf2-f6"], "f2f6");
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let position = position("Ka1 kl6 Rc1 Ri1 nf4 Pf10 Pb1", 'w');
        for text in ["", "x", "Zf1", "f", "Rc1c2c3", "10", "=Q", "♔", "é5", "f5é", "Rż1f1", "exx", "25-26"]
        {
            assert_eq!(message(&position, text), format!("“{text}” is not a move; write Nd4, exd5 or e4e5"));
        }
        assert_eq!(message(&position, "Rf12"), "“Rf12”: the board has no cell f12");
        assert_eq!(message(&position, "Rj1"), "“Rj1”: the board has no cell j1");
        assert_eq!(message(&position, "Nc9e8"), "“Nc9e8”: the board has no cell c9");
        assert_eq!(message(&position, "bxa"), "“bxa” is not a legal move");
        for text in ["O-O", "0-0-0", "Q-O-O", "B-0-0-0+"] {
            let said = format!("“{text}”: there is no castling in Glinski");
            assert_eq!(message(&position, text), said);
        }
        assert_eq!(message(&position, "Rf4"), "“Rf4” is ambiguous: it could be Rcxf4, Rixf4");
        assert_eq!(message(&position, "f11"), "“f11” is ambiguous: it could be f11=Q+, f11=R+, f11=B, f11=N");
        assert_eq!(message(&position, "Bf3"), "“Bf3” is not a legal move");
        assert_eq!(message(&position, "b4"), "“b4” is illegal: the pawn on b1 does not move to b4");
        assert_eq!(message(&position, "Rcd5"), "“Rcd5” is illegal: the rook on c1 does not move to d5");
        assert_eq!(message(&position, "b1b4"), "“b1b4” is illegal: the pawn on b1 does not move to b4");
        assert_eq!(message(&position, "d4d5"), "“d4d5” is illegal: there is no piece on d4");
        let pinned = super::tests::position("Kf1 kl6 Nf3 rf9", 'w');
        assert_eq!(
            message(&pinned, "Ng5"),
            "“Ng5” is illegal: the knight on f3 is pinned by the piece on f9"
        );
    }

    #[test]
    fn castling_is_refused_with_a_reason() {
        let refuses = |fen: &str, text: &str, why: &str| {
            let position = Position::from_fen(Variant::Shafran, fen).unwrap();
            assert_eq!(message(&position, text), format!("“{text}” is illegal: {why}"), "{fen}");
        };
        refuses("k4/6/7/8/9/8R/8/7/6/R3K w B - 0 1", "Q-O-O", "the king or the rook has already moved");
        refuses("k4/6/7/8/9/8R/8/7/4K1/R4 w - - 0 1", "Q-O-O-O", "the king or the rook has already moved");
        refuses("k4/6/7/8/9/8R/8/7/6/R1B1K w QB - 0 1", "Q-O-O", "your own piece is on c1");
        refuses(
            "k4/r5/7/8/9/8R/8/7/6/R3K w QB - 0 1",
            "Q-O-O",
            "the king would pass over d1, which is attacked",
        );
        let start = Position::start(Variant::Shafran);
        let which = "“O-O” does not say which rook castles; write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O";
        assert_eq!(message(&start, "O-O"), which);
        assert_eq!(message(&start, "a7"), "“a7”: the board has no cell a7");
        assert_eq!(message(&start, "e6"), "“e6” is illegal: the pawn on e2 does not move to e6");
    }

    #[test]
    fn hands_may_be_careless_but_files_not() {
        let position = position("Kg1 kg10 Bf1 nd3 Qe1", 'w');
        let english = PieceLetters::English;
        for (typed, meant) in [("bd3", "f1d3"), ("BXD3", "f1d3"), (" F1D3 ", "f1d3"), ("qe2", "e1e2")] {
            assert_eq!(
                position.coordinates(read_typed_move(&position, typed, english).unwrap()),
                meant,
                "{typed}"
            );
            assert!(read_move(&position, typed, english).is_err() || typed == " F1D3 ", "{typed}");
        }
        let error = read_typed_move(&position, "qz2", english).unwrap_err();
        assert_eq!(error, MoveTextError::NoCell { text: "qz2".to_owned(), cell: "z2".to_owned() });
    }

    /// In every position of some random games, each way to write each move reads back as that move.
    #[test]
    fn what_is_written_is_read() {
        let mut rng = fastrand::Rng::with_seed(5);
        for game in 0..12 {
            let mut position = Position::start(Variant::ALL[game % 4]);
            for ply in 0..60 {
                let moves = position.legal_moves();
                let letters = PieceLetters::ALL[ply % 8];
                for mv in &moves {
                    for notation in [Notation::Short, Notation::Long, Notation::Coordinates] {
                        let text = move_text(&position, *mv, notation, letters);
                        let english = position
                            .chess()
                            .map_or(text.as_str().into(), |p| in_english(&text, p.variant(), letters));
                        for (text, letters) in [(text.as_str(), letters), (&english, PieceLetters::English)] {
                            assert_eq!(
                                read_move(&position, text, letters),
                                Ok(*mv),
                                "{text} in {}",
                                position.to_fen()
                            );
                        }
                    }
                }
                let Some(mv) = rng.choice(moves.iter()) else { break };
                position.play_unchecked(*mv);
            }
        }
    }
}
