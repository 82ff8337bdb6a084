//! Anything in any order in the whole program but its window: what is in the journal is the game, at any moment.
//!
//! `HEKSY_FUZZ=10 cargo test --test app operations` does ten times as much.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::compare::assert_same_record;
use fastrand::Rng;
use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, PlayOn};
use heksy::app::game::saved::{Found, SavedJournal, read};
use heksy::app::game::{AnnotateAction, Document, EditAction, GameAction, JournalNews, ReplayAction, TagRow};
use heksy::app::library::{FileAction, OpenedFile};
use heksy::app::model::{DiskNews, Message};
use heksy::app::play::{Play, StudyAction};
use heksy::app::settings::{ClockForm, ClockKind, GameForm, NewGameForm, Setup, StartFrom};
use heksy::disk::Disk;
use heksy::game::pgn::{read_game, write};
use heksy::game::{Comment, Game, Move, Nag, NodeId, Position, Shape, ShapeColor, Variant};
use heksy::sides::Points;

use crate::program::Program;

/// Games, and operations on each of them.
const GAMES: u64 = 80;
const OPERATIONS: usize = 100;

/// Games with time controls that cannot be chosen at the start of a game yet.
const FILES: [&str; 6] = [
    "[HexClock \"byoyomi 20 10x5\"]\n\n1. f6 e6 *\n",
    "[HexClock \"delay 60 5 / *60\"]\n[HexFirstMoves \"free\"]\n\n1. f6 *\n",
    "[TimeControl \"2/60:3/30\"]\n\n1. f6 {[%clk 0:00:50]} e6 {[%clk 0:00:40]} (1... d6 {plan}) 2. g5 *\n",
    "[Variant \"Shafran\"]\n[TimeControl \"*90\"]\n\n1. e5 *\n",
    "[Variant \"HexCheckers\"]\n[HexClock \"bronstein 60 4\"]\n\n1. 25-26 85-84 *\n",
    "[Variant \"McCooey\"]\n[TimeControl \"60\"]\n\n1. f5 {[%clk 0:00:00]} f7 2. d3 {White resigns.} 0-1\n",
];

struct Table {
    seed: u64,
    program: Program,
    rng: Rng,
    folder: tempfile::TempDir,
    log: Vec<&'static str>,
    crashes: usize,
}

impl Table {
    fn new(seed: u64) -> Table {
        let mut table = Table {
            seed,
            program: Program::new(),
            rng: Rng::with_seed(seed),
            folder: tempfile::tempdir().expect("a folder"),
            log: Vec::new(),
            crashes: 0,
        };
        table.new_game();
        table
    }

    fn document(&self) -> &Document {
        self.program.document()
    }

    fn operate(&mut self) -> &'static str {
        if self.rng.bool() {
            let wait = Duration::from_nanos(self.rng.u64(..3_000_000_000));
            self.tick(wait);
        }
        match self.rng.u8(..100) {
            0..40 => self.play(),
            40..50 => self.game(GameAction::TakeBack, "take back"),
            50..60 => self.game(GameAction::Redo, "redo"),
            60..63 => self.game(GameAction::Resign, "resign"),
            63..67 => self.game(GameAction::OfferDraw, "offer a draw"),
            67..69 => self.game(GameAction::ClaimDraw, "claim"),
            69..75 => self.game(GameAction::PauseOrResume, "pause or resume"),
            75..81 | 89 => self.replay(),
            81..84 => self.variation(),
            84..86 => self.annotate(),
            86..88 => self.edit(),
            88 => self.game(GameAction::Study, "study"),
            90..91 => {
                self.tick(Duration::from_secs(70));
                "long wait"
            }
            91..94 => self.save(),
            94..95 => self.load(),
            95..96 => {
                self.new_game();
                "new game"
            }
            _ => self.crash(),
        }
    }

    fn tick(&mut self, time: Duration) {
        self.program.now += time;
        self.program.send(Message::Tick);
        // The dialog about the end of a game comes after a look at it.
        self.program.answer(DialogAction::Cancel);
    }

    fn new_game(&mut self) {
        let kinds = ClockKind::ALL;
        let clock = ClockForm {
            kind: kinds[self.rng.usize(..kinds.len())],
            base: 60,
            increment: 5,
            free_first_moves: self.rng.bool(),
            ..ClockForm::default()
        };
        let other = ClockForm { kind: kinds[self.rng.usize(..kinds.len())], ..clock.clone() };
        let black_clock = (self.rng.u8(..4) == 0).then_some(other);
        let mut setup = Setup { clock, black_clock, ..crate::program::hotseat() };
        setup.choose(Variant::ALL[self.rng.usize(..4)]);
        setup.repetition_automatic = self.rng.bool();
        setup.fifty_automatic = self.rng.bool();
        setup.total_ban = self.rng.bool();
        let mut form = NewGameForm::new(setup);
        let (start, moves) = self.line_to_cursor();
        if self.rng.u8(..4) == 0 && start.variant() == form.setup.variant() && !start.total_ban() {
            form.start = StartFrom::Moves { start: Box::new(start), moves };
        }
        self.program.game(GameAction::New);
        self.program.answer(DialogAction::EditForm(GameForm::of_two(form)));
        self.program.answer(DialogAction::StartGame);
        self.answer_dialogs(&DialogAction::Discard);
    }

    /// Answers whatever is asked, until nothing is.
    fn answer_dialogs(&mut self, answer: &DialogAction) {
        for _ in 0..4 {
            if self.program.dialog().is_none() {
                return;
            }
            self.program.answer(answer.clone());
        }
        self.program.answer(DialogAction::Cancel);
    }

    fn game(&mut self, action: GameAction, what: &'static str) -> &'static str {
        let can = self.press(action);
        let answer = if self.rng.u8(..4) > 0 { DialogAction::Agree } else { DialogAction::Cancel };
        self.answer_dialogs(&answer);
        // A question that stands may be answered now, later, or by a move.
        if can && self.program.model.question().is_some() {
            let answers = [GameAction::Accept, GameAction::Accept, GameAction::Decline];
            if let Some(answer) = answers.get(self.rng.usize(..4)) {
                self.program.game(*answer);
            }
        }
        if can { what } else { "grey" }
    }

    /// The state that an action can change, without the board's input.
    fn state(&self) -> String {
        let (model, document) = (&self.program.model, self.document());
        let edits = (document.edits().undoable(), document.edits().redoable());
        let asked =
            self.game_played().map(|game| (game.draw_offer(), game.takeback_asked(), game.redoable()));
        let game = (self.plies(), document.outcome(), document.cursor(), document.save_state().revision());
        let shown = (model.is_standing(), model.study().is_some(), model.dialog().is_some());
        format!("{:?}", (game, edits, asked, shown))
    }

    /// Requests an action: one that is available does something, and one that is not does nothing. Returns which it was.
    fn press(&mut self, action: impl Into<Message>) -> bool {
        // Any step of the player accepts a comment that is being typed, an unavailable one too.
        let is_typing = self.document().draft().is_some();
        let (action, before) = (action.into(), self.state());
        let check = self.program.model.check(&action);
        let commands = self.program.send(action.clone());
        let has_asked = commands.iter().any(|command| !matches!(command, Command::Journal(_)));
        let is_changed = self.state() != before;
        if let Err(why) = check {
            assert!(!is_changed || is_typing, "{action:?} did something in spite of {why:?}");
        } else {
            assert!(is_changed || has_asked || is_typing, "{action:?} is available and did nothing");
        }
        check.is_ok()
    }

    /// Requests anything that is not available.
    fn press_greyed(&mut self, rng: &mut Rng) {
        let (node, here) = (NodeId::ROOT, self.document().cursor());
        let actions: [Message; 24] = [
            GameAction::PlayFromHere.into(),
            GameAction::Hint.into(),
            GameAction::PlayForPerson.into(),
            GameAction::SwitchSides.into(),
            GameAction::Rematch.into(),
            GameAction::NextGame.into(),
            GameAction::Continue.into(),
            GameAction::Study.into(),
            GameAction::LeaveAsItWas.into(),
            GameAction::PauseOrResume.into(),
            GameAction::Accept.into(),
            GameAction::Decline.into(),
            GameAction::MoveNow.into(),
            ReplayAction::Previous.into(),
            ReplayAction::Next.into(),
            ReplayAction::Autoplay.into(),
            EditAction::Delete(here).into(),
            EditAction::Promote(here).into(),
            EditAction::DeleteAfter(node).into(),
            EditAction::ClearShapes(node).into(),
            StudyAction::AddLine { line: 0, plies: 1 }.into(),
            StudyAction::Report.into(),
            FileAction::TypeNext.into(),
            FileAction::NextGame.into(),
        ];
        let action = rng.choice(actions).expect("there are some");
        if self.program.model.check(&action).is_err() {
            self.press(action);
        }
    }

    /// Picks the piece up and puts it down on each cell of the move's way.
    fn make(&mut self, mv: Move) {
        let path = self.program.position().path(mv);
        let (from, way) = path.split_first().expect("a way has a beginning");
        self.program.send(Message::Board(BoardEvent::PutBack));
        self.program.send(Message::Board(BoardEvent::PickUp(*from)));
        for &cell in way {
            self.program.send(Message::Board(BoardEvent::Click(cell)));
        }
        if let Some(role) = mv.promotion() {
            self.program.send(Message::Board(BoardEvent::Promote(role)));
        }
        self.program.send(Message::Board(BoardEvent::PutBack));
    }

    fn any_move(&mut self) -> Option<Move> {
        self.rng.choice(self.program.position().legal_moves())
    }

    fn play(&mut self) -> &'static str {
        if self.rng.u8(..8) > 0 {
            let head = self.head();
            self.program.send(Message::Replay(ReplayAction::To(head)));
        }
        let Some(mv) = self.any_move() else { return "no move" };
        let plies = self.plies();
        let over = self.game_played().is_some_and(|game| game.outcome().is_some());
        self.make(mv);
        let played = self.plies() > plies && self.game_played().is_some();
        assert!(!(over && played), "a move behind the end");
        self.answer_dialogs(&DialogAction::Cancel);
        if played { "play" } else { "not played" }
    }

    fn replay(&mut self) -> &'static str {
        let actions = [
            ReplayAction::First,
            ReplayAction::Previous,
            ReplayAction::Next,
            ReplayAction::Last,
            ReplayAction::To(self.head()),
            ReplayAction::Sideways { forward: true },
            ReplayAction::Sideways { forward: false },
        ];
        let step = actions[self.rng.usize(..actions.len())];
        if matches!(step, ReplayAction::To(_)) {
            // It may be shown already.
            self.program.send(Message::Replay(step));
        } else {
            self.press(step);
        }
        "replay"
    }

    fn variation(&mut self) -> &'static str {
        for _ in 0..self.rng.usize(1..4) {
            self.program.send(Message::Replay(ReplayAction::Previous));
        }
        let Some(mv) = self.any_move() else { return "no variation" };
        self.make(mv);
        let asked = matches!(self.program.dialog(), Some(Dialog::PlayOn { .. }));
        if asked {
            self.program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
        }
        self.answer_dialogs(&DialogAction::Cancel);
        if asked { "variation" } else { "no new variation" }
    }

    fn annotate(&mut self) -> &'static str {
        match self.rng.u8(..4) {
            0 => self.comment(),
            1 => self.draw(),
            2 => self.header(),
            _ => {
                let (node, nag) = (self.any_node(), Nag(self.rng.u8(1..)));
                self.program.send(Message::Edit(EditAction::Glyph(node, nag)));
                "glyph"
            }
        }
    }

    /// Types a comment at any node; now and then the field is left open.
    fn comment(&mut self) -> &'static str {
        let node = self.any_node();
        // Elsewhere a file cannot tell what is said before a move from what is said behind the last one.
        let begins_line = self.document().record().tree.sibling_index(node).is_some_and(|index| index > 0);
        let place = if begins_line && self.rng.bool() { Comment::Before } else { Comment::After };
        let texts = ["", "a plan", "so {it} is\nand why", "[%emt 0:00:01] % odd", "Łódź  ½\t end"];
        let text = texts[self.rng.usize(..texts.len())].to_owned();
        let ends = [AnnotateAction::Accept, AnnotateAction::Cancel, AnnotateAction::Type("more".to_owned())];
        let end = ends[self.rng.usize(..ends.len())].clone();
        for action in [AnnotateAction::Comment { node, place }, AnnotateAction::Type(text), end] {
            self.program.send(Message::Annotate(action));
        }
        "comment"
    }

    fn draw(&mut self) -> &'static str {
        let cells: Vec<_> = self.document().record().variant().board().iter().collect();
        let mut cell = || cells[self.rng.usize(..cells.len())];
        let (from, to) = (cell(), Some(cell()).filter(|_| self.rng.bool()));
        let colors = [ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue];
        let color = colors[self.rng.usize(..4)];
        let to = to.filter(|to| *to != from);
        self.program.send(Message::Board(BoardEvent::Draw(Shape { color, from, to })));
        "draw"
    }

    fn header(&mut self) -> &'static str {
        self.program.send(Message::Annotate(AnnotateAction::Header));
        let Some(Dialog::Header(form)) = self.program.dialog() else { panic!("{:?}", self.program.dialog()) };
        let mut form = form.clone();
        let values = ["", "Zofia", "1980.07.??", "a \"b\" \\ c", "3"];
        values[self.rng.usize(..values.len())].clone_into(&mut form.fields[self.rng.usize(..6)]);
        if self.rng.bool() {
            let results = [None, Some(Points::DRAW), Some(Points::THREE_QUARTERS), Some(Points::WHITE_WINS)];
            form.points = results[self.rng.usize(..results.len())];
        }
        let name = ["ECO", "Annotator", "White", "no name"][self.rng.usize(..4)].to_owned();
        form.tags.push(TagRow { name, value: "x".to_owned() });
        self.program.answer(DialogAction::EditHeader(form));
        self.program.answer(DialogAction::AcceptHeader);
        let is_refused = self.program.dialog().is_some();
        self.answer_dialogs(&DialogAction::Cancel);
        if is_refused { "header refused" } else { "header" }
    }

    fn any_node(&mut self) -> NodeId {
        let tree = &self.document().record().tree;
        let (mut nodes, mut todo) = (Vec::new(), vec![NodeId::ROOT]);
        while let Some(node) = todo.pop() {
            nodes.push(node);
            todo.extend(tree.children(node));
        }
        nodes[self.rng.usize(..nodes.len())]
    }

    /// To a file of its own; what is read from it is what was saved.
    fn save(&mut self) -> &'static str {
        self.program.send(Message::Annotate(AnnotateAction::Accept));
        let record = self.document().record_at(self.program.now);
        let is_main = self.head() == record.tree.line_end(NodeId::ROOT);
        if self.document().outcome().is_some() && !is_main {
            // A file cannot tell moves tried out behind the end of a game from those of the game.
            return "not saved";
        }
        self.program.send(Message::File(FileAction::SaveAs));
        let path = self.folder.path().join(format!("{}.pgn", self.log.len()));
        let news = crate::program::save_in(&self.program.model, path);
        self.program.send(news);
        let job = self.program.last.iter().find_map(|command| match command {
            Command::File(FileJob::Save(job)) => Some(job.clone()),
            _ => None,
        });
        let job = job.expect("it is saved");
        let saved = job.carry_out(&Disk).expect("there is room");
        let read = read_game(&saved.file.game_text(saved.index));
        assert_eq!(read.diagnostics, []);
        assert_same_record(&read.record, &record);
        self.program.send(Message::Disk(DiskNews::Saved(job.saving, Ok(saved))));
        assert!(!self.document().is_unsaved());
        "save"
    }

    fn load(&mut self) -> &'static str {
        let text = if self.rng.bool() {
            FILES[self.rng.usize(..FILES.len())].to_owned()
        } else {
            write(&self.document().record_at(self.program.now))
        };
        let file = Arc::new(OpenedFile::from_text(text));
        self.program.read(file.read(0).expect("a game"));
        self.answer_dialogs(&DialogAction::Discard);
        if self.rng.u8(..4) > 0 {
            self.program.game(GameAction::PauseOrResume);
        }
        "load"
    }

    /// The program is killed; another one finds the journal, and goes on.
    fn crash(&mut self) -> &'static str {
        // The position shown is written a little later than a change.
        self.program.wait(Duration::from_secs(1));
        let journal = self.program.journal.clone();
        if !self.document().is_unsaved() || journal.is_empty() {
            return "nothing to find";
        }
        let stood = self.program.model.is_standing();
        let found = restored(&journal);
        self.compare(&found);
        let mut next = Program::new();
        next.now = self.program.now;
        next.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![found]))));
        next.answer(DialogAction::Continue);
        next.journal = journal;
        let goes_on = !stood && self.document().outcome().is_none();
        if goes_on && next.model.is_standing() {
            next.game(GameAction::PauseOrResume);
        }
        self.program = next;
        self.crashes += 1;
        "crash"
    }

    fn compare(&self, found: &SavedJournal) {
        let (here, back) = (self.document(), found.document().expect("a game for two"));
        assert_same_record(back.record(), here.record());
        assert_eq!(back.setup(), here.setup());
        let shown = |document: &Document| document.record().tree.moves_to(document.cursor());
        assert_eq!((shown(back), back.save_state().file()), (shown(here), here.save_state().file()));
        assert_eq!(back.save_state().is_unsaved(), here.save_state().is_unsaved());
        assert_eq!(found.identity, here.identity());
        match (found.game(), self.game_played()) {
            (Some(back), Some(here)) => self.compare_games(back, here),
            (None, None) => {}
            (back, _) => panic!("{back:?} is not what was open"),
        }
    }

    fn compare_games(&self, back: &Game, here: &Game) {
        let now = self.program.now;
        assert_eq!(back.clock().controls(), here.clock().controls());
        assert_eq!(back.clock().snapshot(), here.clock().snapshot());
        if self.program.model.is_standing() && here.outcome().is_none() && here.clock().is_timed() {
            assert_eq!(back.clock().snapshot_at(now), here.clock().snapshot_at(now));
        }
        assert_eq!(back.draws(), here.draws());
        assert_eq!(back.plies(), here.plies());
        assert_eq!(back.position(), here.position());
        assert_eq!(back.outcome(), here.outcome());
        assert_eq!(back.redoable(), here.redoable());
        assert_eq!(back.draw_offer(), here.draw_offer());
        assert_eq!(back.takeback_asked(), here.takeback_asked());
        // The moves taken back are made again, and all are taken back, with the same results and clocks.
        let (mut back, mut here) = (back.clone(), here.clone());
        here.pause_clock(now);
        while here.redoable() > 0 {
            assert_eq!((back.redo(1, now), here.redo(1, now)), (1, 1));
            assert_eq!((back.position(), back.outcome()), (here.position(), here.outcome()));
            assert_eq!(back.clock().snapshot(), here.clock().snapshot());
        }
        while here.plies() > 0 {
            assert_eq!((back.take_back(1, now), here.take_back(1, now)), (1, 1));
            assert_eq!((back.position(), back.redoable()), (here.position(), here.redoable()));
            assert_eq!(back.clock().snapshot(), here.clock().snapshot());
        }
    }

    fn game_played(&self) -> Option<&Game> {
        self.program.model.play().map(Play::game)
    }

    /// Moves of the game being played, or of the main line.
    fn plies(&self) -> usize {
        let main = || self.document().record().tree.mainline().count();
        self.game_played().map_or_else(main, Game::plies)
    }

    /// The head of the game in play, or the end of the main line.
    fn head(&self) -> NodeId {
        let end = || self.document().record().tree.line_end(NodeId::ROOT);
        self.game_played().map_or_else(end, Game::head)
    }

    fn line_to_cursor(&self) -> (Position, Vec<Move>) {
        let tree = &self.document().record().tree;
        (*tree.start(), tree.moves_to(self.document().cursor()))
    }

    /// Any edit at any node.
    fn edit(&mut self) -> &'static str {
        let node = self.any_node();
        let played = self.game_played().map(|game| game.record().tree.moves_to(game.head()));
        let (action, what) = match self.rng.u8(..6) {
            0 => (EditAction::Promote(node), "promote"),
            1 => (EditAction::Demote(node), "demote"),
            2 => (EditAction::MakeMainLine(node), "make the main line"),
            3 => (EditAction::DeleteAfter(node), "delete what follows"),
            _ => (EditAction::Delete(node), "delete"),
        };
        let edits = self.document().edits().undoable();
        self.press(action);
        let now = self.game_played().map(|game| game.record().tree.moves_to(game.head()));
        assert_eq!(now, played, "no edit changes what has been played");
        if self.document().edits().undoable() > edits { what } else { "edit refused" }
    }

    fn check(&self) {
        let document = self.document();
        let tree = &document.record().tree;
        assert!(tree.contains(document.cursor()) && tree.contains(self.head()));
        assert_eq!(*document.position(), tree.position(document.cursor()));
        if let Some(game) = self.game_played() {
            assert_eq!(game.clock().turn(), game.turn());
            assert!(game.outcome().is_none() || game.redoable() == 0 && !game.clock().is_running());
        }
    }
}

fn restored(journal: &[u8]) -> SavedJournal {
    match read(Path::new("a.journal"), journal) {
        Found::Game(game) => *game,
        other => panic!("{other:?}"),
    }
}

/// Tells what has happened when something is wrong.
impl Drop for Table {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}, {:?}", self.seed, self.log);
        }
    }
}

#[test]
fn anything_in_any_order() {
    let times = std::env::var("HEKSY_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let mut counts = std::collections::BTreeMap::<&str, usize>::new();
    for seed in 0..GAMES * times {
        let mut table = Table::new(seed);
        let mut other = Rng::with_seed(!seed);
        for _ in 0..OPERATIONS {
            let what = table.operate();
            table.log.push(what);
            table.check();
            table.press_greyed(&mut other);
            *counts.entry(what).or_default() += 1;
        }
    }
    println!("{counts:#?}");
    for what in [
        "play", "take back", "redo", "resign", "offer a draw", "pause or resume", "variation", "save",
        "load", "crash", "comment", "glyph", "draw", "header", "header refused",
    ] {
        assert!(counts.get(what).is_some_and(|&count| count > 10), "{what}: {counts:?}");
    }
}
