//! The moves made so far in a puzzle: two columns, of which the last rows are seen.

use egui::{Align, Align2, FontId, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::game::ReplayAction;
use crate::app::model::{SolvedMove, Solving};
use crate::app::text::{tr, tr_move};
use crate::gui::actions::Out;
use crate::gui::panel::{chip, task};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, medium, space, text};
use crate::sides::Color;

/// Height of a row, and the number of rows that have room.
const ROW: f32 = 26.0;
const ROWS: usize = 3;
/// Width of the column of numbers.
const NUMBERS: f32 = 32.0;
/// Side of the tick behind a right move.
const TICK: f32 = 16.0;

/// Draws the moves, in a room of constant height.
pub fn show(ui: &mut Ui, solving: &Solving, out: &mut Out) {
    let moves = solving.moves();
    let seen_rows = if task::is_low(ui) { 1 } else { ROWS };
    let size = vec2(ui.available_width(), seen_rows as f32 * ROW);
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
        let area = ScrollArea::vertical().id_salt("puzzle moves").auto_shrink(false);
        area.show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            let first = moves.first().map_or(solving.next_number().0, |mv| mv.number);
            let last = solving.is_waiting().then(|| solving.next_number());
            let rows = moves.iter().map(|mv| mv.number).chain(last.map(|(number, _)| number)).max();
            let rows = rows.map_or(0, |number| number + 1 - first);
            let (rect, _) =
                ui.allocate_exact_size(vec2(ui.available_width(), rows as f32 * ROW), Sense::hover());
            let column = (rect.width() - NUMBERS) / 2.0;
            let cell = |number: u32, color: Color| {
                let left = rect.left() + NUMBERS + color as usize as f32 * column;
                let top = rect.top() + (number - first) as f32 * ROW;
                Rect::from_min_size(pos2(left, top), vec2(column, ROW))
            };
            let weak = Colors::of(ui).weak;
            let font = FontId::proportional(text::BODY);
            for number in first..first + rows {
                let at = cell(number, Color::White).left_center() - vec2(space::S, 0.0);
                let words = format!("{}.", number + 1 - first);
                ui.painter().text(at, Align2::RIGHT_CENTER, words, font.clone(), weak);
            }
            if solving.solver() == Color::Black {
                let at = cell(first, Color::White).left_center() + vec2(chip::PADDING, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, "…", font.clone(), weak);
            }
            for mv in &moves {
                move_ui(ui, mv, cell(mv.number, mv.color), solving.is_over(), out);
            }
            let awaited = last.map(|(number, color)| cell(number, color));
            if let Some(place) = awaited {
                let at = place.left_center() + vec2(chip::PADDING, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, tr("puzzle-your-move"), font, weak);
            }
            let shown = moves.iter().find(|mv| mv.is_shown).map(|mv| cell(mv.number, mv.color));
            let seen = awaited.or(shown).unwrap_or(rect);
            ui.scroll_to_rect(seen, Some(Align::Max).filter(|_| rows as usize > seen_rows));
        });
    });
}

/// A move, with a tick behind one that the solver found. Once the puzzle is over, a click shows it.
fn move_ui(ui: &Ui, mv: &SolvedMove, cell: Rect, is_over: bool, out: &mut Out) {
    let colors = Colors::of(ui);
    let words = tr_move(&mv.san);
    let font = if mv.is_shown { medium(text::BODY) } else { FontId::proportional(text::BODY) };
    let galley = ui.painter().layout_no_wrap(words.clone(), font, colors.text);
    let ground = chip::around(galley.size().x, 1.0, cell);
    let sense = if is_over { Sense::click() } else { Sense::hover() };
    let response = ui.interact(ground, ui.scope_id().with(("puzzle move", mv.node)), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, is_over, mv.is_shown, &words));
    chip::paint_ground(ui, ground, mv.is_shown, response.hovered() && is_over);
    let at = pos2(ground.left() + chip::PADDING, ground.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, colors.text);
    if mv.is_found {
        let place = pos2(ground.right() + space::XS + TICK / 2.0, cell.center().y);
        let place = Rect::from_center_size(place, Vec2::splat(TICK));
        icons::paint(ui.painter(), Icon::Tick, place, colors.accent_text);
    }
    if response.clicked() {
        out.push(ReplayAction::To(mv.node));
    }
}
