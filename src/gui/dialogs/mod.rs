//! What opens in front of the board: questions, forms, lists, pages. One file each.

mod about;
mod frame;
mod game_over;
mod games;
mod keys;
mod new_game;
mod path;
mod play_on;
mod questions;
mod restore;
mod rules;
mod settings;

use egui::Ui;

use self::questions::Asking;
use super::board::BoardState;
use super::theme::Theme;
use crate::app::dialog::{Dialog, Page};
use crate::app::message::Message;
use crate::app::model::Model;

/// What dialogs remember that is of no interest to the program.
#[derive(Default)]
pub struct DialogsState {
    new_game: new_game::Typing,
    play_on: play_on::Remember,
    games: games::Scroll,
    rules: rules::Reading,
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
    if !matches!(model.dialog(), Some(Dialog::NewGame(_))) {
        state.new_game.forget();
    }
    let Some(dialog) = model.dialog() else { return };
    let mut asking = Asking { ui, theme, out };
    match dialog {
        Dialog::NewGame(form) => new_game::show(ui, theme, form, &mut state.new_game, out),
        Dialog::Unsaved { then } => asking.unsaved(then),
        Dialog::PlayOn { .. } => state.play_on.show(ui, theme, out),
        Dialog::DrawOffered { by } => asking.draw_offered(*by),
        Dialog::TakebackAsked { by } => asking.takeback_asked(*by),
        Dialog::Resign { by } => asking.resign(*by),
        Dialog::GameOver(over) => game_over::show(ui, theme, over, panel, out),
        Dialog::Games(list) => games::show(ui, theme, list, &mut state.games, out),
        Dialog::Restore { found } => restore::show(ui, theme, found, out),
        Dialog::Path { purpose, text } => path::show(ui, theme, *purpose, text, out),
        Dialog::FileThere { path } => asking.file_there(path),
        Dialog::FileChanged { path } => asking.file_changed(path),
        Dialog::Problem { text } => asking.problem(text),
        Dialog::Page(Page::Settings) => settings::show(ui, theme, model, out),
        Dialog::Page(Page::Rules) => {
            let playing = model.document().shown().position.variant();
            state.rules.show(ui, theme, playing, board, out);
        }
        Dialog::Page(Page::Keys) => keys::show(ui, theme, out),
        Dialog::Page(Page::About) => about::show(ui, theme, out),
    }
}
