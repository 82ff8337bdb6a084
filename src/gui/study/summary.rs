//! The sentences on the mistakes of each side. A click leads from one of these mistakes to the next.

use egui::{FontId, Role, Sense, Ui, WidgetInfo};

use crate::app::game::ReportView;
use crate::app::play::StudyAction;
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, RADIUS, space};
use crate::sides::Color;

/// Draws the sentences of both sides, or while the reason of a mistake is shown that of its side alone.
pub(super) fn summary_ui(ui: &mut Ui, view: &ReportView, size: f32, out: &mut Out) {
    let Some(sides) = view.sides.as_ref().filter(|_| view.progress.is_none()) else { return };
    let mistake =
        view.why.is_some().then(|| view.report.as_ref()?.moves.get(view.ply.checked_sub(1)?)).flatten();
    for color in Color::ALL.into_iter().filter(|color| mistake.is_none_or(|mv| mv.color == *color)) {
        if let Some(words) = &sides[color].summary {
            side_ui(ui, color, &words.to_string(), size, out);
        }
    }
}

fn side_ui(ui: &mut Ui, color: Color, words: &str, size: f32, out: &mut Out) {
    let colors = Colors::of(ui);
    let font = FontId::proportional(size);
    let galley = ui.painter().layout(words.to_owned(), font, colors.text, ui.available_width());
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::click());
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.expand(space::XS), RADIUS, colors.button[1]);
    }
    ui.painter().galley(rect.min, galley, colors.text);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    if response.on_hover_text(tr("summary-next")).clicked() {
        out.push(StudyAction::NextNamed(color));
    }
}
