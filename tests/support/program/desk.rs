//! The program with a disk in memory whose work is done when the test says so, in the order in which it was asked for.

use heksy::lessons::Game;
use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, ListJob, WindowCommand};
use heksy::app::game::saved::find;
use heksy::app::game::{GameAction, JournalCommand, JournalNews, Restored};
use heksy::app::library::club::ClubBooks;
use heksy::app::library::{
    Explorer, FileAction, LoadedGame, Opened, OpenedFile, PathPurpose, WindowNews, players,
};
use heksy::app::model::{DiskNews, Message, Mode};
use heksy::app::settings::{GameForm, NewGameForm, Player, ThreeForm, ThreeSetup};
use heksy::game;
use heksy::three::{self, Seat};

use super::Program;
use super::journals::{in_memory, write_to};
use super::memory::Memory;

/// The file of the player's own games.
pub const OWN_GAMES: &str = "/data/games.pgn";

/// The program and its disk.
pub struct Desk {
    pub program: Program,
    pub disk: Memory,
    /// The work that the disk has not done.
    pub pending: VecDeque<Command>,
    /// The thread that looks positions up.
    explorer: Explorer,
    /// The commands to the journals' thread since the start.
    journal: Vec<JournalCommand>,
    /// The dialogs of the system that are open.
    pub asked: VecDeque<PathPurpose>,
    pub has_quit: bool,
}

impl Desk {
    /// Starts the program on an empty disk.
    pub fn new() -> Desk {
        Desk::on(Memory::new())
    }

    /// Starts the program, which finds the journals of a former run.
    pub fn on(disk: Memory) -> Desk {
        let games = find(&in_memory(&disk)).games;
        let (pending, asked) = (VecDeque::new(), VecDeque::new());
        let journal = vec![JournalCommand::Find];
        let explorer = Explorer::new(Arc::new(disk.clone()), OWN_GAMES.into());
        let program = Program::new();
        let mut desk = Desk { program, disk, pending, explorer, journal, asked, has_quit: false };
        desk.send(Message::Disk(DiskNews::Journal(JournalNews::Found(games))));
        desk
    }

    pub fn send(&mut self, message: Message) {
        self.program.send(message);
        self.sort();
    }

    /// Hands what the program has asked for to those who do it.
    fn sort(&mut self) {
        for command in self.program.all.drain(..) {
            match command {
                Command::Journal(command) => self.journal.push(command),
                Command::Window(WindowCommand::AskPath { purpose, .. }) => self.asked.push_back(purpose),
                Command::Window(WindowCommand::Quit) => self.has_quit = true,
                Command::File(
                    FileJob::Open(_)
                    | FileJob::Text(..)
                    | FileJob::Players
                    | FileJob::Game(..)
                    | FileJob::Recorded(..)
                    | FileJob::Save(_)
                    | FileJob::Keep(_)
                    | FileJob::Own(_)
                    | FileJob::Change(_)
                    | FileJob::Export(_),
                )
                | Command::List(ListJob::Filter { .. } | ListJob::Preview(..) | ListJob::Club(..))
                | Command::Explore(_) => self.pending.push_back(command),
                _ => {}
            }
        }
    }

    /// Makes moves by clicks: "f5f6 e7e6".
    pub fn moves(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            match self.mode().three().map(|three| three.document().game().position().read_move(text)) {
                Some(mv) => {
                    let mv = mv.expect("a legal move");
                    self.send(Message::Board(BoardEvent::PickUp(mv.from)));
                    self.send(Message::Board(BoardEvent::Click(mv.to)));
                }
                None => self.program.mv(text),
            }
        }
        self.sort();
    }

    /// Begins a game between two people, where nothing unsaved is open.
    pub fn begin(&mut self, white: &str) {
        let mut setup = super::hotseat();
        white.clone_into(&mut setup.white.name);
        self.send(Message::Game(GameAction::New));
        self.send_answer(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(setup))));
        self.send_answer(DialogAction::StartGame);
    }

    /// Begins a game between three people, where nothing unsaved is open.
    pub fn begin_three(&mut self, white: &str) {
        let mut setup = ThreeSetup::default();
        for seat in Seat::ALL {
            setup.seats[seat].player = Player::Human;
        }
        white.clone_into(&mut setup.seats[Seat::White].name);
        self.send(Message::NewGame(Game::Three));
        self.send_answer(DialogAction::EditForm(GameForm::of_three(ThreeForm { setup, start: None })));
        self.send_answer(DialogAction::StartGame);
    }

    pub fn undo(&mut self) {
        self.send(Message::Game(GameAction::TakeBack));
    }

    pub fn redo(&mut self) {
        self.send(Message::Game(GameAction::Redo));
    }

    pub fn answer(&mut self, action: DialogAction) {
        self.send_answer(action);
        self.settle();
    }

    fn send_answer(&mut self, action: DialogAction) {
        self.send(Message::Dialog(action));
    }

    pub fn file(&mut self, action: FileAction) {
        self.send(Message::File(action));
        self.settle();
    }

    pub fn open(&mut self, path: &str) {
        self.file(FileAction::OpenPath(path.into()));
    }

    pub fn paste(&mut self, text: &str) {
        self.send(Message::Window(WindowNews::Pasted(text.to_owned())));
        self.settle();
    }

    /// Answers the dialog of the system that was opened first.
    pub fn choose(&mut self, path: &str) {
        let purpose = self.asked.pop_front().expect("a path is asked for");
        self.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.into()))));
    }

    pub fn save_as(&mut self, path: &str) {
        self.send(Message::File(FileAction::SaveAs));
        self.choose(path);
        self.settle();
    }

    /// The disk does the work that was asked for first.
    pub fn work(&mut self) {
        let news = match self.pending.pop_front() {
            Some(Command::Explore(job)) => Some(DiskNews::Explored(Box::new(self.explorer.explore(*job)))),
            Some(command) => carry_out(&self.disk, command),
            None => None,
        };
        if let Some(news) = news {
            self.send(Message::Disk(news));
        }
    }

    /// The disk does all its work.
    pub fn settle(&mut self) {
        self.sort();
        while !self.pending.is_empty() {
            self.work();
        }
    }

    /// The disk as it is left when the program is killed now.
    pub fn left_by_kill(&mut self) -> Memory {
        self.sort();
        let disk = self.disk.after_restart();
        write_to(in_memory(&disk), self.journal.iter().cloned());
        disk.after_restart()
    }

    /// Kills the program and starts it again.
    pub fn kill(&mut self) {
        *self = Desk::on(self.left_by_kill());
    }

    pub fn mode(&self) -> &Mode {
        self.program.model.mode()
    }

    /// The open game as PGN.
    pub fn text(&self) -> String {
        text_of(self.mode())
    }

    pub fn is_unsaved(&self) -> bool {
        self.mode().is_unsaved()
    }

    pub fn asks_to_save(&self) -> bool {
        matches!(self.program.dialog(), Some(Dialog::Unsaved { .. }))
    }

    /// The text of a file.
    pub fn read(&self, path: &str) -> String {
        let files = self.disk.files();
        let bytes = files.get(Path::new(path)).unwrap_or_else(|| panic!("{path} is not there"));
        String::from_utf8_lossy(bytes).into_owned()
    }
}

/// A game as PGN.
pub fn text_of(mode: &Mode) -> String {
    match mode.three() {
        Some(three) => three::pgn::write(three.document().record()),
        None => game::pgn::write(mode.document().unwrap().record()),
    }
}

/// The games of a file as PGN, one by one.
pub fn games_in(disk: &Memory, path: &Path) -> Vec<String> {
    let Ok(file) = OpenedFile::open(disk, path) else { return Vec::new() };
    let file = Arc::new(file);
    let loaded = (0..file.games.len()).filter_map(|index| file.read(index));
    let text = |game: LoadedGame| match game.document {
        Restored::Two(document) => game::pgn::write(document.record()),
        Restored::Three(document) => three::pgn::write(document.record()),
    };
    loaded.map(text).collect()
}

fn carry_out(disk: &Memory, command: Command) -> Option<DiskNews> {
    match command {
        Command::File(FileJob::Open(job)) => Some(DiskNews::FileOpened(job.ticket, job.carry_out(disk))),
        Command::File(FileJob::Text(ticket, text)) => {
            Some(DiskNews::Read(ticket, Ok(Arc::new(OpenedFile::from_text(text)).into())))
        }
        Command::File(FileJob::Game(ticket, file, index)) => {
            Some(DiskNews::Read(ticket, Ok(file.read(index)?.into())))
        }
        Command::File(FileJob::Recorded(ticket, games, index)) => {
            Some(DiskNews::Read(ticket, Ok(Opened::recorded(games, index))))
        }
        Command::List(ListJob::Club(games, shown)) => {
            Some(DiskNews::ClubCounted(Arc::new(ClubBooks::of(games.played(&shown)))))
        }
        Command::File(FileJob::Export(job)) => Some(DiskNews::Exported(job.export, job.carry_out(disk))),
        Command::File(FileJob::Save(job)) => Some(DiskNews::Saved(job.saving, job.carry_out(disk))),
        Command::File(FileJob::Own(job)) => {
            Some(DiskNews::OwnGamesRead(job.open.ticket, job.carry_out(disk, Path::new(OWN_GAMES))))
        }
        Command::File(FileJob::Change(job)) => Some(DiskNews::OwnGamesChanged(job.carry_out(disk))),
        Command::List(ListJob::Filter { games, query, progress }) => {
            Some(DiskNews::Filtered { shown: games.found_while(&query, &progress)?, progress })
        }
        Command::List(ListJob::Preview(file, index)) => {
            file.preview(index).map(|game| DiskNews::Previewed(Box::new(game)))
        }
        Command::File(FileJob::Players) => Some(DiskNews::Players(players(disk, Path::new(OWN_GAMES)))),
        Command::File(FileJob::Keep(job)) => {
            Some(DiskNews::GameKept(job.saving, job.carry_out(disk, Path::new(OWN_GAMES))))
        }
        _ => None,
    }
}
