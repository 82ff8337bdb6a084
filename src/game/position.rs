//! A position of any variant: the rules as games, records and the window use them.

use std::fmt;
use std::str::FromStr;

use super::{BarePosition, IllegalMove, Move, Piece, PieceKind, Variant};
use crate::chess;
use crate::draughts;
use crate::hex::{Bitboard, Cell};
use crate::sides::{Color, DrawRules, Outcome};

/// A position of any variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Position {
    /// A position of one of the chess games.
    Chess(chess::Position),
    /// A position of checkers.
    #[cfg_attr(feature = "serde", serde(rename = "checkers"))]
    Draughts(draughts::Position),
}

/// The text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// An error of a position of chess.
    #[error(transparent)]
    Chess(#[from] chess::FenError),
    /// An error of a position of checkers.
    #[error(transparent)]
    Draughts(#[from] draughts::PositionTextError),
}

impl From<chess::Position> for Position {
    fn from(position: chess::Position) -> Self {
        Position::Chess(position)
    }
}

impl From<draughts::Position> for Position {
    fn from(position: draughts::Position) -> Self {
        Position::Draughts(position)
    }
}

/// Asks either game's position the same question.
macro_rules! either {
    ($position:expr, $inner:ident => $answer:expr) => {
        match $position {
            Position::Chess($inner) => $answer,
            Position::Draughts($inner) => $answer,
        }
    };
}

/// Setting up, as text, and who is to move.
impl Position {
    /// The start position of a variant.
    pub fn start(variant: Variant) -> Self {
        match variant.chess() {
            Some(chess) => chess::Position::start(chess).into(),
            None => draughts::Position::start().into(),
        }
    }

    /// Parses a position: FEN in the chess games, as in `W:W55,K39c:B19` in checkers. [`BarePosition`] says what may
    /// stand around it; of a position with moves after it the result is the position after them.
    ///
    /// # Errors
    ///
    /// [`PositionError`] with the problem, its place and its remedy.
    pub fn from_fen(variant: Variant, text: &str) -> Result<Self, PositionError> {
        let bare = BarePosition::of(text);
        match bare.moves {
            None => Self::from_bare(variant, &bare.text),
            Some(moves) => {
                let start = Self::from_bare(variant, &bare.text)?;
                let after = moves.split(' ').try_fold(start, |position, mv| {
                    position.find_coordinates(mv).map(|mv| position.after(&[mv]))
                });
                after.map_or_else(|| Self::from_bare(variant, text), Ok)
            }
        }
    }

    /// Parses a position with nothing around it.
    fn from_bare(variant: Variant, text: &str) -> Result<Self, PositionError> {
        Ok(match variant.chess() {
            _ if text == BarePosition::START => Position::start(variant),
            Some(chess) => chess::Position::from_fen(chess, text)?.into(),
            None => draughts::Position::from_text(text)?.into(),
        })
    }

    /// The position as FEN, or as the position text of checkers.
    pub fn to_fen(&self) -> String {
        match self {
            Position::Chess(position) => position.to_fen(),
            Position::Draughts(position) => position.to_text(),
        }
    }

    /// The variant, which decides board and rules.
    pub fn variant(&self) -> Variant {
        match self {
            Position::Chess(position) => position.variant().into(),
            Position::Draughts(_) => Variant::Checkers,
        }
    }

    /// Returns the position with the rule option of checkers: whether men may never capture kings on their own promotion
    /// row. No effect in chess.
    pub fn with_total_ban(self, total_ban: bool) -> Self {
        match self {
            Position::Chess(_) => self,
            Position::Draughts(position) => position.with_total_ban(total_ban).into(),
        }
    }

    /// Whether checkers is played with the total ban.
    pub fn total_ban(&self) -> bool {
        self.draughts().is_some_and(draughts::Position::total_ban)
    }

    /// The chess position; `None` in checkers.
    pub const fn chess(&self) -> Option<&chess::Position> {
        match self {
            Position::Chess(position) => Some(position),
            Position::Draughts(_) => None,
        }
    }

    /// The checkers position; `None` in chess.
    pub const fn draughts(&self) -> Option<&draughts::Position> {
        match self {
            Position::Chess(_) => None,
            Position::Draughts(position) => Some(position),
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        either!(self, position => position.turn())
    }

    /// Plies since the last capture or pawn move (checkers: man's move).
    pub fn halfmove_clock(&self) -> u32 {
        either!(self, position => position.halfmove_clock())
    }

    /// The number of the move, incremented after Black's move.
    pub fn fullmove_number(&self) -> u32 {
        either!(self, position => position.fullmove_number())
    }

    /// The Zobrist key: the same for positions that are the same by the repetition rule.
    pub fn key(&self) -> u64 {
        either!(self, position => position.key())
    }
}

/// The pieces.
impl Position {
    /// `None` for an empty cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        either!(self, position => position.piece_at(cell).map(Piece::from))
    }

    /// The kind of the piece on a cell.
    pub fn kind_at(&self, cell: Cell) -> Option<PieceKind> {
        self.piece_at(cell).map(|piece| piece.kind)
    }

    /// The pieces of one side.
    pub fn by_color(&self, color: Color) -> Bitboard {
        either!(self, position => position.by_color(color))
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Bitboard {
        either!(self, position => position.occupied())
    }

    /// The cell of the king in check; `None` without a check, and in checkers.
    pub fn checked_king(&self) -> Option<Cell> {
        self.chess().filter(|position| position.in_check()).map(|position| position.king(position.turn()))
    }

    /// The pieces of both sides with their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.piece_at(cell)?)))
    }
}

/// Moving.
impl Position {
    /// All legal moves; in checkers only the largest captures.
    pub fn legal_moves(&self) -> Vec<Move> {
        either!(self, position => position.legal_moves().iter().copied().map(Into::into).collect())
    }

    /// The number of leaf nodes of the move tree at a depth in plies, with bulk counting: the last moves are not made.
    pub fn perft(&self, depth: u32) -> u64 {
        either!(self, position => position.perft(depth))
    }

    /// The legal moves from one cell to another.
    pub fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|mv| mv.from() == from && mv.to() == to);
        moves
    }

    /// Whether there is a legal move.
    pub fn has_legal_move(&self) -> bool {
        either!(self, position => position.has_legal_move())
    }

    /// Whether the side to move may make a move. Draw rules do not count.
    pub fn is_legal(&self, mv: Move) -> bool {
        match (self, mv) {
            (Position::Chess(position), Move::Chess(mv)) => position.is_legal(mv),
            (Position::Draughts(position), Move::Draughts(mv)) => position.is_legal(mv),
            _ => false,
        }
    }

    /// The cells of the pieces captured by a move.
    pub fn taken_by(&self, mv: Move) -> Bitboard {
        match (self, mv) {
            (Position::Chess(position), Move::Chess(mv)) => position.captured_at(mv).into_iter().collect(),
            (Position::Draughts(_), Move::Draughts(mv)) => mv.taken,
            _ => Bitboard::EMPTY,
        }
    }

    /// The path of a legal move: origin, in checkers the landing cells, target.
    pub fn path(&self, mv: Move) -> Vec<Cell> {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => position.path(mv),
            _ => vec![mv.from(), mv.to()],
        }
    }

    /// Whether a move takes a piece, en passant included.
    pub fn is_capture(&self, mv: Move) -> bool {
        !self.taken_by(mv).is_empty()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] says why the move is illegal.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        Ok(match (self, mv) {
            (Position::Chess(position), Move::Chess(mv)) => position.play(mv)?.into(),
            (Position::Draughts(position), Move::Draughts(mv)) => position.play(mv)?.into(),
            _ => return Err(IllegalMove::OtherGame),
        })
    }

    /// Makes a legal move without a legality check. A move of another variant does nothing.
    pub fn play_unchecked(&mut self, mv: Move) {
        match (self, mv) {
            (Position::Chess(position), Move::Chess(mv)) => position.play_unchecked(mv),
            (Position::Draughts(position), Move::Draughts(mv)) => position.play_unchecked(mv),
            _ => {}
        }
    }

    /// The position after moves made as by [`Self::play_unchecked`].
    pub fn after(mut self, moves: &[Move]) -> Self {
        for &mv in moves {
            self.play_unchecked(mv);
        }
        self
    }

    /// Returns the position with the other side to move, as after a null move; `None` if the side to move is in check.
    pub fn after_null_move(&self) -> Option<Self> {
        match self {
            Position::Chess(position) if position.in_check() => None,
            Position::Chess(position) => {
                let mut next = *position;
                next.make_null_move();
                Some(next.into())
            }
            Position::Draughts(position) => Some(position.after_null_move().into()),
        }
    }

    /// A move in coordinate notation: `f10f11q` in chess, `33x53x73` in checkers.
    pub fn coordinates(&self, mv: Move) -> String {
        match (self, mv) {
            (Position::Draughts(position), Move::Draughts(mv)) => position.move_text(mv),
            (Position::Chess(position), Move::Chess(mv)) => mv.to_uci(position.variant()).to_string(),
            _ => format!("{}{}", mv.from(), mv.to()),
        }
    }

    /// A line of moves from this position in coordinate notation, up to the first illegal move.
    pub fn line_coordinates(&self, line: &[Move]) -> Vec<String> {
        let mut position = *self;
        let mut texts = Vec::with_capacity(line.len());
        for &mv in line {
            let Ok(next) = position.play(mv) else { break };
            texts.push(position.coordinates(mv));
            position = next;
        }
        texts
    }

    /// The legal move with these coordinates, in lower or upper case. In checkers origin and target of a capture are
    /// enough if they are unambiguous.
    pub fn find_coordinates(&self, text: &str) -> Option<Move> {
        match self {
            Position::Draughts(position) => position.read_move(text).ok().map(Move::Draughts),
            Position::Chess(position) => {
                let uci: chess::UciMove = text.to_ascii_lowercase().parse().ok()?;
                uci.to_move(position).ok().map(Move::Chess)
            }
        }
    }

    /// Why the move from `from` to `to` is illegal; `None` if a legal move leads there.
    pub fn explain_illegal(&self, from: Cell, to: Cell) -> Option<IllegalMove> {
        either!(self, position => position.explain_illegal(from, to).map(IllegalMove::from))
    }
}

/// The end of the game.
impl Position {
    /// The outcome, if the game is over by position. Repetition is not detected here: it needs the history.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        either!(self, position => position.terminal(draws))
    }

    /// Like [`terminal`](Position::terminal), with the default draw rules of the game.
    pub fn outcome(&self) -> Option<Outcome> {
        either!(self, position => position.outcome())
    }

    /// Whether the game is over in this position, with its default draw rules. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Whether the side to move is in check; never in checkers.
    pub fn is_check(&self) -> bool {
        self.chess().is_some_and(chess::Position::is_check)
    }

    /// Whether the side to move is checkmated; never in checkers.
    pub fn is_checkmate(&self) -> bool {
        self.chess().is_some_and(chess::Position::is_checkmate)
    }

    /// Whether the side to move is stalemated; never in checkers, where a side without a move has lost.
    pub fn is_stalemate(&self) -> bool {
        self.chess().is_some_and(chess::Position::is_stalemate)
    }

    /// Whether a side wins when the other's flag falls.
    pub fn can_win_on_time(&self, color: Color, draws: &DrawRules) -> bool {
        match self {
            Position::Chess(position) => position.can_win_on_time(color, draws),
            Position::Draughts(position) => !position.by_color(color).is_empty(),
        }
    }

    /// Whether two positions are the same by the repetition rule: the pieces, the side to move and the legal moves, but
    /// not the counters.
    pub fn is_repetition_of(&self, other: &Position) -> bool {
        // With the same pieces and side to move, the keys differ exactly when en passant or castling rights
        // (checkers: the marks of kings) do.
        self.key() == other.key()
            && self.turn() == other.turn()
            && self.occupied() == other.occupied()
            && self.pieces().eq(other.pieces())
    }
}
impl Variant {
    /// The start position, as [`Position::from_fen`] reads it.
    pub fn start_fen(self) -> String {
        Position::start(self).to_fen()
    }
}

/// Reads a text with colons as checkers. Reads other texts like [`chess::Position`]'s `FromStr`: on the board of 91
/// cells as a position of Gliński's game. [`Position::from_fen`] reads a position of a given game.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let text = &BarePosition::of(text).text;
        if text.contains(':') {
            return Ok(text.parse::<draughts::Position>()?.into());
        }
        Ok(text.parse::<chess::Position>()?.into())
    }
}

/// The text of [`Position::to_fen`].
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
