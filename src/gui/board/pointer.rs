//! Input by buttons, fingers and the wheel in this frame.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Response, Ui};

use super::layout::BoardLayout;
use crate::app::board_view::BoardEvent;

/// Scroll distance of a touch pad for one move, in points.
const POINTS_PER_WHEEL_STEP: f32 = 40.0;

/// The second button, or a finger that has rested, takes a piece off a board that is being set up; while one is dragged, the
/// button puts it back.
pub fn erased(
    ui: &Ui,
    response: &Response,
    layout: &BoardLayout,
    is_dragging: bool,
    rested: Option<Pos2>,
) -> Option<BoardEvent> {
    let pressed = pressed_at(ui, response, PointerButton::Secondary).filter(|_| !is_dragging);
    layout.cell_at(pressed.or(rested)?).map(BoardEvent::Erase)
}

/// Whether what presses is a finger.
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

/// Whether what is being dragged is to go back.
pub fn is_cancelled(ui: &Ui) -> bool {
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
