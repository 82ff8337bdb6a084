//! The set-up of a new three-player game: the players and the clock.

use egui::Ui;

use crate::app::context::DialogAction;
use crate::app::model::Message;
use crate::app::model::diagram::Game;
use crate::app::settings::{ClockKind, GameForm, ThreeForm, ThreePlayer, ThreeSeat};
use crate::app::text::{three_words, tr};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::dialogs::samples;
use crate::gui::play::new_game::{Typing, level_ui, player_ui, side_clock_ui};
use crate::gui::style::form;
use crate::gui::style::theme::space;
use crate::three::Seat;
use crate::three_engine::LEVELS;

/// Width of the dialog.
const WIDTH: f32 = 480.0;

/// Shows the form. `player` is the name of the player of this program.
pub fn show(
    ui: &Ui,
    form: &ThreeForm,
    player: &str,
    typing: &mut Typing,
    board: &mut BoardState,
    out: &mut Out,
) {
    let is_whole = !typing.is_wrong(ui);
    let answers = [
        Answer::primary("button-start", DialogAction::StartGame).only_if(is_whole, "why-form"),
        Answer::cancel(),
    ];
    let edit = |form| DialogAction::EditForm(GameForm::Three(form));
    let frame = Frame::kept(tr("three-new-title"), WIDTH);
    frame.form(ui, out, &answers, (form, edit), |ui, form, out| {
        if form.start.is_none() {
            game_ui(ui, board, out);
            ui.add_space(space::XS);
        }
        form_ui(ui, form, player, typing);
    });
}

/// The choice of the game; one for two has a form of its own.
fn game_ui(ui: &mut Ui, board: &mut BoardState, out: &mut Out) {
    let mut game = Game::Three;
    samples::games_ui(ui, &mut game, board);
    if game != Game::Three {
        out.extend([Message::Dialog(DialogAction::Cancel), Message::NewGame(game)]);
    }
}

fn form_ui(ui: &mut Ui, form: &mut ThreeForm, player: &str, typing: &mut Typing) {
    if let Some(start) = &form.start {
        form::row(ui, &tr("new-game-position"), |ui| {
            ui.label(tr!("three-new-position", seat = three_words::seat(start.turn())));
        });
        ui.add_space(space::XS);
    }
    for seat in Seat::ALL {
        let mut unnamed = form.setup.clone();
        unnamed.seats[seat].name.clear();
        let hint = unnamed.with_person(player).name_at_board(seat).to_string();
        seat_ui(ui, seat, &mut form.setup.seats[seat], &hint);
        ui.add_space(space::XS);
    }
    form::row(ui, "", |ui| {
        if ui.button(tr("three-rotate")).clicked() {
            form.setup = form.setup.rotated();
        }
    });
    ui.add_space(space::XS);
    let kinds: Vec<_> = ClockKind::ALL.into_iter().filter(|kind| *kind != ClockKind::Hourglass).collect();
    side_clock_ui(ui, &tr("new-game-clock"), &mut form.setup.clock, &kinds, typing);
    ui.add_space(space::XS);
    form::tick_row(ui, &mut form.setup.turns, &tr("three-turns"));
}

/// The rows of one seat; `hint` is the name of a player without one.
fn seat_ui(ui: &mut Ui, seat: Seat, chosen: &mut ThreeSeat, hint: &str) {
    let side = three_words::seat(seat).to_string();
    form::row(ui, &side, |ui| {
        let mut is_computer = chosen.player != ThreePlayer::Human;
        player_ui(ui, &side, &mut chosen.name, hint, &mut is_computer, |_, is_other, is_computer| {
            if is_other {
                chosen.player =
                    if is_computer { ThreePlayer::Computer(LEVELS[0]) } else { ThreePlayer::Human };
            }
        });
        if let ThreePlayer::Computer(level) = &mut chosen.player {
            level_ui(ui, &side, level, &LEVELS);
        }
    });
}
