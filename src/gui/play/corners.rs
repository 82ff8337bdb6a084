//! The players in the corners the board leaves empty. Each has a card: name, clock and captured pieces below each other, in
//! a lower corner the other way round. Two have the right corners, next to the moves, and the state of the game is in the
//! upper left one. Of three, the one at the bottom has the lower right corner, and the others have the upper ones.

use egui::{
    Align, Align2, Color32, FontId, Id, Label, Layout, Painter, Pos2, Rect, Response, RichText, Role, Sense,
    Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::clock;
use super::room::Room;
use super::tray::{PIECE_SIDE, Tray};
use crate::app::board::Armies;
use crate::app::board::palette::side;
use crate::app::game::{Corner, Status};
use crate::app::model::Model;
use crate::app::text::{tr, words};
use crate::engine::Level;
use crate::gui::actions::Out;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, LINE, medium, medium_text, space, text};
use crate::gui::style::{voice, widgets};
use crate::three::Seat;

/// Height of the line with the name.
const NAME_LINE: f32 = 30.0;
/// Height of the line with the note.
const NOTE_LINE: f32 = 20.0;
/// Height of a clock.
const CLOCK_LINE: f32 = 46.0;
/// Width of a player's card, where the corner has it.
const CARD: f32 = 212.0;
/// The narrowest place for the state.
const NARROWEST_STATE: f32 = 60.0;
/// Width of the lines where there is no room for a card.
const NARROW_CARD: f32 = 150.0;
/// Height of the captured pieces with the air around them.
const CAPTURED_LINE: f32 = PIECE_SIDE + space::S;
/// Room for the lead in material behind the captured pieces.
const AHEAD: f32 = 36.0;

/// The place of a player's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Above, of two.
    Above,
    /// Below, of two or of three.
    Below,
    /// Above on the left, of three.
    Left,
    /// Above on the right, of three.
    Right,
}

impl Place {
    /// The corner of the card.
    fn corner(self) -> Align2 {
        match self {
            Place::Above | Place::Right => Align2::RIGHT_TOP,
            Place::Below => Align2::RIGHT_BOTTOM,
            Place::Left => Align2::LEFT_TOP,
        }
    }

    /// The corner for a question to the player, where it covers nothing of the board: of two on the other side of it, of
    /// three in place of the card.
    pub fn of_question(self) -> Align2 {
        match self {
            Place::Above | Place::Left => Align2::LEFT_TOP,
            Place::Below => Align2::LEFT_BOTTOM,
            Place::Right => Align2::RIGHT_TOP,
        }
    }
}

/// The players' cards in the corners: how they look.
pub struct Corners<'a> {
    /// The space of the corners.
    pub room: Room,
    /// The armies of the game.
    pub armies: Armies,
    /// The pieces' pictures.
    pub pieces: &'a mut Pieces,
}

impl Corners<'_> {
    /// Height of what is in the upper left corner: the state of a game of two, or a card of three.
    pub const UPPER_LEFT: [f32; 2] =
        [NAME_LINE + 3.0 * NOTE_LINE, NAME_LINE + NOTE_LINE + clock::LARGE + CAPTURED_LINE];

    /// Draws the cards of these players. Those below each other begin at one edge.
    pub fn show(&mut self, ui: &mut Ui, model: &Model, players: &[(Corner, Place)], out: &mut Out) {
        let lines = |(corner, place): &(Corner, Place)| Lines::of(ui, &self.room, corner, place.corner());
        let lines: Vec<Lines> = players.iter().map(lines).collect();
        for ((corner, place), own) in players.iter().zip(&lines) {
            let x = place.corner().x();
            let beside = players.iter().zip(&lines).filter(|((_, other), _)| other.corner().x() == x);
            let beside: Vec<&Lines> = beside.map(|(_, lines)| lines).collect();
            let height = |clock: f32| beside.iter().map(|lines| lines.height(clock)).fold(0.0, f32::max);
            self.card_ui(ui, model, (corner, place.corner(), own), height, out);
        }
    }

    /// Draws the card of a player: the lines from the edge of the window on are name, note, clock, captured pieces.
    /// `height` is that of the highest card on its side, with a clock of the given height.
    fn card_ui(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        (corner, align, lines): (&Corner, Align2, &Lines),
        height: impl Fn(f32) -> f32,
        out: &mut Out,
    ) {
        let room = self.room;
        let (beside, below) = match &lines.level {
            Some(level) if level.is_below => (None, Some(level)),
            level => (level.as_ref(), None),
        };
        // All lines begin where the one next to the board has room for it.
        let card = |clock: f32| {
            let card = room.line(align, 0.0, height(clock));
            align.align_size_within_rect(vec2(card.width().min(CARD), card.height()), card)
        };
        let is_large = card(clock::LARGE).width() >= clock::LARGE_WIDTH;
        let clock = if is_large { clock::LARGE } else { CLOCK_LINE };
        let card = card(clock);
        let clock = if lines.has_clock { clock } else { 0.0 };
        let line = |offset: f32, height: f32| {
            let line = room.line(align, offset, height);
            if align.x() == Align::Min {
                return line;
            }
            // In a corner too narrow for a card each line begins as near to the others as it can.
            let left =
                if card.width() >= clock::LARGE_WIDTH { card.left() } else { line.right() - NARROW_CARD };
            line.with_min_x(left.max(line.left()))
        };
        line_ui(ui, line(0.0, NAME_LINE), |ui| name_ui(ui, corner, text::NAMES, beside));
        if let Some(level) = below {
            line_ui(ui, line(NAME_LINE, NOTE_LINE), |ui| level_ui(ui, level));
        }
        let begin = NAME_LINE + lines.notes;
        if let Some(status) = &corner.note {
            let place = line(begin - NOTE_LINE, NOTE_LINE);
            line_ui(ui, place, |ui| note_ui(ui, status, self.armies == Armies::Two));
        }
        // On the left the edge of the window is where a wide clock could go on the right.
        let at = if align.x() == Align::Min { Align2::LEFT_TOP } else { Align2::LEFT_CENTER };
        clock::show(ui, model, corner, (line(begin, clock), at), out);
        self.captured_ui(ui, corner, line(begin + clock, CAPTURED_LINE));
    }

    /// The height of a card with a clock and a note, or without.
    pub fn height(has_clock: bool, has_note: bool) -> f32 {
        let notes = if has_note { NOTE_LINE } else { 0.0 };
        Lines { level: None, notes, has_clock }.height(clock::LARGE)
    }

    /// The captured pieces, from the left end of `rect` on.
    fn captured_ui(&mut self, ui: &mut Ui, corner: &Corner, rect: Rect) {
        if corner.captured.is_empty() && corner.ahead == 0 {
            return;
        }
        let lead = if self.armies == Armies::Two { AHEAD } else { 0.0 };
        let tray = Tray::of(&corner.captured, rect.width() - lead);
        if let Some(tray) = &tray {
            tray.paint(ui, self.pieces, self.armies, rect);
        }
        if corner.ahead > 0 {
            let start = tray.map_or(0.0, |tray| tray.width + space::S);
            let at = pos2(rect.left() + start, rect.center().y);
            let ahead = tr!("material-ahead", points = corner.ahead);
            let font = FontId::proportional(text::BODY);
            ui.painter().text(at, Align2::LEFT_CENTER, ahead, font, Colors::of(ui).weak);
        }
        let response = ui.interact(rect, ui.scope_id().with(("captured", corner.seat)), Sense::hover());
        let words = tr!("captured-pieces", count = corner.captured.len(), ahead = corner.ahead);
        let name = match self.armies {
            Armies::Two => words.clone(),
            Armies::Three => words::labelled(&corner.name, &words),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(words);
    }
}

/// The lines of the card of a player between the name and the captured pieces.
struct Lines {
    /// The level of a computer, behind its name or below it.
    level: Option<LevelWords>,
    /// Height of the level below the name and of the note.
    notes: f32,
    /// Whether it has a clock, or the button that resumes a paused game.
    has_clock: bool,
}

impl Lines {
    fn of(ui: &Ui, room: &Room, corner: &Corner, align: Align2) -> Lines {
        let width = room.line(align, 0.0, NAME_LINE + clock::LARGE + CAPTURED_LINE).width().min(CARD);
        let level = corner.level.map(|level| LevelWords::fitting(ui, level, width.max(NARROW_CARD)));
        let is_below = level.as_ref().is_some_and(|level| level.is_below);
        let notes = f32::from(u8::from(is_below) + u8::from(corner.note.is_some())) * NOTE_LINE;
        Lines { level, notes, has_clock: corner.clock.is_some() || corner.can_resume }
    }

    /// Height of the card, with a clock of this height if it has one.
    fn height(&self, clock: f32) -> f32 {
        let clock = if self.has_clock { clock } else { 0.0 };
        NAME_LINE + self.notes + clock + CAPTURED_LINE
    }
}

/// Adds parts side by side in a place.
fn line_ui(ui: &mut Ui, place: Rect, add: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)), add);
}

/// The state of the game, and below it which game it is, in the upper left corner. Words that are long for it take more
/// lines.
pub fn state_ui(ui: &mut Ui, model: &Model, room: &Room) {
    let colors = Colors::of(ui);
    let status = model.status();
    let ink = if status.is_urgent { colors.danger } else { colors.text };
    let line = room.line(Align2::LEFT_TOP, 0.0, NAME_LINE);
    if line.width() < NARROWEST_STATE {
        return;
    }
    let size = name_size(ui, &status.text, line.width());
    let lower = room.line(Align2::LEFT_TOP, 0.0, NAME_LINE + NOTE_LINE);
    let width = if size == text::NAMES { line.width() } else { lower.width() };
    let place = Rect::from_min_size(line.min + vec2(0.0, space::XS), vec2(width, lower.height()));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // The result of a game stands beside the moves, or below the board.
        if model.result().is_none() {
            ui.add(Label::new(medium_text(&status.text).size(size).color(ink)).wrap());
            // Whose turn it is follows from the moves, which are spoken; the state of a connection from nothing else.
            if let Some(waiting) = model.waiting_online() {
                voice::say(ui.ctx(), Id::unique("waiting online"), &waiting.text);
            }
        }
        let Some(summary) = model.summary() else { return };
        let facts: Vec<String> = [Some(summary.game), summary.clock].into_iter().flatten().collect();
        // Long facts need two lines: one for the game, one for its clock.
        let beside = facts.join(" · ");
        let is_one = widgets::text_width(ui, &beside, text::SECONDARY) <= lower.width();
        let facts = if is_one { beside } else { facts.join("\n") };
        if !is_one {
            ui.set_max_width(room.line(Align2::LEFT_TOP, 0.0, NAME_LINE + 2.0 * NOTE_LINE).width());
        }
        ui.add(Label::new(RichText::new(facts).size(text::SECONDARY).weak()).wrap());
    });
}

/// The level of a computer as a corner has room for it.
pub struct LevelWords {
    shown: String,
    /// All of it, for a tooltip.
    whole: String,
    /// Whether it has a line of its own below the name.
    is_below: bool,
}

impl LevelWords {
    /// Behind the name in a line of this width: the whole name of the level or its number alone; below it if neither fits.
    pub fn fitting(ui: &Ui, level: Level, width: f32) -> LevelWords {
        let name = widgets::medium_width(ui, &tr("player-computer"), text::NAMES);
        let room = width - 16.0 - name - 2.0 * ui.spacing().item_spacing.x;
        LevelWords::in_room(ui, level, room).unwrap_or_else(|| {
            let whole = words::level(level).to_string();
            LevelWords { shown: whole.clone(), whole, is_below: true }
        })
    }

    /// The whole name of the level or its number alone, as this width has room; `None` if neither fits.
    pub fn in_room(ui: &Ui, level: Level, room: f32) -> Option<LevelWords> {
        let whole = words::level(level).to_string();
        let all = [whole.clone(), words::level_number(level).to_string()];
        let shown = all.into_iter().find(|words| widgets::text_width(ui, words, text::SECONDARY) <= room)?;
        Some(LevelWords { shown, whole, is_below: false })
    }
}

/// Draws the level.
pub fn level_ui(ui: &mut Ui, level: &LevelWords) {
    let label = widgets::elided(ui, RichText::new(&level.shown).size(text::SECONDARY).weak());
    if level.shown != level.whole {
        label.on_hover_text(&level.whole);
    }
}

/// The player's sign, name in letters of this size and points, and the level if it has room there.
pub fn name_ui(ui: &mut Ui, corner: &Corner, size: f32, level: Option<&LevelWords>) {
    let colors = Colors::of(ui);
    let (disc, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    paint_disc(ui, disc.center(), corner);
    if corner.is_computer && corner.level.is_none() {
        let (icon, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
        icons::paint(ui.painter(), Icon::Computer, icon, colors.weak);
    }
    let ink = if corner.is_out { colors.weak } else { colors.text };
    let name_ui = |ui: &mut Ui| {
        if corner.level.is_some() {
            let label = name_label(ui, &tr("player-computer"), size, ink);
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &corner.name));
            if let Some(level) = level {
                level_ui(ui, level);
            }
        } else {
            name_label(ui, &corner.name, size, ink);
        }
    };
    let Some(points) = &corner.points else { return name_ui(ui) };
    let galley = ui.painter().layout_no_wrap(points.clone(), medium(size), colors.weak);
    ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - galley.size().x - space::M).max(0.0));
        name_ui(ui);
    });
    let response = ui.add(Label::new(galley));
    let words = tr!("match-points-of", name = &corner.name, points);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    response.on_hover_text(words);
}

/// The name, smaller where the corner is too narrow for it, before it is shortened with an ellipsis.
fn name_label(ui: &mut Ui, name: &str, most: f32, ink: Color32) -> Response {
    let size = name_size(ui, name, ui.available_width()).min(most);
    widgets::elided(ui, medium_text(name).size(size).color(ink))
}

fn name_size(ui: &Ui, name: &str, room: f32) -> f32 {
    if widgets::medium_width(ui, name, text::NAMES) <= room { text::NAMES } else { text::BODY }
}

/// The presence of a player at another computer, with a dot, or the state of a player in a three-player game.
fn note_ui(ui: &mut Ui, note: &Status, has_dot: bool) {
    let colors = Colors::of(ui);
    let ink = if note.is_urgent { colors.danger } else { colors.weak };
    if has_dot {
        let (dot, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
        ui.painter().circle_filled(dot.center(), 3.0, ink);
    }
    let size = if has_dot { text::SECONDARY } else { text::BODY };
    widgets::elided(ui, RichText::new(&note.text).size(size).color(ink));
}

/// Paints the sign of a side beside its name. A ring around it marks the side to move, a stroke through it an eliminated
/// side.
fn paint_disc(ui: &Ui, center: Pos2, corner: &Corner) {
    let (painter, colors) = (ui.painter(), Colors::of(ui));
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
    let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
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
