//! The games of a file, to choose one: a table with a filter, for the mouse and for the keyboard.

mod table;

use egui::{Key, Modifiers, Ui};

use self::table::{heading_ui, rows_ui};
use crate::app::catalogue::{tr, tr_args};
use crate::app::dialogs::GameList;
use crate::app::library::Collection;
use crate::app::message::{DialogAction, Message};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

pub use self::table::Scroll;

/// Rows that Page Up and Page Down go.
const PAGE: usize = 10;

/// Shows the table.
pub fn show(ui: &Ui, theme: Theme, list: &GameList, scroll: &mut Scroll, out: &mut Vec<Message>) {
    let answers = [
        Answer::primary("button-open", DialogAction::OpenGame)
            .enabled(list.selected.is_some() || list.filtering.is_some()),
        Answer::cancel(),
    ];
    Frame { scrolls_itself: true, ..Frame::new(&list.file.title(), 780.0) }.show(
        ui,
        theme,
        out,
        &answers,
        |ui, out| {
            keys_ui(ui, list, out);
            if let Some(source) = list.file.collection.and_then(Collection::source) {
                widgets::elided(ui, egui::RichText::new(source).weak());
            }
            filter_ui(ui, list, out);
            heading_ui(ui, theme.colors());
            rows_ui(ui, theme.colors(), list, scroll, out);
        },
    );
}

fn filter_ui(ui: &mut Ui, list: &GameList, out: &mut Vec<Message>) {
    ui.horizontal(|ui| {
        let mut filter = list.filter.clone();
        let width = 280.0f32.min(ui.available_width() - 16.0);
        let field =
            widgets::text_field(ui, &tr("games-filter"), &tr("games-filter-hint"), &mut filter, width);
        widgets::focus_at_first(&field, 0..list.filter.chars().count());
        if field.changed() {
            out.push(Message::Dialog(DialogAction::FilterGames(filter)));
        }
        let count = [("shown", list.shown.len().into()), ("all", list.file.games.len().into())];
        widgets::elided(ui, egui::RichText::new(tr_args("games-count", &count)).weak());
    });
}

/// From one row to another.
type Step = fn(usize) -> usize;

/// The arrows and Page Up and Down choose a game while the filter is being typed, too.
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
    for (key, step) in steps {
        if pressed(key) {
            let row = here.map_or(0, step).min(last);
            out.extend(list.shown.get(row).map(|&game| Message::Dialog(DialogAction::SelectGame(game))));
        }
    }
}
