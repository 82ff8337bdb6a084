//! The rules that a game leaves to its players.

use egui::Ui;

use super::rows;
use crate::app::settings::{Setup, Takebacks};
use crate::app::text::tr;
use crate::game::{MaterialRule, Variant};
use crate::gui::style::{form, widgets};

/// The rules of a game at this computer. `is_new`: it does not continue another one.
pub fn rules_ui(ui: &mut Ui, setup: &mut Setup, is_new: bool) {
    rows::ticks(ui, &tr("new-game-draws"), |ui| {
        draws_ui(ui, setup);
        if is_new {
            total_ban_ui(ui, setup);
        }
        rows::tick(ui, &mut setup.tournament, &tr("rules-tournament"));
        let mut touches = setup.touches();
        let why_not = setup.tournament.then(|| tr("why-tournament"));
        if usable_tick(ui, why_not, &mut touches, "rules-touch-move") {
            setup.touch_move = touches;
        }
    });
    let name = tr("takebacks");
    rows::row(ui, &name, |ui| {
        let why_not = setup.touches().then(|| tr("why-touch-move"));
        widgets::usable(ui, why_not, |ui| ui.scope(|ui| takebacks_ui(ui, &name, setup)).response);
    });
}

/// The rules of a game online, where takebacks need the opponent's consent.
pub fn online_rules_ui(ui: &mut Ui, setup: &mut Setup) {
    rows::ticks(ui, &tr("new-game-draws"), |ui| {
        draws_ui(ui, setup);
        total_ban_ui(ui, setup);
        rows::tick(ui, &mut setup.touch_move, &tr("rules-touch-move"));
        let mut allows = setup.chosen_takebacks != Some(Takebacks::None);
        let why_not = setup.touches().then(|| tr("why-touch-move"));
        if usable_tick(ui, why_not, &mut allows, "online-takebacks") {
            setup.chosen_takebacks = Some(if allows { Takebacks::Agreement } else { Takebacks::None });
        }
    });
}

/// Whether any rule is not as usual.
pub fn are_other(setup: &Setup) -> bool {
    let variant = setup.variant();
    let is_strict = setup.touch_move || setup.tournament || setup.total_ban;
    let takebacks = Setup { chosen_takebacks: None, ..setup.clone() }.takebacks();
    is_strict || setup.draws() != variant.default_draws() || setup.takebacks() != takebacks
}

/// The draws that end a game automatically.
fn draws_ui(ui: &mut Ui, setup: &mut Setup) {
    rows::tick(ui, &mut setup.repetition_automatic, &tr("draws-repetition-automatic"));
    let is_checkers = setup.variant() == Variant::Checkers;
    let fifty = if is_checkers { "draws-fifty-automatic-checkers" } else { "draws-fifty-automatic" };
    rows::tick(ui, &mut setup.fifty_automatic, &tr(fifty));
    if !setup.can_choose_material() {
        return;
    }
    let mut bare = setup.material == MaterialRule::BareKings;
    if rows::tick(ui, &mut bare, &tr("draws-bare-kings")) {
        setup.material = if bare { MaterialRule::BareKings } else { MaterialRule::Federation };
    }
}

/// The switch of checkers.
fn total_ban_ui(ui: &mut Ui, setup: &mut Setup) {
    if setup.variant() == Variant::Checkers {
        rows::tick(ui, &mut setup.total_ban, &tr("rules-total-ban"));
    }
}

fn usable_tick(ui: &mut Ui, why_not: Option<String>, value: &mut bool, key: &str) -> bool {
    let mut is_changed = false;
    widgets::usable(ui, why_not, |ui| {
        let tick = |ui: &mut Ui| is_changed = rows::tick(ui, value, &tr(key));
        ui.scope(tick).response
    });
    is_changed
}

fn takebacks_ui(ui: &mut Ui, name: &str, setup: &mut Setup) {
    let words = ["takebacks-free", "takebacks-agreement", "takebacks-none"];
    let kinds: Vec<_> = Takebacks::ALL.into_iter().zip(words).map(|(kind, key)| (kind, tr(key))).collect();
    let mut takebacks = setup.takebacks();
    if form::choice(ui, name, &mut takebacks, &kinds) {
        setup.chosen_takebacks = Some(takebacks);
    }
}
