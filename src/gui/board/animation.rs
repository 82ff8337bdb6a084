//! Board animations: sliding pieces, a piece returning to its cell, the board turning.

use std::f32::consts::{PI, TAU};

use egui::Pos2;

use super::motion::{Motion, ease, is_seen};
use super::transition::Transition;
use crate::app::board::{BoardView, Refused};
use crate::hex::Cell;

/// How long the board takes to turn, in seconds.
const TURN: f32 = 0.3;
/// Duration of the shake of a piece that cannot move, in seconds, and the number of swings.
const SHAKE: f32 = 0.36;
const SHAKES: f32 = 3.0;

/// A piece that returns to its cell after an illegal drop.
#[derive(Clone, Copy, Debug)]
struct SnapBack {
    cell: Cell,
    /// The cell on which it was let go: if it is there in the next picture, its move was good.
    over: Option<Cell>,
    from: Pos2,
    started: f64,
    lasts: f32,
}

/// All that moves.
#[derive(Debug, Default)]
pub struct BoardAnimation {
    /// The board of the previous frame.
    last_view: Option<BoardView>,
    /// Pieces on their way or fading.
    pub motion: Option<Motion>,
    snap_back: Option<SnapBack>,
    /// Since when the board turns, and the angle from which.
    turned: Option<(f64, f32)>,
    /// The refusal shown last, and since when its piece shakes.
    refused: Option<Refused>,
    shaken_at: Option<f64>,
}

impl BoardAnimation {
    /// Starts the animations that lead from the last view to this one.
    pub fn update(&mut self, view: &BoardView, now: f64) {
        self.motion = self.motion.take().filter(|motion| !motion.is_over(now));
        // Nothing goes from one board to another.
        let last_view = self.last_view.take();
        if let Some(last_view) = last_view.as_ref().filter(|last_view| last_view.shape == view.shape) {
            self.follow_pieces(last_view, view, now);
            if last_view.turn != view.turn {
                self.turned = is_seen(view.slide).then_some((now, last_view.turn.radians()));
            }
        }
        if view.promotion.is_some() {
            self.snap_back = None;
        }
        self.snap_back =
            self.snap_back.filter(|snap_back| progress(snap_back.started, snap_back.lasts, now) < 1.0);
        self.follow_refusal(view, now);
        self.turned = self.turned.filter(|&(since, _)| progress(since, TURN, now) < 1.0);
        self.last_view = last_view.filter(|last_view| last_view == view).or_else(|| Some(view.clone()));
    }

    fn follow_refusal(&mut self, view: &BoardView, now: f64) {
        let is_new = view.refused.is_some() && view.refused != self.refused;
        self.refused = view.refused;
        if is_new {
            // A piece that goes back shakes when it is there.
            let is_back = |snap_back: SnapBack| snap_back.started + f64::from(snap_back.lasts);
            let begin = self.snap_back.map_or(now, is_back);
            self.shaken_at = is_seen(view.slide).then_some(begin);
        }
        self.shaken_at = self.shaken_at.filter(|&shaken_at| progress(shaken_at, SHAKE, now) < 1.0);
    }

    fn follow_pieces(&mut self, last_view: &BoardView, view: &BoardView, now: f64) {
        if last_view.pieces == view.pieces {
            return;
        }
        let dropped = self.snap_back.take().and_then(|snap_back| snap_back.over);
        let placed = dropped.or(last_view.promotion.as_ref().map(|promotion| promotion.to));
        let transition = Transition::between(&last_view.pieces, &view.pieces, placed);
        // A move taken back goes the way it came.
        let transition = match dropped {
            Some(_) => transition,
            None => transition.along(&view.last_path, &view.pieces).back_along(&last_view.last_path),
        };
        self.motion = Motion::start(transition, now, view.slide);
    }

    /// Starts the return of the piece from `cell`, dropped at `from` over `over`, unless the next frame shows the
    /// piece there.
    pub fn release(&mut self, cell: Cell, from: Pos2, over: Option<Cell>, view: &BoardView, now: f64) {
        // If nothing shall move it still stays where it is for this one picture.
        let lasts = if is_seen(view.slide) { view.slide.as_secs_f32() } else { f32::EPSILON };
        self.snap_back = Some(SnapBack { cell, over, from, started: now, lasts });
    }

    /// The piece on its way back: its cell, the place of the drop, and the progress, 0 to 1.
    pub fn snap_back(&self, now: f64) -> Option<(Cell, Pos2, f32)> {
        self.snap_back.map(|snap_back| {
            (snap_back.cell, snap_back.from, ease(progress(snap_back.started, snap_back.lasts, now)))
        })
    }

    /// The piece that shakes, and how far it is beside its place, −1 to 1.
    pub fn shake(&self, now: f64) -> Option<(Cell, f32)> {
        let path = progress(self.shaken_at?, SHAKE, now);
        Some((self.refused?.cell, (1.0 - path) * (SHAKES * 2.0 * PI * path).sin()))
    }

    /// How far the board is turned clockwise, in radians.
    pub fn turn(&self, view: &BoardView, now: f64) -> f32 {
        let to = view.turn.radians();
        let Some((since, from)) = self.turned else { return to };
        // The shorter way round; of two that are alike, back the way it came.
        let way = match to - from {
            way if way > PI => way - TAU,
            way if way < -PI => way + TAU,
            way => way,
        };
        to - way * (1.0 - ease(progress(since, TURN, now)))
    }

    /// Whether an animation is running, so that the next frame differs from this one.
    pub fn is_moving(&self) -> bool {
        self.motion.is_some() || self.snap_back.is_some() || self.turned.is_some() || self.shaken_at.is_some()
    }
}

fn progress(started: f64, lasts: f32, now: f64) -> f32 {
    ((now - started) as f32 / lasts).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use egui::pos2;

    use super::*;
    use crate::app::board::Turn;
    use crate::chess::Role;
    use crate::game::{Piece, PieceKind};
    use crate::sides::Color;

    const ROOK: Piece = Piece { color: Color::White, kind: PieceKind::Chess(Role::Rook) };

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn view(rook: &str) -> BoardView {
        let (pieces, slide) = ([(cell(rook), ROOK)].into_iter().collect(), Duration::from_millis(200));
        BoardView { pieces, slide, ..BoardView::default() }
    }

    #[test]
    fn the_first_frame_does_not_animate_and_a_move_slides() {
        let mut animation = BoardAnimation::default();
        animation.update(&view("f5"), 1.0);
        assert!(!animation.is_moving());
        animation.update(&view("f9"), 2.0);
        assert_eq!(animation.motion.as_ref().map(|motion| motion.transition.slides.len()), Some(1));
        animation.update(&view("f9"), 2.1);
        assert!(animation.is_moving());
        animation.update(&view("f9"), 2.3);
        assert!(!animation.is_moving());
    }

    #[test]
    fn a_piece_dropped_on_its_target_stays_and_elsewhere_slides_back() {
        let mut animation = BoardAnimation::default();
        animation.update(&view("f5"), 1.0);
        animation.release(cell("f5"), pos2(50.0, 60.0), Some(cell("f9")), &view("f5"), 1.0);
        assert_eq!(animation.snap_back(1.0), Some((cell("f5"), pos2(50.0, 60.0), 0.0)));
        animation.update(&view("f9"), 1.016);
        assert!(!animation.is_moving());

        animation.release(cell("f9"), pos2(50.0, 60.0), Some(cell("f7")), &view("f9"), 2.0);
        animation.update(&view("f9"), 2.1);
        assert!(
            animation
                .snap_back(2.1)
                .is_some_and(|(cell_, _, path)| cell_ == cell("f9") && (path - 0.5).abs() < 0.01)
        );
        animation.update(&view("f9"), 2.3);
        assert!(!animation.is_moving());
    }

    #[test]
    fn the_board_turns_in_three_tenths_of_a_second() {
        let mut animation = BoardAnimation::default();
        let flipped = BoardView { turn: Turn::HALF, ..view("f5") };
        animation.update(&view("f5"), 1.0);
        assert_eq!(animation.turn(&view("f5"), 1.0), 0.0);
        animation.update(&flipped, 2.0);
        assert_eq!(animation.turn(&flipped, 2.0), 0.0);
        assert!((animation.turn(&flipped, 2.15) - PI / 2.0).abs() < 0.01);
        animation.update(&flipped, 2.31);
        assert_eq!(animation.turn(&flipped, 2.31), PI);
        assert!(!animation.is_moving());
    }

    #[test]
    fn a_piece_that_may_not_move_shakes_once_for_each_refusal() {
        let refused = |number| Some(Refused { cell: cell("f5"), number });
        let shown = |refused| BoardView { refused, ..view("f5") };
        let mut animation = BoardAnimation::default();
        animation.update(&shown(None), 1.0);
        animation.update(&shown(refused(0)), 2.0);
        animation.update(&shown(refused(0)), 2.03);
        assert!(animation.shake(2.03).is_some_and(|(at, way)| at == cell("f5") && way > 0.5));
        animation.update(&shown(refused(0)), 2.4);
        assert!(
            animation.shake(2.4).is_none() && !animation.is_moving(),
            "the frame stays, the piece stands"
        );
        animation.update(&shown(refused(1)), 2.5);
        assert!(animation.is_moving(), "refused once more");
        let still = BoardView { slide: Duration::ZERO, ..shown(refused(2)) };
        animation.update(&still, 3.0);
        assert!(!animation.is_moving());
    }

    #[test]
    fn nothing_moves_when_slides_are_off() {
        let view_without_slides = |rook, is_flipped| {
            let turn = Turn::flipped(is_flipped);
            BoardView { slide: Duration::ZERO, turn, ..view(rook) }
        };
        let mut animation = BoardAnimation::default();
        animation.update(&view_without_slides("f5", false), 1.0);
        animation.update(&view_without_slides("f9", true), 1.1);
        assert!(!animation.is_moving());
        animation.release(cell("f9"), pos2(0.0, 0.0), None, &view_without_slides("f9", true), 1.2);
        assert!(animation.snap_back(1.2).is_some());
        animation.update(&view_without_slides("f9", true), 1.201);
        assert!(!animation.is_moving());
    }
}
