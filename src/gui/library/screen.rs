//! The games of a file, or the player's games, in place of the board.

use egui::{Align, Key, Layout, Modifiers, Popup, Rect, RichText, Sense, Ui, UiBuilder, vec2};

use super::preview::preview_ui;
use super::query_bar::query_ui;
use super::table::{TableState, heading_ui, rows_ui};
use crate::app::game::ReplayAction;
use crate::app::library::{Export, FileAction, GameList, LibraryAction, PathPurpose};
use crate::app::model::{Message, Model};
use crate::app::text::tr;
use crate::excerpt;
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::theme::{Colors, space};
use crate::gui::style::{page, widgets};

/// Rows that Page Up and Page Down go.
const PAGE: usize = 10;
/// Maximum width of the table and the board beside it, in points: wider rows are hard to read.
const WIDTH: f32 = 1400.0;
/// The least width that has room for the board beside the table, the board's share of it, and the board's widths.
const PREVIEW_FROM: f32 = 780.0;
const PREVIEW: (f32, f32, f32) = (0.28, 220.0, 360.0);

/// Draws the screen. It takes clicks and keys only if it is `active`: no dialog is open in front of it.
pub fn show(
    ui: &mut Ui,
    model: &Model,
    is_active: bool,
    state: &mut TableState,
    board: &mut BoardState,
    out: &mut Out,
) {
    let Some(list) = model.library() else { return };
    page::fixed(ui, WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let takes_keys = is_active && !Popup::is_any_open(ui.ctx());
        let enter = takes_keys && widgets::accepts_enter(ui);
        widgets::page_title(ui, &list.games.title().to_string());
        if let Some(source) = list.games.source() {
            widgets::elided(ui, RichText::new(source.to_string()).weak());
        }
        if takes_keys {
            keys_ui(ui, list, out);
        }
        query_ui(ui, model, list, &mut state.filter_name, out);
        let buttons = ui.spacing().interact_size.y + 2.0 * space::S;
        let body = vec2(ui.available_width(), (ui.available_height() - buttons).max(buttons));
        let (body, _) = ui.allocate_exact_size(body, Sense::hover());
        let (table, preview) = split(body);
        ui.scope_builder(UiBuilder::new().max_rect(table), |ui| {
            heading_ui(ui, Colors::of(ui), (model.settings(), list), state, out);
            rows_ui(ui, Colors::of(ui), list, state, out);
        });
        if let Some(preview) = preview {
            preview_ui(ui, model, board, preview);
        }
        buttons_ui(ui, model, list, enter, out);
    });
}

/// The places of the table and, if there is room, of the board beside it.
fn split(body: Rect) -> (Rect, Option<Rect>) {
    if body.width() < PREVIEW_FROM {
        return (body, None);
    }
    let (share, least, most) = PREVIEW;
    let left = body.right() - (share * body.width()).clamp(least, most);
    let (table, preview) = body.split_left_right_at_x(left);
    (table.with_max_x(left - space::M), Some(preview))
}

/// Open, which Enter does too, and back to the board, as Escape; for the player's games also deleting and adding.
fn buttons_ui(ui: &mut Ui, model: &Model, list: &GameList, enter: bool, out: &mut Out) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let can_open = list.selected.is_some() || list.filtering.is_some();
        let why_not = (!can_open).then(|| tr("why-choose-game"));
        let button = |ui: &mut Ui| widgets::primary_button(ui, &tr("button-open"));
        let open = widgets::usable(ui, why_not, button);
        if open.clicked() || enter && can_open {
            out.push(LibraryAction::Open);
        }
        if widgets::plain_button(ui, &tr("button-back-to-board")).clicked() {
            out.push(LibraryAction::Close);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if list.games.are_own() {
                own_ui(ui, model, list, out);
            }
            listed_ui(ui, list, out);
        });
    });
}

/// The menu of all that is done with the games listed at once.
fn listed_ui(ui: &mut Ui, list: &GameList, out: &mut Out) {
    ui.menu_button(tr("games-listed"), |ui| {
        let why_not = list.why_not_all();
        let entries = [
            ("club-open", "club-open-hint", why_not, Message::Library(LibraryAction::Club)),
            ("games-save", "games-save-hint", why_not, Message::File(FileAction::Export(Export::Games))),
            ("games-tags", "games-tags-hint", list.why_no_tags(), Message::Library(LibraryAction::Header)),
        ];
        for (name, hint, why_not, message) in entries {
            let entry = widgets::usable(ui, why_not.map(tr), |ui| ui.button(tr(name)));
            if entry.on_hover_text(tr(hint)).clicked() {
                out.push(message);
                // Enter would leave the menu open behind the dialog.
                ui.close();
            }
        }
    });
}

/// Deletes a game, and adds or removes files and folders.
fn own_ui(ui: &mut Ui, model: &Model, list: &GameList, out: &mut Out) {
    let why_not = (!list.can_delete()).then(|| tr("why-not-own-game"));
    let delete = widgets::usable(ui, why_not, |ui| widgets::plain_button(ui, &tr("own-games-delete")));
    if delete.clicked() {
        out.push(LibraryAction::Delete);
    }
    ui.menu_button(tr("own-games-folders"), |ui| {
        if ui.button(tr("own-games-add-folder")).clicked() {
            out.push(FileAction::AddToOwn);
        }
        if ui.button(tr("own-games-add-path")).clicked() {
            out.push(FileAction::TypePath(PathPurpose::AddToOwn));
        }
        for path in &model.settings().library {
            let name = tr!("own-games-remove", path = excerpt::path(path));
            if ui.button(name).clicked() {
                out.push(FileAction::RemoveFromOwn(path.clone()));
            }
        }
    });
}

/// Maps (row, last row) to the row that a key selects.
type Step = fn(usize, usize) -> usize;

const STEPS: [(Key, Step); 4] = [
    (Key::ArrowDown, |row, last| (row + 1).min(last)),
    (Key::ArrowUp, |row, _| row.saturating_sub(1)),
    (Key::PageDown, |row, last| (row + PAGE).min(last)),
    (Key::PageUp, |row, _| row.saturating_sub(PAGE)),
];
/// The keys that a field with text in it needs for itself.
const ENDS: [(Key, Step); 2] = [(Key::Home, |_, _| 0), (Key::End, |_, last| last)];
const REPLAYS: [(Key, ReplayAction); 2] =
    [(Key::ArrowLeft, ReplayAction::Previous), (Key::ArrowRight, ReplayAction::Next)];

/// Lets the arrows, Page Up and Page Down select a game, also while the filter has the keyboard. While the filter is empty,
/// other keys go to the ends of the list, replay the selected game, delete it and bring it back.
fn keys_ui(ui: &Ui, list: &GameList, out: &mut Out) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let is_typing = ui.ctx().text_edit_focused() && !list.query.words.is_empty();
    let is_own = list.games.are_own() && !is_typing;
    let last = list.shown.len().saturating_sub(1);
    if pressed(Key::Escape) {
        out.push(LibraryAction::Close);
    }
    let ends = if is_typing { &[] } else { &ENDS[..] };
    for &(key, step) in STEPS.iter().chain(ends) {
        if pressed(key) {
            let row = list.selected_row().map_or(0, |row| step(row, last));
            out.extend(list.shown.get(row).map(|&game| LibraryAction::Select(game)));
        }
    }
    for (key, action) in REPLAYS.into_iter().filter(|_| !is_typing) {
        if pressed(key) {
            out.push(LibraryAction::Replay(action));
        }
    }
    if is_own && pressed(Key::Delete) {
        out.push(LibraryAction::Delete);
    }
    if !is_typing && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
        out.push(LibraryAction::Undo);
    }
}
