//! Everything that the board shows, and what the player does on it.

use std::time::Duration;

use super::{Armies, BoardShape, PiecePlacement, Turn};
use crate::chess::Role;
use crate::game::{Position, Shape};
use crate::hex::{Bitboard, Cell, Step};
use crate::lessons::Move;
use crate::sides::Color;
use crate::three::{self, Seat};

/// Everything the board draws in one frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardView {
    /// The cells and the labels on the rim.
    pub shape: &'static BoardShape,
    /// The pieces. During a promotion the pawn is still on its old cell; in an unfinished capture the piece is on its
    /// last landing cell, and the jumped pieces are still there.
    pub pieces: PiecePlacement,
    /// The armies of the board.
    pub armies: Armies,
    /// The rotation of the board.
    pub turn: Turn,
    /// The side whose pieces are upside down, for two players who face each other across the board.
    pub upside_down: Option<Color>,
    /// Whether to leave out the labels on the rim, or the names of cells on a board without labels.
    pub hides_coordinates: bool,
    /// Cells whose pieces may be picked up now; empty while the player is not to move or only looks on.
    pub movable: Bitboard,
    /// The piece picked up.
    pub selected: Option<Cell>,
    /// The cells that the selected piece would reach on an empty board.
    pub pattern: Bitboard,
    /// Empty cells the selected piece may go to, drawn as dots.
    pub quiet_targets: Bitboard,
    /// Cells on which the selected piece captures, drawn as rings (also the empty cell of an en-passant capture).
    pub capture_targets: Bitboard,
    /// The player's own rooks with which the selected king may castle by going onto them, drawn with a frame.
    pub castling_rooks: Bitboard,
    /// Enemy pieces that have to be taken, framed; in a capture under way those that it may still take.
    pub must_take: Bitboard,
    /// The cells of an unfinished capture, the piece's own first: the piece is shown on the last of them, and the
    /// jumped pieces are still there. Empty at other times.
    pub path: Vec<Cell>,
    /// The start and the end of the last move.
    pub last_move: Option<(Cell, Cell)>,
    /// The last move of each side in a three-player game, besides `last_move`: where it begins and ends.
    pub last_moves: Vec<(Seat, Cell, Cell)>,
    /// The cells through which the last move went, from its first to its last: the piece slides along them, forwards
    /// or, when the move is taken back, backwards. Empty if it went straight.
    pub last_path: Vec<Cell>,
    /// Cells with a piece, or without one, that the rules do not allow.
    pub wrong: Bitboard,
    /// The piece whose move was refused just now: it is framed, and shakes.
    pub refused: Option<Refused>,
    /// Whether the board is being set up: any piece may be put on any cell, moved off the board, and taken away.
    pub is_set_up: bool,
    /// Stars to collect, in lessons.
    pub stars: Bitboard,
    /// The kings in check.
    pub check: Bitboard,
    /// The moves an engine would make, the best first.
    pub arrows: Vec<Arrow>,
    /// The arrows and circles that people have drawn.
    pub shapes: Vec<Shape>,
    /// The open choice of a promotion. It blocks all other input on the board.
    pub promotion: Option<Promotion>,
    /// The ways of castling to choose from, with one rook. The choice blocks all other input on the board.
    pub castling: Option<CastlingChoice>,
    /// The start and the end of a move that is shown but waits for confirmation.
    pub waiting: Option<(Cell, Cell)>,
    /// Whether a question elsewhere asks for the confirmation, in place of buttons beside the end of the move.
    pub answered_aside: bool,
    /// The premove, from its origin to its target. It is played after the opponent's move, if it is legal then.
    pub premove: Option<(Cell, Cell)>,
    /// Whether moves are premoves: [`BoardEvent::Ahead`] gives the promotion of pawns.
    pub moves_ahead: bool,
    /// How long a piece takes to slide to its new cell; under 70 ms nothing moves.
    pub slide: Duration,
}

impl BoardView {
    /// A position of a two-player game, with the king marked that is in check.
    pub fn of(position: &Position) -> Self {
        Self {
            shape: BoardShape::of(position.variant()),
            pieces: position.pieces().collect(),
            check: position.checked_king().into_iter().collect(),
            ..Self::default()
        }
    }

    /// A position of the three-player game, with the kings marked that are in check.
    pub fn of_three(position: &three::Position) -> Self {
        let pieces = position.occupied().iter().filter_map(|cell| Some((cell, position.piece_at(cell)?)));
        let is_checked = |seat: &Seat| !position.king_attackers(*seat).is_empty();
        let checked = position.playing().iter().filter(is_checked).filter_map(|seat| position.king(seat));
        Self {
            armies: Armies::Three,
            pieces: pieces.collect(),
            check: if position.playing().len() > 1 { checked.collect() } else { Bitboard::EMPTY },
            ..Self::default()
        }
    }

    /// How the board of three is turned with this seat at the bottom.
    pub fn turn_of_three(bottom: Seat) -> Turn {
        Turn::sixths(match bottom {
            Seat::White => 0,
            Seat::Black => 2,
            Seat::Red => 4,
        })
    }

    /// The view without the piece in hand: no piece is picked up, no target is marked, no question is open.
    pub fn at_rest(self) -> Self {
        let none = Bitboard::EMPTY;
        Self {
            movable: none,
            selected: None,
            pattern: none,
            quiet_targets: none,
            capture_targets: none,
            castling_rooks: none,
            must_take: none,
            path: Vec::new(),
            refused: None,
            promotion: None,
            castling: None,
            waiting: None,
            premove: None,
            ..self
        }
    }

    /// Whether the selected piece may go to `cell`.
    pub fn is_target(&self, cell: Cell) -> bool {
        (self.quiet_targets | self.capture_targets | self.castling_rooks).contains(cell)
    }

    /// Whether the board waits for a choice (promotion or castling) and blocks all other input.
    pub fn asks(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }
}

/// An arrow between two cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The start.
    pub from: Cell,
    /// The end.
    pub to: Cell,
    /// The width relative to the broadest arrow, 0 to 1.
    pub weight: f32,
    /// Sets its colour, and its words for screen readers.
    pub meaning: ArrowMeaning,
}

impl Arrow {
    /// The arrow of a move; `None` for a capture that comes back to where it began.
    pub(in crate::app) fn of(mv: impl Into<Move>, weight: f32, meaning: ArrowMeaning) -> Option<Arrow> {
        let Move { from, to, .. } = mv.into();
        (from != to).then_some(Arrow { from, to, weight, meaning })
    }
}

/// The meaning of an engine's arrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ArrowMeaning {
    /// A good move.
    #[default]
    Best,
    /// The opponent's threat.
    Threat,
}

/// An illegal move that was just tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The cell of the piece.
    pub cell: Cell,
    /// A number that distinguishes the refusal from the one before.
    pub number: u64,
}

/// A pawn that has reached its last cell and waits for its new role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The cell the pawn came from.
    pub from: Cell,
    /// The cell it has reached.
    pub to: Cell,
    /// The owner of the pawn.
    pub seat: Seat,
    /// The step back into the board: the direction of the choices.
    pub inwards: Step,
    /// The possible roles, the likeliest first.
    pub roles: Vec<Role>,
}

/// A king put on its own rook that can castle in more than one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingChoice {
    /// The side of the king.
    pub color: Color,
    /// The destination of the king for each way, and the notation of the way, as in "Q-O-O".
    pub ways: Vec<(Cell, String)>,
}

/// An action of the pointer or the keyboard on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A piece of [`BoardView::movable`] that was not selected was pressed: it
    /// becomes the selected one. It may be dragged or clicked to its target.
    PickUp(Cell),
    /// Any other cell was clicked, or a cell was chosen by key or screen reader: a target of the selected piece, the
    /// selected piece itself (which puts it down), another movable piece (keys only), or a cell that means nothing.
    Click(Cell),
    /// The piece picked up was dragged to another cell and let go there, be it a target or not.
    Drop {
        /// The old cell.
        from: Cell,
        /// The cell of the drop.
        to: Cell,
    },
    /// Put back the piece in hand and deselect it: a drag off the board or a cancelled one, a click beside the board,
    /// Escape, or a choice of promotion or castling given up.
    PutBack,
    /// Request to take the piece on this cell off the board: by the second button, the Delete key, or let go beside
    /// the board. Only while it [is set up](BoardView::is_set_up).
    Erase(Cell),
    /// A letter was typed with the keyboard's cursor on this cell. Only while the board is set up.
    Letter(Cell, char),
    /// Request to describe the piece on this cell, its attackers and its defenders.
    Describe(Cell),
    /// The role was chosen for [`BoardView::promotion`].
    Promote(Role),
    /// The way of [`BoardView::castling`] was chosen that takes the king to this cell.
    Castle(Cell),
    /// Confirmation of the move in [`BoardView::waiting`].
    Confirm,
    /// The key of this role is down: if the next event is a premove of a pawn, the pawn promotes to this role.
    Ahead(Role),
    /// An arrow or a circle was drawn.
    Draw(Shape),
    /// A turn of the wheel over the board: the number of moves forward, or back if negative.
    Wheel(i32),
}
