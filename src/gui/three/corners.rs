//! The three players, in the corners of their armies: the lower one beside the board's lower corner, with the clock on
//! the other side; the two others at the upper corners with name, state and clock below each other.

use egui::{
    Align, Align2, Layout, Painter, Pos2, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::app::board_view::Armies;
use crate::app::catalogue::tr_args;
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::picture::palette::side;
use crate::app::three::ThreeCorner;
use crate::app::words;
use crate::gui::play::corners::{CLOCK_LINE, ClockPlace, NAME_LINE, Room, Side};
use crate::gui::play::tray::{PIECE_SIDE, tray_ui, tray_width};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, LINE, Theme, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Height of the line with the state.
const STATE_LINE: f32 = 20.0;

/// The corner of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the lower corner of the board.
    Below,
    /// At the upper left one.
    Left,
    /// At the upper right one.
    Right,
}

impl Place {
    /// The side of the board where the name is.
    fn side(self) -> Side {
        if self == Place::Right { Side::Right } else { Side::Left }
    }
}

/// The places and the look of the player panels.
pub struct ThreeCorners<'a> {
    /// The space of the corners.
    pub room: Room,
    /// The look.
    pub theme: Theme,
    /// The pieces' pictures.
    pub pieces: &'a mut Pieces,
}

impl ThreeCorners<'_> {
    /// Heights of a player's block to the right of the board's top, and of the clock at its bottom.
    pub const HEIGHTS: (f32, f32) = (NAME_LINE + STATE_LINE + space::XS + CLOCK_LINE, CLOCK_LINE);

    /// Draws the corner of a player, without name and state where a question takes their place.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        corner: &ThreeCorner,
        place: Place,
        is_asked: bool,
        out: &mut Vec<Message>,
    ) {
        if !is_asked {
            self.name_ui(ui, corner, place);
            self.state_ui(ui, corner, place);
            self.captured_ui(ui, corner, place);
        }
        let above = |side| self.room.line(true, side, NAME_LINE + STATE_LINE + space::XS, CLOCK_LINE);
        let (room, align) = match place {
            Place::Below => (self.room.line(false, Side::Right, 0.0, CLOCK_LINE), Align2::RIGHT_BOTTOM),
            Place::Left => (above(Side::Left), Align2::LEFT_TOP),
            Place::Right => (above(Side::Right), Align2::RIGHT_TOP),
        };
        let name = corner.name.to_string();
        let place = ClockPlace { id: corner.seat as usize, name: &name, room, align };
        place.show(ui, self.theme.colors(), model, corner.clock.as_ref(), corner.can_resume, out);
    }

    /// The captured pieces: below the clock, or in place of a missing clock.
    fn captured_ui(&mut self, ui: &Ui, corner: &ThreeCorner, place: Place) {
        let is_above = place != Place::Below;
        let clock = if is_above && corner.clock.is_some() { CLOCK_LINE + space::XS } else { 0.0 };
        let offset = NAME_LINE + STATE_LINE + space::XS + clock;
        let mut room = self.room.line(is_above, place.side(), offset, PIECE_SIDE + space::S);
        if place == Place::Right {
            room.min.x = room.max.x - tray_width(&corner.captured).min(room.width());
        }
        if tray_ui(ui, self.theme, self.pieces, Armies::Three, &corner.captured, room).is_some() {
            let response = ui.interact(room, ui.scope_id().with(("captured", corner.seat)), Sense::hover());
            let words =
                tr_args("captured-pieces", &[("count", corner.captured.len().into()), ("ahead", 0.into())]);
            let name = words::labelled(&corner.name.to_string(), &words);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            response.on_hover_text(words);
        }
    }

    /// The place of a question to a player: that of the name, away from the board.
    pub fn question(&self, place: Place) -> (Pos2, Align2) {
        let line = self.room.line(place != Place::Below, place.side(), 0.0, NAME_LINE);
        match place {
            Place::Below => (line.left_bottom(), Align2::LEFT_BOTTOM),
            Place::Left => (line.left_top(), Align2::LEFT_TOP),
            Place::Right => (line.right_top(), Align2::RIGHT_TOP),
        }
    }

    /// A line of words in a player's corner, which begins where the corner does.
    fn words_ui(&self, ui: &mut Ui, place: Place, offset: f32, height: f32, add: impl FnOnce(&mut Ui)) {
        let room = self.room.line(place != Place::Below, place.side(), offset, height);
        let layout = match place.side() {
            Side::Right => Layout::right_to_left(Align::Center),
            Side::Left => Layout::left_to_right(Align::Center),
        };
        ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), add);
    }

    fn name_ui(&self, ui: &mut Ui, corner: &ThreeCorner, place: Place) {
        let colors = self.theme.colors();
        self.words_ui(ui, place, 0.0, NAME_LINE, |ui| {
            let (disc, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
            paint_disc(ui, colors, disc.center(), corner);
            if corner.is_computer {
                let (icon, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
                icons::paint(ui.painter(), Icon::Computer, icon, colors.weak);
            }
            let ink = if corner.is_out { colors.weak } else { colors.text };
            widgets::elided(ui, RichText::new(corner.name.to_string()).size(text::NAMES).color(ink));
        });
    }

    fn state_ui(&self, ui: &mut Ui, corner: &ThreeCorner, place: Place) {
        let Some(state) = &corner.state else { return };
        let colors = self.theme.colors();
        let ink = if state.is_urgent { colors.danger } else { colors.weak };
        self.words_ui(ui, place, NAME_LINE, STATE_LINE, |ui| {
            widgets::elided(ui, RichText::new(state.text.to_string()).size(text::BODY).color(ink));
        });
    }
}

/// Paints the sign of a side beside its name: a disc, for Red with a ring inside. A ring around it marks the side to
/// move, a stroke through it an eliminated side.
fn paint_disc(ui: &Ui, colors: &Colors, center: Pos2, corner: &ThreeCorner) {
    let painter = ui.painter();
    paint_side(painter, center, 6.0, corner.seat);
    if corner.is_out {
        let end = vec2(7.5, -7.5);
        painter.line_segment([center - end, center + end], Stroke::new(2.0, colors.weak));
    } else if corner.is_to_move {
        painter.circle_stroke(center, 8.5, Stroke::new(2.0, colors.accent));
    }
}

/// A disc of a side in a list, as large as its letters.
pub fn disc_ui(ui: &mut Ui, seat: Seat) {
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), egui::Sense::hover());
    paint_side(ui.painter(), rect.center(), 5.5, seat);
}

/// The disc of a side, for Red with a ring inside.
pub fn paint_side(painter: &Painter, center: Pos2, radius: f32, seat: Seat) {
    let inks = side(seat);
    painter.circle(center, radius, inks.body, Stroke::new(LINE, inks.edge));
    if seat == Seat::Red {
        painter.circle_stroke(center, radius / 2.0, Stroke::new(1.5, inks.mark));
    }
}
