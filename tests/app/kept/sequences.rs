//! The property: no game that was ever shown with unsaved work is gone, and no file changes but the one that was named.
//!
//! Random sequences of what a player does, on a disk that does its work at any time later. A game shown must be open, or
//! be what Undo or Redo brings back, or stand in a file, or come back after a kill, until the player discards it. A few
//! hundred sequences run with the other tests; `HEKSY_SEQUENCES` says how many there are to be in the long test, and
//! `HEKSY_SEED` which is the first.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fastrand::Rng;
use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, PlayOn};
use heksy::app::game::saved::find;
use heksy::app::game::{AnnotateAction, EditAction, GameAction, Restored};
use heksy::app::library::{FileAction, LibraryAction, SaveJob, SaveMode, SavedGame, WindowNews};
use heksy::app::model::{EditorAction, Message, Mode};
use heksy::game::{Comment, Nag, pgn};
use heksy::three;

use crate::program::desk::{Desk, OWN_GAMES, games_in, text_of};
use crate::program::journals::in_memory;
use crate::program::memory::{Memory, without_drive};

const STEPS: usize = 40;
/// Files that are there at the start.
const CLUB: &str = "/club.pgn";
const TABLE: &str = "/table.pgn";
const DIARY: &str = "/diary.txt";

/// A game as the player has seen it: in which run, as which game of it.
type Key = (u32, String);

/// The player, and what the player must find again.
struct Player {
    desk: Desk,
    rng: Rng,
    run: u32,
    /// Numbers the games that are begun or pasted; each bears its number in the name of White.
    games: u32,
    /// The games with unsaved work, as they were shown last.
    wanted: BTreeMap<Key, String>,
    /// The text of the open game when it was looked at last.
    shown: (Key, String),
    /// The games in the files.
    filed: BTreeSet<String>,
    /// The files that were named for a game, by the name of White.
    named: BTreeMap<String, BTreeSet<PathBuf>>,
    /// The game out of which Undo takes its study, until the disk has done that.
    taken_out: Option<String>,
    log: Vec<String>,
}

impl Player {
    fn new(seed: u64) -> Player {
        let disk = Memory::new();
        let game = |white: &str| super::LETTER.replace("Ewa", white);
        disk.put(CLUB, [game("C1"), game("C2")].join("\n").as_bytes());
        disk.put(TABLE, super::THREE.replace("Ala", "T1").as_bytes());
        disk.put(DIARY, b"Dear diary,\n* I lost\n* again\n");
        let named = [("C1", CLUB), ("C2", CLUB), ("T1", TABLE)];
        let named = named.map(|(white, path)| (white.to_owned(), BTreeSet::from([path.into()])));
        let filed = texts_in_files(&disk);
        let (desk, rng) = (Desk::on(disk), Rng::with_seed(seed));
        let shown = ((0, String::new()), String::new());
        let (wanted, named, log) = (BTreeMap::new(), named.into(), Vec::new());
        Player { desk, rng, run: 0, games: 0, wanted, shown, filed, named, taken_out: None, log }
    }

    fn key(&self) -> Key {
        (self.run, format!("{:?}", self.desk.program.model.game_id()))
    }

    fn next_name(&mut self) -> String {
        self.games += 1;
        format!("G{}", self.games)
    }

    fn note(&mut self, what: impl Into<String>) {
        self.log.push(what.into());
    }
}

/// The steps of a player.
impl Player {
    fn step(&mut self) {
        let is_answered = self.desk.program.dialog().is_some() && self.rng.u8(..8) > 0;
        if is_answered {
            self.answer();
        } else if self.desk.program.model.library().is_some() {
            self.note("list");
            let index = self.rng.usize(..2);
            self.desk.send(Message::Library(LibraryAction::Select(index)));
            self.desk.send(Message::Library(LibraryAction::Open));
        } else if self.desk.program.dialog().is_none() {
            self.act();
        }
        self.look();
        let mut works = if self.rng.bool() { usize::MAX } else { self.rng.usize(..2) };
        while works > 0 && !self.desk.pending.is_empty() {
            self.work();
            works -= 1;
        }
        if self.desk.has_quit {
            self.kill();
        }
    }

    fn act(&mut self) {
        match self.rng.u8(..34) {
            0..=7 => self.play(),
            8..=9 => self.edit(),
            10..=12 => self.open(),
            13..=15 => self.paste(),
            16..=18 => self.say("save", Message::File(FileAction::Save)),
            19 => self.say("save as", Message::File(FileAction::SaveAs)),
            20..=22 => self.choose_path(),
            23 => self.begin(),
            24..=26 => self.undo(),
            27 => self.say("redo", Message::Game(GameAction::Redo)),
            28 => self.say("resign", Message::Game(GameAction::Resign)),
            29 => self.say("study", Message::Game(GameAction::Study)),
            30 => {
                let is_open = self.desk.program.model.editor().is_some();
                let action = match self.rng.u8(..3) {
                    _ if !is_open => EditorAction::Open,
                    0 => EditorAction::Study,
                    _ => EditorAction::Close,
                };
                self.say("editor", Message::Editor(action));
            }
            31 => self.say("resume", Message::Game(GameAction::PauseOrResume)),
            32 => self.kill(),
            _ => self.say("quit", Message::File(FileAction::Quit)),
        }
        if self.desk.has_quit {
            self.kill();
        }
    }

    fn say(&mut self, what: &str, message: Message) {
        self.note(what);
        self.desk.send(message);
    }

    fn undo(&mut self) {
        let takes_out = self.desk.program.model.takes_out(GameAction::TakeBack)
            && !self.desk.program.model.brings_back(GameAction::TakeBack);
        self.say("undo", Message::Game(GameAction::TakeBack));
        if let Some(Command::File(FileJob::Keep(job))) = self.desk.pending.back().filter(|_| takes_out) {
            self.taken_out = Some(text_to_save(&job.game));
        }
    }

    /// Any legal move in the position shown.
    fn play(&mut self) {
        self.note("move");
        let (from, to, role) = if let Some(three) = self.desk.program.model.three() {
            let moves = three.document().game().position().legal_moves();
            let Some(mv) = self.rng.choice(moves.iter()) else { return };
            (mv.from, mv.to, mv.promotion())
        } else {
            let moves = self.desk.program.position().legal_moves();
            let Some(mv) = self.rng.choice(moves.iter()) else { return };
            (mv.from(), mv.to(), mv.promotion())
        };
        self.desk.send(Message::Board(BoardEvent::PickUp(from)));
        self.desk.send(Message::Board(BoardEvent::Click(to)));
        if let Some(role) = role {
            self.desk.send(Message::Board(BoardEvent::Promote(role)));
        }
    }

    fn edit(&mut self) {
        let node = self.desk.program.model.shown_node();
        if self.rng.bool() {
            return self.say("mark", Message::Edit(EditAction::Glyph(node, Nag::GOOD)));
        }
        self.note("comment");
        let text = format!("comment {}", self.rng.u16(..));
        for action in [
            AnnotateAction::Comment { node, place: Comment::After },
            AnnotateAction::Type(text),
            AnnotateAction::Accept,
        ] {
            self.desk.send(Message::Annotate(action));
        }
    }

    fn open(&mut self) {
        let files = self.desk.disk.files().into_keys();
        let files: Vec<PathBuf> = files.filter(|path| !path.starts_with("/journals")).collect();
        let path = self.rng.choice(files).expect("some are there");
        if path.extension().is_some_and(|extension| extension == "bak") {
            return;
        }
        self.say(&format!("open {}", path.display()), Message::File(FileAction::OpenPath(path)));
    }

    fn paste(&mut self) {
        let text = match self.rng.u8(..5) {
            0 => "hello world junk 123".to_owned(),
            1 => heksy::game::PositionSetup::start(heksy::game::Variant::Glinski).picture(),
            2 => super::THREE.replace("Ala", &self.next_name()),
            _ => super::LETTER.replace("Ewa", &self.next_name()),
        };
        let begin: String = text.chars().take(15).collect();
        self.say(&format!("paste {begin}"), Message::Window(WindowNews::Pasted(text)));
    }

    /// Answers the dialog of the system that was opened first, if one is open.
    fn choose_path(&mut self) {
        if self.desk.asked.is_empty() {
            return;
        }
        let path = ["/a.pgn", "/b.pgn", CLUB, "/missing/c.pgn"][self.rng.usize(..4)];
        self.note(format!("choose {path}"));
        let heksy::app::library::PathPurpose::Save(game) = self.desk.asked[0] else { return };
        if game == self.desk.program.model.game_id() {
            self.named.entry(white(&self.desk.text())).or_default().insert(path.into());
        }
        self.desk.choose(path);
    }

    fn begin(&mut self) {
        let name = self.next_name();
        self.note(format!("begin {name}"));
        // Another step answers the program's question.
        if self.rng.u8(..3) == 0 { self.desk.begin_three(&name) } else { self.desk.begin(&name) }
    }

    fn answer(&mut self) {
        let Some(dialog) = self.desk.program.dialog().cloned() else { return };
        let action = match &dialog {
            Dialog::Unsaved { .. } => {
                self.one_of(&[DialogAction::Save, DialogAction::Discard, DialogAction::Cancel])
            }
            Dialog::Restore { .. } => self.one_of(&[
                DialogAction::Continue,
                DialogAction::Continue,
                DialogAction::Save,
                DialogAction::Discard,
            ]),
            Dialog::FileThere { .. } => {
                self.one_of(&[DialogAction::Append, DialogAction::Replace, DialogAction::Cancel])
            }
            Dialog::FileGone { .. } => {
                self.one_of(&[DialogAction::Replace, DialogAction::SaveElsewhere, DialogAction::Cancel])
            }
            Dialog::PlayOn { .. } => DialogAction::PlayOn { answer: PlayOn::Variation, remember: false },
            Dialog::Resign { .. } => DialogAction::Agree,
            _ => DialogAction::Cancel,
        };
        let name = format!("{dialog:?}").chars().take_while(|c| c.is_alphabetic()).collect::<String>();
        self.note(format!("{name}: {action:?}"));
        match (&dialog, &action) {
            (Dialog::Unsaved { .. }, DialogAction::Discard) => {
                let key = self.key();
                self.wanted.remove(&key);
            }
            (Dialog::Restore { found }, DialogAction::Discard) => self.forget(&text_found(&found[0].game)),
            _ => {}
        }
        self.desk.send(Message::Dialog(action));
        if self.desk.has_quit {
            self.kill();
        }
    }

    fn one_of(&mut self, actions: &[DialogAction]) -> DialogAction {
        actions[self.rng.usize(..actions.len())].clone()
    }

    fn kill(&mut self) {
        self.note("kill");
        let left = self.desk.left_by_kill();
        let found = texts_on(&left);
        for text in self.wanted.values() {
            assert!(holds(&found, text), "gone with the program:\n{text}\n{}", self.story());
        }
        self.desk = Desk::on(left);
        self.taken_out = None;
        self.run += 1;
        self.shown = (self.key(), String::new());
    }
}

/// The checks: no game of the player is lost.
impl Player {
    /// Looks at the open game, and for all others.
    fn look(&mut self) {
        let (key, text) = (self.key(), without_identity(&self.desk.text()));
        let is_new = self.shown.0 != key;
        if is_new {
            // The game comes from a journal, or by an undo: its unsaved part must not be lost from here on.
            if self.wanted.values().any(|wanted| *wanted == text) {
                self.forget(&text);
                self.wanted.insert(key.clone(), text.clone());
            } else if self.desk.is_unsaved() {
                self.wanted.insert(key.clone(), text.clone());
            }
        } else if self.shown.1 != text {
            self.wanted.insert(key.clone(), text.clone());
        }
        if is_empty(self.desk.mode()) {
            self.wanted.remove(&key);
        }
        self.shown = (key, text);
        self.search();
    }

    fn forget(&mut self, text: &str) {
        self.wanted.retain(|_, wanted| wanted != text);
    }

    fn search(&mut self) {
        let replaced = self.desk.program.model.replaced().map(|game| without_identity(&text_of(game)));
        let is_here = |text: &String| *text == self.shown.1 || replaced.as_ref() == Some(text);
        let is_hidden = |text: &&String| !is_here(text) && !holds(&self.filed, text);
        let hidden: Vec<String> = self.wanted.values().filter(is_hidden).cloned().collect();
        if hidden.is_empty() {
            return;
        }
        let found = texts_on(&self.desk.left_by_kill());
        for text in hidden {
            assert!(holds(&found, &text), "gone:\n{text}\n{}", self.story());
        }
    }

    /// The disk does one piece of work. If that is to save a game, the file named for it changes and no other.
    fn work(&mut self) {
        let job = match self.desk.pending.front() {
            Some(Command::File(FileJob::Save(job))) => Some(job.clone()),
            _ => None,
        };
        let kept = match self.desk.pending.front() {
            Some(Command::File(FileJob::Keep(job))) => Some(text_to_save(&job.game)),
            _ => None,
        };
        let before = self.desk.disk.files();
        self.desk.work();
        if let Some(job) = job {
            self.note(format!("disk saves {}", job.path.display()));
            self.written(&job, &before);
        } else {
            // The folder of the player's own games has nothing else in it.
            let mut files = [before, self.desk.disk.files()];
            if let Some(text) = kept {
                self.named.entry(white(&text)).or_default().insert(OWN_GAMES.into());
                if self.taken_out.take_if(|taken_out| *taken_out == text).is_some() {
                    self.wanted.retain(|_, wanted| white(wanted) != white(&text));
                }
                self.filed = texts_in_files(&self.desk.disk);
                let own = Path::new(OWN_GAMES).parent();
                for files in &mut files {
                    files.retain(|path, _| path.parent() != own);
                }
            }
            assert_eq!(files[0], files[1], "{}", self.story());
        }
        self.look();
    }

    fn written(&mut self, job: &SaveJob, before: &BTreeMap<PathBuf, Vec<u8>>) {
        let Some(text) = job.game.as_ref().map(text_to_save) else { return };
        self.filed = texts_in_files(&self.desk.disk);
        let after = self.desk.disk.files();
        let is_backup = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "bak");
        let place = without_drive(&job.path);
        let changed =
            after.iter().filter(|(path, bytes)| before.get(*path) != Some(*bytes) && !is_backup(path));
        for (path, _) in changed {
            let named = self.named.get(&white(&text));
            assert!(
                *path == place && named.is_some_and(|named| named.contains(path)),
                "{} is not named for\n{text}\n{}",
                path.display(),
                self.story()
            );
        }
        let old = Memory::new();
        before.get(&place).inspect(|bytes| old.put(&place, bytes));
        let (old, new) = (games_in(&old, &place), games_in(&self.desk.disk, &place));
        let lost: Vec<_> = old.into_iter().filter(|game| !new.contains(game)).collect();
        for game in lost {
            // It was there before, and the player has replaced it: by itself as it is now, or with the whole file.
            let is_meant = matches!(job.mode, SaveMode::Whole(_)) || white(&game) == white(&text);
            assert!(is_meant, "{} loses\n{game}\n{}", job.path.display(), self.story());
            let game = without_identity(&game);
            self.wanted.retain(|_, wanted| !holds_as(&game, wanted));
        }
    }

    fn story(&self) -> String {
        self.log.join("\n")
    }
}

fn text_to_save(game: &SavedGame) -> String {
    let text = match game {
        SavedGame::Two(record) => pgn::write(record),
        SavedGame::Three(record) => three::pgn::write(record),
    };
    without_identity(&text)
}

fn texts_in_files(disk: &Memory) -> BTreeSet<String> {
    let files = disk.files().into_keys().filter(|path| path.extension().is_some_and(|end| end == "pgn"));
    files.flat_map(|path| games_in(disk, &path)).map(|text| without_identity(&text)).collect()
}

/// A game without the tag that only the file of the player's own games has.
fn without_identity(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with("[GameId ")).collect()
}

/// The games on a disk: those in files, and those in journals.
fn texts_on(disk: &Memory) -> BTreeSet<String> {
    let mut texts = texts_in_files(disk);
    let disk = disk.after_restart();
    texts.extend(find(&in_memory(&disk)).games.iter().map(|found| text_found(&found.game)));
    texts
}

fn text_found(game: &Restored) -> String {
    let text = match game {
        Restored::Two(document) => pgn::write(document.record()),
        Restored::Three(document) => three::pgn::write(document.record()),
    };
    without_identity(&text)
}

/// Whether this game is among them.
fn holds(games: &BTreeSet<String>, text: &str) -> bool {
    games.contains(text) || games.iter().any(|game| holds_as(game, text))
}

/// Whether `game` is this text, perhaps with the moves behind the end as a variation, as the player's own games have them.
fn holds_as(game: &str, text: &str) -> bool {
    if game == text || white(game) != white(text) {
        return game == text;
    }
    let ended = pgn::read_game(text).record.with_end_of(&pgn::read_game(game).record);
    ended.is_some_and(|ended| without_identity(&pgn::write(&ended)) == game)
}

/// The name of White in a game.
fn white(text: &str) -> String {
    let line = text.lines().find_map(|line| line.strip_prefix("[White \""));
    line.unwrap_or_default().trim_end_matches("\"]").to_owned()
}

fn is_empty(mode: &Mode) -> bool {
    mode.three().map_or_else(
        || mode.document().unwrap().record().tree.children(heksy::game::NodeId::ROOT).is_empty(),
        |three| three.document().acts() == 0,
    )
}

fn sequences(seeds: impl Iterator<Item = u64>) {
    for seed in seeds {
        let mut player = Player::new(seed);
        player.note(format!("seed {seed}"));
        for _ in 0..STEPS {
            player.step();
        }
        player.kill();
    }
}

/// How many there are to be, or which is the first.
fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().expect("a number"))
}

#[test]
fn no_shown_game_is_lost() {
    let first = number("HEKSY_SEED", 0);
    sequences(first..first + 1000);
}

/// Ten thousand sequences, or as many as `HEKSY_SEQUENCES` says.
#[test]
#[ignore = "takes minutes"]
fn no_shown_game_is_lost_in_many_sequences() {
    let first = number("HEKSY_SEED", 1_000_000);
    sequences(first..first + number("HEKSY_SEQUENCES", 10_000));
}
