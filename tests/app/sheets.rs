//! Sheets of puzzles: chosen, printed and kept; sets of one's own puzzles: listed, edited, saved and added.

use std::path::Path;

use heksy::app::context::{Command, Dialog, DialogAction, FileJob};
use heksy::app::library::{
    Band, Export, FileAction, OwnPuzzles, PathPurpose, PuzzleChoice, PuzzlesJob, SetForm, SheetForm,
    WindowNews,
};
use heksy::app::model::{DiskNews, Message, PuzzleAction, Puzzles};
use heksy::game::Variant;
use heksy::puzzles::{Collection, Motif};

use crate::program::Program;
use crate::program::memory::Memory;

/// The file of one's own puzzles.
const OWN: &str = "/data/puzzles.pgn";

/// The program with its puzzles open, and a disk.
struct Room {
    program: Program,
    disk: Memory,
}

impl Room {
    fn new() -> Room {
        let mut room = Room { program: Program::hotseat(), disk: Memory::new() };
        // The folder is there.
        room.disk.put("/data/settings.json", b"{}");
        room.send(PuzzleAction::Open);
        room
    }

    /// Sends an action, and does what follows with the file of the puzzles.
    fn send(&mut self, action: PuzzleAction) {
        self.message(Message::Puzzles(action));
    }

    fn message(&mut self, message: Message) {
        self.program.send(message);
        let jobs: Vec<PuzzlesJob> = self.program.last.iter().filter_map(job_of).collect();
        for job in jobs {
            let own = OwnPuzzles::after(&job, &self.disk, Path::new(OWN));
            self.program.send(Message::Disk(DiskNews::OwnPuzzles(own)));
        }
    }

    fn puzzles(&self) -> &Puzzles {
        self.program.model.puzzles().expect("the puzzles are open")
    }

    /// Chooses the puzzles of the sheet.
    fn choose(&mut self, form: SheetForm) {
        self.send(PuzzleAction::EditSheet(Box::new(form)));
    }

    /// Writes the sheet to a file of this name, and returns its text.
    fn export(&mut self, export: Export, name: &str) -> String {
        self.program.send(Message::File(FileAction::Export(export)));
        let purpose = PathPurpose::Export(self.program.model.game_id(), export);
        let path = Path::new("/data").join(name);
        self.program.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.clone()))));
        let job = self.program.last.iter().find_map(|command| match command {
            Command::File(FileJob::Export(job)) => Some(job.clone()),
            _ => None,
        });
        job.expect("a job").carry_out(&self.disk).expect("it is written");
        String::from_utf8(self.disk.files()[&path].clone()).expect("text")
    }

    /// Keeps this number of puzzles as a set of this name.
    fn keep(&mut self, title: &str, from: PuzzleChoice, count: usize) {
        self.choose(SheetForm { title: title.to_owned(), from, count, ..SheetForm::default() });
        self.send(PuzzleAction::KeepSheet);
    }

    fn own_file(&self) -> String {
        String::from_utf8(self.disk.files()[Path::new(OWN)].clone()).expect("text")
    }

    fn set_form(&self) -> SetForm {
        let Some(Dialog::PuzzleSet(form)) = self.program.dialog() else { panic!("no set is edited") };
        (**form).clone()
    }
}

fn job_of(command: &Command) -> Option<PuzzlesJob> {
    if let Command::Puzzles(job) = command { Some(job.clone()) } else { None }
}

#[test]
fn a_sheet_has_the_theme_the_difficulty_and_the_number_that_were_chosen() {
    let mut room = Room::new();
    let form = SheetForm {
        from: PuzzleChoice::Theme(Some(Motif::Mate2)),
        band: Band::Medium,
        count: 4,
        ..SheetForm::default()
    };
    room.send(PuzzleAction::AskSheet(None));
    assert!(matches!(room.program.dialog(), Some(Dialog::Sheet)));
    room.choose(form);
    assert_eq!(room.puzzles().sheet_length, 4);
    let pgn = room.export(Export::PuzzleSet, "mates.pgn");
    let collection = Collection::from_text(Variant::Glinski, &pgn);
    assert_eq!(collection.puzzles.len(), 4);
    let ratings: Vec<f64> = collection.puzzles.iter().map(|puzzle| puzzle.rating.value).collect();
    assert!(
        ratings.is_sorted() && ratings.iter().all(|rating| (1200.0..1600.0).contains(rating)),
        "{ratings:?}"
    );
    assert!(collection.puzzles.iter().all(|puzzle| puzzle.themes.contains(&Motif::Mate2)));
}

#[test]
fn a_sheet_prints_four_six_or_nine_diagrams_on_a_page_with_lines_for_the_solver() {
    let mut room = Room::new();
    for room_of_page in SheetForm::ROOMS {
        let title = "<Forks> & more".to_owned();
        room.choose(SheetForm { title, count: 9, room: room_of_page, ..SheetForm::default() });
        let page = room.export(Export::Puzzles, "sheet.html");
        let sheets: Vec<&str> = page.split("<section>").skip(1).collect();
        assert_eq!(sheets.len(), 9_usize.div_ceil(room_of_page) + 1, "{room_of_page}");
        let figures = |sheet: &&str| sheet.matches("<figure>").count();
        assert!(sheets.iter().map(figures).all(|count| count <= room_of_page));
        assert_eq!(sheets.iter().map(figures).sum::<usize>(), 9);
        assert!(page.contains("<h1>&lt;Forks&gt; &amp; more</h1>") && !page.contains("<Forks>"), "{page}");
        let is_filled_in = |sheet: &&str| sheet.contains("<div>Name</div>\n<div>Date</div>\n<div>Points (of");
        assert!(sheets[..sheets.len() - 1].iter().all(is_filled_in), "{page}");
        assert!(sheets.last().is_some_and(|sheet| sheet.matches("<p>").count() == 9));
    }
    room.choose(SheetForm { has_answers: false, ..SheetForm::default() });
    assert!(!room.export(Export::Puzzles, "sheet.html").contains("Answers"));
    assert!(!room.export(Export::Puzzles, "sheet.txt").contains("Answers"));
}

#[test]
fn the_answers_of_a_sheet_say_what_a_solution_wins() {
    let mut room = Room::new();
    let from = PuzzleChoice::Theme(Some(Motif::Mate1));
    room.choose(SheetForm { from, count: 4, ..SheetForm::default() });
    let page = room.export(Export::Puzzles, "sheet.html");
    assert_eq!(page.matches("<i> Mate in one move.</i>").count(), 4, "{page}");
    let from = PuzzleChoice::Theme(Some(Motif::Fork));
    room.choose(SheetForm { from, count: 36, ..SheetForm::default() });
    let page = room.export(Export::Puzzles, "sheet.html");
    assert!(page.matches("</i></p>").count() >= 24 && !page.contains("Missed"), "{page}");
}

#[test]
fn the_answers_of_a_sheet_from_the_tournaments_say_who_played() {
    let mut room = Room::new();
    let settings = room.program.model.settings().clone();
    assert!(room.puzzles().count(PuzzleChoice::Tournaments, &settings) > 0);
    room.choose(SheetForm { from: PuzzleChoice::Tournaments, count: 6, ..SheetForm::default() });
    let page = room.export(Export::Puzzles, "sheet.html");
    let (questions, answers) = page.split_once("Answers").expect("answers");
    assert_eq!((questions.matches(" – ").count(), answers.matches(" – ").count()), (0, 6), "{page}");
    let text = room.export(Export::Puzzles, "sheet.txt");
    assert_eq!(text.matches(" – ").count(), 6, "{text}");
    room.send(PuzzleAction::Choose(Variant::Shafran));
    assert_eq!(room.puzzles().count(PuzzleChoice::Tournaments, &settings), 0);
}

#[test]
fn a_sheet_that_is_kept_opens_again_as_a_set_of_puzzles() {
    let mut room = Room::new();
    assert!(room.puzzles().sets.is_empty());
    room.keep("Club \"A\" \\ 1", PuzzleChoice::Theme(None), 4);
    assert_eq!(room.puzzles().sets, ["Club \"A\" \\ 1"]);
    assert!(room.program.toasts().iter().any(|text| text.contains("4 puzzles are in the set")));
    let settings = room.program.model.settings().clone();
    assert_eq!(room.puzzles().count(PuzzleChoice::Own(0), &settings), 4);
    // A sheet kept twice is there once.
    room.send(PuzzleAction::KeepSheet);
    assert_eq!(room.own_file().matches("[Set ").count(), 4);
    room.send(PuzzleAction::Begin(PuzzleChoice::Own(0)));
    assert!(room.puzzles().solving().is_some());
    room.send(PuzzleAction::Start);
    room.send(PuzzleAction::Choose(Variant::Shafran));
    assert!(room.puzzles().sets.is_empty(), "it is of another game");
    room.send(PuzzleAction::Choose(Variant::Glinski));
    room.send(PuzzleAction::AskSheet(Some(0)));
    assert_eq!((room.puzzles().sheet_length, room.puzzles().sheet_form.count), (4, 4));
}

#[test]
fn a_set_that_is_given_to_a_pupil_opens_as_the_same_puzzles() {
    let mut room = Room::new();
    room.choose(SheetForm { title: "Forks".to_owned(), count: 6, ..SheetForm::default() });
    let pgn = room.export(Export::PuzzleSet, "forks.pgn");
    let mut pupil = Room::new();
    pupil.disk.put("/home/forks.pgn", pgn.as_bytes());
    pupil.send(PuzzleAction::AddSet);
    let path = Some("/home/forks.pgn".into());
    pupil.message(Message::Window(WindowNews::PathChosen(PathPurpose::AddSet, path)));
    assert_eq!(pupil.puzzles().sets, ["Forks"]);
    assert_eq!(pupil.own_file().trim(), pgn.trim());
}

#[test]
fn positions_with_moves_become_a_set_and_whole_games_do_not() {
    let mut room = Room::new();
    let collection = Collection::of(Variant::Glinski);
    let task = collection.task(0).expect("a puzzle");
    let pgn = collection.puzzles[0].to_pgn(&task);
    let moves = pgn.split_once("\n\n").expect("moves").1;
    let (names, fen) = ("[White \"Anna\"]\n[Black \"Béla\"]\n", task.start.to_fen());
    let text = format!(
        "{names}[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}\n\n{names}\n1. f6 e6 2. g5 *\n\n\
        {names}[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n"
    );
    room.disk.put("/home/own.pgn", text.as_bytes());
    let path = || Some("/home/own.pgn".into());
    room.message(Message::Window(WindowNews::PathChosen(PathPurpose::AddSet, path())));
    assert_eq!(room.puzzles().sets, ["own"], "{:?}", room.program.toasts());
    assert_eq!(room.own_file().matches("[Event ").count(), 1);
    assert!(room.own_file().contains("[Source \"Anna - Béla\"]"), "{}", room.own_file());
    room.disk.put_over("/home/own.pgn", "[White \"Anna\"]\n\n1. f6 e6 *\n".as_bytes());
    room.message(Message::Window(WindowNews::PathChosen(PathPurpose::AddSet, path())));
    assert!(room.program.toasts().iter().any(|text| text.contains("no position with moves")));
}

#[test]
fn a_set_is_renamed_put_in_order_and_deleted_and_the_rest_of_the_file_stays() {
    let mut room = Room::new();
    room.disk.put(OWN, "[Event \"mine\"]\n[White \"x\"]\n\n{unfinished} *\n".as_bytes());
    room.keep("First", PuzzleChoice::Theme(Some(Motif::Mate1)), 4);
    room.keep("Second", PuzzleChoice::Theme(Some(Motif::Fork)), 4);
    assert_eq!(room.puzzles().sets, ["First", "Second"]);
    room.send(PuzzleAction::AskSet(0));
    let mut form = room.set_form();
    form.name = " ".to_owned();
    room.program.send(Message::Dialog(DialogAction::EditSet(Box::new(form.clone()))));
    room.message(Message::Dialog(DialogAction::Save));
    assert!(matches!(room.program.dialog(), Some(Dialog::PuzzleSet(_))), "a set keeps a name");
    form.name = "Mates".to_owned();
    form.puzzles.swap(0, 1);
    form.puzzles.remove(3);
    form.puzzles[0].0.source = "The easy one".to_owned();
    let names: Vec<String> = form.puzzles.iter().map(|(puzzle, _)| puzzle.name.clone()).collect();
    room.program.send(Message::Dialog(DialogAction::EditSet(Box::new(form))));
    room.message(Message::Dialog(DialogAction::Save));
    assert!(room.program.dialog().is_none());
    assert_eq!(room.puzzles().sets, ["Mates", "Second"]);
    room.send(PuzzleAction::AskSet(0));
    let saved: Vec<String> = room.set_form().puzzles.iter().map(|(puzzle, _)| puzzle.name.clone()).collect();
    assert_eq!(saved, names);
    assert_eq!(room.set_form().puzzles[0].0.source, "The easy one");
    room.message(Message::Dialog(DialogAction::Discard));
    assert_eq!(room.puzzles().sets, ["Second"]);
    assert!(room.own_file().contains("{unfinished}") && room.own_file().matches("[Set ").count() == 4);
}
