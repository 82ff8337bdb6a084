//! The board as it is shown.

use crate::app::board_view::{BoardShape, BoardView, CastlingChoice, PiecePlacement, Promotion};
use crate::app::capture::{self, Captures};
use crate::app::castling;
use crate::app::document::Phase;
use crate::app::model::Model;
use crate::app::settings::Turning;
use crate::chess::Role;
use crate::game::{Touch, san};
use crate::hex::{Bitboard, Cell};
use crate::sides::Color;

impl Model {
    /// The board as it is shown.
    pub fn board_view(&self) -> BoardView {
        let current = self.document.current();
        let position = &current.position;
        let mut pieces = position.pieces().collect::<PiecePlacement>();
        let mut movable = self.movable();
        let path = self.capture_path();
        if let [from, .., landed] = path[..] {
            let piece = pieces.set(from, None);
            pieces.set(landed, piece);
            movable = movable.without(from).with(landed);
        }
        let (quiet_targets, capture_targets) = self.targets();
        let to_move = position.turn();
        BoardView {
            shape: BoardShape::of(position.variant()),
            pieces,
            flipped: self.is_flipped,
            upside_down: self.upside_down(),
            coordinates: self.settings.coordinates,
            movable,
            selected: self.hand.landed().or(self.hand.selected),
            quiet_targets,
            capture_targets,
            castling_rooks: self.castling_rooks(),
            must_take: self.must_take(),
            path,
            last_path: current.last_path.clone(),
            last_move: current.last_move.map(|mv| (mv.from(), mv.to())),
            check: position.checked_king(),
            promotion: self.hand.promotion.map(|(from, to)| Promotion {
                from,
                to,
                color: to_move,
                roles: Role::PROMOTIONS.to_vec(),
            }),
            castling: self.castling_choice(),
            slide: self.settings.animation.slide(),
        }
    }

    /// The pieces of the far side, where two people want them to face their owner.
    fn upside_down(&self) -> Option<Color> {
        let far = if self.is_flipped { Color::White } else { Color::Black };
        (self.document.is_hotseat() && self.settings.turning == Turning::Pieces).then_some(far)
    }

    /// The pieces that may be picked up now: in a running game those of the person to move; in a game that is looked
    /// through those of the side to move.
    pub(in crate::app) fn movable(&self) -> Bitboard {
        let position = &self.document.current().position;
        let may_move =
            self.dialog.is_none() && !self.hand.is_asking() && (!self.is_at_turn() || self.may_play());
        match self.touched {
            _ if !may_move || !position.has_legal_move() => Bitboard::EMPTY,
            Some(touch) if self.is_at_turn() => touch.movable(position),
            _ => position.by_color(position.turn()),
        }
    }

    /// Whether the position shown is the one in which a game goes on.
    pub(in crate::app) fn is_at_turn(&self) -> bool {
        let document = &self.document;
        document.is_live() && document.game.at_head() && document.game.outcome().is_none()
    }

    /// Whether a person is to move in the running game.
    pub(in crate::app) fn may_play(&self) -> bool {
        let document = &self.document;
        matches!(document.phase, Phase::Ready | Phase::Playing) && document.is_human(document.game.turn())
    }

    /// Where the selected piece may go, without and with a capture; nothing where the marks are switched off.
    fn targets(&self) -> (Bitboard, Bitboard) {
        let position = &self.document.current().position;
        let Some(from) = self.hand.selected.filter(|_| self.settings.legal_marks) else {
            return (Bitboard::EMPTY, Bitboard::EMPTY);
        };
        let captures = Captures::of(position, from);
        if captures.any() {
            return (Bitboard::EMPTY, captures.landings(&self.hand.path(from)));
        }
        let mut moves = position.legal_moves();
        if let Some(touch) = self.touched.filter(|_| self.is_at_turn()) {
            moves.retain(|&mv| touch.allows(position, mv));
        }
        let cells = |captures: bool| {
            let fitting =
                moves.iter().filter(|mv| mv.from() == from && position.is_capture(**mv) == captures);
            fitting.map(|mv| mv.to()).collect()
        };
        (cells(false), cells(true))
    }

    /// The pieces that have to be taken: by the piece in hand, or while none is picked up, by any.
    fn must_take(&self) -> Bitboard {
        let position = &self.document.current().position;
        let is_marked = self.settings.legal_marks && !self.movable().is_empty();
        match self.hand.selected {
            _ if !is_marked => Bitboard::EMPTY,
            _ if self.is_at_turn() && matches!(self.touched, Some(Touch::Enemy(_))) => {
                self.touched.map(Touch::cell).into_iter().collect()
            }
            Some(from) => Captures::of(position, from).capturable(&self.hand.path(from)),
            None => capture::capturable(position),
        }
    }

    /// The cells touched in a capture under way.
    fn capture_path(&self) -> Vec<Cell> {
        let from = self.hand.selected.filter(|_| self.hand.landed().is_some());
        from.map_or_else(Vec::new, |from| self.hand.path(from))
    }

    /// The rooks with which the selected king may castle.
    fn castling_rooks(&self) -> Bitboard {
        let king = self.hand.selected.filter(|_| self.settings.legal_marks);
        king.map_or(Bitboard::EMPTY, |king| castling::rooks(&self.document.current().position, king))
    }

    /// The ways of castling to choose from.
    fn castling_choice(&self) -> Option<CastlingChoice> {
        let (king, rook) = self.hand.castling?;
        let position = &self.document.current().position;
        let name = |mv| san(position, mv).trim_end_matches(['+', '#']).to_owned();
        let ways = castling::ways(position, king, rook).into_iter().map(|(mv, _)| (mv.to(), name(mv)));
        Some(CastlingChoice { color: position.turn(), ways: ways.collect() })
    }
}
