//! The fields of a position being set up: rows, the two counters, and the position as text.

use egui::{DragValue, Label, Popup, RichText, Ui, Vec2, vec2};

use crate::app::library::ClipboardAction;
use crate::app::model::{Editor, EditorAction, Model, PositionEdit};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets::{self, TALL};
use crate::gui::style::{form, menu};

/// The largest number a counter is drawn up to; a text may hold larger ones.
const MAX_NUMBER: u32 = 9999;
/// Width of the column of names, in points.
const NAMES: f32 = 92.0;
/// Width of the field of a number.
const NUMBER: f32 = 48.0;
/// Narrower rows have the second number, with its words beside it, below the first.
const SINCE: f32 = 116.0;

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
        let width = ui.available_width();
        form::list(ui, key, &name, Some(width), &mut value, choices)
    });
    is_another.then_some(value)
}

/// The number of the move, and that of the half-moves since something final.
pub fn counters_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let before = editor.setup().counters();
    let (mut halfmove_clock, mut number) = before;
    let since = match editor.variant() {
        Variant::Checkers => "editor-since-man",
        _ => "editor-since-pawn",
    };
    let since = tr!(since, count = halfmove_clock);
    let name = tr("editor-move-number");
    row_ui(ui, &name, |ui| {
        let mut since_ui = |ui: &mut Ui| {
            number_ui(ui, &since, &mut halfmove_clock, 0);
            ui.add(Label::new(RichText::new(&since).size(text::SECONDARY).weak()).wrap());
        };
        if ui.available_width() - 2.0 * (NUMBER + space::S) >= SINCE {
            ui.horizontal(|ui| {
                number_ui(ui, &name, &mut number, 1);
                since_ui(ui);
            });
        } else {
            number_ui(ui, &name, &mut number, 1);
            ui.horizontal(since_ui);
        }
    });
    if (halfmove_clock, number) != before {
        out.push(EditorAction::Edit(PositionEdit::Counters(halfmove_clock, number)));
    }
}

fn number_ui(ui: &mut Ui, name: &str, number: &mut u32, least: u32) {
    let field = DragValue::new(number).range(least..=MAX_NUMBER).clamp_existing_to_range(false).speed(0.1);
    let size = vec2(NUMBER, ui.spacing().interact_size.y);
    let field = form::outlined(ui, |ui| ui.add_sized(size, field));
    field.on_hover_text(name).accessible_name(name);
}

/// The position as text, in step with the board; beside it a button that copies it, and a menu of what is rarer.
pub fn text_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    let name = tr(words::position_text_key(editor.variant()));
    let mut text = editor.text().to_owned();
    let icon = Vec2::splat(TALL);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let width = ui.available_width() - 2.0 * (icon.x + space::XS);
        let field = form::elided_field(ui, &name, &mut text, width);
        if field.changed() {
            out.push(EditorAction::Edit(PositionEdit::Text(text)));
        } else {
            field.on_hover_text(text);
        }
        let copy = tr("editor-copy");
        if widgets::icon_button(ui, Icon::Copy, &copy, icon, true).on_hover_text(copy).clicked() {
            out.push(ClipboardAction::CopyPosition);
        }
        let more = tr("more");
        let more = widgets::icon_button(ui, Icon::More, &more, icon, true).on_hover_text(more);
        menu::show(Popup::menu(&more), |ui| rare_ui(ui, model, editor, out));
    });
}

/// The menu of the rarer actions.
fn rare_ui(ui: &mut Ui, model: &Model, editor: &Editor, out: &mut Out) {
    menu::spread(ui);
    let row_ui = |ui: &mut Ui, name: &str, is_on: bool| {
        let row = menu::row_ui(ui, name, None, is_on);
        // A key does not close a menu by itself.
        if row.clicked() {
            ui.close();
        }
        row
    };
    if row_ui(ui, &tr("editor-evaluation"), editor.is_evaluating()).clicked() {
        out.push(EditorAction::Evaluate);
    }
    // Where the position cannot be turned, this is a button of the panel.
    if editor.setup().can_rotate() && row_ui(ui, &tr("editor-swap"), false).clicked() {
        out.push(EditorAction::Edit(PositionEdit::SwapSides));
    }
    let copy = row_ui(ui, &tr("editor-copy-picture"), false);
    if copy.on_hover_text(tr("editor-copy-picture-hint")).clicked() {
        out.push(EditorAction::CopyPicture);
    }
    if row_ui(ui, &Action::Flip.name_now(model), false).clicked() {
        out.act(Action::Flip);
    }
}
