//! A finger on the board: where it rests for a moment it draws, as the second button does.

use egui::Pos2;

/// How long it rests before it draws, in seconds.
const REST: f64 = 0.5;
/// How far it may stray meanwhile, in points.
const STRAY: f32 = 10.0;

/// The state of a finger.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Finger {
    /// Nothing, or what the first button of a mouse does.
    #[default]
    Plain,
    /// Resting on the place of its touch since that time.
    Resting {
        /// The place of the touch.
        place: Pos2,
        /// When, in seconds.
        since: f64,
    },
    /// Drawing an arrow or a circle.
    Drawing,
}

impl Finger {
    /// Follows it for one frame: where it came down in this frame, and where it is as long as it is down. Returns where it
    /// begins to draw.
    pub fn follow(&mut self, pressed: Option<Pos2>, down: Option<Pos2>, now: f64) -> Option<Pos2> {
        if let Some(place) = pressed {
            *self = Self::Resting { place, since: now };
        }
        match (*self, down) {
            (_, None) => *self = Self::Plain,
            (Self::Resting { place, .. }, Some(at)) if at.distance(place) > STRAY => *self = Self::Plain,
            (Self::Resting { place, since }, Some(_)) if now - since >= REST => {
                *self = Self::Drawing;
                return Some(place);
            }
            _ => {}
        }
        None
    }

    /// The seconds after which a resting finger starts to draw.
    pub fn begins_in(self, now: f64) -> Option<f64> {
        match self {
            Self::Resting { since, .. } => Some((since + REST - now).max(0.0)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const PLACE: Pos2 = pos2(50.0, 60.0);

    #[test]
    fn a_finger_that_rests_draws_and_one_that_moves_or_leaves_does_not() {
        let mut finger = Finger::default();
        assert_eq!(finger.follow(Some(PLACE), Some(PLACE), 1.0), None);
        assert_eq!(finger.begins_in(1.25), Some(0.25));
        assert_eq!(finger.follow(None, Some(PLACE + egui::vec2(4.0, 0.0)), 1.25), None);
        assert_eq!(finger.follow(None, Some(PLACE), 1.5), Some(PLACE));
        assert_eq!((finger, finger.begins_in(1.6)), (Finger::Drawing, None));
        assert_eq!(finger.follow(None, Some(PLACE), 2.5), None, "it draws already");
        finger.follow(None, None, 3.0);
        assert_eq!(finger, Finger::Plain);

        finger.follow(Some(PLACE), Some(PLACE), 4.0);
        finger.follow(None, Some(PLACE + egui::vec2(30.0, 0.0)), 4.1);
        assert_eq!(finger.follow(None, Some(PLACE), 5.0), None, "it has moved meanwhile");
    }
}
