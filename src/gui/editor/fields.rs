//! Numbers and text of a position being set up.

use egui::{DragValue, RichText, Ui, vec2};

use crate::app::catalogue::tr;
use crate::app::editor::{Editor, PositionEdit};
use crate::app::message::{EditorAction, Message};
use crate::game::Variant;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets;

/// The largest number a counter is drawn up to; a text may hold larger ones.
const MOST: u32 = 9999;

/// A row of the panel: its name, and its field behind it or, where there is no room, below it.
pub fn row_ui(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui)) {
    const NAMES: f32 = 92.0;
    ui.horizontal_top(|ui| {
        let size = vec2(NAMES, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_size(size);
            widgets::elided(ui, RichText::new(name).weak());
        });
        ui.vertical(add_fields);
    });
}

/// The two counters.
pub fn counters_ui(ui: &mut Ui, editor: &Editor, out: &mut Vec<Message>) {
    let before = editor.setup().counters();
    let (mut halfmove_clock, mut number) = before;
    let is_checkers = editor.variant() == Variant::Checkers;
    let quiet = if is_checkers { "editor-quiet-plies-checkers" } else { "editor-quiet-plies" };
    row_ui(ui, &tr("editor-quiet"), |ui| {
        ui.horizontal(|ui| {
            number_ui(ui, &tr(quiet), &mut halfmove_clock, 0);
            widgets::elided(ui, RichText::new(tr("editor-plies")).weak());
        });
    });
    let name = tr("editor-move-number");
    row_ui(ui, &name, |ui| number_ui(ui, &name, &mut number, 1));
    if (halfmove_clock, number) != before {
        let edit = PositionEdit::Counters(halfmove_clock, number);
        out.push(Message::Editor(EditorAction::Edit(edit)));
    }
}

fn number_ui(ui: &mut Ui, name: &str, number: &mut u32, least: u32) {
    let field = DragValue::new(number).range(least..=MOST).clamp_existing_to_range(false).speed(0.1);
    ui.add_sized(vec2(64.0, ui.spacing().interact_size.y), field).on_hover_text(name).accessible_name(name);
}

/// The position as text, in step with the board.
pub fn text_ui(ui: &mut Ui, theme: Theme, editor: &Editor, out: &mut Vec<Message>) {
    let name = tr("position-fen");
    let mut text = editor.text().to_owned();
    let width = ui.available_width();
    if widgets::text_field(ui, &name, "", &mut text, width).changed() {
        out.push(Message::Editor(EditorAction::Edit(PositionEdit::Text(text))));
    }
    if let Some(problem) = editor.text_problem() {
        ui.label(RichText::new(problem.to_string()).color(theme.colors().danger));
    }
}
