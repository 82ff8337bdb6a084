//! Small boards that show how a man moves.

use egui::{Painter, Rect, Shape, Stroke, Vec2};

use super::layout::BoardLayout;
use super::palette::mark;
use super::pieces::Pieces;
use super::theme::Theme;
use crate::chess::Role;
use crate::game::{Figure, Piece};
use crate::hex::{
    Bitboard, Cell, Shade, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks,
};
use crate::sides::Color;

/// Size of the man, in radii of a cell: larger than on a board that is played on, or nobody would see him.
const MAN: f32 = 3.2;

/// A man alone on the board, and where he may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    man: Piece,
    cell: Cell,
    /// Cells he moves to, filled.
    moves: Bitboard,
    /// Cells on which he only captures, drawn as rings.
    captures: Bitboard,
}

impl Diagram {
    /// How a white man of this role moves.
    pub fn of(role: Role) -> Self {
        let man = Piece { color: Color::White, figure: Figure::Chess(role) };
        let (cell, empty) = (Cell::F6, Bitboard::EMPTY);
        let moves = match role {
            Role::Pawn => return Self::pawn(man),
            Role::Rook => rook_attacks(cell, empty),
            Role::Bishop => bishop_attacks(cell, empty),
            Role::Queen => queen_attacks(cell, empty),
            Role::King => king_attacks(cell),
            Role::Knight => knight_attacks(cell),
        };
        Self { man, cell, moves, captures: empty }
    }

    /// A pawn on its start cell, which may go two cells.
    fn pawn(man: Piece) -> Self {
        let moves = [Cell::F6, Cell::F7].into_iter().collect();
        let captures = [Cell::E5, Cell::G5].into_iter().collect();
        Self { man, cell: Cell::F5, moves, captures }
    }
}

/// Paints a small board into `rect`.
pub fn paint(painter: &Painter, theme: Theme, pieces: &mut Pieces, diagram: &Diagram, rect: Rect) {
    let layout = BoardLayout::fit(Default::default(), rect, false, painter.pixels_per_point());
    let colors = theme.board();
    painter.add(Shape::convex_polygon(layout.outline(0.0), colors.rim, Stroke::NONE));
    for cell in Cell::ALL {
        let goes_there = diagram.moves.contains(cell);
        let fill = if goes_there { mark::SELECT } else { colors.cell(cell.shade()) };
        painter.add(Shape::convex_polygon(layout.hexagon(cell, 0.96).to_vec(), fill, Stroke::NONE));
    }
    let radius = layout.radius();
    for cell in diagram.captures {
        let ring = Stroke::new(0.3 * radius, mark::SELECT);
        painter.add(Shape::closed_line(layout.hexagon(cell, 0.72).to_vec(), ring));
    }
    let center = layout.center_of(diagram.cell);
    let disc = MAN * 0.5 * radius;
    painter.circle(center, disc, colors.cell(Shade::Light), Stroke::new(1.5, colors.rim));
    pieces.paint(
        painter,
        theme.pieces,
        diagram.man,
        Rect::from_center_size(center, Vec2::splat(MAN * radius)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_go_to_as_many_cells_as_the_rules_say() {
        let count = |role| Diagram::of(role).moves.len();
        assert_eq!(count(Role::King), 12);
        assert_eq!(count(Role::Knight), 12);
        assert_eq!(count(Role::Rook), 30);
        assert_eq!(count(Role::Bishop), 12);
        assert_eq!(count(Role::Queen), 42);
        assert_eq!(Diagram::of(Role::Pawn).captures.len(), 2);
    }
}
