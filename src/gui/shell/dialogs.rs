//! The open dialog; each is drawn by the feature that it belongs to.

use egui::Ui;

use crate::app::dialogs::{Dialog, Page};
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::view::club::ClubTable;
use crate::gui::board::BoardState;
use crate::gui::dialogs::questions::Asking;
use crate::gui::dialogs::{engines, keys, pages, path, questions as ask_questions, rules, settings};
use crate::gui::library::club;
use crate::gui::play::{mail, new_game, online, questions};
use crate::gui::study::header;
use crate::gui::style::form::Search;
use crate::gui::style::theme::Theme;
use crate::gui::three::{new_game as three_form, over};

/// State of the dialogs that the program has no use for.
#[derive(Default)]
pub struct DialogsState {
    new_game: new_game::Typing,
    play_on: questions::Remember,
    rules: rules::Reading,
    keys: keys::KeysPage,
    settings: Search,
    club: ClubTable,
}

/// Shows the open dialog, if there is one. The side panel is so wide; zero if it is folded.
pub fn show(
    ui: &Ui,
    theme: Theme,
    model: &Model,
    panel: f32,
    state: &mut DialogsState,
    board: &mut BoardState,
    out: &mut Vec<Message>,
) {
    if !matches!(model.dialog(), Some(Dialog::Page(Page::Rules))) {
        state.rules.stop();
    }
    if !matches!(model.dialog(), Some(Dialog::Page(Page::Keys))) {
        state.keys.stop();
    }
    if !matches!(model.dialog(), Some(Dialog::Page(Page::Settings))) {
        state.settings = Search::default();
    }
    let Some(dialog) = model.dialog() else { return };
    let mut asking = Asking { ui, theme, out };
    match dialog {
        Dialog::NewGame(form) => {
            new_game::show(ui, theme, form, &model.settings().engines, &mut state.new_game, board, out);
        }
        Dialog::NewThree(form) => three_form::show(ui, theme, form, &mut state.new_game, board, out),
        Dialog::ThreeResign { by } => over::resign(&mut asking, *by),
        Dialog::ThreeOver(ended) => over::show(ui, theme, ended, panel, out),
        Dialog::Unsaved { then } => asking.unsaved(then, model.has_match()),
        Dialog::PlayOn { .. } => state.play_on.show(ui, theme, out),
        Dialog::Resign { by } => questions::resign(&mut asking, *by),
        Dialog::GameOver(over) => questions::game_over(ui, theme, over, panel, out),
        Dialog::Restore { found } => ask_questions::restore(ui, theme, found, out),
        Dialog::Club => club::show(ui, theme, model, &mut state.club, out),
        Dialog::Header(form) => header::show(ui, theme, form, out),
        Dialog::Path { purpose, text } => path::show(ui, theme, *purpose, text, out),
        Dialog::FileThere { path } => asking.file_there(path),
        Dialog::FileChanged { path } => asking.file_changed(path),
        Dialog::Problem { fault, text } => asking.problem(*fault, &text.to_string()),
        Dialog::Engine(form) => engines::show_form(ui, theme, form, out),
        Dialog::EngineGone { color, name } => questions::engine_gone(&mut asking, *color, name),
        Dialog::Online(dialog) => online::show(ui, theme, dialog, &mut state.new_game, out),
        Dialog::Mail(dialog) => mail::show(ui, theme, model.mail_games(), dialog, out),
        Dialog::LeaveOnline { .. } => questions::leave_online(&mut asking),
        Dialog::Page(Page::Online) => online::help(ui, theme, out),
        Dialog::Page(Page::Engines) => engines::show_list(ui, theme, &model.settings().engines, out),
        Dialog::Page(Page::Settings) => {
            settings::show(ui, theme, model, &mut state.settings, &mut board.pieces, out);
        }
        Dialog::Page(Page::Rules) => {
            let playing = model.document().map(|document| document.position().variant());
            state.rules.show(ui, theme, playing, board, out);
        }
        Dialog::Page(Page::Blind) => pages::blind(ui, theme, out),
        Dialog::Page(Page::Keys) => state.keys.show(ui, theme, model.settings(), out),
        Dialog::Page(Page::About) => pages::about(ui, theme, out),
    }
}
