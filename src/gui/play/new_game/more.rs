//! The rare choices of the form, folded away below one line that says which of them are not as usual.

use egui::{FontId, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::state::Desk;
use crate::app::text::{tr, words};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};

/// Height of the line, and side of its icon.
const HEIGHT: f32 = 32.0;
const ICON: f32 = 18.0;

/// Draws the line, and below it the rare choices while they are unfolded, or while one of them is wrong. `rows` tells of
/// the rows by their names which ones are not as usual, `usual` is the sentence if there are none.
pub fn more_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    is_wrong: bool,
    rows: &[(bool, &str)],
    usual: &str,
    add: impl FnOnce(&mut Ui, &mut Desk),
) {
    let (_, line) = ui.allocate_space(vec2(ui.available_width(), LINE));
    ui.painter().hline(line.x_range(), line.center().y, Stroke::new(LINE, Colors::of(ui).line));
    ui.add_space(-space::S);
    let differs: Vec<_> = rows.iter().filter(|(is_other, _)| *is_other).map(|(_, name)| tr(name)).collect();
    let summary =
        if differs.is_empty() { tr(usual) } else { tr!("more-differs", what = words::listed(differs)) };
    let mut is_open = desk.state.more || is_wrong;
    head_ui(ui, &mut is_open, &summary);
    if is_open {
        add(ui, desk);
    }
    if !is_wrong {
        desk.state.more = is_open;
    }
}

fn head_ui(ui: &mut Ui, is_open: &mut bool, summary: &str) {
    let (colors, name) = (Colors::of(ui), tr("more"));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words::labelled(&name, summary)));
    let is_unfolded = *is_open;
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_expanded(is_unfolded);
        // Some systems have no such state.
        node.set_description(tr(if is_unfolded { "more-open" } else { "more-closed" }));
    });
    if response.hovered() {
        ui.painter().rect_filled(rect, RADIUS, colors.button[1]);
    }
    let icon = if is_unfolded { Icon::Fold } else { Icon::Next };
    let left = rect.left_center() + vec2(space::XS + ICON / 2.0, 0.0);
    icons::paint(ui.painter(), icon, Rect::from_center_size(left, Vec2::splat(ICON)), colors.text);
    let word = ui.painter().layout_no_wrap(name, FontId::proportional(text::BODY), colors.text);
    let at = pos2(left.x + ICON / 2.0 + space::S, rect.center().y - word.size().y / 2.0);
    let behind = at.x + word.size().x + space::M;
    ui.painter().galley(at, word, colors.text);
    let mut job = egui::text::LayoutJob::simple_singleline(
        summary.to_owned(),
        FontId::proportional(text::SECONDARY),
        colors.weak,
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width((rect.right() - behind).max(0.0));
    let words = ui.painter().layout_job(job);
    let at = pos2(behind, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words.clone(), colors.weak);
    let response = if words.elided { response.on_hover_text(summary) } else { response };
    if response.clicked() {
        *is_open = !*is_open;
    }
}
