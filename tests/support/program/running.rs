//! The program with all that carries out its commands, but without its window.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use heksy::app::context::{Command, DialogAction, WindowCommand};
use heksy::app::engines::Machine;
use heksy::app::game::{GameAction, MoveItem};
use heksy::app::library::FileAction;
use heksy::app::model::{Message, Model};
use heksy::app::settings::{GameForm, NewGameForm, Settings, file};
use heksy::app::update::{Executor, update};
use heksy::disk::{Disk, FileSystem, Places};

/// The whole program but its window.
pub struct Running {
    pub model: Model,
    pub executor: Executor,
    started: Instant,
    pub window: Vec<WindowCommand>,
}

impl Running {
    pub fn start(folder: &Path) -> Running {
        Running::start_on(Arc::new(Disk), folder)
    }

    pub fn start_on(files: Arc<dyn FileSystem>, folder: &Path) -> Running {
        let places = Places::under(folder);
        let loaded = file::load(files.as_ref(), &places.settings);
        let mut running = Running {
            executor: Executor::new(&places, files, &loaded.settings, || {}),
            model: Model::new(loaded.settings),
            started: Instant::now(),
            window: Vec::new(),
        };
        running.send(Message::Started { file: None, machine: Machine::UNKNOWN });
        running
    }

    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        self.send(Message::set(self.model.settings(), change));
    }

    pub fn send(&mut self, message: Message) {
        for command in update(&mut self.model, message, self.started.elapsed()) {
            self.run(command);
        }
    }

    pub fn run(&mut self, command: Command) {
        let asked = self.executor.run(command);
        // Sounds come with everything.
        self.window.extend(asked.filter(|asked| !matches!(asked, WindowCommand::Play { .. })));
    }

    /// Waits for something to come true, as the window does: fetching news, telling the time.
    pub fn until(&mut self, what: &str, is_true: impl Fn(&Running) -> bool) {
        let begun = Instant::now();
        while !is_true(self) {
            assert!(begun.elapsed() < Duration::from_mins(1), "waited in vain: {what}");
            std::thread::sleep(Duration::from_millis(2));
            for message in self.executor.messages() {
                self.send(message);
            }
            self.send(Message::Tick);
        }
    }

    /// Ends the program; all that was handed over is on the disk then.
    pub fn quit(mut self) {
        self.send(Message::File(FileAction::Quit));
        assert_eq!(self.window, [WindowCommand::Quit]);
    }

    pub fn plies(&self) -> usize {
        self.model.document().unwrap().record().tree.mainline().count()
    }

    pub fn play(&mut self, from: &str, to: &str) {
        use heksy::app::board::BoardEvent;
        self.send(Message::Board(BoardEvent::PickUp(super::cell(from))));
        self.send(Message::Board(BoardEvent::Click(super::cell(to))));
    }

    pub fn new_game(&mut self, setup: heksy::app::settings::Setup) {
        self.send(Message::Game(GameAction::New));
        self.send(Message::Dialog(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(setup)))));
        self.send(Message::Dialog(DialogAction::StartGame));
    }

    pub fn moves(&self) -> Vec<String> {
        let texts = self.model.document().unwrap().moves().items().filter_map(|item| match item {
            MoveItem::Move(mv) => Some(mv.text.to_string()),
            _ => None,
        });
        texts.collect()
    }
}
