//! The start page: the games, two ways through the lessons of one, and its stages.

use egui::{Color32, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::stars;
use crate::app::model::{Learn, LearnAction, Model, Stage};
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, space, text};
use crate::gui::style::{form, widgets};
use crate::lessons::{Game, Way};

/// Maximum width of the page, and the size of a card; cards get wider to fill their row.
const WIDTH: f32 = 1080.0;
const CARD: Vec2 = vec2(190.0, 68.0);

/// Radius of the star on a card.
const STAR: f32 = 7.0;

/// Draws the page.
pub fn stages_ui(ui: &mut Ui, model: &Model, learn: &Learn, pieces: &mut Pieces, out: &mut Out) {
    widgets::scrolled_page(ui, WIDTH, &tr("action-learn"), |ui| {
        let games = Game::ALL.map(|game| (game, words::game(game).to_string()));
        let mut game = learn.game();
        if form::choice(ui, &tr("new-game-game"), &mut game, &games) {
            out.push(LearnAction::Choose(game));
        }
        ways_ui(ui, model, learn, out);
        let stages = learn.stages(&model.settings().lessons);
        let columns = ((ui.available_width() + space::S) / (CARD.x + space::S)).floor().max(1.0);
        let width = (ui.available_width() + space::S) / columns - space::S;
        for row in stages.chunks(columns as usize) {
            ui.horizontal(|ui| {
                for stage in row {
                    if card_ui(ui, stage, vec2(width, CARD.y), pieces) {
                        out.push(LearnAction::Begin(Way::Whole, stage.index));
                    }
                }
            });
        }
    });
}

/// A button for each way through the lessons of the game.
fn ways_ui(ui: &mut Ui, model: &Model, learn: &Learn, out: &mut Out) {
    ui.horizontal_wrapped(|ui| {
        for way in [Way::Whole, Way::Short] {
            let Some(start) = learn.start(way, &model.settings().lessons) else { continue };
            let name = tr(way.key());
            let button = match way {
                Way::Whole => widgets::primary_button(ui, &name),
                Way::Short => widgets::plain_button(ui, &name),
            };
            if button.clicked() {
                out.push(LearnAction::Begin(way, start));
            }
        }
    });
}

/// A stage: a piece, its name and its stars. Returns whether the pupil chooses it.
fn card_ui(ui: &mut Ui, stage: &Stage, size: Vec2, pieces: &mut Pieces) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (name, colors) = (tr(&stage.name), Colors::of(ui));
    let earned = tr!("learn-stars", stars = stage.stars, all = stage.all);
    let spoken = words::listed([name.clone(), earned.clone()]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let is_lit = response.hovered() || response.has_focus();
    let (ground, line) = if is_lit { (colors.button[1], colors.accent) } else { (colors.field, colors.edge) };
    ui.painter().rect(rect, RADIUS, ground, Stroke::new(LINE, line), StrokeKind::Inside);
    let inner = rect.shrink(6.0);
    let picture = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
    if let Some(piece) = stage.piece {
        pieces.paint(ui.painter(), Theme::of(ui).pieces, piece, picture);
    }
    let left = picture.right() + space::S;
    let line = |words: String, size: f32, ink: Color32| {
        ui.painter().layout(words, FontId::proportional(size), ink, inner.right() - left)
    };
    let name = line(name, text::BODY, colors.text);
    let count = line(format!("{} / {}", stage.stars, stage.all), text::SECONDARY, colors.weak);
    let top = inner.center().y - (name.size().y + space::XS + count.size().y) / 2.0;
    let below = top + name.size().y + space::XS;
    let star = pos2(left + STAR, below + count.size().y / 2.0);
    ui.painter().galley(pos2(left, top), name, colors.text);
    stars::paint(ui, star, STAR, stage.stars == stage.all);
    ui.painter().galley(pos2(left + 2.0 * STAR + space::XS, below), count, colors.weak);
    response.on_hover_text(earned).clicked()
}
