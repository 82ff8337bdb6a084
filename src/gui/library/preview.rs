//! The selected game on a card beside the list: its players, its board, steps through it, and the button that opens it.

use egui::text::LayoutJob;
use egui::{Align, FontId, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::table::{player, shown_date};
use crate::app::board::BoardView;
use crate::app::game::ReplayAction;
use crate::app::library::{GameList, LibraryAction};
use crate::app::model::Model;
use crate::app::text::numbers::typeset;
use crate::app::text::tr;
use crate::gui::actions::{Action, Out};
use crate::gui::board::BoardState;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, Theme, medium, space, text};
use crate::gui::style::{page, widgets};
use crate::sides::Color;

/// Height of the line of the players, of the one below it, of the steps, which have two lines, and of the board for its
/// width.
const PLAYERS: f32 = 22.0;
const FACTS: f32 = 18.0;
const STEPS: f32 = 42.0;
const BOARD: f32 = 1.12;
/// The least height of the board, and the height of all else on the card.
const LEAST_BOARD: f32 = 150.0;
const REST: f32 = 2.0 * space::L + PLAYERS + FACTS + STEPS + widgets::TALL + 2.0 * space::S;

/// Whether a card fits into this height.
pub(super) fn has_room(height: f32) -> bool {
    height >= REST + LEAST_BOARD
}

/// Draws the card at the top of `place`.
pub(super) fn preview_ui(
    ui: &mut Ui,
    model: &Model,
    list: &GameList,
    board: &mut BoardState,
    place: Rect,
    out: &mut Out,
) {
    let width = place.width() - 2.0 * space::L;
    let height = (BOARD * width).min(place.height() - REST).round();
    let card = Rect::from_min_size(place.min, vec2(place.width(), height + REST));
    ui.painter().add(page::card_frame(ui).paint(card.shrink(space::L)));
    let mut inner = ui.new_child(UiBuilder::new().id_salt("preview").max_rect(card.shrink(space::L)));
    let ui = &mut inner;
    ui.spacing_mut().item_spacing = vec2(space::S, space::S);
    facts_ui(ui, model, list, width);
    let (at, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let shown = model.preview();
    let line = shown.as_ref().map_or_else(String::new, |(_, line)| line.clone());
    if let Some((view, line)) = &shown {
        let name = tr!("games-preview", position = line);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        // Letters as large as they must be have no room.
        let view = BoardView { hides_coordinates: true, ..view.clone() };
        board.paint_diagram(ui.painter(), Theme::of(ui), &view, at);
    }
    steps_ui(ui, line, width, out);
    let study = widgets::wide_primary_button(ui, &tr("editor-study"), width);
    // A menu has the short name.
    if study.accessible_name(tr("action-study")).clicked() {
        out.push(LibraryAction::Open);
    }
}

/// The players with the result, and below them date and event.
fn facts_ui(ui: &mut Ui, model: &Model, list: &GameList, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, PLAYERS + FACTS - space::S), Sense::hover());
    let Some(row) = list.selected.and_then(|game| list.games.row(game)) else { return };
    let (painter, colors) = (ui.painter(), Colors::of(ui));
    let result = widgets::fitted(ui, &typeset(&row.result), width, medium);
    let left = width - result.size().x - space::S;
    let own = row.own_side(&model.settings().profile.name).filter(|_| list.games.are_own());
    let [white, black] = Color::ALL.map(|color| player(row, color, own));
    let players = tr!("heading-players", white, black);
    let shown = widgets::fitted(ui, &players, left, medium);
    let is_cut = shown.elided;
    painter.galley(rect.min, shown, colors.text);
    painter.galley(pos2(rect.right() - result.size().x, rect.top()), result, colors.text);
    let is_known = |fact: &&String| fact.chars().any(|letter| !matches!(letter, '?' | '.'));
    let date = shown_date(&row.date);
    let facts: Vec<&str> =
        [&date, &row.event, &row.opening].into_iter().filter(is_known).map(String::as_str).collect();
    let facts = facts.join(" · ");
    let below = widgets::cut(ui, &facts, width, FontId::proportional(text::SECONDARY));
    let is_cut = is_cut || below.elided;
    painter.galley(pos2(rect.left(), rect.top() + PLAYERS), below, colors.weak);
    if is_cut {
        response.on_hover_text(format!("{players}\n{facts}"));
    }
}

/// The move shown between the buttons for the one before and the one after it.
fn steps_ui(ui: &mut Ui, line: String, width: f32, out: &mut Out) {
    let size = vec2(widgets::TALL, widgets::TALL);
    let (row, _) = ui.allocate_exact_size(vec2(width, STEPS), Sense::hover());
    let ends = [
        (Icon::Previous, Action::Previous, ReplayAction::Previous, row.left() + size.x / 2.0),
        (Icon::Next, Action::Next, ReplayAction::Next, row.right() - size.x / 2.0),
    ];
    for (icon, action, step, x) in ends {
        let place = Rect::from_center_size(pos2(x, row.center().y), size);
        let mut at = ui.new_child(UiBuilder::new().id_salt(icon as u8).max_rect(place));
        if widgets::icon_button(&mut at, icon, &action.name(), size, true).clicked() {
            out.push(LibraryAction::Replay(step));
        }
    }
    let ink = Colors::of(ui).weak;
    let mut job = LayoutJob::simple(line, FontId::proportional(text::SECONDARY), ink, width - 2.0 * size.x);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let top = row.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(row.center().x, top), galley, ink);
}
