//! Odds of a piece, and how many games are played.

use egui::Ui;

use super::rows;
use super::typing::Typing;
use crate::app::settings::{MatchLength, NumberField, Setup};
use crate::app::text::{tr, words};
use crate::chess::Color;
use crate::game::Odds;
use crate::gui::style::{form, widgets};

/// Width of the list of odds.
const LIST: f32 = 190.0;

/// The rows about the handicap: the odds of this game, which cells are empty, and the side that gives the odds.
pub fn handicap_ui(ui: &mut Ui, setup: &mut Setup) {
    let name = tr("new-game-handicap");
    let variant = setup.variant();
    let all = form::or_none(tr("handicap-none"), Odds::of(variant), |odds| words::odds(*odds).to_string());
    rows::row(ui, &name, |ui| {
        form::list(ui, "handicap", &name, Some(LIST), &mut setup.odds, &all);
        if let Some(cells) = setup.handicap().and_then(|handicap| handicap.cells(variant)) {
            let cells = words::listed(cells.into_iter().map(|cell| variant.cell_name(cell)));
            let color = words::color_key(setup.odds_giver);
            widgets::hint(ui, tr!("handicap-hint", color, cells));
        }
    });
    if setup.odds.is_none() {
        return;
    }
    let name = tr("handicap-giver");
    let sides = Color::ALL.map(|color| (color, words::color(color).to_string()));
    rows::row(ui, &name, |ui| form::choice(ui, &name, &mut setup.odds_giver, &sides));
}

/// How many games are played, and whether the match ends as soon as it is decided.
pub fn match_ui(ui: &mut Ui, match_length: &mut Option<MatchLength>, typing: &mut Typing) {
    let name = tr("new-game-match");
    rows::row(ui, &name, |ui| {
        let mut is_match = match_length.is_some();
        let kinds = [(false, tr("match-single")), (true, tr("match-several"))];
        if form::choice(ui, &name, &mut is_match, &kinds) {
            *match_length = is_match.then(MatchLength::default);
        }
        let Some(length) = match_length else { return };
        typing.begin(&name);
        ui.horizontal(|ui| {
            typing.number_ui(ui, &name, NumberField::MatchGames, &mut length.games);
            rows::word(ui, &tr!("match-word-games", count = length.games));
        });
        rows::tick(ui, &mut length.ends_when_decided, &tr("match-ends-when-decided"));
    });
}
