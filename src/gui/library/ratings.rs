//! The player's ratings above the own games: against the computer, and in the puzzles of the same game; and below them the
//! mistakes that cost most.

use egui::{Align, Label, Layout, Margin, RichText, Ui, vec2};

use super::table::TableState;
use crate::app::library::LibraryAction;
use crate::app::library::PuzzleChoice;
use crate::app::model::{Message, Model, PuzzleAction};
use crate::app::settings::{Costliest, Settings};
use crate::app::text::{tr, words};
use crate::game::Variant;
use crate::gui::actions::Out;
use crate::gui::style::curve::curve_ui;
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, menu, page, widgets};
use crate::puzzles::{Motif, Rating};

/// Width of a figure with the words above it, and size of the curve beside it.
const FIGURE: f32 = 150.0;
const CURVE: egui::Vec2 = vec2(130.0, 54.0);
/// Lower lists of games have no card above them.
const LEAST: f32 = 440.0;

/// Draws the card, once a game has counted.
pub(super) fn ratings_ui(ui: &mut Ui, model: &Model, state: &mut TableState, out: &mut Out) {
    let settings = model.settings();
    let costliest = |variant: Variant| settings.mistakes.costliest(variant);
    let rated = |variant: &Variant| settings.ratings.of(*variant).is_some() || costliest(*variant).is_some();
    let variants: Vec<Variant> = Variant::ALL.into_iter().filter(rated).collect();
    let shown = [state.rated, Some(settings.setup.variant())].into_iter().flatten().find(rated);
    let Some(mut variant) = shown.or(variants.first().copied()) else { return };
    if ui.available_height() < LEAST {
        return;
    }
    page::card_frame(ui).inner_margin(Margin::symmetric(16, 8)).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::M, space::XS);
        ui.horizontal(|ui| {
            let curves = width >= 2.0 * (FIGURE + CURVE.x) + FIGURE;
            let figure = |value: f64, margin: f64| format!("{} ± {}", value.round(), margin.round());
            if let Some(own) = settings.ratings.of(variant) {
                let value = figure(own.rating.value, own.margin());
                figure_ui(ui, &tr("own-rating"), &value, Some("own-rating-hint"));
                if curves {
                    curve_ui(ui, own.curve.first().copied().unwrap_or_default(), &own.curve, CURVE);
                }
                ui.add_space(space::L);
            }
            let puzzles = settings.puzzles.of(variant);
            if !puzzles.curve.is_empty() {
                let margin = 2.0 * puzzles.rating.deviation;
                let value = figure(puzzles.rating.value, margin);
                figure_ui(ui, &tr("own-rating-puzzles"), &value, None);
                if curves {
                    curve_ui(ui, Rating::default().value as u16, &puzzles.curve, CURVE);
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let menu = menu::button_ui(ui, "…", |ui| {
                    let game = words::variant(variant);
                    let mut forget =
                        |key: &'static str, is_there: bool, reset: fn(&mut Settings, Variant)| {
                            let game = game.clone();
                            if is_there && ui.button(tr!(key, game)).clicked() {
                                out.push(Message::set(settings, |settings| reset(settings, variant)));
                                ui.close();
                            }
                        };
                    let is_rated = settings.ratings.of(variant).is_some();
                    forget("own-rating-reset", is_rated, |settings, variant| settings.ratings.reset(variant));
                    let is_reported = costliest(variant).is_some();
                    forget("own-mistakes-reset", is_reported, |settings, variant| {
                        settings.mistakes.reset(variant);
                    });
                });
                let name = tr("own-rating-menu");
                ui.ctx().accesskit_node_builder(menu.id, |node| node.set_label(name.clone()));
                menu.on_hover_text(name);
                let names: Vec<_> =
                    variants.iter().map(|variant| (*variant, words::variant(*variant).to_string())).collect();
                if names.len() > 1 {
                    if form::list(ui, "own-rating", &tr("new-game-game"), None, &mut variant, &names) {
                        state.rated = Some(variant);
                    }
                } else if let Some((_, name)) = names.first() {
                    widgets::hint(ui, name);
                }
            });
        });
        if let Some(costliest) = costliest(variant) {
            costliest_ui(ui, model, variant, costliest, out);
        }
    });
}

/// The mistakes that cost most, and the button that opens puzzles against them.
fn costliest_ui(ui: &mut Ui, model: &Model, variant: Variant, costliest: Costliest, out: &mut Out) {
    let theme = Motif::against(costliest.lapse, variant);
    let name = tr("own-mistakes-puzzles");
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if widgets::plain_button(ui, &name).clicked() {
            out.push(LibraryAction::Close);
            if model.puzzles().is_none() {
                out.push(PuzzleAction::Open);
            }
            let way = PuzzleChoice::Theme(Some(theme));
            out.extend([PuzzleAction::Choose(variant), PuzzleAction::Begin(way)]);
        }
        let what = tr!(costliest.lapse.key(), count = costliest.count);
        let percent = tr!("percent", value = costliest.percent);
        let words = tr!("own-mistakes", games = costliest.games, what, percent);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(words).wrap()));
    });
}

/// A figure in large type below a word, with what a hint says of it.
fn figure_ui(ui: &mut Ui, name: &str, figure: &str, hint: Option<&str>) {
    ui.vertical(|ui| {
        ui.set_width(FIGURE);
        widgets::hint(ui, name);
        let label = ui.label(RichText::new(figure).size(text::NAMES));
        if let Some(hint) = hint {
            label.on_hover_text(tr(hint));
        }
    });
}
