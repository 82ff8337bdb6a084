//! The settings. Each takes effect at once.

use std::time::Duration;

use egui::{ComboBox, Slider, Ui};

use super::frame::{Answer, Frame};
use super::samples;
use crate::app::board_view::{BoardPalette, PieceSet};
use crate::app::catalogue::{Language, LettersChoice, ShownLetters, shown, tr, tr_args};
use crate::app::message::Message;
use crate::app::model::Model;
use crate::app::search::Machine;
use crate::app::settings::{Animation, Setting, Settings, ThemeChoice, Thinking, Turning};
use crate::app::words;
use crate::game::PieceLetters;
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::Theme;
use crate::gui::style::widgets::{choice, form_row, section, tick_box};

/// Shows them.
pub fn show(ui: &Ui, theme: Theme, model: &Model, pieces: &mut Pieces, out: &mut Vec<Message>) {
    let settings = model.settings();
    // It stays where it is, and as far as it is scrolled, while its title changes with the language.
    let title = tr("settings-title");
    let frame = Frame { id: "settings-title", ..Frame::new(&title, 480.0) };
    frame.show(ui, theme, out, &[Answer::close()], |ui, out| {
        section(ui, &tr("settings-general"));
        words_ui(ui, settings, out);
        section(ui, &tr("settings-appearance"));
        look_ui(ui, theme, settings, pieces, out);
        section(ui, &tr("settings-playing"));
        play_ui(ui, settings, out);
        section(ui, &tr("settings-sound"));
        sound_ui(ui, settings, out);
        section(ui, &tr("settings-computer"));
        computer_ui(ui, settings, out);
        machine_ui(ui, settings, model.machine(), out);
    });
}

/// The language, and what stands for the pieces in moves.
fn words_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    let own = |language: Language| (Some(language), language.own_name().to_owned());
    let languages: Vec<_> =
        std::iter::once((None, tr("language-system"))).chain(Language::ALL.map(own)).collect();
    pick_from_list(ui, "settings-language", settings.language, &languages, Setting::Language, out);
    let as_language = ShownLetters::Letters(shown().language.letters()).listed();
    let of = |letters: PieceLetters| (LettersChoice::Of(letters), ShownLetters::Letters(letters).listed());
    let mut letters = vec![
        (LettersChoice::Language, tr_args("letters-language", &[("letters", as_language.into())])),
        (
            LettersChoice::Figurines,
            tr_args("letters-figurines", &[("figurines", ShownLetters::Figurines.listed().into())]),
        ),
    ];
    // German and Swedish ones are the same.
    letters.extend(PieceLetters::ALL.into_iter().filter(|letters| *letters != PieceLetters::German).map(of));
    pick_from_list(ui, "settings-letters", settings.letters, &letters, Setting::Letters, out);
}

/// How loud sounds are: heard when the slider is let go.
fn sound_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    let name = tr("settings-volume");
    form_row(ui, &name, |ui| {
        let mut percent = settings.volume.min(100);
        let text = |value: f64, _| tr_args("percent", &[("value", value.round().into())]);
        let slider = Slider::new(&mut percent, 0..=100)
            .custom_formatter(text)
            .custom_parser(|text| words::read_number(text.trim_end_matches(|c: char| !c.is_ascii_digit())));
        let response = ui.add(slider).accessible_name(&name);
        let is_chosen = response.drag_stopped() || response.changed() && !response.dragged();
        if is_chosen || response.changed() {
            out.push(Message::Setting(Setting::Volume { percent, is_chosen }));
        }
    });
    tick(ui, "settings-muted", settings.muted, Setting::Muted, out);
}

fn look_ui(ui: &mut Ui, theme: Theme, settings: &Settings, pieces: &mut Pieces, out: &mut Vec<Message>) {
    pick(ui, "settings-theme", settings.theme, &ThemeChoice::ALL, theme_key, Setting::Theme, out);
    let name = tr("settings-palette");
    let palettes = BoardPalette::ALL.map(|palette| (palette, tr(palette_key(palette))));
    form_row(ui, &name, |ui| {
        let chosen = samples::palettes_ui(ui, theme, &name, settings.palette, &palettes);
        out.extend(chosen.map(|palette| Message::Setting(Setting::Palette(palette))));
    });
    let name = tr("settings-pieces");
    let sets = PieceSet::ALL.map(|set| (set, tr(pieces_key(set))));
    form_row(ui, &name, |ui| {
        let chosen = samples::pieces_ui(ui, theme, &name, settings.pieces, &sets, pieces);
        out.extend(chosen.map(|set| Message::Setting(Setting::Pieces(set))));
    });
    let sizes = Settings::SCALES.map(|scale| (scale, tr_args("percent", &[("value", scale.into())])));
    pick_from_list(ui, "settings-scale", settings.scale, &sizes, Setting::Scale, out);
    let notation = settings.shown_notation();
    pick_from_list(ui, "settings-notation", notation, &sizes, Setting::Notation, out);
    tick(ui, "settings-coordinates", settings.coordinates, Setting::Coordinates, out);
    pick(ui, "settings-animation", settings.animation, motions(), animation_key, Setting::Animation, out);
}

fn play_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    pick(ui, "settings-turning", settings.turning, &Turning::ALL, turning_key, Setting::Turning, out);
    tick(ui, "settings-legal-marks", settings.legal_marks, Setting::LegalMarks, out);
    tick(ui, "settings-always-queen", settings.always_queen, Setting::AlwaysQueen, out);
    tick(ui, "settings-premoves", settings.premoves, Setting::Premoves, out);
    tick(ui, "settings-confirm-moves", settings.confirm_moves, Setting::ConfirmMoves, out);
    let name = tr("settings-autoplay");
    form_row(ui, &name, |ui| {
        let mut seconds = settings.autoplay_delay().as_secs_f32();
        let slider = Slider::new(&mut seconds, 0.2..=10.0)
            .logarithmic(true)
            .suffix(tr("suffix-seconds"))
            .max_decimals(1)
            .custom_formatter(words::number)
            .custom_parser(words::read_number);
        if ui.add(slider).accessible_name(&name).changed() {
            out.push(Message::Setting(Setting::AutoplayDelay(Duration::from_secs_f32(seconds))));
        }
    });
}

/// The speeds to choose from. On Windows nothing tells whether the system wants less motion.
fn motions() -> &'static [Animation] {
    if cfg!(windows) { &Animation::ALL[1..] } else { &Animation::ALL }
}

fn computer_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    pick(ui, "settings-thinking", settings.thinking, &Thinking::ALL, thinking_key, Setting::Thinking, out);
    let count = |lines: usize| (lines, tr_args("line-count", &[("count", lines.into())]));
    let lines: Vec<_> = Settings::LINES.map(count).collect();
    let setting = Setting::AnalysisLines;
    pick_from_list(ui, "settings-analysis-lines", settings.shown_lines(), &lines, setting, out);
    let nodes = Settings::REPORT_NODES
        .map(|nodes| (nodes, tr_args("report-nodes", &[("count", (nodes / 1000).into())])));
    let setting = Setting::ReportNodes;
    pick_from_list(ui, "settings-report-nodes", settings.report_nodes(), &nodes, setting, out);
    tick(ui, "settings-report-lines", settings.report_lines, Setting::ReportLines, out);
    tick(ui, "settings-own-book", settings.own_book, Setting::OwnBook, out);
    tick(ui, "settings-ponder", settings.ponder, Setting::Ponder, out);
}

/// Threads and memory of the searches; what is usual on this machine comes first.
fn machine_ui(ui: &mut Ui, settings: &Settings, machine: Machine, out: &mut Vec<Message>) {
    let usual = machine.usual();
    let automatic = |value: String| tr_args("settings-automatic", &[("value", value.into())]);
    let number = |threads: usize| tr_args("thread-count", &[("count", threads.into())]);
    let threads = with_usual(automatic(number(usual.threads)), machine.thread_choices(), number);
    pick_from_list(ui, "settings-threads", settings.threads, &threads, Setting::Threads, out);
    let size = |megabytes: usize| tr_args("megabytes", &[("size", megabytes.into())]);
    let sizes = with_usual(automatic(size(usual.hash_mb)), machine.hash_choices(), size);
    pick_from_list(ui, "settings-hash", settings.hash_mb, &sizes, Setting::Hash, out);
}

/// The usual choice, and numbers to choose from.
fn with_usual(
    usual: String,
    numbers: impl Iterator<Item = usize>,
    text: impl Fn(usize) -> String,
) -> Vec<(Option<usize>, String)> {
    std::iter::once((None, usual)).chain(numbers.map(|number| (Some(number), text(number)))).collect()
}

/// A row with one choice of a few, named by catalogue keys.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    key: &str,
    value: T,
    all: &[T],
    text: fn(T) -> &'static str,
    setting: fn(T) -> Setting,
    out: &mut Vec<Message>,
) {
    let name = tr(key);
    let choices: Vec<_> = all.iter().map(|&choice| (choice, tr(text(choice)))).collect();
    form_row(ui, &name, |ui| {
        let mut chosen = value;
        if choice(ui, &name, &mut chosen, &choices) {
            out.push(Message::Setting(setting(chosen)));
        }
    });
}

/// A row with a list that opens, for many choices.
fn pick_from_list<T: Copy + PartialEq>(
    ui: &mut Ui,
    key: &str,
    value: T,
    choices: &[(T, String)],
    setting: fn(T) -> Setting,
    out: &mut Vec<Message>,
) {
    let name = tr(key);
    let text =
        |value: T| choices.iter().find(|(choice, _)| *choice == value).map_or("", |(_, text)| text.as_str());
    form_row(ui, &name, |ui| {
        let list = ComboBox::from_id_salt(key).selected_text(text(value)).show_ui(ui, |ui| {
            for (choice, text) in choices {
                if ui.selectable_label(value == *choice, text).clicked() {
                    out.push(Message::Setting(setting(*choice)));
                }
            }
        });
        list.response.accessible_name(&name);
    });
}

/// A row with a box to tick.
fn tick(ui: &mut Ui, key: &str, mut value: bool, setting: fn(bool) -> Setting, out: &mut Vec<Message>) {
    form_row(ui, "", |ui| {
        if tick_box(ui, &mut value, &tr(key)).changed() {
            out.push(Message::Setting(setting(value)));
        }
    });
}

fn theme_key(theme: ThemeChoice) -> &'static str {
    match theme {
        ThemeChoice::System => "theme-system",
        ThemeChoice::Light => "theme-light",
        ThemeChoice::Dark => "theme-dark",
    }
}

fn palette_key(palette: BoardPalette) -> &'static str {
    match palette {
        BoardPalette::Honey => "palette-honey",
        BoardPalette::Slate => "palette-slate",
        BoardPalette::Green => "palette-green",
        BoardPalette::Night => "palette-night",
        BoardPalette::HighContrast => "palette-high-contrast",
    }
}

fn pieces_key(pieces: PieceSet) -> &'static str {
    match pieces {
        PieceSet::Classic => "pieces-classic",
        PieceSet::Modern => "pieces-modern",
        PieceSet::Bold => "pieces-bold",
    }
}

fn animation_key(animation: Animation) -> &'static str {
    match animation {
        Animation::System => "animation-system",
        Animation::Off => "animation-off",
        Animation::Fast => "animation-fast",
        Animation::Normal => "animation-normal",
        Animation::Slow => "animation-slow",
    }
}

fn thinking_key(thinking: Thinking) -> &'static str {
    match thinking {
        Thinking::Nothing => "thinking-nothing",
        Thinking::Score => "thinking-score",
        Thinking::Line => "thinking-line",
    }
}

fn turning_key(turning: Turning) -> &'static str {
    match turning {
        Turning::Never => "turning-never",
        Turning::Board => "turning-board",
        Turning::Pieces => "turning-pieces",
    }
}
