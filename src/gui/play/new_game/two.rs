//! The form of a game of two at this computer, against the computer or a friend.

use egui::Ui;

use super::change::open;
use super::opponent::{Opponent, opponent_ui};
use super::state::Desk;
use super::{clock, games, handicap, more, position, rows, rules, seat};
use crate::app::context::DialogAction;
use crate::app::model::diagram::Game;
use crate::app::settings::{GameForm, NewGameForm, StartFrom};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};

/// Width of the contents of the form, of every game and opponent.
pub const WIDTH: f32 = 632.0;

/// Shows the form.
pub fn show(ui: &Ui, form: &NewGameForm, desk: &mut Desk, out: &mut Out) {
    // A position that is typed in is a row of the form; one that was there before has its board at the top.
    let is_other = form.start != StartFrom::Usual;
    let is_given = *desk.state.has_position.get_or_insert(is_other) && is_other;
    let is_whole = form.is_whole() && !desk.state.typing.is_wrong(ui);
    let (title, answer) = if form.is_continuation() {
        ("continue-title", "button-continue")
    } else {
        ("new-game-title", "button-start")
    };
    let mut answers = vec![
        Answer::primary(answer, DialogAction::StartGame).only_if(is_whole, "why-form"),
        Answer::cancel(),
    ];
    if is_given && matches!(form.start, StartFrom::Fen(_)) {
        let is_valid = form.problem.is_none();
        answers.extend([
            Answer::plain("editor-study", DialogAction::StudyPosition).only_if(is_valid, "why-form"),
            Answer::plain("button-set-up", DialogAction::SetUpPosition).only_if(is_valid, "why-form"),
        ]);
    }
    let edit = |form| DialogAction::EditForm(GameForm::Two(form));
    Frame::high(tr(title), WIDTH).form(ui, out, &answers, (form, edit), |ui, form, out| {
        rows::begin(ui);
        if is_given {
            position::given_ui(ui, form, desk);
        } else {
            game_ui(ui, form, desk, out);
        }
        opponent_row_ui(ui, form, desk, out);
        match Opponent::of(&form.setup) {
            Opponent::Computer => seat::computer_ui(ui, form, desk),
            _ => seat::names_ui(ui, form, desk.model.settings()),
        }
        clock::clock_ui(ui, form, desk.state);
        rare_ui(ui, form, desk, is_given);
    });
}

/// The choice of the game. That of three has rows of its own.
fn game_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk, out: &mut Out) {
    match games::games_ui(ui, Game::Two(form.setup.variant())) {
        Some(Game::Three) => {
            desk.state.left.two = Some(form.clone());
            open(desk, Opponent::of(&form.setup), Game::Three, out);
        }
        Some(Game::Two(variant)) => {
            form.setup.choose(variant);
            form.start = StartFrom::Usual;
        }
        None => {}
    }
}

fn opponent_row_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk, out: &mut Out) {
    // A game online or by mail begins with the usual position.
    let all = if form.start == StartFrom::Usual { &Opponent::ALL[..] } else { &Opponent::HERE[..] };
    match opponent_ui(ui, Opponent::of(&form.setup), all) {
        Some(here @ (Opponent::Computer | Opponent::Friend)) => {
            here.take_seat(&mut form.setup, &mut desk.state.computer);
        }
        Some(away) => {
            desk.state.left.two = Some(form.clone());
            open(desk, away, Game::Two(form.setup.variant()), out);
        }
        None => {}
    }
}

/// The rare choices.
fn rare_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk, is_given: bool) {
    let is_wrong = form.problem.is_some() && !is_given;
    let differs = differences(form, is_given);
    let usual = if form.is_continuation() { "more-usual-continue" } else { "more-usual" };
    more::more_ui(ui, desk, is_wrong, &differs, usual, |ui, desk| {
        if !is_given {
            position::position_ui(ui, form, desk);
        }
        if Opponent::of(&form.setup) == Opponent::Computer {
            seat::names_ui(ui, form, desk.model.settings());
            rows::row(ui, "", |ui| seat::both_ui(ui, &mut form.setup, &mut desk.state.computer));
        }
        let is_new = !form.is_continuation();
        if !clock::keeps_saved(form) {
            clock::rare_ui(ui, &mut form.setup, is_new, desk.state);
        }
        if is_new {
            handicap::match_ui(ui, &mut form.setup.match_length, &mut desk.state.typing);
            // Odds are a piece less in the usual position.
            if form.start == StartFrom::Usual {
                handicap::handicap_ui(ui, &mut form.setup);
            }
        }
        rules::rules_ui(ui, &mut form.setup, is_new);
    });
}

/// Which of the rare choices are not as usual, with their names.
fn differences(form: &NewGameForm, is_given: bool) -> [(bool, &'static str); 7] {
    let setup = &form.setup;
    let is_computer = setup.computers() > 0;
    let has_names = [&setup.white, &setup.black].iter().any(|seat| !seat.name.trim().is_empty());
    let has_clocks = setup.black_clock.is_some() || setup.clock.free_first_moves && setup.is_timed();
    [
        (form.start != StartFrom::Usual && !is_given, "new-game-position"),
        (is_computer && has_names && !form.is_continuation(), "new-game-names"),
        (setup.computers() == 2, "new-game-two-computers"),
        (has_clocks && !clock::keeps_saved(form), "new-game-clocks"),
        (setup.match_length.is_some() && !form.is_continuation(), "new-game-match"),
        (setup.odds.is_some() && form.start == StartFrom::Usual, "new-game-handicap"),
        (rules::are_other(setup), "new-game-draws"),
    ]
}
