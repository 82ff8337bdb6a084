//! The pieces to choose from, in the corners the board leaves empty: the upper side's above, the lower side's below; opposite
//! them the hand, the eraser, undo and redo.

use egui::{
    Align2, Color32, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::app::model::{Editor, EditorAction, Model, PositionEdit, Tool};
use crate::app::text::{tr, words};
use crate::game::{Piece, PieceKind};
use crate::gui::actions::{Action, Face, Out, icon_button};
use crate::gui::board::{self, BoardState};
use crate::gui::play::room::Room;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, THICK, Theme, space};
use crate::gui::style::widgets::NameTip as _;
use crate::hex::Shade;
use crate::sides::Color;

/// The largest and the smallest side of a button.
const SIDES: [f32; 2] = [52.0, 20.0];
/// Between two buttons.
const GAP: f32 = 4.0;
/// Room around a piece, as a part of the button's side.
const MARGIN: f32 = 4.0 / 52.0;
/// Side of the icons of undo and redo.
const ICON: f32 = 36.0;
/// Pieces in a row.
const COLUMNS: usize = 3;

/// Draws the palette in the room around the board as it is turned. Returns the piece that is being dragged from it.
pub fn palette_ui(
    ui: &mut Ui,
    room: &Room,
    (model, editor): (&Model, &Editor),
    state: &mut BoardState,
    out: &mut Out,
) -> Option<Piece> {
    let is_flipped = room.board.turn() != 0.0;
    let side = side(room);
    let mut brought = None;
    for color in Color::ALL {
        let is_above = (color == Color::Black) != is_flipped;
        let kinds = PieceKind::of(editor.variant());
        let corner = if is_above { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
        for (index, &kind) in kinds.iter().enumerate() {
            let rect = slot(room, side, (corner, kinds.len()), index);
            let piece = Piece { color, kind };
            let response = piece_ui(ui, editor, state, piece, rect);
            brought = brought.or(taken(&response, room, piece, out));
        }
    }
    let tools = [0, 1].map(|index| slot(room, side, (Align2::RIGHT_BOTTOM, TOOLS.len()), index));
    steps_ui(ui, room, model, tools, out);
    for (tool, rect) in TOOLS.into_iter().zip(tools) {
        tool_ui(ui, editor, tool, rect, out);
    }
    let pointer = ui.input(|input| input.pointer.interact_pos());
    if let Some((piece, pointer)) = brought.zip(pointer) {
        board::paint_brought(ui, state, &room.board, &Theme::of(ui), piece, pointer);
    }
    brought
}

const TOOLS: [(Tool, Icon, &str); 2] =
    [(Tool::Hand, Icon::Hand, "editor-hand"), (Tool::Eraser, Icon::Eraser, "editor-eraser")];

/// Undo and redo, at the left of the tools or, where the board leaves no room there, above them.
fn steps_ui(ui: &mut Ui, room: &Room, model: &Model, [hand, eraser]: [Rect; 2], out: &mut Out) {
    let side = ICON.min(hand.width());
    let left = hand.left() - space::S - side - GAP / 2.0;
    let corner = room.board.corner(room.field.shrink(space::XS), hand.height(), Align2::RIGHT_BOTTOM);
    let (undo, redo) = if corner.left() <= left - side - GAP {
        (
            pos2(left - side / 2.0 - GAP / 2.0, hand.center().y),
            pos2(left + side / 2.0 + GAP / 2.0, hand.center().y),
        )
    } else {
        let above = hand.top() - GAP - side / 2.0;
        (pos2(hand.center().x, above), pos2(eraser.center().x, above))
    };
    for (action, icon, center) in [(Action::TakeBack, Icon::TakeBack, undo), (Action::Redo, Icon::Redo, redo)]
    {
        let rect = Rect::from_center_size(center, Vec2::splat(side));
        ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            icon_button(ui, model, action, Face::icon(icon, rect.size()), out);
        });
    }
}

/// The side of a button: as large as the corners leave room.
fn side(room: &Room) -> f32 {
    let [largest, least] = SIDES;
    let fits = |side: f32| {
        let size = grid_size(side, COLUMNS, 2);
        let corner = room.board.corner(room.field.shrink(space::XS), size.y, Align2::LEFT_TOP);
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
fn slot(room: &Room, side: f32, (corner, count): (Align2, usize), index: usize) -> Rect {
    let size = grid_size(side, count.min(COLUMNS), count.div_ceil(COLUMNS));
    let grid = corner.align_size_within_rect(size, room.field.shrink(space::XS));
    let (column, row) = ((index % COLUMNS) as f32, (index / COLUMNS) as f32);
    Rect::from_min_size(grid.min + (side + GAP) * vec2(column, row), Vec2::splat(side))
}

fn piece_ui(ui: &mut Ui, editor: &Editor, state: &mut BoardState, piece: Piece, rect: Rect) -> Response {
    let is_chosen = editor.tool == Tool::Piece(piece);
    let is_missing = editor.problems().iter().any(|problem| problem.missing == Some(piece));
    let response = ui.interact(rect, Id::unique(("palette", piece)), Sense::click_and_drag());
    let theme = Theme::of(ui);
    // Black pieces are not seen on a dark card.
    let ground = theme.is_dark.then(|| theme.board().cell(Shade::Medium));
    frame(ui, rect, &response, ground, is_chosen, is_missing);
    state.pieces.paint(ui.painter(), theme.pieces, piece, rect.shrink(MARGIN * rect.width()));
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
    frame(ui, rect, &response, None, is_chosen, false);
    let colors = Colors::of(ui);
    let ink = if is_chosen { colors.accent_text } else { colors.text };
    let place = Rect::from_center_size(rect.center(), Vec2::splat((rect.width() * 0.6).min(ICON - space::M)));
    icons::paint(ui.painter(), icon, place, ink);
    let name = tr(key);
    response.widget_info(|| WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
    if response.name_tip(name).clicked() {
        out.push(EditorAction::Choose(tool));
    }
}

/// A card as a button, on this ground or as others are, with a line around the chosen one or around a missing piece.
fn frame(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    ground: Option<Color32>,
    is_chosen: bool,
    is_missing: bool,
) {
    let colors = Colors::of(ui);
    let fill = ground.unwrap_or(match () {
        () if is_chosen => colors.accent_soft,
        () if response.hovered() => colors.button[1],
        () => colors.field,
    });
    let line = match () {
        () if is_chosen => Stroke::new(if ground.is_some() { 2.0 * THICK } else { THICK }, colors.accent),
        () if is_missing => Stroke::new(THICK, colors.danger),
        () if response.hovered() => Stroke::new(LINE, colors.strong),
        () => Stroke::new(LINE, colors.edge),
    };
    ui.painter().rect(rect, RADIUS, fill, line, StrokeKind::Inside);
}

/// A click chooses the piece, a drag brings it to the board. Returns it while it is dragged.
fn taken(response: &Response, room: &Room, piece: Piece, out: &mut Out) -> Option<Piece> {
    if response.clicked() {
        out.push(EditorAction::Choose(Tool::Piece(piece)));
    }
    if response.drag_stopped()
        && let Some(cell) = response.interact_pointer_pos().and_then(|at| room.board.cell_at(at))
    {
        out.push(EditorAction::Edit(PositionEdit::Put(cell, Some(piece))));
    }
    response.dragged().then_some(piece)
}
