//! The sounds as a person at the window hears and sets them.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use heksy::disk::{Disk, Places};
use heksy::gui::sound::{Mixer, Output, Player};
use heksy::gui::{Options, Services, Shell};

use super::table::{HOTSEAT, Table};

/// Something that takes other threads never takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

/// An output that tells how loud it was.
struct Ear {
    mixer: Mixer,
    heard: Sender<f32>,
}

impl Output for Ear {
    fn start(&mut self) -> bool {
        let mut out = vec![0.0; 44_100];
        self.mixer.fill(&mut out);
        let _ = self.heard.send(out.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs())));
        true
    }

    fn stop(&mut self) {}
}

/// A window whose sounds are listened to.
fn listening() -> (Table, Receiver<f32>) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
    let (heard, peaks) = channel();
    let open = move |mixer| Some(Box::new(Ear { mixer, heard: heard.clone() }) as Box<dyn Output>);
    let services = Services {
        sounds: Player::start(open),
        ..Services::new(Places::under(folder.path()), Arc::new(Disk))
    };
    let builder = Harness::builder().with_size(vec2(1280.0, 800.0)).with_max_steps(60);
    let harness = builder.build_eframe(|cc| Shell::new(&cc.egui_ctx, services, Options::default()));
    let mut table = Table { harness, folder, textures: crate::pictures::Textures::default() };
    table.run();
    (table, peaks)
}

#[test]
fn a_move_at_the_window_is_heard() {
    let (mut table, peaks) = listening();
    table.play("f5, white pawn", "f6, empty");
    let heard = peaks.recv_timeout(PATIENCE).expect("a sound");
    assert!(heard > 0.1 && heard <= 0.5, "{heard}");
}

#[test]
fn a_key_and_a_menu_item_mute_sounds_and_a_message_confirms() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::M);
    assert!(table.has("Sounds muted.") && table.harness.state().model().settings().muted);
    table.menu("View", "Unmute sounds");
    assert!(table.has("Sounds on.") && !table.harness.state().model().settings().muted);
    table.press("View");
    assert!(table.has("Mute sounds"));
}

#[test]
fn the_volume_is_set_by_a_slider_and_muted_by_a_box() {
    let mut table = Table::with(HOTSEAT, vec2(900.0, 650.0), None);
    table.keys(Modifiers::COMMAND, Key::Comma).settings_page("Sound");
    let slider =
        |table: &Table| table.harness.get_by_role_and_label(egui::accesskit::Role::Slider, "Volume").rect();
    let place = slider(&table);
    table.click_at(place.left_center() + vec2(4.0, 0.0));
    let volume = |table: &Table| table.harness.state().model().settings().volume;
    assert!(volume(&table) < 10, "{}", volume(&table));
    table.click("Mute sounds");
    assert!(table.harness.state().model().settings().muted);
}

/// The eye sees what the ear hears of a refused move.
#[test]
fn a_refused_move_is_framed_and_explained() {
    let mut table = Table::new();
    table.drag("f5, white pawn", "f11, black bishop");
    assert!(table.has_text("Illegal move"));
    assert!(table.harness.state().model().board_view().refused.is_some());
}
