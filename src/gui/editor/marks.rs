//! The rights and marks that go with the pieces: castling and en passant in chess, the marks of kings in checkers.

use egui::Ui;

use super::fields::{choose_ui, row_ui};
use crate::app::model::{Editor, EditorAction, PositionEdit};
use crate::app::text::{tr, words};
use crate::game::{PositionSetup, Variant};
use crate::gui::actions::Out;
use crate::gui::style::form;
use crate::hex::Cell;
use crate::sides::Color;
use crate::{chess, draughts};

/// Draws the fields that the game has.
pub fn marks_ui(ui: &mut Ui, editor: &Editor, out: &mut Out) {
    let edit = match editor.setup() {
        PositionSetup::Chess(setup) => castling_ui(ui, setup).or(en_passant_ui(ui, setup)),
        PositionSetup::Draughts(setup) => kings_ui(ui, setup).or(just_crowned_ui(ui, setup)),
    };
    out.extend(edit.map(EditorAction::Edit));
}

/// The rights in the order of `QBqb`.
const RIGHTS: [(u8, Color, &str); 4] = [
    (0, Color::White, "editor-queen-side"),
    (1, Color::White, "editor-bishops-side"),
    (2, Color::Black, "editor-queen-side"),
    (3, Color::Black, "editor-bishops-side"),
];

fn castling_ui(ui: &mut Ui, setup: &chess::Setup) -> Option<PositionEdit> {
    if setup.variant.rules().castling.is_empty() {
        return None;
    }
    let mut edit = None;
    row_ui(ui, &tr("editor-castling"), |ui| {
        for (right, color, side) in RIGHTS {
            let mut is_held = setup.castling.has(right);
            let name = words::labelled(&words::color(color).to_string(), &tr(side));
            if form::tick_box(ui, &mut is_held, &name).changed() {
                edit = Some(PositionEdit::Castling(right, is_held));
            }
        }
    });
    edit
}

/// Lets the player choose the en passant cell: a cell that a pawn can have crossed by the last move.
fn en_passant_ui(ui: &mut Ui, setup: &chess::Setup) -> Option<PositionEdit> {
    let none = tr("editor-en-passant-none");
    let variant = Variant::from(setup.variant);
    let name = |passed: &[Cell]| match passed {
        [] => none.clone(),
        passed => words::listed(passed.iter().map(|&cell| variant.cell_name(cell))),
    };
    let choices = [Vec::new()].into_iter().chain(setup.possible_en_passant());
    let choices: Vec<(Vec<Cell>, String)> = choices.map(|passed| (passed.clone(), name(&passed))).collect();
    choose_ui(ui, "editor-en-passant", &setup.en_passant, &choices).map(PositionEdit::EnPassant)
}

/// The kings on their own promotion cells.
fn kings_ui(ui: &mut Ui, setup: &draughts::Setup) -> Option<PositionEdit> {
    let kings = setup.kings_at_promotion() | setup.by_capture;
    let mut edit = None;
    if !kings.is_empty() {
        row_ui(ui, &tr("editor-by-capture"), |ui| {
            for cell in kings {
                let mut is_marked = setup.by_capture.contains(cell);
                if form::tick_box(ui, &mut is_marked, &Variant::Checkers.cell_name(cell)).changed() {
                    edit = Some(PositionEdit::CameByCapture(cell, is_marked));
                }
            }
        });
    }
    edit
}

fn just_crowned_ui(ui: &mut Ui, setup: &draughts::Setup) -> Option<PositionEdit> {
    let crowned = setup.just_crowned.first();
    let possible = setup.can_be_just_crowned();
    if possible.is_empty() && crowned.is_none() {
        return None;
    }
    let name = |cell: &Cell| Variant::Checkers.cell_name(*cell);
    let choices = form::or_none(tr("editor-promoted-none"), possible, name);
    choose_ui(ui, "editor-just-crowned", &crowned, &choices).map(PositionEdit::JustCrowned)
}
