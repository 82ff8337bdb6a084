//! The contents of the side panel.

use egui::{Frame, Label, Panel, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::match_table::match_table_ui;
use super::moves::{MovesPanel, Source};
use super::{details, start, typed_move};
use crate::app::game::{AnalysisView, Document};
use crate::app::model::{Model, Summary};
use crate::app::text::tr;
use crate::game::NodeId;
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::board::BoardState;
use crate::gui::play::online::{ChatState, chat_ui};
use crate::gui::play::over;
use crate::gui::study::{explorer, heading, lines, report};
use crate::gui::style::theme::{medium_text, space, text};
use crate::gui::style::widgets;
use crate::lessons::Game;
use crate::online::MailGame;

/// Least width of the panel in points.
const LEAST: f32 = 276.0;
/// Most width of the panel of a game, of an editor and of lessons.
const GAME: f32 = 368.0;
/// Most width of the panel of a study, where the window is not large.
const STUDY: f32 = 480.0;
/// The most that a study's panel gets of a large screen: a quarter of it, within this width.
const LARGE: f32 = 640.0;
/// Narrower windows than this have no room for a panel beside a board worth looking at.
const MIN_WINDOW: f32 = 760.0;

/// Whether a window is so narrow that a panel opens only on demand. `window`: its size in points.
pub fn is_narrow(window: egui::Vec2) -> bool {
    window.x < MIN_WINDOW
}

/// The panel's width in a window of this size: all that the board does not need, within limits.
pub fn width(window: egui::Vec2, is_study: bool) -> f32 {
    let most = if is_study { (window.x / 4.0).clamp(STUDY, LARGE) } else { GAME };
    (window.x - window.y).clamp(LEAST, most)
}

/// Draws the panel's contents. The small boards show the pieces of `board`.
pub fn show(
    ui: &mut Ui,
    model: &Model,
    analysis: Option<&AnalysisView>,
    moves: &mut MovesPanel,
    line: &mut ChatState,
    board: &mut BoardState,
    out: &mut Out,
) {
    foot_ui(ui, |ui| {
        typed_move::panel_ui(ui, model.typed_move(), out);
        let by_mail = model.mail_game();
        if by_mail.is_some_and(MailGame::is_my_move) && model.dialog().is_none() {
            buttons::primary_ui(ui, model, Action::SendMail, out);
        }
        for action in [Action::Continue, Action::Rematch] {
            // The other player goes on with a game by mail.
            let is_there = model.study().is_some() && by_mail.is_none();
            if is_there && action.is_enabled(model) {
                buttons::wide_ui(ui, model, action, out);
            }
        }
        if let Some(chat) = model.chat() {
            chat_ui(ui, &chat, model.settings(), line, out);
            ui.separator();
        }
        buttons::foot_ui(ui, model, out);
        if has_info(model) {
            info_ui(ui, model);
        }
    });
    details_ui(ui, model);
    report::show(ui, model, analysis, out);
    list_ui(ui, |ui| {
        let result = model.result();
        if let Some(result) = &result {
            over::head_ui(ui, model, result, out);
        }
        let heading = model.heading().filter(|_| heading::has_room(ui));
        if let Some(heading) = &heading {
            heading::show(ui, model, heading, out);
        }
        if let Some(view) = analysis {
            lines::show(ui, model, view, board, out);
        }
        explorer::show(ui, model, out);
        let Some(document) = model.document() else { return };
        if document.record().tree.children(NodeId::ROOT).is_empty() {
            ScrollArea::vertical().show(ui, |ui| {
                let variant = document.record().variant();
                ui.spacing_mut().item_spacing.y = space::S;
                let is_study = model.study().is_some();
                if let Some(summary) = model.summary().filter(|_| is_study || !model.has_welcome()) {
                    facts_ui(ui, summary, is_study);
                }
                if is_study {
                    buttons::wide_ui(ui, model, Action::Learn, out);
                } else {
                    start::show(ui, model, Game::Two(variant), board, out);
                }
            });
        } else {
            if heading.is_none() && result.is_none() && model.study().is_none() {
                moves_heading_ui(ui, document);
            }
            let (list, current) = (document.moves(), document.cursor());
            let source = Source { list, current, record: Some((model, document)) };
            scrolled_ui(ui, |ui| moves.show(ui, source, out));
        }
    });
}

/// Draws the table of a match, and the details of a game being played.
pub fn details_ui(ui: &mut Ui, model: &Model) {
    let (table, details) = (model.match_table(), model.details());
    if table.is_empty() && details.is_none() {
        return;
    }
    let frame = Frame::new().inner_margin(egui::Margin::symmetric(space::M as i8, space::XS as i8));
    Panel::bottom("panel-details").frame(frame).resizable(false).show_separator_line(true).show(ui, |ui| {
        if let Some(details) = &details {
            details::show(ui, details);
        }
        match_table_ui(ui, &table);
    });
}

/// Draws the foot of the panel: buttons, and a line of the computer's thoughts.
pub fn foot_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().inner_margin(egui::Margin::symmetric(space::M as i8, space::S as i8));
    Panel::bottom("panel-foot").frame(frame).resizable(false).show_separator_line(true).show(ui, add);
}

/// Draws the part above the foot: the list of moves.
pub fn list_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let sides = space::M as i8;
    let margin = egui::Margin { left: sides, right: sides, top: space::S as i8, bottom: 0 };
    let frame = Frame::new().inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, add);
}

/// A list in the rest of the panel, with its scroll bar in the margin.
pub fn scrolled_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let mut room = ui.available_rect_before_wrap();
    room.max.x += space::S;
    // A child that the panel does not grow with.
    add(&mut ui.new_child(UiBuilder::new().max_rect(room)));
}

/// The title of the list of moves, and at the right the number of the move shown.
fn moves_heading_ui(ui: &mut Ui, document: &Document) {
    let number = document.current().numbers[0];
    widgets::title_line(ui, &tr("panel-moves"), |ui| {
        if document.cursor() != NodeId::ROOT {
            ui.label(RichText::new(tr!("panel-move-number", number)).size(text::SECONDARY).weak());
        }
    });
    ui.add_space(space::XS);
}

/// A line of constant height, also if it is empty, so that the buttons above it do not move.
pub fn steady_line_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    widgets::line(ui, vec2(ui.available_width(), text::SECONDARY + space::XS), add);
}

/// Facts about the game, before the first move; of a game being played those that the corners do not show.
fn facts_ui(ui: &mut Ui, summary: Summary, is_study: bool) {
    if is_study {
        ui.label(medium_text(summary.game).size(text::NAMES));
    } else {
        widgets::title_line(ui, &tr("panel-moves"), |ui| {
            ui.label(RichText::new(tr("moves-none")).size(text::SECONDARY).weak());
        });
    }
    for (name, fact) in summary.facts {
        fact_ui(ui, name, fact);
    }
    if is_study {
        ui.weak(tr("moves-none"));
    }
}

/// A fact in a row: its name, and beside it the fact.
pub fn fact_ui(ui: &mut Ui, name: impl Into<String>, fact: impl Into<String>) {
    const NAMES: f32 = 76.0;
    ui.horizontal_top(|ui| {
        let name = ui.label(RichText::new(name).weak());
        ui.add_space((NAMES - name.rect.width()).max(0.0));
        ui.add(Label::new(fact.into()).wrap());
    });
}

/// Whether the foot has a line for the computer's thoughts or the score of the match. The score stands at the head after
/// the end.
fn has_info(model: &Model) -> bool {
    let is_played = model.study().is_none() && model.result().is_none();
    is_played && (model.match_score().is_some() || model.may_show_thoughts())
}

/// The computer's thoughts, or the score of the match.
fn info_ui(ui: &mut Ui, model: &Model) {
    let secondary = |words: String| RichText::new(words).size(text::SECONDARY);
    steady_line_ui(ui, |ui| {
        if let Some(line) = model.engine_line() {
            ui.label(medium_text(line.score).size(text::SECONDARY));
            if let Some(detail) = line.detail {
                ui.label(secondary(tr!("engine-depth", depth = detail.depth)).weak());
                widgets::elided(ui, secondary(detail.moves).weak());
            }
        } else if let Some(score) = model.match_score() {
            widgets::elided(ui, secondary(tr!("panel-match", score)).weak());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_panel_is_as_wide_as_the_window_can_spare() {
        let widths = |x, y| [false, true].map(|is_study| width(egui::vec2(x, y), is_study));
        assert_eq!(widths(1280.0, 800.0), [368.0, 480.0]);
        assert_eq!(widths(900.0, 650.0), [276.0, 276.0]);
        assert_eq!(widths(640.0, 480.0), [276.0, 276.0]);
        assert!(is_narrow(egui::vec2(640.0, 480.0)));
        assert!(!is_narrow(egui::vec2(900.0, 650.0)));
        assert_eq!(widths(1920.0, 1080.0), [368.0, 480.0]);
        assert_eq!(widths(2560.0, 1440.0), [368.0, 640.0]);
        assert_eq!(widths(3840.0, 2160.0), [368.0, 640.0]);
    }
}
