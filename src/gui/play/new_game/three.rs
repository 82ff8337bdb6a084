//! The form of a three-player game: the players and the clock.

use egui::Ui;

use super::change::open_game;
use super::state::Desk;
use super::two::WIDTH;
use super::{clock, games, more, rows, strength};
use crate::app::board::BoardView;
use crate::app::context::DialogAction;
use crate::app::model::diagram::Game;
use crate::app::settings::{self, ClockKind, GameForm, Player, ThreeForm, ThreeSetup};
use crate::app::text::words::{labelled, level_number};
use crate::app::text::{three_words, tr};
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};
use crate::three::Seat;
use crate::three_engine::LEVELS;

/// The least width of the field for a name. It is wider where the choice of the player still has room beside it.
const NAME: f32 = 180.0;

/// Shows the form.
pub fn show(ui: &Ui, form: &ThreeForm, desk: &mut Desk, out: &mut Out) {
    let is_whole = !desk.state.typing.is_wrong(ui);
    let answers = [
        Answer::primary("button-start", DialogAction::StartGame).only_if(is_whole, "why-form"),
        Answer::cancel(),
    ];
    let edit = |form| DialogAction::EditForm(GameForm::Three(form));
    Frame::high(tr("new-game-title"), WIDTH).form(ui, out, &answers, (form, edit), |ui, form, out| {
        rows::begin(ui);
        game_ui(ui, form, desk, out);
        seats_ui(ui, &mut form.setup, &desk.model.settings().profile.name);
        let kinds: Vec<_> = ClockKind::ALL.into_iter().filter(|kind| *kind != ClockKind::Hourglass).collect();
        clock::side_ui(ui, &tr("new-game-clock"), &mut form.setup.clock, &kinds, desk.state);
        rare_ui(ui, &mut form.setup, desk);
    });
}

/// The choice of the game, or the board with the position that was pasted.
fn game_ui(ui: &mut Ui, form: &mut ThreeForm, desk: &mut Desk, out: &mut Out) {
    if let Some(start) = &form.start {
        let turn = tr!("three-new-position", seat = three_words::seat(start.turn()));
        return super::position::beside_board_ui(ui, Some(BoardView::of_three(start)), desk, |ui| {
            rows::strong(ui, &three_words::game().to_string());
            widgets::hint(ui, turn);
        });
    }
    if let Some(game) = games::games_ui(ui, Game::Three) {
        desk.state.left.three = Some(form.clone());
        open_game(desk, game, out);
    }
}

/// A row for each seat, and how the computers play.
fn seats_ui(ui: &mut Ui, setup: &mut ThreeSetup, player: &str) {
    for seat in Seat::ALL {
        let mut unnamed = setup.clone();
        unnamed.seats[seat].name.clear();
        let hint = unnamed.with_person(player).name_at_board(seat).to_string();
        seat_ui(ui, seat, &mut setup.seats[seat], &hint);
    }
    rows::row(ui, "", |ui| {
        for level in LEVELS {
            if Seat::ALL.iter().any(|seat| setup.seats[*seat].player == Player::Computer(level)) {
                strength::about_ui(ui, level);
            }
        }
    });
}

/// The row of one seat; `hint` is the name of a player without one.
fn seat_ui(ui: &mut Ui, seat: Seat, chosen: &mut settings::Seat, hint: &str) {
    let side = three_words::seat(seat).to_string();
    rows::row(ui, &side, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let computer = |level| (Some(level), level_number(level).to_string());
            let mut players = vec![(None, tr("player-human"))];
            players.extend(LEVELS.map(computer));
            let beside = form::choice_width(ui, &players) + ui.spacing().item_spacing.x;
            let width = (ui.available_width() - beside).floor().clamp(NAME, rows::FIELD);
            form::text_field(ui, &labelled(&side, &tr("new-game-name")), hint, &mut chosen.name, width);
            let mut level = chosen.player.level();
            if form::choice(ui, &side, &mut level, &players) {
                chosen.player = level.map_or(Player::Human, Player::Computer);
            }
        });
    });
}

fn rare_ui(ui: &mut Ui, setup: &mut ThreeSetup, desk: &mut Desk) {
    let rows = [(!setup.turns, "three-board")];
    more::more_ui(ui, desk, false, &rows, "more-usual-three", |ui, _| {
        rows::ticks(ui, &tr("three-board"), |ui| {
            rows::tick(ui, &mut setup.turns, &tr("three-turns"));
            if ui.button(tr("three-rotate")).clicked() {
                *setup = setup.rotated();
            }
        });
    });
}
