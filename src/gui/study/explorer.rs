//! The table of the moves made in the position shown: in the player's games, in recorded games, in the opening book; and
//! how those games ended, as a bar.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, CursorIcon, FontId, Galley, Layout, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::app::game::EvalText;
use crate::app::library::{Archive, ExploreAction, Explored, Tally};
use crate::app::model::Model;
use crate::app::play::Play;
use crate::app::text::{numbers, tr, tr_move};
use crate::game::{Move, san};
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, medium, medium_text, space, text};
use crate::gui::style::widgets;
use crate::gui::style::widgets::NameTip as _;
use crate::sides::Color;

/// Maximum height of the table.
const HEIGHT: f32 = 182.0;
/// Height of a row, and of the bar in it.
const ROW: f32 = 26.0;
const BAR: f32 = 16.0;
/// Size of the button that closes the table.
const BUTTON: egui::Vec2 = vec2(28.0, 28.0);
/// The most width of a head as a share of the table's.
const WIDEST: f32 = 0.25;
/// A table narrower than this has a word a line in the heads of its columns.
const NARROW: f32 = 400.0;
/// Width of the moves, as a share of the table's within limits.
const MOVES: (f32, f32, f32) = (0.15, 52.0, 84.0);

/// Draws the table, if it is switched on.
pub fn show(ui: &mut Ui, model: &Model, out: &mut Out) {
    if !model.is_exploring() {
        return;
    }
    widgets::line(ui, vec2(ui.available_width(), BUTTON.y), |ui| {
        ui.label(medium_text(Action::Explore.name()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = tr("action-explore-hide");
            if widgets::icon_button(ui, Icon::Close, &name, BUTTON, true).name_tip(name).clicked() {
                out.push(ExploreAction::Toggle);
            }
        });
    });
    match model.explored() {
        None => drop(ui.weak(tr("explorer-reading"))),
        Some(found) if found.moves.is_empty() => drop(ui.weak(tr("explorer-none"))),
        Some(found) => {
            let values = model.study().map_or_else(Vec::new, Play::first_moves);
            let columns = Columns::fit(ui, found, !values.is_empty());
            ui.spacing_mut().item_spacing.y = 0.0;
            columns.heads_ui(ui);
            // In a low window the moves below keep half of the room.
            let height = HEIGHT.min(ui.available_height() / 2.0).max(2.0 * ROW);
            let table = ScrollArea::vertical().id_salt("explorer").max_height(height);
            table.show(ui, |ui| table_ui(ui, model, found, &values, &columns, out));
        }
    }
    ui.spacing_mut().item_spacing.y = space::S;
    widgets::rule(ui);
}

/// The columns: the move, the games in both archives, the bar, the book, and the engine's value.
struct Columns {
    heads: [String; 4],
    /// The ends of the columns.
    ends: [f32; 6],
}

impl Columns {
    fn fit(ui: &Ui, found: &Explored, has_values: bool) -> Columns {
        let heads = ["own-games-title", "explorer-recorded", "explorer-book", "analysis-engine"].map(tr);
        // The scroll bar has room of its own.
        let width = ui.available_width() - space::S;
        let room = |head: &str, value: &str| {
            let lines = if width < NARROW { head.split(' ').collect() } else { vec![head] };
            let widths = lines.into_iter().map(|line| widgets::text_width(ui, line, text::SECONDARY));
            let head = widths.fold(0.0, f32::max).min(WIDEST * width);
            head.max(widgets::text_width(ui, value, text::BODY)) + space::S
        };
        let [own, recorded] = [0, 1].map(|archive: usize| {
            let most = found.moves.iter().map(|explored| explored.tallies[archive].games).max().unwrap_or(0);
            room(&heads[archive], &numbers::count(most.max(found.tallies[archive].games).into()))
        });
        let (book, engine) = (room(&heads[2], &percent(100)), room(&heads[3], "−10,00"));
        let (share, least, most) = MOVES;
        let first = (share * width).clamp(least, most);
        // In a narrow panel the values stand in the lines above alone.
        let has_room = first + own + recorded + book + engine <= width;
        let engine = if has_values && has_room { engine } else { 0.0 };
        let bar = width - book - engine;
        Columns {
            heads,
            ends: [first, first + own, first + own + recorded, bar, bar + book, bar + book + engine],
        }
    }

    /// A cell of a row.
    fn cell(&self, row: Rect, column: usize) -> Rect {
        let left = column.checked_sub(1).map_or(0.0, |before| self.ends[before]);
        Rect::from_x_y_ranges(row.left() + left..=row.left() + self.ends[column], row.y_range())
    }

    fn heads_ui(&self, ui: &mut Ui) {
        let width = |column: usize| self.ends[column] - self.ends[column - 1];
        let shown = self.heads.iter().zip([1, 2, 4, 5]).filter(|(_, column)| width(*column) > 0.0);
        let words =
            shown.map(|(head, column)| (head, column, head_words(ui, head, width(column) - space::XS)));
        let words: Vec<_> = words.collect();
        let height = words.iter().map(|(.., words)| words.size().y).fold(ROW, f32::max);
        let row = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover()).0;
        for (head, column, words) in words {
            let cell = self.cell(row, column);
            let response = ui.interact(cell, ui.scope_id().with(("explorer head", column)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, head));
            response.on_hover_text(head);
            let at = pos2(cell.right(), cell.bottom() - space::XS - words.size().y);
            ui.painter().galley(at, words, Colors::of(ui).weak);
        }
    }
}

/// The head of a column, flush right, in two lines at most.
fn head_words(ui: &Ui, head: &str, width: f32) -> Arc<Galley> {
    let font = FontId::proportional(text::SECONDARY);
    let mut job = LayoutJob::simple(head.to_owned(), font, Color32::PLACEHOLDER, width);
    (job.wrap.max_rows, job.halign) = (2, Align::RIGHT);
    ui.painter().layout_job(job)
}

/// A row as wide as the panel.
fn row(ui: &mut Ui) -> Rect {
    ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover()).0
}

fn table_ui(
    ui: &mut Ui,
    model: &Model,
    found: &Explored,
    values: &[(Move, EvalText)],
    columns: &Columns,
    out: &mut Out,
) {
    let colors = Colors::of(ui);
    let right = |ui: &Ui, cell: Rect, words: &str| {
        let font = FontId::proportional(text::BODY);
        ui.painter().text(cell.right_center(), Align2::RIGHT_CENTER, words, font, colors.text)
    };
    for explored in &found.moves {
        let (row, name) = (row(ui), tr_move(&san(&found.position, explored.mv)));
        let can = model.takes_moves();
        let cell = columns.cell(row, 0);
        let sense = if can { Sense::click() } else { Sense::hover() };
        let response = ui.interact(cell, ui.scope_id().with(("explored", explored.mv)), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, can, &name));
        if can && response.hovered() {
            ui.painter().rect_filled(row, RADIUS, colors.button[1]);
        }
        let ink = if can { colors.accent_text } else { colors.text };
        let at = cell.left_center() + vec2(space::XS, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, &name, medium(text::BODY), ink);
        if response.clicked() {
            out.push(ExploreAction::Play(explored.mv));
        }
        tallies_ui(ui, &name, &explored.tallies, Some(explored.mv), (columns, row), out);
        if let Some(book) = explored.book {
            right(ui, columns.cell(row, 4), &percent(book));
        }
        let cell = columns.cell(row, 5);
        let value = values.iter().find(|(mv, _)| *mv == explored.mv).filter(|_| cell.width() > 0.0);
        if let Some((_, value)) = value {
            right(ui, cell, &value.short);
            let response =
                ui.interact(cell, ui.scope_id().with(("explored value", explored.mv)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &value.short));
            response.on_hover_text(value.chances());
        }
    }
    let (row, all) = (row(ui), tr("explorer-all"));
    let at = row.left_center() + vec2(space::XS, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, &all, FontId::proportional(text::BODY), colors.weak);
    tallies_ui(ui, &all, &found.tallies, None, (columns, row), out);
}

/// How often a move was made, in both archives, and how those games ended. A click lists the games.
fn tallies_ui(
    ui: &Ui,
    name: &str,
    tallies: &[Tally; 2],
    mv: Option<Move>,
    (columns, row): (&Columns, Rect),
    out: &mut Out,
) {
    let colors = Colors::of(ui);
    for archive in Archive::ALL {
        let tally = &tallies[archive as usize];
        if tally.games == 0 {
            continue;
        }
        let cell = columns.cell(row, 1 + archive as usize);
        let label = tr!("explorer-games", "move" = name, games = tally.games, points = points(tally));
        let count = numbers::count(tally.games.into());
        let font = FontId::proportional(text::BODY);
        let words = ui.painter().layout_no_wrap(count, font, colors.accent_text);
        let place = Align2::RIGHT_CENTER.align_size_within_rect(words.size(), cell);
        let id = ui.scope_id().with(("explored games", archive as usize, mv));
        let response = ui.interact(place.expand2(vec2(2.0, 3.0)), id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &label));
        if response.hovered() {
            ui.painter().hline(place.x_range(), place.bottom(), Stroke::new(LINE, colors.accent_text));
        }
        ui.painter().galley(place.min, words, colors.accent_text);
        if response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(label).clicked() {
            out.push(ExploreAction::List(archive, mv));
        }
    }
    let [own, recorded] = tallies.each_ref().map(|tally| tally.ends);
    let ends: [u32; 3] = std::array::from_fn(|end| own[end] + recorded[end]);
    let cell = columns.cell(row, 3).shrink2(vec2(space::S, (ROW - BAR) / 2.0));
    if ends.iter().sum::<u32>() > 0 && cell.width() > BAR {
        bar_ui(ui, ends, cell);
    }
}

/// The shares of White's wins, of games without a winner and of Black's wins.
fn bar_ui(ui: &Ui, ends: [u32; 3], bar: Rect) {
    let (theme, colors) = (Theme::of(ui), Colors::of(ui));
    let all = ends.iter().sum::<u32>() as f32;
    let [white, black] = [Color::White, Color::Black].map(|color| theme.board().side(color));
    let on_graph = if theme.is_dark { white } else { black };
    let fills: [(Color32, Color32); 3] = [(white, black), (colors.graph, on_graph), (black, white)];
    let mut left = bar.left();
    for (count, (fill, ink)) in ends.into_iter().zip(fills) {
        let share = count as f32 / all;
        let part = Rect::from_min_size(pos2(left, bar.top()), vec2(share * bar.width(), bar.height()));
        ui.painter().rect_filled(part, 0.0, fill);
        let words = percent((100.0 * share).round() as u32);
        let font = FontId::proportional(text::SECONDARY - 1.0);
        let words = ui.painter().layout_no_wrap(words, font, ink);
        if words.size().x + space::S <= part.width() {
            ui.painter().galley(part.center() - words.size() / 2.0, words, ink);
        }
        left = part.right();
    }
    ui.painter().rect_stroke(bar, 2.0, Stroke::new(LINE, colors.strong), StrokeKind::Outside);
}

/// White's share of the points.
fn points(tally: &Tally) -> String {
    let share = tally.score(Color::White).map(|score| percent((100.0 * score).round() as u32));
    share.unwrap_or_else(|| tr("report-unknown"))
}

fn percent(value: u32) -> String {
    tr!("percent", value)
}
