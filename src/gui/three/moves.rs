//! The list of moves of a game for three: a row for each round, three columns, and between them who went out and what is
//! said of the game, in as many lines as that needs.

use std::ops::Range;

use egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use super::corners::paint_side;
use super::lines::Lines;
use crate::app::catalogue::{tr_args, tr_move};
use crate::app::document::{ThreeMove, ThreeRow};
use crate::app::message::{Message, ThreeAction};
use crate::app::three::Three;
use crate::app::words::three as words;
use crate::gui::style::theme::{RADIUS, Theme, space, text};
use crate::three::Seat;

/// Height of a row, and width of the numbers, at the usual size of letters.
const ROW: f32 = 26.0;
const NUMBERS: f32 = 34.0;
/// Radius of the disc of a side above its column.
const DISC: f32 = 4.0;

/// What the list remembers from frame to frame.
#[derive(Default)]
pub struct ThreeMoves {
    lines: Lines,
    /// The position that was shown in the frame before.
    shown: Option<usize>,
    /// So many more frames the list is scrolled to it: how long the list is, is known only when it has been drawn.
    scrolls: u8,
}

impl ThreeMoves {
    /// Draws the list; the move shown is seen.
    pub fn show(&mut self, ui: &mut Ui, theme: Theme, three: &Three, out: &mut Vec<Message>) {
        let rows = three.document().rows();
        let cursor = three.document().cursor();
        let height = ROW * theme.notation();
        ui.spacing_mut().item_spacing.y = 0.0;
        heads_ui(ui, theme);
        let is_complete = self.lay_out(ui, theme, rows);
        if !is_complete {
            ui.ctx().request_repaint();
        }
        if self.shown.replace(cursor) != Some(cursor) {
            self.scrolls = 2;
        }
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if let Some(line) = self.line_to_show(ui, rows, cursor, is_complete) {
            let middle = line as f32 * height - ui.available_height() / 2.0 + height / 2.0;
            area = area.vertical_scroll_offset(middle.max(0.0));
        }
        area.show_rows(ui, height, self.lines.len(), |ui, seen| {
            let mut next = seen.start;
            while next < seen.end {
                next = self.row_ui(ui, theme, three, next..seen.end, out);
            }
        });
    }

    /// Forgets what was laid out: words are others now.
    pub fn forget_words(&mut self) {
        self.lines.forget_words();
        self.shown = None;
    }

    /// Lays out as much as one picture may take; returns whether that was all.
    fn lay_out(&mut self, ui: &Ui, theme: Theme, rows: &[ThreeRow]) -> bool {
        let bar = ui.spacing().scroll.bar_width + space::S;
        let room = ui.available_width() - bar - words_left(theme);
        let font = note_font(theme);
        let breaks = |text: &str| {
            let galley = ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room);
            galley.rows.iter().map(|row| row.glyphs.len()).collect()
        };
        self.lines.refresh(rows, [room, font.size * ui.pixels_per_point()], &breaks)
    }

    /// The line the list is to be scrolled to, if it is to be and that has been laid out.
    fn line_to_show(
        &mut self,
        ui: &Ui,
        rows: &[ThreeRow],
        cursor: usize,
        is_complete: bool,
    ) -> Option<usize> {
        if self.scrolls == 0 {
            return None;
        }
        ui.ctx().request_repaint();
        let is_shown = |row: &ThreeRow| first_of(row) <= cursor && cursor <= last_of(row);
        let row = rows.iter().position(is_shown).unwrap_or_default();
        let line = self.lines.first_of(row);
        self.scrolls -= u8::from(line.is_some() || is_complete);
        line
    }

    /// Draws the row whose line comes next, as far as it is seen; returns which line follows it.
    fn row_ui(
        &self,
        ui: &mut Ui,
        theme: Theme,
        three: &Three,
        seen: Range<usize>,
        out: &mut Vec<Message>,
    ) -> usize {
        let Some(first) = self.lines.line(seen.start) else { return seen.end };
        let of_row = |&number: &usize| self.lines.line(number).is_some_and(|line| line.row == first.row);
        let lines = seen.clone().take_while(of_row).count();
        let height = ROW * theme.notation();
        let size = vec2(ui.available_width() - space::S, height * lines as f32);
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        match three.document().rows().get(first.row) {
            Some(ThreeRow::Round { number, moves }) => {
                round_ui(ui, theme, place, *number, moves, three.document().cursor(), out);
            }
            Some(ThreeRow::Note { acts, .. }) => {
                let lines = seen.start..seen.start + lines;
                if note_ui(ui, theme, place, &self.lines, lines).clicked() {
                    out.push(Message::Three(ThreeAction::Look(*acts)));
                }
            }
            None => {}
        }
        seen.start + lines
    }
}

/// Whose column each is.
fn heads_ui(ui: &mut Ui, theme: Theme) {
    let size = vec2(ui.available_width() - space::S, ROW);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = FontId::proportional(text::SECONDARY);
    for seat in Seat::ALL {
        let cell = column(theme, place, seat);
        let painter = ui.painter().with_clip_rect(cell);
        // The line around it stands outside of it.
        paint_side(&painter, cell.left_center() + vec2(DISC + 1.0, 0.0), DISC, seat);
        let at = cell.left_center() + vec2(2.0 * DISC + 4.0, 0.0);
        let name = words::seat(seat).to_string();
        painter.text(at, Align2::LEFT_CENTER, name, font.clone(), theme.colors().weak);
    }
}

/// Where the move of a side stands in a row.
fn column(theme: Theme, row: Rect, seat: Seat) -> Rect {
    let numbers = NUMBERS * theme.notation();
    let width = (row.width() - numbers) / Seat::ALL.len() as f32;
    let left = row.left() + numbers + seat as usize as f32 * width;
    Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()))
}

/// After so many acts the first thing of a row is shown.
fn first_of(row: &ThreeRow) -> usize {
    match row {
        ThreeRow::Round { moves, .. } => moves.iter().flatten().map(|mv| mv.acts).min().unwrap_or_default(),
        ThreeRow::Note { acts, .. } => *acts,
    }
}

/// After so many acts the last thing of a row is shown.
fn last_of(row: &ThreeRow) -> usize {
    match row {
        ThreeRow::Round { moves, .. } => moves.iter().flatten().map(|mv| mv.acts).max().unwrap_or_default(),
        ThreeRow::Note { acts, .. } => *acts,
    }
}

fn round_ui(
    ui: &mut Ui,
    theme: Theme,
    place: Rect,
    number: u32,
    moves: &[Option<ThreeMove>; 3],
    cursor: usize,
    out: &mut Vec<Message>,
) {
    let scale = theme.notation();
    let numbers = NUMBERS * scale;
    let font = FontId::proportional(text::SECONDARY * scale);
    let at = pos2(place.left() + numbers - space::S, place.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, number, font, theme.colors().weak);
    for (mv, seat) in moves.iter().zip(Seat::ALL) {
        let Some(mv) = mv else { continue };
        let cell = column(theme, place, seat);
        if move_ui(ui, theme, cell, (number, seat, mv), mv.acts == cursor).clicked() {
            out.push(Message::Three(ThreeAction::Look(mv.acts)));
        }
    }
}

fn move_ui(
    ui: &Ui,
    theme: Theme,
    cell: Rect,
    (number, seat, mv): (u32, Seat, &ThreeMove),
    is_current: bool,
) -> Response {
    let colors = theme.colors();
    let response = ui.interact(cell, ui.scope_id().with(("move", mv.acts)), Sense::click());
    let words = tr_move(&mv.san);
    let args =
        [("number", number.into()), ("seat", words::seat(seat).into()), ("move", words.as_str().into())];
    let spoken = tr_args("three-move-of", &args);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, &spoken));
    let fill = match () {
        () if is_current => Some(colors.accent_soft),
        () if response.hovered() => Some(colors.button[1]),
        () => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(cell.shrink2(vec2(1.0, 1.0)), CornerRadius::same(RADIUS), fill);
    }
    if response.has_focus() {
        let ring = Stroke::new(2.0, colors.accent);
        ui.painter().rect_stroke(cell, CornerRadius::same(RADIUS), ring, egui::StrokeKind::Inside);
    }
    let font = FontId::proportional(text::MOVES * theme.notation());
    let at = pos2(cell.left() + space::XS, cell.center().y);
    ui.painter().with_clip_rect(cell).text(at, Align2::LEFT_CENTER, words, font, colors.text);
    response
}

/// What is said between the rounds: these lines of it are seen. A click on it shows the position of which it speaks.
fn note_ui(ui: &Ui, theme: Theme, place: Rect, lines: &Lines, seen: Range<usize>) -> Response {
    let height = place.height() / seen.len().max(1) as f32;
    let room = Rect::from_min_max(pos2(place.left() + words_left(theme), place.top()), place.max);
    let row = lines.line(seen.start).map(|line| line.row);
    let response = ui.interact(room, ui.scope_id().with(("note", row)), Sense::click());
    for (line, number) in seen.clone().enumerate() {
        let Some((_, words)) = lines.line(number).map(|line| lines.words(line)) else { continue };
        let at = pos2(room.left(), room.top() + height * (line as f32 + 0.5));
        let (font, ink) = (note_font(theme), theme.colors().weak);
        ui.painter().text(at, Align2::LEFT_CENTER, words.trim_end(), font, ink);
    }
    let whole = lines.line(seen.start).map_or("", |line| lines.words(line).0);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole));
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme.colors().accent);
        ui.painter().rect_stroke(room, CornerRadius::same(RADIUS), ring, egui::StrokeKind::Inside);
    }
    response
}

fn note_font(theme: Theme) -> FontId {
    FontId::proportional(text::BODY * theme.notation())
}

/// How far from a row's left edge words begin.
fn words_left(theme: Theme) -> f32 {
    NUMBERS * theme.notation() + space::XS
}
