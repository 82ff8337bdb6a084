//! The layout of the window: the menu bar at the top, the side panel on the right, the board with the player panels in
//! the rest, a dialog in front.

use std::time::Duration;

use egui::{
    Align2, CentralPanel, Context, Frame, Id, Margin, Panel, Popup, Rect, Role, Sense, Ui, UiBuilder,
    WidgetInfo,
};

use super::dialogs::{self, DialogsState};
use super::keeper::FocusKeeper;
use super::{menu, notices, toasts};
use crate::app::board::layout::BoardLayout;
use crate::app::board::{Armies, BoardView};
use crate::app::game::AnalysisView;
use crate::app::model::{EditorAction, LearnAction, Message, Model, PuzzleAction, Top};
use crate::app::settings::Settings;
use crate::app::text::tr;
use crate::chess::Color;
use crate::gui::actions::{Out, buttons};
use crate::gui::board::{BoardState, board_ui};
use crate::gui::editor::{self, EditorState};
use crate::gui::panel::{self, MovesPanel, typed_move};
use crate::gui::play::corners::{Corners, Place, state_ui};
use crate::gui::play::online::ChatState;
use crate::gui::play::room::Room;
use crate::gui::play::{over, question};
use crate::gui::study::bar;
use crate::gui::style::theme::{Colors, Theme, space};
use crate::gui::style::{focus, voice};
use crate::gui::three::{self, ThreeMoves};
use crate::gui::{learn, library, puzzles};
use crate::three::Seat;

/// The parts of the window, with what each remembers between pictures.
pub(super) struct Parts {
    pub board: BoardState,
    pub moves: MovesPanel,
    pub three: ThreeMoves,
    /// Whether the user has opened the panel in a window in which it is closed by default, because the window is too
    /// narrow.
    pub is_panel_opened: bool,
    chat: ChatState,
    dialogs: DialogsState,
    library: library::TableState,
    editor: EditorState,
    focus: FocusKeeper,
    /// The number of the announcement that was spoken last.
    announced: u64,
}

impl Parts {
    pub fn new(ctx: &Context, settings: &Settings) -> Parts {
        Parts {
            board: BoardState::new(ctx),
            moves: MovesPanel::default(),
            three: ThreeMoves::default(),
            is_panel_opened: false,
            chat: ChatState::default(),
            dialogs: DialogsState::default(),
            library: library::TableState::new(settings),
            editor: EditorState::default(),
            focus: FocusKeeper::default(),
            announced: 0,
        }
    }

    /// Draws the model as it is at `now`. Adds the requests of the player to `out`.
    pub fn draw(&mut self, ui: &mut Ui, model: &Model, now: Duration, out: &mut Out) {
        // Before whatever else is spoken: the state follows the move.
        self.announce(ui.ctx(), model);
        let colors = Colors::of(ui);
        // A menu that Escape closes takes the key from the page below it.
        let has_menu = Popup::is_any_open(ui.ctx());
        let bar = Frame::new().fill(colors.window).inner_margin(Margin::symmetric(space::S as i8, 2));
        let bar = Panel::top("menu").frame(bar).show_separator_line(false);
        let has_panel = self.panel_width(ui.ctx(), model).is_some();
        bar.show(ui, |ui| menu::show(ui, model, has_panel, out));
        let opening = model.opening(now);
        if model.dialog().is_none() && opening.is_some() {
            notices::cancel_opening_by_key(ui, out);
        }
        let top = model.top();
        let field = if is_page(top) {
            self.page_ui(ui, model, top, has_menu, out)
        } else {
            self.board_and_panel_ui(ui, model, now, out)
        };
        if let Some(way_out) = way_out(top) {
            self.editor.leave_by_key(ui, model, way_out, out);
        }
        match opening {
            Some(file) => notices::opening_ui(ui, &file, field, out),
            None => toasts::show(ui, model, field, out),
        }
        dialogs::show(ui, model, &mut self.dialogs, &mut self.board, out);
        if !self.board.has_keyboard() {
            focus::ring(ui.ctx());
        }
        self.focus.keep(ui.ctx(), model.dialog().is_some(), model.game_id().0);
        voice::speak(ui);
    }

    /// Speaks the latest texts for screen readers, each once.
    fn announce(&mut self, ctx: &Context, model: &Model) {
        let last = self.announced;
        for new in model.announcements().iter().filter(|new| new.number > last) {
            voice::say(ctx, Id::unique("announcement").with(new.number), &new.text.to_string());
            self.announced = new.number;
        }
    }

    /// A page in place of board and panel. Returns its place.
    fn page_ui(&mut self, ui: &mut Ui, model: &Model, page: Top, has_menu: bool, out: &mut Out) -> Rect {
        let frame = Frame::new().fill(Colors::of(ui).window);
        let shown = CentralPanel::default().frame(frame).show(ui, |ui| {
            let field = ui.available_rect_before_wrap();
            rest_ui(ui, page, field);
            match page {
                Top::Learn(learn) => learn::stages_ui(ui, model, learn, &mut self.board, out),
                Top::Puzzles(open) => puzzles::start_ui(ui, model, open, &mut self.board, out),
                _ => {
                    let is_active = model.dialog().is_none() && !has_menu;
                    library::show(ui, model, is_active, &mut self.library, &mut self.board, out);
                    notices::drop_hint_ui(ui, field);
                }
            }
            field
        });
        shown.inner
    }

    /// The board with the players' corners, and the side panel. Returns the place of the board's field.
    fn board_and_panel_ui(&mut self, ui: &mut Ui, model: &Model, now: Duration, out: &mut Out) -> Rect {
        let colors = Colors::of(ui);
        let analysis = model.analysis();
        if let Some(width) = self.panel_width(ui.ctx(), model) {
            let side = Frame::new().fill(colors.raised);
            let side = Panel::right("side").frame(side).exact_size(width).resizable(false);
            side.show(ui, |ui| self.panel_ui(ui, model, analysis.as_ref(), out));
        } else {
            if model.has_welcome() {
                notices::welcome_ui(ui, out);
            }
            if let Some(result) = model.result() {
                over::line_ui(ui, model, &result, out);
            }
        }
        let field = Frame::new().fill(colors.window).inner_margin(Margin::same(space::XS as i8));
        let field = CentralPanel::default().frame(field);
        field.show(ui, |ui| self.field_ui(ui, model, analysis.as_ref(), now, out)).inner
    }

    fn panel_ui(&mut self, ui: &mut Ui, model: &Model, analysis: Option<&AnalysisView>, out: &mut Out) {
        match model.top() {
            Top::Three(_) => three::panel_ui(ui, model, &mut self.three, out),
            Top::Learn(learn) => {
                if let Some(lesson) = learn.lesson() {
                    learn::panel_ui(ui, model, learn, lesson, out);
                }
            }
            Top::Puzzles(open) => {
                if let Some(solving) = open.solving() {
                    puzzles::panel_ui(ui, model, open, solving, out);
                }
            }
            Top::Editor(editor) => editor::panel_ui(ui, model, editor, out),
            Top::Two | Top::Games(_) => {
                panel::show(ui, model, analysis, &mut self.moves, &mut self.chat, &mut self.board, out);
            }
        }
    }

    fn panel_width(&self, ctx: &Context, model: &Model) -> Option<f32> {
        let window = ctx.content_rect().size();
        if matches!(model.top(), Top::Learn(_) | Top::Puzzles(_)) {
            return Some(learn::panel_width(window));
        }
        let is_open = if panel::is_narrow(window) { self.is_panel_opened } else { model.settings().panel };
        is_open.then(|| panel::width(window, model.study().is_some()))
    }

    /// The board and the corners around it.
    fn field_ui(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        analysis: Option<&AnalysisView>,
        now: Duration,
        out: &mut Out,
    ) -> Rect {
        let field = ui.available_rect_before_wrap();
        let has_panel = self.panel_width(ui.ctx(), model).is_some();
        let view = model.board_view();
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
        match model.top() {
            Top::Editor(editor) => {
                let room = Room { field, board: board.turned(view.turn.radians()) };
                self.editor.brought = editor::palette_ui(ui, &room, (model, editor), &mut self.board, out);
            }
            Top::Two | Top::Three(_) => {
                let room = Room::around(board, field);
                self.corners_ui(ui, model, room, &view, now, out);
                if !has_panel {
                    let has_clocks = !model.is_untimed();
                    let has_notes = model.is_playing_online() || model.three().is_some();
                    let beside = room.between(Corners::height(has_clocks, has_notes));
                    buttons::column_ui(ui, model, beside, out);
                }
            }
            Top::Games(_) | Top::Learn(_) | Top::Puzzles(_) => {}
        }
        if let Some(typed) = model.typed_move().filter(|_| !has_panel) {
            let beside = room_beside(model, field, board);
            typed_move::field_ui(ui, typed, beside, board_field.intersect(field), out);
        }
        notices::drop_hint_ui(ui, field);
        field
    }

    /// The players in the corners.
    fn corners_ui(
        &mut self,
        ui: &mut Ui,
        model: &Model,
        room: Room,
        view: &BoardView,
        now: Duration,
        out: &mut Out,
    ) {
        let armies = if model.three().is_some() { Armies::Three } else { Armies::Two };
        let mut corners = Corners { room, armies, pieces: &mut self.board.pieces };
        let places: Vec<(Seat, Place)> = if let Some(three) = model.three() {
            three.corners().into_iter().zip([Place::Below, Place::Left, Place::Right]).collect()
        } else {
            let above = if view.turn.is_half() { Color::White } else { Color::Black };
            vec![(above.into(), Place::Above), ((!above).into(), Place::Below)]
        };
        let question = model.question();
        let asked = |seat: Seat| question.as_ref().filter(|question| question.asked == seat);
        // A question to the player above, the first of two, has the place of the state.
        if model.three().is_none() && asked(places[0].0).is_none() {
            state_ui(ui, model, &corners.room);
        }
        // A question to one of three above has the place of the card.
        let is_covered =
            |seat: Seat, place: Place| asked(seat).is_some() && matches!(place, Place::Left | Place::Right);
        let cards = places.iter().filter(|&&(seat, place)| !is_covered(seat, place));
        let cards: Vec<_> =
            cards.filter_map(|&(seat, place)| Some((model.corner(seat, now)?, place))).collect();
        corners.show(ui, model, &cards, out);
        for (seat, place) in places {
            if let Some(asked) = asked(seat) {
                let is_turned = view.upside_down.map(Seat::from) == Some(seat);
                question::show(ui, asked, (&corners.room, place.of_question()), is_turned, out);
            }
        }
    }
}

/// Whether a page has the place of board and panel.
fn is_page(top: Top) -> bool {
    match top {
        Top::Games(_) => true,
        Top::Learn(learn) => learn.lesson().is_none(),
        Top::Puzzles(open) => open.solving().is_none(),
        Top::Editor(_) | Top::Two | Top::Three(_) => false,
    }
}

/// The node of a page, at which the focus rests.
fn rest_ui(ui: &Ui, page: Top, field: Rect) {
    let name = match page {
        Top::Learn(_) => tr("action-learn"),
        Top::Puzzles(_) => tr("action-puzzles"),
        _ => tr("tab-games"),
    };
    let node = ui.interact(field, Id::unique("page"), Sense::hover());
    node.widget_info(|| WidgetInfo::labeled(Role::Group, true, &name));
    focus::offer_rest(&node);
}

/// The message by which Escape leaves a screen: a board first to its start page.
fn way_out(top: Top) -> Option<Message> {
    match top {
        Top::Editor(_) => Some(EditorAction::Close.into()),
        Top::Learn(_) if is_page(top) => Some(LearnAction::Close.into()),
        Top::Learn(_) => Some(LearnAction::Stages.into()),
        Top::Puzzles(_) if is_page(top) => Some(PuzzleAction::Close.into()),
        Top::Puzzles(_) => Some(PuzzleAction::Start.into()),
        // The list of games reads its own keys.
        Top::Games(_) | Top::Two | Top::Three(_) => None,
    }
}

/// The room beside the board on the left, below what is in the corner.
fn room_beside(model: &Model, field: Rect, board: BoardLayout) -> Rect {
    let inner = field.shrink(space::S);
    let above = Corners::UPPER_LEFT[usize::from(model.three().is_some())] + space::S;
    let beside = board.corner(inner, field.height() / 2.0, Align2::LEFT_TOP);
    Rect::from_x_y_ranges(
        beside.left()..=beside.right() - space::XS,
        inner.top() + above..=inner.bottom() - space::S,
    )
}
