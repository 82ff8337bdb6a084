//! Small parts the panels and dialogs share.

use std::ops::Range;

use egui::text::{CCursor, CCursorRange};
use egui::{
    Button, Color32, CornerRadius, Id, Key, KeyboardShortcut, Label, Rect, Response, RichText, Role, Sense,
    Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};

use super::icons::{self, Icon};
use super::theme::{Colors, LINE, RADIUS, Theme, field_line, space, text};
use crate::app::words;

/// Side of the icon on a button.
const ICON: f32 = 20.0;

/// The button of the usual answer: filled with the accent colour.
pub fn primary_button(ui: &mut Ui, colors: &Colors, text: &str) -> Response {
    filled_button(ui, colors.primary_button(), colors.on_accent, text)
}

/// The button of an answer that loses something for good: red.
pub fn destructive_button(ui: &mut Ui, colors: &Colors, text: &str) -> Response {
    filled_button(ui, colors.destructive, colors.on_destructive, text)
}

/// A button with these grounds, at rest, under the pointer and pressed, and this ink.
fn filled_button(ui: &mut Ui, fills: [Color32; 3], ink: Color32, text: &str) -> Response {
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        let states = [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active];
        for (state, fill) in states.into_iter().zip(fills) {
            state.weak_bg_fill = fill;
            state.bg_stroke = Stroke::NONE;
        }
        ui.add(Button::new(RichText::new(text).color(ink)).min_size(vec2(88.0, 0.0)))
    })
    .inner
}

/// Any other button of a dialog.
pub fn plain_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(text).min_size(vec2(72.0, 0.0)))
}

/// A button with an icon. `name` is what screen readers call it.
pub fn icon_button(
    ui: &mut Ui,
    theme: Theme,
    icon: Icon,
    name: &str,
    size: Vec2,
    is_enabled: bool,
) -> Response {
    // A part that can be disabled is a layout of its own, which does not wrap.
    if ui.layout().main_wrap && ui.available_size_before_wrap().x < size.x {
        ui.end_row();
    }
    ui.add_enabled_ui(is_enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, name));
        let visuals = ui.style().interact(&response);
        ui.painter().rect(rect, RADIUS, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
        let place = Rect::from_center_size(rect.center(), Vec2::splat(ICON));
        let ink = if is_enabled { theme.colors().text } else { theme.colors().weak.gamma_multiply(0.6) };
        icons::paint(ui.painter(), icon, place, ink);
        response
    })
    .inner
}

/// Adds a part that is greyed while there is a reason why it cannot be used; its tooltip then gives the reason.
pub fn usable(ui: &mut Ui, why_not: Option<String>, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let response = ui.add_enabled_ui(why_not.is_none(), add).inner;
    match why_not {
        Some(why) => response.on_disabled_hover_text(why),
        None => response,
    }
}

/// A choice as a row of joined buttons; the chosen one is filled. `name` describes the choice to screen readers.
/// Returns whether the choice changed.
pub fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, String)]) -> bool {
    let before = *value;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(1.0);
        for (index, (choice, text)) in choices.iter().enumerate() {
            let is_chosen = *value == *choice;
            let button = Button::new(text.as_str())
                .selected(is_chosen)
                .corner_radius(end_rounding(index, choices.len()));
            let response = ui.add(button).accessible_name(words::labelled(name, text));
            if response.clicked() {
                *value = *choice;
            }
        }
    });
    *value != before
}

/// Only the outer corners of a row of joined buttons are rounded.
fn end_rounding(index: usize, count: usize) -> CornerRadius {
    let left = if index == 0 { RADIUS } else { 0 };
    let right = if index + 1 == count { RADIUS } else { 0 };
    CornerRadius { nw: left, sw: left, ne: right, se: right }
}

/// A line of text, shortened with an ellipsis to the available width; a tooltip has all of it.
pub fn elided(ui: &mut Ui, text: impl Into<egui::WidgetText>) -> Response {
    ui.add(Label::new(text).truncate())
}

/// Secondary text, wrapped.
pub fn hint(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(RichText::new(text).size(text::SECONDARY).weak()).wrap())
}

/// A field for one line of text, with its name for screen readers and a hint while it is empty.
pub fn text_field(ui: &mut Ui, name: &str, hint: &str, value: &mut String, width: f32) -> Response {
    outlined(ui, |ui| {
        let edit = TextEdit::singleline(value).hint_text(hint).desired_width(width).margin(vec2(8.0, 5.0));
        ui.add(edit).accessible_name(name)
    })
}

/// A field for a text that is broken into lines where it is too long for one, with its name for screen readers. It
/// holds no line ends.
pub fn wrapped_field(ui: &mut Ui, name: &str, value: &mut String, rows: usize) -> Response {
    outlined(ui, |ui| {
        let edit =
            TextEdit::multiline(value).return_key(None).desired_rows(rows).desired_width(f32::INFINITY);
        ui.add(edit.margin(vec2(8.0, 5.0))).accessible_name(name)
    })
}

/// A field for several lines of text, as high as they are; `new_line` begins another one.
pub fn text_area(
    ui: &mut Ui,
    id: Id,
    name: &str,
    value: &mut String,
    width: f32,
    new_line: KeyboardShortcut,
) -> Response {
    outlined(ui, |ui| {
        let edit = TextEdit::multiline(value).id(id).hint_text(name).desired_width(width).desired_rows(1);
        ui.add(edit.return_key(new_line).margin(vec2(8.0, 5.0))).accessible_name(name)
    })
}

/// A box to tick.
pub fn tick_box(ui: &mut Ui, value: &mut bool, text: &str) -> Response {
    outlined(ui, |ui| ui.checkbox(value, text))
}

/// Draws a line around what would otherwise hardly show where it is.
fn outlined<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        let line = Stroke::new(LINE, field_line(ui.visuals().weak_text_color()));
        let field = ui.visuals().extreme_bg_color;
        let widgets = &mut ui.visuals_mut().widgets;
        for state in [&mut widgets.inactive, &mut widgets.hovered] {
            state.bg_stroke = line;
            state.bg_fill = field;
        }
        add(ui)
    })
    .inner
}

/// A row of a form: its name in a column of its own, then its fields.
pub fn form_row(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui)) {
    /// Minimum width of the fields: narrower ones go below their name.
    const MIN_FIELDS: f32 = 170.0;
    const NAMES: f32 = 104.0;
    if ui.available_width() >= NAMES + MIN_FIELDS {
        return named_row(ui, NAMES, name, add_fields);
    }
    ui.vertical(|ui| {
        if !name.is_empty() {
            elided(ui, RichText::new(name).weak());
        }
        add_fields(ui);
    });
}

/// Like [`form_row`], but with this width for the names.
pub fn named_row(ui: &mut Ui, width: f32, name: &str, add_fields: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let size = vec2(width, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_size(size);
            elided(ui, RichText::new(name).weak());
        });
        ui.vertical(add_fields);
    });
}

/// A text instead of fields, on one line with the row's name.
pub fn form_text(ui: &mut Ui, text: impl Into<egui::WidgetText>) {
    ui.horizontal(|ui| ui.add(Label::new(text).wrap()));
}

/// A heading inside a dialog.
pub fn section(ui: &mut Ui, heading: &str) {
    ui.add_space(space::S);
    ui.label(RichText::new(heading).size(text::MOVES));
}

/// Whether Enter was pressed while nothing has the focus that would take it for itself. Eats the key.
pub fn accepts_enter(ui: &Ui) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    let is_free = focused.is_none() || ui.ctx().text_edit_focused();
    is_free && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter))
}

/// Puts the keyboard into a field when it appears, and not again. These characters are selected, to be typed over.
/// Returns whether it has appeared.
pub fn focus_at_first(field: &Response, typed_over: Range<usize>) -> bool {
    let id = field.id.with("first shown");
    let pass = field.ctx.cumulative_pass_nr();
    let last = field.ctx.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        last
    });
    let has_appeared = last.is_none_or(|last| last + 1 < pass);
    if has_appeared {
        field.request_focus();
        let mut state = TextEdit::load_state(&field.ctx, field.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(typed_over.start), CCursor::new(typed_over.end));
        state.cursor.set_char_range(Some(all));
        state.store(&field.ctx, field.id);
    }
    has_appeared
}
