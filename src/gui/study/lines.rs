//! The lines of the analysis, above the moves: a row for the switches, one for each line, and one for the threat.
//! Empty rows keep their place.

use std::sync::Arc;

use egui::{
    Align2, Color32, CursorIcon, EventFilter, FontId, Galley, Key, Modifiers, Rect, Response, Role, Sense,
    Tooltip, Ui, WidgetInfo, pos2, vec2,
};

use super::head::{self, CHIP, chip_ui};
use crate::app::board::BoardView;
use crate::app::game::{AnalysisView, LineView, ThreatView};
use crate::app::model::Model;
use crate::app::play::StudyAction;
use crate::app::text::{tr, tr_move};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::theme::{Colors, LINE, Theme, medium, space, text};
use crate::gui::style::widgets;

/// Height of a line.
const ROW: f32 = 28.0;

/// Between the last line and the moves.
const BELOW: f32 = 6.0;

/// The height of the lines.
pub fn height(view: &AnalysisView) -> f32 {
    let lines = if view.is_on { view.rows } else { 0 };
    (lines + usize::from(view.threat.is_some())) as f32 * ROW
}

/// Draws the switch and the lines.
pub fn show(ui: &mut Ui, model: &Model, view: &AnalysisView, board: &mut BoardState, out: &mut Out) {
    head::show(ui, model, view, out);
    let gap = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    for index in (0..view.rows).filter(|_| view.is_on) {
        let pointed = line_ui(ui, index, view.lines.get(index), out);
        if let Some((response, plies)) = pointed
            && let Some(position) = model.line_board(index, plies)
        {
            hover_ui(&response, board, &position);
        }
    }
    if let Some(threat) = &view.threat {
        threat_ui(ui, threat);
    }
    if height(view) > 0.0 {
        ui.add_space(BELOW);
    }
    ui.spacing_mut().item_spacing.y = gap;
    widgets::rule(ui);
}

/// A line: its score, and the moves that fit. A click on a move adds the line up to it. Returns the move under the
/// pointer, with its number in the line.
fn line_ui(ui: &mut Ui, index: usize, line: Option<&LineView>, out: &mut Out) -> Option<(Response, usize)> {
    let row = row(ui);
    let Some(line) = line else {
        // Nothing is found yet.
        if index == 0 {
            let font = FontId::proportional(text::BODY);
            let (at, ink) = (row.left_center(), Colors::of(ui).weak);
            ui.painter().text(at, Align2::LEFT_CENTER, tr("analysis-thinking"), font, ink);
        }
        return None;
    };
    let mut pointed = None;
    chip_ui(ui, chip_place(row, row.left()), line);
    let left = row.left() + CHIP.x + space::S;
    let moves = fitting(ui, line, left, row);
    let chosen =
        stop_ui(ui, index, line, Rect::from_min_max(pos2(left, row.top()), row.max), moves.len(), out);
    for (number, (mv, place, words)) in moves.into_iter().enumerate() {
        // The keyboard has one stop for the whole line.
        let response = ui.interact(place, ui.scope_id().with(("line", index, number)), Sense::CLICK);
        let name = tr!("analysis-add-line", line = index + 1, "move" = tr_move(mv));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let colors = Colors::of(ui);
        let is_pointed = response.hovered() || chosen == Some(number);
        let ink = match number {
            _ if is_pointed => colors.accent_text,
            0 => colors.text,
            _ => colors.weak,
        };
        ui.painter().galley(pos2(place.left(), row.center().y - words.size().y / 2.0), words, ink);
        if response.clone().on_hover_cursor(CursorIcon::PointingHand).clicked() {
            out.push(StudyAction::AddLine { line: index, plies: number + 1 });
        }
        if is_pointed {
            let below = row.center().y + text::BODY / 2.0 + 2.0;
            ui.painter().hline(place.x_range(), below, egui::Stroke::new(LINE, ink));
            pointed = Some((response, number + 1));
        }
    }
    pointed
}

/// The words of a line that has the focus: the analysis goes on, but a name that changes would be spoken again and again.
#[derive(Clone)]
struct Held {
    name: String,
    /// The number of the move up to which Enter adds the line.
    chosen: usize,
}

/// The stop of the keyboard at a line: the arrows choose one of its `count` moves, Enter adds the line up to it. Returns the
/// number of this move while the line has the focus.
fn stop_ui(
    ui: &Ui,
    index: usize,
    line: &LineView,
    place: Rect,
    count: usize,
    out: &mut Out,
) -> Option<usize> {
    let id = ui.scope_id().with(("line", index));
    let stop = ui.interact(place, id, Sense::focusable_noninteractive());
    let name = || {
        let moves = line.moves.iter().map(|mv| tr_move(mv)).collect::<Vec<_>>().join(" ");
        tr!("analysis-line", line = index + 1, score = line.score.full.as_str(), moves)
    };
    let kept = id.with("held");
    if !stop.has_focus() {
        ui.data_mut(|data| data.remove::<Held>(kept));
        stop.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
        return None;
    }
    let held = ui.data(|data| data.get_temp::<Held>(kept));
    let mut held = held.unwrap_or_else(|| Held { name: name(), chosen: 0 });
    held.chosen = held.chosen.min(count.saturating_sub(1));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (before, after) = (pressed(Key::ArrowLeft), pressed(Key::ArrowRight));
    if before || after {
        let next = held.chosen + usize::from(after) - usize::from(before && held.chosen > 0);
        held.chosen = next.min(count.saturating_sub(1));
        if let Some(mv) = line.moves.get(held.chosen) {
            held.name = tr!("analysis-add-line", line = index + 1, "move" = tr_move(mv));
        }
    }
    if (pressed(Key::Enter) || pressed(Key::Space)) && held.chosen < line.moves.len() {
        out.push(StudyAction::AddLine { line: index, plies: held.chosen + 1 });
    }
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
    stop.widget_info(|| WidgetInfo::labeled(Role::Button, true, &held.name));
    let chosen = held.chosen;
    ui.data_mut(|data| data.insert_temp(kept, held));
    Some(chosen)
}

/// The opponent's threat: its score and its moves, without buttons because they are not moves of the game.
fn threat_ui(ui: &mut Ui, threat: &ThreatView) {
    let (row, colors) = (row(ui), Colors::of(ui));
    let label = galley(ui, &tr("analysis-threat"), colors.danger);
    let none = (!threat.is_possible).then(|| galley(ui, &tr("analysis-no-threat"), colors.weak));
    let mut left = row.left();
    for words in std::iter::once(label).chain(none) {
        let width = words.size().x;
        let at = pos2(left, row.center().y - words.size().y / 2.0);
        ui.painter().with_clip_rect(row).galley(at, words, colors.text);
        left += width + space::S;
    }
    let Some(line) = &threat.line else { return };
    chip_ui(ui, chip_place(row, left), line);
    for (_, place, words) in fitting(ui, line, left + CHIP.x + space::S, row) {
        ui.painter().galley(pos2(place.left(), row.center().y - words.size().y / 2.0), words, colors.text);
    }
}

/// A row as wide as the panel.
fn row(ui: &mut Ui) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover()).0
}

/// The place of a score in a row.
fn chip_place(row: Rect, left: f32) -> Rect {
    Rect::from_min_size(pos2(left, row.center().y - CHIP.y / 2.0), CHIP)
}

fn galley(ui: &Ui, words: &str, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(words.to_owned(), FontId::proportional(text::BODY), ink)
}

/// The moves of a line that fit into a row from `left` on, each with its place. Where not all do, an ellipsis says so.
fn fitting<'a>(ui: &Ui, line: &'a LineView, mut left: f32, row: Rect) -> Vec<(&'a str, Rect, Arc<Galley>)> {
    let more = galley(ui, &tr("analysis-more"), Colors::of(ui).weak);
    let mut moves = Vec::new();
    for (number, mv) in line.moves.iter().enumerate() {
        let font = if number == 0 { medium(text::BODY) } else { FontId::proportional(text::BODY) };
        let words = tr_move(mv);
        let words = ui.painter().layout_no_wrap(words, font, Color32::PLACEHOLDER);
        let is_last = number + 1 == line.moves.len();
        let room = row.right() - if is_last { 0.0 } else { more.size().x };
        if left + words.size().x > room {
            let at = pos2(left, row.center().y - more.size().y / 2.0);
            ui.painter().galley(at, more, Colors::of(ui).weak);
            break;
        }
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(words.size().x, ROW));
        left = place.right() + space::XS + 1.0;
        moves.push((mv.as_str(), place, words));
    }
    moves
}

/// The size of the board.
const SIZE: egui::Vec2 = vec2(280.0, 312.0);

/// Draws a small board with the position after a move, beside `move_response`.
fn hover_ui(move_response: &Response, board: &mut BoardState, position: &BoardView) {
    Tooltip::for_widget(move_response).show(|ui| {
        let (rect, _) = ui.allocate_exact_size(SIZE, Sense::hover());
        board.paint_diagram(ui.painter(), Theme::of(ui), position, rect);
    });
}
