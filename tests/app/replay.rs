//! Looking through games and playing on from any point.

use std::path::Path;
use std::sync::Arc;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Dialog, DialogAction, PlayOn};
use heksy::app::game::saved::{Found, read};
use heksy::app::game::{GameAction, JournalNews, ReplayAction};
use heksy::app::library::OpenedFile;
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::{ClockKind, GameForm, NewGameForm, StartFrom};
use heksy::app::text::Text;
use heksy::engine::Level;
use heksy::game::NodeId;
use heksy::sides::{Color, Points, Reason};

use crate::program::{Program, computer, hotseat, secs};

const MOVES: &str = "f5f6 e7e6 g4g5 e6e5";

fn replay(program: &mut Program, action: ReplayAction) -> usize {
    program.send(Message::Replay(action));
    program.document().current().ply
}

fn begin() -> Program {
    let mut program = Program::hotseat();
    program.moves(MOVES);
    program
}

#[test]
fn steps_lead_through_the_game() {
    let mut program = begin();
    assert_eq!(replay(&mut program, ReplayAction::Previous), 3);
    assert_eq!(replay(&mut program, ReplayAction::First), 0);
    assert_eq!(replay(&mut program, ReplayAction::Previous), 0);
    assert_eq!(replay(&mut program, ReplayAction::Next), 1);
    assert_eq!(replay(&mut program, ReplayAction::Last), 4);
    assert_eq!(replay(&mut program, ReplayAction::Next), 4);
    let second = program.document().record().tree.mainline().nth(1).unwrap();
    assert_eq!(replay(&mut program, ReplayAction::To(second)), 2);
    assert_eq!(program.model.status().text, "1... e6, move 1 of 2");
    program.send(Message::Board(BoardEvent::Wheel(-1)));
    assert_eq!(program.document().current().ply, 1);
    program.send(Message::Board(BoardEvent::Wheel(2)));
    assert_eq!(program.document().current().ply, 3);
}

#[test]
fn steps_that_lead_nowhere_are_disabled() {
    let mut program = begin();
    assert!(program.model.can(ReplayAction::Previous));
    assert!(!program.model.can(ReplayAction::Next));
    replay(&mut program, ReplayAction::First);
    assert!(!program.model.can(ReplayAction::First));
    assert!(program.model.can(ReplayAction::Last));
}

#[test]
fn a_game_plays_itself_at_its_speed() {
    let mut program = begin();
    assert_eq!(replay(&mut program, ReplayAction::Autoplay), 0, "at the end it begins again");
    assert!(program.model.is_autoplaying());
    program.wait(secs(2));
    assert_eq!(program.document().current().ply, 1);
    program.wait(secs(10));
    assert_eq!(program.document().current().ply, 4);
    assert!(!program.model.is_autoplaying());
    replay(&mut program, ReplayAction::Autoplay);
    replay(&mut program, ReplayAction::Autoplay);
    assert!(!program.model.is_autoplaying());
    replay(&mut program, ReplayAction::Autoplay);
    replay(&mut program, ReplayAction::Previous);
    assert!(!program.model.is_autoplaying(), "a step by hand stops it");
}

#[test]
fn playing_on_asks_and_adds_a_variation() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    assert!(matches!(program.dialog(), Some(Dialog::PlayOn { at: NodeId::ROOT, .. })));
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) 1...e6 2.g5 e5");
    program.mv("d7d6");
    assert_eq!(
        program.move_list(),
        "1.f6 ( 1.d4 d6 ) 1...e6 2.g5 e5",
        "a variation goes on without a question"
    );
    assert_eq!(program.plies(), 4, "the game itself stands where it stood");
    replay(&mut program, ReplayAction::First);
    program.mv("h3h4");
    assert!(program.dialog().is_some());
    program.answer(DialogAction::Cancel);
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 d6 ) 1...e6 2.g5 e5");
}

#[test]
fn replaying_a_move_of_the_game_only_steps_forward() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("f5f6");
    assert!(program.dialog().is_none());
    assert_eq!(program.document().current().ply, 1);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 e5");
}

#[test]
fn the_answer_can_be_remembered_for_the_session() {
    let mut program = begin();
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: true });
    replay(&mut program, ReplayAction::First);
    program.mv("h3h4");
    assert!(program.dialog().is_none());
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) ( 1.h4 ) 1...e6 2.g5 e5");
}

#[test]
fn playing_on_can_begin_a_new_game() {
    let mut program = begin();
    let second = program.document().record().tree.mainline().nth(1).unwrap();
    replay(&mut program, ReplayAction::To(second));
    program.mv("d3d4");
    program.answer(DialogAction::PlayOn { answer: PlayOn::NewGame, remember: false });
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    assert!(matches!(&form.start, StartFrom::Moves { moves, .. } if moves.len() == 3));
    program.answer(DialogAction::StartGame);
    assert!(
        matches!(program.dialog(), Some(Dialog::Unsaved { .. })),
        "the game it comes from has unsaved moves"
    );
    program.answer(DialogAction::Discard);
    assert_eq!(program.move_list(), "1.f6 e6 2.d4");
    program.mv("d7d6");
    assert_eq!(program.plies(), 4);
}

#[test]
fn a_finished_game_can_be_played_on() {
    let mut program = begin();
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.wait(secs(1));
    program.answer(DialogAction::Cancel);
    program.mv("d3d4");
    assert!(matches!(program.dialog(), Some(Dialog::PlayOn { .. })));
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert_eq!(program.move_list(), "1.f6 e6 2.g5 e5 3.d4 0-1");
}

#[test]
fn a_question_about_a_variation_stays_open_while_the_computer_moves() {
    let mut program = Program::new();
    program.start(crate::program::against_computer());
    program.mv("f5f6");
    replay(&mut program, ReplayAction::First);
    program.mv("d3d4");
    program.engine_plays("e7e6");
    program.answer(DialogAction::PlayOn { answer: PlayOn::Variation, remember: false });
    assert_eq!(program.move_list(), "1.f6 ( 1.d4 ) 1...e6");
    assert_eq!(program.plies(), 2);
}

#[test]
fn the_list_is_rebuilt_only_when_it_changes() {
    let mut program = begin();
    let revision = program.model.document().unwrap().moves().revision;
    replay(&mut program, ReplayAction::First);
    program.wait(secs(1));
    assert_eq!(program.model.document().unwrap().moves().revision, revision);
    replay(&mut program, ReplayAction::Last);
    program.mv("h3h4");
    assert_ne!(program.model.document().unwrap().moves().revision, revision);
    let setup = hotseat();
    program.start(setup);
    assert!(program.model.document().unwrap().moves().parts.is_empty());
}

/// White mates with Qf10.
const BEFORE_MATE: &str = "k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1";
/// White stalemates with Kf9.
const BEFORE_STALEMATE: &str = "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1";
/// White takes the last piece but the kings with Kf9.
const BEFORE_BARE_KINGS: &str = "1/3/2r2/3K3/9/11/11/11/11/11/k10 w - 0 1";

/// A game that was opened from a text.
fn opened(pgn: &str) -> Program {
    let file = Arc::new(OpenedFile::from_text(pgn.to_owned()));
    let mut program = Program::new();
    program.read(file.read(0).expect("a game"));
    program
}

fn opened_at(fen: &str, moves: &str) -> Program {
    opened(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}\n"))
}

fn status(program: &Program) -> String {
    program.model.status().text
}

/// The sides whose corner says that they are to move.
fn to_move(program: &Program) -> Vec<Color> {
    Color::ALL
        .into_iter()
        .filter(|&color| program.model.corner(color, program.now).unwrap().is_to_move)
        .collect()
}

#[test]
fn an_unfinished_game_played_to_its_end_shows_the_result() {
    for (fen, mv, said) in [
        (BEFORE_MATE, "d8f10", "White wins – Checkmate"),
        (BEFORE_STALEMATE, "f8f9", "¾ to White, ¼ to Black – Black is stalemated"),
        (BEFORE_BARE_KINGS, "f8f9", "Draw – Insufficient material"),
    ] {
        let mut program = opened_at(fen, "*");
        assert_eq!(to_move(&program), [Color::White]);
        program.mv(mv);
        assert_eq!(status(&program), said);
        assert_eq!(to_move(&program), [], "nobody moves after the end");
    }
}

#[test]
fn an_opened_game_that_ends_in_mate_shows_the_result_at_once() {
    let program = opened_at(BEFORE_MATE, "1. Qf10 *");
    assert_eq!(status(&program), "White wins – Checkmate");
    assert!(!program.model.can(GameAction::Continue), "there is nothing to go on with");
    assert!(!program.model.can(GameAction::PauseOrResume));
}

#[test]
fn check_is_shown_in_replay_too() {
    let mut program = opened_at("k/3/5/3K3/9/11/11/11/11/11/1Q9 w - 0 1", "1. Qa1+ Kg10 2. Qb1 *");
    replay(&mut program, ReplayAction::First);
    assert_eq!(status(&program), "Starting position");
    replay(&mut program, ReplayAction::Next);
    assert_eq!(status(&program), "1. Qa1+, move 1 of 2 · Black is in check");
    assert!(program.model.status().is_urgent);
}

#[test]
fn a_third_repetition_is_a_draw_where_the_line_ends_and_not_on_the_way() {
    let there_and_back = "Kg8 Kg10 Kf8 Kf11";
    let start = "k/3/5/3K3/9/11/11/11/11/11/R10 w - 0 1";
    let mut program = opened_at(start, &format!("1. {there_and_back} {there_and_back} *"));
    assert_eq!(status(&program), "Draw – Threefold repetition");
    program.mv("f8g8");
    replay(&mut program, ReplayAction::Previous);
    assert_eq!(status(&program), "4... Kf11, move 4 of 5");
}

/// The form that asks how an opened game is to go on.
fn continue_form(program: &mut Program) -> NewGameForm {
    program.game(GameAction::Continue);
    let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
        panic!("{:?}", program.dialog())
    };
    (**form).clone()
}

fn submit(program: &mut Program, form: NewGameForm) {
    program.answer(DialogAction::EditForm(GameForm::of_two(form)));
    program.answer(DialogAction::StartGame);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
}

const WITH_CLOCK: &str = "[White \"Ewa\"]\n[Black \"Jan\"]\n[TimeControl \"300+5\"]\n\n\
    1. f6 {[%clk 0:04:50]} e6 {[%clk 0:04:40]} *";

#[test]
fn a_game_broken_off_is_continued_as_it_was_saved() {
    let mut program = opened(WITH_CLOCK);
    assert!(program.model.can(GameAction::Continue));
    let form = continue_form(&mut program);
    assert_eq!([&*form.setup.white.name, &*form.setup.black.name], ["Ewa", "Jan"]);
    let StartFrom::OpenGame(open) = &form.start else { panic!("{:?}", form.start) };
    assert_eq!((open.plies, open.keeps_clocks), (2, true));
    assert_eq!(
        open.saved_clocks.as_ref().map(Text::to_string).as_deref(),
        Some("5 min + 5 s per move, White 4:50, Black 4:40")
    );
    submit(&mut program, form);
    assert!(program.model.play().is_some() && !program.model.can(GameAction::Continue));
    program.wait(secs(10));
    program.mv("g4g5");
    assert_eq!(program.clocks(), ["4:45", "4:40"]);
    assert_eq!(program.move_list(), "1.f6 e6 2.g5");
}

#[test]
fn a_game_is_continued_with_other_players_and_a_new_clock() {
    let mut program = opened("[White \"Ewa\"]\n[Black \"Jan\"]\n\n1. f6 {good} (1. d5) e6 *");
    let mut form = continue_form(&mut program);
    let StartFrom::OpenGame(open) = &form.start else { panic!("{:?}", form.start) };
    assert_eq!(open.saved_clocks, None, "the file knows of no clock");
    form.setup.black = computer(Level::new(4).unwrap());
    form.setup.clock.kind = ClockKind::SuddenDeath;
    form.setup.clock.base = 600;
    submit(&mut program, form);
    assert_eq!(program.clocks(), ["10:00", "10:00"]);
    program.mv("g4g5");
    program.engine_plays("e6e5");
    assert_eq!(program.move_list(), "1.f6 {good} ( 1.d5 ) 1...e6 2.g5 e5", "nothing of the record is lost");
    assert_eq!(program.model.corner(Color::Black, program.now).unwrap().name, "Computer (4 – Casual player)");
    let tags = &program.document().record().tags;
    assert_eq!([tags.get("White"), tags.get("HexBlackLevel")], [Some("Ewa"), Some("4")]);
}

/// The choices of the form under Rules hold for a continued game, too.
#[test]
fn a_game_is_continued_by_the_tournament_rule() {
    let mut program = opened("1. f6 e6 *");
    let mut form = continue_form(&mut program);
    form.setup.touch_move = true;
    submit(&mut program, form);
    program.click("d3");
    program.click("d3");
    program.click("g4");
    assert_eq!(program.toasts(), ["Touch-move: the pawn on d3 was touched and must move."]);
    program.mv("d3d4");
    assert!(!program.model.can(GameAction::TakeBack));
}

#[test]
fn a_continued_game_ends_like_any_other() {
    let mut program = opened_at(BEFORE_STALEMATE, "*");
    let form = continue_form(&mut program);
    submit(&mut program, form);
    program.mv("f8f9");
    let outcome = program.outcome().expect("Black is stalemated");
    assert_eq!((outcome.points, outcome.reason), (Points::THREE_QUARTERS, Reason::Stalemate));
    program.wait(secs(1));
    assert!(program.model.result().is_some());
}

#[test]
fn a_continued_game_is_in_its_journal() {
    let mut program = opened(WITH_CLOCK);
    let mut form = continue_form(&mut program);
    form.setup.black = computer(Level::new(4).unwrap());
    form.setup.clock.kind = ClockKind::SuddenDeath;
    form.setup.clock.base = 600;
    if let StartFrom::OpenGame(open) = &mut form.start {
        open.keeps_clocks = false;
    }
    submit(&mut program, form);
    program.wait(secs(7));
    program.mv("g4g5");
    let bytes = &program.journal;
    let Found::Game(game) = read(Path::new("a.journal"), bytes) else {
        panic!("no game in {}", String::from_utf8_lossy(bytes));
    };
    let mut again = Program::new();
    again.send(Message::Disk(DiskNews::Journal(JournalNews::Found(vec![*game]))));
    again.answer(DialogAction::Continue);
    assert_eq!(again.move_list(), program.move_list());
    assert_eq!(again.clocks(), ["9:53", "10:00"]);
    again.game(GameAction::PauseOrResume);
    again.engine_plays("e6e5");
    assert_eq!(again.move_list(), "1.f6 e6 2.g5 e5");
}

#[test]
fn text_that_could_not_be_read_stays_when_a_game_is_continued() {
    let mut program = opened("1. f6 e6 2. Qz9 Ke4 *");
    program.answer(DialogAction::Cancel);
    let mut resumed = opened("1. f6 e6 2. Qz9 Ke4 *");
    resumed.answer(DialogAction::Cancel);
    resumed.game(GameAction::PauseOrResume);
    let form = continue_form(&mut program);
    submit(&mut program, form);
    for mut program in [program, resumed] {
        program.mv("g4g5");
        assert_eq!(program.move_list(), "1.f6 e6 2.g5 {Could not be read: 2. Qz9 Ke4}");
    }
}

#[test]
fn a_game_resumed_from_a_file_does_not_have_the_points_of_the_players_before() {
    let mut program = Program::new();
    program.start_fen(hotseat(), BEFORE_STALEMATE);
    program.mv("f8f9");
    program.game(GameAction::Rematch);
    program.answer(DialogAction::Discard);
    assert!(program.model.match_score().is_some());
    let file = Arc::new(OpenedFile::from_text("1. f6 e6 *".to_owned()));
    program.read(file.read(0).expect("a game"));
    program.game(GameAction::PauseOrResume);
    assert!(program.model.play().is_some() && program.model.match_score().is_none());
}

#[test]
fn only_a_game_that_was_broken_off_is_continued() {
    let program = begin();
    assert!(!program.model.can(GameAction::Continue), "it goes on already");
    assert!(!opened("1. f6 e6 1-0").model.can(GameAction::Continue), "it is over");
    assert!(opened("*").model.can(GameAction::Continue));
}
