//! The player of a side in a new game: a human, our engine at a level, or an added engine.

use egui::{Align, ComboBox, Ui};

use crate::app::catalogue::{tr, tr_args};
use crate::app::engines::AddedEngine;
use crate::app::setup::{NewGameForm, Player, Seat};
use crate::app::words;
use crate::chess::Color;
use crate::engine::Level;
use crate::game::Variant;
use crate::gui::style::form;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

/// Width of the fields beside their names.
pub(super) const FIELD: f32 = 280.0;
/// Width of the list of computers.
const COMPUTERS: f32 = 190.0;
/// Height of the list's frame.
const FRAME: f32 = 24.0;

/// The rows of one side.
pub fn seat_ui(ui: &mut Ui, theme: Theme, form: &mut NewGameForm, color: Color, engines: &[AddedEngine]) {
    let variant = form.setup.variant();
    let side = words::color(color).to_string();
    let nameless = if form.setup.only_human() == Some(color) { tr("player-you") } else { side.clone() };
    let seat = match color {
        Color::White => &mut form.setup.white,
        Color::Black => &mut form.setup.black,
    };
    form::row(ui, &side, |ui| {
        // What the player is called who is given no name.
        let unnamed = Seat { name: String::new(), ..seat.clone() }.shown_name();
        let hint = unnamed.map_or(nameless, |unnamed| unnamed.to_string());
        let mut is_computer = seat.player.is_computer();
        player_ui(ui, &side, &mut seat.name, &hint, &mut is_computer, |ui, is_other, is_computer| {
            if is_other {
                seat.player = if is_computer { Player::Computer(Level::Casual) } else { Player::Human };
            }
            computer_ui(ui, &side, &mut seat.player, variant, engines);
        });
        if let Some((_, problem)) = form.engine_problem.as_ref().filter(|(of, _)| *of == color) {
            widgets::problem(ui, theme, problem);
        }
    });
}

/// The name of a player, and whether it is a person or a computer; `add_list` gets whether that has changed, and draws the
/// computers beside it.
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

/// The list of computers: first the added engines, which are few, then our levels.
fn computer_ui(ui: &mut Ui, side: &str, player: &mut Player, variant: Variant, engines: &[AddedEngine]) {
    let chosen = match &*player {
        Player::Computer(level) => words::level(*level).to_string(),
        Player::Engine(name) => name.clone(),
        Player::Human | Player::Remote => return,
    };
    let width = ui.available_width().min(COMPUTERS);
    let list = ComboBox::from_id_salt(("computer", side))
        .selected_text(chosen)
        .width(width)
        .truncate()
        // Where the window is lower than the list, the rest is scrolled to.
        .height(ui.ctx().content_rect().height() - FRAME)
        .show_ui(ui, |ui| {
            // Close together, so that few levels have to be scrolled to.
            ui.spacing_mut().item_spacing.y = 1.0;
            for engine in engines {
                engine_ui(ui, player, variant, engine);
            }
            if !engines.is_empty() {
                ui.separator();
            }
            let is_fresh = is_freshly_opened(ui);
            for level in Level::ALL {
                let value = Player::Computer(level);
                let is_chosen = *player == value;
                let choice = ui.selectable_value(player, value, words::level(level).to_string());
                if is_chosen && is_fresh {
                    choice.scroll_to_me(Some(Align::Center));
                }
            }
        });
    list.response.accessible_name(words::labelled(side, &tr("new-game-level")));
}

/// Whether this list was opened in one of the last pictures: the first ones only find its size.
fn is_freshly_opened(ui: &Ui) -> bool {
    const FIRST_PICTURES: u64 = 4;
    let (id, now) = (ui.scope_id().with("opened"), ui.ctx().cumulative_pass_nr());
    let before: Option<(u64, u64)> = ui.data(|data| data.get_temp(id));
    let opened = before.filter(|&(_, last)| now <= last + 1).map_or(now, |(opened, _)| opened);
    ui.data_mut(|data| data.insert_temp(id, (opened, now)));
    now < opened + FIRST_PICTURES
}

/// An engine of the list; it can only be chosen for a game that it plays.
fn engine_ui(ui: &mut Ui, player: &mut Player, variant: Variant, engine: &AddedEngine) {
    let value = Player::Engine(engine.name.clone());
    let args = [("name", engine.name.as_str().into()), ("game", words::variant(variant).into())];
    let why_not = (!engine.plays(variant)).then(|| tr_args("new-game-engine-other-game", &args));
    widgets::usable(ui, why_not, |ui| ui.selectable_value(player, value, engine.name.as_str()));
}
