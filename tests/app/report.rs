//! The report on a studied game: what is searched, what becomes of it, what is shown, and what undoes it.

use std::sync::Arc;
use std::time::Duration;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog};
use heksy::app::engines::{EngineNews, Purpose, SearchCommand, SearchTicket};
use heksy::app::game::{EditAction, GameAction, ReplayAction, ReportProgress, ReportView};
use heksy::app::library::{OpenedFile, PuzzleChoice};
use heksy::app::model::{Message, PuzzleAction, Verdict};
use heksy::app::play::StudyAction;
use heksy::app::settings::{GameForm, StartFrom};
use heksy::app::text::Text;
use heksy::engine::{Info, Score, SearchRequest};
use heksy::game::pgn;
use heksy::report::Judgement;
use heksy::sides::Color;

use crate::program::{Program, legal};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. b2 b6 (1... g6) 2. k2 {mine} *";

/// A study at the start of a game.
fn opened(text: &str) -> Program {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text(text.to_owned()));
    program.read(file.read(0).unwrap());
    program.send(Message::Replay(ReplayAction::First));
    program
}

fn study(program: &mut Program, action: StudyAction) {
    program.send(Message::Study(action));
}

/// The last searches for the report.
fn asked(program: &Program) -> Option<&[(SearchTicket, SearchRequest)]> {
    program.all.iter().rev().find_map(|command| match command {
        Command::Search(SearchCommand::GoAll { purpose: Purpose::Report, searches, .. }) => {
            Some(&searches[..])
        }
        _ => None,
    })
}

fn has_stopped(program: &Program) -> bool {
    let is_stop =
        |command: &Command| matches!(command, Command::Search(SearchCommand::Stop(Purpose::Report)));
    program.last.iter().any(is_stop)
}

/// The search of a ply ends with a score for White and a best move.
fn found(program: &mut Program, ply: usize, score: Score, best: &str) {
    let (ticket, request) = asked(program).expect("a report was begun")[ply].clone();
    let position = request.moves.iter().fold(request.start, |position, &mv| position.play(mv).unwrap());
    let mv = legal(&position, best);
    let info = Info {
        depth: 14,
        seldepth: 20,
        score: score.for_white(position.turn()),
        wdl: None,
        exact: None,
        nodes: 200_000,
        nps: 1_000_000,
        time: Duration::from_millis(200),
        hashfull: 1,
        pv: vec![mv],
        multipv: 1,
    };
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
}

/// A whole report: Black's move is a blunder.
fn reported() -> Program {
    let mut program = opened(GAME);
    study(&mut program, StudyAction::Report);
    // The searches end in any order.
    found(&mut program, 2, Score::Cp(500), "g4g6");
    found(&mut program, 0, Score::Cp(0), "b1b2");
    found(&mut program, 3, Score::Cp(490), "g7g6");
    found(&mut program, 1, Score::Cp(0), "h7h6");
    program
}

fn view(program: &Program) -> ReportView {
    program.model.study().map(heksy::app::play::Play::report_view).expect("a study")
}

fn written(program: &Program) -> String {
    pgn::write(program.document().record()).replace('\n', " ")
}

#[test]
fn every_position_of_the_main_line_is_searched_for_itself() {
    let mut program = opened(GAME);
    program.set(|settings| settings.report_nodes = 50_000);
    study(&mut program, StudyAction::Report);
    let plies: Vec<_> = asked(&program).unwrap().iter().map(|(_, request)| request.moves.len()).collect();
    assert_eq!(plies, [0, 1, 2, 3]);
    let request = &asked(&program).unwrap()[1].1;
    assert_eq!((request.limits.nodes, request.lines, request.uses_book), (Some(50_000), 1, false));
    // A game that is over needs no search of its end.
    let mate = "[SetUp \"1\"]\n[FEN \"k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1\"]\n\n1. Qf10# 1-0";
    let mut program = opened(mate);
    study(&mut program, StudyAction::Report);
    assert_eq!(asked(&program).unwrap().len(), 1);
    // Neither a game without a move nor a game in play has a report.
    let mut program = opened("*");
    assert!(!program.model.can(StudyAction::Report));
    study(&mut program, StudyAction::Report);
    let mut hotseat = Program::hotseat();
    study(&mut hotseat, StudyAction::Report);
    assert!(
        asked(&program).is_none()
            && asked(&hotseat).is_none()
            && hotseat.model.study().map(heksy::app::play::Play::report_view).is_none()
    );
}

#[test]
fn a_report_becomes_one_edit_that_can_be_undone() {
    let mut program = reported();
    let whole = written(&program);
    assert!(
        whole.ends_with(
            "{[%eval 0.00,15]} 1. b2 {[%eval 0.00,14]} 1... b6 $4 {[%eval 5.00,14]} (1... g6) \
             (1... h6 {[%eval 0.00,13]}) 2. k2 {[%eval 4.90,14] mine} * "
        ),
        "{whole}"
    );
    assert!(program.document().cursor() == heksy::game::NodeId::ROOT, "nobody is moved away");
    assert!(
        !program.model.study().is_some_and(heksy::app::play::Play::is_reporting)
            && program.model.study().is_some_and(heksy::app::play::Play::has_report)
    );
    program.game(GameAction::TakeBack);
    assert!(
        !written(&program).contains("%eval")
            && !program.model.study().is_some_and(heksy::app::play::Play::has_report),
        "{}",
        written(&program)
    );
    assert_eq!(program.document().edits().undoable(), 0);
    program.game(GameAction::Redo);
    assert_eq!(written(&program), whole);
    // The file tells it all again, without a search.
    let again = opened(&whole);
    assert_eq!(view(&again).report.unwrap().sides, view(&program).report.unwrap().sides);
    assert!(asked(&again).is_none());
}

#[test]
fn the_report_omits_the_best_lines_if_set_so() {
    let mut program = opened(GAME);
    program.set(|settings| settings.report_lines = false);
    study(&mut program, StudyAction::Report);
    for ply in 0..3 {
        found(&mut program, ply, Score::Cp(if ply < 2 { 0 } else { 500 }), ["b1b2", "h7h6", "g4g6"][ply]);
    }
    found(&mut program, 3, Score::Cp(490), "g7g6");
    assert_eq!(written(&program).matches('(').count(), 1, "{}", written(&program));
}

#[test]
fn the_report_shows_its_results_as_they_come() {
    let mut program = opened(GAME);
    assert_eq!((view(&program).progress, view(&program).report), (None, None));
    study(&mut program, StudyAction::Report);
    assert_eq!(view(&program).progress, Some(ReportProgress { done: 0, all: 4 }));
    assert!(program.model.study().is_some_and(heksy::app::play::Play::is_reporting));
    found(&mut program, 1, Score::Cp(0), "h7h6");
    found(&mut program, 2, Score::Cp(500), "g4g6");
    let shown = view(&program);
    assert_eq!(shown.progress, Some(ReportProgress { done: 2, all: 4 }));
    let points = shown.report.unwrap().points.clone();
    assert_eq!(points.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, true, false]);
    assert_eq!(shown.marks.len(), 1);
    assert!(!written(&program).contains("%eval"), "the record has it at the end");
}

#[test]
fn a_report_that_is_given_up_changes_nothing() {
    let mut program = opened(GAME);
    study(&mut program, StudyAction::Report);
    found(&mut program, 0, Score::Cp(0), "b1b2");
    study(&mut program, StudyAction::Report);
    assert!(
        has_stopped(&program) && !program.model.study().is_some_and(heksy::app::play::Play::is_reporting)
    );
    for ply in 1..4 {
        found(&mut program, ply, Score::Cp(0), ["h7h6", "g4g6", "g7g6"][ply - 1]);
    }
    assert_eq!((view(&program).report, program.document().edits().undoable()), (None, 0));
    // Another game in its place ends it too.
    study(&mut program, StudyAction::Report);
    let file = Arc::new(OpenedFile::from_text("1. c4 *".to_owned()));
    program.read(file.read(0).unwrap());
    assert!(
        has_stopped(&program) && !program.model.study().is_some_and(heksy::app::play::Play::is_reporting)
    );
}

#[test]
fn an_engine_failure_ends_the_report_with_a_message() {
    let mut program = opened(GAME);
    study(&mut program, StudyAction::Report);
    let ticket = asked(&program).unwrap()[2].0;
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("out of memory"))));
    assert!(
        has_stopped(&program) && !program.model.study().is_some_and(heksy::app::play::Play::is_reporting)
    );
    assert!(program.toasts()[0].contains("out of memory"), "{:?}", program.toasts());
}

#[test]
fn a_game_edited_during_its_report_takes_the_results_that_fit() {
    let mut program = opened(GAME);
    study(&mut program, StudyAction::Report);
    let first = program.document().record().tree.mainline().next().unwrap();
    program.send(Message::Edit(EditAction::DeleteAfter(first)));
    for (ply, best) in ["b1b2", "h7h6", "g4g6", "g7g6"].into_iter().enumerate() {
        found(&mut program, ply, Score::Cp(0), best);
    }
    assert!(
        written(&program).ends_with("{[%eval 0.00,15]} 1. b2 {[%eval 0.00,14]} * "),
        "{}",
        written(&program)
    );
}

#[test]
fn the_report_describes_the_shown_move_in_a_sentence() {
    let mut program = reported();
    let sentence = |program: &Program| view(program).sentence.map(|text| text.to_string());
    assert_eq!(sentence(&program).as_deref(), Some("Start: White 50% (Opening)"));
    study(&mut program, StudyAction::NextJudged(Color::Black, Judgement::Blunder));
    assert_eq!(view(&program).ply, 2);
    assert_eq!(sentence(&program).as_deref(), Some("1... b6 is a blunder (0.00 to +5.00); h6 was better."));
    assert!(!program.model.can(StudyAction::NextJudged(Color::White, Judgement::Blunder)));
    let description = view(&program).description.unwrap().to_string();
    assert_eq!(
        description,
        "Evaluation graph, 3 half-moves. 1... b6: White 88% (Opening). 1 inaccuracy, mistake or blunder."
    );
    // In a variation nothing is said, and the graph shows where it began.
    program.send(Message::Replay(ReplayAction::Sideways { forward: true }));
    assert_eq!((sentence(&program), view(&program).ply, view(&program).is_on_main_line), (None, 1, false));
    let shown = view(&program);
    let (report, sides) = (shown.report.unwrap(), shown.sides.unwrap());
    assert_eq!((report.sides[Color::White].counts, report.sides[Color::Black].counts), ([0; 3], [0, 0, 1]));
    assert_eq!(sides[Color::White].name.to_string(), "Anna");
}

#[test]
fn steps_lead_from_mistake_to_mistake_and_a_game_starts_before_one() {
    let mut program = reported();
    let step = |forward| StudyAction::Mistake { forward };
    assert!(!program.model.can(step(false)) && !program.model.can(StudyAction::PlayAgain));
    study(&mut program, step(true));
    assert_eq!(view(&program).ply, 2);
    assert!(!program.model.can(step(true)) && !program.model.can(step(false)));
    program.send(Message::Replay(ReplayAction::Last));
    study(&mut program, step(false));
    assert_eq!(view(&program).ply, 2, "back from behind it");
    study(&mut program, StudyAction::PlayAgain);
    assert_eq!(view(&program).ply, 1);
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    assert!(matches!(&form.start, StartFrom::Moves { moves, .. } if moves.len() == 1), "{:?}", form.start);
}

#[test]
fn mistakes_of_the_side_at_the_bottom_are_puzzles() {
    let mistakes = || Message::Puzzles(PuzzleAction::Mistakes);
    assert!(!opened(GAME).model.can(mistakes()), "without a report");
    let mut program = reported();
    program.send(mistakes());
    assert!(!program.model.can(mistakes()) && program.model.puzzles().is_none(), "White made none");
    program.send(Message::Flip);
    assert!(program.model.can(mistakes()));
    program.send(mistakes());
    let solving = |program: &Program| program.model.puzzles().unwrap().solving().cloned();
    let open = solving(&program).expect("a puzzle");
    assert_eq!(open.goal().to_string(), "Black to move: save the game");
    assert_eq!(open.mistake().unwrap().to_string(), "In the game: 1... b6");
    let (h7, h6) = ("h7".parse().unwrap(), "h6".parse().unwrap());
    for event in [BoardEvent::PickUp(h7), BoardEvent::Click(h6)] {
        program.send(Message::Board(event));
    }
    assert_eq!(solving(&program).unwrap().verdict, Some(Verdict::Solved));
    let puzzles = program.model.puzzles().unwrap();
    assert!(puzzles.progress(program.model.settings()).results.is_empty(), "mistakes carry no rating");
    program.send(Message::Puzzles(PuzzleAction::Continue));
    assert!(solving(&program).is_none(), "there was one");
    let puzzles = program.model.puzzles().unwrap();
    assert_eq!(puzzles.count(PuzzleChoice::Mistakes, program.model.settings()), 1, "it can be solved again");
    program.send(Message::Puzzles(PuzzleAction::Close));
    assert_eq!(view(&program).ply, 0, "the study is as it was");
}

/// A file with a report, and what is said of the first move.
fn sentence_of(text: &str) -> String {
    let mut program = opened(text);
    program.send(Message::Replay(ReplayAction::Next));
    view(&program).sentence.expect("something to say").to_string()
}

#[test]
fn missed_mates_and_stalemates_are_named() {
    let queen = "[SetUp \"1\"]\n[FEN \"k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1\"]\n\n{[%eval #1]} ";
    assert_eq!(
        sentence_of(&format!("{queen}1. Ke8 {{[%eval 9.00]}} (1. Qf10#) *")),
        "1. Ke8 misses mate in 1; Qf10# would have mated in 1."
    );
    assert_eq!(sentence_of(&format!("{queen}1. Ke8 {{[%eval 9.00]}} *")), "1. Ke8 misses mate in 1.");
    let pawn = "[SetUp \"1\"]\n[FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n\n{[%eval 2.75]} ";
    assert_eq!(
        sentence_of(&format!("{pawn}1. Kg8 {{[%eval 0.00]}} (1. Kf9) *")),
        "1. Kg8 is a mistake (+2.75 to 0.00); Kf9 would have led to stalemate: ¾ to White, ¼ to Black."
    );
    // The best line ends in stalemate, but not at once, and its evaluation says so too.
    let longer = "[SetUp \"1\"]\n[FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n\n{[%eval 0.00]} ";
    assert_eq!(
        sentence_of(&format!("{longer}1. Kg8 {{[%eval #-3]}} *")),
        "1. Kg8 allows Black to mate in 3."
    );
    assert_eq!(sentence_of("{[%eval 0.10]} 1. g6 {[%eval 0.10]} *"), "1. g6 is in the opening book.");
}

/// An inaccuracy with both lines, as a report keeps them: the rook goes where a knight attacks it and the queen.
const FORKED: &str = "[SetUp \"1\"]\n[FEN \"1/1b1/5/3n1kr/pppp5/4PP1pp2/2q2B2bp1/3R2PP3/3BR6/2P3K1PQ1/1b1N3N3 w - 0 21\"]\n\n\
    {[%eval 6.36,14]} 21. Rg3 $6 {[%eval 3.19,14]} (21. Nb2 {[%eval 6.36,13]} Qa1 22. Nd5 Qxd4 23. Bxd4 Bxd5 24. Bb2 \
    Bh7 25. Bxf10) 21... Kg9 {[%eval 8.00,14]} (21... Nh5 {[%eval 3.19,13]} 22. Qi3 Nxg3 23. Kxg3 Rl6 24. Qe10) *";

#[test]
fn a_mistake_has_a_reason_with_marks_and_a_click_plays_its_line() {
    let mut program = opened(FORKED);
    assert!(view(&program).why.is_none() && !program.model.can(StudyAction::PlayCause));
    study(&mut program, StudyAction::Mistake { forward: true });
    let why = view(&program).why.expect("a reason").to_string();
    assert_eq!(why, "Nh5 attacks the queen on k2 and the rook on g3 at once. It wins a rook for a knight.");
    let board = program.model.board_view();
    let (from, to) = ("f8".parse().unwrap(), "h5".parse().unwrap());
    assert!(board.arrows.iter().any(|arrow| (arrow.from, arrow.to) == (from, to)), "{:?}", board.arrows);
    assert_eq!(board.shapes.len(), 2, "{:?}", board.shapes);
    study(&mut program, StudyAction::PlayCause);
    assert_eq!((program.document().current().ply, program.model.is_autoplaying()), (2, true));
    assert!(program.model.board_view().shapes.is_empty() && view(&program).why.is_none());
    program.wait(Duration::from_secs(30));
    assert_eq!((program.document().current().ply, program.model.is_autoplaying()), (4, false), "to its end");
    // A game that plays itself later does not stop where the line of the reason did.
    program.send(Message::Replay(ReplayAction::Previous));
    program.send(Message::Replay(ReplayAction::Autoplay));
    program.wait(Duration::from_secs(30));
    assert_eq!((program.document().current().ply, program.model.is_autoplaying()), (7, false));
    // The game goes its own way.
    program.send(Message::Replay(ReplayAction::First));
    study(&mut program, StudyAction::Mistake { forward: true });
    program.send(Message::Replay(ReplayAction::Next));
    assert!(view(&program).is_on_main_line);
}

/// A blunder with the better move: the knight goes where the rook takes it.
const LOST: &str = "[SetUp \"1\"]\n[FEN \"1/3/2k2/7/9/4r1p4/5N2pp1/1P1P4P2/11/5K5/9P1 w - 1 48\"]\n\n\
    {[%eval 3.06,14]} 48. Ni3 $4 {[%eval -10.05,14]} (48. Nh6+ {[%eval 3.06,13]}) 48... Kf8 {[%eval 3.00,14]} *";

#[test]
fn a_failed_puzzle_says_why_the_move_fails() {
    let mut program = opened(LOST);
    program.send(Message::Puzzles(PuzzleAction::Mistakes));
    for event in [BoardEvent::PickUp("f5".parse().unwrap()), BoardEvent::Click("i3".parse().unwrap())] {
        program.send(Message::Board(event));
    }
    let asked = program.last.iter().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Hint, ticket, request, .. }) => {
            Some((*ticket, request.start))
        }
        _ => None,
    });
    let (ticket, start) = asked.expect("the engine judges the move");
    for (line, score) in [("f5i3 e6i3 f2e3", -1_005), ("f5h6", 306)] {
        let mut position = start;
        let pv = line.split(' ').map(|text| {
            let mv = legal(&position, text);
            position.play_unchecked(mv);
            mv
        });
        let info = Info {
            depth: 14,
            seldepth: 20,
            score: Score::Cp(score),
            wdl: None,
            exact: None,
            nodes: 50_000,
            nps: 1_000_000,
            time: Duration::from_millis(50),
            hashfull: 1,
            pv: pv.collect(),
            multipv: 1,
        };
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    }
    program.send(Message::Engine(ticket, EngineNews::BestMove(None)));
    let solving = program.model.puzzles().unwrap().solving().unwrap();
    assert_eq!(solving.verdict, Some(Verdict::Wrong));
    let said = solving.verdict_text().unwrap().to_string();
    assert_eq!(said, "The knight is not safe on i3: Rxi3 wins it. Try again.");
    let arrow = program.model.board_view().arrows[0];
    assert_eq!((arrow.from, arrow.to), ("e6".parse().unwrap(), "i3".parse().unwrap()));
}

#[test]
fn while_a_report_is_made_no_mistake_is_denied() {
    let mut program = opened(GAME);
    let asked = [Message::Study(StudyAction::Mistake { forward: true }), PuzzleAction::Mistakes.into()];
    let why = |program: &Program| {
        asked.clone().map(|asked| program.model.check(&asked).err().map(|why| why.to_string()))
    };
    let before = why(&program);
    study(&mut program, StudyAction::Report);
    assert_eq!(why(&program), [(); 2].map(|()| Some("The game report is not ready yet.".to_owned())));
    study(&mut program, StudyAction::Report);
    assert_eq!(why(&program), before, "it is given up");
    assert!(reported().model.can(StudyAction::Mistake { forward: true }));
}
