//! Diagrams: small boards that show a rule, each a position with marks on it.

use crate::app::board::{BoardView, OnBoard};
use crate::game::{Move, Position, Shape, ShapeColor, Variant};
use crate::hex::Bitboard;
pub use crate::lessons::Game;
use crate::three;

/// A board that shows a rule. Cells have the names that their game gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The game.
    pub game: Game,
    /// The position as FEN; `None` for the starting position.
    pub position: Option<&'static str>,
    /// The cells of the pieces whose legal moves are marked.
    pub pieces: &'static [&'static str],
    /// Cells marked with a circle.
    pub circles: &'static [&'static str],
    /// Cells marked as not allowed: no legal move leads there.
    pub not_allowed: &'static [&'static str],
}

impl Diagram {
    /// The starting position of a game.
    pub const fn start(game: Game) -> Self {
        Self { game, position: None, pieces: &[], circles: &[], not_allowed: &[] }
    }

    /// The legal moves of some pieces in a position.
    pub const fn moves(game: Game, position: &'static str, pieces: &'static [&'static str]) -> Self {
        Self { position: Some(position), pieces, ..Self::start(game) }
    }

    /// The board to draw; `None` if the position or the name of a cell is invalid.
    pub fn view(&self) -> Option<BoardView> {
        let cells = |names: &[&str]| {
            names.iter().map(|name| self.game.parse_cell(name)).collect::<Option<Bitboard>>()
        };
        let pieces = cells(self.pieces)?;
        let mut view = match self.game {
            Game::Two(variant) => two_view(&self.two_players(variant)?, pieces),
            Game::Three => three_view(&self.position.unwrap_or(three::START).parse().ok()?, pieces),
        };
        let circle = |from| Shape { color: ShapeColor::Green, from, to: None };
        view.shapes = cells(self.circles)?.iter().map(circle).collect();
        view.wrong = cells(self.not_allowed)?;
        view.selected = pieces.iter().next().filter(|_| pieces.len() == 1);
        Some(view)
    }

    /// The position of a two-player game, if it is valid.
    pub fn two_players(&self, variant: Variant) -> Option<Position> {
        match self.position {
            Some(text) => Position::from_fen(variant, text).ok(),
            None => Some(Position::start(variant)),
        }
    }

    /// The position as text that the program can open: a game without moves, or the FEN of the three-player game.
    /// `None` for a starting position.
    pub fn text(&self) -> Option<String> {
        let position = self.position?;
        Some(match self.game {
            Game::Two(variant) => {
                format!("[Variant \"{variant}\"]\n[SetUp \"1\"]\n[FEN \"{position}\"]\n\n*\n")
            }
            Game::Three => position.to_owned(),
        })
    }
}

fn three_view(position: &three::Position, pieces: Bitboard) -> BoardView {
    let mut view = BoardView::of_three(position);
    for from in pieces {
        let (quiet, captures) = position.targets(from, None);
        view.quiet_targets |= quiet;
        view.capture_targets |= captures;
    }
    view
}

fn two_view(position: &Position, pieces: Bitboard) -> BoardView {
    let moves: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| pieces.contains(mv.from())).collect();
    let targets = |captures: bool| {
        moves.iter().filter(|&&mv| position.is_capture(mv) == captures).map(|mv| mv.to()).collect()
    };
    let path = position.draughts().and_then(|checkers| {
        let longest = moves.iter().filter_map(|mv| mv.draughts()).max_by_key(|mv| mv.taken.len())?;
        Some(checkers.path(longest)).filter(|path| path.len() > 2)
    });
    BoardView {
        quiet_targets: targets(false),
        capture_targets: targets(true),
        must_take: match position {
            Position::Draughts(_) => {
                moves.iter().map(|&mv| position.taken_by(mv)).fold(Bitboard::EMPTY, |a, b| a | b)
            }
            Position::Chess(_) => Bitboard::EMPTY,
        },
        path: path.unwrap_or_default(),
        ..BoardView::of(position)
    }
}
