//! The open dialog; each is drawn by the feature that it belongs to.

use egui::Ui;

use crate::app::context::{Dialog, Page};
use crate::app::library::club::ClubTable;
use crate::app::model::Model;
use crate::app::online::OnlineDialog;
use crate::app::online::mail::MailDialog;
use crate::app::settings::GameForm;
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::dialogs::{engines, keys, pages, path, questions as ask_questions, rules, settings};
use crate::gui::library::club;
use crate::gui::play::{mail, new_game, online, questions};
use crate::gui::puzzles::{sets, sheet};
use crate::gui::study::header;

/// State of the dialogs that the program has no use for.
#[derive(Default)]
pub struct DialogsState {
    new_game: new_game::FormState,
    /// Whether the box "do not ask again" is ticked.
    play_on: bool,
    rules: rules::Reading,
    keys: keys::KeysPage,
    settings: settings::State,
    club: ClubTable,
}

/// Shows the open dialog, if there is one.
pub fn show(ui: &Ui, model: &Model, state: &mut DialogsState, board: &mut BoardState, out: &mut Out) {
    let is_open = |page| matches!(model.dialog(), Some(Dialog::Page(open)) if *open == page);
    if !is_open(Page::Rules) {
        state.rules = rules::Reading::default();
    }
    if !is_open(Page::Keys) {
        state.keys = keys::KeysPage::default();
    }
    if !is_open(Page::Settings) {
        state.settings.close();
    }
    // A page opened from the form is in front of it for a while.
    let is_page = matches!(model.dialog(), Some(Dialog::Page(_)));
    if !is_page && !model.dialog().is_some_and(new_game::is_form) {
        state.new_game = new_game::FormState::default();
    }
    let Some(dialog) = model.dialog() else { return };
    let mut desk = new_game::Desk { model, board, state: &mut state.new_game };
    match dialog {
        Dialog::NewGame(GameForm::Two(form)) => new_game::show_two(ui, form, &mut desk, out),
        Dialog::NewGame(GameForm::Three(form)) => new_game::show_three(ui, form, &mut desk, out),
        Dialog::Unsaved { then } => ask_questions::unsaved(ui, model, then, out),
        Dialog::PlayOn { .. } => questions::play_on(ui, &mut state.play_on, out),
        Dialog::Resign { text, .. } => ask_questions::resign(ui, &text.to_string(), out),
        Dialog::Restore { found } => ask_questions::restore(ui, found, out),
        Dialog::Club => club::show(ui, model, &mut state.club, out),
        Dialog::Sheet => sheet::show(ui, model, out),
        Dialog::PuzzleSet(form) => sets::show(ui, form, out),
        Dialog::Header(form) => header::show(ui, model, form, out),
        Dialog::Path { purpose, text } => path::show(ui, *purpose, text, out),
        Dialog::FileThere { path, there, .. } => ask_questions::file_there(ui, path, there.games, out),
        Dialog::FileGone { path, games } => ask_questions::file_gone(ui, path, *games, out),
        Dialog::Problem { fault, text } => ask_questions::problem(ui, *fault, &text.to_string(), out),
        Dialog::Engine(form) => engines::show_form(ui, form, out),
        Dialog::EngineGone { color, name } => questions::engine_gone(ui, *color, name, out),
        Dialog::SearchByMail => questions::search_by_mail(ui, out),
        Dialog::Online(dialog) => match &**dialog {
            OnlineDialog::Form(form, around) => new_game::show_online(ui, form, around, &mut desk, out),
            dialog => online::show(ui, dialog, out),
        },
        Dialog::Mail(dialog) => match &**dialog {
            MailDialog::New(form) => new_game::show_mail(ui, form, &mut desk, out),
            dialog => mail::show(ui, model.mail_games(), dialog, out),
        },
        Dialog::LeaveOnline { .. } => questions::leave_online(ui, out),
        Dialog::Page(Page::Online) => online::help(ui, out),
        Dialog::Page(Page::Engines) => engines::show_list(ui, &model.settings().engines, out),
        Dialog::Page(Page::Settings) => {
            settings::show(ui, model, &mut state.settings, &mut desk.board.pieces, out);
        }
        Dialog::Page(Page::Rules) => {
            let playing = model.document().map(|document| document.position().variant());
            state.rules.show(ui, playing, desk.board, out);
        }
        Dialog::Page(Page::Blind) => pages::blind(ui, out),
        Dialog::Page(Page::Keys) => state.keys.show(ui, model, out),
        Dialog::Page(Page::About) => pages::about(ui, out),
    }
}
