//! Handicap starts: the stronger player begins without a piece.
//!
//! The missing piece follows the customs of chess: the rook and the knight of the queen's side, the bishop that
//! is farthest back on that side, and the pawn in front of the king. In checkers men are missing from the edge on
//! which the other side is crowned, the middle one first.

use super::{Position, PositionSetup, Variant};
use crate::hex::Cell;
use crate::sides::Color;

/// The piece that one side begins without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Odds {
    /// The queen.
    Queen,
    /// The rook of the queen's side.
    Rook,
    /// The knight of the queen's side.
    Knight,
    /// The bishop that is farthest back, in Shafran's game that of the queen's side.
    Bishop,
    /// The pawn in front of the king.
    Pawn,
    /// Odds of one man, in checkers.
    OneMan,
    /// In checkers.
    TwoMen,
    /// In checkers.
    ThreeMen,
}

/// The piece that one side begins without, and that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Handicap {
    /// The missing piece.
    pub odds: Odds,
    /// The side without it.
    pub giver: Color,
}

/// The cells that are emptied in each game, White's and Black's, several parted by spaces.
type Cells = (Variant, Odds, [&'static str; 2]);

const CELLS: [Cells; 18] = [
    (Variant::Glinski, Odds::Queen, ["e1", "e10"]),
    (Variant::Glinski, Odds::Rook, ["c1", "c8"]),
    (Variant::Glinski, Odds::Knight, ["d1", "d9"]),
    (Variant::Glinski, Odds::Bishop, ["f1", "f11"]),
    (Variant::Glinski, Odds::Pawn, ["g4", "g7"]),
    (Variant::McCooey, Odds::Queen, ["e1", "e10"]),
    (Variant::McCooey, Odds::Rook, ["d1", "d9"]),
    (Variant::McCooey, Odds::Knight, ["e2", "e9"]),
    (Variant::McCooey, Odds::Bishop, ["f1", "f11"]),
    (Variant::McCooey, Odds::Pawn, ["g3", "g8"]),
    (Variant::Shafran, Odds::Queen, ["d1", "f10"]),
    (Variant::Shafran, Odds::Rook, ["a1", "i10"]),
    (Variant::Shafran, Odds::Knight, ["b1", "h10"]),
    (Variant::Shafran, Odds::Bishop, ["c1", "g10"]),
    (Variant::Shafran, Odds::Pawn, ["e2", "e9"]),
    (Variant::Checkers, Odds::OneMan, ["71", "39"]),
    (Variant::Checkers, Odds::TwoMen, ["61 81", "49 29"]),
    (Variant::Checkers, Odds::ThreeMen, ["61 71 81", "49 39 29"]),
];

/// The names of the odds in files.
const NAMES: [(Odds, &str); 8] = [
    (Odds::Queen, "Queen odds"),
    (Odds::Rook, "Rook odds"),
    (Odds::Knight, "Knight odds"),
    (Odds::Bishop, "Bishop odds"),
    (Odds::Pawn, "Pawn odds"),
    (Odds::OneMan, "One man odds"),
    (Odds::TwoMen, "Two men odds"),
    (Odds::ThreeMen, "Three men odds"),
];

impl Odds {
    /// The odds of a game, the greatest first in chess and the smallest in checkers.
    pub fn of(variant: Variant) -> impl Iterator<Item = Odds> {
        CELLS.iter().filter(move |(game, _, _)| *game == variant).map(|(_, odds, _)| *odds)
    }
}

impl Handicap {
    /// The tag that describes the handicap in a file.
    pub const TAG: &'static str = "Handicap";

    /// The cells that are empty in this game at the start; `None` if the game does not have these odds.
    pub fn cells(self, variant: Variant) -> Option<Vec<Cell>> {
        let (_, _, names) = CELLS.iter().find(|(game, odds, _)| (*game, *odds) == (variant, self.odds))?;
        names[self.giver as usize].split(' ').map(|name| variant.parse_cell(name)).collect()
    }

    /// The start position of this game; `None` if the game does not have these odds. A side cannot castle with a
    /// missing rook.
    pub fn start(self, variant: Variant) -> Option<Position> {
        let before = PositionSetup::start(variant);
        let mut setup = before.clone();
        for cell in self.cells(variant)? {
            setup.set_piece(cell, None);
        }
        setup.give_up_lost_rights(&before);
        setup.position().ok()
    }

    /// The value of the tag, such as `Queen odds, White gives`.
    pub fn to_tag(self) -> String {
        let name = NAMES.iter().find(|(odds, _)| *odds == self.odds).map_or("", |(_, name)| name);
        format!("{name}, {} gives", self.giver)
    }

    /// Parses a value written by [`Self::to_tag`], in upper or lower case.
    pub fn from_tag(text: &str) -> Option<Handicap> {
        let is = |handicap: &Handicap| handicap.to_tag().eq_ignore_ascii_case(text.trim());
        let all = NAMES.iter().flat_map(|(odds, _)| Color::ALL.map(|giver| Handicap { odds: *odds, giver }));
        all.into_iter().find(is)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::game::PieceKind;

    fn all() -> impl Iterator<Item = (Variant, Handicap)> {
        Variant::ALL.into_iter().flat_map(|variant| {
            Odds::of(variant)
                .flat_map(move |odds| Color::ALL.map(|giver| (variant, Handicap { odds, giver })))
        })
    }

    /// Checks that the missing pieces are exactly those of the name of the odds.
    #[test]
    fn each_odds_takes_its_piece_off_the_board_and_the_game_can_be_played() {
        for (variant, handicap) in all() {
            let start = handicap.start(variant).expect("it can be played");
            let usual = Position::start(variant);
            let missing: Vec<_> = handicap
                .cells(variant)
                .expect("the game knows it")
                .into_iter()
                .map(|cell| usual.piece_at(cell).expect("a piece stands there"))
                .collect();
            let (kind, count) = match handicap.odds {
                Odds::Queen => (PieceKind::Chess(Role::Queen), 1),
                Odds::Rook => (PieceKind::Chess(Role::Rook), 1),
                Odds::Knight => (PieceKind::Chess(Role::Knight), 1),
                Odds::Bishop => (PieceKind::Chess(Role::Bishop), 1),
                Odds::Pawn => (PieceKind::Chess(Role::Pawn), 1),
                Odds::OneMan => (PieceKind::Man, 1),
                Odds::TwoMen => (PieceKind::Man, 2),
                Odds::ThreeMen => (PieceKind::Man, 3),
            };
            assert_eq!(missing.len(), count, "{variant} {handicap:?}");
            assert!(missing.iter().all(|piece| piece.kind == kind && piece.color == handicap.giver));
            let pieces = |position: &Position| PositionSetup::from(position).pieces().count();
            assert_eq!(pieces(&start) + count, pieces(&usual));
            assert_eq!(start.turn(), Color::White);
            assert!(start.has_legal_move());
            assert_eq!(start.terminal(&variant.default_draws()), None);
            assert_eq!(
                Position::from_fen(variant, &start.to_fen()).map(|read| read.to_fen()),
                Ok(start.to_fen())
            );
        }
    }

    #[test]
    fn a_side_that_gives_a_rook_cannot_castle_with_it() {
        let start =
            |odds, giver| Handicap { odds, giver }.start(Variant::Shafran).map(|start| start.to_fen());
        assert!(start(Odds::Rook, Color::White).is_some_and(|fen| fen.contains(" w Bqb ")));
        assert!(start(Odds::Rook, Color::Black).is_some_and(|fen| fen.contains(" w QBb ")));
        assert!(start(Odds::Queen, Color::Black).is_some_and(|fen| fen.contains(" w QBqb ")));
    }

    #[test]
    fn a_tag_is_read_back() {
        for (_, handicap) in all() {
            assert_eq!(Handicap::from_tag(&handicap.to_tag()), Some(handicap));
        }
        let queen = Handicap { odds: Odds::Queen, giver: Color::White };
        assert_eq!(queen.to_tag(), "Queen odds, White gives");
        assert_eq!(Handicap::from_tag(" queen odds, white gives "), Some(queen));
        assert_eq!(Handicap::from_tag("two bishops"), None);
        assert_eq!(Handicap { odds: Odds::OneMan, giver: Color::White }.start(Variant::Glinski), None);
    }
}
