//! The lessons through the program's model: every level on the board, wrong moves, what is kept, and the game behind.

use std::time::Duration;

use heksy::app::board::{ArrowMeaning, BoardEvent, TypeMove};
use heksy::app::context::{Command, FileJob, WindowCommand};
use heksy::app::engines::{EngineNews, Purpose, SearchCommand, SearchTicket};
use heksy::app::game::GameAction;
use heksy::app::library::{ClipboardAction, FileAction, WindowNews};
use heksy::app::model::{EditorAction, Learn, LearnAction, Lesson, Message};
use heksy::app::settings::file::{SettingsTrouble, from_json};
use heksy::app::settings::{Player, Settings};
use heksy::app::text::{Language, LettersChoice, Shown, Text, show};
use heksy::engine::{DirectEngine, Level, STACK_BYTES, SearchRequest};
use heksy::game::Variant;
use heksy::hex::{Bitboard, Cell};
use heksy::lessons::{Course, Earned, Game, Goal, Move, Progress, Run, Way};
use heksy::three::Seat;

use crate::program::{Program, hotseat, secs, timed};

const GLINSKI: Game = Game::Two(Variant::Glinski);
/// Longer than the pause before a reply, shorter than that before the next level.
const REPLY: Duration = Duration::from_secs(1);

fn send(program: &mut Program, action: LearnAction) {
    program.send(Message::Learn(action));
}

fn begin(program: &mut Program, game: Game, name: &str) {
    let index = Course::of(game).levels.iter().position(|level| level.name == name).expect("a level");
    send(program, LearnAction::Open);
    send(program, LearnAction::Choose(game));
    send(program, LearnAction::Begin(Way::Whole, index));
}

fn lesson(program: &Program) -> &Lesson {
    program.model.learn().and_then(|learn| learn.lesson()).expect("a level is open")
}

/// Lets this time pass.
fn wait(program: &mut Program, time: Duration) {
    program.now += time;
    program.send(Message::Tick);
}

/// Makes a move by clicks, and waits for the replies.
fn play(program: &mut Program, mv: Move) {
    if mv.from == mv.to {
        program.send(Message::Board(BoardEvent::Click(mv.to)));
        return;
    }
    program.send(Message::Board(BoardEvent::PickUp(mv.from)));
    program.send(Message::Board(BoardEvent::Click(mv.to)));
    if let Some(role) = mv.promotion {
        program.send(Message::Board(BoardEvent::Promote(role)));
    }
    wait_for_replies(program);
}

/// More often than there are sides that reply.
fn wait_for_replies(program: &mut Program) {
    for _ in 0..3 {
        if lesson(program).stars().is_none() {
            wait(program, REPLY);
        }
    }
}

fn solution(level: &heksy::lessons::Level) -> Vec<Move> {
    let (mut run, mut moves) = (Run::new(level.clone()), Vec::new());
    while let Some(mv) = run.hint() {
        run.play(mv);
        moves.push(mv);
    }
    moves
}

/// The first wrong move of a level that is punished in this way.
fn wrong(level: &heksy::lessons::Level, is_it: impl Fn(&Run) -> bool) -> Move {
    let pairs = Cell::ALL.into_iter().flat_map(|from| Cell::ALL.map(|to| (from, to)));
    let moves = pairs.map(|(from, to)| Move { from, to, promotion: None });
    let mut punished = moves.filter(|mv| {
        let mut run = Run::new(level.clone());
        matches!(run.play(*mv), Progress::Punished(_)) && is_it(&run)
    });
    punished.next().expect("a move that is punished")
}

fn said(program: &Program) -> String {
    program.model.announcements().last().map(|last| last.text.to_string()).unwrap_or_default()
}

#[test]
fn every_level_is_solved_on_the_board_up_to_the_first_game() {
    for game in Game::ALL {
        let mut program = Program::new();
        send(&mut program, LearnAction::Open);
        send(&mut program, LearnAction::Choose(game));
        let start = program.model.learn().unwrap().upcoming_on(Way::Whole, &Earned::default()).unwrap().index;
        send(&mut program, LearnAction::Begin(Way::Whole, start));
        for (index, level) in Course::of(game).levels.iter().enumerate() {
            assert_eq!(lesson(&program).level().name, level.name);
            wait_for_replies(&mut program);
            if level.goal.is_game() {
                // `tests/engine/lessons.rs` plays them.
                send(&mut program, LearnAction::Begin(Way::Whole, index + 1));
                continue;
            }
            for mv in solution(level) {
                play(&mut program, mv);
            }
            let moves = lesson(&program).moves();
            assert_eq!(lesson(&program).stars(), Some(3), "{}: {moves} moves", level.name);
            assert_eq!(program.model.settings().lessons.stars(level), 3);
            let is_last = index + 1 == Course::of(game).levels.len();
            assert_eq!(program.model.learn().unwrap().is_last(), is_last, "{}", level.name);
            send(&mut program, LearnAction::Continue);
        }
        send(&mut program, LearnAction::Play);
        assert!(program.model.learn().is_none(), "the lessons are over");
        match game {
            Game::Two(variant) => {
                let setup = program.model.play().expect("a game").document().setup();
                assert_eq!(setup.variant(), variant);
                assert_eq!(setup.white.player, Player::Human);
                assert_eq!(setup.black.player, Player::Computer(Level::ALL[0]));
            }
            Game::Three => {
                let seats = &program.model.three().expect("a game").document().setup().seats;
                let easiest = Player::Computer(heksy::three_engine::LEVELS[0]);
                let players = Seat::ALL.map(|seat| &seats[seat].player);
                assert_eq!(players, [&Player::Human, &easiest, &easiest]);
            }
        }
    }
}

#[test]
fn the_short_course_has_only_its_own_levels() {
    let mut program = Program::new();
    send(&mut program, LearnAction::Open);
    let short: Vec<_> = Course::of(GLINSKI).way(Way::Short).map(|level| level.name.as_str()).collect();
    let start = program.model.learn().unwrap().upcoming_on(Way::Short, &Earned::default()).unwrap().index;
    send(&mut program, LearnAction::Begin(Way::Short, start));
    for (index, name) in short.iter().enumerate() {
        let level = lesson(&program).level().clone();
        assert_eq!(level.name, *name);
        wait_for_replies(&mut program);
        for mv in solution(&level) {
            play(&mut program, mv);
        }
        assert_eq!(program.model.learn().unwrap().is_last(), index + 1 == short.len());
        send(&mut program, LearnAction::Continue);
    }
}

#[test]
fn a_wrong_move_is_made_and_its_punishment_is_shown() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-capture-loose");
    let mv = wrong(lesson(&program).level(), |run| !run.replies().is_empty());
    let mut run = Run::new(lesson(&program).level().clone());
    run.play(mv);
    let reply = run.replies()[0];
    program.send(Message::Board(BoardEvent::PickUp(mv.from)));
    program.send(Message::Board(BoardEvent::Click(mv.to)));
    let own = program.model.board_view().pieces.get(mv.to);
    assert!(own.is_some() && lesson(&program).verdict().is_none(), "first the move alone is seen");
    wait(&mut program, REPLY);
    let view = program.model.board_view();
    let arrow = view.arrows.first().expect("the answer is an arrow");
    assert_eq!((arrow.from, arrow.to, arrow.meaning), (reply.from, reply.to, ArrowMeaning::Threat));
    let taker = view.pieces.get(reply.to).map(|piece| piece.seat);
    assert_eq!((taker, view.movable), (Some(Some(Seat::Black)), Bitboard::EMPTY));
    assert!(lesson(&program).verdict().unwrap().is_message("learn-struck"));
    assert_eq!(said(&program), "Your piece would be captured. Try again.");
    wait(&mut program, secs(60));
    assert_eq!(lesson(&program).moves(), 1, "nothing happens by itself");
    program.send(Message::Board(BoardEvent::Click(mv.to)));
    assert_eq!((lesson(&program).moves(), lesson(&program).verdict()), (0, None));
    assert!(!program.model.board_view().movable.is_empty());
}

#[test]
fn a_move_into_check_shows_who_would_take_the_king() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-check-flee");
    let mv = wrong(lesson(&program).level(), |run| run.replies().is_empty());
    let before = program.model.board_view().pieces;
    play(&mut program, mv);
    let view = program.model.board_view();
    assert!(lesson(&program).verdict().unwrap().is_message("learn-king"));
    assert_eq!(view.pieces, before, "the king stays where it was");
    assert_eq!(view.arrows.len(), 1);
    send(&mut program, LearnAction::Retry);
    assert!(program.model.board_view().arrows.is_empty());
}

#[test]
fn an_illegal_move_gets_its_reason() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    let [rook, target] = ["f3", "g8"].map(|name| GLINSKI.parse_cell(name).unwrap());
    play(&mut program, Move { from: rook, to: target, promotion: None });
    let toast = program.model.toast().expect("a message").text.to_string();
    assert!(toast.starts_with("Illegal move: a rook moves"), "{toast}");
    assert_eq!(lesson(&program).moves(), 0);
}

/// The last search that the lesson asked for.
fn asked(program: &Program) -> (SearchTicket, SearchRequest) {
    let found = program.all.iter().rev().find_map(|command| match command {
        Command::Search(SearchCommand::Go { purpose: Purpose::Hint, ticket, request, .. }) => {
            Some((*ticket, (**request).clone()))
        }
        _ => None,
    });
    found.expect("a search")
}

#[test]
fn the_computer_answers_in_a_small_game_and_the_pupil_who_promotes_first_wins() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-pawn-game");
    let answers = ["k5-k4", "g6-g5", "d6-d5", "g5-g4"];
    for (mine, answer) in ["e4-e6", "e6-e7", "e7-e8", "e8-e9"].into_iter().zip(answers) {
        let mv = GLINSKI.parse_move(mine).unwrap();
        program.send(Message::Board(BoardEvent::PickUp(mv.from)));
        program.send(Message::Board(BoardEvent::Click(mv.to)));
        let (ticket, request) = asked(&program);
        assert_eq!(request.strength, Level::new(2).unwrap().into());
        assert!(program.model.board_view().movable.is_empty(), "the pupil waits for the answer");
        assert!(!program.model.can(GameAction::TakeBack));
        let answer = GLINSKI.parse_move(answer).unwrap();
        let mv = request.start.moves_between(answer.from, answer.to)[0];
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
        assert!(program.model.board_view().pieces.get(answer.to).is_none(), "it is shown after a moment");
        wait(&mut program, REPLY);
        assert!(program.model.board_view().pieces.get(answer.to).is_some());
        assert!(lesson(&program).verdict().is_none());
    }
    assert_eq!(said(&program), "Black pawn g5 to g4");
    // A hint is the move that the engine finds.
    program.send(Message::Game(GameAction::Hint));
    let (ticket, request) = asked(&program);
    let best = request.start.moves_between("e9".parse().unwrap(), "e10".parse().unwrap())[0];
    program.send(Message::Engine(ticket, EngineNews::BestMove(Some(best))));
    assert_eq!(program.model.board_view().arrows[0].to, best.to());
    play(&mut program, GLINSKI.parse_move("e9-e10q").unwrap());
    assert_eq!(lesson(&program).stars(), Some(3));
    assert_eq!(said(&program), "You won: your pawn was first.");
}

#[test]
fn a_computer_that_fails_leaves_the_move_to_the_pupil() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-game");
    play(&mut program, GLINSKI.parse_move("f1-g1").unwrap());
    let (ticket, request) = asked(&program);
    assert_eq!(request.strength, Level::FULL.into());
    program.send(Message::Engine(ticket, EngineNews::Failed(Text::verbatim("no memory"))));
    assert_eq!(lesson(&program).moves(), 0);
    assert!(!program.model.board_view().movable.is_empty());
}

/// Lets the engine do the search that the lesson asked for.
fn search(program: &mut Program) {
    let (ticket, request) = asked(program);
    let found = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let work = || DirectEngine::new(16).search(request).expect("a search");
        thread.spawn_scoped(scope, work).unwrap().join().unwrap()
    });
    for info in found.lines {
        program.send(Message::Engine(ticket, EngineNews::Thinking(Box::new(info))));
    }
    program.send(Message::Engine(ticket, EngineNews::BestMove(found.best)));
}

#[test]
fn a_wrong_move_has_the_reason_of_the_coach() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-safe-move");
    let mv = GLINSKI.parse_move("f5-d2").unwrap();
    program.send(Message::Board(BoardEvent::PickUp(mv.from)));
    program.send(Message::Board(BoardEvent::Click(mv.to)));
    assert!(lesson(&program).verdict().is_none(), "first the reason is found");
    search(&mut program);
    wait(&mut program, REPLY);
    assert_eq!(said(&program), "The knight is not safe on d2: Rxd2 wins it. Try again.");
    let view = program.model.board_view();
    assert_eq!(view.arrows.last().map(|arrow| arrow.to), Some(mv.to));
    program.game(GameAction::TakeBack);
    assert!(program.model.board_view().arrows.is_empty());
}

#[test]
fn a_tapped_piece_that_is_safe_says_why() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-safe-one");
    assert!(program.model.board_view().stars.is_empty(), "the pieces are to be found");
    let cell = |name: &str| GLINSKI.parse_cell(name).unwrap();
    program.send(Message::Board(BoardEvent::Click(cell("f5"))));
    let view = program.model.board_view();
    assert_eq!((view.shapes.len(), view.shapes[0].from), (1, cell("f5")));
    assert_eq!(
        said(&program),
        "The rook on f5 is not safe: Bxf5 wins it for a bishop.\nMoves: 1 (fewest: 2)"
    );
    program.send(Message::Board(BoardEvent::Describe(cell("b3"))));
    let told = program.toasts();
    assert_eq!(
        told.last().map(String::as_str),
        Some("b3, white knight, dark cell. Attacked by: b7, black rook.")
    );
    program.send(Message::Board(BoardEvent::Click(cell("i3"))));
    assert_eq!(said(&program), "The bishop on i3 is safe: Rxi3 would win nothing. Try again.");
    send(&mut program, LearnAction::Retry);
    program.send(Message::Board(BoardEvent::Click(cell("e4"))));
    assert_eq!(said(&program), "Nothing attacks the pawn on e4: it is safe. Try again.");
}

#[test]
fn pupils_earn_stars_of_their_own() {
    let mut program = Program::new();
    let choose = |program: &mut Program, name: Option<&str>| {
        program
            .send(Message::set(&program.model.settings().clone(), |settings| settings.pupils.choose(name)));
    };
    choose(&mut program, Some("Ewa"));
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    let level = lesson(&program).level().clone();
    for mv in solution(&level) {
        play(&mut program, mv);
    }
    assert_eq!(program.model.settings().earned().stars(&level), 3);
    choose(&mut program, None);
    assert_eq!(program.model.settings().earned().stars(&level), 0);
}

#[test]
fn the_next_level_begins_by_itself() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    assert_eq!(said(&program), "Move the rook straight up to the star.");
    for mv in solution(&lesson(&program).level().clone()) {
        play(&mut program, mv);
    }
    assert_eq!(said(&program), "A rook moves in a straight line, across the edges of the cells.");
    let solved = program.now;
    while lesson(&program).level().name == "glinski-rook-straight" {
        let pause = program.model.next_wakeup(program.now).expect("it wakes up by itself");
        wait(&mut program, pause);
    }
    assert_eq!(lesson(&program).level().name, "glinski-rook-bent");
    assert!(
        (secs(4)..secs(10)).contains(&program.now.saturating_sub(solved)),
        "long enough to read the praise"
    );
    assert_eq!(said(&program), "Follow the arrow down to the star.");
}

#[test]
fn a_hint_is_an_arrow_and_a_move_is_taken_back() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-choose");
    assert!(!program.model.can(GameAction::TakeBack));
    program.send(Message::Game(GameAction::Hint));
    let arrow = program.model.board_view().arrows[0];
    assert_eq!(arrow.meaning, ArrowMeaning::Best);
    assert!(!program.model.can(GameAction::Hint), "there is one already");
    play(&mut program, Move { from: arrow.from, to: arrow.to, promotion: None });
    assert_eq!((lesson(&program).moves(), program.model.board_view().arrows.len()), (1, 0));
    program.send(Message::Game(GameAction::TakeBack));
    assert_eq!((lesson(&program).moves(), program.model.board_view().last_move), (0, None));
}

#[test]
fn taps_are_clicks_on_stars() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-bishop-never");
    let level = lesson(&program).level().clone();
    assert_eq!(level.goal, Goal::Tap);
    program.send(Message::Board(BoardEvent::Click(Cell::F6)));
    assert_eq!((lesson(&program).moves(), lesson(&program).verdict()), (0, None), "no star is there");
    let reachable = level.stars.iter().find(|star| !solution(&level).iter().any(|mv| mv.to == *star));
    program.send(Message::Board(BoardEvent::Click(reachable.expect("a star"))));
    assert_eq!(lesson(&program).verdict().unwrap().to_string(), "The bishop can reach this star. Try again.");
}

#[test]
fn the_stars_are_kept_with_the_settings() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    let level = lesson(&program).level().clone();
    for mv in solution(&level) {
        play(&mut program, mv);
    }
    wait(&mut program, secs(2));
    let saved = program.all.iter().rev().find_map(|command| match command {
        Command::File(FileJob::Settings(settings)) => Some(settings.clone()),
        _ => None,
    });
    let json = serde_json::to_vec(&saved.expect("the settings are saved")).unwrap();
    let (read, trouble) = from_json(&json);
    assert_eq!((read.lessons.stars(&level), trouble), (3, None));
    let again = Program::with(read);
    assert_eq!(again.model.settings().lessons.stars(&level), 3);
    // An older file has no stars, and a broken list of them takes nothing else away.
    assert_eq!(from_json(b"{\"volume\":7}").0.lessons, Earned::default());
    let (broken, trouble) = from_json(b"{\"volume\":7,\"lessons\":[1]}");
    assert_eq!((broken.volume, trouble), (7, Some(SettingsTrouble::Broken)));
}

#[test]
fn a_game_waits_during_lessons_and_comes_back() {
    let mut program = Program::new();
    program.start(timed(300, 0));
    program.moves("f5f6 e7e6");
    let before = program.model.document().unwrap().position().to_fen();
    send(&mut program, LearnAction::Open);
    assert!(program.model.play().is_none() && program.model.learn().is_some());
    wait(&mut program, secs(1000));
    for message in [
        Message::Flip,
        Message::Editor(EditorAction::Open),
        Message::Game(GameAction::Resign),
        Message::Game(GameAction::TakeBack),
    ] {
        assert!(program.model.check(&message).is_err(), "{message:?}");
        program.send(message);
        assert!(program.model.learn().is_some() && program.model.dialog().is_none());
    }
    send(&mut program, LearnAction::Stages);
    send(&mut program, LearnAction::Close);
    let play = program.model.play().expect("the game");
    assert_eq!(play.document().position().to_fen(), before);
    assert!(play.game().outcome().is_none(), "the clock stood");
    assert!(program.model.is_standing());
    assert!(!program.model.is_flipped());
}

#[test]
fn a_pasted_position_takes_the_place_of_the_lessons() {
    let mut program = Program::hotseat();
    program.moves("f5f6");
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    let start = heksy::game::Position::start(Variant::Glinski);
    program.send(Message::Window(WindowNews::Pasted(format!("FEN: {}", start.to_fen()))));
    assert!(program.model.editor().is_some() && program.model.learn().is_none());
    program.send(Message::Editor(EditorAction::Close));
    assert!(program.model.play().is_some() && !program.model.is_standing(), "the game goes on");
}

#[test]
fn a_tournament_game_is_not_paused_for_a_lesson() {
    let mut program = Program::new();
    program.start(heksy::app::settings::Setup { tournament: true, ..hotseat() });
    program.moves("f5f6");
    send(&mut program, LearnAction::Open);
    assert!(program.model.learn().is_none());
    assert!(program.model.toast().expect("a message").text.is_message("learn-not-now"));
}

#[test]
fn lessons_open_in_front_of_every_game() {
    let mut program = Program::with(Settings::default());
    program.send(Message::NewGame(Game::Three));
    program.answer(heksy::app::context::DialogAction::StartGame);
    send(&mut program, LearnAction::Open);
    assert_eq!(program.model.learn().map(Learn::game), Some(Game::Three));
    assert!(program.model.three().is_none());
    send(&mut program, LearnAction::Close);
    assert!(program.model.three().is_some());
}

#[test]
fn levels_have_titles_in_every_language() {
    for language in Language::ALL {
        show(Shown::new(language, LettersChoice::default()));
        let mut program = Program::new();
        begin(&mut program, GLINSKI, "glinski-rook-bent");
        let title = lesson(&program).title().to_string();
        assert!(title.contains('2') && title.contains('6') && !title.contains("lessons-rook"), "{title}");
    }
}

#[test]
fn a_passed_star_is_said_at_once() {
    for (game, name, moves) in [
        (GLINSKI, "glinski-pawn-side", &["e4-e5", "e5-e6", "e6-e7"][..]),
        (Game::Two(Variant::McCooey), "mccooey-pawn-takes", &["e3-e5"]),
        (Game::Two(Variant::Checkers), "checkers-man-steps", &["33-34", "34-35"]),
    ] {
        let mut program = Program::hotseat();
        begin(&mut program, game, name);
        for (number, text) in moves.iter().enumerate() {
            assert_eq!(lesson(&program).verdict(), None, "{name} {number}");
            play(&mut program, game.parse_move(text).expect("a move"));
        }
        let said = lesson(&program).verdict().expect("a sentence").to_string();
        assert!(said.contains("has passed the star"), "{name}: {said}");
        assert!(!lesson(&program).is_over(), "a queen may fetch it");
        let spoken =
            program.model.announcements().last().map(|last| last.text.to_string()).unwrap_or_default();
        assert!(spoken.contains("has passed the star"), "{name}: {spoken}");
        program.game(GameAction::TakeBack);
        assert_eq!(lesson(&program).verdict(), None, "{name}: it is taken back");
    }
    // The best solution promotes: no star is passed before it.
    let mut program = Program::hotseat();
    begin(&mut program, GLINSKI, "glinski-pawn-queen");
    let line: Vec<Move> = lesson(&program).level().line.iter().map(|choices| choices[0]).collect();
    for mv in line {
        assert_eq!(lesson(&program).verdict(), None);
        play(&mut program, mv);
    }
    assert_eq!(lesson(&program).stars(), Some(3));
}

#[test]
fn what_is_copied_in_a_lesson_is_the_board_that_is_seen() {
    let mut program = Program::hotseat();
    program.moves("f5f6");
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    program.send(Message::Clipboard(ClipboardAction::CopyPosition));
    let rook = "1/3/5/7/9/11/11/11/5R5/11/11 w - 0 1";
    assert!(program.window().contains(&&WindowCommand::Copy(rook.to_owned())), "{:?}", program.window());
    for message in [Message::Clipboard(ClipboardAction::CopyGame), Message::File(FileAction::Save)] {
        assert_eq!(program.model.check(&message).unwrap_err().to_string(), "Close the lessons first.");
        program.send(message);
        assert!(program.last.is_empty(), "{:?}", program.last);
    }
}

/// The knight's first level shows twelve moves from its start.
#[test]
fn a_hint_stands_alone_among_the_arrows_of_a_level() {
    let mut program = Program::new();
    let levels = &Course::of(GLINSKI).levels;
    let level = levels.iter().find(|level| level.arrows.len() > 1).expect("a level with arrows");
    begin(&mut program, GLINSKI, &level.name);
    assert_eq!(program.model.board_view().arrows.len(), level.arrows.len());
    program.send(Message::Game(GameAction::Hint));
    assert_eq!(program.model.board_view().arrows.len(), 1);
}

fn typed(program: &mut Program, text: &str) {
    for action in [TypeMove::Open(String::new()), TypeMove::Edit(text.to_owned()), TypeMove::Accept] {
        program.send(Message::TypeMove(action));
    }
}

#[test]
fn the_moves_of_lessons_are_typed() {
    for game in Game::ALL.into_iter().filter(|game| *game != Game::Two(Variant::Checkers)) {
        for (index, level) in Course::of(game).levels.iter().enumerate() {
            let mut program = Program::new();
            send(&mut program, LearnAction::Open);
            send(&mut program, LearnAction::Choose(game));
            send(&mut program, LearnAction::Begin(Way::Whole, index));
            wait_for_replies(&mut program);
            let tapped = level.goal.is_tapped();
            assert_eq!(program.model.takes_moves(), !tapped, "{}", level.name);
            let run = Run::new(level.clone());
            let Some(mv) = run.hint().filter(|_| !tapped) else { continue };
            let promotion = mv.promotion.map_or_else(String::new, |role| role.char().to_string());
            typed(&mut program, &format!("{}{}{promotion}", run.cell_name(mv.from), run.cell_name(mv.to)));
            assert_eq!(lesson(&program).moves(), 1, "{}", level.name);
        }
    }
}

#[test]
fn a_lesson_names_the_moves_that_fit_and_says_why_none_is_typed() {
    let mut program = Program::new();
    begin(&mut program, GLINSKI, "glinski-rook-straight");
    program.send(Message::TypeMove(TypeMove::Open("Rf9".to_owned())));
    assert_eq!(program.model.typed_move().expect("a field").candidates().collect::<Vec<_>>(), ["Rf9"]);
    typed(&mut program, "Ra1");
    let problem = program.model.typed_move().and_then(|typed| typed.problem()).map(ToString::to_string);
    assert_eq!(problem.as_deref(), Some("“Ra1” is not a legal move"));
    typed(&mut program, "Rf9");
    assert_eq!((lesson(&program).stars(), program.model.typed_move()), (Some(3), None));
    let why = |program: &Program| {
        let open = Message::TypeMove(TypeMove::Open(String::new()));
        program.model.check(&open).unwrap_err().to_string()
    };
    assert_eq!(why(&program), "This exercise is already over.");
    begin(&mut program, GLINSKI, "glinski-safe-one");
    assert_eq!(why(&program), "In this exercise you choose cells instead of making moves.");
    send(&mut program, LearnAction::Stages);
    assert_eq!(why(&program), "Close the lessons first.");
}
