//! The puzzle of the day, on a board that begins it with its first click.

use egui::{Align, CursorIcon, Label, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::board::BoardEvent;
use crate::app::library::Daily;
use crate::app::library::PuzzleChoice;
use crate::app::model::{Message, PuzzleAction};
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::play::corners::paint_side;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, Theme, medium_text, space, text};
use crate::gui::style::{page, widgets};
use crate::puzzles::Progress;

/// Height of a board as a share of its width.
const HEIGHT: f32 = 1.12;
/// Diameter of the disc of the side to move, and the height of a line of text, in sizes of its letters.
const DISC: f32 = 14.0;
const LINE_HEIGHT: f32 = 1.25;
/// The least width of a sentence beside the button.
const GOAL: f32 = 140.0;
/// Width of the board of a low card, and its largest share of the card.
const LOW_BOARD: (f32, f32) = (190.0, 0.45);

/// Draws the card: its title, the board, whose move it is and the button. A low card has the board at its left.
pub(super) fn daily_ui(
    ui: &mut Ui,
    daily: &Daily,
    progress: &Progress,
    is_low: bool,
    board: &mut BoardState,
    out: &mut Out,
) {
    page::card_frame(ui).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::M, space::S);
        let is_solved = daily.is_solved(progress);
        if !is_low {
            title_ui(ui, is_solved);
            board_ui(ui, daily, width, board, out);
            foot_ui(ui, daily, out);
            return;
        }
        ui.horizontal_top(|ui| {
            board_ui(ui, daily, LOW_BOARD.0.min(LOW_BOARD.1 * width), board, out);
            ui.vertical(|ui| {
                title_ui(ui, is_solved);
                goal_ui(ui, daily);
                solve_ui(ui, 0.0, out);
            });
        });
    });
}

/// The title, and whether the puzzle is solved.
fn title_ui(ui: &mut Ui, is_solved: bool) {
    let height = text::BODY + space::S;
    widgets::line(ui, vec2(ui.available_width(), height), |ui| {
        ui.label(medium_text(tr("puzzle-way-daily")));
        if is_solved {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::XS;
                let colors = Colors::of(ui);
                ui.label(medium_text(tr("puzzle-solved")).size(text::SECONDARY).color(colors.accent_text));
                let (tick, _) = ui.allocate_exact_size(vec2(text::BODY, text::BODY), Sense::hover());
                icons::paint(ui.painter(), Icon::Tick, tick, colors.accent_text);
            });
        }
    });
}

/// The board. A click on a piece of the solver begins the puzzle with that piece in hand.
fn board_ui(ui: &mut Ui, daily: &Daily, width: f32, board: &mut BoardState, out: &mut Out) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, (HEIGHT * width).round()), Sense::click());
    let name = words::labelled(&tr("puzzle-way-daily"), &daily.goal.to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let layout = board.paint_diagram(ui.painter(), Theme::of(ui), &daily.board, rect);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.clicked() {
        out.push(PuzzleAction::Begin(PuzzleChoice::Daily));
        let cell = response.interact_pointer_pos().and_then(|place| layout.cell_at(place));
        let is_own = |cell: &_| {
            daily.board.pieces.get(*cell).is_some_and(|piece| piece.seat == Some(daily.solver.into()))
        };
        out.extend(cell.filter(is_own).map(|cell| Message::Board(BoardEvent::PickUp(cell))));
    }
}

/// Whose move it is and what is to be reached, and at the end of the line, or below it, the button.
fn foot_ui(ui: &mut Ui, daily: &Daily, out: &mut Out) {
    let button = widgets::button_width(ui, &tr("puzzle-solve"), false).max(widgets::MIN_BUTTON_WIDTH);
    let width = ui.available_width();
    let words = widgets::text_width(ui, &daily.goal.to_string(), text::BODY) + DISC + 2.0 * space::S;
    if width - button - space::M < words.min(GOAL) {
        goal_ui(ui, daily);
        return solve_ui(ui, 0.0, out);
    }
    let (row, _) = ui.allocate_exact_size(vec2(width, widgets::TALL), Sense::hover());
    let goal = row.with_max_x(row.right() - button - space::M);
    let lines = if words > goal.width() { 2.0 } else { 1.0 };
    let goal = Rect::from_center_size(goal.center(), vec2(goal.width(), lines * LINE_HEIGHT * text::BODY));
    goal_ui(&mut ui.new_child(UiBuilder::new().id_salt("goal").max_rect(goal)), daily);
    let place = row.with_min_x(row.right() - button);
    solve_ui(&mut ui.new_child(UiBuilder::new().id_salt("solve").max_rect(place)), button, out);
}

fn goal_ui(ui: &mut Ui, daily: &Daily) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        // In the middle of the first line.
        let (disc, _) = ui.allocate_exact_size(vec2(DISC, LINE_HEIGHT * text::BODY), Sense::hover());
        paint_side(ui.painter(), disc.center(), DISC / 2.0 - 1.0, daily.solver.into());
        ui.add(Label::new(daily.goal.to_string()).wrap());
    });
}

fn solve_ui(ui: &mut Ui, width: f32, out: &mut Out) {
    if widgets::wide_button(ui, &tr("puzzle-solve"), width).clicked() {
        out.push(PuzzleAction::Begin(PuzzleChoice::Daily));
    }
}
