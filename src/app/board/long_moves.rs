//! Moves entered in several steps: a capture of several pieces, and castling by moving the king onto its own rook.

use crate::chess::{self, Castling, MoveKind};
use crate::draughts;
use crate::game::{Move, Position};
use crate::hex::{Bitboard, Cell};

/// The captures of one piece in checkers, with every way to make each.
#[derive(Debug)]
pub struct Captures<M> {
    /// Each capture with the cells that it touches, in order.
    pub(super) ways: Vec<(M, Vec<Cell>)>,
}

/// The meaning of a landing cell after the cells entered before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing<M> {
    /// The capture is complete.
    Complete(M),
    /// The piece lands there and captures further.
    Further,
    /// Several captures end on this cell; the player must click the landing cells before it.
    Unclear,
    /// No capture lands there.
    Nowhere,
}

impl Captures<Move> {
    /// The captures of the piece on `from`; none in chess, or where it takes nothing.
    pub fn of(position: &Position, from: Cell) -> Self {
        let Some(position) = position.draughts() else { return Self { ways: Vec::new() } };
        let moves = position.legal_moves().into_iter().filter(|mv| mv.from == from && !mv.taken.is_empty());
        let by_path = |mv, path_index| Move::Draughts(draughts::Move { path_index, ..mv });
        let paths = |mv| {
            let paths = position.paths(mv).into_iter();
            (0..).zip(paths).map(move |(index, path)| (by_path(mv, index), path))
        };
        Self { ways: moves.flat_map(paths).collect() }
    }

    /// The pieces that may still be taken after the cells entered, those jumped already included.
    pub fn capturable(&self, entered: &[Cell]) -> Bitboard {
        let taken = |mv: Move| mv.draughts().map_or(Bitboard::EMPTY, |mv| mv.taken);
        self.after(entered).fold(Bitboard::EMPTY, |capturable, (mv, _)| capturable | taken(*mv))
    }
}

impl<M: Copy + PartialEq> Captures<M> {
    /// Whether the piece has a capture.
    pub fn any(&self) -> bool {
        !self.ways.is_empty()
    }

    /// The meaning of landing on `cell` after the cells of `entered`, which start with the piece's own.
    pub fn land(&self, entered: &[Cell], cell: Cell) -> Landing<M> {
        let on = |path: &&(M, Vec<Cell>)| path.1.get(entered.len()) == Some(&cell);
        if let Some((mv, _)) =
            self.after(entered).filter(on).find(|(_, path)| path.len() == entered.len() + 1)
        {
            return Landing::Complete(*mv);
        }
        if self.after(entered).any(|way| on(&way)) {
            return Landing::Further;
        }
        let mut ends = self.after(entered).filter(|(_, path)| path.last() == Some(&cell)).map(|(mv, _)| *mv);
        match ends.next() {
            None => Landing::Nowhere,
            Some(first) if ends.all(|other| other == first) => Landing::Complete(first),
            Some(_) => Landing::Unclear,
        }
    }

    /// The cells to land on next, and those where the captures end.
    pub fn landings(&self, entered: &[Cell]) -> Bitboard {
        self.after(entered).flat_map(|(_, path)| [path[entered.len()], path[path.len() - 1]]).collect()
    }

    /// The ways that go over the cells entered and further.
    fn after<'a>(&'a self, entered: &'a [Cell]) -> impl Iterator<Item = &'a (M, Vec<Cell>)> {
        self.ways.iter().filter(|(_, path)| path.len() > entered.len() && path.starts_with(entered))
    }
}

/// The pieces that the side to move may have to take, whichever piece takes them.
pub fn capturable(position: &Position) -> Bitboard {
    let moves = position.draughts().map(crate::draughts::Position::legal_moves).unwrap_or_default();
    moves.into_iter().fold(Bitboard::EMPTY, |capturable, mv| capturable | mv.taken)
}

/// The ways in which the king on `king` may castle with the rook on `rook` now, the shortest first.
pub fn ways(castling_position: &Position, king: Cell, rook: Cell) -> Vec<Move> {
    let ways = castlings(castling_position, king).filter(|(_, way)| way.rook_from == rook);
    ways.map(|(mv, _)| mv).collect()
}

/// The destination of the king on `king` in a castling with the rook on `rook`, legal or not: the nearest cell.
pub fn goal(castling_position: &Position, king: Cell, rook: Cell) -> Option<Cell> {
    let mut ways = castling_position.chess()?.rules().castling.iter();
    let way = ways.find(|way| {
        way.color == castling_position.turn() && (way.king_from, way.rook_from) == (king, rook)
    })?;
    Some(way.king_to)
}

fn castlings(
    castling_position: &Position,
    king: Cell,
) -> impl Iterator<Item = (Move, &'static Castling)> + '_ {
    let rules = castling_position.chess().map_or(&[][..], |chess| chess.rules().castling);
    let ways = rules.iter().filter(move |way| way.king_from == king);
    ways.filter_map(move |way| {
        let mv = Move::Chess(chess::Move { from: king, to: way.king_to, kind: MoveKind::Castle });
        castling_position.is_legal(mv).then_some((mv, way))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    fn cell(name: &str) -> Cell {
        Variant::Checkers.parse_cell(name).unwrap()
    }

    fn cells(names: &[&str]) -> Vec<Cell> {
        names.iter().map(|name| cell(name)).collect()
    }

    fn position(text: &str) -> Position {
        Position::from_fen(Variant::Checkers, text).unwrap()
    }

    #[test]
    fn one_click_on_the_last_cell_makes_an_unambiguous_capture() {
        let position = position("W:W33:B43,63,64");
        let captures = Captures::of(&position, cell("33"));
        let mv = position.find_coordinates("33x53x73x55").unwrap();
        assert_eq!(captures.land(&cells(&["33"]), cell("55")), Landing::Complete(mv));
        assert_eq!(captures.land(&cells(&["33"]), cell("53")), Landing::Further);
        assert_eq!(captures.land(&cells(&["33", "53"]), cell("73")), Landing::Further);
        assert_eq!(captures.land(&cells(&["33", "53", "73"]), cell("55")), Landing::Complete(mv));
        assert_eq!(captures.land(&cells(&["33"]), cell("34")), Landing::Nowhere);
        assert_eq!(captures.landings(&cells(&["33"])), cells(&["53", "55"]).into_iter().collect());
        assert_eq!(captures.capturable(&cells(&["33"])).len(), 3);
        assert_eq!(capturable(&position).len(), 3);
    }

    #[test]
    fn a_ring_capture_ends_on_the_cell_where_it_began() {
        let position = position("W:W55:B65,66,47,46");
        let captures = Captures::of(&position, cell("55"));
        let mv = position.legal_moves()[0];
        assert_eq!(captures.land(&cells(&["55"]), cell("55")), Landing::Complete(mv));
        assert_eq!(captures.land(&cells(&["55"]), cell("37")), Landing::Further);
    }

    #[test]
    fn two_captures_to_one_cell_are_told_apart_on_the_way() {
        // 15x65x38x18x54x24 and 15x75x48x18x54x24, and a third one to another cell.
        let position = position("W:WK15:B27,28,29,34,47,55,57");
        let moves = position.legal_moves();
        let ends: Vec<_> = moves.iter().map(|mv| (mv.from(), mv.to())).collect();
        assert_eq!(ends.iter().filter(|&&end| end == (cell("15"), cell("24"))).count(), 2);
        for mv in moves {
            let captures = Captures::of(&position, mv.from());
            for path in position.draughts().unwrap().paths(mv.draughts().unwrap()) {
                let (last, before) = path.split_last().unwrap();
                assert_eq!(captures.land(before, *last), Landing::Complete(mv));
            }
        }
    }

    #[test]
    fn chess_positions_have_no_captures_of_several_pieces() {
        let start = Position::start(Variant::Glinski);
        assert!(!Captures::of(&start, Cell::F5).any());
        assert!(capturable(&start).is_empty());
    }

    const ALL_WAYS: &str = "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1";

    fn at(name: &str) -> Cell {
        Variant::Shafran.parse_cell(name).expect("a cell")
    }

    fn all_ways() -> Position {
        Position::from_fen(Variant::Shafran, ALL_WAYS).expect("a position")
    }

    #[test]
    fn each_rook_has_a_short_and_a_long_way() {
        let position = all_ways();
        let kings = |rook| ways(&position, at("e1"), at(rook)).into_iter().map(Move::to).collect();
        let kings: [Vec<Cell>; 2] = ["a1", "i5"].map(kings);
        assert_eq!(kings, [[at("c1"), at("b1")], [at("g3"), at("h4")]]);
        assert!(ways(&position, at("e1"), at("e5")).is_empty());
    }

    #[test]
    fn a_king_castles_to_no_cell_he_could_step_to() {
        let position = all_ways();
        assert_eq!(castlings(&position, at("e1")).count(), 4);
        for (mv, _) in castlings(&position, at("e1")) {
            let same = position
                .legal_moves()
                .iter()
                .filter(|other| (other.from(), other.to()) == (mv.from(), mv.to()))
                .count();
            assert_eq!(same, 1, "{mv:?}");
        }
    }

    #[test]
    fn the_goal_is_known_even_where_castling_is_lost() {
        let lost = Position::from_fen(Variant::Shafran, &ALL_WAYS.replace("QBqb", "-")).expect("a position");
        assert!(["a1", "i5"].iter().all(|rook| ways(&lost, at("e1"), at(rook)).is_empty()));
        assert_eq!(goal(&lost, at("e1"), at("a1")), Some(at("c1")));
        assert_eq!(goal(&lost, at("e1"), at("b2")), None);
        let glinski = Position::start(Variant::Glinski);
        assert_eq!(goal(&glinski, Cell::G1, Cell::I1), None);
    }
}
