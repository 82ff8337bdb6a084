//! The frame of the pages in place of the board, lessons, puzzles and games, and the cards on them.

use egui::{
    Align, Color32, CornerRadius, Frame, Layout, Margin, Painter, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::form;
use super::theme::{CARD_RADIUS, Colors, LINE, THICK, space, text};
use super::widgets;

/// Width of a page where the window has room for it.
pub const WIDTH: f32 = 1080.0;
/// Height of the title and of the controls beside it.
const HEAD: f32 = 36.0;
/// The margins at the sides of a page: usual ones, and those of a narrow window.
const MARGINS: (f32, f32) = (space::XL, space::M);
/// Narrower windows have narrow margins.
const NARROW: f32 = 700.0;
/// Between the window's bar and the title: in a usual window, and in a lower one than this.
const ABOVE: (f32, f32) = (space::XXL, space::S);
const LOW: f32 = 560.0;
/// Height of a bar that shows a share.
const BAR: f32 = 6.0;

/// A page that scrolls, with its scroll bar at the window's edge. Its parts stand below each other.
pub fn scrolled(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let place = place(ui, WIDTH);
        let layout = Layout::top_down(Align::Min);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::L);
            add(ui);
            ui.add_space(space::L);
        });
    });
}

/// A page as high as the window, at most this wide.
pub fn fixed(ui: &mut Ui, max_width: f32, add: impl FnOnce(&mut Ui)) {
    let mut place = place(ui, max_width);
    place.max.y -= space::S;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::M);
        add(ui);
    });
}

/// The place of a page in the rest of `ui`.
fn place(ui: &Ui, max_width: f32) -> Rect {
    let (window, room) = (ui.ctx().content_rect(), ui.available_rect_before_wrap());
    let margin = if window.width() < NARROW { MARGINS.1 } else { MARGINS.0 };
    let above = if window.height() < LOW { ABOVE.1 } else { ABOVE.0 };
    // A scroll bar does not move the page.
    let width = (window.width() - 2.0 * margin).min(max_width).min(room.width()).round();
    let left = (window.center().x - width / 2.0).max(room.left()).round();
    Rect::from_min_size(pos2(left, room.top() + above), vec2(width, room.height() - above))
}

/// The part at the end of the head of a page: its width, and the function that draws it.
pub type End<'a> = (f32, &'a mut dyn FnMut(&mut Ui));

/// The head of a page: the title, a choice of one of a few, which `name` describes to screen readers, and something at the
/// right end, as far as there is any. Without anything at the right end the choice is there. Where they do not fit side by
/// side, the choice stands below the title. Returns whether another one was chosen.
pub fn head_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    name: &str,
    value: &mut T,
    choices: &[(T, String)],
    end: Option<End>,
) -> bool {
    let choice_width = form::choice_width(ui, choices);
    let mut is_other = false;
    let mut add_choice = |ui: &mut Ui| is_other = form::choice(ui, name, value, choices);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let part_ui = |ui: &mut Ui, left: f32, width: f32, name: &str, add: &mut dyn FnMut(&mut Ui)| {
        // A hair more, or the last button of a choice might begin another row.
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(width + space::S, HEAD));
        let layout = Layout::left_to_right(Align::Center);
        add(&mut ui.new_child(UiBuilder::new().id_salt(name).max_rect(place).layout(layout)));
    };
    let title_width = widgets::text_width(ui, title, text::TITLE) + 1.0;
    part_ui(ui, row.left(), title_width, "title", &mut |ui| {
        widgets::page_title(ui, title);
    });
    let end_width = end.as_ref().map_or(0.0, |(width, _)| width + space::XL);
    let is_beside = title_width + space::XL + choice_width + end_width <= row.width();
    if is_beside {
        let left = match end {
            Some(_) => row.left() + title_width + space::XL,
            None => row.right() - choice_width,
        };
        part_ui(ui, left, choice_width, "choice", &mut add_choice);
    }
    if let Some((width, add)) = end {
        part_ui(ui, row.right() - width, width, "end", add);
    }
    if !is_beside {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            ui.horizontal_wrapped(add_choice);
        });
    }
    is_other
}

/// The ground of a card that is none to click.
pub fn card_frame(ui: &Ui) -> Frame {
    let colors = Colors::of(ui);
    Frame::new()
        .fill(colors.field)
        .stroke(Stroke::new(LINE, colors.line))
        .corner_radius(CARD_RADIUS)
        .inner_margin(Margin::same(space::L as i8))
}

/// A card to click of this size, chosen or not, with its name for screen readers. What is on it is drawn after it.
pub fn card_ui(ui: &mut Ui, size: Vec2, is_chosen: bool, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let colors = Colors::of(ui);
    let line = match () {
        () if is_chosen => Stroke::new(THICK, colors.accent),
        () if response.hovered() && !response.is_pointer_button_down_on() => Stroke::new(LINE, colors.strong),
        () => Stroke::new(LINE, colors.line),
    };
    let fill = widgets::fill_now(&response, colors.button);
    ui.painter().rect(rect, CornerRadius::same(CARD_RADIUS), fill, line, StrokeKind::Inside);
    response
}

/// A bar that shows a share of this width.
pub fn bar_ui(ui: &mut Ui, width: f32, share: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR), Sense::hover());
    paint_bar(ui.painter(), Colors::of(ui), rect, share);
}

/// Paints such a bar in the middle of `rect`, as wide as that.
pub fn paint_bar(painter: &Painter, colors: &Colors, rect: Rect, share: f32) {
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), BAR));
    let paint = |width: f32, fill: Color32| {
        painter.rect_filled(rect.with_max_x(rect.left() + width), BAR / 2.0, fill);
    };
    // It is seen on a card under the pointer, too.
    paint(rect.width(), colors.edge);
    if share > 0.0 {
        paint((share.min(1.0) * rect.width()).max(BAR), colors.accent);
    }
}

/// The number of columns of cards of at least this width, and their width, so that they fill the rest of `ui`.
pub fn columns(ui: &Ui, least: f32, gap: f32) -> (usize, f32) {
    let room = ui.available_width() + gap;
    let columns = (room / (least + gap)).floor().max(1.0);
    (columns as usize, (room / columns - gap).floor())
}
