//! The five games to choose from: cards of one size, each with its board and its armies.

use egui::text::LayoutJob;
use egui::{
    Align, CornerRadius, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::rows;
use crate::app::board::BoardView;
use crate::app::model::diagram::Game;
use crate::app::text::{tr, words};
use crate::game::{Position, Variant};
use crate::gui::board::armies;
use crate::gui::style::theme::{Colors, LINE, RADIUS, THICK, Theme, medium, space, text};
use crate::gui::style::{focus, widgets};
use crate::three;

/// Most and least width of a card, and its height. The least one has room for "Three-player" in a line.
const WIDTH: (f32, f32) = (120.0, 84.0);
const HEIGHT: f32 = 106.0;
/// Room beside the name: "Three-player chess" just fits into a line of the widest card.
const BESIDE: f32 = 3.0;
/// Side of the board on it.
const BOARD: f32 = 66.0;

/// Lets the player choose a game, with a sentence about the chosen one. Returns the new one.
pub fn games_ui(ui: &mut Ui, chosen: Game) -> Option<Game> {
    let mut game = chosen;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        cards_ui(ui, &mut game);
        rows::steady_hint(ui, &tr(about(game)), Game::ALL.map(|game| tr(about(game))));
    });
    Some(game).filter(|game| *game != chosen)
}

/// A sentence in place of the one about a game, where somebody else chooses it.
pub fn fixed_ui(ui: &mut Ui, game: Game, sentence: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        ui.add_enabled_ui(false, |ui| cards_ui(ui, &mut game.clone()));
        rows::steady_hint(ui, sentence, Game::ALL.map(|game| tr(about(game))));
    });
}

/// The key of the sentence about a game.
fn about(game: Game) -> &'static str {
    match game {
        Game::Two(Variant::Glinski) => "about-glinski",
        Game::Two(Variant::McCooey) => "about-mccooey",
        Game::Two(Variant::Shafran) => "about-shafran",
        Game::Two(Variant::Checkers) => "about-checkers",
        Game::Three => "about-three",
    }
}

/// The cards, in one row where there is room for all.
fn cards_ui(ui: &mut Ui, chosen: &mut Game) {
    let count = Game::ALL.len();
    let columns = |least: f32| ((ui.available_width() + space::S) / (least + space::S)) as usize;
    let columns = columns(WIDTH.1).clamp(1, count);
    let width = (ui.available_width() + space::S) / columns as f32 - space::S;
    let size = vec2(width.floor().min(WIDTH.0), HEIGHT);
    let label = tr("new-game-game");
    let (mut first, mut standing) = (None, None);
    for games in Game::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            for &game in games {
                let card = card_ui(ui, &label, game, game == *chosen, size);
                first.get_or_insert(card.id);
                if game == *chosen {
                    standing = Some(card.id);
                }
                if card.clicked() {
                    *chosen = game;
                }
            }
        });
    }
    if let Some((first, standing)) = first.zip(standing) {
        focus::stand_in(ui.ctx(), first, standing);
    }
}

/// A card.
fn card_ui(ui: &mut Ui, label: &str, game: Game, is_chosen: bool, size: Vec2) -> Response {
    let (theme, colors, name) = (Theme::of(ui), Colors::of(ui), words::game(game).to_string());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let is_enabled = ui.is_enabled();
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, is_enabled, is_chosen, words::labelled(label, &name))
    });
    if is_chosen && response.has_focus() {
        focus::leave_enter(ui.ctx(), response.id);
    }
    let visuals = ui.style().interact(&response);
    let (fill, line) = if is_chosen {
        (colors.accent_soft, Stroke::new(THICK, colors.accent))
    } else {
        (visuals.weak_bg_fill, Stroke::new(LINE, visuals.bg_stroke.color))
    };
    ui.painter().rect(rect, CornerRadius::same(RADIUS), fill, line, StrokeKind::Inside);
    let board = Rect::from_center_size(rect.center_top() + vec2(0.0, 8.0 + BOARD / 2.0), Vec2::splat(BOARD));
    let view = match game {
        Game::Two(variant) => BoardView::of(&Position::start(variant)),
        Game::Three => BoardView::of_three(&three::Position::start()),
    };
    armies::paint(ui.painter(), theme, &view, board);
    let room = rect.width() - 2.0 * BESIDE;
    let size = if widgets::medium_width(ui, &name, text::BODY) > room { text::SECONDARY } else { text::BODY };
    let (font, ink) = if is_chosen {
        (medium(size), colors.accent_text)
    } else {
        (FontId::proportional(size), colors.text)
    };
    // On a narrow card a long name takes two lines.
    let words = LayoutJob { halign: Align::Center, ..LayoutJob::simple(name, font, ink, room) };
    let words = ui.painter().layout_job(words);
    let middle = f32::midpoint(board.bottom(), rect.bottom());
    ui.painter().galley(pos2(rect.center().x, middle - words.size().y / 2.0), words, ink);
    response
}
