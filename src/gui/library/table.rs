//! The games of a file as a table; only the rows that are seen are drawn.

use egui::{
    Align2, CornerRadius, FontId, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::catalogue::{tr, tr_args};
use crate::app::files::{GameList, GameRow, LibraryAction};
use crate::app::message::Message;
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};

/// Height of a row.
const ROW: f32 = 28.0;

/// A column: the key of its heading, its share of the width, its text.
type Column = (&'static str, f32, fn(&GameRow) -> String);

const COLUMNS: [Column; 8] = [
    ("games-number", 0.06, |row| row.number.to_string()),
    ("color-white", 0.19, |row| row.white.clone()),
    ("color-black", 0.19, |row| row.black.clone()),
    ("games-result", 0.10, |row| row.result.clone()),
    ("games-moves", 0.08, |row| row.moves.to_string()),
    ("games-date", 0.14, |row| row.date.clone()),
    ("new-game-game", 0.11, |row| row.game.text().to_string()),
    ("games-event", 0.13, |row| row.event.clone()),
];

/// The row the list was scrolled to last.
#[derive(Default)]
pub struct Scroll(Option<usize>);

/// Draws the names of the columns.
pub fn heading_ui(ui: &mut Ui, colors: &Colors) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let cut = cells(ui, rect, colors.weak, COLUMNS.iter().map(|(key, share, _)| (tr(key), *share)));
    whole(response, &cut);
    ui.painter().hline(rect.x_range(), rect.bottom(), egui::Stroke::new(LINE, colors.line));
}

/// Draws the games that pass the filter.
pub fn rows_ui(ui: &mut Ui, colors: &Colors, list: &GameList, scroll: &mut Scroll, out: &mut Vec<Message>) {
    if list.shown.is_empty() {
        ui.weak(tr("games-none"));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let to_show = list.selected.filter(|game| scroll.0 != Some(*game));
    scroll.0 = list.selected;
    let height = ui.available_height();
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show_viewport(
        ui,
        |ui, viewport| {
            ui.set_height(ROW * list.shown.len() as f32);
            let origin = ui.max_rect().left_top();
            let width = ui.available_width();
            let place = |row: usize| {
                Rect::from_min_size(pos2(origin.x, origin.y + ROW * row as f32), vec2(width, ROW))
            };
            if let Some(row) = to_show.and_then(|game| list.shown.binary_search(&game).ok()) {
                ui.scroll_to_rect(place(row).expand2(vec2(0.0, ROW)), None);
            }
            let first = (viewport.top() / ROW).floor().max(0.0) as usize;
            let last = ((viewport.bottom() / ROW).ceil().max(0.0) as usize).min(list.shown.len());
            for row in first.min(last)..last {
                row_ui(ui, colors, list, list.shown[row], place(row), out);
            }
        },
    );
}

fn row_ui(ui: &mut Ui, colors: &Colors, list: &GameList, game: usize, rect: Rect, out: &mut Vec<Message>) {
    let Some(row) = list.file.games.get(game) else { return };
    let is_selected = list.selected == Some(game);
    let response = ui.interact(rect, ui.scope_id().with(("game", game)), Sense::click());
    let name = name(row);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &name));
    let fill = match () {
        () if is_selected => Some(colors.accent_soft),
        () if response.hovered() || response.has_focus() => Some(colors.button[0]),
        () => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill);
    }
    let cut = cells(ui, rect, colors.text, COLUMNS.iter().map(|(_, share, text)| (text(row), *share)));
    let response = whole(response, &cut);
    if response.clicked() {
        out.push(Message::Library(LibraryAction::Select(game)));
    }
    if response.double_clicked() {
        out.push(Message::Library(LibraryAction::Open));
    }
}

/// The name of a row for screen readers.
fn name(row: &GameRow) -> String {
    let args = [
        ("number", row.number.into()),
        ("white", row.white.as_str().into()),
        ("black", row.black.as_str().into()),
        ("result", row.result.as_str().into()),
    ];
    tr_args("games-row", &args)
}

/// Paints texts side by side in columns with these shares of the width, each cut with an ellipsis where it must be.
/// Returns those that were cut.
fn cells(ui: &Ui, rect: Rect, ink: egui::Color32, texts: impl Iterator<Item = (String, f32)>) -> Vec<String> {
    let mut cut = Vec::new();
    let mut left = rect.left() + space::S;
    let width = rect.width() - 2.0 * space::S;
    for (words, share) in texts {
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(width * share, rect.height()));
        let format = egui::TextFormat::simple(FontId::proportional(text::BODY), ink);
        let mut job = egui::text::LayoutJob::single_section(words, format);
        job.wrap = egui::text::TextWrapping::truncate_at_width((cell.width() - space::S).max(1.0));
        let galley = ui.painter().layout_job(job);
        let place = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), cell);
        if galley.elided {
            cut.push(galley.text().to_owned());
        }
        ui.painter().galley(place.min, galley, ink);
        left = cell.right();
    }
    cut
}

/// Shows the full texts of a shortened row in a tooltip.
fn whole(response: Response, cut: &[String]) -> Response {
    if cut.is_empty() { response } else { response.on_hover_text(cut.join("\n")) }
}
