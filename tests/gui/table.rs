//! A window in a folder of its own, and hands to use it with.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::App;
use egui::accesskit::{Live, Role};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::library::{FileAction, PathPurpose};
use heksy::app::model::Message;
use heksy::app::text::tr;
use heksy::disk::{Disk, FileSystem, Places};
use heksy::gui::{Options, Services, Shell, Stopwatch};
use tempfile::TempDir;

use super::pictures::Textures;

/// Two people without a clock, and nothing that slides.
pub const HOTSEAT: &str =
    r#"{"animation":"off","setup":{"black":{"name":"","player":"human"},"clock":{"kind":"none"}}}"#;

/// Something that takes other threads never takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

/// A machine that stands still for longer does not take messages away before they are read.
const LONGEST_PAUSE: Duration = Duration::from_millis(50);

/// A window, and the folder that holds all it keeps.
pub struct Table {
    pub harness: Harness<'static, Shell>,
    pub folder: TempDir,
    pub textures: Textures,
}

/// Copies all that is in a folder.
fn copy_all(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).expect("it can be listed") {
        let from = entry.expect("it can be listed").path();
        let to = to.join(from.file_name().expect("it has a name"));
        if from.is_dir() {
            std::fs::create_dir(&to).expect("a folder");
            copy_all(&from, &to);
        } else {
            let copied = std::fs::copy(&from, &to);
            // The new file of a replacement is renamed at any time.
            let is_gone = copied.as_ref().is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound);
            assert!(copied.is_ok() || is_gone, "{}: {copied:?}", from.display());
        }
    }
}

impl Table {
    /// Two people at a fresh board.
    pub fn new() -> Self {
        Self::with(HOTSEAT, vec2(1280.0, 800.0), None)
    }

    /// A window of this size with these settings, and with a file to open.
    pub fn with(settings: &str, size: Vec2, file: Option<&Path>) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("settings.json"), settings).expect("settings");
        Self::in_folder(folder, size, file)
    }

    /// A window that finds what another one has left in its folder.
    pub fn in_folder(folder: TempDir, size: Vec2, file: Option<&Path>) -> Self {
        let place = folder.path().to_owned();
        Self::beginning(Arc::new(Disk), folder, &place, size, file)
    }

    /// A window that keeps all it has in a folder of this disk.
    pub fn on(disk: Arc<dyn FileSystem>, place: &Path, size: Vec2) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        Self::beginning(disk, folder, place, size, None)
    }

    fn beginning(
        disk: Arc<dyn FileSystem>,
        folder: TempDir,
        place: &Path,
        size: Vec2,
        file: Option<&Path>,
    ) -> Self {
        let services = Services {
            stopwatch: Stopwatch::with_pauses_up_to(LONGEST_PAUSE),
            ..Services::new(Places::under(place), disk)
        };
        let options = Options { file: file.map(Path::to_owned), language: None };
        let textures = Textures::default();
        let builder = Harness::builder().with_size(size).with_max_steps(60).renderer(textures.clone());
        let harness = builder.build_eframe(|cc| Shell::new(&cc.egui_ctx, services, options));
        let mut table = Self { harness, folder, textures };
        table.run();
        table
    }

    /// Ends the program as a kill would, when the journal's writer has acknowledged all that happened. Gives a folder
    /// with what lay on the disk at that instant, without anything the program does while it ends.
    pub fn kill(mut self) -> TempDir {
        self.wait_until(|table| table.harness.state().model().is_written_down());
        if cfg!(windows) {
            // There nobody may read a journal that is in use: the program ends in order.
            let Self { harness, folder, .. } = self;
            drop(harness);
            return folder;
        }
        let left = tempfile::tempdir().expect("a temporary folder");
        copy_all(self.folder.path(), left.path());
        left
    }

    pub fn journals(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(Places::under(self.folder.path()).journals);
        entries.into_iter().flatten().map(|entry| entry.expect("it can be listed").path()).collect()
    }

    pub fn run(&mut self) {
        self.harness.run();
    }

    /// Clicks what has this name.
    pub fn click(&mut self, name: &str) -> &mut Self {
        self.harness.get_by_label(name).click();
        self.run();
        self
    }

    /// Clicks the button of this name, where other things have that name too.
    #[track_caller]
    pub fn press(&mut self, name: &str) -> &mut Self {
        let is_pressed = |role| matches!(role, Role::Button | Role::RadioButton | Role::MenuItem);
        let mut buttons =
            self.harness.query_all_by_label(name).filter(|node| is_pressed(node.accesskit_node().role()));
        let button = buttons.next().unwrap_or_else(|| panic!("no {name:?}: {:?}", self.names()));
        assert!(buttons.next().is_none(), "there is more than one {name:?}");
        button.click();
        drop(buttons);
        self.run();
        self
    }

    /// Scrolls to what has this name and clicks it.
    pub fn reach(&mut self, name: &str) -> &mut Self {
        self.harness.get_by_label(name).scroll_to_me();
        self.run();
        self.click(name)
    }

    /// Unfolds the rare choices of a new game.
    pub fn more(&mut self) -> &mut Self {
        self.harness.get_by_label_contains("More: ").scroll_to_me();
        self.run();
        self.harness.get_by_label_contains("More: ").click();
        self.run();
        self
    }

    /// Presses the button of this name as a screen reader does: without a pointer, wherever the button is.
    #[track_caller]
    pub fn act(&mut self, name: &str) {
        let nodes = self.harness.query_all_by(|node| {
            matches!(
                node.role(),
                Role::Button | Role::RadioButton | Role::MenuItem | Role::Tab | Role::ListItem
            ) && node.label().as_deref() == Some(name)
        });
        nodes.last().unwrap_or_else(|| panic!("{name:?} in {:?}", self.names())).click_accesskit();
        self.run();
    }

    /// Scrolls to the list of this name, opens it, and chooses one of its entries.
    pub fn choose(&mut self, list: &str, choice: &str) -> &mut Self {
        self.list(list).scroll_to_me();
        self.run();
        self.list(list).click();
        // In its first pictures a list scrolls to what is chosen.
        self.harness.run_steps(8);
        self.harness.get_by_label(choice).scroll_to_me();
        self.run();
        self.click(choice)
    }

    /// The list of this name, whatever is chosen in it.
    pub fn list(&self, name: &str) -> egui_kittest::Node<'_> {
        let mut lists = self.harness.query_all_by_role(Role::ComboBox);
        let is_meant = |label: String| label.starts_with(&format!("{name}: ")) || label == name;
        lists.find(|list| list.accesskit_node().label().is_some_and(is_meant)).expect("a list")
    }

    /// Opens a menu and clicks one of its items, or presses the tab or the icon that has its place in a wide window.
    pub fn menu(&mut self, menu: &str, item: &str) -> &mut Self {
        let tab = self.harness.query_by_role_and_label(Role::Tab, item).map(|tab| tab.click());
        if tab.is_some() {
            self.run();
            return self;
        }
        if item != "Settings…" || self.harness.query_by_role_and_label(Role::Button, item).is_none() {
            self.press(menu);
            // In a low window the menu scrolls.
            self.harness.get_by_role_and_label(Role::MenuItem, item).scroll_to_me();
            self.run();
            self.harness.get_by_role_and_label(Role::MenuItem, item).click();
        } else {
            self.harness.get_by_role_and_label(Role::Button, item).click();
        }
        self.run();
        self
    }

    /// Chooses a page of the open settings: by its tab or, in a narrow or low window, in the list of pages.
    pub fn settings_page(&mut self, page: &str) -> &mut Self {
        let list = format!("{}: ", tr("settings-title"));
        let is_list = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(&list))
        };
        let list = self.harness.query_all_by_role(Role::ComboBox).find(is_list);
        if let Some(list) = list {
            list.click();
            self.harness.run_steps(8);
            // The list is in front of all that may be called so, too.
            self.harness.query_all_by_label(page).last().expect("a page").scroll_to_me();
            self.run();
            self.harness.query_all_by_label(page).last().expect("a page").click();
        } else {
            self.harness.query_all_by_role_and_label(Role::Tab, page).last().expect("a page").click();
        }
        self.run();
        self
    }

    /// Opens the field for a path, as *Open…* and *Save as…* do where the system has no dialogs.
    pub fn ask_path(&mut self, purpose: PathPurpose) -> &mut Self {
        let ctx = self.harness.ctx.clone();
        self.harness.state_mut().send(&ctx, Message::File(FileAction::TypePath(purpose)));
        self.run();
        self
    }

    /// Clicks a piece and then the cell it goes to: "f5, white pawn", "f6, empty".
    pub fn play(&mut self, piece: &str, target: &str) -> &mut Self {
        self.click(piece).click(target)
    }

    /// Clicks a cell, whatever stands there and whatever that is called.
    pub fn click_cell(&mut self, cell: &str) -> &mut Self {
        let start = format!("{cell},");
        self.harness.query_all_by_label_contains(&start).next().expect("a cell").click();
        self.run();
        self
    }

    /// Drags a piece to another cell.
    pub fn drag(&mut self, piece: &str, target: &str) -> &mut Self {
        let [from, to] = [piece, target].map(|name| self.harness.get_by_label(name).rect().center());
        self.drag_from(from, to)
    }

    /// Drags from one place of the window to another.
    pub fn drag_from(&mut self, from: Pos2, to: Pos2) -> &mut Self {
        self.pointer([
            Event::PointerMoved(from),
            button(from, true),
            Event::PointerMoved(to),
            button(to, false),
        ])
    }

    /// Draws an arrow with the second button; from a cell to itself a circle.
    pub fn draw(&mut self, from: &str, to: &str, modifiers: Modifiers) -> &mut Self {
        let [from, to] = [from, to].map(|name| self.harness.get_by_label(name).rect().center());
        let press =
            |pos, pressed| Event::PointerButton { pos, button: PointerButton::Secondary, pressed, modifiers };
        self.pointer([
            Event::ModifiersChanged(modifiers),
            Event::PointerMoved(from),
            press(from, true),
            Event::PointerMoved(to),
            press(to, false),
            Event::ModifiersChanged(Modifiers::NONE),
        ])
    }

    /// Clicks a place of the window, whatever is there.
    pub fn click_at(&mut self, place: Pos2) -> &mut Self {
        // A picture for each, and no more: a button that is held for most of a second is not clicked.
        for event in [Event::PointerMoved(place), button(place, true)] {
            self.harness.event(event);
            self.harness.step();
        }
        self.pointer([button(place, false)])
    }

    /// Each event in a picture of its own.
    fn pointer(&mut self, events: impl IntoIterator<Item = Event>) -> &mut Self {
        for event in events {
            self.harness.event(event);
            self.run();
        }
        self
    }

    pub fn key(&mut self, key: Key) -> &mut Self {
        self.keys(Modifiers::NONE, key)
    }

    pub fn keys(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
        self.harness.key_press_modifiers(modifiers, key);
        self.run();
        self
    }

    /// Hands over events that have all come before the next picture, as the window does.
    pub fn at_once(&mut self, mut events: Vec<Event>) -> &mut Self {
        loop {
            let ctx = self.harness.ctx.clone();
            let mut input = std::mem::take(self.harness.input_mut());
            input.events = std::mem::take(&mut events);
            self.harness.state_mut().raw_input_hook(&ctx, &mut input);
            let is_empty = input.events.is_empty();
            *self.harness.input_mut() = input;
            self.harness.step();
            if is_empty {
                self.run();
                return self;
            }
        }
    }

    /// Types into the field of this name.
    pub fn type_into(&mut self, field: &str, text: &str) -> &mut Self {
        self.harness.get_by_role_and_label(Role::TextInput, field).focus();
        self.run();
        self.harness.event(Event::Text(text.to_owned()));
        self.run();
        self
    }

    pub fn has(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    pub fn has_text(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Whether this text is seen: a text that was only spoken stays for a while.
    pub fn shows(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).any(|node| node.accesskit_node().role() != Role::Alert)
    }

    /// All that a screen reader speaks by itself at this moment.
    pub fn said(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|node| node.live() != Live::Off);
        let texts = nodes.filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()));
        texts.filter(|text| !text.is_empty()).collect()
    }

    /// Whether a screen reader speaks these words, alone or among others.
    pub fn hears(&self, words: &str) -> bool {
        let ends = |rest: &str| rest.is_empty() || rest.starts_with(". ") || words.ends_with(['.', ' ']);
        let is_there = |text: &String| {
            text.match_indices(words).any(|(start, found)| {
                let begins = start == 0 || words.starts_with(' ') || text[..start].ends_with(' ');
                begins && ends(&text[start + found.len()..])
            })
        };
        self.said().iter().any(is_there)
    }

    /// The name of what has the focus, as a screen reader sees it; without any it is the window.
    pub fn focused(&self) -> String {
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is not general enough")]
        let Some(focused) = self.harness.query_all_by(|node| node.is_focused()).next() else {
            return "nothing".to_owned();
        };
        let node = focused.accesskit_node();
        node.label().unwrap_or_else(|| format!("a nameless {:?} at {:?}", node.role(), focused.rect()))
    }

    /// Waits for what other threads bring.
    pub fn wait_for(&mut self, name: &str) -> &mut Self {
        self.wait_until(|table| table.has_text(name))
    }

    pub fn wait_until(&mut self, is_so: impl Fn(&Self) -> bool) -> &mut Self {
        let started = Instant::now();
        while !is_so(self) {
            assert!(started.elapsed() < PATIENCE, "it did not come; there is: {:?}", self.names());
            std::thread::sleep(Duration::from_millis(5));
            self.run();
        }
        self
    }

    /// The names of all there is, for messages of failed tests.
    pub fn names(&self) -> Vec<String> {
        let nodes = self.harness.query_all_by(|_| true);
        let labels = nodes.filter_map(|node| node.accesskit_node().label().or(node.value()));
        labels.filter(|label| !label.ends_with(", empty")).collect()
    }

    /// The position on the board as FEN.
    pub fn fen(&self) -> String {
        self.harness.state().model().document().unwrap().current().position.to_fen()
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}
