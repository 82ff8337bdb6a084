//! The board as a part of the window: its state between frames, drawing, and input.

use egui::{
    CursorIcon, Id, LayerId, Order, Painter, PointerButton, Pos2, Rect, Response, Role as AccessRole, Sense,
    Ui, Vec2, WidgetInfo,
};

use super::access::{self, CellNames};
use super::animation::BoardAnimation;
use super::confirm::{self, held_role, put_back_by_key};
use super::cursor::Cursor;
use super::drawing::{Drawing, Pen};
use super::grid::{self, Grid};
use super::hand::{Hand, Pointer};
use super::piece_painter::{self, PiecePainter};
use super::pointer::{Finger, is_broken_off, is_finger, pressed_at, wheel_steps};
use super::{marks, picker};
use crate::app::board::arrows::{drawn, suggested};
use crate::app::board::layout::BoardLayout;
use crate::app::board::marks::{below, drop_target, hover};
use crate::app::board::{BoardEvent, BoardView};
use crate::app::text::tr;
use crate::game::Piece;
use crate::gui::style::focus;
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::Theme;
use crate::hex::Cell;

/// State of the board kept between frames.
pub struct BoardState {
    /// The images of the pieces, also used by the rest of the window.
    pub pieces: Pieces,
    grid: Grid,
    hand: Hand,
    drawing: Drawing,
    finger: Finger,
    /// Whether a finger drew in the frame before.
    by_finger: bool,
    cursor: Cursor,
    animation: BoardAnimation,
    cell_names: CellNames,
    /// Wheel turned but not yet reported, in moves.
    wheel: f32,
    /// Whether the board is to have the keyboard from the next frame on.
    pub wants_keys: bool,
}

impl BoardState {
    /// Whether the keyboard's cursor is on the board.
    pub fn has_keyboard(&self) -> bool {
        self.cursor.cell().is_some()
    }

    /// A board that has shown nothing yet.
    pub fn new(context: &egui::Context) -> Self {
        Self {
            pieces: Pieces::new(context),
            grid: Grid::default(),
            hand: Hand::default(),
            drawing: Drawing::default(),
            finger: Finger::default(),
            by_finger: false,
            cursor: Cursor::default(),
            animation: BoardAnimation::default(),
            cell_names: CellNames::default(),
            wheel: 0.0,
            wants_keys: false,
        }
    }

    /// Forgets the names of cells, because the language is another one.
    pub fn forget_names(&mut self) {
        self.cell_names = CellNames::default();
    }

    /// Paints a board into `rect`, as large as fits, without animations. Returns where its cells lie.
    pub fn paint_diagram(
        &mut self,
        painter: &Painter,
        theme: Theme,
        view: &BoardView,
        rect: Rect,
    ) -> BoardLayout {
        let pixels_per_point = painter.pixels_per_point();
        let layout = BoardLayout::fit(view.shape, rect, !view.hides_coordinates, pixels_per_point);
        let layout = &layout.turned(view.turn.radians());
        self.grid.paint(painter, layout, theme.board(), !view.hides_coordinates);
        marks::paint(painter, below(layout, view));
        let pieces = piece_painter(&mut self.pieces, pixels_per_point, view, layout, theme);
        pieces.paint(painter, view, &BoardAnimation::default(), None, 0.0);
        // Above the pieces, which on a board as small as this reach over the names of their cells.
        if !view.hides_coordinates {
            grid::paint_coordinates(painter, layout, theme);
        }
        marks::paint(painter, suggested(layout, &view.arrows));
        marks::paint(painter, drawn(layout, view.shapes.iter().copied()));
        *layout
    }
}

/// Draws the board as large as the rest of `ui` allows. Returns the player's input in order.
///
/// The board takes clicks in the whole rectangle around it. Draw the contents of the corners next to the board
/// ([`BoardLayout::corner`] of the same [`BoardLayout::fit`]) after it.
pub fn board_ui(ui: &mut Ui, state: &mut BoardState, view: &BoardView, theme: &Theme) -> Vec<BoardEvent> {
    let now = ui.input(|input| input.time);
    state.animation.update(view, now);
    let available = ui.available_rect_before_wrap();
    let layout = BoardLayout::fit(view.shape, available, !view.hides_coordinates, ui.pixels_per_point());
    let frame = Frame { view, layout: layout.turned(state.animation.turn(view, now)), now };
    state.cursor.keep_tab(ui, ui.next_auto_id(), view);
    let response = ui.allocate_rect(layout.rect().intersect(available), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(AccessRole::Group, true, tr("board-name")));

    focus::offer_rest(&response);
    if std::mem::take(&mut state.wants_keys) {
        focus::take(ui.ctx(), response.id);
    }

    let mut events = state.player_ui(ui, &response, &frame);
    let cursor = state.cursor.cell();
    let reader = access::cells_ui(ui, response.id, &frame.layout, view, cursor, &mut state.cell_names);
    if let Some(cell) = reader.focus {
        state.cursor.go_to(cell);
        focus::take(ui.ctx(), response.id);
    }
    events.extend(reader.event.filter(|_| !view.asks()));
    state.paint(ui, &response, &frame, *theme);
    if view.asks() {
        let pieces = piece_painter(&mut state.pieces, ui.pixels_per_point(), view, &frame.layout, *theme);
        events.extend(picker::picker_ui(ui, view, &pieces, theme.board()));
    }
    if let Some((_, to)) = view.waiting {
        let has_buttons = !view.answered_aside;
        events.extend(confirm::confirm_ui(ui, &frame.layout, to, has_buttons));
    }
    if state.animation.is_moving() {
        ui.ctx().request_repaint();
    }
    events
}

/// The input of one frame.
struct Frame<'a> {
    view: &'a BoardView,
    layout: BoardLayout,
    /// Seconds of the window's clock.
    now: f64,
}

impl BoardState {
    /// Reads the player's input by pointer, wheel and keyboard.
    fn player_ui(&mut self, ui: &Ui, response: &Response, frame: &Frame) -> Vec<BoardEvent> {
        let mut events = Vec::new();
        let wheel = self.wheel_ui(ui, response, &frame.layout);
        if !frame.view.asks() {
            let is_dragging = self.hand.dragged().is_some();
            let rested = self.finger_ui(ui, response, frame.now);
            // Another position comes under the piece in hand, or the finger draws.
            let is_cancelled = wheel.is_some() || rested.is_some();
            events.extend(self.hand_ui(ui, response, frame, is_cancelled));
            events.extend(self.cursor.keys_ui(ui, response, frame.view));
            if let (true, Some(role)) = (frame.view.moves_ahead && !events.is_empty(), held_role(ui)) {
                events.insert(events.len() - 1, BoardEvent::Ahead(role));
            }
            // While a piece is dragged the second button only breaks that off.
            let pressed = pressed_at(ui, response, PointerButton::Secondary).filter(|_| !is_dragging);
            if frame.view.is_set_up {
                let erased = pressed.or(rested).and_then(|place| frame.layout.cell_at(place));
                events.extend(erased.map(BoardEvent::Erase));
            } else {
                events.extend(self.drawing_ui(ui, &frame.layout, pressed, rested));
                events.extend(put_back_by_key(ui, frame.view));
            }
        } else if pressed_at(ui, response, PointerButton::Primary).is_some() {
            events.push(BoardEvent::PutBack);
        }
        events.extend(wheel);
        events
    }

    /// Follows a finger; returns its place once it has rested long enough to start drawing.
    fn finger_ui(&mut self, ui: &Ui, response: &Response, now: f64) -> Option<Pos2> {
        let pressed = pressed_at(ui, response, PointerButton::Primary).filter(|_| is_finger(ui));
        let down = ui.input(|input| {
            let is_down = input.pointer.primary_down() && input.multi_touch().is_none();
            input.pointer.interact_pos().filter(|_| is_down)
        });
        let rested = self.finger.follow(pressed, down, now);
        if let Some(wait) = self.finger.begins_in(now) {
            ui.ctx().request_repaint_after_secs(wait as f32);
        }
        rested
    }

    /// Follows the pointer's presses, drags and releases. What cancels a drag puts the piece back.
    fn hand_ui(
        &mut self,
        ui: &Ui,
        response: &Response,
        frame: &Frame,
        is_cancelled: bool,
    ) -> Vec<BoardEvent> {
        let Frame { view, layout, now } = frame;
        let dragged = self.hand.dragged();
        let pointer = Pointer {
            pressed: pressed_at(ui, response, PointerButton::Primary),
            // A lifted finger is gone at once, but has a position for interactions still.
            position: ui.input(|input| input.pointer.interact_pos()),
            is_finger: is_finger(ui),
            is_up: ui.input(|input| !input.pointer.primary_down()),
            // Two fingers zoom or scroll; they do not move pieces.
            is_cancelled: is_cancelled
                || ui.input(|input| input.multi_touch().is_some())
                || dragged.is_some() && is_broken_off(ui),
        };
        if pointer.pressed.is_some() {
            response.surrender_focus();
        }
        let events = self.hand.follow(pointer, view, layout);
        if let (Some(cell), Some(position), None) = (dragged, pointer.position, self.hand.dragged()) {
            self.animation.release(cell, position, layout.cell_at(position), view, *now);
        }
        events
    }

    /// Follows the second button, which went down at `pressed`, or a finger that has rested, and may already be lifted.
    fn drawing_ui(
        &mut self,
        ui: &Ui,
        layout: &BoardLayout,
        pressed: Option<Pos2>,
        rested: Option<Pos2>,
    ) -> Option<BoardEvent> {
        let by_finger = self.finger == Finger::Drawing || self.by_finger;
        self.by_finger = self.finger == Finger::Drawing;
        let is_drawing = self.drawing.shape().is_some();
        let pen = ui.input(|input| {
            let pointer = &input.pointer;
            let (is_up, is_cancelled) = if by_finger {
                (!pointer.primary_down(), input.multi_touch().is_some())
            } else {
                (!pointer.secondary_down(), is_drawing && pointer.primary_pressed())
            };
            let pressed = if by_finger { rested } else { pressed };
            Pen { pressed, position: pointer.interact_pos(), is_up, is_cancelled, modifiers: input.modifiers }
        });
        self.drawing.follow(pen, layout).map(BoardEvent::Draw)
    }

    /// Counts the wheel's turns over the board.
    fn wheel_ui(&mut self, ui: &Ui, response: &Response, layout: &BoardLayout) -> Option<BoardEvent> {
        let position = ui.input(|input| input.pointer.latest_pos());
        if !response.contains_pointer() || !position.is_some_and(|position| layout.contains(position)) {
            self.wheel = 0.0;
            return None;
        }
        self.wheel -= ui.input(|input| input.events.iter().map(wheel_steps).sum::<f32>());
        let steps = self.wheel.trunc();
        self.wheel -= steps;
        (steps != 0.0).then_some(BoardEvent::Wheel(steps as i32))
    }

    /// Paints the board, its marks and its pieces.
    fn paint(&mut self, ui: &Ui, response: &Response, frame: &Frame, theme: Theme) {
        let Frame { view, layout, now } = frame;
        let painter = ui.painter();
        self.grid.paint(painter, layout, theme.board(), !view.hides_coordinates);
        let dragged = self.hand.dragged();
        let position = ui.input(|input| input.pointer.latest_pos());
        if !view.asks() && (response.hovered() || dragged.is_some()) {
            let pointed = position.and_then(|position| layout.cell_at(position));
            point_at(ui, layout, view, pointed, dragged);
        }
        marks::paint(painter, below(layout, view));
        if !view.hides_coordinates {
            // Above the marks: the tint of the last move would cover the name of its cell.
            grid::paint_coordinates(painter, layout, theme);
        }
        let pieces = piece_painter(&mut self.pieces, ui.pixels_per_point(), view, layout, theme);
        pieces.paint(painter, view, &self.animation, dragged, *now);
        if !view.asks() {
            marks::paint(painter, suggested(layout, &view.arrows));
        }
        marks::paint(painter, drawn(layout, view.shapes.iter().copied().chain(self.drawing.shape())));
        if let Some(cell) = self.cursor.cell() {
            marks::paint_cursor(painter, layout, cell);
        }
        let snap_back = self
            .animation
            .snap_back(*now)
            .map(|(cell, from, path)| (cell, from.lerp(layout.center_of(cell), path)));
        paint_carried(ui, response.id, &pieces, view, dragged.zip(position).or(snap_back));
    }
}

/// Paints a piece dragged onto the board from outside it, and marks the cell under it.
pub fn paint_brought(
    ui: &Ui,
    state: &mut BoardState,
    layout: &BoardLayout,
    theme: &Theme,
    piece: Piece,
    place: Pos2,
) {
    if let Some(cell) = layout.cell_at(place) {
        marks::paint(ui.painter(), drop_target(layout, cell));
    }
    let side = piece_painter::side_in_pixels(layout, ui.pixels_per_point()) as f32 / ui.pixels_per_point();
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("piece brought")));
    state.pieces.paint(&painter, theme.pieces, piece, Rect::from_center_size(place, Vec2::splat(side)));
}

/// Gets the images of the pieces in the size of the current layout.
fn piece_painter<'a>(
    pieces: &'a mut Pieces,
    pixels_per_point: f32,
    view: &BoardView,
    layout: &'a BoardLayout,
    theme: Theme,
) -> PiecePainter<'a> {
    let side = piece_painter::side_in_pixels(layout, pixels_per_point);
    let sheet = pieces.sheet(theme.pieces, view.armies, side);
    PiecePainter { layout, sheet, pixels_per_point, upside_down: view.upside_down }
}

/// Marks the cell under the pointer if a click would have an effect there.
fn point_at(ui: &Ui, layout: &BoardLayout, view: &BoardView, cell: Option<Cell>, dragged: Option<Cell>) {
    let Some(cell) = cell else { return };
    let cursor = match dragged {
        Some(_) => CursorIcon::Grabbing,
        None if view.is_target(cell) => CursorIcon::PointingHand,
        None if view.movable.contains(cell) => CursorIcon::Grab,
        None if view.is_set_up => CursorIcon::PointingHand,
        None => return,
    };
    ui.ctx().set_cursor_icon(cursor);
    if dragged.is_some() && (view.is_target(cell) || view.is_set_up) {
        marks::paint(ui.painter(), drop_target(layout, cell));
    } else if dragged.is_none() {
        marks::paint(ui.painter(), hover(layout, cell));
    }
}

/// Paints a dragged piece above everything on the screen, so that the board's edge does not clip it.
fn paint_carried(ui: &Ui, board: Id, pieces: &PiecePainter, view: &BoardView, carried: Option<(Cell, Pos2)>) {
    if let Some((piece, place)) = carried.and_then(|(cell, place)| Some((view.pieces.get(cell)?, place))) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, board.with("carried")));
        pieces.paint_at(&painter, piece, place);
    }
}
