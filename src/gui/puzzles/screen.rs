//! The start page: the games, the puzzle of the day on its board, the rating with its curve, and the themes.

use egui::{Align, Layout, RichText, Ui, Vec2, vec2};

use super::daily::daily_ui;
use super::sets::sets_ui;
use crate::app::library::PuzzleChoice;
use crate::app::model::{Model, PuzzleAction, Puzzles, WayCount};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::curve::curve_ui;
use crate::gui::style::theme::{Colors, medium, medium_text, space, text};
use crate::gui::style::{page, widgets};
use crate::puzzles::{Motif, Progress, Rating};

/// The least width that has room for the puzzle of the day beside the rest, and the share and the most of its card.
const TWO_COLUMNS: f32 = 780.0;
const DAILY: (f32, f32) = (0.36, 343.0);
/// Size of a theme's card; cards get wider to fill their row. Width of the bar on it.
const THEME: Vec2 = vec2(186.0, 72.0);
const BAR: f32 = 100.0;
/// Width of the figures beside the curve, and of the buttons beside it; the least width of the curve.
const FIGURES: f32 = 130.0;
const BUTTONS: f32 = 156.0;
const CURVE: f32 = 100.0;
/// Height of the curve with the figure below it.
const CURVE_HEIGHT: f32 = 76.0;

/// Draws the page.
pub fn start_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, board: &mut BoardState, out: &mut Out) {
    page::scrolled(ui, |ui| {
        let games = Variant::ALL.map(|variant| (variant, words::variant(variant).to_string()));
        let mut variant = puzzles.variant();
        let title = tr("action-puzzles");
        if page::head_ui(ui, &title, &tr("new-game-game"), &mut variant, &games, None) {
            out.push(PuzzleAction::Choose(variant));
        }
        let width = ui.available_width();
        let Some(daily) = puzzles.daily() else {
            ui.label(tr("puzzle-none"));
            return;
        };
        let progress = puzzles.progress(model.settings());
        if width < TWO_COLUMNS {
            daily_ui(ui, daily, progress, true, board, out);
            rating_ui(ui, model, puzzles, out);
            themes_ui(ui, model, puzzles, out);
            sets_ui(ui, model, puzzles, out);
            return;
        }
        ui.horizontal_top(|ui| {
            let card = (DAILY.0 * width).min(DAILY.1);
            ui.allocate_ui_with_layout(vec2(card, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(card);
                daily_ui(ui, daily, progress, false, board, out);
            });
            ui.vertical(|ui| {
                ui.set_width(width - card - space::L);
                rating_ui(ui, model, puzzles, out);
                themes_ui(ui, model, puzzles, out);
                sets_ui(ui, model, puzzles, out);
            });
        });
    });
}

/// The card with the rating, its curve, and the ways to choose puzzles.
fn rating_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, out: &mut Out) {
    let progress = puzzles.progress(model.settings());
    let ways: Vec<(PuzzleChoice, String)> = [
        (PuzzleChoice::Theme(None), "puzzle-way-all"),
        (PuzzleChoice::Review, "puzzle-way-review"),
        (PuzzleChoice::Mistakes, "puzzle-way-mistakes"),
    ]
    .into_iter()
    .map(|(way, key)| (way, key, puzzles.count(way, model.settings())))
    .filter(|(_, _, count)| *count > 0)
    .map(|(way, key, count)| (way, tr!(key, count)))
    .collect();
    page::card_frame(ui).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::L, space::XS);
        let words = ways.iter().map(|(_, name)| widgets::button_width(ui, name, true));
        let buttons = words.fold(BUTTONS, f32::max);
        let beside = width - FIGURES - buttons - 2.0 * space::L;
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(FIGURES);
                figures_ui(ui, puzzles, progress);
            });
            let has_room = beside >= CURVE;
            let curve = if has_room { beside } else { width - FIGURES - space::L };
            let start = Rating::default().value as u16;
            // A long curve has lost its beginning.
            let has_start = !progress.curve.is_empty() && progress.curve.len() <= progress.results.len();
            let first = has_start.then_some(start);
            let ratings: Vec<u16> = first.into_iter().chain(progress.curve.iter().copied()).collect();
            curve_ui(ui, start, &ratings, vec2(curve, CURVE_HEIGHT));
            if has_room {
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = space::S;
                    ways_ui(ui, &ways, buttons, out);
                });
            }
        });
        if beside < CURVE {
            ui.add_space(space::S);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(space::S);
                ways_ui(ui, &ways, 0.0, out);
            });
        }
    });
}

/// A button for each way to choose puzzles.
fn ways_ui(ui: &mut Ui, ways: &[(PuzzleChoice, String)], width: f32, out: &mut Out) {
    for (way, name) in ways {
        let button = match way {
            PuzzleChoice::Theme(None) => widgets::wide_primary_button(ui, name, width),
            _ => widgets::wide_button(ui, name, width),
        };
        if button.clicked() {
            out.push(PuzzleAction::Begin(*way));
        }
    }
}

/// The rating in large figures, and what has been solved.
fn figures_ui(ui: &mut Ui, puzzles: &Puzzles, progress: &Progress) {
    widgets::hint(ui, tr("puzzle-your-rating"));
    let rating = progress.rating.value.round();
    let doubt = if progress.rating.is_provisional() { "?" } else { "" };
    let figure = ui.label(RichText::new(format!("{rating}{doubt}")).size(text::CLOCK));
    // A screen reader reads the sentence.
    let sentence = rating_text(progress);
    ui.ctx().accesskit_node_builder(figure.id, |node| node.set_label(sentence.clone()));
    figure.on_hover_text(sentence);
    let solved = progress.results.values().filter(|is_solved| **is_solved).count();
    let all = puzzles.collection().puzzles.len();
    widgets::hint(ui, tr!("puzzle-solved-count", solved, all));
    if progress.best_streak > 0 {
        widgets::hint(ui, tr!("puzzle-streak", streak = progress.streak, best = progress.best_streak));
    }
}

/// The tournaments and the themes as cards, and at the end of their heading the sheet to print.
fn themes_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, out: &mut Out) {
    let print = tr("puzzle-sheet-print");
    widgets::line(ui, vec2(ui.available_width(), widgets::TALL), |ui| {
        ui.label(medium_text(tr("puzzle-themes")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::words_button(ui, None, &print).clicked() {
                out.push(PuzzleAction::AskSheet(None));
            }
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::M);
        let (columns, width) = page::columns(ui, THEME.x, space::M);
        for row in puzzles.counts(model.settings()).chunks(columns) {
            ui.horizontal(|ui| {
                for count in row {
                    if way_ui(ui, *count, vec2(width, THEME.y)) {
                        out.push(PuzzleAction::Begin(count.way));
                    }
                }
            });
        }
    });
}

/// A card: its name, and how many of its puzzles are solved. Returns whether the person chooses it.
fn way_ui(ui: &mut Ui, count: WayCount, size: Vec2) -> bool {
    let WayCount { way, solved, all } = count;
    let name = way_name(way);
    let spoken = words::listed([name.clone(), tr!("puzzle-solved-count", solved, all)]);
    let response = page::card_ui(ui, size, false, &spoken);
    let inner = response.rect.shrink(space::M);
    let colors = Colors::of(ui);
    let title = widgets::fitted(ui, &name, inner.width(), medium);
    let is_cut = title.elided;
    ui.painter().galley(inner.min, title, colors.text);
    let bar = inner.with_min_y(inner.bottom() - space::L).with_max_x(inner.left() + BAR);
    page::paint_bar(ui.painter(), colors, bar, solved as f32 / all.max(1) as f32);
    let font = egui::FontId::proportional(text::SECONDARY);
    let figures = ui.painter().layout_no_wrap(format!("{solved} / {all}"), font, colors.weak);
    let at = egui::pos2(bar.right() + space::S, bar.center().y - figures.size().y / 2.0);
    ui.painter().galley(at, figures, colors.weak);
    let response = if is_cut { response.on_hover_text(name) } else { response };
    response.clicked()
}

/// The name of a theme, or of the tournaments.
pub(super) fn way_name(way: PuzzleChoice) -> String {
    if let PuzzleChoice::Theme(Some(theme)) = way { theme_name(theme) } else { tr("puzzle-tournaments") }
}

pub(super) fn theme_name(theme: Motif) -> String {
    tr!("puzzle-theme", theme = theme.key())
}

/// The rating and the streak in a line.
pub(super) fn rating_text(progress: &Progress) -> String {
    let key = if progress.rating.is_provisional() { "puzzle-rating-provisional" } else { "puzzle-rating" };
    let rating = progress.rating.value.round() as u64;
    tr!(key, rating, streak = progress.streak, best = progress.best_streak)
}
