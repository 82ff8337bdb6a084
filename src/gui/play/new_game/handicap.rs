//! Odds of a piece or of time, and how many games are played.

use egui::{RichText, Ui};

use super::typing::Typing;
use crate::app::catalogue::tr;
use crate::app::setup::{MatchLength, NewGameForm, NumberField, Setup, StartFrom};
use crate::app::words;
use crate::chess::Color;
use crate::game::{Handicap, Odds};
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// Width of the list of odds.
const LIST: f32 = 190.0;

/// Whether anything can be given as odds: a piece of the usual position, or time.
pub fn has_odds(form: &NewGameForm) -> bool {
    form.start == StartFrom::Usual || form.setup.is_timed()
}

/// The rows about the handicap. Odds of a piece are there only where the usual position is played.
pub fn handicap_ui(ui: &mut Ui, form: &mut NewGameForm) {
    ui.spacing_mut().item_spacing.y = space::XS;
    if form.start == StartFrom::Usual {
        odds_ui(ui, &mut form.setup);
    }
    let setup = &mut form.setup;
    if setup.is_timed() {
        time_odds_ui(ui, setup);
    }
    let name = tr("handicap-giver");
    let mut giver = setup.odds_giver;
    let sides = Color::ALL.map(|color| (color, words::color(color).to_string()));
    if form::choice_row(ui, &name, &mut giver, &sides) {
        setup.let_give_odds(giver);
    }
}

/// The list of odds of this game, and which cells are empty.
fn odds_ui(ui: &mut Ui, setup: &mut Setup) {
    let name = tr("new-game-handicap");
    let variant = setup.variant();
    let all = form::or_none(tr("handicap-none"), Odds::of(variant), |odds| words::odds(*odds).to_string());
    form::row(ui, &name, |ui| {
        form::list(ui, "handicap", &name, Some(LIST), &mut setup.odds, &all);
        let cells = setup.handicap().and_then(|handicap: Handicap| handicap.cells(variant));
        if let Some(cells) = cells {
            let cells = words::listed(cells.into_iter().map(|cell| variant.cell_name(cell)));
            let color = words::color_key(setup.odds_giver);
            widgets::hint(ui, tr!("handicap-hint", color, cells));
        }
    });
}

fn time_odds_ui(ui: &mut Ui, setup: &mut Setup) {
    let words = ["time-odds-none", "time-odds-half", "time-odds-quarter"];
    let choices: Vec<_> =
        Setup::TIME_ODDS.into_iter().zip(words).map(|(divisor, key)| (Some(divisor), tr(key))).collect();
    let mut chosen = setup.time_odds();
    if form::choice_row(ui, &tr("time-odds"), &mut chosen, &choices)
        && let Some(divisor) = chosen
    {
        setup.set_time_odds(divisor);
    }
}

/// How many games are played, and where a match `may_end` before all are, whether it does.
pub fn match_ui(ui: &mut Ui, match_length: &mut Option<MatchLength>, may_end: bool, typing: &mut Typing) {
    let name = tr("new-game-match");
    form::row(ui, &name, |ui| {
        let mut is_match = match_length.is_some();
        let kinds = [(false, tr("match-single")), (true, tr("match-several"))];
        if form::choice(ui, &name, &mut is_match, &kinds) {
            *match_length = is_match.then(MatchLength::default);
        }
        let Some(length) = match_length else { return };
        typing.begin(&name);
        ui.horizontal(|ui| {
            typing.number_ui(ui, &name, NumberField::MatchGames, &mut length.games);
            let words = tr!("match-word-games", count = length.games);
            ui.label(RichText::new(words).weak());
        });
        if may_end {
            form::tick_box(ui, &mut length.ends_when_decided, &tr("match-ends-when-decided"));
        }
    });
}
