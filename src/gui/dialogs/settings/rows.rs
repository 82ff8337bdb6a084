//! The rows of a page, as far as the search finds them.

use egui::{Painter, Rect, Ui};

use super::samples;
use crate::app::text::tr;
use crate::gui::style::form::{self, Search};
use crate::gui::style::pieces::Pieces;

/// Height of the line of a box to tick.
const TICK: f32 = 30.0;

/// The rows of a page that the search finds.
pub struct Rows<'a> {
    /// Rows are looked for, and not drawn, without them.
    drawn: Option<(&'a mut Ui, &'a mut Pieces)>,
    search: &'a Search,
    /// Whether the search finds the name of the page, and by it all of its rows.
    is_whole: bool,
    /// Whether the search has found a row.
    pub is_found: bool,
}

impl<'a> Rows<'a> {
    /// The rows of the page of this name, drawn with these pictures of pieces.
    pub fn new(ui: &'a mut Ui, pieces: &'a mut Pieces, search: &'a Search, page: &str) -> Self {
        Self { drawn: Some((ui, pieces)), ..Self::unseen(search, page) }
    }

    /// Rows that are not drawn: they only find out whether the search finds any of them.
    pub fn unseen(search: &'a Search, page: &str) -> Self {
        Self { drawn: None, search, is_whole: search.finds(page), is_found: false }
    }

    /// Notes whether the search finds these words of a row.
    fn finds(&mut self, words: &str) -> bool {
        let is_it = self.is_whole || self.search.finds(words);
        self.is_found |= is_it;
        is_it
    }

    /// A row, found by its name and by the names of its choices.
    fn row_of<T>(
        &mut self,
        key: &str,
        choices: &[(T, String)],
        add: impl FnOnce(&mut Ui, &str, &mut Pieces),
    ) {
        let name = tr(key);
        let words: Vec<&str> = choices.iter().map(|(_, words)| words.as_str()).collect();
        if self.finds(&format!("{name} {}", words.join(" ")))
            && let Some((ui, pieces)) = &mut self.drawn
        {
            form::row(ui, &name, |ui| add(ui, &name, pieces));
        }
    }

    /// A row, with its name.
    pub fn row(&mut self, key: &str, add: impl FnOnce(&mut Ui, &str)) {
        self.row_of::<()>(key, &[], |ui, name, _| add(ui, name));
    }

    /// A row with one choice of a few. Returns whether another one was chosen.
    pub fn pick<T: Copy + PartialEq>(&mut self, key: &str, value: &mut T, all: &[(T, String)]) -> bool {
        let mut is_chosen = false;
        self.row_of(key, all, |ui, name, _| is_chosen = form::choice(ui, name, value, all));
        is_chosen
    }

    /// A row with a list that opens, for many choices. Returns whether another one was chosen.
    pub fn list<T: Clone + PartialEq>(&mut self, key: &str, value: &mut T, all: &[(T, String)]) -> bool {
        let mut is_chosen = false;
        self.row_of(key, all, |ui, name, _| is_chosen = form::list(ui, key, name, None, value, all));
        is_chosen
    }

    /// A row with cards, each with a sample of a choice.
    pub fn cards<T: Copy + PartialEq>(
        &mut self,
        key: &str,
        value: &mut T,
        all: &[(T, String)],
        paint: impl FnMut(&Painter, T, Rect, &mut Pieces),
    ) {
        self.row_of(key, all, |ui, name, pieces| samples::cards_ui(ui, name, value, all, pieces, paint));
    }

    /// Boxes to tick, each with its text, below each other beside the name of what they are about.
    pub fn ticks<const N: usize>(&mut self, key: &str, all: [(&str, &mut bool); N]) {
        let name = if key.is_empty() { String::new() } else { tr(key) };
        let is_named = !name.is_empty() && self.finds(&name);
        let all = all.into_iter().map(|(key, value)| (tr(key), value));
        let found: Vec<_> = all.filter(|(text, _)| self.finds(text) || is_named).collect();
        let Some((ui, _)) = self.drawn.as_mut().filter(|_| !found.is_empty()) else { return };
        ui.scope(|ui| {
            ui.spacing_mut().interact_size.y = TICK;
            form::row(ui, &name, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for (text, value) in found {
                    form::tick_box(ui, value, &text);
                }
            });
        });
    }
}
