//! The strength of our engine: one of the levels, in half steps, or as strong as the player.

use egui::text::{LayoutJob, TextFormat};
use egui::{FontId, Label, Ui};

use super::rows;
use crate::app::settings::{OwnRatings, Rival, Setup};
use crate::app::text::{tr, words};
use crate::engine::Level;
use crate::gui::style::choice::{Choice, Shape};
use crate::gui::style::form;
use crate::gui::style::theme::{Colors, medium, space, text};
use crate::gui::style::widgets;

/// The choice of a level: its number, its name, and whether it is half a level stronger.
pub fn level_ui(ui: &mut Ui, name: &str, level: &mut Level) {
    numbers_ui(ui, name, level);
    half_ui(ui, level);
}

/// The choice of a level or of a rival, for a person who plays against our engine.
pub fn rival_ui(ui: &mut Ui, name: &str, setup: &mut Setup, level: &mut Level, ratings: &OwnRatings) {
    let before = setup.rival;
    match &mut setup.rival {
        None => numbers_ui(ui, name, level),
        Some(rival) => {
            let all = form::named(&Rival::ALL, Rival::key);
            Choice::new(name, &all).shape(Shape::Even).show(ui, rival);
            let variant = setup.variant();
            if ratings.of(variant).is_none() {
                played_ui(ui, &mut setup.has_played);
            }
            widgets::hint(ui, rival_words(setup, ratings));
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::L, 0.0);
        let mut is_even = before.is_some();
        if rows::tick(ui, &mut is_even, &tr("new-game-even")) {
            setup.rival = is_even.then_some(Rival::Even);
        }
        if before.is_none() {
            half_ui(ui, level);
        }
    });
}

/// The levels with a name, by their numbers, and what the chosen one is like.
fn numbers_ui(ui: &mut Ui, name: &str, level: &mut Level) {
    let mut named = Level::new(level.number()).unwrap_or(Level::DEFAULT);
    let text =
        |of: Level| words::level_number(if level.is_half() && of == named { *level } else { of }).to_string();
    let all: Vec<_> = Level::ALL.into_iter().map(|level| (level, text(level))).collect();
    if Choice::new(name, &all).shape(Shape::Even).show(ui, &mut named) {
        let is_half = level.is_half();
        *level = Some(named).filter(|_| is_half).and_then(Level::half_above).unwrap_or(named);
    }
    about_ui(ui, *level);
}

/// Whether the level is half a step stronger than the one with the number, if there is one.
fn half_ui(ui: &mut Ui, level: &mut Level) {
    let named = Level::new(level.number()).unwrap_or(*level);
    let half = named.half_above();
    ui.add_enabled_ui(half.is_some(), |ui| {
        let mut is_half = level.is_half();
        if rows::tick(ui, &mut is_half, &tr("new-game-half")) {
            *level = half.filter(|_| is_half).unwrap_or(named);
        }
    });
}

/// The one question to a new player: “Have you played before?”
fn played_ui(ui: &mut Ui, has_played: &mut bool) {
    let question = tr("new-game-played");
    ui.horizontal_wrapped(|ui| {
        rows::word(ui, &question);
        let answers = [(false, tr("new-game-played-no")), (true, tr("new-game-played-yes"))];
        form::choice(ui, &question, has_played, &answers);
    });
}

/// The player's rating, and the strength of the computer that follows it.
fn rival_words(setup: &Setup, ratings: &OwnRatings) -> String {
    let own = ratings.before(setup.variant(), setup.has_played);
    let elo = own.level_of(setup.rival.unwrap_or(Rival::Even)).elo().unwrap_or_default();
    if own.results.is_empty() {
        return tr!("rival-first", elo);
    }
    tr!("rival-rated", rating = own.rating.value.round() as u64, margin = own.margin().round() as u64, elo)
}

/// The name of a level, and how it plays: "3 – Learner. Never misses a recapture …".
pub fn about_ui(ui: &mut Ui, level: Level) {
    let colors = Colors::of(ui);
    let mut job = LayoutJob::default();
    let name = TextFormat::simple(medium(text::SECONDARY), colors.text);
    job.append(&format!("{}. ", words::level(level)), 0.0, name);
    let sentence = TextFormat::simple(FontId::proportional(text::SECONDARY), colors.weak);
    job.append(&words::level_hint(level).to_string(), 0.0, sentence);
    ui.add(Label::new(job).wrap());
}
