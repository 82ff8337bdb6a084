//! The panel before the first move: at the first start a welcome, later what waits; and how the pieces move.

use egui::{Align2, Label, Rect, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::context::Page;
use crate::app::library::PuzzleChoice;
use crate::app::model::{Learn, LearnAction, Message, Model, PuzzleAction, Stage};
use crate::app::online::MailAction;
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, medium, space, text};
use crate::gui::style::{page, widgets};
use crate::lessons::{Game, Way};
use crate::online::MailGame;
use crate::three::Seat;

/// Height of a row of what waits.
const ROW: f32 = 56.0;
/// The most that a board is as wide and as high that shows how a piece moves.
const BOARD: f32 = 116.0;
/// Side of the piece on it.
const PIECE: f32 = 24.0;
/// Boards in a row; one less where a name is long.
const COLUMNS: usize = 3;
/// The stages whose ideas show how a piece moves.
const PIECES: [&str; 8] = ["rook", "bishop", "queen", "king", "knight", "pawn", "man", "crowned"];

/// Draws the welcome, or what waits, and how the pieces of the game move.
pub fn show(ui: &mut Ui, model: &Model, game: Game, board: &mut BoardState, out: &mut Out) {
    // No lesson can be opened from a game against somebody who waits.
    if !model.can(LearnAction::Open) {
        return;
    }
    let learn = Learn::new(game);
    if model.has_welcome() {
        welcome_ui(ui, out);
    } else {
        waits_ui(ui, model, &learn, out);
    }
    let earned = model.settings().earned();
    let (own, shared) = (learn.stages(earned), learn.alike(earned));
    // Who has begun the lessons knows where they are.
    if model.has_welcome() || own.iter().chain(&shared).all(|stage| stage.stars == 0) {
        let shared = shared.iter().map(|stage| (stage, true));
        let own = own.iter().filter(|stage| stage.is_of(&PIECES)).map(|stage| (stage, false));
        moves_ui(ui, &shared.chain(own).collect::<Vec<_>>(), board, out);
    }
}

/// A card for newcomers.
fn welcome_ui(ui: &mut Ui, out: &mut Out) {
    let edge = Stroke::new(LINE, Colors::of(ui).edge);
    page::card_frame(ui).stroke(edge).corner_radius(RADIUS).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::heading(ui, &tr("welcome"));
        ui.add(Label::new(tr("welcome-text")).wrap());
        ui.horizontal_wrapped(|ui| {
            if widgets::primary_button(ui, &tr("welcome-learn")).clicked() {
                out.push(LearnAction::Open);
            }
            if widgets::plain_button(ui, &tr("welcome-rules")).clicked() {
                out.extend([Message::DismissWelcome, Message::Show(Page::Rules)]);
            }
        });
        if widgets::words_button(ui, None, &tr("welcome-dismiss")).clicked() {
            out.push(Message::DismissWelcome);
        }
    });
}

/// Games by mail, the puzzle of the day and the next level, each as long as it waits for the player.
fn waits_ui(ui: &mut Ui, model: &Model, learn: &Learn, out: &mut Out) {
    if model.mail_games().iter().any(MailGame::is_my_move)
        && row_ui(ui, Icon::Mail, &tr("mail-title"), &tr("mail-your-move"))
    {
        out.push(MailAction::Open);
    }
    if model.daily_waits() {
        let game = words::game(learn.game()).to_string();
        if row_ui(ui, Icon::Puzzles, &tr("puzzle-way-daily"), &game) {
            out.extend([PuzzleAction::Open, PuzzleAction::Begin(PuzzleChoice::Daily)]);
        }
    }
    if let Some(next) = learn.upcoming(model.settings().earned())
        && row_ui(ui, Icon::Lessons, &tr("action-learn"), &next.title.to_string())
    {
        out.extend([LearnAction::Open, LearnAction::Begin(next.way, next.index)]);
    }
}

/// A row to click: what waits, and a word about it.
fn row_ui(ui: &mut Ui, icon: Icon, name: &str, about: &str) -> bool {
    let size = vec2(ui.available_width(), ROW);
    let response = page::card_ui(ui, size, false, &words::listed([name.to_owned(), about.to_owned()]));
    let (rect, colors) = (response.rect, Colors::of(ui));
    let picture = pos2(rect.left() + space::M + widgets::ICON / 2.0, rect.center().y);
    let picture = Rect::from_center_size(picture, Vec2::splat(widgets::ICON));
    icons::paint(ui.painter(), icon, picture, colors.accent_text);
    let left = picture.right() + space::M;
    let room = Rect::from_x_y_ranges(left..=rect.right() - space::M, rect.y_range());
    let painter = ui.painter().with_clip_rect(room);
    painter.text(room.left_center(), Align2::LEFT_BOTTOM, name, medium(text::BODY), colors.text);
    let below = room.left_center() + vec2(0.0, 2.0);
    painter.text(below, Align2::LEFT_TOP, about, egui::FontId::proportional(text::SECONDARY), colors.weak);
    response.clicked()
}

/// Small boards with a piece and the cells it reaches; a click opens the lesson. `pieces`: a stage, and whether it is one
/// that the game shares with Gliński's.
fn moves_ui(ui: &mut Ui, pieces: &[(&Stage, bool)], board: &mut BoardState, out: &mut Out) {
    ui.add_space(space::S);
    widgets::title_line(ui, &tr("start-moves"), |ui| {
        if widgets::words_button(ui, None, &tr("start-rules")).clicked() {
            out.push(Message::Show(Page::Rules));
        }
    });
    let gap = space::S;
    let width_of = |columns: usize| ((ui.available_width() + gap) / columns as f32 - gap).floor();
    let name_width = |(stage, _): &(&Stage, bool)| widgets::text_width(ui, &tr(&stage.name), text::SECONDARY);
    let widest = pieces.iter().map(name_width).fold(0.0, f32::max) + 2.0 * space::XS;
    let columns = if widest <= width_of(COLUMNS) { COLUMNS } else { COLUMNS - 1 };
    let width = width_of(columns);
    let (side, name_height) = (BOARD.min(width), text::SECONDARY + space::S);
    for row in pieces.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (stage, is_shared) in row {
                let name = tr(&stage.name);
                let size = vec2(width, side + name_height + space::XS);
                let response = page::card_ui(ui, size, false, &name);
                let rect = response.rect;
                let place = pos2(rect.center().x, rect.top() + space::XS + side / 2.0);
                let place = Rect::from_center_size(place, Vec2::splat(side));
                let theme = Theme::of(ui);
                let idea = stage.idea();
                let layout = board.paint_diagram(ui.painter(), theme, &idea, place);
                // Larger than its cell: the board is too small for a piece that fits.
                for (cell, piece) in idea.pieces.iter().filter(|(_, piece)| piece.seat == Some(Seat::White)) {
                    let place = Rect::from_center_size(layout.center_of(cell), Vec2::splat(PIECE));
                    board.pieces.paint(ui.painter(), theme.pieces, piece, place);
                }
                let at = pos2(rect.center().x, rect.bottom() - space::XS);
                let font = egui::FontId::proportional(text::SECONDARY);
                let painter = ui.painter().with_clip_rect(rect.shrink(LINE));
                painter.text(at, Align2::CENTER_BOTTOM, name, font, Colors::of(ui).weak);
                if response.clicked() {
                    out.push(LearnAction::Open);
                    if *is_shared {
                        out.push(LearnAction::Choose(Game::ALL[0]));
                    }
                    out.push(LearnAction::Begin(Way::Whole, stage.index));
                }
            }
        });
    }
}
