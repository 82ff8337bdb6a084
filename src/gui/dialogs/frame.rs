//! The frame of all dialogs, in the middle of the window: the title, the contents, and the row of answers below.

use egui::{Align, Align2, Color32, Id, Layout, Modal, ScrollArea, Ui, Vec2, accesskit, vec2};

use crate::app::context::DialogAction;
use crate::app::model::Message;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;

/// A button below a dialog.
#[derive(Clone, Debug)]
pub struct Answer {
    text: String,
    message: Message,
    /// Whether it is the usual one, which Enter gives.
    is_primary: bool,
    /// Why it cannot be given now.
    why_not: Option<String>,
    is_destructive: bool,
}

impl Answer {
    /// The usual answer, also given by Enter.
    pub fn primary(key: &str, message: impl Into<Message>) -> Self {
        Self { is_primary: true, ..Self::plain(key, message) }
    }

    /// Any other answer.
    pub fn plain(key: &str, message: impl Into<Message>) -> Self {
        let message = message.into();
        Self { text: tr(key), message, is_primary: false, why_not: None, is_destructive: false }
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

    /// Makes the answer look dangerous, because it destroys something permanently.
    pub fn destructive(self) -> Self {
        Self { is_destructive: true, ..self }
    }
}

/// A dialog: its title and width.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The identity of the dialog while it is open.
    pub id: Id,
    /// The heading.
    pub title: String,
    /// Width of the contents in points; less in a narrow window.
    pub width: f32,
    /// Whether the contents have a scroll area of their own; otherwise they scroll as a whole.
    pub scrolls_itself: bool,
    /// Whether there is something in it that a click beside the dialog must not throw away.
    pub keeps_open: bool,
}

impl Frame {
    /// A dialog of the usual kind.
    pub fn new(title: String, width: f32) -> Self {
        let id = Id::unique("dialog").with(&title);
        Self { id, title, width, scrolls_itself: false, keeps_open: false }
    }

    /// A dialog that stays open after a click beside it, because the user may have filled in something.
    pub fn kept(title: String, width: f32) -> Self {
        Self { keeps_open: true, ..Self::new(title, width) }
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
        let room = ui.ctx().content_rect().size() - Vec2::splat(2.0 * (space::XL + space::S));
        let enter = widgets::accepts_enter(ui);
        let response = self.modal(ui).show(ui.ctx(), |ui| {
            ui.set_width(self.width.max(answers_width(ui, answers)).min(room.x));
            ui.spacing_mut().item_spacing.y = space::S;
            self.title_ui(ui);
            let height = room.y - text::NAMES - 2.0 * space::XL - space::S - ui.spacing().interact_size.y;
            self.body_ui(ui, height, |ui| body(ui, out));
            ui.add_space(space::S);
            answers_ui(ui, out, answers, enter);
        });
        self.settle(ui, response.response.rect.size());
        let is_kept = self.keeps_open && response.backdrop_response.clicked();
        if response.should_close() && !is_kept && out.messages.is_empty() {
            out.push(DialogAction::Cancel);
        }
    }

    /// Requests another frame after a change of the size, because the dialog is centred by the size of the frame
    /// before.
    fn settle(&self, ui: &Ui, size: Vec2) {
        let id = self.id.with("size");
        let before = ui.data_mut(|data| {
            let before = data.get_temp::<Vec2>(id);
            data.insert_temp(id, size);
            before
        });
        if before != Some(size) {
            ui.ctx().request_repaint();
        }
    }

    fn modal(&self, ui: &Ui) -> Modal {
        let area = Modal::default_area(self.id).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
        let shade = Color32::from_black_alpha(100);
        let frame = egui::Frame::popup(ui.style()).inner_margin(space::L).shadow(ui.visuals().window_shadow);
        Modal::new(self.id).area(area).backdrop_color(shade).frame(frame)
    }

    fn title_ui(&self, ui: &mut Ui) {
        let title = widgets::heading(ui, &self.title);
        // Announces the dialog to screen readers.
        ui.ctx().accesskit_node_builder(title.id, |node| node.set_live(accesskit::Live::Polite));
        ui.add_space(space::XS);
    }

    fn body_ui(&self, ui: &mut Ui, height: f32, body: impl FnOnce(&mut Ui)) {
        if self.scrolls_itself {
            ui.allocate_ui(vec2(ui.available_width(), height), body);
            return;
        }
        // The contents are not below the bar.
        ui.spacing_mut().scroll.floating_allocated_width = space::M;
        // A dialog is as high as it was in the frame before, so a scroll area would grow step by step.
        let scroll = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        scroll.show(ui, |ui| {
            ui.take_available_width();
            body(ui);
        });
    }
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
fn answers_ui(ui: &mut Ui, out: &mut Out, answers: &[Answer], enter: bool) {
    // No higher than they are: otherwise a dialog that has been high would never be low again.
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        for answer in answers {
            answer_ui(ui, out, answer, enter);
        }
    });
}

fn answer_ui(ui: &mut Ui, out: &mut Out, answer: &Answer, enter: bool) {
    let button = if answer.is_destructive {
        widgets::destructive_button
    } else if answer.is_primary {
        widgets::primary_button
    } else {
        widgets::plain_button
    };
    let response = widgets::usable(ui, answer.why_not.clone(), |ui| button(ui, &answer.text));
    let by_key = enter && answer.is_primary && answer.why_not.is_none();
    if response.clicked() || by_key {
        out.push(answer.message.clone());
    }
}
