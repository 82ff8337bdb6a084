//! The start page: the games, the rating with its curve, and the ways to choose puzzles.

use egui::{Align2, FontId, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::library::{Export, FileAction};
use crate::app::model::{Model, PuzzleAction, PuzzleChoice, Puzzles};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};
use crate::gui::style::{form, widgets};
use crate::puzzles::{Motif, Progress};

/// Maximum width of the page, and height of the curve.
const WIDTH: f32 = 1080.0;
const CURVE: f32 = 72.0;
/// Half of the smallest range of ratings that the curve shows.
const RANGE: f32 = 100.0;

/// Draws the page.
pub fn start_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, out: &mut Out) {
    widgets::scrolled_page(ui, WIDTH, &tr("action-puzzles"), |ui| {
        let games = Variant::ALL.map(|variant| (variant, words::variant(variant).to_string()));
        let mut variant = puzzles.variant();
        if form::choice(ui, &tr("new-game-game"), &mut variant, &games) {
            out.push(PuzzleAction::Choose(variant));
        }
        let progress = puzzles.progress(model.settings());
        ui.label(rating_text(progress));
        let solved = progress.results.values().filter(|is_solved| **is_solved).count();
        let all = puzzles.collection().puzzles.len();
        ui.label(tr!("puzzle-solved-count", solved, all));
        curve_ui(ui, progress);
        let count = |way| puzzles.count(way, model.settings());
        let mut way_ui = |ui: &mut Ui, way: PuzzleChoice, name: &str| {
            let button = match way {
                PuzzleChoice::Theme(None) => widgets::primary_button(ui, name),
                _ => widgets::plain_button(ui, name),
            };
            if button.clicked() {
                out.push(PuzzleAction::Begin(way));
            }
        };
        ui.horizontal_wrapped(|ui| {
            for (way, key) in [
                (PuzzleChoice::Theme(None), "puzzle-way-all"),
                (PuzzleChoice::Daily, "puzzle-way-daily"),
                (PuzzleChoice::Review, "puzzle-way-review"),
                (PuzzleChoice::Mistakes, "puzzle-way-mistakes"),
                (PuzzleChoice::Own, "puzzle-way-own"),
            ] {
                if count(way) > 0 {
                    way_ui(ui, way, &tr!(key, count = count(way)));
                }
            }
        });
        if count(PuzzleChoice::Theme(None)) == 0 {
            ui.label(tr("puzzle-none"));
            return;
        }
        let print = widgets::plain_button(ui, &tr("puzzle-sheet-print"));
        form::section(ui, &tr("puzzle-themes"));
        ui.horizontal_wrapped(|ui| {
            for &theme in Motif::ALL {
                let way = PuzzleChoice::Theme(Some(theme));
                if count(way) > 0 {
                    way_ui(ui, way, &format!("{} ({})", theme_name(theme), count(way)));
                }
            }
        });
        if print.clicked() {
            out.push(FileAction::Export(Export::Puzzles));
        }
    });
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

/// The curve of the rating, once there are two points.
fn curve_ui(ui: &mut Ui, progress: &Progress) {
    let [.., last] = progress.curve[..] else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), CURVE), Sense::hover());
    let ratings = || progress.curve.iter().map(|&rating| f32::from(rating));
    let last = f32::from(last);
    let (low, high) = (ratings().fold(last - RANGE, f32::min), ratings().fold(last + RANGE, f32::max));
    let name = tr!("puzzle-curve", low = low as u64, high = high as u64);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name);
    let (painter, colors) = (ui.painter_at(rect), Colors::of(ui));
    painter.rect_filled(rect, RADIUS, colors.field);
    for (place, rating) in [(Align2::LEFT_TOP, high), (Align2::LEFT_BOTTOM, low)] {
        let (at, font) = (place.pos_in_rect(&rect.shrink(space::XS)), FontId::proportional(text::SECONDARY));
        painter.text(at, place, rating.round(), font, colors.weak);
    }
    let rect = rect.shrink2(vec2(4.0 * space::M, space::XS));
    let step = rect.width() / (progress.curve.len().max(2) - 1) as f32;
    let height = |rating: f32| rect.bottom() - (rating - low) / (high - low) * rect.height();
    let points =
        ratings().enumerate().map(|(at, rating)| pos2(rect.left() + at as f32 * step, height(rating)));
    painter.add(Shape::line(points.collect(), Stroke::new(2.0 * LINE, colors.accent_text)));
}
