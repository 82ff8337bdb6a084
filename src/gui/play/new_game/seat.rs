//! The player of a side in a new game: a human, our engine at a level, or an added engine.

use egui::{ComboBox, Slider, Ui};

use crate::app::engines::AddedEngine;
use crate::app::settings::{NewGameForm, Player, Seat, Settings};
use crate::app::text::{tr, words};
use crate::chess::Color;
use crate::engine::Level;
use crate::game::Variant;
use crate::gui::style::{form, widgets};

/// Width of the fields beside their names.
pub(super) const FIELD: f32 = 280.0;
/// Width of the list of engines.
const ENGINES: f32 = 190.0;
/// Width of the slider of levels.
const SLIDER: f32 = 130.0;

/// The rows of one side.
pub fn seat_ui(ui: &mut Ui, form: &mut NewGameForm, color: Color, settings: &Settings) {
    let variant = form.setup.variant();
    let side = words::color(color).to_string();
    let nameless = match settings.profile.name.trim() {
        _ if form.setup.only_human() != Some(color) => side.clone(),
        "" => tr("player-you"),
        name => name.to_owned(),
    };
    let is_alone = form.setup.only_human().is_some();
    let seat = match color {
        Color::White => &mut form.setup.white,
        Color::Black => &mut form.setup.black,
    };
    form::row(ui, &side, |ui| {
        // The default name of a player without a name.
        let unnamed = Seat { name: String::new(), ..seat.clone() }.shown_name();
        let hint = unnamed.map_or(nameless, |unnamed| unnamed.to_string());
        let mut is_computer = seat.player.is_computer();
        player_ui(ui, &side, &mut seat.name, &hint, &mut is_computer, |ui, is_other, is_computer| {
            if is_other {
                seat.player = if is_computer { Player::Computer(Level::DEFAULT) } else { Player::Human };
            }
            engines_ui(ui, &side, &mut seat.player, variant, &settings.engines);
        });
        if let Player::Computer(level) = &mut seat.player {
            level_ui(ui, &side, level, &Level::ALL);
            if is_alone {
                form::tick_box(ui, &mut form.setup.adapts, &tr("new-game-adapts"));
            }
        }
        let problem = form.engine_problem.iter().filter(|(of, _)| *of == color);
        widgets::problems(ui, problem.map(|(_, text)| text));
    });
}

/// The name of a player, and the choice between a person and a computer. `add_list` draws the list of computers next
/// to it; its argument is whether the choice is new.
pub fn player_ui(
    ui: &mut Ui,
    side: &str,
    name: &mut String,
    hint: &str,
    is_computer: &mut bool,
    add_list: impl FnOnce(&mut Ui, bool, bool),
) {
    form::text_field(ui, &words::labelled(side, &tr("new-game-name")), hint, name, FIELD);
    ui.horizontal(|ui| {
        let kinds = [(false, tr("player-human")), (true, tr("player-computer"))];
        let is_other = form::choice(ui, side, is_computer, &kinds);
        add_list(ui, is_other, *is_computer);
    });
}

/// The list of engines, the built-in one first, if others were added.
fn engines_ui(ui: &mut Ui, side: &str, player: &mut Player, variant: Variant, engines: &[AddedEngine]) {
    let chosen = match &*player {
        Player::Computer(_) => tr("new-game-engine"),
        Player::Engine(name) => name.clone(),
        Player::Human | Player::Remote => return,
    };
    if engines.is_empty() && player.engine().is_none() {
        return;
    }
    let width = ui.available_width().min(ENGINES);
    let list = ComboBox::from_id_salt(("engine", side)).selected_text(chosen).width(width).truncate();
    let list = list.show_ui(ui, |ui| {
        let ours = Player::Computer(player.level().unwrap_or(Level::DEFAULT));
        ui.selectable_value(player, ours, tr("new-game-engine"));
        for engine in engines {
            engine_ui(ui, player, variant, engine);
        }
    });
    list.response.accessible_name(words::labelled(side, &tr("analysis-engine")));
}

/// The level of our engine, one of `levels`: a slider, the level's number and word, and how it plays in a sentence.
pub fn level_ui(ui: &mut Ui, side: &str, level: &mut Level, levels: &[Level]) {
    let mut number = 1 + levels.iter().position(|other| other == level).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.spacing_mut().slider_width = SLIDER;
        let slider = Slider::new(&mut number, 1..=levels.len()).show_value(false);
        ui.add(slider).accessible_name(words::labelled(side, &tr("new-game-level")));
        *level = levels.get(number - 1).copied().unwrap_or(*level);
        widgets::elided(ui, words::level(*level).to_string());
    });
    widgets::hint(ui, words::level_hint(*level).to_string());
}

/// An engine of the list; it can only be chosen for a game that it plays.
fn engine_ui(ui: &mut Ui, player: &mut Player, variant: Variant, engine: &AddedEngine) {
    let value = Player::Engine(engine.name.clone());
    let (name, game) = (&engine.name, words::variant(variant));
    let why_not = (!engine.plays(variant)).then(|| tr!("new-game-engine-other-game", name, game));
    widgets::usable(ui, why_not, |ui| ui.selectable_value(player, value, engine.name.as_str()));
}
