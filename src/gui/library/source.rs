//! The head of the page: which games are listed.

use egui::{Ui, vec2};

use crate::app::library::{Collection, FileAction, GameList, Games, TOURNAMENT_GAMES};
use crate::app::model::Model;
use crate::app::text::tr;
use crate::excerpt;
use crate::gui::actions::{Action, Out};
use crate::gui::style::theme::{medium_text, space, text};
use crate::gui::style::{page, widgets};

/// The games that a list may have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Own,
    Tournaments,
    /// A file, or another text.
    File,
}

impl Source {
    fn of(games: &Games) -> Source {
        let collection = games.files().first().and_then(|file| file.collection);
        match collection {
            _ if games.are_own() => Source::Own,
            Some(Collection::Tournaments) => Source::Tournaments,
            _ => Source::File,
        }
    }
}

/// Draws the head: the title, the choice of the games, and the button for another file.
pub(super) fn head_ui(ui: &mut Ui, model: &Model, list: &GameList, out: &mut Out) {
    let shown = Source::of(&list.games);
    let opened = model.opened_list().map(|list| &list.games);
    let file =
        [Some(&list.games), opened].into_iter().flatten().find(|games| Source::of(games) == Source::File);
    let mut choices = vec![
        (Source::Own, tr("own-games-title")),
        (Source::Tournaments, Collection::Tournaments.title().to_string()),
    ];
    choices.extend(file.map(|games| (Source::File, name(games))));
    let (mut chosen, title, open) = (shown, tr("tab-games"), tr("games-open-file"));
    let open_width = widgets::button_width(ui, &open, false);
    let mut is_opening = false;
    let mut open_ui = |ui: &mut Ui| is_opening |= widgets::wide_button(ui, &open, 0.0).clicked();
    page::head_ui(ui, &title, &title, &mut chosen, &choices, Some((open_width, &mut open_ui)));
    if is_opening {
        out.act(Action::Open);
    }
    if chosen != shown {
        out.push(match chosen {
            Source::Own => FileAction::OwnGames,
            Source::Tournaments => FileAction::OpenRecorded(Collection::Tournaments, None),
            Source::File => FileAction::ChooseGame,
        });
    }
}

/// A short name of the games of a file.
fn name(games: &Games) -> String {
    let path = games.files().first().and_then(|file| file.path.as_ref());
    let name = path.and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    let name = name.unwrap_or_else(|| games.title().to_string());
    excerpt::start(&name)
}

/// The page before the first game: a board, words, and two buttons.
pub(super) fn none_ui(ui: &mut Ui, add_board: impl FnOnce(&mut Ui), is_kept: bool, out: &mut Out) {
    let (new, see) = (Action::New.name(), tr!("games-see-tournaments", count = TOURNAMENT_GAMES));
    let buttons = widgets::button_width(ui, &new, true) + space::S + widgets::button_width(ui, &see, false);
    ui.add_space((0.16 * ui.available_height()).max(space::S));
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::S, space::S);
        add_board(ui);
        ui.add_space(space::S);
        ui.label(medium_text(tr("own-games-none")).size(text::NAMES));
        if is_kept {
            ui.weak(tr("own-games-none-hint"));
        }
        ui.add_space(space::S);
        ui.allocate_ui(vec2(buttons.min(ui.available_width()), widgets::TALL), |ui| {
            ui.horizontal_wrapped(|ui| {
                if widgets::wide_primary_button(ui, &new, 0.0).clicked() {
                    out.act(Action::New);
                }
                if widgets::wide_button(ui, &see, 0.0).clicked() {
                    out.push(FileAction::OpenRecorded(Collection::Tournaments, None));
                }
            });
        });
    });
}
