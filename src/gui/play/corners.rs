//! The two players, in the four corners the board leaves empty: name and captured pieces on the left, clock on the
//! right, the player above in the upper corners and the player below in the lower ones.

use egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::tray::{PIECE_SIDE, tray_ui};
use crate::app::board_view::{Armies, Army, BoardPiece};
use crate::app::catalogue::{tr, tr_args};
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::picture::layout::BoardLayout;
use crate::app::view::{ClockFace, Corner, Presence};
use crate::app::words;
use crate::gui::actions::Action;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, space, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Height of the line with the name.
pub const NAME_LINE: f32 = 30.0;
/// Height of the line that says whether a player at another computer is there.
const PRESENCE_LINE: f32 = 18.0;
/// Height of a clock.
pub const CLOCK_LINE: f32 = 46.0;
/// Side of the triangle on the clock of a paused game.
const RESUME_ICON: f32 = 20.0;
/// Width of a corner at least, where the window has it.
const MIN_ROOM: f32 = 300.0;
/// Room for the lead in material behind the captured pieces.
const AHEAD: f32 = 36.0;

/// The room that the board leaves in the corners of its field.
#[derive(Clone, Copy)]
pub struct Room {
    /// The field around the board.
    pub field: Rect,
    /// The board.
    pub board: BoardLayout,
}

impl Room {
    /// The corners of this board in `field`: on a large screen they stay at the board.
    pub fn around(board: BoardLayout, field: Rect) -> Room {
        // A large board has room for a name beside its slanted edges.
        let beside = (MIN_ROOM - board.rect().width() / 4.0).max(space::XL);
        let near = board.rect().expand2(vec2(beside, 0.0)).x_range();
        let (left, right) = (near.min.max(field.left()), near.max.min(field.right()));
        Room { field: Rect::from_x_y_ranges(left..=right, field.y_range()), board }
    }

    /// A line in a corner: `offset` and `height` count from the upper edge of the field, or from the lower one if it is
    /// not `is_above`. It is as wide as the board leaves room.
    pub fn line(&self, is_above: bool, side: Side, offset: f32, height: f32) -> Rect {
        let inner = self.field.shrink(space::S);
        let corners = self.board.corners(inner, offset + height);
        let corner = match (is_above, side) {
            (true, Side::Left) => corners.top_left,
            (true, Side::Right) => corners.top_right,
            (false, Side::Left) => corners.bottom_left,
            (false, Side::Right) => corners.bottom_right,
        };
        let top = if is_above { corner.bottom() - height } else { corner.top() };
        let gap = space::S.min(corner.width());
        let (left, right) = match side {
            Side::Left => (corner.left(), corner.right() - gap),
            Side::Right => (corner.left() + gap, corner.right()),
        };
        Rect::from_x_y_ranges(left..=right, top..=top + height)
    }
}

/// The two corners of a player: how they look.
pub struct Corners<'a> {
    /// The space of the corners.
    pub room: Room,
    /// The look.
    pub theme: Theme,
    /// The pieces' pictures.
    pub pieces: &'a mut Pieces,
}

impl Corners<'_> {
    /// Height of the clocks above and below on the right.
    pub const CLOCKS: (f32, f32) = (CLOCK_LINE, CLOCK_LINE);

    /// Draws the corners of the player above or below, without name and captured pieces where a question takes their
    /// place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        corner: &Corner,
        is_above: bool,
        is_asked: bool,
        out: &mut Vec<Message>,
    ) {
        if !is_asked {
            let name = self.room.line(is_above, Side::Left, 0.0, NAME_LINE);
            self.name_ui(ui, corner, name);
            let pieces = self.room.line(is_above, Side::Left, NAME_LINE, PIECE_SIDE + space::S);
            self.captured_ui(ui, corner, pieces);
        }
        if let Some(presence) = corner.presence.as_ref().filter(|_| !is_asked) {
            let line = self.room.line(is_above, Side::Left, NAME_LINE + PIECE_SIDE + space::S, PRESENCE_LINE);
            self.presence_ui(ui, presence, line);
        }
        let room = self.room.line(is_above, Side::Right, 0.0, CLOCK_LINE);
        let align = if is_above { Align2::RIGHT_TOP } else { Align2::RIGHT_BOTTOM };
        let place = ClockPlace { id: corner.color as usize, name: &corner.name, room, align };
        place.show(ui, self.theme.colors(), model, corner.clock.as_ref(), corner.can_resume, out);
    }

    /// The corner for a question to the player above or below: in place of name and captured pieces, so that the
    /// question covers nothing of the board.
    pub fn question(&self, is_above: bool) -> (Pos2, Align2) {
        let line = self.room.line(is_above, Side::Left, 0.0, NAME_LINE);
        if is_above { (line.left_top(), Align2::LEFT_TOP) } else { (line.left_bottom(), Align2::LEFT_BOTTOM) }
    }

    fn name_ui(&self, ui: &mut Ui, corner: &Corner, rect: Rect) {
        let colors = self.theme.colors();
        let disc = pos2(rect.left() + 8.0, rect.center().y);
        paint_disc(ui, colors, disc, corner);
        let mut left = disc.x + 8.0 + space::S;
        if corner.is_computer {
            let icon = Rect::from_center_size(pos2(left + 9.0, disc.y), vec2(18.0, 18.0));
            icons::paint(ui.painter(), Icon::Computer, icon, colors.weak);
            left = icon.right() + space::S;
        }
        let room = Rect::from_min_max(pos2(left, rect.top()), rect.max);
        ui.scope_builder(
            UiBuilder::new().max_rect(room).layout(egui::Layout::left_to_right(egui::Align::Center)),
            |ui| {
                let points = corner.points.as_ref().map(|points| points_ui(ui, points));
                let taken = points.as_ref().map_or(0.0, |points| points.size().x + space::M);
                ui.scope(|ui| {
                    ui.set_max_width((room.width() - taken).max(0.0));
                    widgets::elided(ui, egui::RichText::new(&corner.name).size(text::NAMES));
                });
                if let (Some(galley), Some(points)) = (points, &corner.points) {
                    let response = ui.add(egui::Label::new(galley));
                    let args = [("name", corner.name.as_str().into()), ("points", points.as_str().into())];
                    let words = tr_args("match-points-of", &args);
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
                    response.on_hover_text(words);
                }
            },
        );
    }

    /// Whether the player at another computer is there.
    fn presence_ui(&self, ui: &mut Ui, presence: &Presence, rect: Rect) {
        let colors = self.theme.colors();
        let ink = if presence.is_away { colors.danger } else { colors.weak };
        let dot = pos2(rect.left() + 8.0, rect.center().y);
        ui.painter().circle_filled(dot, 3.0, ink);
        let room = Rect::from_min_max(pos2(rect.left() + 16.0 + space::S, rect.top()), rect.max);
        ui.scope_builder(
            UiBuilder::new().max_rect(room).layout(egui::Layout::left_to_right(egui::Align::Center)),
            |ui| widgets::elided(ui, egui::RichText::new(&presence.text).size(text::SECONDARY).color(ink)),
        );
    }

    fn captured_ui(&mut self, ui: &mut Ui, corner: &Corner, rect: Rect) {
        if corner.captured.is_empty() && corner.ahead == 0 {
            return;
        }
        let army = Army::from(!corner.color);
        let taken: Vec<_> = corner.captured.iter().map(|&kind| BoardPiece { army, kind }).collect();
        let place = rect.with_max_x(rect.right() - AHEAD);
        let tray = tray_ui(ui, self.theme, self.pieces, Armies::Two, &taken, place);
        if corner.ahead > 0 {
            let at = pos2(tray.map_or(rect.left(), |tray| tray.right() + space::S), rect.center().y);
            let ahead = tr_args("material-ahead", &[("points", corner.ahead.into())]);
            let font = FontId::proportional(text::BODY);
            ui.painter().text(at, Align2::LEFT_CENTER, ahead, font, self.theme.colors().weak);
        }
        let response = ui.interact(rect, ui.scope_id().with(("captured", corner.color)), Sense::hover());
        let args = [("count", corner.captured.len().into()), ("ahead", corner.ahead.into())];
        let words = tr_args("captured-pieces", &args);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        response.on_hover_text(words);
    }
}

/// A player's points in the match.
fn points_ui(ui: &Ui, points: &str) -> std::sync::Arc<egui::Galley> {
    let ink = ui.visuals().weak_text_color();
    ui.painter().layout_no_wrap(points.to_owned(), FontId::proportional(text::NAMES), ink)
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// On the left.
    Left,
    /// On the right.
    Right,
}

/// A disc in the player's colour, with a ring while the player is to move.
fn paint_disc(ui: &Ui, colors: &Colors, center: Pos2, corner: &Corner) {
    let (fill, edge) = match corner.color {
        Color::White => (Color32::from_rgb(0xff, 0xfd, 0xf6), Color32::from_rgb(0x2b, 0x1d, 0x0e)),
        Color::Black => (Color32::from_rgb(0x2a, 0x25, 0x23), Color32::from_rgb(0xf0, 0xe6, 0xd2)),
    };
    let painter = ui.painter();
    painter.circle(center, 6.0, fill, Stroke::new(LINE, edge));
    if corner.is_to_move {
        painter.circle_stroke(center, 8.5, Stroke::new(2.0, colors.accent));
    }
}

/// The place of a player's clock.
#[derive(Clone, Copy, Debug)]
pub struct ClockPlace<'a> {
    /// Tells the clock from the others.
    pub id: usize,
    /// The player's name.
    pub name: &'a str,
    /// The room beside the board.
    pub room: Rect,
    /// The corner of the room for the clock.
    pub align: Align2,
}

impl ClockPlace<'_> {
    /// Draws the clock, if the player has one; otherwise the button to resume a paused game.
    pub fn show(
        &self,
        ui: &mut Ui,
        colors: &Colors,
        model: &Model,
        clock: Option<&ClockFace>,
        can_resume: bool,
        out: &mut Vec<Message>,
    ) {
        if can_resume {
            resume_ui(ui, colors, model, self, clock, out);
        } else if let Some(clock) = clock {
            clock_ui(ui, colors, self, clock);
        }
    }
}

/// The clock: filled while it runs, red while time is short.
fn clock_ui(ui: &mut Ui, colors: &Colors, place: &ClockPlace, clock: &ClockFace) {
    let size = clock_font(place.room.width());
    let galley =
        ui.painter().layout_no_wrap(clock.text.clone(), FontId::proportional(size), Color32::PLACEHOLDER);
    let face = galley.size() + vec2(2.0 * space::M, space::XS);
    let rect = place.align.align_size_within_rect(face, place.room);
    let is_alarming = clock.has_fallen || clock.is_low;
    let is_filled = clock.is_running && !clock.is_flashing;
    let (fill, ink) = match (is_filled, is_alarming) {
        (true, false) => (colors.accent, colors.on_accent),
        (true, true) => (colors.danger, colors.window),
        (false, true) => (colors.raised, colors.danger),
        (false, false) => (colors.raised, colors.text),
    };
    let rounding = CornerRadius::same(RADIUS);
    ui.painter().rect(
        rect,
        rounding,
        fill,
        Stroke::new(LINE, if is_filled { fill } else { colors.line }),
        egui::StrokeKind::Inside,
    );
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    let response = ui.interact(rect, ui.scope_id().with(("clock", place.id)), Sense::hover());
    let words = clock_words(place, clock);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The button that resumes a paused game, in place of the clock that will run: with its time, or with the word in a
/// game without clocks.
fn resume_ui(
    ui: &mut Ui,
    colors: &Colors,
    model: &Model,
    place: &ClockPlace,
    clock: Option<&ClockFace>,
    out: &mut Vec<Message>,
) {
    let action = Action::Pause;
    let (text, size) = match clock {
        Some(clock) => (clock.text.clone(), clock_font(place.room.width() - RESUME_ICON)),
        None => (tr("button-resume"), text::BODY),
    };
    let galley = ui.painter().layout_no_wrap(text, FontId::proportional(size), Color32::PLACEHOLDER);
    let icon = RESUME_ICON + space::XS;
    let face = vec2(icon + galley.size().x + 2.0 * space::M, galley.size().y.max(RESUME_ICON) + space::XS);
    let rect = place.align.align_size_within_rect(face, place.room);
    let response = ui.interact(rect, ui.scope_id().with(("resume", place.id)), Sense::click());
    let name = match clock {
        Some(clock) => words::labelled(&action.name_now(model), &clock_words(place, clock)),
        None => action.name_now(model),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let fill = widgets::primary_fill(colors, &response);
    let edge = if response.has_focus() { Stroke::new(2.0, colors.text) } else { Stroke::NONE };
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, edge, egui::StrokeKind::Inside);
    let sign = Rect::from_center_size(
        pos2(rect.left() + space::M + RESUME_ICON / 2.0, rect.center().y),
        vec2(RESUME_ICON, RESUME_ICON),
    );
    icons::paint(ui.painter(), Icon::Play, sign, colors.on_accent);
    let at = pos2(sign.right() + space::XS, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colors.on_accent);
    if response.on_hover_text(action.tooltip(ui.ctx(), model)).clicked() {
        out.extend(action.message(model));
    }
}

/// The player and the time of a clock, for screen readers.
fn clock_words(place: &ClockPlace, clock: &ClockFace) -> String {
    tr_args("clock-of", &[("name", place.name.into()), ("time", clock.spoken.as_str().into())])
}

/// The clocks' size of type where `width` is free beside the board.
fn clock_font(width: f32) -> f32 {
    if width >= 130.0 { text::CLOCK } else { text::NAMES }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clock does not tremble as it runs.
    #[test]
    fn figures_are_all_of_one_width() {
        let ctx = egui::Context::default();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let width = |text: &str| {
                let font = FontId::proportional(text::CLOCK);
                ui.painter().layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x
            };
            for figure in "0123456789".chars() {
                assert!((width(&figure.to_string()) - width("0")).abs() < 0.1, "{figure}");
            }
        });
        output.textures_delta.clear();
    }
}
