//! The short message in a corner that the board leaves empty: the lower left one, in the editor the upper right one.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Area, Color32, FontId, Galley, Id, Order, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::context::{Toast, Tone};
use crate::app::model::{Message, Model};
use crate::gui::actions::{Action, Out};
use crate::gui::play::question;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, RADIUS, Theme, space, text};
use crate::gui::style::voice;
use crate::sides::Color;
use crate::three::Seat;

/// The widths of a message, as a share of the room around the board and in points.
const SHARE: f32 = 0.28;
const WIDTHS: (f32, f32) = (200.0, 320.0);
/// Side of the icon of a warning.
const ICON: f32 = 18.0;
/// Between the edge of the message and its words.
const PADDING: Vec2 = vec2(space::M, space::S);

/// Draws the message in a corner of `field`. A click takes it away, and takes the step that the message names.
pub fn show(ui: &Ui, model: &Model, field: Rect, out: &mut Out) {
    let Some(toast) = model.toast() else { return };
    let action = toast.action.and_then(|step| Action::of_step(step, model));
    let step = action.map(|action| action.tooltip(ui.ctx(), model));
    // The corner may have a question to the player below.
    let below = Seat::from(if model.is_flipped() { Color::Black } else { Color::White });
    let is_asked = model.question().is_some_and(|question| question.asked == below);
    let lift = question::top(ui.ctx()).filter(|_| is_asked).map_or(0.0, |top| field.bottom() - top);
    let message = Laid::new(ui, toast, step, width(field));
    let at = if model.editor().is_some() {
        // The corners on the left have the pieces.
        field.right_top() + vec2(-space::S - message.size.x, space::S)
    } else {
        field.left_bottom() + vec2(space::S, -space::S - lift - message.size.y)
    };
    // An area aligned by its lower edge would keep the place of the toast before it.
    let area = Area::new(Id::unique("toasts")).order(Order::Foreground).fixed_pos(at);
    area.show(ui.ctx(), |ui| {
        if toast_ui(ui, toast, message) {
            out.push(Message::DismissToast(toast.id));
            out.extend(action.and_then(|action| action.message(model)));
        }
    });
}

/// The greatest width of a notice at the lower left corner of `field`.
pub fn width(field: Rect) -> f32 {
    (SHARE * field.width()).clamp(WIDTHS.0, WIDTHS.1)
}

/// A message laid out.
struct Laid {
    galley: Arc<Galley>,
    fill: Color32,
    ink: Color32,
    /// Room of the icon of a warning.
    icon: f32,
    size: Vec2,
}

impl Laid {
    /// In the colours of the other theme, an error on red.
    fn new(ui: &Ui, toast: &Toast, step: Option<String>, width: f32) -> Laid {
        let (colors, theme) = (Colors::of(ui), Theme::of(ui));
        let other = Theme { is_dark: !theme.is_dark, ..theme }.colors();
        let (fill, ink, link) = match toast.tone {
            Tone::Error => (colors.destructive[0], colors.on_destructive, colors.on_destructive),
            _ => (other.raised, other.text, other.accent_text),
        };
        let icon = if toast.tone == Tone::Plain { 0.0 } else { ICON + space::S };
        let font = FontId::proportional(text::SECONDARY);
        let width = width - icon - 2.0 * PADDING.x;
        let mut job = LayoutJob::simple(toast.text.to_string(), font.clone(), Color32::PLACEHOLDER, width);
        if let Some(step) = step {
            // The step that a click takes, in the ink of links.
            job.append(&format!(" {step}"), 0.0, TextFormat::simple(font, link));
        }
        let galley = ui.painter().layout_job(job);
        let size = galley.size() + 2.0 * PADDING + vec2(icon, 0.0);
        Laid { galley, fill, ink, icon, size }
    }
}

/// Draws the message; returns whether it was clicked.
fn toast_ui(ui: &mut Ui, toast: &Toast, laid: Laid) -> bool {
    let Laid { galley, fill, ink, icon, size } = laid;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    ui.painter().rect_filled(rect, RADIUS, fill);
    if icon > 0.0 {
        let left = rect.left() + PADDING.x;
        let sign = Rect::from_min_size(pos2(left, rect.center().y - ICON / 2.0), Vec2::splat(ICON));
        icons::paint(ui.painter(), Icon::Warning, sign, ink);
    }
    let words = galley.text().to_owned();
    ui.painter().galley(rect.min + PADDING + vec2(icon, 0.0), galley, ink);
    let role = if toast.action.is_some() { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &words));
    voice::say(ui.ctx(), response.id.with(toast.id), &words);
    response.clicked()
}
