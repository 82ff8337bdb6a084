//! The program without its window: messages in, commands out, time told by the test, the engine played by hand.
#![allow(dead_code, reason = "each test file uses some of it")]

pub mod desk;
pub mod journals;
pub mod meeting;
pub mod memory;
pub mod running;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, WindowCommand};
use heksy::app::engines::{EngineNews, SearchCommand, SearchTicket};
use heksy::app::game::saved::{Found, SavedJournal, read};
use heksy::app::game::{Document, GameAction, JournalCommand, JournalId, JournalNews};
use heksy::app::library::{Collection, FileAction, OpenTicket, Opened, PathPurpose, WindowNews};
use heksy::app::model::{DiskNews, Message, Model};
use heksy::app::play::StudyAction;
use heksy::app::settings::{
    ClockForm, ClockKind, GameForm, NewGameForm, Player, Seat, Settings, Setup, StartFrom,
};
use heksy::app::text::words;
use heksy::app::update;
use heksy::engine::{Level, SearchRequest};
use heksy::game::{Game, Move, Position, Variant};
use heksy::hex::Cell;
use heksy::sides::{Color, Outcome};

/// The answer of the system's dialog that asked where to save the open game.
pub fn save_in(model: &Model, path: impl Into<PathBuf>) -> Message {
    Message::Window(WindowNews::PathChosen(PathPurpose::Save(model.game_id()), Some(path.into())))
}

/// The program, and what it has asked for.
pub struct Program {
    pub model: Model,
    pub now: Duration,
    /// The commands of the last message.
    pub last: Vec<Command>,
    /// All commands.
    pub all: Vec<Command>,
    /// The lines of the open game's journal.
    pub journal: Vec<u8>,
    journal_id: Option<JournalId>,
    /// The journals of the games that were open before, by game.
    resting: BTreeMap<String, (Option<JournalId>, Vec<u8>)>,
}

impl Program {
    /// The program at its start.
    pub fn new() -> Program {
        Program::with(Settings::default())
    }

    pub fn with(settings: Settings) -> Program {
        let model = Model::new(settings);
        let (last, all, journal) = (Vec::new(), Vec::new(), Vec::new());
        let resting = BTreeMap::new();
        Program { model, now: secs(1000), last, all, journal, journal_id: None, resting }
    }

    /// Two people, no clock.
    pub fn hotseat() -> Program {
        let mut program = Program::new();
        program.start(hotseat());
        program
    }

    /// A game with this set-up, begun through the dialog.
    pub fn start(&mut self, setup: Setup) {
        self.start_form(NewGameForm::new(setup));
    }

    pub fn start_fen(&mut self, setup: Setup, fen: &str) {
        self.start_form(NewGameForm { start: StartFrom::Fen(fen.to_owned()), ..NewGameForm::new(setup) });
    }

    /// The game in the journal, if anything would be missed.
    pub fn kept(&self) -> Option<SavedJournal> {
        match read(Path::new("a.journal"), &self.journal) {
            Found::Game(game) => Some(*game),
            Found::Nothing => None,
            Found::Unreadable => panic!("the journal cannot be read"),
        }
    }

    /// The program with these settings after it was killed and started again.
    pub fn killed(&self, settings: Settings) -> Program {
        let mut again = Program::with(settings);
        let game = self.kept().expect("a game was found");
        again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![game]))));
        again.answer(DialogAction::Continue);
        again
    }

    pub fn start_form(&mut self, form: NewGameForm) {
        self.send(Message::Game(GameAction::New));
        self.answer(DialogAction::EditForm(GameForm::of_two(form)));
        self.answer(DialogAction::StartGame);
        if matches!(self.dialog(), Some(Dialog::Unsaved { .. })) {
            self.answer(DialogAction::Discard);
        }
        assert!(self.dialog().is_none(), "{:?}", self.dialog());
    }

    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) -> &[Command] {
        self.send(Message::set(self.model.settings(), change))
    }

    pub fn send(&mut self, message: Message) -> &[Command] {
        let before = self.model.game_id();
        self.last = update(&mut self.model, message, self.now);
        if self.model.game_id() != before {
            self.change_journal(&format!("{before:?}"));
        }
        for command in &self.last {
            let Command::Journal(command) = command else { continue };
            match command {
                JournalCommand::Resume(id, ..) => self.journal_id = Some(*id),
                JournalCommand::Write { id, game, .. } => {
                    let line = game.to_line().unwrap().into_bytes();
                    match self.resting.values_mut().find(|(resting, _)| *resting == Some(*id)) {
                        Some((_, journal)) => journal.extend(line),
                        None if self.journal_id == Some(*id) => self.journal.extend(line),
                        None => (self.journal_id, self.journal) = (Some(*id), line),
                    }
                }
                JournalCommand::Remove(id) if self.journal_id == Some(*id) => self.journal.clear(),
                _ => {}
            }
        }
        self.all.extend(self.last.iter().cloned());
        &self.last
    }

    /// Another game is open: its journal, if it has one, takes the place of that of the game before.
    fn change_journal(&mut self, before: &str) {
        let old = (self.journal_id.take(), std::mem::take(&mut self.journal));
        self.resting.insert(before.to_owned(), old);
        if let Some(new) = self.resting.remove(&format!("{:?}", self.model.game_id())) {
            (self.journal_id, self.journal) = new;
        }
    }

    /// The ticket of a game or a text that is being read.
    pub fn reading(&mut self) -> OpenTicket {
        self.send(Message::File(FileAction::OpenRecorded(Collection::Tournaments, None)));
        let job = self.last.iter().find_map(|command| match command {
            Command::File(FileJob::Recorded(ticket, ..)) => Some(*ticket),
            _ => None,
        });
        job.expect("it is read")
    }

    /// A game or a text was read.
    pub fn read(&mut self, opened: impl Into<Opened>) -> &[Command] {
        let ticket = self.reading();
        self.send(Message::Disk(DiskNews::Read(ticket, Ok(opened.into()))))
    }

    pub fn answer(&mut self, action: DialogAction) -> &[Command] {
        self.send(Message::Dialog(action))
    }

    pub fn game(&mut self, action: GameAction) -> &[Command] {
        self.send(Message::Game(action))
    }

    /// Lets time pass, looking at it ten times a second as the window does while a clock runs.
    pub fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        while self.now < until {
            self.now = (self.now + Duration::from_millis(100)).min(until);
            self.send(Message::Tick);
        }
    }

    /// Presses a cell, by its name in the game being played, as the board widget would.
    pub fn click(&mut self, name: &str) {
        let cell = cell_of(self.position().variant(), name);
        let view = self.model.board_view();
        let is_new = view.movable.contains(cell) && view.selected != Some(cell);
        let event = if is_new { BoardEvent::PickUp(cell) } else { BoardEvent::Click(cell) };
        self.send(Message::Board(event));
    }

    /// Makes a move by clicking its two cells, and its promotion in the picker: "f5f7", "f10f11q".
    pub fn mv(&mut self, text: &str) {
        let position = self.position();
        let mv = legal(&position, text);
        for cell in [mv.from(), mv.to()] {
            self.click(&position.variant().cell_name(cell));
        }
        if let Some(role) = mv.promotion() {
            self.send(Message::Board(BoardEvent::Promote(role)));
        }
    }

    pub fn moves(&mut self, texts: &str) {
        for text in texts.split_whitespace() {
            self.mv(text);
        }
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        self.send(Message::Board(BoardEvent::PickUp(cell(from))));
        self.send(Message::Board(BoardEvent::Drop { from: cell(from), to: cell(to) }));
    }

    /// The search asked for last, if it has not been overtaken.
    pub fn search(&self) -> Option<(SearchTicket, &SearchRequest)> {
        self.all.iter().rev().find_map(|command| match command {
            Command::Search(SearchCommand::Go { ticket, request, .. }) => Some((*ticket, request.as_ref())),
            _ => None,
        })
    }

    /// The engine answers the last search, and time passes until its piece has moved.
    pub fn engine_plays(&mut self, text: &str) {
        let (ticket, request) = self.search().expect("a search was asked for");
        let mv = legal(&request.start.after(&request.moves), text);
        self.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        self.wait(Duration::from_millis(500));
    }

    /// The open game of two.
    pub fn document(&self) -> &Document {
        self.model.document().expect("a game of two is open")
    }

    pub fn position(&self) -> Position {
        *self.document().position()
    }

    pub fn dialog(&self) -> Option<&Dialog> {
        self.model.dialog()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.document().outcome()
    }

    pub fn game_played(&self) -> &Game {
        self.model.play().expect("a game is being played").game()
    }

    /// Moves of the game being played, or of the main line.
    pub fn plies(&self) -> usize {
        let played = self.model.play().map(|play| play.game().plies());
        played.unwrap_or_else(|| self.document().record().tree.mainline().count())
    }

    pub fn toasts(&self) -> Vec<String> {
        self.model.toasts().map(|toast| toast.text.to_string()).collect()
    }

    /// The problem in the open dialog.
    /// The texts that a screen reader has heard of late.
    pub fn said(&self) -> Vec<String> {
        self.model.announcements().iter().map(|said| said.text.to_string()).collect()
    }

    pub fn problem(&self) -> String {
        match self.dialog() {
            Some(Dialog::Problem { text, .. }) => text.to_string(),
            other => panic!("{other:?}"),
        }
    }

    /// The text of both clocks, White's first.
    pub fn clocks(&self) -> [String; 2] {
        [Color::White, Color::Black].map(|color| {
            self.model.corner(color, self.now).unwrap().clock.map_or_else(String::new, |face| face.text())
        })
    }

    pub fn move_list(&self) -> String {
        use heksy::app::game::MoveItem;
        let text = |item: &MoveItem| match item {
            MoveItem::Move(mv) if mv.shows_number => {
                format!("{}{}{}", mv.number, if mv.color == Color::White { "." } else { "..." }, mv.text)
            }
            MoveItem::Move(mv) => mv.text.to_string(),
            MoveItem::Comment { text, .. } => format!("{{{text}}}"),
            MoveItem::Unread { text, .. } => format!("{{{}}}", words::unread(text)),
            MoveItem::Draft { .. } => "{…}".to_owned(),
            MoveItem::Open { .. } => "(".to_owned(),
            MoveItem::Fold(fold) => (if fold.is_open { "-" } else { "+" }).to_owned(),
            MoveItem::Close { .. } => ")".to_owned(),
            MoveItem::Result(text) => text.clone(),
        };
        self.document().moves().items().map(text).collect::<Vec<_>>().join(" ")
    }

    /// Asks for all that an engine may find for a player: analysis, threat and report.
    pub fn ask_for_help(&mut self) {
        for action in [StudyAction::Analyse, StudyAction::Threat, StudyAction::Report] {
            self.send(Message::Study(action));
        }
    }

    /// Number of searches up to now; those of a report count as one.
    pub fn searches(&self) -> usize {
        let is_search = |command: &&Command| {
            matches!(command, Command::Search(SearchCommand::Go { .. } | SearchCommand::GoAll { .. }))
        };
        self.all.iter().filter(is_search).count()
    }

    /// The commands to the window by the last message.
    pub fn window(&self) -> Vec<&WindowCommand> {
        self.last
            .iter()
            .filter_map(|command| match command {
                Command::Window(command) => Some(command),
                _ => None,
            })
            .collect()
    }
}

pub fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

pub fn cell(name: &str) -> Cell {
    cell_of(Variant::Glinski, name)
}

pub fn cell_of(variant: Variant, name: &str) -> Cell {
    variant.parse_cell(name).unwrap_or_else(|| panic!("{name} is no cell"))
}

pub fn legal(position: &Position, text: &str) -> Move {
    let moves = position.legal_moves();
    let found = moves.iter().copied().find(|&mv| position.coordinates(mv) == text);
    found.unwrap_or_else(|| panic!("{text} is not legal in {}", position.to_fen()))
}

pub fn human(name: &str) -> Seat {
    Seat { name: name.to_owned(), player: Player::Human }
}

pub fn computer(level: Level) -> Seat {
    Seat { name: String::new(), player: Player::Computer(level) }
}

/// Anna and Piotr at one board, no clock.
pub fn hotseat() -> Setup {
    let clock = ClockForm { kind: ClockKind::None, ..ClockForm::default() };
    Setup { white: human("Anna"), black: human("Piotr"), clock, ..Setup::default() }
}

/// The same with a clock: seconds for the game, and for each move.
pub fn timed(base: u32, increment: u32) -> Setup {
    let kind = if increment > 0 { ClockKind::Fischer } else { ClockKind::SuddenDeath };
    Setup { clock: ClockForm { kind, base, increment, ..ClockForm::default() }, ..hotseat() }
}

/// Anna with White against the computer.
pub fn against_computer() -> Setup {
    Setup { black: computer(Level::DEFAULT), ..hotseat() }
}
