//! The target that games must reach to be chosen: a position, or pieces on their cells.
//!
//! The search for a pattern replays the moves that [`Positions`](super::Positions) holds, and only those of games in
//! which a piece has come to each cell of the pattern.

use serde::{Deserialize, Serialize};

use super::positions::{cells, is_of, mirrored, move_in};
use super::{GameName, OpenedFile};
use crate::game::{Move, Piece, Position, PositionSetup, Variant};
use crate::hex::{Bitboard, Cell};

/// The target that games must reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::large_enum_variant, reason = "a query holds it in a box")]
pub enum Reached {
    /// A position, and the move that they must make there; `None` for any.
    Position(Position, Option<Move>),
    /// Pieces, with anything on the other cells.
    Pattern(Pattern),
}

impl Reached {
    /// A position in which these pieces are on their cells.
    pub fn pieces(setup: &PositionSetup) -> Reached {
        Reached::Pattern(Pattern { variant: setup.variant(), position: setup.to_string() })
    }

    /// Whether a position is such a one, or the mirror image of one.
    pub(in crate::app) fn is(&self, position: &Position) -> bool {
        match self {
            Reached::Position(wanted, _) => {
                let key = position.key();
                wanted.key() == key || mirrored(wanted).is_some_and(|image| image.key() == key)
            }
            Reached::Pattern(pattern) => pattern.images().any(|image| image.is_in(position)),
        }
    }

    pub(super) fn games(&self, file: &OpenedFile) -> Vec<usize> {
        match self {
            Reached::Position(position, mv) => {
                let hits = file.positions().find(position).into_iter();
                hits.filter(|hit| mv.is_none() || hit.mv == *mv).map(|hit| hit.game).collect()
            }
            Reached::Pattern(pattern) => pattern.games(file),
        }
    }
}

/// Pieces on their cells in a game of this variant, as the text of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pattern {
    variant: Variant,
    position: String,
}

/// The pieces of a pattern, or of its mirror image.
struct Image(Vec<(Cell, Piece)>);

impl Image {
    fn is_in(&self, position: &Position) -> bool {
        self.0.iter().all(|&(cell, piece)| position.piece_at(cell) == Some(piece))
    }

    /// The cells of a position that are empty or have another piece.
    fn missing(&self, position: &Position) -> Bitboard {
        let missing = self.0.iter().filter(|&&(cell, piece)| position.piece_at(cell) != Some(piece));
        missing.map(|&(cell, _)| cell).collect()
    }
}

impl Pattern {
    /// The pattern, and in chess its mirror image.
    fn images(&self) -> impl Iterator<Item = Image> {
        let setup = PositionSetup::parse(self.variant, &self.position).ok();
        let image = setup.as_ref().filter(|_| self.variant.chess().is_some()).map(PositionSetup::mirrored);
        setup.into_iter().chain(image).map(|setup| Image(setup.pieces().collect()))
    }

    fn games(&self, file: &OpenedFile) -> Vec<usize> {
        let images: Vec<Image> = self.images().collect();
        let start = Position::start(self.variant);
        let positions = file.positions();
        let is_usual = |entries: &[u64]| entries.first().is_some_and(|&first| is_of(first, &start));
        let reaches = |game: usize| {
            let entries = positions.of_game(game);
            let start = is_usual(entries).then_some(start);
            let start = start.or_else(|| Some(*file.record(game)?.tree.start()));
            start.is_some_and(|start| reaches(start, entries, &images))
        };
        let is_of_variant = |game: &usize| file.games[*game].game == GameName::Known(self.variant);
        (0..file.games.len()).filter(is_of_variant).filter(|&game| reaches(game)).collect()
    }
}

/// Whether the moves of a game lead to an image.
fn reaches(mut position: Position, entries: &[u64], images: &[Image]) -> bool {
    let targets: Bitboard = entries.iter().filter_map(|&entry| cells(entry)).map(|(_, to)| to).collect();
    // A rook that castles comes to a cell that is not the target of the move.
    let can_castle = position.chess().is_some_and(|chess| !chess.castling_rights().is_empty());
    let may_be = |image: &&Image| can_castle || (image.missing(&position) - targets).is_empty();
    let images: Vec<&Image> = images.iter().filter(may_be).collect();
    if images.is_empty() {
        return false;
    }
    for &entry in entries {
        if images.iter().any(|image| image.is_in(&position)) {
            return true;
        }
        let Some(mv) = move_in(entry, &position) else { return false };
        position.play_unchecked(mv);
    }
    false
}
