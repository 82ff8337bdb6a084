//! The layout of the window: the menu bar at the top, the side panel on the right, the board with the player panels in
//! the rest, a dialog in front.

use egui::{Align2, CentralPanel, Context, Frame, Id, Margin, Panel, Rangef, Rect, Ui, UiBuilder};

use super::{Shell, dialogs, menu, notices, toasts};
use crate::app::board_view::{Armies, BoardView};
use crate::app::editor::EditorAction;
use crate::app::files::OpeningView;
use crate::app::learn::LearnAction;
use crate::app::message::Message;
use crate::app::picture::layout::BoardLayout;
use crate::app::puzzles::PuzzleAction;
use crate::app::view::AnalysisView;
use crate::chess::Color;
use crate::gui::actions::Out;
use crate::gui::board::board_ui;
use crate::gui::panel::{self, typed_move};
use crate::gui::play::corners::{Corners, Place, Room};
use crate::gui::play::question;
use crate::gui::study::bar;
use crate::gui::style::theme::{Colors, Theme, space};
use crate::gui::{editor, learn, library, puzzles, three};

impl Shell {
    /// Draws everything. Adds the requests of the player to `out`.
    pub(super) fn draw(&mut self, ui: &mut Ui, out: &mut Out) {
        let colors = Colors::of(ui);
        let bar = Frame::new().fill(colors.window).inner_margin(Margin::symmetric(space::S as i8, 2));
        let bar = Panel::top("menu").frame(bar).show_separator_line(false);
        self.menus_end = bar.show(ui, |ui| menu::show(ui, &self.model, out)).inner;
        if self.model.dialog().is_none() && self.opening().is_some() {
            notices::cancel_opening_by_key(ui, out);
        }
        if self.model.library().is_some() {
            self.library_ui(ui, out);
        } else if self.model.learn().is_some_and(|learn| learn.lesson().is_none())
            || self.model.puzzles().is_some_and(|puzzles| puzzles.solving().is_none())
        {
            self.start_page_ui(ui, out);
        } else {
            if self.model.has_welcome() {
                notices::welcome_ui(ui, out);
            }
            self.game_ui(ui, out);
        }
        notices::announce(ui, &self.model);
        let panel = self.panel_width(ui.ctx()).unwrap_or_default();
        dialogs::show(ui, &self.model, panel, &mut self.dialogs, &mut self.board, out);
    }

    /// The library in place of the board.
    fn library_ui(&mut self, ui: &mut Ui, out: &mut Out) {
        let is_active = self.model.dialog().is_none();
        let frame = Frame::new().fill(Colors::of(ui).window);
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            let field = ui.available_rect_before_wrap();
            library::show(ui, &self.model, is_active, &mut self.library, &mut self.board, out);
            notices::drop_hint_ui(ui, field);
            field
        });
        self.messages_ui(ui, shown.inner.x_range(), out);
    }

    /// The start page of the lessons or the puzzles in place of the board.
    fn start_page_ui(&mut self, ui: &mut Ui, out: &mut Out) {
        let frame = Frame::new().fill(Colors::of(ui).window);
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            let field = ui.available_rect_before_wrap();
            if let Some(learn) = self.model.learn() {
                learn::stages_ui(ui, &self.model, learn, &mut self.board.pieces, out);
            } else if let Some(open) = self.model.puzzles() {
                puzzles::start_ui(ui, &self.model, open, out);
            }
            field
        });
        let close = match self.model.learn() {
            Some(_) => Message::Learn(LearnAction::Close),
            None => Message::Puzzles(PuzzleAction::Close),
        };
        self.editor.leave_by_key(ui, &self.model, close, out);
        self.messages_ui(ui, shown.inner.x_range(), out);
    }

    /// The board with the players' corners, and the side panel.
    fn game_ui(&mut self, ui: &mut Ui, out: &mut Out) {
        let colors = Colors::of(ui);
        let analysis = self.model.analysis();
        let lesson = self.model.learn().and_then(|learn| Some((learn, learn.lesson()?)));
        let puzzle = self.model.puzzles().and_then(|puzzles| Some((puzzles, puzzles.solving()?)));
        if let Some(width) = self.panel_width(ui.ctx()) {
            let side = Frame::new().fill(colors.raised);
            Panel::right("side").frame(side).exact_size(width).resizable(false).show(ui, |ui| {
                if self.model.three().is_some() {
                    three::panel_ui(ui, &self.model, &mut self.three, out);
                } else if let Some((learn, lesson)) = lesson {
                    learn::panel_ui(ui, &self.model, learn, lesson, out);
                } else if let Some((open, solving)) = puzzle {
                    puzzles::panel_ui(ui, &self.model, open, solving, out);
                } else if let Some(editor) = self.model.editor() {
                    editor::panel_ui(ui, &self.model, editor, out);
                } else {
                    let (moves, chat, board) = (&mut self.moves, &mut self.chat, &mut self.board);
                    panel::show(ui, &self.model, analysis.as_ref(), moves, chat, board, out);
                }
            });
        }
        let field = Frame::new().fill(colors.window).inner_margin(Margin::same(space::XS as i8));
        CentralPanel::default().frame(field).show(ui, |ui| self.field_ui(ui, analysis.as_ref(), out));
    }

    fn panel_width(&self, ctx: &Context) -> Option<f32> {
        let window = ctx.content_rect().size();
        if self.model.learn().is_some() || self.model.puzzles().is_some() {
            return Some(learn::panel_width(window));
        }
        let is_open =
            if panel::is_narrow(window) { self.is_panel_opened } else { self.model.settings().panel };
        is_open.then(|| panel::width(window))
    }

    /// The board and the corners around it.
    fn field_ui(&mut self, ui: &mut Ui, analysis: Option<&AnalysisView>, out: &mut Out) {
        let field = ui.available_rect_before_wrap();
        let view = self.model.board_view();
        let fit = |field| BoardLayout::fit(view.shape, field, !view.hides_coordinates, ui.pixels_per_point());
        let (mut board_field, mut board) = (field, fit(field));
        if analysis.is_some() && board.rect().left() < field.left() + bar::ROOM {
            board_field.min.x += bar::ROOM;
            board = fit(board_field);
        }
        // The keyboard focus stays with the board when other parts of the window change.
        let room = UiBuilder::new().max_rect(board_field).scope_id(Id::unique("board"));
        let events = ui.scope_builder(room, |ui| board_ui(ui, &mut self.board, &view, &Theme::of(ui))).inner;
        out.extend(events.into_iter().map(Message::Board));
        if let Some(analysis) = analysis {
            bar::show(ui, analysis, view.turn.is_half(), &board, field);
        }
        if let Some(editor) = self.model.editor() {
            let place = editor::Place { field, board: board.turned(view.turn.radians()) };
            self.editor.brought = editor::palette_ui(ui, &place, editor, &mut self.board, out);
            self.editor.leave_by_key(ui, &self.model, Message::Editor(EditorAction::Close), out);
        } else if self.model.learn().is_some() {
            self.editor.leave_by_key(ui, &self.model, Message::Learn(LearnAction::Stages), out);
        } else if self.model.puzzles().is_some() {
            self.editor.leave_by_key(ui, &self.model, Message::Puzzles(PuzzleAction::Start), out);
        } else {
            self.corners_ui(ui, field, board, &view, out);
        }
        if let Some(typed) = self.model.typed_move().filter(|_| self.panel_width(ui.ctx()).is_none()) {
            let room = self.room_beside(field, board);
            typed_move::field_ui(ui, typed, room, board_field.intersect(field), out);
        }
        self.messages_ui(ui, field.x_range(), out);
        notices::drop_hint_ui(ui, field);
    }

    /// Shows the progress of opening a file if that takes long, and otherwise the toast.
    fn messages_ui(&self, ui: &Ui, field: Rangef, out: &mut Out) {
        match self.opening() {
            Some(file) => notices::opening_ui(ui, &file, field, self.menus_end, out),
            None => toasts::show(ui, &self.model, field, self.menus_end, out),
        }
    }

    /// The file that is being opened, if that takes long.
    fn opening(&self) -> Option<OpeningView> {
        self.model.opening(self.stopwatch.elapsed())
    }

    /// The room on the right of the board, between the clocks.
    fn room_beside(&self, field: Rect, board: BoardLayout) -> Rect {
        let inner = field.shrink(space::S);
        let (above, below) = Corners::heights(self.armies());
        let beside = board.corner(inner, field.height() / 2.0, Align2::RIGHT_TOP);
        Rect::from_x_y_ranges(
            beside.left() + space::XS..=beside.right(),
            inner.top() + above + space::S..=inner.bottom() - below - space::S,
        )
    }

    fn armies(&self) -> Armies {
        if self.model.three().is_some() { Armies::Three } else { Armies::Two }
    }

    /// The players in the corners.
    fn corners_ui(&mut self, ui: &mut Ui, field: Rect, board: BoardLayout, view: &BoardView, out: &mut Out) {
        let (now, room, armies) = (self.stopwatch.elapsed(), Room::around(board, field), self.armies());
        let mut corners = Corners { room, armies, pieces: &mut self.board.pieces };
        if let Some(three) = self.model.three() {
            let question = self.model.three_question();
            for (seat, place) in three.corners().into_iter().zip([Place::Below, Place::Left, Place::Right]) {
                let asked = question.as_ref().filter(|question| question.asked == seat);
                let mut corner = three.corner(seat, now);
                if asked.is_some() && place != Place::Below {
                    // A question above takes the room of the clock.
                    corner.clock = None;
                }
                corners.show(ui, &self.model, &corner, place, asked.is_some(), out);
                if let Some(asked) = asked {
                    question::show(ui, asked, corners.question(place), false, out);
                }
            }
            return;
        }
        let above = if view.turn.is_half() { Color::White } else { Color::Black };
        let question = self.model.question();
        for (color, place) in [(above, Place::Above), (!above, Place::Below)] {
            let asked = question.as_ref().filter(|question| question.asked == color);
            if let Some(corner) = self.model.corner(color, now) {
                corners.show(ui, &self.model, &corner, place, asked.is_some(), out);
            }
            if let Some(asked) = asked {
                let is_turned = view.upside_down == Some(asked.asked);
                question::show(ui, asked, corners.question(place), is_turned, out);
            }
        }
    }
}
