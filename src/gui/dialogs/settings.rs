//! The settings. Each takes effect at once.

use egui::{Id, Slider, Ui};

use super::frame::{Answer, Frame};
use super::samples;
use crate::app::board::{BoardPalette, PieceSet};
use crate::app::engines::Machine;
use crate::app::model::{Message, Model};
use crate::app::settings::{Animation, Settings, ThemeChoice, Thinking, Turning};
use crate::app::text::{Language, LettersChoice, ShownLetters, numbers, shown, tr};
use crate::game::PieceLetters;
use crate::gui::actions::Out;
use crate::gui::style::form::{self, Search};
use crate::gui::style::pieces::Pieces;

/// Width of the field for the player's name.
const NAME: f32 = 280.0;

/// Shows the settings that the search finds.
pub fn show(ui: &Ui, model: &Model, search: &mut Search, pieces: &mut Pieces, out: &mut Out) {
    // It stays where it is, and as far as it is scrolled, while its title changes with the language.
    let frame = Frame { id: Id::unique("settings"), ..Frame::new(tr("settings-title"), 480.0) };
    frame.form(ui, out, &[Answer::close()], (model.settings(), Message::Settings), |ui, settings, _| {
        search.show(ui, &tr("settings-search"));
        let rows = &mut Rows { ui, search };
        rows.section("settings-general");
        words_ui(rows, settings);
        rows.section("settings-appearance");
        look_ui(rows, settings, pieces);
        rows.section("settings-playing");
        play_ui(rows, settings);
        rows.section("settings-sound");
        volume_ui(rows, settings);
        rows.tick("settings-muted", &mut settings.muted);
        rows.section("settings-computer");
        computer_ui(rows, settings);
        machine_ui(rows, settings, model.machine());
    });
}

/// The rows of the page that the search finds.
struct Rows<'a> {
    ui: &'a mut Ui,
    search: &'a Search,
}

impl Rows<'_> {
    /// A heading, unless rows are searched for.
    fn section(&mut self, key: &str) {
        if !self.search.is_on() {
            form::section(self.ui, &tr(key));
        }
    }

    /// A row, with its name.
    fn row(&mut self, key: &str, add: impl FnOnce(&mut Ui, &str)) {
        let name = tr(key);
        if self.search.finds(&name) {
            form::row(self.ui, &name, |ui| add(ui, &name));
        }
    }

    /// A row with one choice of a few, named by catalogue keys.
    fn pick<T: Copy + PartialEq>(
        &mut self,
        key: &str,
        value: &mut T,
        all: &[T],
        name: fn(T) -> &'static str,
    ) {
        self.row(key, |ui, row| {
            form::choice(ui, row, value, &form::named(all, name));
        });
    }

    /// A row with a list that opens, for many choices. Returns whether another one was chosen.
    fn list<T: Clone + PartialEq>(&mut self, key: &str, value: &mut T, choices: &[(T, String)]) -> bool {
        let mut is_chosen = false;
        self.row(key, |ui, name| is_chosen = form::list(ui, key, name, None, value, choices));
        is_chosen
    }

    /// A row with a box to tick.
    fn tick(&mut self, key: &str, value: &mut bool) {
        let text = tr(key);
        if self.search.finds(&text) {
            form::tick_row(self.ui, value, &text);
        }
    }
}

/// The player's name, the language, and the letters or figures for pieces in moves.
fn words_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.row("online-name", |ui, name| {
        form::text_field(ui, name, "", &mut settings.profile.name, NAME);
    });
    let own_name = |language: &Language| language.own_name().to_owned();
    let languages = form::or_none(tr("language-system"), Language::ALL, own_name);
    rows.list("settings-language", &mut settings.language, &languages);
    let as_language = ShownLetters::Letters(shown().language.letters()).listed();
    let of = |letters: PieceLetters| (LettersChoice::Of(letters), ShownLetters::Letters(letters).listed());
    let mut letters = vec![
        (LettersChoice::Language, tr!("letters-language", letters = as_language)),
        (LettersChoice::Figurines, tr!("letters-figurines", figurines = ShownLetters::Figurines.listed())),
    ];
    // German and Swedish ones are the same.
    letters.extend(PieceLetters::ALL.into_iter().filter(|letters| *letters != PieceLetters::German).map(of));
    rows.list("settings-letters", &mut settings.letters, &letters);
}

fn look_ui(rows: &mut Rows<'_>, settings: &mut Settings, pieces: &mut Pieces) {
    rows.pick("settings-theme", &mut settings.theme, &ThemeChoice::ALL, ThemeChoice::key);
    let palettes = form::named(&BoardPalette::ALL, BoardPalette::key);
    rows.row("settings-palette", |ui, name| {
        samples::palettes_ui(ui, name, &mut settings.palette, &palettes);
    });
    let sets = form::named(&PieceSet::ALL, PieceSet::key);
    rows.row("settings-pieces", |ui, name| {
        samples::pieces_ui(ui, name, &mut settings.pieces, &sets, pieces);
    });
    let sizes = Settings::SCALES.map(|scale| (scale, tr!("percent", value = scale)));
    rows.list("settings-scale", &mut settings.scale, &sizes);
    let mut notation = settings.shown_notation();
    if rows.list("settings-notation", &mut notation, &sizes) {
        settings.notation = notation;
    }
    rows.tick("settings-coordinates", &mut settings.coordinates);
    rows.pick("settings-animation", &mut settings.animation, &Animation::ALL, Animation::key);
}

fn play_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.pick("settings-turning", &mut settings.turning, &Turning::ALL, Turning::key);
    rows.tick("settings-legal-marks", &mut settings.legal_marks);
    rows.tick("settings-patterns", &mut settings.patterns);
    rows.tick("settings-details", &mut settings.details);
    rows.tick("settings-always-queen", &mut settings.always_queen);
    rows.tick("settings-premoves", &mut settings.premoves);
    rows.tick("settings-confirm-moves", &mut settings.confirm_moves);
    rows.tick("settings-keep-games", &mut settings.keep_games);
    rows.row("settings-autoplay", |ui, name| {
        let mut seconds = settings.autoplay_delay().as_secs_f32();
        let slider = Slider::new(&mut seconds, 0.2..=10.0)
            .logarithmic(true)
            .suffix(tr("suffix-seconds"))
            .max_decimals(1)
            .custom_formatter(numbers::number)
            .custom_parser(numbers::read_number);
        if ui.add(slider).accessible_name(name).changed() {
            settings.autoplay_millis = (seconds * 1000.0).round() as u64;
        }
    });
}

/// The volume of sounds. When the user lets the slider go, its value becomes the setting and a sound is played.
fn volume_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.row("settings-volume", |ui, name| {
        let dragged = ui.scope_id().with("dragged volume");
        let kept = settings.volume.min(100);
        let mut percent = ui.data(|data| data.get_temp(dragged)).unwrap_or(kept);
        let text = |value: f64, _| tr!("percent", value = value.round());
        let slider = Slider::new(&mut percent, 0..=100)
            .custom_formatter(text)
            .custom_parser(|text| numbers::read_number(text.trim_end_matches(|c: char| !c.is_ascii_digit())));
        let response = ui.add(slider).accessible_name(name);
        if response.dragged() {
            ui.data_mut(|data| data.insert_temp(dragged, percent));
        } else {
            ui.data_mut(|data| data.remove::<u8>(dragged));
            if percent != kept {
                settings.volume = percent;
            }
        }
    });
}

fn computer_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.pick("settings-thinking", &mut settings.thinking, &Thinking::ALL, Thinking::key);
    let count = |lines: usize| (lines, tr!("line-count", count = lines));
    let counts: Vec<_> = Settings::LINES.map(count).collect();
    let mut lines = settings.shown_lines();
    if rows.list("settings-analysis-lines", &mut lines, &counts) {
        settings.analysis_lines = lines;
    }
    let counts = Settings::REPORT_NODES.map(|nodes| (nodes, tr!("report-nodes", count = nodes / 1000)));
    let mut nodes = settings.report_nodes();
    if rows.list("settings-report-nodes", &mut nodes, &counts) {
        settings.report_nodes = nodes;
    }
    rows.tick("settings-report-lines", &mut settings.report_lines);
    rows.tick("settings-own-book", &mut settings.own_book);
    rows.tick("settings-ponder", &mut settings.ponder);
}

/// Threads and memory of the searches. The default for this machine is the first choice.
fn machine_ui(rows: &mut Rows<'_>, settings: &mut Settings, machine: Machine) {
    let usual = machine.usual();
    let automatic = |value: String| tr!("settings-automatic", value);
    let number = |threads: &usize| tr!("thread-count", count = *threads);
    let threads = form::or_none(automatic(number(&usual.threads)), machine.thread_choices(), number);
    rows.list("settings-threads", &mut settings.threads, &threads);
    let size = |megabytes: &usize| tr!("megabytes", size = *megabytes);
    let sizes = form::or_none(automatic(size(&usual.hash_mb)), machine.hash_choices(), size);
    rows.list("settings-hash", &mut settings.hash_mb, &sizes);
}
