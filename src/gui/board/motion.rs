//! The progress of moving pieces: arithmetic without a widget.

use std::time::Duration;

use super::transition::Transition;

/// A slide shorter than this is not seen as one: it is left out.
const MIN_SLIDE: Duration = Duration::from_millis(70);
/// Duration in seconds of the fading of a captured piece when slides last [`USUAL_SLIDE`]; scaled in proportion.
const FADE: f32 = 0.120;
const USUAL_SLIDE: f32 = 0.200;
/// How much longer each further stretch of a way makes a slide, and the most they all make it, in slides.
const STRETCH: f32 = 0.75;
const MAX_STRETCH: f32 = 6.0;

/// A plan under way.
#[derive(Clone, Debug)]
pub struct Motion {
    /// The moving pieces.
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

/// Whether slides of this length are seen; otherwise nothing shall move.
pub fn is_seen(slide: Duration) -> bool {
    slide >= MIN_SLIDE
}

impl Motion {
    /// Sets a plan going at `now`; None if there is nothing to be seen moving. `slide` is for a piece that goes straight.
    pub fn start(transition: Transition, now: f64, slide: Duration) -> Option<Self> {
        let is_moving = is_seen(slide) && transition != Transition::default();
        let segments = transition.segments();
        let fade = slide.as_secs_f32() * FADE / USUAL_SLIDE;
        let slide = slide.as_secs_f32() * (1.0 + STRETCH * (segments - 1) as f32).min(MAX_STRETCH);
        let fades_after = if segments > 1 { slide } else { 0.0 };
        is_moving.then_some(Self { transition, started: now, slide, fade, fades_after })
    }

    /// Progress of the slides at `now`, 0 to 1.
    pub fn slid(&self, now: f64) -> f32 {
        ease(self.elapsed(now) / self.slide)
    }

    /// Progress of the fading of a captured piece at `now`, 0 to 1.
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

/// The place of a piece on a path of `segments` equally long segments, at the progress `slid`, 0 to 1: the index of
/// the segment, and the share of it.
pub fn position_on_path(segments: usize, slid: f32) -> (usize, f32) {
    let at = slid.clamp(0.0, 1.0) * segments as f32;
    let behind = (at as usize).min(segments.saturating_sub(1));
    (behind, at - behind as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::PiecePlacement;
    use crate::chess::Role;
    use crate::game::{Piece, PieceKind};
    use crate::hex::Cell;
    use crate::sides::Color;

    const WHITE_ROOK: Piece = Piece { color: Color::White, kind: PieceKind::Chess(Role::Rook) };
    const WHITE_MAN: Piece = Piece { color: Color::White, kind: PieceKind::Man };
    const BLACK_MAN: Piece = Piece { color: Color::Black, kind: PieceKind::Man };

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn pieces(list: &[(&str, Piece)]) -> PiecePlacement {
        list.iter().map(|&(name, piece)| (cell(name), piece)).collect()
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
    fn long_paths_take_longer_and_captured_pieces_fade_afterwards() {
        let before = pieces(&[("f5", WHITE_MAN), ("g6", BLACK_MAN)]);
        let after = pieces(&[("h9", WHITE_MAN)]);
        let transition =
            Transition::between(&before, &after, None).along(&["f5", "h6", "h9"].map(cell), &after);
        let motion = Motion::start(transition, 10.0, Duration::from_millis(200)).expect("a slide");
        assert!(motion.slid(10.3) < 1.0 && motion.slid(10.351) == 1.0);
        assert_eq!(motion.faded(10.34), 0.0);
        assert!(!motion.is_over(10.4) && motion.is_over(10.48));
        assert_eq!(position_on_path(2, 0.5), (1, 0.0));
        assert_eq!(position_on_path(2, 1.0), (1, 1.0));
        assert_eq!(position_on_path(1, 0.25), (0, 0.25));
    }
}
