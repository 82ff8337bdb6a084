//! The bar beside the board: White's share of the chances, from White's side of the board.

use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::board::layout::BoardLayout;
use crate::app::game::AnalysisView;
use crate::app::text::tr;
use crate::gui::style::theme::{LINE, Theme, medium, space, text};
use crate::sides::Color;

/// Width of the bar.
const WIDTH: f32 = 12.0;
/// Width of the bar with its margins.
pub const ROOM: f32 = WIDTH + 2.0 * space::XS;
/// Height of the bar as a share of the board's: that of the board's edge next to it.
const SHARE: f32 = 0.5;
/// Height of the corners above and below it.
const CORNERS: f32 = 72.0;
const RADIUS: f32 = 3.0;

/// Draws the bar to the left of the board, in the area of the board.
pub fn show(ui: &Ui, view: &AnalysisView, is_flipped: bool, board: &BoardLayout, field: Rect) {
    let theme = Theme::of(ui);
    let Some(white) = view.bar else { return };
    let bar = place(board, field);
    let (painter, colors) = (ui.painter(), theme.colors());
    let border = bar.top() + bar.height() * if is_flipped { white } else { 1.0 - white };
    let (above, below) = if is_flipped { (Color::White, Color::Black) } else { (Color::Black, Color::White) };
    painter.rect_filled(bar, RADIUS, theme.board().side(above));
    let lower = Rect::from_min_max(pos2(bar.left(), border), bar.max);
    painter.with_clip_rect(lower).rect_filled(bar, RADIUS, theme.board().side(below));
    painter.hline(bar.x_range(), bar.center().y, Stroke::new(LINE, colors.accent));
    painter.rect_stroke(bar, RADIUS, Stroke::new(LINE, colors.weak), StrokeKind::Outside);
    if let Some(score) = &view.bar_score {
        // The score is at the end of the better side.
        let is_above = score.favors_white == is_flipped;
        let font = medium(text::SECONDARY);
        let words = painter.layout_no_wrap(score.short.clone(), font, colors.text);
        let left = (bar.right() + space::XS - words.size().x).max(field.left());
        // Where it reaches over the edge of the board it stands beyond the letter there.
        let reaches_over = left + words.size().x > board.rect().left() + 1.0;
        let away = 3.0 + if reaches_over { words.size().y } else { 0.0 };
        let (y, align) = if is_above {
            (bar.top() - away, Align2::LEFT_BOTTOM)
        } else {
            (bar.bottom() + away, Align2::LEFT_TOP)
        };
        let at = align.anchor_size(pos2(left, y), words.size());
        painter.galley(at.min, words, colors.text);
    }
    let response = ui.interact(bar.expand(space::XS), ui.scope_id().with("evaluation"), Sense::hover());
    let score = view.bar_score.as_ref().map_or_else(|| tr("evaluation-unknown"), |score| score.full.clone());
    let name = tr!("evaluation", score);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}

/// The place of the bar: next to the board, between the corners.
fn place(board: &BoardLayout, field: Rect) -> Rect {
    let board = board.rect();
    let most = field.height() / 2.0 - CORNERS - text::SECONDARY - space::XS;
    let half = (board.height() * SHARE / 2.0).min(most).max(WIDTH);
    let right = (board.left() - space::XS).max(field.left() + ROOM - space::XS);
    Rect::from_center_size(pos2(right - WIDTH / 2.0, field.center().y), vec2(WIDTH, 2.0 * half))
}
