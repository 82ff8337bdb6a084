//! The games of a file, in place of the board.

use egui::{Align, Frame, Key, Layout, Margin, Modifiers, RichText, Ui, accesskit, vec2};

use super::table::Scroll;
use super::table::{heading_ui, rows_ui};
use crate::app::catalogue::{tr, tr_args};
use crate::app::files::{Collection, GameList, LibraryAction};
use crate::app::message::Message;
use crate::gui::style::form;
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// Rows that Page Up and Page Down go.
const PAGE: usize = 10;
/// Maximum width of the table, in points: wider rows are hard to read.
const WIDTH: f32 = 1100.0;

/// Draws the screen. It takes clicks and keys only if it is `active`: no dialog is open in front of it.
pub fn show(
    ui: &mut Ui,
    theme: Theme,
    list: &GameList,
    is_active: bool,
    scroll: &mut Scroll,
    out: &mut Vec<Message>,
) {
    let width = ui.available_width().min(WIDTH);
    let margin = ((ui.available_width() - width) / 2.0).max(space::M);
    Frame::new().inner_margin(Margin::symmetric(margin as i8, space::M as i8)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let enter = is_active && widgets::accepts_enter(ui);
        heading(ui, &list.file.title().to_string());
        if let Some(source) = list.file.collection.and_then(Collection::source) {
            widgets::elided(ui, RichText::new(source.to_string()).weak());
        }
        if is_active {
            keys_ui(ui, list, out);
        }
        filter_ui(ui, list, out);
        heading_ui(ui, theme.colors());
        let buttons = ui.spacing().interact_size.y + 2.0 * space::S;
        let table = vec2(ui.available_width(), (ui.available_height() - buttons).max(buttons));
        ui.allocate_ui(table, |ui| rows_ui(ui, theme.colors(), list, scroll, out));
        buttons_ui(ui, theme, list, enter, out);
    });
}

fn heading(ui: &mut Ui, title: &str) {
    let label = ui.label(RichText::new(title).size(text::NAMES));
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(accesskit::Role::Heading);
        node.set_label(title);
    });
}

/// Open, which Enter does too, and back to the board, as Escape.
fn buttons_ui(ui: &mut Ui, theme: Theme, list: &GameList, enter: bool, out: &mut Vec<Message>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let can_open = list.selected.is_some() || list.filtering.is_some();
        let why_not = (!can_open).then(|| tr("why-choose-game"));
        let button = |ui: &mut Ui| widgets::primary_button(ui, theme.colors(), &tr("button-open"));
        let open = widgets::usable(ui, why_not, button);
        if open.clicked() || enter && can_open {
            out.push(Message::Library(LibraryAction::Open));
        }
        if widgets::plain_button(ui, &tr("button-back-to-board")).clicked() {
            out.push(Message::Library(LibraryAction::Close));
        }
    });
}

fn filter_ui(ui: &mut Ui, list: &GameList, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        let mut filter = list.filter.clone();
        let width = 280.0f32.min(ui.available_width() - 16.0);
        let field = form::text_field(ui, &tr("games-filter"), &tr("games-filter-hint"), &mut filter, width);
        form::focus_at_first(&field, 0..list.filter.chars().count());
        if field.changed() {
            out.push(Message::Library(LibraryAction::Filter(filter)));
        }
        let count = [("shown", list.shown.len().into()), ("all", list.file.games.len().into())];
        widgets::elided(ui, RichText::new(tr_args("games-count", &count)).weak());
    });
}

/// From one row to another.
type Step = fn(usize) -> usize;

/// Lets the arrows and Page Up and Down select a game, also while the filter has the keyboard.
fn keys_ui(ui: &Ui, list: &GameList, out: &mut Vec<Message>) {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let here = list.selected.and_then(|game| list.shown.binary_search(&game).ok());
    let last = list.shown.len().saturating_sub(1);
    let steps: [(Key, Step); 4] = [
        (Key::ArrowDown, |row| row + 1),
        (Key::ArrowUp, |row| row.saturating_sub(1)),
        (Key::PageDown, |row| row + PAGE),
        (Key::PageUp, |row| row.saturating_sub(PAGE)),
    ];
    if pressed(Key::Escape) {
        out.push(Message::Library(LibraryAction::Close));
    }
    for (key, step) in steps {
        if pressed(key) {
            let row = here.map_or(0, step).min(last);
            out.extend(list.shown.get(row).map(|&game| Message::Library(LibraryAction::Select(game))));
        }
    }
}
