//! Numbers and text of a position being set up.

use egui::{DragValue, RichText, Ui, vec2};

use crate::app::library::ClipboardAction;
use crate::app::model::{Editor, EditorAction, PositionEdit};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::{form, widgets};

/// The largest number a counter is drawn up to; a text may hold larger ones.
const MAX_NUMBER: u32 = 9999;
/// Width of the column of names, in points.
const NAMES: f32 = 92.0;
/// Minimum width of a problem's text, in points. A narrower text would be unreadable; the field's tooltip has all of
/// it.
const SINCE: f32 = 120.0;
/// Lines of the text; it grows where it is longer.
const ROWS: usize = 2;

/// A row of the panel: its name, then its fields.
pub fn row_ui<R>(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui) -> R) -> R {
    form::row_with_names(ui, NAMES, name, add_fields)
}

/// A row with a list of choices. Returns the one that was chosen.
pub fn choose_ui<T: Clone + PartialEq>(
    ui: &mut Ui,
    key: &str,
    chosen: &T,
    choices: &[(T, String)],
) -> Option<T> {
    let name = tr(key);
    let mut value = chosen.clone();
    let is_another = row_ui(ui, &name, |ui| {
        let width = ui.available_width().min(140.0);
        form::list(ui, key, &name, Some(width), &mut value, choices)
    });
    is_another.then_some(value)
}

/// The two counters.
pub fn counters_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let before = editor.setup().counters();
    let (mut halfmove_clock, mut number) = before;
    let since = match editor.variant() {
        Variant::Checkers => "editor-since-man",
        _ => "editor-since-pawn",
    };
    let name = tr("editor-half-moves");
    row_ui(ui, &name, |ui| {
        ui.horizontal(|ui| {
            number_ui(ui, &words::labelled(&name, &tr(since)), &mut halfmove_clock, 0);
            if ui.available_width() >= SINCE {
                widgets::elided(ui, RichText::new(tr(since)).weak());
            }
        });
    });
    let name = tr("editor-move-number");
    row_ui(ui, &name, |ui| number_ui(ui, &name, &mut number, 1));
    if (halfmove_clock, number) != before {
        let edit = PositionEdit::Counters(halfmove_clock, number);
        out.push(EditorAction::Edit(edit));
    }
}

fn number_ui(ui: &mut Ui, name: &str, number: &mut u32, least: u32) {
    let field = DragValue::new(number).range(least..=MAX_NUMBER).clamp_existing_to_range(false).speed(0.1);
    ui.add_sized(vec2(64.0, ui.spacing().interact_size.y), field).on_hover_text(name).accessible_name(name);
}

/// The position as text, in step with the board, and all that keeps it from being possible.
pub fn text_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let name = tr(words::position_text_key(editor.variant()));
    let mut text = editor.text().to_owned();
    ui.label(RichText::new(&name).weak());
    if form::wrapped_field(ui, &name, &mut text, ROWS).changed() {
        out.push(EditorAction::Edit(PositionEdit::Text(text)));
    }
    copy_ui(ui, out);
    widgets::problems(ui, editor.text_problem());
    let sentences = editor.problems().iter().map(|problem| words::sentence(&problem.text.to_string()));
    widgets::problems(ui, sentences);
}

fn copy_ui(ui: &mut Ui, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        if widgets::plain_button(ui, &tr("editor-copy")).clicked() {
            out.push(ClipboardAction::CopyPosition);
        }
        let picture = widgets::plain_button(ui, &tr("editor-copy-picture"));
        if picture.on_hover_text(tr("editor-copy-picture-hint")).clicked() {
            out.push(EditorAction::CopyPicture);
        }
    });
}
