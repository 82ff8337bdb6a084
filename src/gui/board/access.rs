//! The cells as screen readers and tests see them: one node a cell, with a name.

use egui::accesskit::{self, Action};
use egui::{Event, Id, Rect, Role, Sense, Ui, UiBuilder, Vec2};

use crate::app::board::layout::{APOTHEM, BoardLayout};
use crate::app::board::{BoardEvent, BoardPiece, BoardShape, BoardView, speech};
use crate::app::text::{keys, tr};
use crate::hex::{Cell, Shade};

/// Actions of a screen reader on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader {
    /// The cell it chose.
    pub event: Option<BoardEvent>,
    /// The cell it went to.
    pub focus: Option<Cell>,
}

/// Names of the cells, kept from frame to frame: a name is rebuilt when the piece or the star on its cell changes.
#[derive(Debug, Default)]
pub struct CellNames {
    shape: Option<&'static BoardShape>,
    names: Vec<((Option<BoardPiece>, bool), String)>,
    shades: [String; 3],
}

impl CellNames {
    /// Updates the names to the pieces on the board.
    fn refresh(&mut self, view: &BoardView) {
        let there = |cell| (view.pieces.get(cell), view.stars.contains(cell));
        let named = |cell| {
            let (name, (piece, is_star)) = (view.shape.name(cell), there(cell));
            let text = if is_star {
                tr!("board-cell-star", cell = name)
            } else {
                speech::cell(name, piece).to_string()
            };
            ((piece, is_star), text)
        };
        if !self.shape.is_some_and(|shape| std::ptr::eq(shape, view.shape)) {
            self.shape = Some(view.shape);
            self.names = Cell::ALL.map(named).into();
            self.shades = Shade::ALL.map(|shade| tr(shade_key(shade)));
        }
        for (kept, cell) in self.names.iter_mut().zip(Cell::ALL) {
            if kept.0 != there(cell) {
                *kept = named(cell);
            }
        }
    }

    fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()].1
    }

    /// The description of a cell besides its name: its colour, and its role for the selected piece.
    fn description(&self, cell: Cell, view: &BoardView) -> String {
        let shade = &self.shades[cell.shade() as usize];
        mark_key(cell, view)
            .map_or_else(|| shade.clone(), |key| tr!("board-described", shade, what = tr(key)))
    }
}

/// Adds a node for each cell below the board's own node `board`. Costs nothing while no screen reader listens.
pub fn cells_ui(
    ui: &mut Ui,
    board: Id,
    layout: &BoardLayout,
    view: &BoardView,
    cursor: Option<Cell>,
    names: &mut CellNames,
) -> Reader {
    let mut reader = Reader::default();
    let cell_id = |cell: Cell| board.with(cell.index());
    let is_heard = ui.ctx().accesskit_node_builder(board, |node| match cursor {
        Some(cell) => node.set_active_descendant(cell_id(cell).accesskit_id()),
        None => node.clear_active_descendant(),
    });
    if is_heard.is_none() {
        return reader;
    }
    names.refresh(view);
    let asks =
        ui.input(|input| input.events.iter().any(|event| matches!(event, Event::AccessKitActionRequest(_))));
    ui.scope_builder(UiBuilder::new().accessibility_parent(board), |ui| {
        for cell in view.shape.cells() {
            let size = Vec2::splat(APOTHEM * layout.radius());
            let rect = Rect::from_center_size(layout.center_of(cell), size);
            let response = ui.interact(rect, cell_id(cell), Sense::hover());
            // All at once, for there are many cells: the node is not looked up again for a `WidgetInfo`.
            ui.ctx().accesskit_node_builder(response.id, |node| {
                // A screen reader names no role of an entry of a list.
                node.set_role(Role::ListItem);
                node.set_label(names.name(cell));
                node.set_bounds(accesskit::Rect {
                    x0: rect.left().into(),
                    y0: rect.top().into(),
                    x1: rect.right().into(),
                    y1: rect.bottom().into(),
                });
                if !response.enabled() {
                    node.set_disabled();
                }
                node.add_action(Action::Click);
                node.add_action(Action::Focus);
                node.set_description(names.description(cell, view));
                if view.selected == Some(cell) {
                    node.set_selected(true);
                }
            });
            let is_asked =
                |action| asks && ui.input(|input| input.has_accesskit_action_request(response.id, action));
            if is_asked(Action::Click) {
                reader.event = Some(BoardEvent::Click(cell));
            }
            if is_asked(Action::Focus) {
                reader.focus = Some(cell);
            }
        }
    });
    reader
}

/// The key of the text on a cell that is marked: as a target of the selected piece, or for another reason.
fn mark_key(cell: Cell, view: &BoardView) -> Option<&'static str> {
    match () {
        () if view.capture_targets.contains(cell) => Some("board-capture"),
        () if view.castling_rooks.contains(cell) => Some("board-castling"),
        () if view.quiet_targets.contains(cell) => Some("board-target"),
        () if view.wrong.contains(cell) => Some("board-wrong"),
        () if view.must_take.contains(cell) => Some("board-must-take"),
        () if view.premove.is_some_and(|(from, to)| from == cell || to == cell) => Some("board-premove"),
        () => None,
    }
}

keys! {
    fn shade_key(Shade) { Light => "board-light", Medium => "board-medium", Dark => "board-dark" }
}
