//! The transition between two positions on the board and its progress: arithmetic without a widget.

use std::time::Duration;

use crate::app::board_view::PiecePlacement;
use crate::chess::Role;
use crate::game::{Piece, PieceKind};
use crate::hex::Cell;

/// Shorter slides are left out.
const SHORTEST_SLIDE: Duration = Duration::from_millis(70);
/// How long a captured piece takes to fade, in seconds, when slides last [`USUAL_SLIDE`]; else in proportion.
const FADE: f32 = 0.120;
const USUAL_SLIDE: f32 = 0.200;
/// How much longer each further stretch of a way makes a slide, and the most they all make it, in slides.
const STRETCH: f32 = 0.75;
const LONGEST: f32 = 6.0;

/// A sliding piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The piece as it is drawn on the way: a promoting pawn is a pawn until it arrives.
    pub piece: Piece,
    /// The cells on its path, from the first to the last.
    pub path: Vec<Cell>,
}

/// A piece that appears or disappears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fade {
    /// The piece.
    pub piece: Piece,
    /// Its cell.
    pub cell: Cell,
    /// Whether it appears rather than vanishes.
    pub appears: bool,
}

/// The changes from one position to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transition {
    /// The moving pieces.
    pub slides: Vec<Slide>,
    /// The captured pieces, and those restored by a takeback.
    pub fades: Vec<Fade>,
}

impl Transition {
    /// The changes that lead from `before` to `after`. The piece on `placed` was put there by hand: it does not move.
    ///
    /// Each piece that is new on a cell comes from the nearest cell that a piece of its kind has left; failing that, from
    /// where a pawn or man of its colour has left (a promotion), or the other way round (a promotion taken back).
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

    /// The same plan, with the piece that reaches the end of `path` going through the cells before it, from wherever on it
    /// it stood. Whoever took pieces and came back to where they began is seen to move by its path alone.
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

    /// The same plan, with the piece that leaves the end of `path` going back through the cells before it.
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
    fn segments(&self) -> usize {
        self.slides.iter().map(|slide| slide.path.len() - 1).max().unwrap_or(1).max(1)
    }
}

fn same_piece(left: Piece, arrived: Piece) -> bool {
    left == arrived
}

fn promoted(left: Piece, arrived: Piece) -> bool {
    left.color == arrived.color && (is_plain(left) || is_plain(arrived))
}

/// Whether it is a piece that promotes: a pawn or a man.
fn is_plain(piece: Piece) -> bool {
    matches!(piece.kind, PieceKind::Chess(Role::Pawn) | PieceKind::Man)
}

/// The square of the distance of two cells, in quarters of R squared.
fn distance(a: Cell, b: Cell) -> i32 {
    let (q, v) = (i32::from(a.q() - b.q()), i32::from(a.v() - b.v()));
    9 * q * q + 3 * v * v
}

/// A running transition.
#[derive(Clone, Debug)]
pub struct Motion {
    /// What moves.
    pub transition: Transition,
    /// When it began, in seconds of the window's clock.
    started: f64,
    /// How long a slide lasts, in seconds.
    slide: f32,
    /// How long a fade lasts, in seconds.
    fade: f32,
    /// When pieces begin to fade, in seconds from the start: those taken on a long way leave the board behind it.
    fades_after: f32,
}

impl Motion {
    /// Sets a plan going at `now`; None if there is nothing to be seen moving. `slide` is for a piece that goes straight.
    pub fn start(transition: Transition, now: f64, slide: Duration) -> Option<Self> {
        let is_seen = slide >= SHORTEST_SLIDE && transition != Transition::default();
        let segments = transition.segments();
        let fade = slide.as_secs_f32() * FADE / USUAL_SLIDE;
        let slide = slide.as_secs_f32() * (1.0 + STRETCH * (segments - 1) as f32).min(LONGEST);
        let fades_after = if segments > 1 { slide } else { 0.0 };
        is_seen.then_some(Self { transition, started: now, slide, fade, fades_after })
    }

    /// How far the slides have come at `now`, 0 to 1.
    pub fn slid(&self, now: f64) -> f32 {
        ease(self.elapsed(now) / self.slide)
    }

    /// How much of a captured piece is gone at `now`, 0 to 1.
    pub fn faded(&self, now: f64) -> f32 {
        ((self.elapsed(now) - self.fades_after) / self.fade).clamp(0.0, 1.0)
    }

    /// Whether all have arrived at `now`.
    pub fn is_over(&self, now: f64) -> bool {
        self.elapsed(now) >= self.slide.max(self.fades_after + self.fade)
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

/// Where on a way of `stretches` a piece is who has come `slid` of it, 0 to 1: behind which cell, and how far from there
/// to the next one. Every stretch takes as long.
pub fn position_on_path(segments: usize, slid: f32) -> (usize, f32) {
    let at = slid.clamp(0.0, 1.0) * segments as f32;
    let behind = (at as usize).min(segments.saturating_sub(1));
    (behind, at - behind as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sides::Color;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    const fn piece(color: Color, role: Role) -> Piece {
        Piece { color, kind: PieceKind::Chess(role) }
    }

    const WHITE_ROOK: Piece = piece(Color::White, Role::Rook);
    const WHITE_PAWN: Piece = piece(Color::White, Role::Pawn);
    const BLACK_PAWN: Piece = piece(Color::Black, Role::Pawn);
    const WHITE_MAN: Piece = Piece { color: Color::White, kind: PieceKind::Man };
    const WHITE_CROWNED: Piece = Piece { color: Color::White, kind: PieceKind::Crowned };
    const BLACK_MAN: Piece = Piece { color: Color::Black, kind: PieceKind::Man };

    fn pieces(list: &[(&str, Piece)]) -> PiecePlacement {
        list.iter().map(|&(name, piece)| (cell(name), piece)).collect()
    }

    fn cells(cells: &[&str]) -> Vec<Cell> {
        cells.iter().map(|name| cell(name)).collect()
    }

    fn slide(piece: Piece, from: &str, to: &str) -> Slide {
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
        let queen = piece(Color::White, Role::Queen);
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
    fn slides_start_and_end_slowly_and_end_in_time() {
        let transition =
            Transition::between(&pieces(&[("f5", WHITE_ROOK)]), &pieces(&[("f9", WHITE_ROOK)]), None);
        let motion = Motion::start(transition.clone(), 10.0, Duration::from_millis(200)).expect("a slide");
        assert_eq!(motion.slid(10.0), 0.0);
        assert!(motion.slid(10.02) < 0.05);
        assert!((motion.slid(10.1) - 0.5).abs() < 0.01);
        assert!((motion.faded(10.06) - 0.5).abs() < 0.01);
        assert!(!motion.is_over(10.19) && motion.is_over(10.201));
        assert_eq!(motion.slid(11.0), 1.0);
        assert!(Motion::start(transition, 10.0, Duration::from_millis(69)).is_none());
        assert!(Motion::start(Transition::default(), 10.0, Duration::from_millis(200)).is_none());
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
    fn a_man_already_on_his_way_goes_the_rest_of_it() {
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

    #[test]
    fn long_ways_take_longer_and_the_taken_leave_behind_them() {
        let before = pieces(&[("f5", WHITE_MAN), ("g6", BLACK_MAN)]);
        let after = pieces(&[("h9", WHITE_MAN)]);
        let transition =
            Transition::between(&before, &after, None).along(&cells(&["f5", "h6", "h9"]), &after);
        let motion = Motion::start(transition, 10.0, Duration::from_millis(200)).expect("a slide");
        assert!(motion.slid(10.3) < 1.0 && motion.slid(10.351) == 1.0);
        assert_eq!(motion.faded(10.34), 0.0);
        assert!(!motion.is_over(10.4) && motion.is_over(10.48));
        assert_eq!(position_on_path(2, 0.5), (1, 0.0));
        assert_eq!(position_on_path(2, 1.0), (1, 1.0));
        assert_eq!(position_on_path(1, 0.25), (0, 0.25));
    }
}
