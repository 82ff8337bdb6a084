//! The settings. Each takes effect at once.

use std::time::Duration;

use egui::{ComboBox, Slider, Ui};

use super::super::theme::Theme;
use super::super::widgets::{choice, form_row, tick_box};
use super::frame::{Answer, Frame};
use crate::app::board_view::{BoardPalette, PieceSet};
use crate::app::catalogue::tr;
use crate::app::message::{Message, Setting};
use crate::app::settings::{Animation, Settings, ThemeChoice, Thinking, Turning};

/// Shows them.
pub fn show(ui: &Ui, theme: Theme, settings: &Settings, out: &mut Vec<Message>) {
    Frame::new(&tr("settings-title"), 480.0).show(ui, theme, out, &[Answer::close()], |ui, out| {
        look_ui(ui, settings, out);
        ui.separator();
        play_ui(ui, settings, out);
        ui.separator();
        computer_ui(ui, settings, out);
    });
}

fn look_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    pick(ui, "settings-theme", settings.theme, &ThemeChoice::ALL, theme_key, Setting::Theme, out);
    pick(ui, "settings-palette", settings.palette, &BoardPalette::ALL, palette_key, Setting::Palette, out);
    pick(ui, "settings-pieces", settings.pieces, &PieceSet::ALL, pieces_key, Setting::Pieces, out);
    scale_ui(ui, settings, out);
    tick(ui, "settings-coordinates", settings.coordinates, Setting::Coordinates, out);
}

fn scale_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    let name = tr("settings-scale");
    form_row(ui, &name, |ui| {
        let text = |scale: u16| format!("{scale} %");
        let list = ComboBox::from_id_salt("scale").selected_text(text(settings.scale)).show_ui(ui, |ui| {
            for scale in Settings::SCALES {
                if ui.selectable_label(settings.scale == scale, text(scale)).clicked() {
                    out.push(Message::Setting(Setting::Scale(scale)));
                }
            }
        });
        list.response.accessible_name(&name);
    });
}

fn play_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    pick(
        ui,
        "settings-animation",
        settings.animation,
        &Animation::ALL,
        animation_key,
        Setting::Animation,
        out,
    );
    pick(ui, "settings-turning", settings.turning, &Turning::ALL, turning_key, Setting::Turning, out);
    tick(ui, "settings-legal-marks", settings.legal_marks, Setting::LegalMarks, out);
    tick(ui, "settings-always-queen", settings.always_queen, Setting::AlwaysQueen, out);
    let name = tr("settings-autoplay");
    form_row(ui, &name, |ui| {
        let mut seconds = settings.autoplay_delay().as_secs_f32();
        let slider = Slider::new(&mut seconds, 0.2..=10.0)
            .logarithmic(true)
            .suffix(tr("suffix-seconds"))
            .max_decimals(1);
        if ui.add(slider).accessible_name(&name).changed() {
            out.push(Message::Setting(Setting::AutoplayDelay(Duration::from_secs_f32(seconds))));
        }
    });
}

fn computer_ui(ui: &mut Ui, settings: &Settings, out: &mut Vec<Message>) {
    pick(ui, "settings-thinking", settings.thinking, &Thinking::ALL, thinking_key, Setting::Thinking, out);
    tick(ui, "settings-own-book", settings.own_book, Setting::OwnBook, out);
    tick(ui, "settings-ponder", settings.ponder, Setting::Ponder, out);
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
        BoardPalette::HighContrast => "palette-high-contrast",
    }
}

fn pieces_key(pieces: PieceSet) -> &'static str {
    match pieces {
        PieceSet::Classic => "pieces-classic",
        PieceSet::Modern => "pieces-modern",
    }
}

fn animation_key(animation: Animation) -> &'static str {
    match animation {
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
        Turning::Men => "turning-men",
    }
}
