//! The pages of the settings: their names, their rows, their usual values.

use egui::{Slider, Ui};

use super::rows::Rows;
use super::samples;
use crate::app::board::{BoardPalette, PieceSet, PrintInk};
use crate::app::engines::Machine;
use crate::app::settings::{Animation, Settings, ThemeChoice, Thinking, Turning};
use crate::app::text::{Language, LettersChoice, ShownLetters, keys, numbers, shown, tr};
use crate::game::PieceLetters;
use crate::gui::actions::Action;
use crate::gui::style::form;
use crate::gui::style::icons::Icon;

/// Width of the field for the player's name.
const NAME: f32 = 280.0;

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// The player's name, the language, and the letters or figures for pieces in moves.
    #[default]
    General,
    /// The colours, the pieces, sizes and motion.
    Appearance,
    /// The marks on the board, and its turning.
    Board,
    /// The ways to make a move.
    Playing,
    /// The computer's searches.
    Engine,
    /// Sounds.
    Sound,
    /// Games that are kept, replayed and reported on.
    Games,
    /// The keys of the actions.
    Keyboard,
}

keys!(impl Page {
    General => "settings-general",
    Appearance => "settings-appearance",
    Board => "tab-board",
    Playing => "settings-playing",
    Engine => "settings-engine",
    Sound => "settings-sound",
    Games => "tab-games",
    Keyboard => "settings-keyboard",
});

impl Page {
    pub fn name(self) -> String {
        tr(self.key())
    }

    /// The icon before its name.
    pub fn icon(self) -> Icon {
        match self {
            Self::General => Icon::Language,
            Self::Appearance => Icon::Palette,
            Self::Board => Icon::Board,
            Self::Playing => Icon::Swords,
            Self::Engine => Icon::Computer,
            Self::Sound => Icon::Sound,
            Self::Games => Icon::Games,
            Self::Keyboard => Icon::Keyboard,
        }
    }

    /// Its rows. The keys have a list of their own.
    pub fn rows(self, rows: &mut Rows<'_>, settings: &mut Settings, machine: Machine) {
        match self {
            Self::General => words_ui(rows, settings),
            Self::Appearance => look_ui(rows, settings),
            Self::Board => board_ui(rows, settings),
            Self::Playing => play_ui(rows, settings),
            Self::Engine => engine_ui(rows, settings, machine),
            Self::Sound => sound_ui(rows, settings),
            Self::Games => games_ui(rows, settings),
            Self::Keyboard => {}
        }
    }

    /// Gives its settings their usual values. The player's name is kept.
    pub fn reset(self, settings: &mut Settings) {
        let usual = Settings::default();
        macro_rules! reset {
            ($($field:ident)+) => {{ $(settings.$field = usual.$field;)+ }};
        }
        match self {
            Self::General => reset!(language letters),
            Self::Appearance => reset!(theme palette pieces print_ink scale notation animation),
            Self::Board => reset!(coordinates legal_marks patterns turning),
            Self::Playing => reset!(always_queen premoves confirm_moves warn_mistakes details),
            Self::Engine => reset!(thinking analysis_lines own_book ponder threads hash_mb),
            Self::Sound => reset!(volume muted),
            Self::Games => reset!(keep_games autoplay_millis report_nodes report_lines),
            Self::Keyboard => {
                Action::all().for_each(|action| action.choose_keys(action.usual_keys(), settings));
            }
        }
    }
}

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

fn look_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.pick("settings-theme", &mut settings.theme, &form::named(&ThemeChoice::ALL, ThemeChoice::key));
    let palettes = form::named(&BoardPalette::ALL, BoardPalette::key);
    rows.cards("settings-palette", &mut settings.palette, &palettes, samples::cells);
    let sets = form::named(&PieceSet::ALL, PieceSet::key);
    rows.cards("settings-pieces", &mut settings.pieces, &sets, samples::pieces);
    let inks = form::named(&PrintInk::ALL, PrintInk::key);
    rows.pick("settings-print-ink", &mut settings.print_ink, &inks);
    let sizes = Settings::SCALES.map(|scale| (scale, tr!("percent", value = scale)));
    rows.pick("settings-scale", &mut settings.scale, &sizes);
    let mut notation = settings.shown_notation();
    if rows.pick("settings-notation", &mut notation, &sizes) {
        settings.notation = notation;
    }
    rows.pick("settings-animation", &mut settings.animation, &form::named(&Animation::ALL, Animation::key));
}

fn board_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.ticks(
        "settings-marks",
        [
            ("settings-coordinates", &mut settings.coordinates),
            ("settings-legal-marks", &mut settings.legal_marks),
            ("settings-patterns", &mut settings.patterns),
        ],
    );
    rows.pick("settings-turning", &mut settings.turning, &form::named(&Turning::ALL, Turning::key));
}

fn play_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.ticks(
        "panel-moves",
        [
            ("settings-always-queen", &mut settings.always_queen),
            ("settings-premoves", &mut settings.premoves),
            ("settings-confirm-moves", &mut settings.confirm_moves),
            ("settings-warn-mistakes", &mut settings.warn_mistakes),
        ],
    );
    rows.ticks("new-game-clock", [("settings-details", &mut settings.details)]);
}

/// Rows of the computer: its line, its thinking on the person's time, threads and memory. The default for this machine is the
/// first choice.
fn engine_ui(rows: &mut Rows<'_>, settings: &mut Settings, machine: Machine) {
    rows.pick("settings-thinking", &mut settings.thinking, &form::named(&Thinking::ALL, Thinking::key));
    let count = |lines: usize| (lines, tr!("line-count", count = lines));
    let counts: Vec<_> = Settings::LINES.map(count).collect();
    let mut lines = settings.shown_lines();
    if rows.list("settings-analysis-lines", &mut lines, &counts) {
        settings.analysis_lines = lines;
    }
    rows.ticks(
        "player-computer",
        [("settings-own-book", &mut settings.own_book), ("settings-ponder", &mut settings.ponder)],
    );
    let usual = machine.usual();
    let automatic = |value: String| tr!("settings-automatic", value);
    let number = |threads: &usize| tr!("thread-count", count = *threads);
    let threads = form::or_none(automatic(number(&usual.threads)), 1..=machine.cores, number);
    rows.list("settings-threads", &mut settings.threads, &threads);
    let size = |megabytes: &usize| tr!("megabytes", size = *megabytes);
    let sizes = form::or_none(automatic(size(&usual.hash_mb)), machine.hash_choices(), size);
    rows.list("settings-hash", &mut settings.hash_mb, &sizes);
}

/// The volume. When the user lets the slider go, its value becomes the setting and a sound is played.
fn sound_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
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
    rows.ticks("", [("settings-muted", &mut settings.muted)]);
}

fn games_ui(rows: &mut Rows<'_>, settings: &mut Settings) {
    rows.ticks("own-games-title", [("settings-keep-games", &mut settings.keep_games)]);
    rows.row("settings-autoplay", |ui, name| delay_ui(ui, name, settings));
    let counts = Settings::REPORT_NODES.map(|nodes| (nodes, tr!("report-nodes", count = nodes / 1000)));
    let mut nodes = settings.report_nodes();
    if rows.list("settings-report-nodes", &mut nodes, &counts) {
        settings.report_nodes = nodes;
    }
    rows.ticks("", [("settings-report-lines", &mut settings.report_lines)]);
}

/// The seconds between two moves of a game that is replayed.
fn delay_ui(ui: &mut Ui, name: &str, settings: &mut Settings) {
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
}
