//! Games as a table; only the rows that are seen are drawn.

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, FontId, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::app::library::{Column, GameList, GameRow, LibraryAction, Query};
use crate::app::model::Message;
use crate::app::settings::Settings;
use crate::app::text::numbers::typeset;
use crate::app::text::tr;
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, LINE, RADIUS, medium, space, text};
use crate::sides::Color;

/// Height of a row.
const ROW: f32 = 36.0;
/// Height of the heading, and width of the bar at the selected row.
const HEADING: f32 = 32.0;
const BAR: f32 = 3.0;
/// Room for the mark of the order in a heading, and half the width of the mark.
const MARK: f32 = 14.0;
const HALF_MARK: f32 = 4.0;

/// Shares of the width of all columns at the beginning, to be divided by the sum of those shown; the least share, and the width of the border to be dragged.
const SHARES: [f32; Column::ALL.len()] =
    [0.06, 0.175, 0.175, 0.085, 0.08, 0.155, 0.11, 0.12, 0.07, 0.13, 0.13, 0.09];
const LEAST_SHARE: f32 = 0.04;
const BORDER: f32 = 8.0;
/// The width that a column needs for most of its texts, in points.
const NEEDS: [f32; Column::ALL.len()] =
    [44.0, 128.0, 128.0, 62.0, 60.0, 96.0, 82.0, 84.0, 60.0, 100.0, 100.0, 66.0];
/// The columns that a narrow list is without, the first one first.
const RARE: [Column; 8] = [
    Column::Round,
    Column::Ratings,
    Column::Opening,
    Column::Event,
    Column::Clock,
    Column::Game,
    Column::Number,
    Column::Moves,
];

/// The state of the table that the program has no use for.
pub struct TableState {
    /// The row the list was scrolled to last.
    scrolled_to: Option<usize>,
    /// Shares of the width of the columns.
    shares: [f32; Column::ALL.len()],
    /// The name of a filter to be saved.
    pub(super) filter_name: String,
    /// The game whose ratings are shown above the list, once the player has chosen one.
    pub(super) rated: Option<Variant>,
}

impl TableState {
    /// The table with the columns as wide as the player has dragged them.
    pub fn new(settings: &Settings) -> TableState {
        let mut shares = SHARES;
        let widths = settings.columns.iter().map(|&width| f32::from(width) / 1000.0);
        shares.iter_mut().zip(widths).for_each(|(share, width)| *share = width);
        let are_right = shares.iter().all(|share| (LEAST_SHARE / 2.0..1.0).contains(share));
        let shares = if are_right { shares } else { SHARES };
        TableState { scrolled_to: None, shares, filter_name: String::new(), rated: None }
    }

    /// The places of these columns in a row.
    fn cells(&self, columns: &[Column], rect: Rect) -> impl Iterator<Item = (Column, Rect)> {
        let mut left = rect.left() + space::S;
        let all: f32 = columns.iter().map(|&column| self.shares[column as usize]).sum();
        let width = (rect.width() - 2.0 * space::S) / all;
        columns.iter().map(move |&column| {
            let size = vec2(width * self.shares[column as usize], rect.height());
            let cell = Rect::from_min_size(pos2(left, rect.top()), size);
            left = cell.right();
            (column, cell)
        })
    }

    /// Lets the borders between the columns be dragged. A double click restores all widths.
    fn borders_ui(&mut self, ui: &Ui, columns: &[Column], rect: Rect, settings: &Settings, out: &mut Out) {
        let ends: Vec<f32> = self.cells(columns, rect).map(|(_, cell)| cell.right()).collect();
        let all: f32 = columns.iter().map(|&column| self.shares[column as usize]).sum();
        for (index, (end, pair)) in ends.into_iter().zip(columns.windows(2)).enumerate() {
            let [left, right] = [pair[0], pair[1]].map(|column| column as usize);
            let border =
                Rect::from_center_size(pos2(end - space::S / 2.0, rect.center().y), vec2(BORDER, HEADING));
            let response =
                ui.interact(border, ui.scope_id().with(("border", index)), Sense::CLICK | Sense::DRAG);
            let response = response.on_hover_and_drag_cursor(CursorIcon::ResizeColumn);
            let by = all * response.drag_delta().x / rect.width();
            let by = by.clamp(
                (LEAST_SHARE - self.shares[left]).min(0.0),
                (self.shares[right] - LEAST_SHARE).max(0.0),
            );
            self.shares[left] += by;
            self.shares[right] -= by;
            if response.double_clicked() {
                self.shares = SHARES;
            }
            if response.drag_stopped() || response.double_clicked() {
                let widths = self.shares.map(|share| (1000.0 * share).round() as u16);
                out.push(Message::set(settings, |settings| settings.columns = widths.to_vec()));
            }
        }
    }
}

/// The columns of a list of this width, and those that it has no room for. The one that gives the order is always there.
fn fitting(list: &GameList, width: f32) -> (Vec<Column>, Vec<Column>) {
    let (mut columns, mut hidden) = (list.games.columns(), Vec::new());
    for rare in RARE {
        let needed: f32 = columns.iter().map(|&column| NEEDS[column as usize]).sum();
        if needed > width && columns.contains(&rare) && !gives_order(list, rare) {
            columns.retain(|column| *column != rare);
            hidden.push(rare);
        }
    }
    (columns, hidden)
}

/// Draws the names of the columns. A click gives the list the order of a column, another one reverses it.
pub fn heading_ui(ui: &mut Ui, settings: &Settings, list: &GameList, state: &mut TableState, out: &mut Out) {
    let colors = Colors::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
    let (columns, _) = fitting(list, rect.width());
    for (column, cell) in state.cells(&columns, rect) {
        let response = ui.interact(cell, ui.scope_id().with(("column", column)), Sense::click());
        let name = tr(column.key());
        let order = tr!("games-sort", column = &name);
        let is_order = gives_order(list, column);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_order, &order));
        let is_pointed = response.hovered() || response.has_focus();
        let ink = if is_pointed || is_order { colors.text } else { colors.weak };
        let room = if is_order { cell.width() - MARK + space::S } else { cell.width() };
        let size = if is_order { medium(text::SECONDARY) } else { FontId::proportional(text::SECONDARY) };
        let end = text_ui(ui, cell.with_max_x(cell.left() + room), name, size, ink).0;
        if is_order {
            let center = pos2(end + MARK / 2.0, cell.center().y);
            ui.painter().add(mark(center, list.query.is_descending, ink));
        }
        if response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(order).clicked() {
            let is_descending = is_order && !list.query.is_descending;
            let query = Query { by: column, is_descending, ..list.query.clone() };
            out.push(LibraryAction::Find(query));
        }
    }
    state.borders_ui(ui, &columns, rect, settings, out);
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(LINE, colors.line));
}

/// Whether the rows are in the order of this column. The player's games are numbered in the order of their dates.
fn gives_order(list: &GameList, column: Column) -> bool {
    let by = match list.query.by {
        Column::Number if list.games.are_own() && list.games.files().len() <= 1 => Column::Date,
        by => by,
    };
    by == column
}

/// A triangle that points up, or down for a reversed order.
fn mark(center: egui::Pos2, is_descending: bool, ink: Color32) -> Shape {
    let tip = if is_descending { HALF_MARK } else { -HALF_MARK };
    let points = [vec2(0.0, tip), vec2(HALF_MARK, -tip), vec2(-HALF_MARK, -tip)];
    Shape::convex_polygon(points.map(|point| center + point * 0.8).to_vec(), ink, Stroke::NONE)
}

/// Draws the games that pass the filter.
pub fn rows_ui(ui: &mut Ui, settings: &Settings, list: &GameList, state: &mut TableState, out: &mut Out) {
    if list.shown.is_empty() {
        ui.weak(tr("games-none"));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let to_show = list.selected.filter(|game| state.scrolled_to != Some(*game));
    state.scrolled_to = list.selected;
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
            if let Some(row) = to_show.and_then(|_| list.selected_row()) {
                ui.scroll_to_rect(place(row).expand2(vec2(0.0, ROW)), None);
            }
            let first = (viewport.top() / ROW).floor().max(0.0) as usize;
            let last = ((viewport.bottom() / ROW).ceil().max(0.0) as usize).min(list.shown.len());
            let (columns, hidden) = fitting(list, width);
            let name = settings.profile.name.as_str();
            for row in first.min(last)..last {
                let cells = state.cells(&columns, place(row)).collect();
                row_ui(ui, (list, list.shown[row], name), (cells, &hidden), place(row), out);
            }
        },
    );
}

fn row_ui(
    ui: &mut Ui,
    (list, game, own_name): (&GameList, usize, &str),
    (cells, hidden): (Vec<(Column, Rect)>, &[Column]),
    rect: Rect,
    out: &mut Out,
) {
    let Some(row) = list.games.row(game) else { return };
    let colors = Colors::of(ui);
    let is_selected = list.selected == Some(game);
    let response = ui.interact(rect, ui.scope_id().with(("game", game)), Sense::click());
    let own = row.own_side(own_name).filter(|_| list.games.are_own());
    let name = name(row, game, own);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_selected, &name));
    let fill = match () {
        () if is_selected => Some(colors.accent_soft),
        () if response.hovered() || response.has_focus() => Some(colors.button[1]),
        () => None,
    };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill);
    }
    if is_selected {
        let rounding = CornerRadius { nw: RADIUS, sw: RADIUS, ne: 0, se: 0 };
        ui.painter().rect_filled(rect.with_max_x(rect.left() + BAR), rounding, colors.accent);
    }
    let cut = |(column, cell): (Column, Rect)| {
        let is_own = match column {
            Column::White => own == Some(Color::White),
            Column::Black => own == Some(Color::Black),
            _ => false,
        };
        let font = if is_own { medium(text::BODY) } else { FontId::proportional(text::BODY) };
        let ink = if column == Column::Number { colors.weak } else { colors.text };
        text_ui(ui, cell, shown(column, row, game, own), font, ink).1
    };
    let mut cut: Vec<String> = cells.into_iter().filter_map(cut).collect();
    // The full texts of a shortened row.
    if response.hovered() {
        cut.extend(
            hidden.iter().map(|&column| shown(column, row, game, own)).filter(|text| !text.is_empty()),
        );
    }
    let response = if cut.is_empty() { response } else { response.on_hover_text(cut.join("\n")) };
    if response.clicked() {
        out.push(LibraryAction::Select(game));
    }
    if response.double_clicked() {
        out.push(LibraryAction::Open);
    }
}

/// The text of a cell.
fn shown(column: Column, row: &GameRow, game: usize, own: Option<Color>) -> String {
    match column {
        Column::Date => shown_date(&row.date),
        Column::White => player(row, Color::White, own),
        Column::Black => player(row, Color::Black, own),
        Column::Result => typeset(&row.result),
        _ => column.text(row, game),
    }
}

/// The known part of a date.
pub(super) fn shown_date(date: &str) -> String {
    date.trim_end_matches(".??").trim_matches('?').to_owned()
}

/// The name of a side in a row; the player of this program has one in any case.
pub(super) fn player(row: &GameRow, color: Color, own: Option<Color>) -> String {
    let name = row.name(color);
    if own == Some(color) && name == "?" { tr("player-you") } else { name }
}

/// The name of a row for screen readers.
fn name(row: &GameRow, game: usize, own: Option<Color>) -> String {
    let ([white, black], result) = (Color::ALL.map(|color| player(row, color, own)), &row.result);
    tr!("games-row", number = game + 1, white, black, result)
}

/// Paints a text in a cell, cut with an ellipsis where it must be. Returns its right end, and the text if it was cut.
fn text_ui(ui: &Ui, cell: Rect, words: String, font: FontId, ink: Color32) -> (f32, Option<String>) {
    let format = egui::TextFormat::simple(font, ink);
    let mut job = egui::text::LayoutJob::single_section(words, format);
    job.wrap = egui::text::TextWrapping::truncate_at_width((cell.width() - space::S).max(1.0));
    let galley = ui.painter().layout_job(job);
    let place = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), cell);
    let cut = galley.elided.then(|| galley.text().to_owned());
    ui.painter().galley(place.min, galley, ink);
    (place.right(), cut)
}
