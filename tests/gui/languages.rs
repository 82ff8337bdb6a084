//! Every screen in every language: the switch works at once, nothing is cut off, nothing lies on anything else.

use std::fs;

use egui::{Modifiers, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::context::{Dialog, DialogAction, Page};
use heksy::app::engines::EngineAction;
use heksy::app::game::{AnnotateAction, GameAction, ReplayAction};
use heksy::app::library::{
    Collection, FileAction, LibraryAction, PathPurpose, PuzzleChoice, Query, SheetForm, WindowNews,
};
use heksy::app::model::{EditorAction, LearnAction, Message, Model, PuzzleAction, Solving};
use heksy::app::online::mail::{MailDialog, MailForm};
use heksy::app::online::{InviteOrJoin, MailAction, OnlineAction, OnlineDialog, OnlineForm};
use heksy::app::play::StudyAction;
use heksy::app::settings::{
    ClockKind, GameForm, NewGameForm, Player, RelayChoice, Rival, Settings, StartFrom, ThreeForm, ThreeSetup,
};
use heksy::app::text::{Language, tr};
use heksy::engine::Level;
use heksy::game::{Comment, NodeId, Variant};
use heksy::lessons::{self, Course, Game};
use heksy::three::Seat;

use super::painted::{elided, faults, is_whole};
use super::table::{HOTSEAT, Table};
use super::{meeting, pictures};
use heksy::app::text::words;

/// A game with a report, comments, a variation, glyphs and clocks.
pub const STUDIED: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n[TimeControl \"5400+30\"]\n\n{[%eval 0.00,14]} 1. b2 \
    {[%eval 0.00,14] [%clk 1:29:50]} b6 $4 {[%eval 5.00,14] [%clk 1:12:40] Why not h6?} (1... h6 {[%eval 0.00,13]}) \
    2. k2 $146 {[%eval 4.90,14]} Nc6 $14 *";

/// A low window, and one where the panel is narrow.
const SIZES: [Vec2; 2] = [vec2(640.0, 480.0), vec2(900.0, 650.0)];
/// All of a dialog is seen here.
const HIGH: Vec2 = vec2(640.0, 1700.0);

/// A window that speaks a language.
pub fn table(language: Language, size: Vec2, file: Option<&str>) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.pgn");
    if let Some(text) = file {
        fs::write(&path, text).expect("a file");
    }
    let own = format!(
        r#"{{"language":"{}","theme":"{}","threads":1,"hash-mb":16,"online":{{"name":"Piotr","relay":"none","announce":false}},"engines":[{{"name":"Hexer 2","path":"/opt/hexer/hexer","variants":["glinski"]}}],"#,
        language.tag(),
        pictures::theme()
    );
    fs::write(folder.path().join("settings.json"), HOTSEAT.replacen('{', &own, 1)).expect("settings");
    let mut table = Table::in_folder(folder, size, file.map(|_| path.as_path()));
    if file.is_some() {
        table.wait_until(|table| model(table).study().is_some());
    }
    table
}

/// The same with a game for three persons of which one move has been played.
pub fn three(language: Language, size: Vec2) -> Table {
    let mut table = table(language, size, None);
    let mut setup = ThreeSetup::default();
    for seat in Seat::ALL {
        setup.seats[seat].player = Player::Human;
    }
    setup.clock.kind = ClockKind::Fischer;
    send(&mut table, Message::NewGame(Game::Three));
    let form = ThreeForm { setup, start: None };
    send(&mut table, Message::Dialog(DialogAction::EditForm(GameForm::of_three(form))));
    send(&mut table, Message::Dialog(DialogAction::StartGame));
    table.click_cell("e3").click_cell("e5");
    table
}

pub fn model(table: &Table) -> &Model {
    table.harness.state().model()
}

pub fn send(table: &mut Table, message: Message) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message);
    table.run();
}

pub fn set(table: &mut Table, change: impl FnOnce(&mut Settings)) {
    let message = Message::set(table.harness.state().model().settings(), change);
    send(table, message);
}

/// Something to look at: what it is called, and how one gets there from the board.
pub type Screen = (&'static str, fn(&mut Table));

/// The screens from a game after its first move. The last ones leave it.
pub const IN_A_GAME: [Screen; 55] = [
    ("the board", |_| {}),
    ("the menu of files", |table| menu(table, "menu-file")),
    ("the menu of the game", |table| menu(table, "menu-game")),
    ("the menu of edits", |table| menu(table, "menu-edit")),
    ("the menu of studies", |table| menu(table, "menu-study")),
    ("the menu of the view", |table| menu(table, "menu-view")),
    ("the menu of help", |table| menu(table, "menu-help")),
    ("the settings", |table| settings(table, "settings-appearance")),
    ("the settings in general", |table| settings(table, "settings-general")),
    ("the settings of the board", |table| settings(table, "tab-board")),
    ("the settings of playing", |table| settings(table, "settings-playing")),
    ("the settings of the engine", |table| settings(table, "settings-engine")),
    ("the settings of sounds", |table| settings(table, "settings-sound")),
    ("the settings of games", |table| settings(table, "tab-games")),
    ("the settings of the keyboard", |table| settings(table, "settings-keyboard")),
    ("the engines", |table| send(table, Message::Show(Page::Engines))),
    ("the rules", |table| send(table, Message::Show(Page::Rules))),
    ("the rules of McCooey's game", |table| rules(table, &words::variant(Variant::McCooey).to_string())),
    ("the rules of Shafran's game", |table| rules(table, &words::variant(Variant::Shafran).to_string())),
    ("the rules of checkers", |table| rules(table, &words::variant(Variant::Checkers).to_string())),
    ("the history", |table| rules(table, &tr("history-title"))),
    ("the keys", |table| send(table, Message::Show(Page::Keys))),
    ("about", |table| send(table, Message::Show(Page::About))),
    ("playing on-line", |table| send(table, Message::Show(Page::Online))),
    ("inviting", |table| send(table, Message::Online(OnlineAction::Open))),
    ("joining", |table| online_form(table, |form| form.way = InviteOrJoin::Join)),
    ("a wrong invitation", |table| {
        online_form(table, |form| {
            (form.way, form.invitation) = (InviteOrJoin::Join, "heksyabc".to_owned());
            (form.settings.relay, form.settings.relay_url) = (RelayChoice::Own, "relay".to_owned());
        });
    }),
    ("an engine", |table| send(table, Message::Engines(EngineAction::Open(Box::default())))),
    ("a new game", |table| send(table, Message::Game(GameAction::New))),
    ("a new game in a time", |table| new_game(table, Variant::Glinski, ClockKind::SuddenDeath)),
    ("a new game by Fischer's clock", |table| new_game(table, Variant::McCooey, ClockKind::Fischer)),
    ("a new game by the US clock", |table| new_game(table, Variant::Shafran, ClockKind::Delay)),
    ("a new game by Bronstein's clock", |table| new_game(table, Variant::Glinski, ClockKind::Bronstein)),
    ("a new game in stages", |table| new_game(table, Variant::Glinski, ClockKind::Stages)),
    ("a new game by byo-yomi", |table| new_game(table, Variant::Checkers, ClockKind::ByoYomi)),
    ("a new game by the hourglass", |table| new_game(table, Variant::Glinski, ClockKind::Hourglass)),
    ("a new game half a level higher", |table| {
        edit_form(table, |form| {
            form.setup.black.player = Player::Computer(Level::DEFAULT.half_above().unwrap());
        });
    }),
    ("a first game against an even computer", |table| edit_form(table, make_even)),
    ("a new game against an even computer", |table| {
        set(table, rate);
        edit_form(table, make_even);
    }),
    ("the own games below the ratings", |table| {
        set(table, rate);
        send(table, Message::File(FileAction::OwnGames));
        table.wait_until(|table| model(table).library().is_some());
    }),
    ("a new game with a wrong position", |table| {
        edit_form(table, |form| form.start = StartFrom::Fen("k/3/5 w".to_owned()));
    }),
    ("the question of unsaved work", |table| send(table, Message::File(FileAction::Quit))),
    ("resigning", |table| send(table, Message::Game(GameAction::Resign))),
    ("a draw", |table| send(table, Message::Game(GameAction::OfferDraw))),
    ("taking back", |table| send(table, Message::Game(GameAction::TakeBack))),
    ("the end", |table| {
        send(table, Message::Game(GameAction::Redo));
        send(table, Message::Game(GameAction::Resign));
        send(table, Message::Dialog(DialogAction::Agree));
        table.wait_until(|table| model(table).result().is_some());
    }),
    ("another move", |table| {
        send(table, Message::Replay(ReplayAction::First));
        table.click_cell("f5").click_cell("f7");
    }),
    ("the path to open", |table| send(table, Message::File(FileAction::TypePath(PathPurpose::Open)))),
    ("what cannot be read", |table| {
        send(table, Message::Window(WindowNews::Pasted("1. Rb9 {".to_owned())));
    }),
    ("setting up", |table| send(table, Message::Editor(EditorAction::Open))),
    ("games to choose from", |table| {
        send(table, Message::File(FileAction::OpenRecorded(Collection::Tournaments, None)));
        table.wait_until(|table| model(table).library().is_some());
        send(table, Message::Library(LibraryAction::Select(1)));
    }),
    ("few of the games", |table| filtered(table, "Bóly81")),
    ("the cross table", |table| cross_table(table)),
    ("the ratings", |table| {
        cross_table(table);
        table.click(&words::labelled(&tr("club-title"), &tr("club-ratings")));
    }),
    ("none of the games", |table| filtered(table, "nobody of this name has ever played hexagonal chess")),
];

pub const IN_A_STUDY: [Screen; 8] = [
    ("a study", |table| send(table, Message::Replay(ReplayAction::Next))),
    ("a bad move in a study", |table| {
        send(table, Message::Replay(ReplayAction::First));
        send(table, Message::Replay(ReplayAction::Next));
        send(table, Message::Replay(ReplayAction::Next));
    }),
    ("an analysis", |table| {
        send(table, Message::Study(StudyAction::Threat));
        send(table, Message::Replay(ReplayAction::First));
    }),
    ("the header", |table| send(table, Message::Annotate(AnnotateAction::Header))),
    ("a comment", |table| {
        let node = NodeId::ROOT;
        send(table, Message::Annotate(AnnotateAction::Comment { node, place: Comment::After }));
    }),
    // The key closes an open panel, and opens a closed one.
    ("a study with the panel otherwise", |table| {
        table.key(egui::Key::F9);
        send(table, Message::Replay(ReplayAction::Last));
    }),
    ("an analysis with the panel otherwise", |table| {
        send(table, Message::Study(StudyAction::Analyse));
        send(table, Message::Replay(ReplayAction::First));
    }),
    ("the menu of studies in a study", |table| menu(table, "menu-study")),
];

/// Games by mail, and one that is typed in.
pub const BY_MAIL: [Screen; 5] = [
    ("a new game by mail", |table| send(table, Message::Mail(MailAction::New))),
    ("a letter", |table| {
        send(table, Message::Mail(MailAction::New));
        let Some(Dialog::Mail(dialog)) = model(table).dialog().cloned() else { panic!("no dialog") };
        let MailDialog::New(form) = *dialog else { panic!("no form") };
        let form = MailForm { name: "Anna".to_owned(), opponent: "Béla".to_owned(), ..form };
        send(table, Message::Mail(MailAction::Edit(Box::new(form))));
        send(table, Message::Mail(MailAction::Begin));
        table.wait_until(|table| model(table).mail_game().is_some());
        table.click_cell("f5").click_cell("f6");
        send(table, Message::Mail(MailAction::Write));
    }),
    ("the games by mail", |table| send(table, Message::Mail(MailAction::Open))),
    ("the header of a game that is typed in", |table| send(table, Message::File(FileAction::TypeIn))),
    ("a game that is typed in", |table| {
        send(table, Message::File(FileAction::TypeIn));
        send(table, Message::Dialog(DialogAction::Cancel));
    }),
];

/// The screens from a game for three after its first move.
pub const IN_A_GAME_FOR_THREE: [Screen; 7] = [
    ("three at the board", |_| {}),
    ("the rules for three", |table| send(table, Message::Show(Page::Rules))),
    ("a new game for three", |table| send(table, Message::NewGame(Game::Three))),
    ("a broken position for three", |table| {
        let text = "1/3/5/7/9/rR10/rK9bK/11/xP10/11/11 w wb - 0 1";
        send(table, Message::Window(WindowNews::Pasted(text.to_owned())));
    }),
    ("a draw between three", |table| send(table, Message::Game(GameAction::OfferDraw))),
    ("resigning from three", |table| send(table, Message::Game(GameAction::Resign))),
    ("the end for three", |table| {
        for _ in 0..2 {
            send(table, Message::Game(GameAction::Resign));
            send(table, Message::Dialog(DialogAction::Agree));
        }
        table.wait_until(|table| model(table).result().is_some());
    }),
];

/// The lessons and the puzzles, in front of a game that has not begun.
pub const LESSONS: [Screen; 12] = [
    ("the lessons", |table| send(table, Message::Learn(LearnAction::Open))),
    ("the lessons of checkers", |table| stages(table, Game::Two(Variant::Checkers))),
    ("the lessons for three", |table| stages(table, Game::Three)),
    ("the first level", |table| level(table, "glinski-rook-straight")),
    ("the longest goal", |table| level(table, "glinski-en-passant")),
    ("a level that is solved", |table| {
        level(table, "glinski-rook-straight");
        table.click_cell("f3").click_cell("f9");
    }),
    ("a wrong move and the end", |table| {
        level(table, "glinski-three-quarters");
        table.click_cell("h2").click_cell("i3");
    }),
    ("the puzzles", |table| {
        send(table, Message::Learn(LearnAction::Close));
        send(table, Message::Puzzles(PuzzleAction::Open));
    }),
    ("the themes of the puzzles", |table| {
        send(table, Message::Puzzles(PuzzleAction::Open));
        table.harness.hover_at(egui::pos2(300.0, 300.0));
        let delta = vec2(0.0, -2000.0);
        table.harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta,
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: egui::Modifiers::NONE,
        });
        table.run();
    }),
    ("a sheet of puzzles", |table| {
        send(table, Message::Puzzles(PuzzleAction::Open));
        send(table, Message::Puzzles(PuzzleAction::AskSheet(None)));
    }),
    ("a set of puzzles", |table| {
        let title = "Kónya mester feladványai kezdőknek".to_owned();
        send(table, Message::Puzzles(PuzzleAction::Open));
        let form = SheetForm { title, ..SheetForm::default() };
        send(table, Message::Puzzles(PuzzleAction::EditSheet(Box::new(form))));
        send(table, Message::Puzzles(PuzzleAction::KeepSheet));
        table.wait_until(|table| model(table).puzzles().is_some_and(|open| !open.sets.is_empty()));
        send(table, Message::Puzzles(PuzzleAction::AskSet(0)));
    }),
    ("a puzzle that is over", |table| {
        // Always the same one.
        fastrand::seed(7);
        send(table, Message::Puzzles(PuzzleAction::Open));
        send(table, Message::Puzzles(PuzzleAction::Begin(PuzzleChoice::Theme(None))));
        send(table, Message::Puzzles(PuzzleAction::Solution));
        table.wait_until(|table| {
            model(table).puzzles().and_then(|open| open.solving()).is_some_and(Solving::is_over)
        });
    }),
];

fn stages(table: &mut Table, game: Game) {
    send(table, Message::Learn(LearnAction::Open));
    send(table, Message::Learn(LearnAction::Choose(game)));
}

fn level(table: &mut Table, name: &str) {
    let game = Game::Two(Variant::Glinski);
    stages(table, game);
    let index = Course::of(game).levels.iter().position(|level| level.name == name).expect("a level");
    send(table, Message::Learn(LearnAction::Begin(lessons::Way::Whole, index)));
}

fn menu(table: &mut Table, key: &str) {
    table.press(&tr(key));
}

/// Opens a page of the settings.
fn settings(table: &mut Table, page: &str) {
    send(table, Message::Show(Page::Settings));
    table.settings_page(&tr(page));
}

/// Opens a page of the rules.
fn rules(table: &mut Table, page: &str) {
    send(table, Message::Show(Page::Rules));
    let name = words::labelled(&tr("rules-title"), page);
    table.click(&name);
}

/// The games of a file in which these words stand.
fn filtered(table: &mut Table, words: &str) {
    send(table, Message::File(FileAction::OpenRecorded(Collection::Tournaments, None)));
    let shown = |table: &Table| model(table).library().map_or(0, |list| list.shown.len());
    table.wait_until(|table| shown(table) > 0);
    let all = shown(table);
    send(table, Message::Library(LibraryAction::Find(Query { words: words.to_owned(), ..Query::default() })));
    table.wait_until(|table| shown(table) < all);
}

/// Points and ratings of the players of one tournament.
fn cross_table(table: &mut Table) {
    filtered(table, "IV. Tízek");
    send(table, Message::Library(LibraryAction::Club));
    table.wait_until(|table| matches!(model(table).dialog(), Some(Dialog::Club)));
}

/// The computer plays as strongly as the person.
fn make_even(form: &mut NewGameForm) {
    form.setup.white.player = Player::Human;
    form.setup.black.player = Player::Computer(Level::DEFAULT);
    form.setup.rival = Some(Rival::Even);
}

/// The person has ratings in two games, and in puzzles, and reported games.
fn rate(settings: &mut Settings) {
    for variant in [Variant::Glinski, Variant::Shafran] {
        let mut own = settings.ratings.before(variant, true);
        for quarters in [4, 0, 2] {
            own.finish(Level::ALL[3], quarters, false);
        }
        settings.ratings.keep(variant, own);
    }
    let reported =
        r#"{"glinski": [{"id": 7, "lost": 300, "lapses": {"lapse-missed-double-attack": [4, 123]}}]}"#;
    settings.mistakes = serde_json::from_str(reported).expect("mistakes");
    settings.puzzles.of_mut(Variant::Glinski).curve = vec![1_480, 1_512];
}

fn edit_form(table: &mut Table, edit: impl FnOnce(&mut NewGameForm)) {
    send(table, Message::Game(GameAction::New));
    let Some(Dialog::NewGame(GameForm::Two(form))) = model(table).dialog() else { panic!("no form") };
    let mut form = form.clone();
    edit(&mut form);
    send(table, Message::Dialog(DialogAction::EditForm(GameForm::Two(form))));
}

pub fn online_form(table: &mut Table, edit: impl FnOnce(&mut OnlineForm)) {
    send(table, Message::Online(OnlineAction::Open));
    let Some(Dialog::Online(dialog)) = model(table).dialog() else { panic!("no form") };
    let OnlineDialog::Form(form, _) = &**dialog else { panic!("another dialog") };
    let mut form = form.clone();
    edit(&mut form);
    send(table, Message::Online(OnlineAction::Edit(form)));
}

fn new_game(table: &mut Table, variant: Variant, kind: ClockKind) {
    edit_form(table, |form| {
        form.setup.choose(variant);
        form.setup.clock.kind = kind;
    });
}

/// Back to the board, whatever is open.
fn leave(table: &mut Table) {
    for _ in 0..3 {
        if model(table).dialog().is_some() {
            send(table, Message::Dialog(DialogAction::Cancel));
        }
    }
    table.key(egui::Key::Escape);
}

/// Looks at all screens in a language, and tells all that is wrong at once.
fn look_at_all(language: Language) {
    let mut found = Vec::new();
    for size in SIZES {
        let mut game = table(language, size, None);
        game.click_cell("f5").click_cell("f6");
        look_at(&mut game, &IN_A_GAME, language, size, &mut found);
        look_at(&mut table(language, size, Some(STUDIED)), &IN_A_STUDY, language, size, &mut found);
        look_at(&mut table(language, size, None), &BY_MAIL, language, size, &mut found);
        look_at(&mut three(language, size), &IN_A_GAME_FOR_THREE, language, size, &mut found);
        look_at(&mut table(language, size, None), &LESSONS, language, size, &mut found);
        look_at(&mut table(language, size, None), &meeting::BEFORE, language, size, &mut found);
        let (mut table, _link) = meeting::playing(language, size);
        look_at(&mut table, &meeting::DURING, language, size, &mut found);
    }
    assert!(found.is_empty(), "{}:\n{}", language.own_name(), found.join("\n"));
}

fn look_at(table: &mut Table, screens: &[Screen], language: Language, size: Vec2, found: &mut Vec<String>) {
    for (name, open) in screens {
        open(table);
        for height in [size.y, HIGH.y] {
            // In a high window what is scrolled to elsewhere is seen as well.
            let is_dialog = model(table).dialog().is_some();
            if height > size.y && (!is_dialog || size.x > HIGH.x) {
                continue;
            }
            let size = vec2(size.x, height);
            table.harness.set_size(size);
            table.run();
            if height < HIGH.y {
                pictures::save(table, &format!("{}-{}x{}-{name}", language.tag(), size.x, size.y));
            }
            let place = |fault: String| format!("{name} at {size:?}: {fault}");
            found.extend(faults(table, size).into_iter().map(place));
            found.extend(unread(table).into_iter().map(place));
            found.extend(cut(table).into_iter().map(place));
        }
        table.harness.set_size(size);
        table.harness.remove_cursor();
        leave(table);
    }
}

/// The names in a dialog that end in an ellipsis. What people or files are called may be long; our own words are not.
fn cut(table: &Table) -> Vec<String> {
    let is_asked = model(table).dialog().is_some();
    let cut = elided(table).into_iter().filter(|_| is_asked);
    cut.map(|(text, _)| format!("cut short in a dialog: {text:?}")).collect()
}

/// The texts that end in an ellipsis and can be read nowhere whole, not even when they are pointed at.
fn unread(table: &mut Table) -> Vec<String> {
    let mut unread = Vec::new();
    for (text, place) in elided(table) {
        table.harness.hover_at(place);
        table.harness.run_steps(8);
        if !is_whole(table, &text) {
            unread.push(format!("cannot be read whole: {text:?}"));
        }
    }
    unread
}

#[test]
fn every_screen_holds_its_words_in_english() {
    look_at_all(Language::English);
}

#[test]
fn every_screen_holds_its_words_in_polish() {
    look_at_all(Language::Polish);
}

#[test]
fn every_screen_holds_its_words_in_hungarian() {
    look_at_all(Language::Hungarian);
}

#[test]
fn every_screen_holds_its_words_in_esperanto() {
    look_at_all(Language::Esperanto);
}

#[test]
fn every_screen_holds_its_words_in_swedish() {
    look_at_all(Language::Swedish);
}

/// The dialog at the end of a game is as wide as its four answers.
#[test]
fn the_answers_at_the_end_fit_in_one_row() {
    let (_, open) = IN_A_GAME.iter().find(|(name, _)| *name == "the end").expect("the screen");
    for language in Language::ALL {
        let mut table = table(language, SIZES[0], None);
        table.click_cell("f5").click_cell("f6");
        open(&mut table);
        let answers = ["action-rematch", "word-study"].map(|key| {
            let name = tr(key);
            let answer = table.harness.query_all_by_label(&name).last();
            answer.unwrap_or_else(|| panic!("{name} in {}", language.own_name())).rect()
        });
        let [first, second] = answers;
        // The usual one is at the right end of the line below the board.
        assert!(first.right() < SIZES[0].x && second.right() < first.left(), "{answers:?}");
        assert!(first.height() == second.height() && first.top() == second.top(), "{answers:?}");
    }
}

/// The dialog stays open while everything around it, and it itself, changes its words.
#[test]
fn another_language_is_there_at_once() {
    let mut table = table(Language::English, vec2(1280.0, 800.0), Some(STUDIED));
    table.key(egui::Key::Home);
    assert!(
        table.has("f1, white bishop") && table.has("Study") && table.has("2... Nc6 +="),
        "{:?}",
        table.names()
    );
    table.keys(Modifiers::COMMAND, egui::Key::Comma);
    assert!(table.has("Settings"));
    for language in [Language::Polish, Language::Swedish, Language::Hungarian, Language::Esperanto] {
        table.choose(&tr("settings-language"), language.own_name());
        assert_eq!(model(&table).settings().language, Some(language));
        let bishop = heksy::app::text::tr_args(
            "board-cell-white",
            &[("cell", "f1".into()), ("piece", "piece-bishop".into())],
        );
        let knight = language.letters().letter(heksy::chess::Role::Knight);
        for words in [tr("settings-title"), tr("menu-study"), bishop, format!("2... {knight}c6 +=")] {
            assert!(table.has(&words), "{words:?} in {:?}", table.names());
        }
        assert!(!table.has("f1, white bishop") && !table.has("Settings") && !table.has("2... Nc6 +="));
    }
    set(&mut table, |settings| settings.language = None);
    assert!(table.has("Settings") && table.has("f1, white bishop"), "{:?}", table.names());
}

#[test]
fn piece_letters_change_on_screen_but_not_in_files() {
    use heksy::app::text::LettersChoice;
    let mut table = table(Language::Hungarian, vec2(1280.0, 800.0), Some(STUDIED));
    assert!(table.has("2... Hc6 +="), "{:?}", table.names());
    assert!(table.has("2. k2 N"), "the novelty is no knight: {:?}", table.names());
    for (choice, shown) in [
        (LettersChoice::Figurines, "2... ♘c6 +="),
        (LettersChoice::Of(heksy::game::PieceLetters::Russian), "2... Кc6 +="),
        (LettersChoice::Of(heksy::game::PieceLetters::English), "2... Nc6 +="),
    ] {
        set(&mut table, |settings| settings.letters = choice);
        assert!(table.has(shown), "{shown} in {:?}", table.names());
    }
    set(&mut table, |settings| settings.letters = LettersChoice::Figurines);
    send(&mut table, Message::Clipboard(heksy::app::library::ClipboardAction::CopyGame));
    let copied = table.harness.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let record = model(&table).document().unwrap().record();
    let pgn = heksy::game::pgn::write(record);
    assert!(pgn.contains("Nc6"), "{pgn}");
    assert!(copied.is_none_or(|text| text.contains("Nc6")), "files and the clipboard are in English");
}
