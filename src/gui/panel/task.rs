//! The panel of a level and of a puzzle: the way back, the task, and in one place the answer to the last move.

use egui::{Align, Frame, Label, Layout, Margin, RichText, ScrollArea, Ui, Vec2, vec2};

use super::side::list_ui;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{CARD_RADIUS, Colors, medium_text, space, text};
use crate::gui::style::widgets;

/// Height of the buttons.
const BUTTON: f32 = 36.0;
/// Lower windows have no room for all of a task, and still lower ones none for large letters.
const LOW: f32 = 520.0;
const LOWEST: f32 = 420.0;
/// Narrower panels have no room for the largest letters.
const NARROW: f32 = 260.0;

/// A page in place of the moves.
pub fn page_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    list_ui(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let margin =
                Margin { left: space::XS as i8, right: space::S as i8, top: 0, bottom: space::S as i8 };
            Frame::new().inner_margin(margin).show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                add(ui);
            });
        });
    });
}

/// The way back to the start page, and at the right a fact. Returns whether the person goes back.
pub fn way_back_ui(ui: &mut Ui, back: &str, fact: &str, about: &str) -> bool {
    let size = vec2(ui.available_width(), BUTTON);
    // Beside the way back, or where there is no room below it.
    let mut has_fact = fact.is_empty();
    let button = widgets::line(ui, size, |ui| {
        let button = widgets::words_button(ui, Some(Icon::Previous), back);
        if widgets::text_width(ui, fact, text::SECONDARY) <= ui.available_width() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| fact_ui(ui, fact, about));
            has_fact = true;
        }
        button
    });
    if !has_fact {
        fact_ui(ui, fact, about);
    }
    button.clicked()
}

fn fact_ui(ui: &mut Ui, fact: &str, about: &str) {
    let fact = widgets::elided(ui, RichText::new(fact).size(text::SECONDARY).weak());
    if !about.is_empty() {
        fact.on_hover_text(about);
    }
}

/// Whether the window is so low that the buttons have to stay at the foot, and what is not needed goes.
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// The size of the letters of the task.
pub fn size(ui: &Ui) -> f32 {
    match () {
        () if ui.ctx().content_rect().height() < LOWEST => text::BODY,
        () if ui.available_width() < NARROW => text::NAMES,
        () => text::TASK,
    }
}

/// The task in large letters.
pub fn task_ui(ui: &mut Ui, words: impl Into<String>) {
    let words = RichText::new(words).size(size(ui));
    ui.add(Label::new(words).wrap());
}

/// The answer to the last move.
pub struct Answer<'a> {
    /// Right, wrong, or a hint.
    pub is_right: Option<bool>,
    /// In a sentence or two.
    pub words: &'a str,
    /// A fact beside them.
    pub fact: Option<String>,
    /// The least number of lines that the words get.
    pub lines: usize,
}

impl Answer<'_> {
    /// Draws it as a card, with the next steps in it.
    pub fn show(self, ui: &mut Ui, add_steps: impl FnOnce(&mut Ui)) {
        let colors = Colors::of(ui);
        let (fill, ink, icon) = match self.is_right {
            Some(true) => (colors.accent_soft, colors.accent_text, Icon::Tick),
            Some(false) => (colors.destructive[0], colors.on_destructive, Icon::Warning),
            None => (colors.accent_soft, colors.accent_text, Icon::Hint),
        };
        let card = Frame::new().fill(fill).corner_radius(CARD_RADIUS);
        card.inner_margin(Margin::same(space::M as i8)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let top = ui.cursor().top();
            ui.horizontal_top(|ui| {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(widgets::ICON), egui::Sense::hover());
                icons::paint(ui.painter(), icon, place, ink);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = space::XS;
                    ui.spacing_mut().interact_size.y = widgets::ICON;
                    let (first, rest) = sentences(self.words);
                    let heavy = |ui: &mut Ui, words: &str| {
                        ui.add(Label::new(medium_text(words).color(ink)).wrap());
                    };
                    let fact = self.fact.unwrap_or_default();
                    let both = widgets::medium_width(ui, &format!("{first} {fact}"), text::BODY) + space::S;
                    let layout = if both <= ui.available_width() {
                        Layout::left_to_right(Align::Min)
                    } else {
                        Layout::top_down(Align::Min)
                    };
                    ui.allocate_ui_with_layout(vec2(ui.available_width(), 0.0), layout, |ui| {
                        heavy(ui, first);
                        if !fact.is_empty() {
                            heavy(ui, &fact);
                        }
                    });
                    if !rest.is_empty() {
                        ui.add(Label::new(rest).wrap());
                    }
                });
            });
            let line = text::BODY + space::XS;
            let least = self.lines as f32 * line - (ui.cursor().top() - top);
            if least > 0.0 {
                ui.add_space(least);
            }
            ui.spacing_mut().interact_size.y = BUTTON;
            add_steps(ui);
        });
    }
}

/// The first sentence, and the others.
fn sentences(words: &str) -> (&str, &str) {
    words.split_once(". ").map_or((words, ""), |(first, rest)| (&words[..=first.len()], rest))
}

/// Buttons one below the other, as wide as their place.
pub fn steps_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.with_layout(Layout::top_down_justified(Align::Center), add);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_sentence_of_an_answer_is_the_heavier_one() {
        assert_eq!(sentences("Solved."), ("Solved.", ""));
        assert_eq!(sentences("That is right. Go on."), ("That is right.", "Go on."));
    }
}
