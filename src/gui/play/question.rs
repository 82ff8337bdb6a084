//! A question from one player at the board to another: a quiet box in the corner of the player who answers,
//! upside down if that player's pieces are.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::epaint::TextShape;
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, Context, CornerRadius, FontId, Galley, Id, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::game::{GameAction, QuestionView};
use crate::gui::actions::Out;
use crate::gui::play::room::Room;
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};
use crate::gui::style::{voice, widgets};

/// The widths that its text may have, with the answers side by side or below each other: the first one that covers least of the
/// board.
const SHAPES: [(f32, bool); 7] = [
    (180.0, false),
    (220.0, false),
    (260.0, false),
    (300.0, false),
    (100.0, true),
    (140.0, true),
    (180.0, true),
];
/// The answers stand below each other only if side by side they would cover more of the board than this.
const COVERED: f32 = 60.0;
/// The most lines of its text.
const MOST_ROWS: usize = 7;
/// Height of a button.
const BUTTON: f32 = 28.0;

/// Shows the question in this corner of the room around the board. The name of the player who answers is in the box, because
/// the box takes the place of the name.
pub fn show(
    ui: &mut Ui,
    question: &QuestionView,
    (room, corner): (&Room, Align2),
    is_turned: bool,
    out: &mut Out,
) {
    let colors = Colors::of(ui);
    let layout = |words: &str, size: f32, rows: usize, width: f32| {
        let font = FontId::proportional(size);
        let mut job = LayoutJob::simple(words.to_owned(), font, Color32::PLACEHOLDER, width);
        job.wrap.max_rows = rows.max(1);
        ui.painter().layout_job(job)
    };
    let names = [&question.accept, &question.decline];
    let answers = names.map(|name| layout(name, text::BODY, 1, f32::INFINITY));
    let [first, second] = answers.each_ref().map(|galley| galley.size().x + 2.0 * space::M);
    let shaped = |&(width, is_stacked): &(f32, bool)| {
        let step = if is_stacked { vec2(0.0, BUTTON + space::XS) } else { vec2(first + space::S, 0.0) };
        let least = if is_stacked { first.max(second) } else { step.x + second };
        let name = layout(&question.name, text::SECONDARY, 2, width.max(least));
        let rows = if is_stacked { 2 * MOST_ROWS } else { MOST_ROWS };
        let words = layout(&question.text, text::BODY, rows, width.max(least));
        let inner = least.max(words.size().x).max(name.size().x);
        let height = name.size().y + words.size().y + space::XS + step.y + BUTTON;
        let size = vec2(inner, height) + Vec2::splat(2.0 * space::S);
        let cut = if words.elided { f32::INFINITY } else { 0.0 };
        let allowed = if is_stacked { 0.0 } else { COVERED };
        let covered = (size.x - room.line(corner, 0.0, size.y).width() - allowed).max(cut);
        (covered, size, step, name, words)
    };
    let best = SHAPES.iter().map(shaped).reduce(|best, other| if other.0 < best.0 { other } else { best });
    let Some((_, size, step, name, words)) = best else { return };
    let rect = corner.anchor_size(corner.pos_in_rect(&room.line(corner, 0.0, size.y)), size);
    let boxed = Turned { rect, is_turned };
    frame_ui(ui, question, rect);
    let top = rect.min + Vec2::splat(space::S);
    boxed.text(ui, &name, top, colors.weak);
    let asked = boxed.place(Rect::from_min_size(top, name.size()));
    let response = ui.interact(asked, ui.scope_id().with("asked"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &question.name));
    boxed.text(ui, &words, top + vec2(0.0, name.size().y), colors.text);
    let mut at = pos2(top.x, rect.bottom() - space::S - BUTTON - step.y);
    let actions = [GameAction::Accept, GameAction::Decline];
    for (((galley, width), name), action) in answers.iter().zip([first, second]).zip(names).zip(actions) {
        let width = if step.y > 0.0 { size.x - 2.0 * space::S } else { width };
        let place = Rect::from_min_size(at, vec2(width, BUTTON));
        at += step;
        if boxed.button(ui, name, galley, place, action == GameAction::Accept).clicked() {
            out.push(action);
        }
    }
}

/// The box of the question, of which there is one at a time.
fn box_id() -> Id {
    Id::unique("question")
}

/// The upper edge of the box in this frame, for what stands above it.
pub fn top(ctx: &Context) -> Option<f32> {
    ctx.read_response(box_id()).map(|shown| shown.rect.top())
}

/// The box, which keeps clicks from the board below it. Screen readers read its text when it appears.
fn frame_ui(ui: &Ui, question: &QuestionView, rect: Rect) {
    let colors = Colors::of(ui);
    let response = ui.interact(rect, box_id(), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &question.text));
    voice::say(ui.ctx(), response.id, &question.said);
    let stroke = Stroke::new(LINE, colors.line);
    ui.painter().rect(rect, CornerRadius::same(RADIUS), colors.raised, stroke, StrokeKind::Inside);
}

/// A box whose contents can be upside down.
struct Turned {
    rect: Rect,
    is_turned: bool,
}

impl Turned {
    /// The place on the screen of a place in the upright box.
    fn place(&self, rect: Rect) -> Rect {
        if !self.is_turned {
            return rect;
        }
        let turned = |point: Pos2| self.rect.center() + (self.rect.center() - point);
        Rect::from_two_pos(turned(rect.min), turned(rect.max))
    }

    /// Text whose upper left corner is there in the upright box.
    fn text(&self, ui: &Ui, galley: &Arc<Galley>, at: Pos2, ink: Color32) {
        let place = self.place(Rect::from_min_size(at, galley.size()));
        let (corner, angle) = if self.is_turned { (place.max, PI) } else { (place.min, 0.0) };
        ui.painter().add(TextShape::new(corner, Arc::clone(galley), ink).with_angle(angle));
    }

    fn button(&self, ui: &Ui, name: &str, galley: &Arc<Galley>, upright: Rect, is_primary: bool) -> Response {
        let colors = Colors::of(ui);
        let rect = self.place(upright);
        let response = ui.interact(rect, ui.scope_id().with(("question", name)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        let visuals = ui.style().interact(&response);
        let (fill, ink) = if is_primary {
            (widgets::fill_now(&response, colors.primary_button()), colors.on_accent)
        } else {
            (visuals.weak_bg_fill, colors.text)
        };
        let stroke = if response.has_focus() { Stroke::new(2.0, colors.text) } else { visuals.bg_stroke };
        ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, stroke, StrokeKind::Inside);
        self.text(ui, galley, upright.center() - galley.size() / 2.0, ink);
        response
    }
}
