//! The pieces to choose from, in the corners the board leaves empty: the upper side's above, the lower side's below, the
//! hand and the eraser opposite.

use egui::{
    Align2, CornerRadius, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::board::layout::BoardLayout;
use crate::app::model::{Editor, EditorAction, PositionEdit, Tool};
use crate::app::text::{tr, words};
use crate::game::{Piece, PieceKind};
use crate::gui::actions::Out;
use crate::gui::board::{self, BoardState};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, space};
use crate::gui::style::widgets::NameTip as _;
use crate::hex::Shade;
use crate::sides::Color;

/// The place of the palette.
pub struct Place {
    /// The area of the board.
    pub field: Rect,
    /// The board as it is turned.
    pub board: BoardLayout,
}

/// The largest and the smallest side of a button.
const SIDES: [f32; 2] = [46.0, 20.0];
/// Between two buttons.
const GAP: f32 = 3.0;
/// Pieces in a row.
const COLUMNS: usize = 3;

/// Draws the palette. Returns the piece that is being dragged from it.
pub fn palette_ui(
    ui: &mut Ui,
    place: &Place,
    editor: &Editor,
    state: &mut BoardState,
    out: &mut Out,
) -> Option<Piece> {
    let is_flipped = place.board.turn() != 0.0;
    let side = side(place);
    let mut brought = None;
    for color in Color::ALL {
        let is_above = (color == Color::Black) != is_flipped;
        let kinds = PieceKind::of(editor.variant());
        let corner = if is_above { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
        for (index, &kind) in kinds.iter().enumerate() {
            let rect = slot(place, side, (corner, kinds.len()), index);
            let piece = Piece { color, kind };
            let response = piece_ui(ui, editor, state, piece, rect);
            brought = brought.or(taken(&response, place, piece, out));
        }
    }
    for (index, (tool, icon, key)) in TOOLS.into_iter().enumerate() {
        let rect = slot(place, side, (Align2::RIGHT_BOTTOM, TOOLS.len()), index);
        tool_ui(ui, editor, (tool, icon, key), rect, out);
    }
    let pointer = ui.input(|input| input.pointer.interact_pos());
    if let Some((piece, pointer)) = brought.zip(pointer) {
        board::paint_brought(ui, state, &place.board, &Theme::of(ui), piece, pointer);
    }
    brought
}

const TOOLS: [(Tool, Icon, &str); 2] =
    [(Tool::Hand, Icon::Hand, "editor-hand"), (Tool::Eraser, Icon::Eraser, "editor-eraser")];

/// The side of a button: as large as the corners leave room.
fn side(place: &Place) -> f32 {
    let [largest, least] = SIDES;
    let fits = |side: f32| {
        let size = grid_size(side, COLUMNS, 2);
        let corner = place.board.corner(place.field.shrink(space::XS), size.y, Align2::LEFT_TOP);
        corner.width() >= size.x + space::XS
    };
    let mut side = largest;
    while side > least && !fits(side) {
        side -= 1.0;
    }
    side
}

/// The size of buttons in columns and rows.
fn grid_size(side: f32, columns: usize, rows: usize) -> Vec2 {
    let length = |count: usize| count as f32 * (side + GAP) - GAP;
    vec2(length(columns), length(rows))
}

/// The place of a button, counted from the left and from the top, in a corner with `count` of them.
fn slot(place: &Place, side: f32, (corner, count): (Align2, usize), index: usize) -> Rect {
    let size = grid_size(side, count.min(COLUMNS), count.div_ceil(COLUMNS));
    let grid = corner.align_size_within_rect(size, place.field.shrink(space::XS));
    let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    Rect::from_min_size(grid.min + (side + GAP) * vec2(column, row), Vec2::splat(side))
}

fn piece_ui(ui: &mut Ui, editor: &Editor, state: &mut BoardState, piece: Piece, rect: Rect) -> Response {
    let is_chosen = editor.tool == Tool::Piece(piece);
    let is_missing = editor.problems().iter().any(|problem| problem.missing == Some(piece));
    let response = ui.interact(rect, Id::unique(("palette", piece)), Sense::click_and_drag());
    frame(ui, rect, &response, is_chosen, is_missing);
    state.pieces.paint(ui.painter(), Theme::of(ui).pieces, piece, rect.shrink(2.0));
    let name = piece_name(piece);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
    let key = piece.char().to_string();
    response.on_hover_text(tr!("name-with-key", name, key))
}

/// As in "White rook".
fn piece_name(piece: Piece) -> String {
    let key = match piece.color {
        Color::White => "editor-white-piece",
        Color::Black => "editor-black-piece",
    };
    tr!(key, piece = words::kind_key(piece.kind))
}

fn tool_ui(ui: &mut Ui, editor: &Editor, (tool, icon, key): (Tool, Icon, &str), rect: Rect, out: &mut Out) {
    let is_chosen = editor.tool == tool;
    let response = ui.interact(rect, Id::unique(("palette", key)), Sense::click());
    frame(ui, rect, &response, is_chosen, false);
    let ink = Theme::of(ui).board().name(Shade::Medium);
    icons::paint(ui.painter(), icon, rect.shrink(rect.width() * 0.2), ink);
    let name = tr(key);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
    if response.name_tip(name).clicked() {
        out.push(EditorAction::Choose(tool));
    }
}

/// A cell of the board as a button, with a frame around the chosen one or around a missing piece.
fn frame(ui: &Ui, rect: Rect, response: &Response, is_chosen: bool, is_missing: bool) {
    let colors = Colors::of(ui);
    let shade = if response.hovered() { Shade::Light } else { Shade::Medium };
    let stroke = match () {
        () if is_chosen => Stroke::new(3.0, colors.accent),
        () if is_missing => Stroke::new(3.0, colors.danger),
        () if response.has_focus() => Stroke::new(2.0, colors.text),
        () => Stroke::new(LINE, colors.line),
    };
    let corner = CornerRadius::same(RADIUS);
    ui.painter().rect(rect, corner, Theme::of(ui).board().cell(shade), stroke, StrokeKind::Inside);
}

/// A click chooses the piece, a drag brings it to the board. Returns it while it is dragged.
fn taken(response: &Response, place: &Place, piece: Piece, out: &mut Out) -> Option<Piece> {
    if response.clicked() {
        out.push(EditorAction::Choose(Tool::Piece(piece)));
    }
    let cell = |position: Pos2| place.board.cell_at(position);
    if response.drag_stopped()
        && let Some(cell) = response.interact_pointer_pos().and_then(cell)
    {
        out.push(EditorAction::Edit(PositionEdit::Put(cell, Some(piece))));
    }
    response.dragged().then_some(piece)
}
