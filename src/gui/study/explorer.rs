//! The table of the moves made in the position shown: in the player's games, in recorded games, in the opening book.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::library::{Archive, ExploreAction, Explored, Tally};
use crate::app::model::Model;
use crate::app::play::Play;
use crate::app::text::{tr, tr_move};
use crate::game::{Move, san};
use crate::gui::actions::{Action, Out};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{space, text};
use crate::gui::style::widgets;
use crate::sides::Color;

/// Maximum height of the table.
const HEIGHT: f32 = 180.0;
/// Size of the button that closes the table.
const BUTTON: egui::Vec2 = vec2(28.0, 24.0);

/// Draws the table, if it is switched on.
pub fn show(ui: &mut Ui, model: &Model, out: &mut Out) {
    if !model.is_exploring() {
        return;
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new(Action::Explore.name()).size(text::SECONDARY).strong());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = tr("action-explore-hide");
            if widgets::icon_button(ui, Icon::Close, &name, BUTTON, true).on_hover_text(name).clicked() {
                out.push(ExploreAction::Toggle);
            }
        });
    });
    match model.explored() {
        None => drop(ui.weak(tr("explorer-reading"))),
        Some(found) if found.moves.is_empty() => drop(ui.weak(tr("explorer-none"))),
        Some(found) => {
            let table = ScrollArea::vertical().id_salt("explorer").max_height(HEIGHT);
            table.show(ui, |ui| table_ui(ui, model, found, out));
        }
    }
    ui.separator();
}

fn table_ui(ui: &mut Ui, model: &Model, found: &Explored, out: &mut Out) {
    let values = model.study().map_or_else(Vec::new, Play::first_moves);
    let spacing = vec2(space::S, 2.0);
    Grid::new("explorer-table").striped(true).min_row_height(22.0).spacing(spacing).show(ui, |ui| {
        let heads = ["", "own-games-title", "explorer-recorded", "explorer-book"];
        for head in heads.iter().copied().chain((!values.is_empty()).then_some("analysis-engine")) {
            let name = if head.is_empty() { String::new() } else { tr(head) };
            ui.label(RichText::new(name).size(text::SECONDARY).weak());
        }
        ui.end_row();
        for explored in &found.moves {
            let name = tr_move(&san(&found.position, explored.mv));
            let link = ui.add_enabled_ui(model.takes_moves(), |ui| ui.link(&name)).inner;
            if link.clicked() {
                out.push(ExploreAction::Play(explored.mv));
            }
            tallies_ui(ui, &name, &explored.tallies, Some(explored.mv), out);
            ui.label(explored.book.map_or_else(String::new, percent));
            if let Some((_, value)) = values.iter().find(|(mv, _)| *mv == explored.mv) {
                ui.label(&value.short).on_hover_text(value.chances());
            }
            ui.end_row();
        }
        ui.label(tr("explorer-all"));
        tallies_ui(ui, &tr("explorer-all"), &found.tallies, None, out);
        ui.end_row();
    });
}

/// How often a move was made, in both archives. A click lists the games.
fn tallies_ui(ui: &mut Ui, name: &str, tallies: &[Tally; 2], mv: Option<Move>, out: &mut Out) {
    for archive in Archive::ALL {
        let tally = &tallies[archive as usize];
        if tally.games == 0 {
            ui.label("");
            continue;
        }
        let share = tally.score(Color::White).map(|score| percent((100.0 * score).round() as u32));
        let points = share.clone().unwrap_or_else(|| tr("report-unknown"));
        let label = tr!("explorer-games", "move" = name, games = tally.games, points);
        let shown =
            share.map_or_else(|| tally.games.to_string(), |share| format!("{} · {share}", tally.games));
        let link = ui.link(shown).on_hover_text(&label).accessible_name(label);
        if link.clicked() {
            out.push(ExploreAction::List(archive, mv));
        }
    }
}

fn percent(value: u32) -> String {
    tr!("percent", value)
}
