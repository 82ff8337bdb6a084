//! The puzzles through the program's model: the line, other moves, hints, what is kept, and the game behind.

use heksy::app::settings::GameForm;
use std::path::Path;
use std::sync::Arc;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, FileJob, ListJob, WindowCommand};
use heksy::app::engines::{EngineNews, Purpose, SearchCommand, SearchTicket};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::{
    ClipboardAction, Export, FileAction, OpenedFile, OwnPuzzles, PathPurpose, PuzzleChoice, PuzzleJob,
    PuzzlesJob, WindowNews,
};
use heksy::app::model::{DiskNews, Message, PuzzleAction, Puzzles, Solving, Verdict};
use heksy::app::settings::file::from_json;
use heksy::app::text::Text;
use heksy::disk::Disk;
use heksy::engine::{Info, Score};
use heksy::game::{Move, NodeId, Variant, pgn, san};
use heksy::puzzles::{Collection, Motif, Progress};

use crate::program::memory::Memory;
use crate::program::{Program, secs};

fn send(program: &mut Program, action: PuzzleAction) {
    program.send(Message::Puzzles(action));
}

fn begin(variant: Variant, way: PuzzleChoice) -> Program {
    // Every person of the tests draws the same puzzles.
    fastrand::seed(1);
    let mut program = Program::hotseat();
    send(&mut program, PuzzleAction::Open);
    send(&mut program, PuzzleAction::Choose(variant));
    send(&mut program, PuzzleAction::Begin(way));
    program
}

fn solving(program: &Program) -> &Solving {
    program.model.puzzles().and_then(|puzzles| puzzles.solving()).expect("a puzzle is open")
}

fn progress(program: &Program) -> Progress {
    let puzzles = program.model.puzzles().expect("the puzzles are open");
    puzzles.progress(program.model.settings()).clone()
}

/// The moves of the line of the puzzle that is open.
fn line(program: &Program) -> Vec<Move> {
    let collection = program.model.puzzles().expect("the puzzles are open").collection();
    let name = &solving(program).puzzle.name;
    let index = collection.puzzles.iter().position(|puzzle| puzzle.name == *name).expect("a puzzle");
    collection.task(index).expect("a line").line
}

/// Makes a move by clicks, in checkers by every cell of its path.
fn play(program: &mut Program, mv: Move) {
    let path = solving(program).position().path(mv);
    program.send(Message::Board(BoardEvent::PickUp(path[0])));
    for &cell in &path[1..] {
        if solving(program).is_waiting() {
            program.send(Message::Board(BoardEvent::Click(cell)));
        }
    }
    if let Some(role) = mv.promotion() {
        program.send(Message::Board(BoardEvent::Promote(role)));
    }
}

fn wait(program: &mut Program) {
    program.now += secs(1);
    program.send(Message::Tick);
}

/// Plays the line to its end.
fn solve(program: &mut Program) {
    let line = line(program);
    for &mv in line.iter().step_by(2) {
        play(program, mv);
        wait(program);
    }
}

/// Shows the solution to its end.
fn show_solution(program: &mut Program) {
    send(program, PuzzleAction::Solution);
    for _ in 0..60 {
        wait(program);
    }
    assert!(solving(program).is_over());
}

/// A legal move of the position shown that is not that of the line and does not mate.
fn other(program: &Program) -> Move {
    let (right, position) = (line(program)[0], *solving(program).position());
    let is_other = |mv: &Move| *mv != right && !position.play(*mv).unwrap().is_checkmate();
    let is_plain = |mv: &Move| mv.promotion().is_none() && position.path(*mv).len() == 2;
    position.legal_moves().into_iter().find(|mv| is_other(mv) && is_plain(mv)).expect("another move")
}

/// Makes another move; the engine gives that move and the right one these scores.
fn judge(program: &mut Program, mine: Score, right: Score) {
    let (mv, best) = (other(program), line(program)[0]);
    let ticket = asked_to_judge(program, mv, best);
    for (mv, score) in [(mv, mine), (best, right)] {
        let info = Info {
            depth: 1,
            seldepth: 1,
            score,
            wdl: None,
            exact: None,
            nodes: 1,
            nps: 1,
            time: secs(0),
            hashfull: 0,
            pv: vec![mv],
            multipv: 1,
        };
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    }
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(best))));
}

/// Plays a move that is not the best one, which the engine is to judge.
fn asked_to_judge(program: &mut Program, mv: Move, best: Move) -> SearchTicket {
    play(program, mv);
    let asked = program.last.iter().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Hint, ticket, request, .. }) => {
            assert_eq!(request.limits.search_moves, [mv, best]);
            Some(*ticket)
        }
        _ => None,
    });
    let ticket = asked.expect("the engine judges the move");
    assert!(!solving(program).is_waiting());
    assert_eq!(program.model.board_view().last_move, Some((mv.from(), mv.to())), "the move is shown");
    ticket
}

#[test]
fn a_move_that_a_failed_engine_could_not_judge_is_not_called_good() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    let (mv, best) = (other(&program), line(&program)[0]);
    let ticket = asked_to_judge(&mut program, mv, best);
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("it stopped"))));
    assert_eq!(solving(&program).verdict, None);
    assert!(solving(&program).is_waiting(), "the person tries again");
    assert_eq!(program.toasts(), ["The move could not be judged. Play it again."]);
}

#[test]
fn a_move_is_in_the_list_while_it_is_judged() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    let (mv, best) = (other(&program), line(&program)[0]);
    let name = san(solving(&program).position(), mv);
    let ticket = asked_to_judge(&mut program, mv, best);
    let moves = solving(&program).moves();
    let [judged] = &moves[..] else { panic!("{moves:?}") };
    assert!(judged.san == name && judged.is_shown && !judged.is_found, "{judged:?}");
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("it stopped"))));
    assert!(solving(&program).moves().is_empty(), "it is taken back");
}

fn said(program: &Program) -> String {
    program.model.announcements().last().map(|last| last.text.to_string()).unwrap_or_default()
}

#[test]
fn puzzles_of_every_game_are_solved_by_their_lines() {
    for variant in Variant::ALL {
        let mut program = begin(variant, PuzzleChoice::Theme(None));
        let before = progress(&program).rating;
        let count = 5.min(Collection::of(variant).puzzles.len() as u32 - 1);
        for solved in 1..=count {
            let name = solving(&program).puzzle.name.clone();
            solve(&mut program);
            assert_eq!(solving(&program).verdict, Some(Verdict::Solved), "{variant} {name}");
            assert_eq!((progress(&program).streak, progress(&program).results[&name]), (solved, true));
            send(&mut program, PuzzleAction::Continue);
            assert_ne!(solving(&program).puzzle.name, name);
        }
        let after = progress(&program);
        assert!(after.rating.value > before.value && after.rating.deviation < before.deviation);
        assert_eq!(after.curve.len(), count as usize);
        let json = serde_json::to_vec(program.model.settings()).unwrap();
        assert_eq!(*from_json(&json).0.puzzles.of(variant), after, "it is kept with the settings");
    }
}

#[test]
fn another_good_move_costs_nothing_and_a_bad_one_fails() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    judge(&mut program, Score::Cp(590), Score::Cp(600));
    assert_eq!(solving(&program).verdict, Some(Verdict::AlsoGood));
    assert!(said(&program).contains("costs you nothing"), "{}", said(&program));
    assert!(progress(&program).results.is_empty());
    judge(&mut program, Score::Cp(100), Score::Cp(600));
    assert_eq!(solving(&program).verdict, Some(Verdict::Wrong));
    assert!(said(&program).contains("There is a better move than "), "{}", said(&program));
    let failed = progress(&program);
    assert!(failed.rating.value < 1_500.0 && failed.results.values().eq([&false]));
    // It can be solved all the same, but counts as failed.
    solve(&mut program);
    assert_eq!(solving(&program).verdict, Some(Verdict::Solved));
    assert_eq!(progress(&program), failed);
    // The failed one is reviewed, without a second rating.
    send(&mut program, PuzzleAction::Begin(PuzzleChoice::Review));
    solve(&mut program);
    assert_eq!(progress(&program).rating, failed.rating);
    assert!(progress(&program).results.values().eq([&true]));
    send(&mut program, PuzzleAction::Begin(PuzzleChoice::Review));
    assert!(program.model.puzzles().unwrap().solving().is_none(), "nothing is left to review");
}

#[test]
fn a_hint_halves_what_solving_brings_and_the_solution_fails() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    solve(&mut program);
    let whole = progress(&program).rating.value - 1_500.0;
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    program.game(GameAction::Hint);
    let view = program.model.board_view();
    assert!(view.shapes.len() == 1 && view.arrows.is_empty(), "the piece to move");
    assert!(solving(&program).verdict_text().unwrap().to_string().starts_with("Hint: move the piece on "));
    program.game(GameAction::Hint);
    let view = program.model.board_view();
    assert!(view.shapes.is_empty() && view.arrows.len() == 1, "the move");
    let spoken = said(&program);
    assert!(spoken.starts_with("Hint: White ") || spoken.starts_with("Hint: Black "), "in words: {spoken}");
    program.game(GameAction::Hint);
    assert_eq!(program.model.board_view(), view, "there is no third hint");
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    program.game(GameAction::Hint);
    solve(&mut program);
    let half = progress(&program).rating.value - 1_500.0;
    assert!((half - whole / 2.0).abs() < 0.01, "{half} {whole}");
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    show_solution(&mut program);
    assert_eq!(solving(&program).verdict, Some(Verdict::Shown));
    assert!(progress(&program).rating.value < 1_500.0 && progress(&program).results.values().eq([&false]));
}

#[test]
fn a_puzzle_solved_by_the_move_of_a_hint_earns_nothing() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    let before = progress(&program).rating;
    program.game(GameAction::Hint);
    program.game(GameAction::Hint);
    solve(&mut program);
    assert_eq!((solving(&program).verdict, solving(&program).rated), (Some(Verdict::Solved), None));
    assert_eq!(progress(&program).rating, before);
    assert!(progress(&program).results.values().eq([&true]));
    // A wrong move costs as much as without a hint.
    let after_failure = |hints: usize| {
        let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
        for _ in 0..hints {
            program.game(GameAction::Hint);
        }
        judge(&mut program, Score::Cp(100), Score::Cp(600));
        progress(&program).rating
    };
    assert!(after_failure(0).value < before.value);
    assert_eq!(after_failure(2), after_failure(0));
}

#[test]
fn a_theme_has_only_its_puzzles_and_earns_a_lower_rating() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(Some(Motif::Fork)));
    for _ in 0..3 {
        assert!(solving(&program).puzzle.themes.contains(&Motif::Fork));
        solve(&mut program);
        send(&mut program, PuzzleAction::Continue);
    }
    let mut all = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    for _ in 0..3 {
        solve(&mut all);
        send(&mut all, PuzzleAction::Continue);
    }
    assert!(progress(&program).rating.value < progress(&all).rating.value);
}

/// The sheet of puzzles as it is written to a file of this name.
fn sheet(program: &mut Program, name: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    program.send(Message::File(FileAction::Export(Export::Puzzles)));
    let asks = program.window().iter().any(|command| matches!(command, WindowCommand::AskPath { .. }));
    if !asks {
        return String::new();
    }
    let purpose = PathPurpose::Export(program.model.game_id(), Export::Puzzles);
    program.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.clone()))));
    let job = program.last.iter().find_map(|command| match command {
        Command::File(FileJob::Export(job)) => Some(job.clone()),
        _ => None,
    });
    job.expect("a sheet").carry_out(&Disk).expect("it is written");
    std::fs::read_to_string(path).expect("it was written")
}

#[test]
fn a_sheet_has_six_puzzles_and_their_answers() {
    let mut program = Program::hotseat();
    assert_eq!(sheet(&mut program, "game.html"), "", "the puzzles are not open");
    for variant in Variant::ALL {
        send(&mut program, PuzzleAction::Open);
        send(&mut program, PuzzleAction::Choose(variant));
        let page = sheet(&mut program, "sheet.html");
        let (goals, answers) = page.split_once("Answers").expect("answers on a page of their own");
        assert_eq!((goals.matches("<figure>").count(), answers.matches("<p>").count()), (6, 6), "{variant}");
        let answers = answers.replace("<i>", "").replace("</i>", "");
        assert!(goals.contains("<b>6. ") && goals.contains(" to move: ") && goals.contains(" point"));
        let text = sheet(&mut program, "sheet.txt");
        // A solver finds the answers on the paper and the same ones in the letter.
        for number in 1..=6 {
            let start = format!("\n{number}. ");
            let lines: Vec<_> = text.split(&start).skip(1).filter_map(|rest| rest.lines().next()).collect();
            let [goal, answer] = lines[..] else { panic!("{variant}: {text}") };
            assert!(goals.contains(goal) && answers.contains(answer), "{variant} {number}: {text}");
        }
        let collection = Collection::of(variant);
        let starts =
            (0..collection.puzzles.len()).map(|index| collection.task(index).unwrap().start.to_fen());
        assert_eq!(starts.filter(|fen| text.contains(fen)).count(), 6, "{variant}");
        send(&mut program, PuzzleAction::Close);
    }
}

#[test]
fn a_sheet_leaves_out_solved_puzzles() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(None));
    let fen = solving(&program).position().to_fen();
    assert!(sheet(&mut program, "sheet.txt").contains(&fen));
    solve(&mut program);
    assert!(!sheet(&mut program, "sheet.txt").contains(&fen));
}

/// The PGN that a command has copied or saved.
fn copied(program: &Program) -> String {
    let list = program.last.iter().find_map(|command| match command {
        Command::List(ListJob::Write(record)) => Some(pgn::write(record)),
        _ => None,
    });
    list.expect("a game is copied")
}

#[test]
fn what_is_copied_saved_and_exported_is_the_puzzle_that_is_seen() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6");
    let behind = program.position().to_fen();
    fastrand::seed(1);
    send(&mut program, PuzzleAction::Open);
    // Nothing is seen on the start page.
    let seen = [
        Message::Clipboard(ClipboardAction::CopyPosition),
        Message::Clipboard(ClipboardAction::CopyGame),
        Message::File(FileAction::Save),
        Message::File(FileAction::SaveAs),
        Message::File(FileAction::Export(Export::Scoresheet)),
        Message::File(FileAction::Export(Export::Animation)),
    ];
    for message in &seen {
        assert!(!program.model.can(message.clone()), "{message:?}");
        assert_eq!(program.model.check(message).unwrap_err().to_string(), "Close the puzzles first.");
        program.send(message.clone());
        assert!(program.window().is_empty() && program.last.is_empty(), "{message:?}: {:?}", program.last);
    }
    send(&mut program, PuzzleAction::Begin(PuzzleChoice::Theme(None)));
    let (fen, name) = (solving(&program).position().to_fen(), solving(&program).puzzle.name.clone());
    assert_ne!(fen, behind);
    assert!(seen.iter().all(|message| program.model.can(message.clone())));
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    assert!(program.window().contains(&&WindowCommand::Copy(fen.clone())));
    program.send(Message::Clipboard(ClipboardAction::CopyGame));
    assert!(copied(&program).contains(&format!("[FEN \"{fen}\"]")), "{}", copied(&program));
    // A save asks for a new file: the game behind and its file have nothing to do with it.
    program.send(Message::File(FileAction::Save));
    let asked = program.window().into_iter().find_map(|command| match command {
        WindowCommand::AskPath { purpose, name } => Some((*purpose, name.clone())),
        _ => None,
    });
    let purpose = PathPurpose::Export(program.model.game_id(), Export::Puzzle);
    assert_eq!(asked, Some((purpose, format!("{name}.pgn"))));
    let folder = tempfile::tempdir().expect("a folder");
    for (export, file) in [(Export::Puzzle, "puzzle.pgn"), (Export::Scoresheet, "sheet.txt")] {
        let path = folder.path().join(file);
        let purpose = PathPurpose::Export(program.model.game_id(), export);
        program.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.clone()))));
        let job = program.last.iter().find_map(|command| match command {
            Command::File(FileJob::Export(job)) => Some(job.clone()),
            _ => None,
        });
        job.expect("a job").carry_out(&Disk).expect("it is written");
        let text = std::fs::read_to_string(path).expect("it was written");
        assert!(text.contains(&name) && (export == Export::Scoresheet || text.contains(&fen)), "{text}");
    }
    solve(&mut program);
    program.send(Message::Clipboard(ClipboardAction::CopyGame));
    let file = OpenedFile::from_text(copied(&program));
    let read = Arc::new(file).read(0).expect("a game");
    let moves = read.document.two().expect("a game of two").record().main_moves();
    assert_eq!(moves, line(&program));
    send(&mut program, PuzzleAction::Close);
    assert_eq!(program.position().to_fen(), behind);
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    assert!(program.window().contains(&&WindowCommand::Copy(behind)));
}

/// Of moves read one by one each would cut off the one before, and the focus moves at the end.
#[test]
fn a_solution_is_read_as_a_whole_when_all_its_moves_are_shown() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(Some(Motif::Mate2)));
    let moves = line(&program).len();
    send(&mut program, PuzzleAction::Solution);
    assert_eq!(said(&program), "This is the solution.");
    let last = |program: &Program| program.model.announcements().last().map(|last| last.number);
    let before = last(&program);
    for _ in 0..20 {
        wait(&mut program);
        assert!(solving(&program).is_over() || last(&program) == before, "{}", said(&program));
    }
    let read = said(&program);
    assert!(read.starts_with("This is the solution: "), "{read}");
    assert_eq!(read.matches(" to ").count() + read.matches(" takes ").count(), moves, "{read}");
    assert_eq!(last(&program), before.map(|number| number + 1));
}

#[test]
fn the_arrows_lead_through_the_solution_when_it_has_been_shown() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(Some(Motif::Mate2)));
    let start = *solving(&program).position();
    assert!(!program.model.can(ReplayAction::Previous), "not before the end");
    send(&mut program, PuzzleAction::Solution);
    for _ in 0..20 {
        wait(&mut program);
    }
    assert!(solving(&program).is_over());
    let (moves, end) = (line(&program), *solving(&program).position());
    assert!(!program.model.can(ReplayAction::Next));
    for left in (0..moves.len()).rev() {
        program.send(Message::Replay(ReplayAction::Previous));
        assert_eq!(*solving(&program).position(), start.after(&moves[..left]));
        assert!(solving(&program).is_over(), "it stays solved");
    }
    assert!(!program.model.can(ReplayAction::Previous));
    program.send(Message::Replay(ReplayAction::Next));
    assert_eq!(*solving(&program).position(), start.after(&moves[..1]));
    assert!(!said(&program).is_empty());
    assert_eq!(program.model.board_view().last_move, Some((moves[0].from(), moves[0].to())));
    program.send(Message::Replay(ReplayAction::Last));
    assert_eq!(*solving(&program).position(), end);
    program.send(Message::Replay(ReplayAction::First));
    assert_eq!(*solving(&program).position(), start);
    let results = progress(&program).results;
    send(&mut program, PuzzleAction::Continue);
    assert_eq!(progress(&program).results, results, "looking through counts nothing");
}

#[test]
fn every_person_has_an_order_of_puzzles_of_ones_own() {
    let firsts = (1..=6).map(|seed| {
        fastrand::seed(seed);
        let mut program = Program::hotseat();
        send(&mut program, PuzzleAction::Open);
        send(&mut program, PuzzleAction::Begin(PuzzleChoice::Theme(None)));
        let name = solving(&program).puzzle.name.clone();
        // The page and back: the same puzzle waits.
        send(&mut program, PuzzleAction::Start);
        send(&mut program, PuzzleAction::Begin(PuzzleChoice::Theme(None)));
        assert_eq!(solving(&program).puzzle.name, name);
        name
    });
    assert!(firsts.collect::<std::collections::HashSet<_>>().len() > 2);
}

#[test]
fn every_day_has_a_puzzle_of_its_own() {
    let collection = Collection::of(Variant::Glinski);
    let days: Vec<_> = (1..=30).filter_map(|day| collection.daily(&format!("2026.11.{day:02}"))).collect();
    assert!(days.len() == 30 && days.iter().collect::<std::collections::HashSet<_>>().len() > 10);
    let program = begin(Variant::Glinski, PuzzleChoice::Daily);
    assert!(solving(&program).is_waiting());
}

#[test]
fn after_the_puzzle_of_the_day_come_those_near_the_rating() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Daily);
    let mut names = vec![solving(&program).puzzle.name.clone()];
    for _ in 0..2 {
        show_solution(&mut program);
        assert!(solving(&program).has_next);
        send(&mut program, PuzzleAction::Continue);
        assert!(program.toasts().is_empty(), "{:?}", program.toasts());
        assert!(!solving(&program).is_daily());
        let name = solving(&program).puzzle.name.clone();
        assert!(!names.contains(&name), "{names:?} {name}");
        names.push(name);
    }
}

#[test]
fn a_solved_puzzle_can_be_played_on_or_studied() {
    // A line that ends with mate has no game to play on.
    let is_open = |way: &PuzzleChoice| {
        let mut program = begin(Variant::Glinski, *way);
        let opened = program.model.puzzles().and_then(|puzzles| puzzles.solving()).is_some();
        opened && {
            solve(&mut program);
            !solving(&program).position().is_game_over()
        }
    };
    let ways = Motif::ALL.iter().map(|&theme| PuzzleChoice::Theme(Some(theme)));
    let way = ways.into_iter().find(is_open).expect("a line with an open end");
    let mut program = begin(Variant::Glinski, way);
    let start = *solving(&program).position();
    program.game(GameAction::Study);
    assert!(program.model.puzzles().is_some(), "not before the end");
    solve(&mut program);
    program.game(GameAction::PlayFromHere);
    let end = solving(&program).position().to_fen();
    assert!(
        matches!(program.dialog(), Some(Dialog::NewGame(GameForm::Two(form))) if format!("{form:?}").contains(&end))
    );
    program.answer(heksy::app::context::DialogAction::Cancel);
    send(&mut program, PuzzleAction::Close);
    assert!(program.model.play().is_some() && program.model.puzzles().is_none());
    let mut program = begin(Variant::Glinski, way);
    solve(&mut program);
    program.game(GameAction::Study);
    assert_eq!(program.model.study().expect("a study").document().position(), &start);
}

#[test]
fn a_study_of_a_puzzle_has_its_line_its_name_and_the_moves_tried() {
    let mut program = begin(Variant::Glinski, PuzzleChoice::Theme(Some(Motif::Mate2)));
    let (line, name) = (line(&program), solving(&program).puzzle.name.clone());
    let tried = other(&program);
    judge(&mut program, Score::Cp(-900), Score::Mate(2));
    assert_eq!(solving(&program).verdict, Some(Verdict::Wrong));
    solve(&mut program);
    program.game(GameAction::Study);
    let record = program.model.study().expect("a study").document().record();
    assert_eq!(record.main_moves(), line);
    assert_eq!(record.tags.get("Event"), Some(format!("Puzzle {name}").as_str()));
    let first: Vec<Move> =
        record.tree.children(NodeId::ROOT).iter().filter_map(|&node| record.tree.move_at(node)).collect();
    assert_eq!(first, [line[0], tried], "the other move is a variation");
}

/// Opens this position in a study, asks for a puzzle of it, and carries the job out on this disk.
fn make(program: &mut Program, fen: &str, disk: &Memory) {
    let text = format!("[Variant \"Glinski\"]\n[White \"Anna\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n");
    let file = Arc::new(OpenedFile::from_text(text));
    program.read(file.read(0).unwrap());
    program.all.clear();
    send(program, PuzzleAction::Make);
    let jobs = program.all.iter().find_map(|command| match command {
        Command::Puzzles(PuzzlesJob::Make(job)) => Some(PuzzleJob { nodes: 20_000, ..*job.clone() }),
        _ => None,
    });
    let job = PuzzlesJob::Make(Box::new(jobs.expect("a job")));
    let own = OwnPuzzles::after(&job, disk, Path::new("/data/puzzles.pgn"));
    program.send(Message::Disk(DiskNews::OwnPuzzles(own)));
}

#[test]
fn a_study_position_with_one_good_move_becomes_an_own_puzzle() {
    const STALEMATE: &str = "1/3/5/7/9/2b8/5n5/11/11/5P4k/5K5 b - 0 1";
    let (mut program, disk) = (Program::new(), Memory::new());
    assert!(!program.model.can(Message::Puzzles(PuzzleAction::Make)), "only in a study");
    make(&mut program, &Variant::Glinski.start_fen(), &disk);
    assert!(program.toasts().iter().any(|text| text.contains("several moves")), "{:?}", program.toasts());
    for _ in 0..2 {
        make(&mut program, STALEMATE, &disk);
        assert!(
            program.toasts().iter().any(|text| text.contains("your own puzzles")),
            "{:?}",
            program.toasts()
        );
    }
    let text = String::from_utf8(disk.files()[Path::new("/data/puzzles.pgn")].clone()).unwrap();
    assert_eq!(text.matches("[Event").count(), 1, "it is kept once: {text}");

    send(&mut program, PuzzleAction::Open);
    assert!(
        program.all.iter().any(|command| matches!(command, Command::Puzzles(PuzzlesJob::Read))),
        "they are read"
    );
    let count = |program: &Program| {
        let puzzles = program.model.puzzles().unwrap();
        puzzles.count(PuzzleChoice::Own(0), program.model.settings())
    };
    assert_eq!(count(&program), 0);
    let own = OwnPuzzles::after(&PuzzlesJob::Read, &disk, Path::new("/data/puzzles.pgn"));
    program.send(Message::Disk(DiskNews::OwnPuzzles(own)));
    assert_eq!(count(&program), 1);
    send(&mut program, PuzzleAction::Choose(Variant::Shafran));
    assert_eq!(count(&program), 0, "it is of another game");
    send(&mut program, PuzzleAction::Choose(Variant::Glinski));
    send(&mut program, PuzzleAction::Begin(PuzzleChoice::Own(0)));
    assert_eq!(solving(&program).puzzle.source, "Anna - ?");
    assert_eq!(solving(&program).position().to_fen(), STALEMATE);
    show_solution(&mut program);
    assert!(progress(&program).results.is_empty(), "puzzles of one's own carry no rating");
    assert!(!solving(&program).has_next, "it is the only one");
}

#[test]
fn a_next_puzzle_is_offered_as_long_as_one_is_not_solved() {
    for way in [PuzzleChoice::Theme(None), PuzzleChoice::Theme(Some(Motif::Fork)), PuzzleChoice::Tournaments]
    {
        for unsolved in [2, 1] {
            let mut program = begin(Variant::Glinski, way);
            let puzzles = &Collection::of(Variant::Glinski).puzzles;
            let names = puzzles.iter().filter(|puzzle| way.takes(puzzle)).map(|puzzle| &puzzle.name);
            let solved = |name: &String| (name.clone(), true);
            let results: std::collections::BTreeMap<_, _> = names.skip(unsolved).map(solved).collect();
            program.set(|settings| settings.puzzles.of_mut(Variant::Glinski).results = results.clone());
            send(&mut program, PuzzleAction::Begin(way));
            let solving = program.model.puzzles().and_then(Puzzles::solving);
            assert_eq!(solving.is_some_and(|solving| solving.has_next), unsolved > 1, "{way:?}");
        }
    }
}
