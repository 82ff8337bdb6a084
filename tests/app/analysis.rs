//! Live analysis in a study: what is searched when, what is shown of it, and what becomes a move.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use heksy::app::board::{Arrow, ArrowMeaning};
use heksy::app::context::{Command, DialogAction};
use heksy::app::engines::{
    EngineChoice, EngineNews, Purpose, Resources, SearchCommand, SearchEngine, SearchService, SearchTicket,
};
use heksy::app::game::saved::{Found, read};
use heksy::app::game::{AnalysisView, EditAction, GameAction, JournalNews, ReplayAction};
use heksy::app::library::OpenedFile;
use heksy::app::model::{DiskNews, Message};
use heksy::app::play::{Play, StudyAction};
use heksy::app::text::Text;
use heksy::engine::endgames::Probe;
use heksy::engine::{Info, Score, SearchId, SearchRequest};
use heksy::game::{Move, NodeId, Position};

use crate::program::{Program, against_computer, cell, legal};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 (1... d6 2. g5) 2. g5 e5 1-0";

fn open(program: &mut Program, text: &str) {
    let file = Arc::new(OpenedFile::from_text(text.to_owned()));
    program.read(file.read(0).unwrap());
}

/// A study at the start of a game.
fn opened(text: &str) -> Program {
    let mut program = Program::new();
    open(&mut program, text);
    program.send(Message::Replay(ReplayAction::First));
    program
}

/// The same with the analysis on.
fn analysed(text: &str) -> Program {
    let mut program = opened(text);
    study(&mut program, StudyAction::Analyse);
    program
}

fn study(program: &mut Program, action: StudyAction) {
    program.send(Message::Study(action));
}

fn next(program: &mut Program) {
    program.send(Message::Replay(ReplayAction::Next));
}

/// The search for the analysis that the last message began.
fn asked(program: &Program) -> Option<&SearchRequest> {
    program.last.iter().rev().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Analysis, request, .. }) => Some(&**request),
        _ => None,
    })
}

fn has_stopped(program: &Program) -> bool {
    let is_stop =
        |command: &Command| matches!(command, Command::Search(SearchCommand::Stop(Purpose::Analysis)));
    program.last.iter().any(is_stop)
}

fn moves(mut position: Position, texts: &str) -> Vec<Move> {
    let play = |text| {
        let mv = legal(&position, text);
        position.play_unchecked(mv);
        mv
    };
    texts.split_whitespace().map(play).collect()
}

fn position(request: &SearchRequest) -> Position {
    request.moves.iter().fold(request.start, |position, &mv| position.play(mv).unwrap())
}

/// News of the search with this ticket: a line of moves with its score for the side to move.
fn report(program: &mut Program, ticket: SearchTicket, rank: usize, score: Score, pv: Vec<Move>) {
    let info = info(rank, score, pv);
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
}

fn info(rank: usize, score: Score, pv: Vec<Move>) -> Info {
    Info {
        depth: 18,
        seldepth: 30,
        score,
        wdl: None,
        exact: None,
        nodes: 12_345_678,
        nps: 1_249_000,
        time: Duration::from_secs(10),
        hashfull: 10,
        pv,
        multipv: rank,
    }
}

/// The same of the search asked for last.
fn found(program: &mut Program, rank: usize, score: Score, line: &str) {
    let (ticket, request) = program.search().expect("a search was asked for");
    let pv = moves(position(request), line);
    report(program, ticket, rank, score, pv);
}

fn view(program: &Program) -> AnalysisView {
    program.model.analysis().expect("a study")
}

/// The lines shown, each as its score and its moves.
fn shown(program: &Program) -> Vec<String> {
    let text = |line: &heksy::app::game::LineView| {
        format!("{} {}", line.score.full, line.moves.join(" ")).trim().to_owned()
    };
    view(program).lines.iter().map(text).collect()
}

#[test]
fn a_position_in_an_endgame_table_shows_its_exact_result() {
    let mut program = analysed(GAME);
    let mut depth = |quarters, plies, is_to_the_end| {
        let (ticket, request) = program.search().expect("a search was asked for");
        let pv = moves(position(request), "f5f6");
        let exact = Some(Probe { quarters, plies, is_to_the_end });
        let info = Info { exact, ..info(1, Score::Cp(0), pv) };
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
        view(&program).depth
    };
    assert_eq!(
        depth(4, Some(45), false),
        "Exact result: White wins, 23 moves to the next capture or pawn move"
    );
    assert_eq!(
        depth(0, Some(2), false),
        "Exact result: Black wins, one move to the next capture or pawn move"
    );
    assert_eq!(depth(4, None, false), "Exact result: White wins");
    assert_eq!(depth(4, Some(9), true), "Exact result: White wins");
    assert_eq!(depth(2, Some(0), false), "Exact result: Draw");
    assert_eq!(depth(1, None, false), "Exact result: ¾ to Black, ¼ to White");
}

#[test]
fn no_search_runs_while_the_analysis_is_off() {
    let mut program = opened(GAME);
    next(&mut program);
    program.mv("c7c6");
    study(&mut program, StudyAction::AddLine { line: 0, plies: 1 });
    study(&mut program, StudyAction::Lock);
    assert!(program.search().is_none());
    assert_eq!(view(&program), AnalysisView { rows: 3, ..AnalysisView::default() });
    // While a game is played there is none.
    let mut program = Program::hotseat();
    study(&mut program, StudyAction::Analyse);
    program.moves("f5f6");
    assert!(program.search().is_none() && program.model.analysis().is_none());
    assert!(!program.model.can(StudyAction::Analyse));
}

#[test]
fn the_analysis_follows_the_shown_position() {
    let mut program = opened(GAME);
    study(&mut program, StudyAction::Analyse);
    let request = asked(&program).expect("a search");
    assert!(request.limits.infinite && request.moves.is_empty() && request.lines == 3);
    assert!(!request.uses_book);
    next(&mut program);
    assert_eq!(asked(&program).map(|request| request.moves.len()), Some(1));
    // Time that passes, and edits elsewhere, change nothing.
    program.send(Message::Tick);
    assert!(asked(&program).is_none());
    let variation = program.document().record().tree.children(program.model.shown_node())[1];
    program.send(Message::Edit(EditAction::DeleteAfter(variation)));
    program.send(Message::Replay(ReplayAction::First));
    next(&mut program);
    program.mv("c7c6");
    let request = asked(&program).expect("a search where the new move leads");
    assert_eq!(request.moves.len(), 2);
    program.game(GameAction::TakeBack);
    assert_eq!(asked(&program).map(|request| request.moves.len()), Some(1));
    study(&mut program, StudyAction::Analyse);
    assert!(has_stopped(&program) && asked(&program).is_none());
    next(&mut program);
    assert!(asked(&program).is_none());
}

#[test]
fn an_opened_game_is_analysed_at_once_and_a_live_game_is_not() {
    let mut program = analysed(GAME);
    open(&mut program, "1. c4 *");
    assert!(has_stopped(&program));
    assert_eq!(asked(&program).map(|request| request.moves.len()), Some(1));
    // The table is emptied only between games.
    let clears = |program: &Program| {
        program
            .all
            .iter()
            .filter(|command| matches!(command, Command::Search(SearchCommand::NewGame)))
            .count()
    };
    let before = clears(&program);
    program.send(Message::Replay(ReplayAction::First));
    assert_eq!(clears(&program), before);
    program.game(GameAction::PauseOrResume);
    assert!(program.model.play().is_some() && has_stopped(&program) && asked(&program).is_none());
}

#[test]
fn news_of_an_earlier_search_is_dropped() {
    let mut program = analysed(GAME);
    let (old, request) = program.search().unwrap();
    let line = moves(request.start, "f5f6 e7e6");
    report(&mut program, old, 1, Score::Cp(35), line.clone());
    assert_eq!(shown(&program), ["+0.35 1. f6 e6"]);
    next(&mut program);
    assert!(shown(&program).is_empty(), "the lines of another position");
    report(&mut program, old, 1, Score::Cp(35), line.clone());
    assert!(shown(&program).is_empty());
    study(&mut program, StudyAction::Analyse);
    let (last, _) = program.search().unwrap();
    report(&mut program, last, 1, Score::Cp(35), line);
    assert!(shown(&program).is_empty());
}

#[test]
fn lines_are_shown_from_whites_side_with_numbers() {
    let mut program = analysed(GAME);
    next(&mut program);
    found(&mut program, 1, Score::Cp(120), "e7e6 g4g5 d7d6");
    found(&mut program, 2, Score::Mate(-3), "d7d6");
    assert_eq!(shown(&program), ["−1.20 1... e6 2. g5 d6", "White mates in 3 1... d6"]);
    let view = view(&program);
    assert_eq!(
        (view.depth, view.nodes, view.speed),
        ("depth 18".into(), "12.3M nodes".into(), "1.2M nodes/s".into())
    );
    assert!(!view.lines[0].score.favors_white && view.lines[1].score.favors_white);
    assert_eq!(view.lines[0].moves.len(), 3);
    assert!(view.bar.is_some_and(|share| (0.3..0.45).contains(&share)), "{:?}", view.bar);
    let arrows = program.model.board_view().arrows;
    assert_eq!(
        arrows[0],
        Arrow { from: cell("e7"), to: cell("e6"), weight: 1.0, meaning: ArrowMeaning::Best }
    );
    assert!(arrows.len() == 2 && arrows[1].weight < 1.0);
    // They stay until better ones come, also when their number changes.
    program.set(|settings| settings.analysis_lines = 1);
    assert_eq!(asked(&program).map(|request| request.lines), Some(1));
    assert_eq!(shown(&program), ["−1.20 1... e6 2. g5 d6"]);
    found(&mut program, 1, Score::Mate(1), "e7e6 f6e6");
    assert_eq!(
        (shown(&program), program.model.analysis().unwrap().bar),
        (vec!["Black mates in 1 1... e6 2. fxe6".to_owned()], Some(0.0))
    );
    // Settings of a hand-written file are kept within bounds.
    program.set(|settings| settings.analysis_lines = 99);
    assert_eq!(asked(&program).map(|request| request.lines), Some(5));
}

#[test]
fn a_position_that_is_over_is_not_searched() {
    let mut bare = opened("[FEN \"1/2k/5/7/9/11/11/11/11/11/5K5 w - 0 1\"]\n[SetUp \"1\"]\n\n*");
    assert!(bare.model.document().unwrap().ending().is_some());
    study(&mut bare, StudyAction::Analyse);
    assert!(bare.search().is_none());
    assert_eq!(view(&bare).bar, Some(0.5));
}

#[test]
fn a_locked_analysis_stays_where_it_is() {
    let mut program = analysed(GAME);
    study(&mut program, StudyAction::Lock);
    found(&mut program, 1, Score::Cp(35), "f5f6 d7d6 g4g5 c7c6");
    next(&mut program);
    assert!(asked(&program).is_none() && program.model.study().is_some_and(Play::is_analysis_locked));
    assert_eq!(shown(&program), ["+0.35 1. f6 d6 2. g5 c6"]);
    // Arrows and bar are of the position on the board.
    assert!(program.model.board_view().arrows.is_empty() && view(&program).bar.is_none());
    study(&mut program, StudyAction::AddLine { line: 0, plies: 4 });
    assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 2.g5 c6 ) 2.g5 e5 1-0");
    study(&mut program, StudyAction::Lock);
    assert_eq!(asked(&program).map(|request| request.moves.len()), Some(4));
}

#[test]
fn the_best_move_and_a_line_are_undone_in_one_step_and_come_back_from_the_journal() {
    let mut program = analysed(GAME);
    next(&mut program);
    let whole = program.move_list();
    study(&mut program, StudyAction::AddLine { line: 0, plies: 1 });
    assert_eq!(program.move_list(), whole, "nothing has been found yet");
    found(&mut program, 1, Score::Cp(10), "c7c6 g4g5 e7e6");
    study(&mut program, StudyAction::AddLine { line: 0, plies: 1 });
    assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 2.g5 ) ( 1...c6 ) 2.g5 e5 1-0");
    assert_eq!(program.document().current().ply, 2);
    assert!(asked(&program).is_some(), "the search goes on from there");
    program.send(Message::Replay(ReplayAction::Previous));
    found(&mut program, 1, Score::Cp(10), "c7c6 g4g5 e7e6 h3h4");
    study(&mut program, StudyAction::AddLine { line: 0, plies: 3 });
    let long = "1.f6 e6 ( 1...d6 2.g5 ) ( 1...c6 2.g5 e6 ) 2.g5 e5 1-0";
    assert_eq!((program.move_list().as_str(), program.document().current().ply), (long, 4));
    assert_eq!(program.document().edits().undoable(), 2);
    // After a crash it is there again.
    let Found::Game(saved) = read(Path::new("a.journal"), &program.journal) else { panic!("a game") };
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![*saved]))));
    again.answer(DialogAction::Continue);
    assert_eq!((again.move_list().as_str(), again.document().current().ply), (long, 4));
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6 e6 ( 1...d6 2.g5 ) ( 1...c6 ) 2.g5 e5 1-0");
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), whole);
    program.game(GameAction::Redo);
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), long);
    program.send(Message::Replay(ReplayAction::To(NodeId::ROOT)));
    found(&mut program, 1, Score::Cp(10), "f5f6 e7e6 g4g5");
    study(&mut program, StudyAction::AddLine { line: 0, plies: 3 });
    assert_eq!((program.move_list().as_str(), program.document().current().ply), (long, 3));
    assert_eq!(program.document().edits().undoable(), 2);
}

#[test]
fn a_stored_evaluation_is_shown_while_the_analysis_is_off() {
    let mut program = opened("1. f6 {[%eval 0.35,18]} e6 {[%eval #-2]} *");
    assert_eq!((view(&program).bar, view(&program).lines.len()), (None, 0));
    next(&mut program);
    assert_eq!((shown(&program), view(&program).depth), (vec!["+0.35".to_owned()], "depth 18".to_owned()));
    assert!(view(&program).bar.is_some_and(|share| share > 0.5));
    next(&mut program);
    assert_eq!((shown(&program), view(&program).bar), (vec!["Black mates in 2".to_owned()], Some(0.0)));
    assert!(!view(&program).is_on && program.search().is_none());
}

#[test]
fn an_engine_that_breaks_down_leaves_the_study_alone() {
    let mut program = analysed(GAME);
    let (ticket, _) = program.search().unwrap();
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("out of memory"))));
    assert!(!view(&program).is_on);
    assert_eq!(program.toasts().len(), 1);
    assert!(program.toasts()[0].contains("out of memory"));
    study(&mut program, StudyAction::Analyse);
    assert!(asked(&program).is_some());
}

/// The search for the threat that the last message began.
fn asked_threat(program: &Program) -> Option<(SearchTicket, Position)> {
    program.last.iter().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Threat, ticket, request, .. }) => {
            Some((*ticket, position(request)))
        }
        _ => None,
    })
}

#[test]
fn the_threat_is_what_the_other_side_would_do() {
    let mut program = opened(GAME);
    assert_eq!(view(&program).threat, None);
    study(&mut program, StudyAction::Threat);
    let (ticket, passed) = asked_threat(&program).expect("a search");
    let shown_position = *program.document().position();
    assert_eq!(Some(passed), shown_position.after_null_move());
    assert_eq!(passed.turn(), !shown_position.turn());
    report(&mut program, ticket, 1, Score::Cp(40), moves(passed, "e7e6 f5f6"));
    let threat = view(&program).threat.expect("it is on");
    let line = threat.line.expect("it was found");
    assert!(threat.is_possible);
    assert_eq!(line.score.full, "−0.40", "from White's side, and Black would be to move");
    assert_eq!(line.moves[0], "1... e6");
    let arrows = program.model.board_view().arrows;
    assert_eq!(arrows.iter().map(|arrow| arrow.meaning).collect::<Vec<_>>(), [ArrowMeaning::Threat]);
    // It follows the cursor, and what is found of the old position comes too late.
    next(&mut program);
    assert!(asked_threat(&program).is_some() && view(&program).threat.unwrap().line.is_none());
    report(&mut program, ticket, 1, Score::Cp(40), moves(passed, "e7e6"));
    assert!(view(&program).threat.unwrap().line.is_none());
    program.send(Message::Tick);
    assert!(asked_threat(&program).is_none(), "the position has not changed");
    study(&mut program, StudyAction::Threat);
    assert!(
        program
            .last
            .iter()
            .any(|command| { matches!(command, Command::Search(SearchCommand::Stop(Purpose::Threat))) })
    );
    assert_eq!(view(&program).threat, None);
    next(&mut program);
    assert!(asked_threat(&program).is_none());
}

#[test]
fn there_is_no_threat_while_the_king_is_in_check() {
    let mut program = opened("[FEN \"1/3/5/7/9/5R5/5k5/11/11/5K5/11 b - 0 1\"]\n\n*");
    assert!(program.document().position().checked_king().is_some());
    study(&mut program, StudyAction::Threat);
    assert!(asked_threat(&program).is_none());
    assert!(!view(&program).threat.expect("it is on").is_possible);
}

#[test]
fn the_board_after_some_moves_of_a_line_is_known() {
    let mut program = analysed(GAME);
    found(&mut program, 1, Score::Cp(10), "f5f6 e7e6 g4g5");
    let mut after = *program.document().position();
    for (plies, text) in ["f5f6", "e7e6", "g4g5"].into_iter().enumerate() {
        after.play_unchecked(legal(&after, text));
        let board = program.model.line_board(0, plies + 1).expect("a board");
        assert_eq!(board.pieces, after.pieces().collect(), "after {text}");
        assert_eq!(board.last_move, Some((cell(&text[..2]), cell(&text[2..]))));
    }
    assert!(program.model.line_board(0, 4).is_none() && program.model.line_board(1, 1).is_none());
}

#[test]
fn a_search_that_begins_again_takes_no_deeper_line_away() {
    let mut program = analysed(GAME);
    let (ticket, request) = program.search().expect("a search");
    let start = position(request);
    let send = |program: &mut Program, depth: u32, line: &str| {
        let mut info = info(1, Score::Cp(20), moves(start, line));
        info.depth = depth;
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    };
    send(&mut program, 15, "f5f6");
    send(&mut program, 3, "g4g5");
    assert_eq!(
        (view(&program).depth.as_str(), shown(&program)),
        ("depth 15", vec!["+0.20 1. f6".to_owned()])
    );
    send(&mut program, 15, "g4g5");
    assert_eq!(shown(&program), ["+0.20 1. g5"]);
}

#[test]
fn a_line_that_ends_in_stalemate_shows_its_points() {
    let pawn = "[SetUp \"1\"]\n[FEN \"k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1\"]\n\n*";
    let mut program = opened(pawn);
    study(&mut program, StudyAction::Analyse);
    found(&mut program, 1, Score::Cp(275), "f8f9");
    let lines = |program: &Program| view(program).lines[0].explanation();
    assert_eq!(
        lines(&program),
        "+2.75\nExpected score for White: 0.75 (win 71%, draw 8%, loss 21%)\n\
         The line ends in stalemate: ¾ to White, ¼ to Black"
    );
    // Another engine's own chances take the place of those that the score tells.
    let (ticket, request) = program.search().expect("a search was asked for");
    let pv = moves(position(request), "f8g8");
    let told = Info { wdl: Some([100, 800, 100]), ..info(1, Score::Cp(5), pv) };
    program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(told))));
    assert_eq!(lines(&program), "+0.05\nExpected score for White: 0.50 (win 10%, draw 80%, loss 10%)");
}

/// An engine that counts itself for as long as it lives.
struct Counted {
    alive: Arc<AtomicUsize>,
    latest: u64,
}

impl SearchEngine for Counted {
    fn go(&mut self, _: SearchRequest) -> SearchId {
        self.latest += 1;
        SearchId(self.latest)
    }

    fn stop(&self) {}

    fn new_game(&self) {}

    fn set_threads(&self, _: usize) {}

    fn set_hash_mb(&self, _: usize) {}

    fn news(&self) -> Vec<(SearchId, EngineNews)> {
        Vec::new()
    }

    fn end(self: Box<Self>) -> Option<std::thread::JoinHandle<()>> {
        self.alive.fetch_sub(1, Ordering::SeqCst);
        None
    }
}

/// A program with the service that carries out its searches, and how many of its engines live.
struct Served {
    program: Program,
    service: SearchService,
    done: usize,
    alive: Arc<AtomicUsize>,
}

impl Served {
    fn new(program: Program) -> Served {
        let alive = Arc::<AtomicUsize>::default();
        let counter = Arc::clone(&alive);
        let make = move |_: &EngineChoice| -> Box<dyn SearchEngine> {
            counter.fetch_add(1, Ordering::SeqCst);
            Box::new(Counted { alive: Arc::clone(&counter), latest: 0 })
        };
        let service = SearchService::new(Resources { threads: 2, hash_mb: 64 }, Box::new(make), || {});
        Served { program, service, done: 0, alive }
    }

    /// Carries out what the program has asked of its engines; how many of them there are.
    fn alive(&mut self) -> usize {
        for command in &self.program.all[self.done..] {
            if let Command::Search(command) = command {
                self.service.run(command.clone());
            }
        }
        self.done = self.program.all.len();
        self.service.news();
        self.alive.load(Ordering::SeqCst)
    }
}

const MINUTE: Duration = Duration::from_mins(1);

#[test]
fn the_memory_of_an_analysis_is_given_back_within_a_minute() {
    let mut served = Served::new(analysed(GAME));
    study(&mut served.program, StudyAction::Threat);
    assert_eq!(served.alive(), 2);
    study(&mut served.program, StudyAction::Threat);
    study(&mut served.program, StudyAction::Analyse);
    // Whoever switches it on again soon finds what was found before.
    served.program.wait(Duration::from_secs(5));
    assert_eq!(served.alive(), 2);
    study(&mut served.program, StudyAction::Analyse);
    served.program.wait(2 * MINUTE);
    assert_eq!(served.alive(), 1, "what is in use stays");
    study(&mut served.program, StudyAction::Analyse);
    served.program.wait(MINUTE);
    assert_eq!(served.alive(), 0);
}

#[test]
fn the_memory_of_a_game_is_given_back_within_a_minute_of_its_end() {
    let mut program = Program::new();
    program.start(against_computer());
    program.mv("f5f6");
    let mut served = Served::new(program);
    assert_eq!(served.alive(), 1);
    served.program.engine_plays("e7e6");
    served.program.wait(Duration::from_secs(1));
    served.program.game(GameAction::Hint);
    assert_eq!(served.alive(), 2);
    served.program.wait(2 * MINUTE);
    assert_eq!(served.alive(), 2, "a game goes on for as long as its players think");
    served.program.game(GameAction::Resign);
    served.program.answer(DialogAction::Agree);
    served.program.wait(MINUTE);
    assert_eq!(served.alive(), 0);
}
