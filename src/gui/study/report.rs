//! The report below the moves: why the move shown was a mistake, the head with the steps between mistakes and the graph; under
//! the fold a sentence on each move and the table.

use egui::{
    Align, Align2, FontId, Layout, Panel, Rect, RichText, Role, Sense, Stroke, TextWrapMode, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::summary::summary_ui;
use super::{graph, lines};
use crate::app::game::{AnalysisView, ReportView};
use crate::app::model::{Message, Model};
use crate::app::play::StudyAction;
use crate::app::settings::Settings;
use crate::app::text::{Text, numbers, tr, words};
use crate::game::NodeId;
use crate::gui::actions::{Action, Face, Out, buttons, icon_button};
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, medium_text, space, text};
use crate::gui::style::widgets;
use crate::gui::style::widgets::NameTip as _;
use crate::report::{Judgement, SideReport};
use crate::sides::Color;

/// Size of the buttons in the head.
const BUTTON: Vec2 = vec2(28.0, 28.0);
/// Height of a row of the table.
const ROW: f32 = 20.0;
/// Widths of the columns behind the name: accuracy, loss, and one for each judgement.
const COLUMNS: [f32; 5] = [58.0, 40.0, 34.0, 28.0, 28.0];
/// Widths in a narrow panel, with more room for the names.
const NARROW_COLUMNS: [f32; 5] = [54.0, 34.0, 20.0, 20.0, 20.0];
/// Lines of the judgement and the reason.
const LINES: usize = 4;
/// Lines of the reason alone, above a folded report: in a wide panel and in a narrow one.
const REASON: [usize; 2] = [2, 3];
/// Panels wider than this have room for a sentence of ordinary size.
const WIDE: f32 = 360.0;
/// Height of six moves with the header and the switches. The report keeps to the rest of the panel.
const MOVES: f32 = 276.0;
/// Height of the whole report. With less room the report leaves out the table.
const WHOLE: f32 = 288.0;
/// Height of the head and the graph. With less room there is the head alone.
const LOW: f32 = 104.0;
/// Height of the head and the whole sentence. With less room the sentence has one line.
const SENTENCE: f32 = 176.0;

/// The least room above the head for what each side did wrong.
const SUMMARY: f32 = 72.0;

/// Draws the report at the bottom of the panel's free space: folded its head and the graph, open all of it.
pub fn show(ui: &mut Ui, model: &Model, analysis: Option<&AnalysisView>, out: &mut Out) {
    let Some(study) = model.study() else { return };
    if study.document().record().tree.children(NodeId::ROOT).is_empty() {
        return;
    }
    let view = study.report_view();
    let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(space::M as i8, space::XS as i8));
    let room = ui.available_height() - MOVES - analysis.map_or(0.0, lines::height);
    let has_graph = room >= LOW && (view.report.is_some() || view.progress.is_some());
    let (is_open, has_room) = (has_graph && model.settings().report_open, room >= WHOLE);
    Panel::bottom("panel-report").frame(frame).resizable(false).show_separator_line(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        // Above the head, so that the steps between mistakes stay where they are.
        if has_graph && room >= SUMMARY + if is_open { WHOLE } else { LOW } {
            let size = if ui.available_width() > WIDE { text::BODY } else { text::SECONDARY };
            summary_ui(ui, &view, size, out);
        }
        if has_graph && !is_open && view.why.is_some() {
            let lines = REASON[usize::from(ui.available_width() <= WIDE)];
            sentence_ui(ui, &view, lines, out);
        }
        head_ui(ui, model, &view, has_graph, out);
        if has_graph {
            graph::show(ui, model, &view, is_open, out);
        }
        if is_open {
            sentence_ui(ui, &view, if room >= SENTENCE { LINES } else { 1 }, out);
        }
        if is_open && has_room {
            table_ui(ui, &view, out);
            buttons::rows_ui(ui, model, &MORE, &[], out);
        }
    });
}

/// A game from before a mistake, and another report.
const MORE: [(Action, Icon); 2] = [(Action::PlayAgain, Icon::New), (Action::Report, Icon::Report)];

/// The title with what the report found, the steps between mistakes and the fold; or the progress of the report, or the button
/// that begins one.
fn head_ui(ui: &mut Ui, model: &Model, view: &ReportView, can_fold: bool, out: &mut Out) {
    widgets::line(ui, vec2(ui.available_width(), BUTTON.y), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if view.progress.is_some() {
                icon_button(ui, model, Action::Report, Face::icon(Icon::Close, BUTTON), out);
            } else if view.report.is_none() {
                let name = Action::Report.name_now(model);
                let button = |ui: &mut Ui| widgets::quiet_button(ui, &name);
                if widgets::usable(ui, Action::Report.why_disabled(model), button).clicked() {
                    out.act(Action::Report);
                }
            } else {
                if can_fold {
                    fold_ui(ui, model.settings(), out);
                }
                icon_button(ui, model, Action::NextMistake, Face::icon(Icon::Next, BUTTON), out);
                count_of_mistakes_ui(ui, view.marks.len());
                icon_button(ui, model, Action::PreviousMistake, Face::icon(Icon::Previous, BUTTON), out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| progress_ui(ui, view));
        });
    });
}

/// How many mistakes there are, in a narrow panel as a number alone.
fn count_of_mistakes_ui(ui: &mut Ui, count: usize) {
    let words = tr!("report-mistakes", count);
    let shown = if ui.available_width() > WIDE { words.clone() } else { count.to_string() };
    let label = ui.label(RichText::new(shown).size(text::SECONDARY).weak()).on_hover_text(&words);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The title and how well both sides played, or the progress of the report as a bar.
fn progress_ui(ui: &mut Ui, view: &ReportView) {
    let Some(progress) = view.progress else {
        ui.spacing_mut().item_spacing.x = space::S;
        widgets::elided(ui, medium_text(tr("report-title")));
        let accuracy = |color| view.report.as_ref().and_then(|report| report.sides[color].accuracy);
        if let [Some(white), Some(black)] = Color::ALL.map(accuracy) {
            let [first, second] = [white, black].map(|value| tr!("percent", value = value.round() as u64));
            let [white, black] = Color::ALL.map(words::color);
            let numbers = format!("{first} · {second}");
            let words = tr!("report-accuracies", white, first, black, second);
            // In a narrow panel the numbers alone, White's first; the table below has them, too.
            let shown = [words.clone(), numbers].into_iter().find(|shown| {
                widgets::text_width(ui, shown, text::SECONDARY) + space::S <= ui.available_width()
            });
            if let Some(shown) = shown {
                let label = ui.label(RichText::new(shown).size(text::SECONDARY).weak()).on_hover_text(&words);
                label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
            }
        }
        return;
    };
    let words = tr!("report-progress", done = progress.done, all = progress.all);
    let row = ui.max_rect();
    widgets::elided(ui, RichText::new(words).size(text::SECONDARY).weak());
    let share = progress.done as f32 / progress.all.max(1) as f32;
    let track =
        Rect::from_min_max(pos2(row.left(), row.bottom() - 3.0), pos2(row.right(), row.bottom() - 1.0));
    let done = Rect::from_min_size(track.min, vec2(track.width() * share, track.height()));
    ui.painter().rect_filled(track, 1.0, Colors::of(ui).line);
    ui.painter().rect_filled(done, 1.0, Colors::of(ui).accent);
}

fn fold_ui(ui: &mut Ui, settings: &Settings, out: &mut Out) {
    let is_open = settings.report_open;
    let (icon, key) = if is_open { (Icon::Fold, "report-fold") } else { (Icon::Unfold, "report-unfold") };
    let name = tr(key);
    if widgets::icon_button(ui, icon, &name, BUTTON, true).name_tip(name).clicked() {
        out.push(Message::set(settings, |settings| settings.report_open = !is_open));
    }
}

/// The judgement of the current move, and below it why it was bad, in a field of constant height. A click plays the line that
/// shows it.
fn sentence_ui(ui: &mut Ui, view: &ReportView, lines: usize, out: &mut Out) {
    let size = if ui.available_width() > WIDE { text::BODY } else { text::SECONDARY };
    let room = vec2(ui.available_width(), lines as f32 * (size + space::XS));
    let sense = if view.why.is_some() { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(room, sense);
    let parts: Vec<String> = view.sentence.iter().chain(&view.why).map(ToString::to_string).collect();
    if parts.is_empty() {
        return;
    }
    let is_reasoned = parts.len() > 1;
    if is_reasoned && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect.expand(space::XS), RADIUS, Colors::of(ui).button[1]);
    }
    let (mut top, mut left, mut is_cut) = (rect.min, lines, false);
    let skipped = if lines < LINES { parts.len() - 1 } else { 0 };
    for (index, words) in parts.iter().enumerate().skip(skipped) {
        // The reason has at least half of the lines.
        let is_judgement = is_reasoned && index == 0;
        let ink = if is_judgement { Colors::of(ui).weak } else { Colors::of(ui).text };
        let font = FontId::proportional(size);
        let mut job = egui::text::LayoutJob::simple(words.clone(), font, ink, rect.width());
        job.wrap.max_rows = if is_judgement { left.div_ceil(2) } else { left }.max(1);
        let galley = ui.painter().layout_job(job);
        is_cut |= galley.elided;
        left = left.saturating_sub(galley.rows.len());
        let height = galley.size().y;
        ui.painter().galley(top, galley, ink);
        top.y += height;
        if left == 0 {
            break;
        }
    }
    let words = parts.join(" ");
    let role = if is_reasoned { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, &words));
    let hint = [is_cut.then(|| words.clone()), is_reasoned.then(|| tr("report-play-cause"))];
    let hint: Vec<String> = hint.into_iter().flatten().collect();
    let response = if hint.is_empty() { response } else { response.on_hover_text(hint.join("\n")) };
    if response.clicked() {
        out.push(StudyAction::PlayCause);
    }
}

/// The summary for each side. A click on a number jumps to the next such move.
fn table_ui(ui: &mut Ui, view: &ReportView, out: &mut Out) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let columns = columns(ui);
    let places = row_places(ui, columns);
    heads_ui(ui, &places);
    for color in Color::ALL {
        let places = row_places(ui, columns);
        if let (Some(report), Some(words)) = (&view.report, &view.sides) {
            side_ui(ui, color, &report.sides[color], &words[color].name, &places, out);
        }
    }
}

/// The widths of the columns behind the names, with room for their headings in any language.
fn columns(ui: &Ui) -> [f32; 5] {
    let [accuracy, loss, a, b, c] = if ui.available_width() > WIDE { COLUMNS } else { NARROW_COLUMNS };
    let room =
        |key, least: f32| least.max((widgets::text_width(ui, &tr(key), text::SECONDARY) + space::S).ceil());
    [room("report-accuracy", accuracy), room("report-loss", loss), a, b, c]
}

/// The cells of a row, from left to right: name, accuracy, loss, and the three counts.
fn row_places(ui: &mut Ui, widths: [f32; 5]) -> [Rect; 6] {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let mut left = row.right() - widths.iter().sum::<f32>();
    let name = Rect::from_min_max(row.min, pos2(left, row.bottom()));
    let [a, b, c, d, e] = widths.map(|width| {
        let cell = Rect::from_min_size(pos2(left, row.top()), vec2(width, ROW));
        left += width;
        cell
    });
    [name, a, b, c, d, e]
}

fn heads_ui(ui: &Ui, places: &[Rect; 6]) {
    let colors = Colors::of(ui);
    let font = FontId::proportional(text::SECONDARY);
    let head = |place: Rect, words: &str, ink| {
        ui.painter().text(place.right_center(), Align2::RIGHT_CENTER, words, font.clone(), ink);
    };
    head(places[1], &tr("report-accuracy"), colors.weak);
    head(places[2], &tr("report-loss"), colors.weak);
    let hint = ui.interact(places[2], ui.scope_id().with("loss"), Sense::hover());
    hint.on_hover_text(tr("report-loss-hint"));
    for ((judgement, ink), place) in Judgement::ALL.into_iter().zip(colors.judged).zip(&places[3..]) {
        let sign = judgement.nag().sign().unwrap_or_default();
        ui.painter().text(place.center(), Align2::CENTER_CENTER, sign, font.clone(), ink);
    }
}

fn side_ui(ui: &mut Ui, color: Color, side: &SideReport, player: &Text, places: &[Rect; 6], out: &mut Out) {
    let colors = Colors::of(ui);
    let disc = pos2(places[0].left() + 6.0, places[0].center().y);
    ui.painter().circle(disc, 5.0, Theme::of(ui).board().side(color), Stroke::new(LINE, colors.weak));
    let font = FontId::proportional(text::BODY);
    let number = |place: Rect, value: Option<f64>, write: &dyn Fn(f64) -> String| {
        let words = value.map_or_else(|| tr("report-unknown"), write);
        ui.painter().text(place.right_center(), Align2::RIGHT_CENTER, words, font.clone(), colors.text)
    };
    let percent = |value: f64| tr!("percent", value = value.round() as u64);
    let accuracy = number(places[1], side.accuracy, &percent);
    let points = |loss: f64| tr!("report-points", points = numbers::decimal(loss, 2));
    number(places[2], side.average_loss, &points);
    // The heading of the accuracy can be wide: below it a long name may extend to the number.
    let name_end = places[0].right().max(accuracy.left() - space::S);
    let name = Rect::from_x_y_ranges(places[0].left() + 16.0..=name_end, places[0].y_range());
    ui.scope_builder(egui::UiBuilder::new().max_rect(name), |ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            widgets::elided(ui, RichText::new(player.to_string()).size(text::BODY));
        });
    });
    for (index, judgement) in Judgement::ALL.into_iter().enumerate() {
        count_ui(ui, (color, player), (judgement, side.counts[index]), places[3 + index], out);
    }
}

/// How many moves of a side are judged so. A click goes to the next of them.
fn count_ui(
    ui: &Ui,
    (color, player): (Color, &Text),
    (judgement, count): (Judgement, usize),
    place: Rect,
    out: &mut Out,
) {
    let key = match judgement {
        Judgement::Inaccuracy => "report-next-inaccuracy",
        Judgement::Mistake => "report-next-mistake",
        Judgement::Blunder => "report-next-blunder",
    };
    let name = tr!(key, side = player.clone(), count);
    let sense = if count > 0 { Sense::click() } else { Sense::hover() };
    let response = ui.interact(place, ui.scope_id().with((color, key)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, count > 0, &name));
    let is_pointed = count > 0 && (response.hovered() || response.has_focus());
    if is_pointed {
        ui.painter().rect_filled(place.shrink2(vec2(1.0, 0.0)), RADIUS, Colors::of(ui).button[1]);
    }
    let ink = if count > 0 { Colors::of(ui).text } else { Colors::of(ui).weak };
    let font = FontId::proportional(text::BODY);
    ui.painter().text(place.center(), Align2::CENTER_CENTER, count, font, ink);
    if response.name_tip(name).clicked() {
        out.push(StudyAction::NextJudged(color, judgement));
    }
}
