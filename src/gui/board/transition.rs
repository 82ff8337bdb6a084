//! The changes between two frames of the board: pieces that move, appear or vanish.

use crate::app::board::{BoardPiece, PiecePlacement};
use crate::chess::Role;
use crate::game::PieceKind;
use crate::hex::Cell;

/// A piece on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The piece as it is seen on its way: a pawn that promotes is a pawn until it arrives.
    pub piece: BoardPiece,
    /// The cells it goes through, from the one it leaves to the one it reaches.
    pub path: Vec<Cell>,
}

/// A piece that comes or goes without a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fade {
    /// The piece that appears or disappears.
    pub piece: BoardPiece,
    /// The cell of the piece.
    pub cell: Cell,
    /// Whether it appears rather than vanishes.
    pub appears: bool,
}

/// The changes from one frame to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transition {
    /// Pieces on their way.
    pub slides: Vec<Slide>,
    /// Pieces captured, and pieces given back by a move taken back.
    pub fades: Vec<Fade>,
}

impl Transition {
    /// The changes that lead from `before` to `after`. The piece on `placed` was put there by hand: it does not move.
    ///
    /// Each new piece on a cell is matched with the nearest cell that a piece of its kind has left. Without one, it is
    /// matched with a plain man of its colour (a promotion), or a plain man with any piece (a promotion taken back).
    pub fn between(before: &PiecePlacement, after: &PiecePlacement, placed: Option<Cell>) -> Self {
        let changed = |cell: &Cell| before.get(*cell) != after.get(*cell);
        let with_piece = |pieces: &PiecePlacement, cell: Cell| pieces.get(cell).map(|piece| (cell, piece));
        let changes: Vec<Cell> = Cell::ALL.into_iter().filter(changed).collect();
        let mut left: Vec<_> = changes.iter().filter_map(|&cell| with_piece(before, cell)).collect();
        let mut arrived: Vec<_> = changes.iter().filter_map(|&cell| with_piece(after, cell)).collect();
        let mut slides = Vec::new();
        for is_same_piece in [same_piece, promoted] {
            arrived.retain(|&(to, piece)| {
                let nearest = (0..left.len())
                    .filter(|&i| left[i].0 != to && is_same_piece(left[i].1, piece))
                    .min_by_key(|&i| distance(left[i].0, to));
                let Some(nearest) = nearest else { return true };
                let (from, was) = left.swap_remove(nearest);
                slides.push(Slide { piece: if is_plain(was) { was } else { piece }, path: vec![from, to] });
                false
            });
        }
        slides.retain(|slide| slide.path.last().copied() != placed);
        let fade = |appears| move |(cell, piece)| Fade { piece, cell, appears };
        let gone = left.into_iter().map(fade(false));
        let new = arrived.into_iter().filter(|&(cell, _)| Some(cell) != placed).map(fade(true));
        Self { slides, fades: gone.chain(new).collect() }
    }

    /// Lets the piece that reaches the end of `path` pass through the cells before it, from its place on the path. A
    /// capture that ends on its own start is visible only by its path.
    pub fn along(mut self, path: &[Cell], after: &PiecePlacement) -> Self {
        let [first, .., last] = *path else { return self };
        let took = !self.fades.is_empty() && self.fades.iter().all(|fade| !fade.appears);
        if first == last && took && !self.covers(last) {
            self.slides.extend(after.get(last).map(|piece| Slide { piece, path: path.to_vec() }));
        }
        for slide in self.slides.iter_mut().filter(|slide| slide.path.len() == 2 && slide.path[1] == last) {
            if let Some(at) = path.iter().position(|&cell| cell == slide.path[0]) {
                slide.path = path[at..].to_vec();
            }
        }
        self
    }

    /// Lets the piece that leaves the end of `path` pass back through the cells before it.
    pub fn back_along(mut self, path: &[Cell]) -> Self {
        let [.., last] = *path else { return self };
        for slide in self.slides.iter_mut().filter(|slide| slide.path.len() == 2 && slide.path[0] == last) {
            if let Some(at) = path.iter().position(|&cell| cell == slide.path[1]) {
                slide.path = path[at..].iter().rev().copied().collect();
            }
        }
        self
    }

    /// Whether the piece standing on `cell` in the end is drawn by the plan meanwhile.
    pub fn covers(&self, cell: Cell) -> bool {
        self.slides.iter().any(|slide| slide.path.last() == Some(&cell))
            || self.fades.iter().any(|fade| fade.appears && fade.cell == cell)
    }

    /// The most stretches any piece goes through.
    pub fn segments(&self) -> usize {
        self.slides.iter().map(|slide| slide.path.len() - 1).max().unwrap_or(1).max(1)
    }
}

fn same_piece(left: BoardPiece, arrived: BoardPiece) -> bool {
    left == arrived
}

fn promoted(left: BoardPiece, arrived: BoardPiece) -> bool {
    left.seat == arrived.seat && (is_plain(left) || is_plain(arrived))
}

/// Whether the piece can be promoted: a pawn or a man.
fn is_plain(piece: BoardPiece) -> bool {
    matches!(piece.kind, PieceKind::Chess(Role::Pawn) | PieceKind::Man)
}

/// The square of the distance of two cells, in quarters of R squared.
fn distance(a: Cell, b: Cell) -> i32 {
    let (q, v) = (i32::from(a.q() - b.q()), i32::from(a.v() - b.v()));
    9 * q * q + 3 * v * v
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::three::Seat;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    const fn piece(seat: Option<Seat>, role: Role) -> BoardPiece {
        BoardPiece::of(seat, role)
    }

    const WHITE_ROOK: BoardPiece = piece(Some(Seat::White), Role::Rook);
    const WHITE_PAWN: BoardPiece = piece(Some(Seat::White), Role::Pawn);
    const BLACK_PAWN: BoardPiece = piece(Some(Seat::Black), Role::Pawn);
    const WHITE_MAN: BoardPiece = BoardPiece { seat: Some(Seat::White), kind: PieceKind::Man };
    const WHITE_CROWNED: BoardPiece = BoardPiece { seat: Some(Seat::White), kind: PieceKind::Crowned };
    const BLACK_MAN: BoardPiece = BoardPiece { seat: Some(Seat::Black), kind: PieceKind::Man };

    fn pieces(list: &[(&str, BoardPiece)]) -> PiecePlacement {
        list.iter().map(|&(name, piece)| (cell(name), piece)).collect()
    }

    fn cells(cells: &[&str]) -> Vec<Cell> {
        cells.iter().map(|name| cell(name)).collect()
    }

    fn slide(piece: BoardPiece, from: &str, to: &str) -> Slide {
        Slide { piece, path: cells(&[from, to]) }
    }

    #[test]
    fn a_capture_slides_the_one_and_fades_the_other() {
        let before = pieces(&[("f5", WHITE_ROOK), ("f9", BLACK_PAWN), ("a1", WHITE_ROOK)]);
        let after = pieces(&[("f9", WHITE_ROOK), ("a1", WHITE_ROOK)]);
        let transition = Transition::between(&before, &after, None);
        assert_eq!(transition.slides, [slide(WHITE_ROOK, "f5", "f9")]);
        assert_eq!(transition.fades, [Fade { piece: BLACK_PAWN, cell: cell("f9"), appears: false }]);
        assert!(transition.covers(cell("f9")) && !transition.covers(cell("a1")));

        let back = Transition::between(&after, &before, None);
        assert_eq!(back.slides, [slide(WHITE_ROOK, "f9", "f5")]);
        assert_eq!(back.fades, [Fade { piece: BLACK_PAWN, cell: cell("f9"), appears: true }]);
    }

    #[test]
    fn a_pawn_promotes_when_it_arrives_and_is_a_pawn_again_when_it_goes_back() {
        let queen = piece(Some(Seat::White), Role::Queen);
        let (before, after) = (pieces(&[("f10", WHITE_PAWN)]), pieces(&[("f11", queen)]));
        assert_eq!(Transition::between(&before, &after, None).slides, [slide(WHITE_PAWN, "f10", "f11")]);
        assert_eq!(Transition::between(&after, &before, None).slides, [slide(WHITE_PAWN, "f11", "f10")]);
    }

    #[test]
    fn an_en_passant_capture_fades_the_pawn_beside() {
        let before = pieces(&[("b5", WHITE_PAWN), ("c5", BLACK_PAWN)]);
        let transition = Transition::between(&before, &pieces(&[("c6", WHITE_PAWN)]), None);
        assert_eq!(transition.slides, [slide(WHITE_PAWN, "b5", "c6")]);
        assert_eq!(transition.fades, [Fade { piece: BLACK_PAWN, cell: cell("c5"), appears: false }]);
    }

    #[test]
    fn a_piece_put_down_by_hand_does_not_slide() {
        let (before, after) =
            (pieces(&[("f5", WHITE_ROOK), ("f9", BLACK_PAWN)]), pieces(&[("f9", WHITE_ROOK)]));
        let transition = Transition::between(&before, &after, Some(cell("f9")));
        assert!(transition.slides.is_empty());
        assert_eq!(transition.fades.len(), 1);
    }

    #[test]
    fn two_pieces_of_a_kind_take_the_shorter_ways() {
        let before = pieces(&[("b1", WHITE_ROOK), ("k1", WHITE_ROOK)]);
        let after = pieces(&[("b4", WHITE_ROOK), ("k5", WHITE_ROOK)]);
        let transition = Transition::between(&before, &after, None);
        assert_eq!(transition.slides, [slide(WHITE_ROOK, "b1", "b4"), slide(WHITE_ROOK, "k1", "k5")]);
    }

    #[test]
    fn a_man_who_takes_several_goes_through_every_cell_and_is_crowned_on_arrival() {
        let before = pieces(&[("f5", WHITE_MAN), ("g6", BLACK_MAN), ("i7", BLACK_MAN)]);
        let after = pieces(&[("h9", WHITE_CROWNED)]);
        let path = cells(&["f5", "h6", "h9"]);
        let transition = Transition::between(&before, &after, None).along(&path, &after);
        assert_eq!(transition.slides, [Slide { piece: WHITE_MAN, path: path.clone() }]);
        assert_eq!(transition.fades.len(), 2);
        let back = Transition::between(&after, &before, None).back_along(&path);
        assert_eq!(back.slides, [Slide { piece: WHITE_MAN, path: cells(&["h9", "h6", "f5"]) }]);
    }

    #[test]
    fn a_man_on_his_way_slides_only_the_rest_of_his_path() {
        let before = pieces(&[("h6", WHITE_MAN), ("i7", BLACK_MAN)]);
        let after = pieces(&[("h9", WHITE_MAN)]);
        let transition =
            Transition::between(&before, &after, None).along(&cells(&["f5", "h6", "f8", "h9"]), &after);
        assert_eq!(transition.slides, [Slide { piece: WHITE_MAN, path: cells(&["h6", "f8", "h9"]) }]);
    }

    #[test]
    fn a_man_who_ends_where_he_began_is_seen_to_move() {
        let before = pieces(&[("f5", WHITE_CROWNED), ("g6", BLACK_MAN), ("e6", BLACK_MAN)]);
        let after = pieces(&[("f5", WHITE_CROWNED)]);
        let path = cells(&["f5", "h6", "f8", "f5"]);
        let transition = Transition::between(&before, &after, None).along(&path, &after);
        assert_eq!(transition.slides, [Slide { piece: WHITE_CROWNED, path }]);
        assert!(transition.covers(cell("f5")));
        let standing = Transition::between(&after, &after, None).along(&cells(&["f5", "h6", "f5"]), &after);
        assert_eq!(standing, Transition::default());
    }
}
