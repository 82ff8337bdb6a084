//! The state of the program has no language: another one can be shown at any time.

use heksy::app::settings::GameForm;
use std::sync::Arc;
use std::time::Duration;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::engines::EngineNews;
use heksy::app::game::saved::UnreadableJournal;
use heksy::app::game::{GameAction, JournalNews};
use heksy::app::library::{ClipboardAction, OpenedFile, Saving, WindowNews};
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::file::{SettingsFailure, SettingsTrouble};
use heksy::app::text::{Catalogue, ENGLISH, FileOperation, FileProblem, ProblemKind, Text};

use crate::program::{Program, against_computer, hotseat, timed};

/// A white rook on f6 between its king and a black rook.
const PINNED: &str = "k/1r1/5/7/9/5R5/11/11/11/11/5K5 w - 0 1";

/// Some messages in another language, with the pieces in their cases.
const POLISH: &str = "
piece-rook = wieża
    .accusative = wieżę
illegal = Ten ruch jest niemożliwy: { $reason }.
illegal-pinned = { NAME($piece) } na { $cell } jest związana przez { NAME($other, form: \"accusative\") } na { $other-cell }
fen-missing = Wpisz lub wklej pozycję (FEN).
over-name-wins = Wygrywa { $name }
reason-resignation-black = Czarne poddają partię
file-write-other = Nie udało się zapisać „{ $path }”: { $reason }.
internal-error = błąd programu
fen-wrong = Nieprawidłowa pozycja: { $problem }.
";

fn polish(text: &Text) -> String {
    text.translate(&Catalogue::from_source("pl", POLISH, None))
}

#[test]
fn open_messages_and_dialogs_change_their_language() {
    let mut program = Program::new();
    program.start_fen(hotseat(), PINNED);
    program.click("f6");
    program.click("e6");
    let toast = program.model.toasts().next().expect("it is told why not");
    assert_eq!(
        polish(&toast.text),
        "Ten ruch jest niemożliwy: wieża na f6 jest związana przez wieżę na f10."
    );
    assert_eq!(program.toasts(), ["Illegal move: the rook on f6 is pinned by the rook on f10."]);

    program.send(Message::Window(WindowNews::Pasted("x/x/x/x/x w".to_owned())));
    let Some(Dialog::Problem { text, .. }) = program.dialog() else { panic!("{:?}", program.dialog()) };
    assert!(polish(text).starts_with("Nieprawidłowa pozycja"), "{}", polish(text));
    program.answer(DialogAction::Cancel);

    program.game(GameAction::New);
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    let mut form = form.clone();
    form.start = heksy::app::settings::StartFrom::Fen(String::new());
    program.answer(DialogAction::EditForm(GameForm::Two(form)));
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    assert_eq!(form.problem.as_ref().map(polish).as_deref(), Some("Wpisz lub wklej pozycję (FEN)."));
    program.answer(DialogAction::Cancel);

    let kind = ProblemKind::Other(Text::key("internal-error"));
    let problem = FileProblem { path: "a.pgn".into(), doing: FileOperation::Writing, kind };
    program.send(Message::Disk(DiskNews::Saved(Saving::default(), Err(problem.into()))));
    let Some(Dialog::Problem { text, .. }) = program.dialog() else { panic!("{:?}", program.dialog()) };
    assert_eq!(polish(text), "Nie udało się zapisać „a.pgn”: błąd programu.");
    program.answer(DialogAction::Cancel);

    program.mv("f6f7");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.wait(Duration::from_secs(1));
    let over = program.model.result().expect("the game is over");
    assert_eq!([&over.title, &over.reason].map(polish), ["Wygrywa Anna", "Czarne poddają partię"]);
}

/// The longest piece of each message that is always there, if it is long enough to be told from anything else.
fn phrases() -> Vec<&'static str> {
    let pieces = ENGLISH.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let text = line.split_once(['=', ']']).map_or(line, |(_, text)| text);
        text.split(['{', '}']).map(str::trim).max_by_key(|piece| piece.len())
    });
    pieces.filter(|piece| piece.len() >= 12 && piece.contains(' ') && !piece.contains('$')).collect()
}

struct Session {
    program: Program,
    phrases: Vec<&'static str>,
}

impl Session {
    fn of(program: Program) -> Session {
        Session { program, phrases: phrases() }
    }

    /// Nothing of what the program holds now is in any language.
    fn look(&self) {
        let held = format!("{:?}", self.program.model);
        let found: Vec<_> = self.phrases.iter().filter(|phrase| held.contains(**phrase)).collect();
        assert!(found.is_empty(), "kept in words: {found:?}");
    }

    fn send(&mut self, message: Message) {
        self.program.send(message);
        self.look();
    }

    fn disk(&mut self, news: DiskNews) {
        self.send(Message::Disk(news));
        self.program.answer(DialogAction::Cancel);
    }
}

#[test]
fn translated_phrases_are_detected_in_kept_texts() {
    let phrases = phrases();
    assert!(phrases.len() > 200, "{}", phrases.len());
    let path = Text::new("saved", [("path", "a.pgn".into())]);
    for text in [Text::key("paste-empty"), Text::new("file-no-room", [("path", path.into())])] {
        let is_found = |held: String| phrases.iter().any(|phrase| held.contains(phrase));
        assert!(is_found(format!("{:?}", text.to_string())) && !is_found(format!("{text:?}")), "{text}");
    }
}

#[test]
fn messages_about_moves_are_kept_untranslated() {
    let mut program = Program::new();
    program.start_fen(timed(20, 0), PINNED);
    let mut session = Session::of(program);
    session.send(Message::Board(BoardEvent::PickUp(crate::program::cell("f6"))));
    for cell in ["e6", "f10", "f1"] {
        session.send(Message::Board(BoardEvent::Click(crate::program::cell(cell))));
    }
    session.program.wait(Duration::from_secs(12));
    session.look();
    session.send(Message::Game(GameAction::PauseOrResume));
    session.send(Message::Board(BoardEvent::Click(crate::program::cell("f6"))));
    session.send(Message::Game(GameAction::ClaimDraw));
    session.send(Message::Game(GameAction::PauseOrResume));
    session.send(Message::Game(GameAction::Resign));
    session.send(Message::Dialog(DialogAction::Agree));
    session.program.wait(Duration::from_secs(2));
    session.look();
    session.send(Message::Game(GameAction::Rematch));
    session.send(Message::Clipboard(ClipboardAction::CopyPosition));
}

#[test]
fn messages_about_the_computer_are_kept_untranslated() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    let (ticket, _) = program.search().expect("the computer thinks");
    let mut session = Session::of(program);
    session.send(Message::Game(GameAction::OfferDraw));
    session.send(Message::Board(BoardEvent::Click(crate::program::cell("f7"))));
    session.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("out of bounds"))));
    assert!(session.program.toasts().iter().any(|text| text.contains("out of bounds")));
}

#[test]
fn messages_about_files_and_journals_are_kept_untranslated() {
    let mut session = Session::of(crate::program::journals::played());
    let other = || ProblemKind::Other(Text::key("internal-error"));
    let kinds = [ProblemKind::Missing, ProblemKind::NotText, ProblemKind::Folder, other()];
    for kind in kinds {
        for doing in [FileOperation::Reading, FileOperation::Writing] {
            let problem = FileProblem { path: "a.pgn".into(), doing, kind: kind.clone() };
            let ticket = session.program.reading();
            session.disk(match doing {
                FileOperation::Reading => DiskNews::Read(ticket, Err(problem)),
                FileOperation::Writing => DiskNews::Saved(Saving::default(), Err(problem.into())),
            });
        }
    }
    let unreadable =
        |name: &str| UnreadableJournal { path: name.into(), reason: Text::key("journal-not-understood") };
    session.disk(DiskNews::Journal(JournalNews::Unreadable(vec![unreadable("a"), unreadable("b")])));
    session.disk(DiskNews::Journal(JournalNews::Failed(Text::key("journal-stopped"))));
    session.disk(DiskNews::Journal(JournalNews::Cut("a.rest".into())));
    let reason = Text::key("internal-error");
    session.disk(DiskNews::SettingsSaved(Err(SettingsFailure { path: "settings.json".into(), reason })));
    session.disk(DiskNews::SettingsSaved(Ok(())));
    session.disk(DiskNews::SettingsTrouble(SettingsTrouble::Broken));
    let nothing = Arc::new(OpenedFile::from_text("nothing to be read".to_owned()));
    let ticket = session.program.reading();
    session.disk(DiskNews::Read(ticket, Ok(nothing.into())));
    let pgn = "[White \"Ewa\"]\n[TimeControl \"300+5\"]\n\n1. f6 {[%clk 0:04:50]} e6 2. Rf6 *\n";
    let file = Arc::new(OpenedFile::from_text(pgn.to_owned()));
    let game = file.read(0).expect("there is a game");
    let ticket = session.program.reading();
    session.send(Message::Disk(DiskNews::Read(ticket, Ok(game.into()))));
    session.send(Message::Dialog(DialogAction::Discard));
    assert!(session.program.problem().contains("“Rf6” is not a legal move"));
    session.program.answer(DialogAction::Cancel);
    session.send(Message::Game(GameAction::Continue));
    assert!(matches!(session.program.dialog(), Some(Dialog::NewGame(_))));
}
