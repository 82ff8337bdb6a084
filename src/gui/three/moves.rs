//! The list of moves of a game for three: a row for each round, three columns, and between them who went out.

use egui::{
    Align2, CornerRadius, FontId, Rect, Response, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::corners::paint_side;
use crate::app::catalogue::{tr_args, tr_move};
use crate::app::message::{Message, ThreeAction};
use crate::app::three::{Three, ThreeMove, ThreeRow, words};
use crate::gui::style::theme::{RADIUS, Theme, space, text};
use crate::gui::style::widgets;
use crate::three::Seat;

/// Height of a row, and width of the numbers, at the usual size of letters.
const ROW: f32 = 26.0;
const NUMBERS: f32 = 34.0;
/// Radius of the disc of a side above its column.
const DISC: f32 = 4.0;

/// What the list remembers from frame to frame.
#[derive(Default)]
pub struct ThreeMoves {
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
        if self.shown.replace(cursor) != Some(cursor) {
            self.scrolls = 2;
        }
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if self.scrolls > 0 {
            self.scrolls -= 1;
            ui.ctx().request_repaint();
            let row = rows.iter().rposition(|row| first_of(row) <= cursor).unwrap_or_default();
            let middle = row as f32 * height - ui.available_height() / 2.0 + height / 2.0;
            area = area.vertical_scroll_offset(middle.max(0.0));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        heads_ui(ui, theme);
        area.show_rows(ui, height, rows.len(), |ui, seen| {
            for row in &rows[seen.start.min(rows.len())..seen.end.min(rows.len())] {
                let size = vec2(ui.available_width() - space::S, height);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                match row {
                    ThreeRow::Round { number, moves } => {
                        round_ui(ui, theme, place, *number, moves, cursor, out);
                    }
                    ThreeRow::Note { text, acts } => note_ui(ui, theme, place, &text.to_string(), *acts, out),
                }
            }
        });
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
        paint_side(&painter, cell.left_center() + vec2(DISC, 0.0), DISC, seat);
        let at = cell.left_center() + vec2(2.0 * DISC + 3.0, 0.0);
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

fn note_ui(ui: &mut Ui, theme: Theme, place: Rect, words: &str, acts: usize, out: &mut Vec<Message>) {
    let left = place.left() + NUMBERS * theme.notation() + space::XS;
    let room = Rect::from_min_max(pos2(left, place.top()), place.max);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.scope_builder(egui::UiBuilder::new().max_rect(room).layout(layout), |ui| {
        let words = egui::RichText::new(words).size(text::BODY).color(theme.colors().weak);
        let label = widgets::elided(ui, words);
        if label.interact(Sense::click()).clicked() {
            out.push(Message::Three(ThreeAction::Look(acts)));
        }
    });
}
