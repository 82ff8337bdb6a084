//! The panel beside the board of a puzzle: the goal, the moves made so far, and in one place the answer to the last one.

use egui::{FontId, Label, Ui, vec2};

use super::line;
use super::screen::{rating_text, theme_name};
use crate::app::model::{Model, PuzzleAction, Puzzles, Solving, Verdict};
use crate::app::text::{tr, words};
use crate::gui::actions::{Action, Out, buttons};
use crate::gui::panel::task::{self, Answer};
use crate::gui::panel::{self, typed_move};
use crate::gui::play::corners::paint_side;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::space;
use crate::gui::style::widgets::{self, Face};
use crate::puzzles::{Goal, Puzzle};
use crate::sides::Color;

/// Radius of the disc of the side to move, and the room for it.
const DISC: f32 = 10.0;
const DISC_ROOM: f32 = 32.0;

/// Draws the panel's contents.
pub fn panel_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, solving: &Solving, out: &mut Out) {
    let is_low = task::is_low(ui);
    panel::foot_ui(ui, |ui| {
        typed_move::panel_ui(ui, model.typed_move(), out);
        if is_low && solving.is_over() {
            next_ui(ui, solving, out);
        }
        if is_low {
            buttons_ui(ui, model, solving, out);
        }
        buttons::steps_ui(ui, model, out);
    });
    task::page_ui(ui, |ui| {
        head_ui(ui, model, puzzles, solving, out);
        goal_ui(ui, solving);
        line::show(ui, solving, out);
        if !is_low {
            ui.add_space(space::XS);
            buttons_ui(ui, model, solving, out);
            // It keeps its place, so that what follows stands still.
            ui.scope(|ui| {
                if solving.is_over() || !solving.counts() {
                    ui.set_invisible();
                }
                widgets::hint(ui, tr("puzzle-cost"));
            });
            ui.add_space(space::XS);
        }
        answer_ui(ui, solving, out);
        if solving.is_over() {
            let about = solving.mistake().map_or_else(|| about(&solving.puzzle), |text| text.to_string());
            if let Some(players) = solving.puzzle.players() {
                widgets::hint(ui, players);
            }
            widgets::hint(ui, about);
        }
    });
}

/// The way back, and the person's rating or the way on which the puzzle was chosen.
fn head_ui(ui: &mut Ui, model: &Model, puzzles: &Puzzles, solving: &Solving, out: &mut Out) {
    let progress = puzzles.progress(model.settings());
    let rating = progress.rating.value.round() as u64;
    let (fact, about) = match () {
        () if solving.is_daily() => (tr("puzzle-way-daily"), rating_text(progress)),
        () if !solving.counts() => (String::new(), String::new()),
        () if progress.rating.is_provisional() => {
            (tr!("puzzle-rating-now-provisional", rating), rating_text(progress))
        }
        () => (tr!("puzzle-rating-now", rating), rating_text(progress)),
    };
    if task::way_back_ui(ui, &tr("puzzle-all"), &fact, &about) {
        out.push(PuzzleAction::Start);
    }
}

/// The goal beside the disc of the side to move, in as much room as the longest goal takes.
fn goal_ui(ui: &mut Ui, solving: &Solving) {
    let width = ui.available_width() - DISC_ROOM;
    let size = task::size(ui);
    let galley = |ui: &Ui, words: String| {
        let ink = ui.visuals().text_color();
        ui.painter().layout(words, FontId::proportional(size), ink, width)
    };
    let heights = Goal::ALL.iter().map(|&goal| {
        let words = words::puzzle_goal(Color::Black, goal).to_string();
        galley(ui, words).size().y
    });
    let height = heights.fold(0.0, f32::max);
    let top = ui.cursor().left_top();
    paint_side(ui.painter(), top + vec2(DISC + 1.0, 0.6 * size), DISC, solving.solver().into());
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        ui.horizontal_top(|ui| {
            ui.add_space(DISC_ROOM);
            ui.vertical(|ui| task::task_ui(ui, solving.goal().to_string()));
        });
    });
}

/// A hint and the solution; when the puzzle is over, what else can be done with it.
fn buttons_ui(ui: &mut Ui, model: &Model, solving: &Solving, out: &mut Out) {
    let size = buttons::half(ui);
    ui.horizontal(|ui| {
        if solving.is_over() {
            buttons::sized_ui(ui, model, (Action::Study, Icon::Study), size, out);
            buttons::sized_ui(ui, model, (Action::PlayFromHere, Icon::Board), size, out);
            return;
        }
        buttons::sized_ui(ui, model, (Action::Hint, Icon::Hint), size, out);
        let word = tr("puzzle-solution");
        let face = Face::word(ui, None, &word, size);
        if widgets::face_button(ui, face, &word, solving.verdict != Some(Verdict::Shown)).clicked() {
            out.push(PuzzleAction::Solution);
        }
    });
}

/// The judgement of the last move, or a hint; when the puzzle is over the way to the next one, always at one height.
fn answer_ui(ui: &mut Ui, solving: &Solving, out: &mut Out) {
    let Some(words) = solving.verdict_text() else { return };
    let words = words.to_string();
    let is_right = match solving.verdict {
        Some(Verdict::Wrong) => Some(false),
        Some(Verdict::Right | Verdict::AlsoGood | Verdict::Solved) => Some(true),
        Some(Verdict::Shown) | None => None,
    };
    let fact = solving.rated.filter(|_| solving.is_over()).map(|rated| {
        let [before, after] = rated.map(f64::round);
        format!("{before} → {after}")
    });
    let lines = if solving.is_over() { 2 } else { 1 };
    Answer { is_right, words: &words, fact, lines }.show(ui, |ui| {
        if solving.is_over() && !task::is_low(ui) {
            next_ui(ui, solving, out);
        }
    });
}

/// The button for the next puzzle; after the last one the words that there is none.
fn next_ui(ui: &mut Ui, solving: &Solving, out: &mut Out) {
    task::steps_ui(ui, |ui| {
        if !solving.has_next {
            ui.add(Label::new(tr("puzzle-none-left")).wrap());
        } else if widgets::primary_button(ui, &tr("puzzle-next")).clicked() {
            out.push(PuzzleAction::Continue);
        }
    });
}

/// The difficulty and the themes of a puzzle.
fn about(puzzle: &Puzzle) -> String {
    let themes = words::listed(puzzle.themes.iter().map(|theme| theme_name(*theme)));
    tr!("puzzle-about", themes, count = puzzle.themes.len(), rating = puzzle.rating.value as u64)
}
