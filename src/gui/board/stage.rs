//! What of the board moves just now: pieces on their way, a piece going back to its cell, the board turning.

use std::f32::consts::PI;

use egui::Pos2;

use super::motion::{Motion, ease};
use super::plan::Plan;
use crate::app::board_view::{BoardShape, BoardView, Men};
use crate::hex::Cell;

/// How long the board takes to turn, in seconds.
const TURN: f32 = 0.3;
/// Slides shorter than this, in seconds, mean that nothing shall move.
const STILL: f32 = 0.07;

/// A piece that was let go where it may not stand and goes back.
#[derive(Clone, Copy, Debug)]
struct Homing {
    cell: Cell,
    /// The cell on which it was let go: if it is there in the next picture, its move was good.
    over: Option<Cell>,
    from: Pos2,
    started: f64,
    lasts: f32,
}

/// What was shown last.
#[derive(Clone, Debug)]
struct Shown {
    shape: &'static BoardShape,
    men: Men,
    last_path: Vec<Cell>,
    is_flipped: bool,
    /// Where a pawn stood that waited for its new role.
    promotion: Option<Cell>,
}

/// All that moves.
#[derive(Debug, Default)]
pub struct Stage {
    shown: Option<Shown>,
    motion: Option<Motion>,
    homing: Option<Homing>,
    turned_at: Option<f64>,
}

impl Stage {
    /// Takes in what is to be shown from now on.
    pub fn update(&mut self, view: &BoardView, now: f64) {
        self.motion = self.motion.take().filter(|motion| !motion.is_over(now));
        // Nothing goes from one board to another.
        if let Some(shown) = self.shown.take().filter(|shown| shown.shape == view.shape) {
            self.follow_men(&shown, view, now);
            if shown.is_flipped != view.flipped {
                self.turned_at = (view.slide.as_secs_f32() >= STILL).then_some(now);
            }
        }
        if view.promotion.is_some() {
            self.homing = None;
        }
        self.homing = self.homing.filter(|homing| progress(homing.started, homing.lasts, now) < 1.0);
        self.turned_at = self.turned_at.filter(|&turned_at| progress(turned_at, TURN, now) < 1.0);
        let promotion = view.promotion.as_ref().map(|promotion| promotion.to);
        self.shown = Some(Shown {
            shape: view.shape,
            men: view.men.clone(),
            last_path: view.last_path.clone(),
            is_flipped: view.flipped,
            promotion,
        });
    }

    fn follow_men(&mut self, shown: &Shown, view: &BoardView, now: f64) {
        if shown.men == view.men {
            return;
        }
        let dropped = self.homing.take().and_then(|homing| homing.over);
        let plan = Plan::between(&shown.men, &view.men, dropped.or(shown.promotion));
        // A move taken back goes the way it came.
        let plan = match dropped {
            Some(_) => plan,
            None => plan.along(&view.last_path, &view.men).back_along(&shown.last_path),
        };
        self.motion = Motion::start(plan, now, view.slide);
    }

    /// The piece from `cell` was let go at `from`, over `over`. Unless it stands there in the next picture it goes back.
    pub fn let_go(&mut self, cell: Cell, from: Pos2, over: Option<Cell>, view: &BoardView, now: f64) {
        // If nothing shall move it still stays where it is for this one picture.
        let lasts = Some(view.slide.as_secs_f32()).filter(|&slide| slide >= STILL).unwrap_or(f32::EPSILON);
        self.homing = Some(Homing { cell, over, from, started: now, lasts });
    }

    /// Pieces on their way or fading.
    pub fn motion(&self) -> Option<&Motion> {
        self.motion.as_ref()
    }

    /// The piece going back to its cell: that cell, where it was let go, and how far it has come, 0 to 1.
    pub fn homing(&self, now: f64) -> Option<(Cell, Pos2, f32)> {
        self.homing
            .map(|homing| (homing.cell, homing.from, ease(progress(homing.started, homing.lasts, now))))
    }

    /// How far the board is turned clockwise, in radians.
    pub fn turn(&self, view: &BoardView, now: f64) -> f32 {
        let turned = self.turned_at.map_or(1.0, |turned_at| ease(progress(turned_at, TURN, now)));
        PI * if view.flipped { turned } else { 1.0 - turned }
    }

    /// Whether the next picture differs from this one by itself.
    pub fn is_moving(&self) -> bool {
        self.motion.is_some() || self.homing.is_some() || self.turned_at.is_some()
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
    use crate::chess::Role;
    use crate::game::{Figure, Piece};
    use crate::sides::Color;

    const ROOK: Piece = Piece { color: Color::White, figure: Figure::Chess(Role::Rook) };

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn view(rook: &str) -> BoardView {
        BoardView { men: [(cell(rook), ROOK)].into_iter().collect(), ..BoardView::default() }
    }

    #[test]
    fn the_first_picture_stands_still_and_a_move_slides_and_ends() {
        let mut stage = Stage::default();
        stage.update(&view("f5"), 1.0);
        assert!(!stage.is_moving());
        stage.update(&view("f9"), 2.0);
        assert_eq!(stage.motion().map(|motion| motion.plan.slides.len()), Some(1));
        stage.update(&view("f9"), 2.1);
        assert!(stage.is_moving());
        stage.update(&view("f9"), 2.3);
        assert!(!stage.is_moving());
    }

    #[test]
    fn a_man_dropped_on_his_target_stays_there_and_one_dropped_elsewhere_goes_back() {
        let mut stage = Stage::default();
        stage.update(&view("f5"), 1.0);
        stage.let_go(cell("f5"), pos2(50.0, 60.0), Some(cell("f9")), &view("f5"), 1.0);
        assert_eq!(stage.homing(1.0), Some((cell("f5"), pos2(50.0, 60.0), 0.0)));
        stage.update(&view("f9"), 1.016);
        assert!(!stage.is_moving());

        stage.let_go(cell("f9"), pos2(50.0, 60.0), Some(cell("f7")), &view("f9"), 2.0);
        stage.update(&view("f9"), 2.1);
        assert!(
            stage.homing(2.1).is_some_and(|(cell_, _, way)| cell_ == cell("f9") && (way - 0.5).abs() < 0.01)
        );
        stage.update(&view("f9"), 2.3);
        assert!(!stage.is_moving());
    }

    #[test]
    fn the_board_turns_in_three_tenths_of_a_second() {
        let mut stage = Stage::default();
        let flipped = BoardView { flipped: true, ..view("f5") };
        stage.update(&view("f5"), 1.0);
        assert_eq!(stage.turn(&view("f5"), 1.0), 0.0);
        stage.update(&flipped, 2.0);
        assert_eq!(stage.turn(&flipped, 2.0), 0.0);
        assert!((stage.turn(&flipped, 2.15) - PI / 2.0).abs() < 0.01);
        stage.update(&flipped, 2.31);
        assert_eq!(stage.turn(&flipped, 2.31), PI);
        assert!(!stage.is_moving());
    }

    #[test]
    fn nothing_moves_when_slides_are_off() {
        let still = |rook, flipped| BoardView { slide: Duration::ZERO, flipped, ..view(rook) };
        let mut stage = Stage::default();
        stage.update(&still("f5", false), 1.0);
        stage.update(&still("f9", true), 1.1);
        assert!(!stage.is_moving());
        stage.let_go(cell("f9"), pos2(0.0, 0.0), None, &still("f9", true), 1.2);
        assert!(stage.homing(1.2).is_some());
        stage.update(&still("f9", true), 1.201);
        assert!(!stage.is_moving());
    }
}
