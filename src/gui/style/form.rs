//! Fields and rows of forms.

use std::ops::Range;

use egui::text::{CCursor, CCursorRange, LayoutJob, TextWrapping};
use egui::{
    Align2, ComboBox, Context, FontId, Id, Key, KeyboardShortcut, Label, Margin, Rect, Response, RichText,
    Stroke, TextBuffer, TextEdit, Ui, Vec2, vec2,
};

use super::choice::Choice;
use super::focus;
use super::icons::{self, Icon};
use super::theme::{Colors, LINE, medium_text, space, text};
use super::widgets::{elided, line, medium_width};
use crate::app::text::tr;
use crate::app::text::words::labelled;

/// Room inside a field.
const FIELD: Vec2 = vec2(8.0, 5.0);
/// Side of the icon of a search.
const ICON: f32 = 16.0;
/// Maximum height of the choices of an open list: ten of them.
const LIST: f32 = 300.0;

/// A row of a form: its name in a column of its own, then its fields.
pub fn row<R>(ui: &mut Ui, name: &str, add_fields: impl FnOnce(&mut Ui) -> R) -> R {
    /// Minimum width of fields beside their name. Narrower fields are placed below it.
    const MIN_FIELD_WIDTH: f32 = 170.0;
    const NAMES: f32 = 120.0;
    if ui.available_width() >= NAMES + MIN_FIELD_WIDTH {
        return row_with_names(ui, NAMES, name, add_fields);
    }
    ui.vertical(|ui| {
        if !name.is_empty() {
            elided(ui, RichText::new(name).weak());
        }
        add_fields(ui)
    })
    .inner
}

/// A row like that of [`row`] with a column of this width for the names.
pub fn row_with_names<R>(ui: &mut Ui, width: f32, name: &str, add_fields: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_top(|ui| {
        let size = vec2(width, ui.spacing().interact_size.y);
        // A long name takes two lines.
        line(ui, size, |ui| ui.add(Label::new(RichText::new(name).weak()).wrap()));
        ui.vertical(add_fields).inner
    })
    .inner
}

/// Choices, each with its name in the current language.
pub fn named<T: Copy>(all: &[T], key: impl Fn(T) -> &'static str) -> Vec<(T, String)> {
    all.iter().map(|&value| (value, tr(key(value)))).collect()
}

/// Choices, each with its name, and before them the choice of none.
pub fn or_none<T>(
    none: String,
    all: impl IntoIterator<Item = T>,
    name: impl Fn(&T) -> String,
) -> Vec<(Option<T>, String)> {
    let named = all.into_iter().map(|value| {
        let name = name(&value);
        (Some(value), name)
    });
    std::iter::once((None, none)).chain(named).collect()
}

/// A heading inside a dialog.
pub fn section(ui: &mut Ui, heading: &str) {
    ui.add_space(space::S);
    ui.label(medium_text(heading));
}

/// The width of a choice in one row.
pub fn choice_width<T>(ui: &Ui, choices: &[(T, String)]) -> f32 {
    choices.iter().map(|(_, words)| medium_width(ui, words, text::BODY).ceil() + 2.0 * space::M).sum()
}

/// A choice as a row of joined buttons. `name` describes the choice to screen readers. Returns whether the choice changed.
pub fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, choices: &[(T, String)]) -> bool {
    Choice::new(name, choices).show(ui, value)
}

/// A list that opens, for many choices. Returns whether another one was chosen.
pub fn list<T: Clone + PartialEq>(
    ui: &mut Ui,
    id: impl std::hash::Hash + std::fmt::Debug,
    name: &str,
    width: Option<f32>,
    value: &mut T,
    choices: &[(T, String)],
) -> bool {
    let before = value.clone();
    let shown = choices.iter().find(|(choice, _)| *choice == before).map_or("", |(_, text)| text);
    let mut list = ComboBox::from_id_salt(id).height(LIST);
    if let Some(width) = width {
        list = list.width(width);
    }
    open_list(ui, list, name, shown, |ui| {
        for (choice, text) in choices {
            ui.selectable_value(value, choice.clone(), text);
        }
    });
    *value != before
}

/// Shows a list with the chosen entry; `add_choices` draws all entries while it is open.
pub fn open_list(
    ui: &mut Ui,
    list: ComboBox<'_>,
    name: &str,
    chosen: &str,
    add_choices: impl FnOnce(&mut Ui),
) {
    let below = ui.layer_id();
    let list = list.selected_text(chosen).show_ui(ui, |ui| {
        // A press that comes with its release in one frame raises the dialog in the frame that opens the list: without
        // this the list would lie below the dialog.
        let own = ui.layer_id();
        if own.order == below.order {
            ui.ctx().set_sublayer(below, own);
        }
        add_choices(ui);
        focus::enter(ui);
        // The pointer closes a list by itself, a key does not.
        let is_chosen = ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
        let focused = ui.memory(egui::Memory::focused).and_then(|id| ui.ctx().read_response(id));
        if is_chosen && focused.is_some_and(|entry| entry.layer_id == own) {
            ui.close();
        }
    });
    // A screen reader gets no value of a list on some systems.
    let name = if name == chosen { name.to_owned() } else { labelled(name, chosen) };
    list.response.accessible_name(&name);
}

/// A field for one line of text, with its name for screen readers and a hint while it is empty.
pub fn text_field(ui: &mut Ui, name: &str, hint: &str, value: &mut String, width: f32) -> Response {
    let edit = TextEdit::singleline(value).hint_text(hint).margin(FIELD);
    line_field(ui, name, edit, width)
}

/// A field for one line of text that has this identity wherever it is drawn, and keeps the keyboard after Enter.
pub fn lasting_field(ui: &mut Ui, id: Id, name: &str, value: &mut String, width: f32) -> Response {
    line_field(ui, name, TextEdit::singleline(value).id(id).margin(FIELD).return_key(None), width)
}

/// A field for one line of text that is shortened with an ellipsis while the keyboard is elsewhere.
pub fn elided_field(ui: &mut Ui, name: &str, value: &mut String, width: f32) -> Response {
    let id = ui.make_persistent_id(name);
    let is_typed = ui.memory(|memory| memory.has_focus(id));
    let mut layout = |ui: &Ui, words: &dyn TextBuffer, _: f32| {
        let (words, font) = (words.as_str().to_owned(), FontId::proportional(text::BODY));
        let mut job = LayoutJob::simple_singleline(words, font, Colors::of(ui).text);
        if !is_typed {
            job.wrap = TextWrapping::truncate_at_width(width - 2.0 * FIELD.x);
        }
        ui.painter().layout_job(job)
    };
    let edit = TextEdit::singleline(value).id(id).margin(FIELD).layouter(&mut layout);
    line_field(ui, name, edit, width)
}

fn line_field(ui: &mut Ui, name: &str, edit: TextEdit, width: f32) -> Response {
    let edit = edit.desired_width(width).align(Align2::LEFT_CENTER);
    let edit = edit.min_size(vec2(0.0, ui.spacing().interact_size.y));
    outlined(ui, |ui| ui.add(edit).accessible_name(name))
}

/// The words that a page is searched for.
#[derive(Default)]
pub struct Search(String);

impl Search {
    /// Draws the field.
    pub fn show(&mut self, ui: &mut Ui, name: &str, width: f32) -> Response {
        let icon = space::S + ICON;
        let margin = Margin { left: (icon + space::XS) as i8, right: space::S as i8, top: 5, bottom: 5 };
        let edit = TextEdit::singleline(&mut self.0).hint_text(name).margin(margin);
        let field = line_field(ui, name, edit, width);
        let place = Rect::from_x_y_ranges(
            field.rect.left() + space::S..=field.rect.left() + icon,
            field.rect.y_range(),
        );
        icons::paint(ui.painter(), Icon::Study, place, Colors::of(ui).weak);
        field
    }

    /// Whether any words are searched for.
    pub fn is_on(&self) -> bool {
        !self.0.trim().is_empty()
    }

    /// Whether a text has all the words.
    pub fn finds(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        self.0.to_lowercase().split_whitespace().all(|word| text.contains(word))
    }
}

/// A field for a text that is broken into lines where it is too long for one, with its name for screen readers. It
/// holds no line ends.
pub fn wrapped_field(ui: &mut Ui, name: &str, value: &mut String, rows: usize) -> Response {
    outlined(ui, |ui| {
        let edit =
            TextEdit::multiline(value).return_key(None).desired_rows(rows).desired_width(f32::INFINITY);
        ui.add(edit.margin(FIELD)).accessible_name(name)
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
        ui.add(edit.return_key(new_line).margin(FIELD)).accessible_name(name)
    })
}

/// A check box that screen readers name by its text.
pub fn tick_box(ui: &mut Ui, value: &mut bool, text: &str) -> Response {
    outlined(ui, |ui| ui.checkbox(value, text))
}

/// Draws an outline around a widget that would otherwise hardly be visible.
pub fn outlined<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope(|ui| {
        let line = Stroke::new(LINE, Colors::of(ui).strong);
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
        // The line around it is drawn in the next picture.
        field.ctx.request_repaint();
        select(&field.ctx, field.id, typed_over);
    }
    has_appeared
}

/// Selects these characters of a field: the next letter replaces them. An empty range places the caret.
pub fn select(ctx: &Context, field: Id, characters: Range<usize>) {
    let mut state = TextEdit::load_state(ctx, field).unwrap_or_default();
    let range = CCursorRange::two(CCursor::new(characters.start), CCursor::new(characters.end));
    state.cursor.set_char_range(Some(range));
    state.store(ctx, field);
}
