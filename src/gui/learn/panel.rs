//! The panel beside the board of a level: the goal, the praise or the fault, and the buttons.

use egui::{Label, RichText, Ui, Vec2};

use super::stars;
use crate::app::model::{Learn, LearnAction, Lesson, Model};
use crate::app::text::tr;
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::panel;
use crate::gui::style::theme::{Colors, text};
use crate::gui::style::widgets;

/// Radius of the stars of a level that is solved.
const STAR: f32 = 16.0;

/// The width of the panel in a window of this size. The panel is always open, because the goal is in it.
pub fn panel_width(window: Vec2) -> f32 {
    panel::width(window, true).min(0.42 * window.x)
}

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, learn: &Learn, lesson: &Lesson, out: &mut Out) {
    let words = |ui: &mut Ui| {
        let wrapped = |ui: &mut Ui, words: RichText| ui.add(Label::new(words).wrap());
        widgets::hint(ui, lesson.title().to_string());
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
        wrapped(ui, RichText::new(verdict.to_string()).size(text::BODY).color(ink));
        if lesson.stars().is_some() && learn.is_last() {
            wrapped(ui, RichText::new(tr("learn-end")).size(text::BODY));
        }
    };
    panel::page_ui(ui, words, |ui| buttons_ui(ui, model, learn, lesson, out));
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
    button(ui, lesson.verdict().is_some() && !is_solved, "learn-retry", LearnAction::Retry, out);
    button(ui, false, "learn-stages", LearnAction::Stages, out);
}
