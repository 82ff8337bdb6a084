//! The start page: the games, the level that comes next, and the stages of a game.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Color32, FontId, Galley, Layout, Rect, Ui, Vec2, pos2, vec2};

use super::pupils;
use crate::app::model::{Learn, LearnAction, Model, Stage, Upcoming};
use crate::app::text::{tr, words};
use crate::gui::actions::Out;
use crate::gui::board::BoardState;
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, Theme, medium, medium_text, space, text};
use crate::gui::style::{form, page, widgets};
use crate::lessons::{Game, Way};

/// The least width of a tile; tiles get wider to fill their row.
const TILE: f32 = 188.0;
/// Height of the diagram on a tile, of the line with the stars below it, and width of the bar there.
const DIAGRAM: f32 = 124.0;
const STATE: f32 = 20.0;
const BAR: f32 = 72.0;
/// Width of the bar of all stars, and the least width of the words beside the buttons.
const ALL_BAR: f32 = 260.0;
const WORDS: f32 = 280.0;
/// The least width of the button that goes on.
const CONTINUE: f32 = 140.0;

/// Draws the page.
pub fn stages_ui(ui: &mut Ui, model: &Model, learn: &Learn, board: &mut BoardState, out: &mut Out) {
    page::scrolled(ui, |ui| {
        let games = Game::ALL.map(|game| (game, words::game(game).to_string()));
        let mut game = learn.game();
        let settings = model.settings();
        let menu_width = widgets::button_width(ui, &pupils::menu_name(settings), false);
        let mut menu = |ui: &mut Ui| pupils::menu_ui(ui, settings, out);
        let (title, name) = (tr("action-learn"), tr("new-game-game"));
        if page::head_ui(ui, &title, &name, &mut game, &games, Some((menu_width, &mut menu))) {
            out.push(LearnAction::Choose(game));
        }
        let earned = model.settings().earned();
        let (stages, upcoming) = (learn.stages(earned), learn.upcoming(earned));
        next_ui(ui, model, learn, &stages, upcoming.as_ref(), out);
        let alike = learn.alike(earned);
        if !alike.is_empty() {
            form::section(ui, &tr("lessons-differ"));
        }
        let current = upcoming.map(|upcoming| upcoming.index);
        if let Some(stage) = tiles_ui(ui, &stages, current, board) {
            out.push(LearnAction::Begin(Way::Whole, stage));
        }
        if !alike.is_empty() {
            form::section(ui, &tr("lessons-alike"));
            if let Some(stage) = tiles_ui(ui, &alike, None, board) {
                out.push(LearnAction::Choose(Game::ALL[0]));
                out.push(LearnAction::Begin(Way::Whole, stage));
            }
        }
    });
}

/// The card with the level that comes next, all stars, and the button that begins it.
fn next_ui(
    ui: &mut Ui,
    model: &Model,
    learn: &Learn,
    stages: &[Stage],
    upcoming: Option<&Upcoming>,
    out: &mut Out,
) {
    let stars: u64 = stages.iter().map(|stage| stage.stars).sum();
    let all: u64 = stages.iter().map(|stage| stage.all).sum();
    let other = learn.other_way(model.settings().earned()).filter(|_| upcoming.is_some());
    let quiet = other.map(|other| (tr(other.way.key()), LearnAction::Begin(other.way, other.index)));
    let (name, action) = match upcoming {
        None => (tr("learn-play"), LearnAction::Play),
        Some(Upcoming { way, index, .. }) => {
            let name = match (stars, &quiet) {
                (0, Some(_)) => tr(way.key()),
                (0, None) => tr("button-start"),
                _ => tr("lessons-continue"),
            };
            (name, LearnAction::Begin(*way, *index))
        }
    };
    let title = upcoming.map_or_else(|| tr("learn-end"), |upcoming| upcoming.title.to_string());
    page::card_frame(ui).show(ui, |ui| {
        let width = ui.available_width();
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
        let primary = widgets::button_width(ui, &name, true).max(CONTINUE);
        let beside =
            quiet.as_ref().map_or(0.0, |(name, _)| widgets::button_width(ui, name, false) + space::S);
        let words_ui = |ui: &mut Ui| {
            if upcoming.is_some() {
                widgets::hint(ui, tr("lessons-upcoming"));
            }
            ui.add(egui::Label::new(medium_text(title).size(text::NAMES)).wrap());
            ui.horizontal(|ui| {
                ui.spacing_mut().interact_size.y = STATE;
                page::bar_ui(ui, ALL_BAR.min(0.5 * ui.available_width()), stars as f32 / all.max(1) as f32);
                widgets::hint(ui, tr!("learn-stars", stars, all));
            });
        };
        let mut buttons_ui = |ui: &mut Ui| {
            if widgets::wide_primary_button(ui, &name, primary).clicked() {
                out.push(action);
            }
            if let Some((name, action)) = &quiet
                && widgets::quiet_button(ui, name).clicked()
            {
                out.push(*action);
            }
        };
        if width - primary - beside - space::XL >= WORDS {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(width - primary - beside - space::XL);
                    words_ui(ui);
                });
                ui.with_layout(Layout::right_to_left(Align::Center), buttons_ui);
            });
        } else {
            words_ui(ui);
            ui.add_space(space::S);
            ui.horizontal_wrapped(|ui| buttons_ui(ui));
        }
    });
}

/// Tiles of stages in rows. The one with the level of this index in the course, which comes next, is outlined. Returns the
/// index of the one that the pupil chooses.
fn tiles_ui(ui: &mut Ui, stages: &[Stage], current: Option<usize>, board: &mut BoardState) -> Option<usize> {
    let mut chosen = None;
    let (columns, width) = page::columns(ui, TILE, space::L);
    let names: Vec<_> = stages.iter().map(|stage| name_galley(ui, &tr(&stage.name), width)).collect();
    let lines = names.iter().map(|name| name.size().y).fold(0.0, f32::max);
    let height = space::M + DIAGRAM + space::S + lines + space::XS + STATE + space::S;
    for (row, names) in stages.chunks(columns).zip(names.chunks(columns)) {
        ui.horizontal(|ui| {
            for (stage, name) in row.iter().zip(names) {
                let is_current = current.is_some_and(|current| stage.levels.contains(&current));
                if tile_ui(ui, stage, name.clone(), vec2(width, height), is_current, board) {
                    chosen = Some(stage.index);
                }
            }
        });
    }
    chosen
}

/// The name of a stage on a tile of this width, in up to two lines.
fn name_galley(ui: &Ui, name: &str, width: f32) -> Arc<Galley> {
    let format = TextFormat::simple(medium(text::BODY), Colors::of(ui).text);
    let mut job = LayoutJob::single_section(name.to_owned(), format);
    job.wrap = TextWrapping { max_width: width - 2.0 * space::M, max_rows: 2, ..TextWrapping::default() };
    ui.painter().layout_job(job)
}

/// A stage: its idea, its name and its stars. Returns whether the pupil chooses it.
fn tile_ui(
    ui: &mut Ui,
    stage: &Stage,
    name: Arc<Galley>,
    size: Vec2,
    is_current: bool,
    board: &mut BoardState,
) -> bool {
    let earned = tr!("learn-stars", stars = stage.stars, all = stage.all);
    let spoken = words::listed([tr(&stage.name), earned.clone()]);
    let response = page::card_ui(ui, size, is_current, &spoken);
    let rect = response.rect;
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let (painter, colors) = (ui.painter(), Colors::of(ui));
    let place = pos2(rect.center().x, rect.top() + space::M + DIAGRAM / 2.0);
    let place = Rect::from_center_size(place, vec2(size.x - 2.0 * space::M, DIAGRAM));
    board.paint_diagram(painter, Theme::of(ui), &stage.idea(), place);
    let left = rect.left() + space::M;
    painter.galley(pos2(left, place.bottom() + space::S), name, colors.text);
    let state = Rect::from_min_max(
        pos2(left, rect.bottom() - space::S - STATE),
        pos2(rect.right() - space::M, rect.bottom() - space::S),
    );
    let count = |font: FontId, ink: Color32, left: f32| {
        let count = painter.layout_no_wrap(format!("{} / {}", stage.stars, stage.all), font, ink);
        painter.galley(pos2(left, state.center().y - count.size().y / 2.0), count, ink);
    };
    if stage.stars == stage.all {
        let tick = Rect::from_min_size(state.min, Vec2::splat(STATE)).shrink(2.0);
        icons::paint(painter, Icon::Tick, tick, colors.accent_text);
        count(medium(text::SECONDARY), colors.accent_text, tick.right() + space::XS);
    } else {
        let bar = state.with_max_x(left + BAR);
        page::paint_bar(painter, colors, bar, stage.stars as f32 / stage.all.max(1) as f32);
        count(FontId::proportional(text::SECONDARY), colors.weak, bar.right() + space::S);
    }
    response.on_hover_text(earned).clicked()
}
