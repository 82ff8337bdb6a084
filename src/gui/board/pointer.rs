//! The pointer on the board: presses, the wheel, a finger that stays.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Response, Ui};

/// Scroll distance of a touch pad for one move, in points.
const POINTS_PER_WHEEL_STEP: f32 = 40.0;

/// Whether the press comes from a finger.
pub fn is_finger(ui: &Ui) -> bool {
    ui.input(egui::InputState::any_touches)
}

/// The place on the board where a button went down in this frame.
pub fn pressed_at(ui: &Ui, response: &Response, button: PointerButton) -> Option<Pos2> {
    let (is_pressed, origin) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.button_pressed(button), pointer.press_origin().or(pointer.interact_pos()))
    });
    // `clicked` covers a press and its release in one frame.
    let is_ours = response.is_pointer_button_down_on() || response.clicked_by(button);
    origin.filter(|_| is_pressed && is_ours)
}

/// Whether the second button or Escape cancels the drag.
pub fn is_broken_off(ui: &Ui) -> bool {
    ui.input_mut(|input| {
        input.pointer.button_pressed(PointerButton::Secondary)
            || input.consume_key(Modifiers::NONE, Key::Escape)
    })
}

/// The number of moves of a wheel event; forward is negative, in the direction of scrolling.
pub fn wheel_steps(event: &Event) -> f32 {
    match event {
        // Momentum continues after the fingers have left the touch pad: it counts for no move.
        Event::MouseWheel { source: MouseWheelSource::Momentum, .. } => 0.0,
        Event::MouseWheel { unit, delta, modifiers, .. } if modifiers.is_none() => match unit {
            MouseWheelUnit::Point => delta.y / POINTS_PER_WHEEL_STEP,
            MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
        },
        _ => 0.0,
    }
}

/// How long it rests before it draws, in seconds.
const REST: f64 = 0.5;
/// How far it may stray meanwhile, in points.
const STRAY: f32 = 10.0;

/// The state of a finger.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Finger {
    /// Nothing, or the usual function of the first mouse button.
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
    fn a_resting_finger_draws_and_a_moving_one_does_not() {
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
