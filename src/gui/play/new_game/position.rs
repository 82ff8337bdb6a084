//! The position a game begins with: the usual one, a typed one, or that of the board.

use egui::{ComboBox, Sense, Ui, Vec2};

use super::rows::{self, CONTROL};
use super::state::Desk;
use crate::app::board::BoardView;
use crate::app::settings::{NewGameForm, SAMPLES, StartFrom};
use crate::app::text::{tr, words};
use crate::game::{Position, Variant};
use crate::gui::style::theme::{Theme, space};
use crate::gui::style::{form, widgets};

/// Side of the board that shows a position.
const BOARD: f32 = 168.0;
/// Width of the list of samples.
const SAMPLES_WIDTH: f32 = 280.0;

/// The position on the board after the moves of a form, if it is valid.
fn shown(form: &NewGameForm) -> Option<Position> {
    let start = form.start_position().ok()?;
    Some(if let StartFrom::Moves { moves, .. } = &form.start { start.after(moves) } else { start })
}

/// The board with the position that the form was opened with, and beside it what it is.
pub fn given_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk) {
    let position = shown(form);
    beside_board_ui(ui, position.as_ref().map(BoardView::of), desk, |ui| {
        rows::strong(ui, &words::variant(form.setup.variant()).to_string());
        if let Some(position) = &position {
            let is_in_check = position.checked_king().is_some();
            rows::word(ui, &tr(words::turn_key(position.turn(), is_in_check)));
        }
        let variant = form.setup.variant();
        match &mut form.start {
            StartFrom::Moves { moves, .. } => played_ui(ui, moves.len()),
            StartFrom::OpenGame(open) => played_ui(ui, open.plies),
            StartFrom::Fen(fen) => drop(fen_field(ui, variant, fen)),
            StartFrom::Usual => {}
        }
        problem_ui(ui, form);
        if matches!(form.start, StartFrom::Fen(_))
            && widgets::quiet_button(ui, &tr("position-drop")).clicked()
        {
            form.start = StartFrom::Usual;
        }
    });
}

/// A small board, and words beside it.
pub fn beside_board_ui(
    ui: &mut Ui,
    view: Option<BoardView>,
    desk: &mut Desk,
    add_words: impl FnOnce(&mut Ui),
) {
    ui.horizontal_top(|ui| {
        board_ui(ui, view, desk);
        ui.add_space(space::S);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            add_words(ui);
        });
    });
}

fn played_ui(ui: &mut Ui, plies: usize) {
    widgets::hint(ui, tr!("new-game-from-moves", moves = plies));
}

/// The row that chooses between the usual position and a typed one.
pub fn position_ui(ui: &mut Ui, form: &mut NewGameForm, desk: &mut Desk) {
    let name = tr("new-game-position");
    rows::row(ui, &name, |ui| {
        let mut is_fen = matches!(form.start, StartFrom::Fen(_));
        let variant = form.setup.variant();
        // Only chess has FEN.
        let typed = if variant == Variant::Checkers { "summary-set-up" } else { "position-fen" };
        let kinds = [(false, tr("position-usual")), (true, tr(typed))];
        if form::choice(ui, &name, &mut is_fen, &kinds) {
            form.start = if is_fen { StartFrom::Fen(String::new()) } else { StartFrom::Usual };
        }
        let StartFrom::Fen(fen) = &mut form.start else { return };
        samples_ui(ui, variant, fen);
        let field = fen_field(ui, variant, fen);
        form::focus_at_first(&field, 0..fen.chars().count());
        problem_ui(ui, form);
        if let Some(position) = shown(form) {
            board_ui(ui, Some(BoardView::of(&position)), desk);
        }
    });
}

fn fen_field(ui: &mut Ui, variant: Variant, fen: &mut String) -> egui::Response {
    let width = ui.available_width() - space::L;
    form::text_field(ui, &tr(words::position_text_key(variant)), "", fen, width)
}

/// The problem with the typed position; an empty field is not filled in yet.
fn problem_ui(ui: &mut Ui, form: &NewGameForm) {
    let is_empty = matches!(&form.start, StartFrom::Fen(fen) if fen.trim().is_empty());
    widgets::problems(ui, form.problem.iter().filter(|_| !is_empty));
}

/// A small board; an empty place for a position that is not valid.
fn board_ui(ui: &mut Ui, view: Option<BoardView>, desk: &mut Desk) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(BOARD), Sense::hover());
    if let Some(view) = view {
        let view = BoardView { hides_coordinates: true, ..view };
        desk.board.paint_diagram(ui.painter(), Theme::of(ui), &view, place);
    }
}

/// Positions to begin with, of the game chosen.
fn samples_ui(ui: &mut Ui, variant: Variant, fen: &mut String) {
    let name = tr("position-samples");
    let samples = SAMPLES.iter().filter(|sample| sample.variant == variant);
    let chosen = samples.clone().find(|sample| sample.position == fen.trim());
    let shown = chosen.map_or_else(|| name.clone(), |sample| tr(sample.name));
    let list = ComboBox::from_id_salt("samples").height(8.0 * CONTROL).width(SAMPLES_WIDTH);
    form::open_list(ui, list, &name, &shown, |ui| {
        for sample in samples {
            if ui.selectable_label(chosen == Some(sample), tr(sample.name)).clicked() {
                sample.position.clone_into(fen);
            }
        }
    });
}
