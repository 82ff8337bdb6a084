//! The games of a file, or the player's games, in place of the board.

use egui::{Align, Key, Layout, Modifiers, Popup, Rect, Sense, Ui, UiBuilder, Vec2, vec2};

use super::preview::{self, preview_ui};
use super::query_bar::query_ui;
use super::ratings::ratings_ui;
use super::source;
use super::table::{TableState, heading_ui, rows_ui};
use crate::app::board::BoardView;
use crate::app::game::ReplayAction;
use crate::app::library::{Export, FileAction, GameList, LibraryAction, PathPurpose};
use crate::app::model::{Message, Model};
use crate::app::text::tr;
use crate::excerpt;
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::{menu, page, widgets};

/// Rows that Page Up and Page Down go.
const PAGE: isize = 10;
/// Maximum width of the table and the card beside it, in points: wider rows are hard to read. What a wider window leaves
/// free beside them.
const WIDTH: f32 = 1800.0;
const BESIDE: f32 = 96.0;
/// The least width that has room for the card beside the table, the card's share of it, and its widths.
const PREVIEW_FROM: f32 = 780.0;
const PREVIEW: (f32, f32, f32) = (0.3, 250.0, 380.0);
/// Side of the board of a list that has no games yet.
const EMPTY_BOARD: f32 = 130.0;

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
    // A large window has room for more than a page of words.
    let width = (ui.ctx().content_rect().width() - BESIDE).clamp(page::WIDTH, WIDTH);
    page::fixed(ui, width, |ui| {
        let takes_keys = is_active && !Popup::is_any_open(ui.ctx());
        source::head_ui(ui, model, list, out);
        if takes_keys {
            keys_ui(ui, list, out);
        }
        if list.games.are_own() {
            ratings_ui(ui, model, state, out);
        }
        let foot = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
        if list.games.are_own() && list.games.is_empty() && !list.games.are_partial() {
            let room = vec2(ui.available_width(), (ui.available_height() - foot).max(foot));
            ui.allocate_ui(room, |ui| {
                ui.set_min_size(room);
                let board_ui = |ui: &mut Ui| {
                    let (place, _) = ui.allocate_exact_size(Vec2::splat(EMPTY_BOARD), Sense::hover());
                    let view = BoardView { hides_coordinates: true, ..BoardView::default() };
                    board.paint_diagram(ui.painter(), Theme::of(ui), &view, place);
                };
                source::none_ui(ui, board_ui, model.settings().keep_games, out);
            });
            ui.horizontal(|ui| folders_ui(ui, model, out));
            return;
        }
        let enter = takes_keys && widgets::accepts_enter(ui);
        if let Some(source) = list.games.source() {
            widgets::hint(ui, source.to_string());
        }
        query_ui(ui, model, list, &mut state.filter_name, out);
        let body = vec2(ui.available_width(), (ui.available_height() - foot).max(foot));
        let (body, _) = ui.allocate_exact_size(body, Sense::hover());
        let (table, preview) = split(body);
        let preview = preview.filter(|_| list.selected.is_some());
        let table = if preview.is_some() { table } else { body };
        let mut table = ui.new_child(UiBuilder::new().id_salt("table").max_rect(table));
        heading_ui(&mut table, model.settings(), list, state, out);
        rows_ui(&mut table, model.settings(), list, state, out);
        if let Some(preview) = preview {
            preview_ui(ui, model, list, board, preview, out);
        }
        foot_ui(ui, model, list, (enter, preview.is_none()), out);
    });
}

/// The places of the table and, if there is room, of the card beside it.
fn split(body: Rect) -> (Rect, Option<Rect>) {
    if body.width() < PREVIEW_FROM || !preview::has_room(body.height()) {
        return (body, None);
    }
    let (share, least, most) = PREVIEW;
    let left = (body.right() - (share * body.width()).clamp(least, most)).round();
    let (table, preview) = body.split_left_right_at_x(left);
    (table.with_max_x(left - space::XL), Some(preview))
}

/// The buttons for the games, and without a card beside the list the button that opens one, as Enter does.
fn foot_ui(ui: &mut Ui, model: &Model, list: &GameList, (enter, opens): (bool, bool), out: &mut Out) {
    let can_open = list.selected.is_some() || list.filtering.is_some();
    if enter && can_open {
        out.push(LibraryAction::Open);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if opens {
            let why_not = (!can_open).then(|| tr("why-choose-game"));
            let button = |ui: &mut Ui| {
                widgets::primary_button(ui, &tr("editor-study")).accessible_name(tr("action-study"))
            };
            if widgets::usable(ui, why_not, button).clicked() {
                out.push(LibraryAction::Open);
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if list.games.are_own() {
                let why_not = (!list.can_delete()).then(|| tr("why-not-own-game"));
                let button = |ui: &mut Ui| widgets::plain_button(ui, &tr("own-games-delete"));
                if widgets::usable(ui, why_not, button).clicked() {
                    out.push(LibraryAction::Delete);
                }
                folders_ui(ui, model, out);
            }
            listed_ui(ui, list, out);
        });
    });
}

/// The menu of all that is done with the games listed at once.
fn listed_ui(ui: &mut Ui, list: &GameList, out: &mut Out) {
    menu::button_ui(ui, tr("games-listed"), |ui| {
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

/// Adds or removes files and folders.
fn folders_ui(ui: &mut Ui, model: &Model, out: &mut Out) {
    menu::button_ui(ui, tr("own-games-folders"), |ui| {
        let add = [
            (tr("own-games-add-folder"), FileAction::AddToOwn),
            (tr("own-games-add-path"), FileAction::TypePath(PathPurpose::AddToOwn)),
        ];
        let remove = model.settings().library.iter().map(|path| {
            let name = tr!("own-games-remove", path = excerpt::path(path));
            (name, FileAction::RemoveFromOwn(path.clone()))
        });
        for (name, action) in add.into_iter().chain(remove) {
            if ui.button(name).clicked() {
                out.push(action);
                ui.close();
            }
        }
    });
}

/// The keys that select another row, and how many rows they go, as far as the list has them.
const STEPS: [(Key, isize); 4] =
    [(Key::ArrowDown, 1), (Key::ArrowUp, -1), (Key::PageDown, PAGE), (Key::PageUp, -PAGE)];
/// The keys that a field with text in it needs for itself.
const ENDS: [(Key, isize); 2] = [(Key::Home, isize::MIN), (Key::End, isize::MAX)];
const REPLAYS: [(Key, ReplayAction); 2] =
    [(Key::ArrowLeft, ReplayAction::Previous), (Key::ArrowRight, ReplayAction::Next)];

/// Lets the arrows, Page Up and Page Down select a game, also while the filter has the keyboard. While the filter is empty,
/// other keys go to the ends of the list, replay the selected game, delete it and bring it back.
fn keys_ui(ui: &Ui, list: &GameList, out: &mut Out) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let is_typing = ui.ctx().text_edit_focused() && !list.query.words.is_empty();
    let last = list.shown.len().saturating_sub(1);
    if pressed(Key::Escape) {
        out.push(LibraryAction::Close);
    }
    let ends = if is_typing { &[] } else { &ENDS[..] };
    for &(key, step) in STEPS.iter().chain(ends) {
        if pressed(key) {
            let row = list.selected_row().map_or(0, |row| row.saturating_add_signed(step).min(last));
            out.extend(list.shown.get(row).map(|&game| LibraryAction::Select(game)));
        }
    }
    for (key, action) in REPLAYS.into_iter().filter(|_| !is_typing) {
        if pressed(key) {
            out.push(LibraryAction::Replay(action));
        }
    }
    if list.games.are_own() && !is_typing && pressed(Key::Delete) {
        out.push(LibraryAction::Delete);
    }
    if !is_typing && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
        out.push(LibraryAction::Undo);
    }
}
