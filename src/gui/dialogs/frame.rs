//! The frame of all dialogs: the title, the contents, and the row of answers below. Its upper edge stays where it is
//! while the contents change.

use egui::{
    Align, Align2, Color32, Id, Layout, Margin, Modal, Response, Role, ScrollArea, Stroke, Ui, UiBuilder,
    Vec2, vec2,
};

use crate::app::context::DialogAction;
use crate::app::model::Message;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, space, text};
use crate::gui::style::widgets::NameTip as _;
use crate::gui::style::{focus, widgets};

/// Distance of a high dialog in a large window from its upper edge.
const BELOW_BAR: f32 = 44.0;
/// Windows lower than this have no room to spare.
const LOW: f32 = 300.0;
/// Usual height of a high dialog.
const HIGH: f32 = 626.0;
/// Width of the scroll bar, which has its place in the margin.
const BAR: f32 = space::L;

/// A button below a dialog.
#[derive(Clone, Debug)]
pub struct Answer {
    text: String,
    message: Message,
    kind: Kind,
    /// Why it cannot be given now.
    why_not: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Plain,
    /// The usual answer, which Enter gives.
    Primary,
    /// An answer that destroys something permanently, and looks dangerous.
    Destructive,
    /// A second choice, at the left.
    Quiet,
}

impl Answer {
    fn new(kind: Kind, key: &str, message: impl Into<Message>) -> Self {
        Self { text: tr(key), message: message.into(), kind, why_not: None }
    }

    /// The usual answer, also given by Enter.
    pub fn primary(key: &str, message: impl Into<Message>) -> Self {
        Self::new(Kind::Primary, key, message)
    }

    /// Any other answer.
    pub fn plain(key: &str, message: impl Into<Message>) -> Self {
        Self::new(Kind::Plain, key, message)
    }

    /// An answer that looks dangerous, because it destroys something permanently. Enter does not give it.
    pub fn destructive(key: &str, message: impl Into<Message>) -> Self {
        Self::new(Kind::Destructive, key, message)
    }

    /// A second choice, apart from the others at the left.
    pub fn quiet(key: &str, message: impl Into<Message>) -> Self {
        Self::new(Kind::Quiet, key, message)
    }

    /// The answer that changes nothing.
    pub fn cancel() -> Self {
        Self::plain("button-cancel", DialogAction::Cancel)
    }

    /// The only answer to a page for reading.
    pub fn close() -> Self {
        Self::primary("button-close", DialogAction::Cancel)
    }

    /// Makes the answer available only if `is_possible`; otherwise its tooltip gives the reason with this key.
    pub fn only_if(self, is_possible: bool, reason: &str) -> Self {
        Self { why_not: (!is_possible).then(|| tr(reason)), ..self }
    }
}

/// A dialog: its title and width.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The identity of the dialog while it is open.
    pub id: Id,
    pub title: String,
    /// Width of the contents in points; less in a narrow window.
    pub width: f32,
    /// Whether the contents have a scroll area of their own; otherwise they scroll as a whole.
    pub scrolls_itself: bool,
    /// Whether there is something in it that a click beside the dialog must not throw away.
    pub keeps_open: bool,
    /// Whether it stands near the upper edge of the window, because its contents may become high.
    pub is_high: bool,
    /// Whether it has more words than a screen reader, which reads those of a dialog when it opens, should read at once.
    pub is_long: bool,
}

/// The place of a dialog while it is shown.
#[derive(Clone, Copy)]
struct Shown {
    /// The last frame with it.
    pass: u64,
    /// The sizes of the window and of the dialog in the last frame.
    window: Vec2,
    size: Vec2,
    /// Its upper edge, once its size is known.
    top: Option<f32>,
    /// Whether it has taken the focus.
    has_focus: bool,
}

impl Frame {
    /// A dialog of the usual kind.
    pub fn new(title: String, width: f32) -> Self {
        let id = Id::unique("dialog").with(&title);
        Self { id, title, width, scrolls_itself: false, keeps_open: false, is_high: false, is_long: false }
    }

    /// A dialog that stays open after a click beside it, because the user may have filled in something.
    pub fn kept(title: String, width: f32) -> Self {
        Self { keeps_open: true, ..Self::new(title, width) }
    }

    /// A dialog with rows that come and go: it stands near the upper edge of the window.
    pub fn high(title: String, width: f32) -> Self {
        Self { is_high: true, ..Self::kept(title, width) }
    }

    /// Shows a form: `body` changes a copy of it, which is sent back whole.
    pub fn form<F: Clone + PartialEq, M: Into<Message>>(
        self,
        ui: &Ui,
        out: &mut Out,
        answers: &[Answer],
        (form, send): (&F, impl FnOnce(Box<F>) -> M),
        body: impl FnOnce(&mut Ui, &mut F, &mut Out),
    ) {
        self.show(ui, out, answers, |ui, out| {
            let mut edited = form.clone();
            body(ui, &mut edited, out);
            if edited != *form {
                out.push(send(Box::new(edited)));
            }
        });
    }

    /// Shows the dialog. The answers are placed from right to left, the usual one first.
    pub fn show(self, ui: &Ui, out: &mut Out, answers: &[Answer], body: impl FnOnce(&mut Ui, &mut Out)) {
        let shown = self.shown(ui);
        let enter = widgets::accepts_enter(ui);
        let (top, row) = (self.top(&shown), Self::row(shown.window));
        let (edge, margin) = Self::edges(shown.window);
        let response = self.modal(ui, top, margin).show(ui.ctx(), |ui| {
            let room = shown.window - 2.0 * vec2(space::M + space::XL, edge + margin);
            let width = self.width.max(answers_width(ui, answers)).min(room.x);
            ui.set_width(width + BAR);
            ui.spacing_mut().item_spacing.y = space::S;
            let title = self.title_ui(ui, vec2(width, row), out);
            let below_top = if self.is_high { shown.window.y - top - edge - 2.0 * margin } else { room.y };
            let height = below_top - 2.0 * row - 3.0 * space::S - space::M;
            let is_first = shown.size == Vec2::ZERO;
            self.body_ui(ui, vec2(width, height), is_first, |ui| body(ui, out));
            ui.add_space(space::XS);
            hairline_ui(ui, width);
            answers_ui(ui, vec2(width, row), out, answers, enter);
            // In the frame in which it is measured nothing of it is there.
            let is_there = !ui.is_sizing_pass();
            if is_there {
                focus::offer_rest(&title);
                if !shown.has_focus {
                    focus_first(ui, &title);
                }
            }
            is_there
        });
        let shown = Shown { has_focus: response.inner, ..shown };
        self.keep_place(ui, shown, response.response.rect.size());
        let is_kept = self.keeps_open && response.backdrop_response.clicked();
        if response.should_close() && !is_kept && out.messages.is_empty() {
            out.push(DialogAction::Cancel);
        }
    }

    /// The place in the frame before; that of a new dialog if there was none.
    fn shown(&self, ui: &Ui) -> Shown {
        let (pass, window) = (ui.ctx().cumulative_pass_nr(), ui.ctx().content_rect().size());
        let before = ui.data(|data| data.get_temp::<Shown>(self.id.with("shown")));
        let before = before.filter(|shown| shown.pass + 1 >= pass);
        let new = Shown { pass, window, size: Vec2::ZERO, top: None, has_focus: false };
        let shown = before.map_or(new, |before| Shown { pass, ..before });
        // In a window of another size it is centred again.
        if shown.window == window { shown } else { Shown { window, top: None, ..shown } }
    }

    /// The least distance from the edges of a window of this size, and that of the contents from the dialog's own.
    fn edges(window: Vec2) -> (f32, f32) {
        if window.y < LOW { (space::XS, space::S) } else { (space::M, space::L) }
    }

    /// Height of the title's row and of the answers in a window of this size.
    fn row(window: Vec2) -> f32 {
        if window.y < LOW { 28.0 } else { 36.0 }
    }

    /// The upper edge of the dialog.
    fn top(&self, shown: &Shown) -> f32 {
        let (edge, _) = Self::edges(shown.window);
        match shown.top {
            _ if self.is_high => ((shown.window.y - HIGH) / 2.0).clamp(edge, BELOW_BAR),
            Some(top) => top.min(shown.window.y - edge - shown.size.y).max(edge),
            None => ((shown.window.y - shown.size.y) / 2.0).max(edge),
        }
    }

    /// Keeps the place for the next frame, and requests one after a change of the size.
    fn keep_place(&self, ui: &Ui, shown: Shown, size: Vec2) {
        let is_settled = shown.size == size;
        let top = shown.top.or_else(|| is_settled.then(|| self.top(&shown)));
        let shown = Shown { size, top, ..shown };
        ui.data_mut(|data| data.insert_temp(self.id.with("shown"), shown));
        if !is_settled {
            ui.ctx().request_repaint();
        }
    }

    fn modal(&self, ui: &Ui, top: f32, margin: f32) -> Modal {
        let role = if self.is_long { Role::Region } else { Role::Dialog };
        let area = Modal::default_area(self.id)
            .accessible_name(&self.title)
            .role(role)
            .anchor(Align2::CENTER_TOP, vec2(0.0, top));
        let shade = Color32::from_black_alpha(100);
        let (left, bar) = (space::XL as i8, BAR as i8);
        let margin = Margin { left, right: left - bar, top: margin as i8, bottom: margin as i8 };
        let frame = egui::Frame::popup(ui.style()).inner_margin(margin).shadow(ui.visuals().window_shadow);
        let frame = frame.corner_radius(ui.visuals().window_corner_radius);
        Modal::new(self.id).area(area).backdrop_color(shade).frame(frame)
    }

    /// The title, which is returned, and at the right the button that closes the dialog.
    fn title_ui(&self, ui: &mut Ui, size: Vec2, out: &mut Out) -> Response {
        let layout = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            let name = tr("dialog-close");
            let close = widgets::icon_button(ui, Icon::Close, &name, Vec2::splat(size.y), true);
            if close.name_tip(name).clicked() {
                out.push(DialogAction::Cancel);
            }
            let layout = Layout::left_to_right(Align::Center);
            ui.with_layout(layout, |ui| widgets::heading(ui, &self.title)).inner
        })
        .inner
    }

    /// The contents, at most of this size, and the scroll bar beside them. `is_first`: the dialog has just been opened.
    fn body_ui(&self, ui: &mut Ui, most: Vec2, is_first: bool, body: impl FnOnce(&mut Ui)) {
        if self.scrolls_itself {
            ui.allocate_ui(most, body);
            return;
        }
        // A dialog is as high as it was in the frame before, so a scroll area would grow step by step.
        let scroll = ScrollArea::vertical().max_height(most.y).min_scrolled_height(most.y);
        let scroll = if is_first { scroll.vertical_scroll_offset(0.0) } else { scroll };
        scroll.show(ui, |ui| {
            ui.take_available_width();
            let mut room = ui.available_rect_before_wrap();
            room.max.x = room.min.x + most.x;
            ui.scope_builder(UiBuilder::new().max_rect(room), body);
        });
    }
}

/// Gives a dialog that opens the focus: its first control behind the button that closes it, or the chosen one of that
/// group, unless a field has taken it. A dialog opened by the pointer gets no ring, and Enter gives the usual answer.
fn focus_first(ui: &Ui, title: &Response) {
    let (ctx, layer) = (ui.ctx(), ui.layer_id());
    let controls: Vec<Id> = ctx.viewport(|viewport| {
        let all = viewport.this_pass.widgets.get_layer(layer);
        all.filter(|widget| widget.enabled && widget.sense.is_focusable()).map(|widget| widget.id).collect()
    });
    let has_focus = ctx.memory(egui::Memory::focused).is_some_and(|focused| controls.contains(&focused));
    match controls.get(1) {
        _ if has_focus => {}
        Some(first) if focus::is_by_key(ctx) => focus::take(ctx, focus::stand_in_of(ctx, *first)),
        _ => focus::rest(ctx, title.id),
    }
}

/// The line above the answers, from edge to edge.
fn hairline_ui(ui: &mut Ui, width: f32) {
    let (_, line) = ui.allocate_space(vec2(width, LINE));
    let edges = line.x_range().expand(space::XL);
    ui.painter().hline(edges, line.center().y, Stroke::new(LINE, Colors::of(ui).line));
    ui.add_space(space::XS);
}

/// The width of the answers in one row.
fn answers_width(ui: &Ui, answers: &[Answer]) -> f32 {
    let (padding, space) = (2.0 * ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
    let width = |answer: &Answer| {
        let text = widgets::text_width(ui, &answer.text, text::BODY);
        (text + padding).max(widgets::MIN_BUTTON_WIDTH) + space
    };
    answers.iter().map(width).sum()
}

/// The answers in one row, the usual one at the right.
fn answers_ui(ui: &mut Ui, size: Vec2, out: &mut Out, answers: &[Answer], enter: bool) {
    // No higher than they are: otherwise a dialog that has been high would never be low again.
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.spacing_mut().interact_size.y = size.y;
        let (quiet, plain): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.kind == Kind::Quiet);
        for answer in plain {
            answer_ui(ui, out, answer, enter);
        }
        if !quiet.is_empty() {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                for answer in quiet {
                    answer_ui(ui, out, answer, enter);
                }
            });
        }
    });
}

fn answer_ui(ui: &mut Ui, out: &mut Out, answer: &Answer, enter: bool) {
    let button = match answer.kind {
        Kind::Plain => widgets::plain_button,
        Kind::Primary => widgets::primary_button,
        Kind::Destructive => widgets::destructive_button,
        Kind::Quiet => widgets::quiet_button,
    };
    let response = widgets::usable(ui, answer.why_not.as_ref(), |ui| button(ui, &answer.text));
    let by_key = enter && answer.kind == Kind::Primary && answer.why_not.is_none();
    if response.clicked() || by_key {
        out.push(answer.message.clone());
    }
}
