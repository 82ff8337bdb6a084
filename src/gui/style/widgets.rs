//! Small parts the panels and dialogs share.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Button, Color32, FontId, Galley, Key, Label, Layout, Memory, Rect, Response, RichText, Role,
    Sense, Separator, Sides, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::focus;
use super::icons::{self, Icon};
use super::theme::{Colors, RADIUS, THICK, medium, medium_text, space, text};

/// Side of the icon on a button.
pub const ICON: f32 = 20.0;
/// Height of a button on a page.
pub const TALL: f32 = 36.0;
/// Size of a switch.
const SWITCH: Vec2 = vec2(40.0, 22.0);
/// Minimum width of a plain answer.
pub const MIN_BUTTON_WIDTH: f32 = 72.0;

/// The button of the usual answer: filled with the accent colour.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    let colors = Colors::of(ui);
    filled_button(ui, colors.primary_button(), colors.on_accent, text)
}

/// Such a button of this width.
pub fn wide_primary_button(ui: &mut Ui, text: &str, width: f32) -> Response {
    let colors = Colors::of(ui);
    let size = vec2(width.max(button_width(ui, text, true)), TALL);
    let fills = colors.primary_button();
    let add = |ui: &mut Ui| filled_button(ui, fills, colors.on_accent, text);
    let centered = Layout::centered_and_justified(egui::Direction::TopDown);
    ui.allocate_ui_with_layout(size, centered, add).inner
}

/// The ground of a button as it is now, of those at rest, under the pointer and pressed.
pub fn fill_now(response: &Response, [usual, hovered, pressed]: [Color32; 3]) -> Color32 {
    match () {
        () if response.is_pointer_button_down_on() => pressed,
        () if response.hovered() => hovered,
        () => usual,
    }
}

/// The button of an answer that loses something for good: red.
pub fn destructive_button(ui: &mut Ui, text: &str) -> Response {
    let colors = Colors::of(ui);
    filled_button(ui, colors.destructive, colors.on_destructive, text)
}

/// A button with these grounds, at rest, under the pointer and pressed, and this ink.
fn filled_button(ui: &mut Ui, fills: [Color32; 3], ink: Color32, text: &str) -> Response {
    if !ui.is_enabled() {
        // An impossible action has no fill: its word is legible.
        return ui.add(Button::new(medium_text(text)).min_size(vec2(88.0, 0.0)));
    }
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        let states = [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active];
        for (state, fill) in states.into_iter().zip(fills) {
            state.weak_bg_fill = fill;
            state.bg_stroke = Stroke::NONE;
        }
        ui.add(Button::new(medium_text(text).color(ink)).min_size(vec2(88.0, 0.0)))
    })
    .inner
}

/// Any other button: a card with an outline.
pub fn plain_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(text).min_size(vec2(MIN_BUTTON_WIDTH, 0.0)))
}

/// Such a button of this width, as high as those of a page.
pub fn wide_button(ui: &mut Ui, text: &str, width: f32) -> Response {
    let width = width.max(button_width(ui, text, false)).max(MIN_BUTTON_WIDTH);
    ui.add_sized(vec2(width, TALL), Button::new(text))
}

/// The button of a second choice: coloured words, with a ground under the pointer only.
pub fn quiet_button(ui: &mut Ui, text: &str) -> Response {
    // What is impossible fades, and the colour of a choice would be too pale then.
    let ink = if ui.is_enabled() { Colors::of(ui).accent_text } else { Colors::of(ui).text };
    ui.add(Button::new(RichText::new(text).color(ink)).frame_when_inactive(false))
}

/// A button as wide as its coloured words, and the icon before them: at an end of a line it begins or ends where the line
/// does. Its ground, under the pointer only, is wider.
pub fn words_button(ui: &mut Ui, icon: Option<Icon>, words: &str) -> Response {
    let colors = Colors::of(ui);
    let font = FontId::proportional(text::BODY);
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, colors.accent_text);
    let before = if icon.is_some() { ICON + space::XS } else { 0.0 };
    let size = vec2(before + galley.size().x, ui.spacing().interact_size.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(space::XS, 0.0)), RADIUS, colors.button[1]);
    }
    if let Some(icon) = icon {
        let place = Rect::from_center_size(rect.left_center() + vec2(ICON / 2.0, 0.0), Vec2::splat(ICON));
        icons::paint(ui.painter(), icon, place, colors.accent_text);
    }
    let at = pos2(rect.left() + before, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colors.accent_text);
    response
}

/// A button that is chosen or not: the chosen one has another ground, a line and the heavier weight.
pub fn choice_button(ui: &mut Ui, text: &str, is_chosen: bool) -> Response {
    let colors = Colors::of(ui);
    let button = if is_chosen {
        let words = medium_text(text).color(colors.accent_text);
        Button::new(words).stroke(Stroke::new(THICK, colors.accent))
    } else {
        Button::new(text)
    };
    ui.add(button.selected(is_chosen))
}

/// The face of a button with an icon.
#[derive(Clone, Debug)]
pub struct Face {
    /// The icon; a button with a word may have none.
    pub icon: Option<Icon>,
    /// A word beside it.
    pub word: Option<Arc<Galley>>,
    /// Whether it is a switch that is on.
    pub is_on: bool,
    /// Size of the button.
    pub size: Vec2,
}

impl Face {
    /// An icon without a word.
    pub fn icon(icon: Icon, size: Vec2) -> Self {
        Self { icon: Some(icon), word: None, is_on: false, size }
    }

    /// A word, and an icon before it, on a button of this size, as far as they have room.
    pub fn word(ui: &Ui, icon: Option<Icon>, word: &str, size: Vec2) -> Self {
        let room = size.x - 2.0 * space::XS;
        let beside = if icon.is_some() { ICON + space::XS } else { 0.0 };
        let fitted = |room: f32| fitted(ui, word, room, FontId::proportional);
        let besides = fitted(room - beside);
        let alone = if besides.elided { fitted(room) } else { Arc::clone(&besides) };
        let (icon, word) = match icon {
            Some(_) if !besides.elided => (icon, Some(besides)),
            // A long word has all the room, and where it is still too long the icon says more.
            Some(_) if alone.elided => (icon, None),
            _ => (None, Some(alone)),
        };
        Self { icon, word, is_on: false, size }
    }
}

/// A text in one line of the usual size, smaller where it is long for its room, and cut where it is still too long.
/// `font` has the weight.
pub fn fitted(ui: &Ui, words: &str, room: f32, font: impl Fn(f32) -> FontId) -> Arc<Galley> {
    let usual = cut(ui, words, room, font(text::BODY));
    if usual.elided { cut(ui, words, room, font(text::SECONDARY)) } else { usual }
}

/// A text in one line, shortened with an ellipsis to its room.
pub fn cut(ui: &Ui, words: &str, room: f32, font: FontId) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, Color32::PLACEHOLDER);
    job.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    ui.painter().layout_job(job)
}

/// A button with an icon. `name` is its name for screen readers.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, size: Vec2, is_enabled: bool) -> Response {
    face_button(ui, Face::icon(icon, size), name, is_enabled)
}

/// A button with this face. `name` is its name for screen readers.
pub fn face_button(ui: &mut Ui, face: Face, name: &str, is_enabled: bool) -> Response {
    let Face { icon, word, is_on, size } = face;
    // A part that can be disabled is a layout of its own, which does not wrap.
    if ui.layout().main_wrap && ui.available_size_before_wrap().x < size.x {
        ui.end_row();
    }
    greyable(ui, is_enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, name));
        // An icon alone has a ground under the pointer only.
        let is_bare =
            word.is_none() && !response.hovered() && !response.is_pointer_button_down_on() && !is_on;
        if is_enabled && !is_bare {
            let visuals = ui.style().interact(&response);
            let is_pressed = response.is_pointer_button_down_on();
            let fill = if is_on && !is_pressed { Colors::of(ui).accent_soft } else { visuals.weak_bg_fill };
            ui.painter().rect(rect, RADIUS, fill, visuals.bg_stroke, StrokeKind::Inside);
        }
        let ink = Colors::of(ui).text;
        let side = if icon.is_some() { ICON } else { 0.0 };
        let gap = if icon.is_some() && word.is_some() { space::XS } else { 0.0 };
        let words = word.as_ref().map_or(0.0, |word| word.size().x);
        let left = rect.center().x - (side + gap + words) / 2.0;
        if let Some(icon) = icon {
            let middle = pos2(left + side / 2.0, rect.center().y);
            icons::paint(ui.painter(), icon, Rect::from_center_size(middle, Vec2::splat(ICON)), ink);
        }
        if let Some(word) = word {
            let at = pos2(left + side + gap, rect.center().y - word.size().y / 2.0);
            ui.painter().galley(at, word, ink);
        }
        response
    })
}

/// Adds a part that is greyed while it cannot be used.
pub fn greyable(ui: &mut Ui, is_usable: bool, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let focused = ui.memory(Memory::focused);
    let response = ui.add_enabled_ui(is_usable, add).inner;
    if !is_usable {
        focus::stop_at(&response, focused);
    }
    response
}

/// A switch that is on or off.
pub fn switch(ui: &mut Ui, name: &str, is_on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(SWITCH, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_on, name));
    let colors = Colors::of(ui);
    let (fill, line, knob) = if is_on {
        (fill_now(&response, colors.primary_button()), colors.accent, colors.on_accent)
    } else {
        (colors.field, colors.strong, colors.strong)
    };
    let radius = rect.height() / 2.0;
    ui.painter().rect(rect, radius, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let x = if is_on { rect.right() - radius } else { rect.left() + radius };
    ui.painter().circle_filled(pos2(x, rect.center().y), radius - 4.0, knob);
    response
}

/// Adds a part that is greyed while there is a reason why it cannot be used; its tooltip then gives the reason.
pub fn usable(
    ui: &mut Ui,
    why_not: Option<impl ToString>,
    add: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let add_legibly = |ui: &mut Ui| {
        if why_not.is_some() {
            ui.visuals_mut().widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
        }
        add(ui)
    };
    let response = greyable(ui, why_not.is_none(), add_legibly);
    match why_not {
        Some(why) => {
            describe(&response, &why);
            response.on_disabled_hover_text(why.to_string())
        }
        None => response,
    }
}

/// A tooltip with the name of a widget.
pub trait NameTip {
    /// Shows the name under the pointer. A screen reader has it already, and would read it twice as a description.
    #[must_use]
    fn name_tip(self, name: impl Into<String>) -> Response;
}

impl NameTip for Response {
    fn name_tip(self, name: impl Into<String>) -> Response {
        let name = name.into();
        self.on_hover_ui(|ui| {
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.add(Label::new(name));
        })
    }
}

/// Adds words to the name of a widget for screen readers.
pub fn describe(response: &Response, words: &impl ToString) {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(words.to_string()));
}

/// The width of a text in one line, in points, with letters of this size.
pub fn text_width(ui: &Ui, text: &str, size: f32) -> f32 {
    width_in(ui, text, FontId::proportional(size))
}

/// Like [`text_width`], in the heavier weight.
pub fn medium_width(ui: &Ui, text: &str, size: f32) -> f32 {
    width_in(ui, text, medium(size))
}

/// The width of a button with this text, the heavier weight for a primary one.
pub fn button_width(ui: &Ui, text: &str, is_medium: bool) -> f32 {
    let width = if is_medium { medium_width } else { text_width };
    (width(ui, text, text::BODY) + 2.0 * ui.spacing().button_padding.x).ceil()
}

fn width_in(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x
}

/// A place of this size, with its parts side by side in the middle of its height.
pub fn line<R>(ui: &mut Ui, size: Vec2, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = Layout::left_to_right(Align::Center);
    let place = ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        add(ui)
    });
    place.inner
}

/// A title in a panel, and one fact or link at the right.
pub fn title_line(ui: &mut Ui, title: &str, add_end: impl FnOnce(&mut Ui)) {
    Sides::new().shrink_left().show(ui, |ui| elided(ui, medium_text(title)), add_end);
}

/// A hairline between two parts of a panel, from edge to edge.
pub fn rule(ui: &mut Ui) {
    ui.add(Separator::default().spacing(1.0).grow(space::M));
}

/// A line of text, shortened with an ellipsis to the available width; a tooltip has all of it.
pub fn elided(ui: &mut Ui, text: impl Into<egui::WidgetText>) -> Response {
    ui.add(Label::new(text).truncate())
}

/// The title of a page in place of the board.
pub fn page_title(ui: &mut Ui, title: &str) -> Response {
    titled(ui, RichText::new(title).size(text::TITLE))
}

/// The title of a section of a text.
pub fn title(ui: &mut Ui, title: &str) -> Response {
    titled(ui, medium_text(title))
}

/// The title of a dialog.
pub fn heading(ui: &mut Ui, title: &str) -> Response {
    titled(ui, medium_text(title).size(text::NAMES))
}

fn titled(ui: &mut Ui, title: RichText) -> Response {
    let name = title.text().to_owned();
    let label = ui.label(title);
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(name);
    });
    label
}

/// Problems, each in a sentence.
pub fn problems(ui: &mut Ui, problems: impl IntoIterator<Item = impl ToString>) {
    for problem in problems {
        ui.label(RichText::new(problem.to_string()).color(Colors::of(ui).danger));
    }
}

/// Secondary text, wrapped.
pub fn hint(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.add(Label::new(RichText::new(text).size(text::SECONDARY).weak()).wrap())
}

/// Whether Enter was pressed while nothing has the focus that would take it for itself. Eats the key.
pub fn accepts_enter(ui: &Ui) -> bool {
    focus::is_enter_free(ui.ctx())
        && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter))
}
