//! The players of a new game at this computer: the computer and its strength, the player's colour, names.

use egui::{Color32, ComboBox, CornerRadius, Painter, Rect, Ui, Vec2};

use super::rows::{self, FIELD};
use super::state::Desk;
use super::strength;
use crate::app::engines::AddedEngine;
use crate::app::settings::{NewGameForm, Player, Seat, Settings, Setup};
use crate::app::text::{tr, words};
use crate::chess::{Color, Role};
use crate::engine::Level;
use crate::game::{Piece, PieceKind, Variant};
use crate::gui::style::choice::Choice;
use crate::gui::style::form;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets::{self, ICON};
use crate::hex::Shade;

/// Width of the list of engines.
const ENGINES: f32 = 190.0;

/// The rows about the computer: which one plays, its level, and the player's colour.
pub fn computer_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk) {
    let settings = desk.model.settings();
    let Some(own) = form.setup.only_human() else {
        for color in Color::ALL {
            machine_ui(ui, form, color, &words::color(color).to_string(), settings);
        }
        return;
    };
    machine_ui(ui, form, !own, &tr("new-game-level"), settings);
    let can_be_random = !form.is_continuation();
    let mut side = Some(own).filter(|_| !form.setup.random_sides || !can_be_random);
    if colors_ui(ui, &mut side, can_be_random, &mut desk.board.pieces) {
        form.setup.random_sides = side.is_none();
        if side == Some(!own) {
            change_sides(form);
        }
    }
}

/// The row of the player's colour: White, by lot, or Black, each with a picture. Returns whether another one was chosen.
pub fn colors_ui(ui: &mut Ui, side: &mut Option<Color>, can_be_random: bool, pieces: &mut Pieces) -> bool {
    let side_of = |color| (Some(color), words::color(color).to_string());
    let mut sides = vec![side_of(Color::White), (None, tr("new-game-random")), side_of(Color::Black)];
    sides.retain(|(side, _)| can_be_random || side.is_some());
    let theme = Theme::of(ui);
    let mut paint = |painter: &Painter, side: Option<Color>, place: Rect, ink: Color32| match side {
        Some(color) => king(painter, theme, pieces, color, place),
        None => icons::paint(painter, Icon::Random, place.shrink((place.width() - ICON) / 2.0), ink),
    };
    let name = tr("new-game-you-play");
    rows::row(ui, &name, |ui| Choice::new(&name, &sides).pictures(&mut paint).show(ui, side))
}

/// A king on a cell's colour.
fn king(painter: &Painter, theme: Theme, pieces: &mut Pieces, color: Color, place: Rect) {
    painter.rect_filled(place, CornerRadius::same(4), theme.board().cell(Shade::Medium));
    let piece = Piece { color, kind: PieceKind::Chess(Role::King) };
    pieces.paint(painter, theme.pieces, piece, Rect::from_center_size(place.center(), Vec2::splat(22.0)));
}

/// The players change sides. In a game that continues each colour keeps its name.
fn change_sides(form: &mut NewGameForm) {
    if form.is_continuation() {
        let Setup { white, black, .. } = &mut form.setup;
        std::mem::swap(&mut white.player, &mut black.player);
    } else {
        form.setup = form.setup.swapped();
    }
}

/// The rows of one computer: the engine, if others were added, and the level of ours.
fn machine_ui(ui: &mut Ui, form: &mut NewGameForm, color: Color, name: &str, settings: &Settings) {
    let variant = form.setup.variant();
    let is_alone = form.setup.only_human().is_some();
    let side = words::color(color).to_string();
    let player = &mut form.setup.seat_mut(color).player;
    if player.engine().is_some() || !settings.engines.is_empty() {
        rows::row(ui, if is_alone { "" } else { name }, |ui| {
            engines_ui(ui, &side, player, variant, &settings.engines);
            let problem = form.engine_problem.iter().filter(|(of, _)| *of == color);
            widgets::problems(ui, problem.map(|(_, text)| text));
        });
    }
    let Player::Computer(mut level) = *player else { return };
    rows::row(ui, name, |ui| {
        // In a game that continues the opponent stays as strong as it was, unless another level is chosen.
        if is_alone && !form.is_continuation() {
            strength::rival_ui(ui, name, &mut form.setup, &mut level, &settings.ratings);
        } else {
            strength::level_ui(ui, name, &mut level);
        }
    });
    form.setup.seat_mut(color).player = Player::Computer(level);
}

/// The list of engines, the built-in one first.
fn engines_ui(ui: &mut Ui, side: &str, player: &mut Player, variant: Variant, engines: &[AddedEngine]) {
    let chosen = player.engine().map_or_else(|| tr("new-game-engine"), str::to_owned);
    let width = ui.available_width().min(ENGINES);
    let list = ComboBox::from_id_salt(("engine", side)).width(width).truncate();
    form::open_list(ui, list, &words::labelled(side, &tr("analysis-engine")), &chosen, |ui| {
        let ours = Player::Computer(player.level().unwrap_or(Level::DEFAULT));
        ui.selectable_value(player, ours, tr("new-game-engine"));
        for engine in engines {
            engine_ui(ui, player, variant, engine);
        }
    });
}

/// An engine of the list; it can only be chosen for a game that it plays.
fn engine_ui(ui: &mut Ui, player: &mut Player, variant: Variant, engine: &AddedEngine) {
    let value = Player::Engine(engine.name.clone());
    let (name, game) = (&engine.name, words::variant(variant));
    let why_not = (!engine.plays(variant)).then(|| tr!("new-game-engine-other-game", name, game));
    widgets::usable(ui, why_not, |ui| ui.selectable_value(player, value, engine.name.as_str()));
}

/// A row for the name of each player, the person at this computer first; two people can change places.
pub fn names_ui(ui: &mut Ui, form: &mut NewGameForm, settings: &Settings) {
    // In a game that continues names belong to the colours.
    let own = form.setup.only_human().filter(|_| !form.is_continuation());
    let colors = if own == Some(Color::Black) { [Color::Black, Color::White] } else { Color::ALL };
    for color in colors {
        let side = words::color(color).to_string();
        let (label, spoken) = match own {
            Some(own) if own == color => (tr("online-name"), tr("online-name")),
            Some(_) => (tr("player-computer"), words::labelled(&tr("player-computer"), &tr("new-game-name"))),
            None => (side.clone(), words::labelled(&side, &tr("new-game-name"))),
        };
        let nameless = match settings.profile.name.trim() {
            _ if form.setup.only_human() != Some(color) => side,
            "" => tr("player-you"),
            name => name.to_owned(),
        };
        let can_swap = own.is_none() && color == Color::White && !form.is_continuation();
        let mut swaps = false;
        rows::row(ui, &label, |ui| {
            ui.horizontal_wrapped(|ui| {
                let seat = form.setup.seat_mut(color);
                // The default name of a player without a name.
                let unnamed = Seat { name: String::new(), ..seat.clone() }.shown_name();
                let hint = unnamed.map_or(nameless, |unnamed| unnamed.to_string());
                form::text_field(ui, &spoken, &hint, &mut seat.name, FIELD);
                swaps = can_swap
                    && widgets::words_button(ui, Some(Icon::Rematch), &tr("new-game-swap")).clicked();
            });
        });
        if swaps {
            form.setup = form.setup.swapped();
        }
    }
}

/// Whether two computers play each other. `left` keeps the computer that a person replaces.
pub fn both_ui(ui: &mut Ui, setup: &mut Setup, left: &mut Option<Player>) {
    let mut are_both = setup.computers() == 2;
    if !rows::tick(ui, &mut are_both, &tr("new-game-both")) {
        return;
    }
    if are_both {
        let level = Color::ALL.into_iter().find_map(|color| setup.seat(color).player.level());
        for seat in [&mut setup.white, &mut setup.black] {
            if !seat.player.is_computer() {
                let ours = || Player::Computer(level.unwrap_or(Level::DEFAULT));
                seat.player = left.take().unwrap_or_else(ours);
            }
        }
    } else {
        *left = Some(std::mem::take(&mut setup.white.player));
    }
}
