//! What moves between two pictures of the board, and how far it has come: arithmetic without a widget.

use std::time::Duration;

use crate::app::board_view::Men;
use crate::chess::{Piece, Role};
use crate::hex::Cell;

/// A slide shorter than this is not seen as one: it is left out.
const SHORTEST_SLIDE: Duration = Duration::from_millis(70);
/// How long a captured man takes to fade, in seconds, when slides last [`USUAL_SLIDE`]; else in proportion.
const FADE: f32 = 0.120;
const USUAL_SLIDE: f32 = 0.200;

/// A man on his way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The man as he is seen on his way: a pawn that promotes is a pawn until he arrives.
    pub man: Piece,
    /// Where he comes from.
    pub from: Cell,
    /// Where he goes.
    pub to: Cell,
}

/// A man who comes or goes without a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fade {
    /// The man.
    pub man: Piece,
    /// Where he stands.
    pub cell: Cell,
    /// Whether he appears rather than vanishes.
    pub appears: bool,
}

/// What changes from one picture to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Men on their way.
    pub slides: Vec<Slide>,
    /// Men captured, and men given back by a move taken back.
    pub fades: Vec<Fade>,
}

impl Plan {
    /// The changes that lead from `before` to `after`. The man on `placed` was put there by hand: he does not move.
    ///
    /// Each man that is new on a cell comes from the nearest cell that a man of his kind has left; failing that, from
    /// where a pawn of his colour has left (a promotion), or the other way round (a promotion taken back).
    pub fn between(before: &Men, after: &Men, placed: Option<Cell>) -> Self {
        let changed = |cell: &Cell| before.get(*cell) != after.get(*cell);
        let with_man = |men: &Men, cell: Cell| men.get(cell).map(|man| (cell, man));
        let changes: Vec<Cell> = Cell::ALL.into_iter().filter(changed).collect();
        let mut left: Vec<_> = changes.iter().filter_map(|&cell| with_man(before, cell)).collect();
        let mut arrived: Vec<_> = changes.iter().filter_map(|&cell| with_man(after, cell)).collect();
        let mut slides = Vec::new();
        for is_same_man in [same_man, promoted] {
            arrived.retain(|&(to, man)| {
                let nearest = (0..left.len())
                    .filter(|&i| left[i].0 != to && is_same_man(left[i].1, man))
                    .min_by_key(|&i| distance(left[i].0, to));
                let Some(nearest) = nearest else { return true };
                let (from, was) = left.swap_remove(nearest);
                let man = if was.role == Role::Pawn { was } else { man };
                slides.push(Slide { man, from, to });
                false
            });
        }
        slides.retain(|slide| Some(slide.to) != placed);
        let fade = |appears| move |(cell, man)| Fade { man, cell, appears };
        let gone = left.into_iter().map(fade(false));
        let new = arrived.into_iter().filter(|&(cell, _)| Some(cell) != placed).map(fade(true));
        Self { slides, fades: gone.chain(new).collect() }
    }

    /// Whether the man standing on `cell` in the end is drawn by the plan meanwhile.
    pub fn covers(&self, cell: Cell) -> bool {
        self.slides.iter().any(|slide| slide.to == cell)
            || self.fades.iter().any(|fade| fade.appears && fade.cell == cell)
    }
}

fn same_man(left: Piece, arrived: Piece) -> bool {
    left == arrived
}

fn promoted(left: Piece, arrived: Piece) -> bool {
    left.color == arrived.color && (left.role == Role::Pawn || arrived.role == Role::Pawn)
}

/// The square of the distance of two cells, in quarters of R squared.
fn distance(a: Cell, b: Cell) -> i32 {
    let (q, v) = (i32::from(a.q() - b.q()), i32::from(a.v() - b.v()));
    9 * q * q + 3 * v * v
}

/// A plan under way.
#[derive(Clone, Debug)]
pub struct Motion {
    /// What moves.
    pub plan: Plan,
    /// When it began, in seconds of the window's clock.
    started: f64,
    /// How long a slide lasts, in seconds.
    slide: f32,
}

impl Motion {
    /// Sets a plan going at `now`; None if there is nothing to be seen moving.
    pub fn start(plan: Plan, now: f64, slide: Duration) -> Option<Self> {
        let is_seen = slide >= SHORTEST_SLIDE && plan != Plan::default();
        is_seen.then_some(Self { plan, started: now, slide: slide.as_secs_f32() })
    }

    /// How far the slides have come at `now`, 0 to 1.
    pub fn slid(&self, now: f64) -> f32 {
        ease(self.elapsed(now) / self.slide)
    }

    /// How much of a captured man is gone at `now`, 0 to 1.
    pub fn faded(&self, now: f64) -> f32 {
        (self.elapsed(now) / (self.slide * FADE / USUAL_SLIDE)).clamp(0.0, 1.0)
    }

    /// Whether all have arrived at `now`.
    pub fn is_over(&self, now: f64) -> bool {
        self.elapsed(now) >= self.slide
    }

    fn elapsed(&self, now: f64) -> f32 {
        (now - self.started) as f32
    }
}

/// Slow, fast, slow: cubic, from 0 to 1.
pub fn ease(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (2.0 - 2.0 * t).powi(3) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn man(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    const WHITE_ROOK: Piece = Piece { color: Color::White, role: Role::Rook };
    const WHITE_PAWN: Piece = Piece { color: Color::White, role: Role::Pawn };
    const BLACK_PAWN: Piece = Piece { color: Color::Black, role: Role::Pawn };

    fn men(list: &[(&str, Piece)]) -> Men {
        list.iter().map(|&(name, man)| (cell(name), man)).collect()
    }

    fn slide(man: Piece, from: &str, to: &str) -> Slide {
        Slide { man, from: cell(from), to: cell(to) }
    }

    #[test]
    fn a_capture_slides_the_one_and_fades_the_other() {
        let before = men(&[("f5", WHITE_ROOK), ("f9", BLACK_PAWN), ("a1", WHITE_ROOK)]);
        let after = men(&[("f9", WHITE_ROOK), ("a1", WHITE_ROOK)]);
        let plan = Plan::between(&before, &after, None);
        assert_eq!(plan.slides, [slide(WHITE_ROOK, "f5", "f9")]);
        assert_eq!(plan.fades, [Fade { man: BLACK_PAWN, cell: cell("f9"), appears: false }]);
        assert!(plan.covers(cell("f9")) && !plan.covers(cell("a1")));

        let back = Plan::between(&after, &before, None);
        assert_eq!(back.slides, [slide(WHITE_ROOK, "f9", "f5")]);
        assert_eq!(back.fades, [Fade { man: BLACK_PAWN, cell: cell("f9"), appears: true }]);
    }

    #[test]
    fn a_pawn_promotes_when_it_arrives_and_is_a_pawn_again_when_it_goes_back() {
        let queen = man(Color::White, Role::Queen);
        let (before, after) = (men(&[("f10", WHITE_PAWN)]), men(&[("f11", queen)]));
        assert_eq!(Plan::between(&before, &after, None).slides, [slide(WHITE_PAWN, "f10", "f11")]);
        assert_eq!(Plan::between(&after, &before, None).slides, [slide(WHITE_PAWN, "f11", "f10")]);
    }

    #[test]
    fn an_en_passant_capture_fades_the_pawn_beside() {
        let before = men(&[("b5", WHITE_PAWN), ("c5", BLACK_PAWN)]);
        let plan = Plan::between(&before, &men(&[("c6", WHITE_PAWN)]), None);
        assert_eq!(plan.slides, [slide(WHITE_PAWN, "b5", "c6")]);
        assert_eq!(plan.fades, [Fade { man: BLACK_PAWN, cell: cell("c5"), appears: false }]);
    }

    #[test]
    fn a_man_put_down_by_hand_does_not_slide() {
        let (before, after) = (men(&[("f5", WHITE_ROOK), ("f9", BLACK_PAWN)]), men(&[("f9", WHITE_ROOK)]));
        let plan = Plan::between(&before, &after, Some(cell("f9")));
        assert!(plan.slides.is_empty());
        assert_eq!(plan.fades.len(), 1);
    }

    #[test]
    fn two_men_of_a_kind_take_the_shorter_ways() {
        let before = men(&[("b1", WHITE_ROOK), ("k1", WHITE_ROOK)]);
        let after = men(&[("b4", WHITE_ROOK), ("k5", WHITE_ROOK)]);
        let plan = Plan::between(&before, &after, None);
        assert_eq!(plan.slides, [slide(WHITE_ROOK, "b1", "b4"), slide(WHITE_ROOK, "k1", "k5")]);
    }

    #[test]
    fn slides_start_and_end_slowly_and_end_in_time() {
        let plan = Plan::between(&men(&[("f5", WHITE_ROOK)]), &men(&[("f9", WHITE_ROOK)]), None);
        let motion = Motion::start(plan.clone(), 10.0, Duration::from_millis(200)).expect("a slide");
        assert_eq!(motion.slid(10.0), 0.0);
        assert!(motion.slid(10.02) < 0.05);
        assert!((motion.slid(10.1) - 0.5).abs() < 0.01);
        assert!((motion.faded(10.06) - 0.5).abs() < 0.01);
        assert!(!motion.is_over(10.19) && motion.is_over(10.201));
        assert_eq!(motion.slid(11.0), 1.0);
        assert!(Motion::start(plan, 10.0, Duration::from_millis(69)).is_none());
        assert!(Motion::start(Plan::default(), 10.0, Duration::from_millis(200)).is_none());
    }
}
