//! The panel beside the board of a level: the goal, the praise or the fault, and the buttons.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, Vec2, vec2};

use super::stars;
use crate::app::catalogue::{Text, tr};
use crate::app::learn::{Learn, LearnAction, Lesson};
use crate::app::model::Model;
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::panel;
use crate::gui::style::theme::{Colors, space, text};
use crate::gui::style::widgets;

/// Radius of the stars of a level that is solved.
const STAR: f32 = 16.0;

/// The width of the panel in a window of this size. The panel is always open, because the goal is in it.
pub fn panel_width(window: Vec2) -> f32 {
    panel::width(window).min(0.42 * window.x)
}

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, learn: &Learn, lesson: &Lesson, out: &mut Out) {
    panel::foot_ui(ui, |ui| {
        ui.with_layout(Layout::top_down_justified(Align::Center), |ui| {
            buttons_ui(ui, model, learn, lesson, out);
        });
    });
    panel::list_ui(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(space::S, space::S);
            let wrapped = |ui: &mut Ui, words: RichText| ui.add(Label::new(words).wrap());
            wrapped(ui, RichText::new(lesson.title().to_string()).size(text::SECONDARY).weak());
            wrapped(ui, RichText::new(lesson.goal().to_string()).size(text::NAMES));
            wrapped(ui, RichText::new(lesson.moves_text().to_string()).weak());
            let Some(verdict) = lesson.verdict() else { return };
            ui.separator();
            let ink = match lesson.stars() {
                Some(earned) => {
                    stars::row_ui(ui, earned, STAR);
                    Colors::of(ui).text
                }
                None => Colors::of(ui).danger,
            };
            wrapped(ui, RichText::new(verdict.to_string()).size(text::MOVES).color(ink));
            if lesson.stars().is_some() && learn.is_last() {
                wrapped(ui, RichText::new(Text::key("learn-end").to_string()).size(text::MOVES));
            }
        });
    });
}

/// The buttons: the next level or a hint, the level again, the start page.
fn buttons_ui(ui: &mut Ui, model: &Model, learn: &Learn, lesson: &Lesson, out: &mut Out) {
    let button = |ui: &mut Ui, is_primary: bool, key: &str, action: LearnAction, out: &mut Out| {
        let draw = if is_primary { widgets::primary_button } else { widgets::plain_button };
        if draw(ui, &tr(key)).clicked() {
            out.push(action);
        }
    };
    let is_solved = lesson.stars().is_some();
    if is_solved && learn.is_last() {
        button(ui, true, "learn-play", LearnAction::Play, out);
    } else if is_solved {
        button(ui, true, "learn-next", LearnAction::Continue, out);
    } else {
        buttons::plain_ui(ui, model, Action::Hint, out);
    }
    button(ui, lesson.is_over() && !is_solved, "learn-retry", LearnAction::Retry, out);
    button(ui, false, "learn-stages", LearnAction::Stages, out);
}
