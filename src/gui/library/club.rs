//! The tables of a club: points and ratings of the players in the games of a list.

use egui::{Align, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::library::club::{ClubBooks, ClubTable, summary};
use crate::app::library::{Export, FileAction, LibraryAction};
use crate::app::model::Model;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::space;
use crate::gui::style::{form, widgets};

/// The least width of the dialog. It is as wide as its widest table, and as the window.
const WIDTH: f32 = 640.0;
/// Between two columns.
const GAP: f32 = space::XS;
/// Height of a row; the widths of the number, the name, a sum, and results against one opponent: at least, and for each
/// letter.
const ROW: f32 = 24.0;
const NUMBER: f32 = 36.0;
const NAME: f32 = 180.0;
const SUM: f32 = 66.0;
const RESULTS: f32 = 28.0;
const LETTER: f32 = 8.0;
/// A lower dialog has its hints in a tooltip.
const HINTS_FROM: f32 = 240.0;
/// The number of the columns before the results.
const SUMS_END: usize = 5;

/// Shows one of the tables, and the choice of it.
pub fn show(ui: &Ui, model: &Model, table: &mut ClubTable, out: &mut Out) {
    let Some(books) = model.club() else { return };
    let answers = [
        Answer::close(),
        Answer::plain("club-print", FileAction::Export(Export::ClubPage)),
        Answer::plain("club-save", FileAction::Export(Export::Club)),
        Answer::plain("button-copy", LibraryAction::CopyClub),
    ];
    let title = tr("club-title");
    let widths = ClubTable::ALL.map(|table| widths(books, table).iter().map(|width| width + GAP).sum());
    let width = widths.into_iter().fold(WIDTH, f32::max);
    let frame = Frame { scrolls_itself: true, ..Frame::new(title.clone(), width) };
    frame.show(ui, out, &answers, |ui, _| {
        form::choice(ui, &title, table, &form::named(&ClubTable::ALL, ClubTable::key));
        let is_large = *table == ClubTable::Cross && table.opponents(books) < books.players.len();
        let hints = is_large.then(|| tr("club-large")).into_iter().chain([tr("club-hint")]);
        let is_low = ui.available_height() < HINTS_FROM;
        let about = ui.label(summary(books));
        if is_low {
            about.on_hover_text(hints.collect::<Vec<_>>().join(" "));
        } else {
            hints.for_each(|hint| _ = widgets::hint(ui, hint));
        }
        table_ui(ui, books, *table);
    });
}

/// The widths of the columns of a table.
fn widths(books: &ClubBooks, table: ClubTable) -> Vec<f32> {
    let longest = (0..table.opponents(books))
        .filter_map(|row| table.row(books, row, false))
        .flat_map(|row| row.into_iter().skip(SUMS_END).map(|results| results.chars().count()));
    let results = RESULTS.max(LETTER * (longest.max().unwrap_or(0) + 1) as f32);
    let width = |column: usize| match column {
        0 => NUMBER,
        1 => NAME,
        column if column < SUMS_END => SUM,
        _ => results,
    };
    (0..table.heads(books).len()).map(width).collect()
}

fn table_ui(ui: &mut Ui, books: &ClubBooks, table: ClubTable) {
    let (heads, widths) = (table.heads(books), widths(books, table));
    let row_ui = |ui: &mut Ui, cells: &[String], is_head: bool| {
        ui.horizontal(|ui| {
            for (column, cell) in cells.iter().enumerate().take(widths.len()) {
                let text = RichText::new(cell);
                let text = if is_head || column == 0 { text.weak() } else { text };
                let layout = match column {
                    1 => Layout::left_to_right(Align::Center),
                    _ => Layout::right_to_left(Align::Center),
                };
                ui.allocate_ui_with_layout(vec2(widths[column], ROW), layout, |ui| {
                    ui.set_min_width(widths[column]);
                    widgets::elided(ui, text);
                });
            }
        });
    };
    ScrollArea::horizontal().show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
        ui.vertical(|ui| {
            row_ui(ui, &heads, true);
            ScrollArea::vertical().auto_shrink([false, true]).show_rows(
                ui,
                ROW,
                books.players.len(),
                |ui, rows| {
                    for cells in rows.filter_map(|row| table.row(books, row, false)) {
                        row_ui(ui, &cells, false);
                    }
                },
            );
        });
    });
}
