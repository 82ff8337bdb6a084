//! The panel beside the board of a level: the goal, the way through the stage, the stars, and the praise or the fault.

use egui::{Label, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::board::ground::{Form, Ink, star, star_corners};
use crate::app::board::palette::mark;
use crate::app::model::{Learn, LearnAction, Lesson, Model};
use crate::app::text::tr;
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::board::shapes;
use crate::gui::panel::{self, task, typed_move};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, RADIUS, space};
use crate::gui::style::widgets::{self, Face};

/// Radius of the stars of the level.
const STAR: f32 = 20.0;
/// The bar of a level, where there is room for it.
const BAR: Vec2 = vec2(28.0, 8.0);

/// The width of the panel in a window of this size. The panel is always open, because the goal is in it.
pub fn panel_width(window: Vec2) -> f32 {
    panel::width(window, false).min(0.42 * window.x)
}

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, learn: &Learn, lesson: &Lesson, out: &mut Out) {
    let (is_low, is_solved) = (task::is_low(ui), lesson.stars().is_some());
    if is_low || model.typed_move().is_some() {
        panel::foot_ui(ui, |ui| {
            typed_move::panel_ui(ui, model.typed_move(), out);
            if is_low && lesson.verdict().is_some() {
                steps_ui(ui, learn, is_solved, out);
            } else if is_low {
                buttons_ui(ui, model, lesson, out);
            }
        });
    }
    task::page_ui(ui, |ui| {
        if task::way_back_ui(ui, &tr("learn-stages"), &lesson.title().to_string(), "") {
            out.push(LearnAction::Stages);
        }
        if !is_low {
            bars_ui(ui, model, lesson);
            ui.add_space(space::M);
        }
        task::task_ui(ui, lesson.goal().to_string());
        ui.add(Label::new(RichText::new(lesson.moves_text().to_string()).weak()).wrap());
        if !is_low {
            ui.add_space(space::XS);
            stars_ui(ui, lesson.stars().unwrap_or_default());
            ui.add_space(space::S);
            buttons_ui(ui, model, lesson, out);
            ui.add_space(space::XS);
        }
        let Some(verdict) = lesson.verdict() else { return };
        let words = verdict.to_string();
        let answer = task::Answer { is_right: Some(is_solved), words: &words, fact: None, lines: 1 };
        answer.show(ui, |ui| {
            if is_solved && learn.is_last() {
                ui.label(tr("learn-end"));
            }
            if !is_low {
                steps_ui(ui, learn, is_solved, out);
            }
        });
    });
}

/// A hint, and the level from its beginning.
fn buttons_ui(ui: &mut Ui, model: &Model, lesson: &Lesson, out: &mut Out) {
    let size = buttons::half(ui);
    ui.horizontal(|ui| {
        buttons::sized_ui(ui, model, (Action::Hint, Icon::Hint), size, out);
        let word = tr("learn-restart");
        let face = Face::word(ui, Some(Icon::Restart), &word, size);
        let button = widgets::face_button(ui, face, &word, lesson.moves() > 0);
        if button.on_disabled_hover_text(tr("why-undo")).clicked() {
            out.push(LearnAction::Retry);
        }
    });
}

/// The next level, or the same one again; after the last one a game.
fn steps_ui(ui: &mut Ui, learn: &Learn, is_solved: bool, out: &mut Out) {
    let (key, action) = match () {
        () if is_solved && learn.is_last() => ("learn-play", LearnAction::Play),
        () if is_solved => ("learn-next", LearnAction::Continue),
        () => ("learn-retry", LearnAction::Retry),
    };
    let draw = if is_solved { widgets::primary_button } else { widgets::plain_button };
    task::steps_ui(ui, |ui| {
        if draw(ui, &tr(key)).clicked() {
            out.push(action);
        }
    });
}

/// A bar for each level of the stage: those that are solved, this one, and those to come.
fn bars_ui(ui: &mut Ui, model: &Model, lesson: &Lesson) {
    let earned = model.settings().earned();
    let colors = Colors::of(ui);
    let levels: Vec<_> = lesson.stage().collect();
    let gap = space::XS;
    let room = (ui.available_width() + gap) / levels.len().max(1) as f32 - gap;
    let size = vec2(room.min(BAR.x), BAR.y);
    let all = vec2(levels.len() as f32 * (size.x + gap), BAR.y);
    let (rect, response) = ui.allocate_exact_size(all, Sense::hover());
    for (index, level) in levels.iter().enumerate() {
        let place = Rect::from_min_size(rect.min + vec2(index as f32 * (size.x + gap), 0.0), size);
        let fill = match () {
            () if level.name == lesson.level().name => colors.text,
            () if earned.stars(level) > 0 => colors.accent,
            () => colors.edge,
        };
        ui.painter().rect_filled(place, RADIUS, fill);
    }
    let solved = levels.iter().filter(|level| earned.stars(level) > 0).count();
    let name = tr!("learn-solved", solved, all = levels.len());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}

/// The stars of the level, of three: those that are earned are filled.
fn stars_ui(ui: &mut Ui, earned: u8) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        for index in 0..3 {
            let (rect, _) = ui.allocate_exact_size(vec2(2.0, 2.0) * STAR, Sense::hover());
            let is_earned = index < earned;
            let is_light = !ui.visuals().dark_mode;
            let color = if is_earned && is_light { mark::STAR_LINE } else { Colors::of(ui).weak };
            let ink = Ink { width: LINE, color };
            ui.painter().extend(shapes(if is_earned {
                star(rect.center(), STAR, mark::STAR, ink)
            } else {
                Form::Loop(star_corners(rect.center(), STAR), ink)
            }));
        }
    });
}
