//! Playing at one board: moves by click and drag, what is not possible and why, how games end.

use heksy::app::board::{BoardEvent, BoardPiece};
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::GameAction;
use heksy::app::library::WindowNews;
use heksy::app::model::Message;
use heksy::app::settings::{Settings, Setup, Turning};
use heksy::chess::Role;
use heksy::sides::{Color, Points, Reason};
use heksy::three::Seat;

use crate::program::{Program, against_computer, cell, hotseat, timed};

/// A white rook on f6 between its king and a black rook.
const PINNED: &str = "k/1r1/5/7/9/5R5/11/11/11/11/5K5 w - 0 1";
/// White's pawn on e9 can promote in three ways.
const PROMOTION: &str = "1/1r1/nP3/7/9/10k/11/11/11/11/1K9 w - 0 1";
/// Kf8-f9 stalemates Black.
const BEFORE_STALEMATE: &str = "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1";

fn at(fen: &str) -> Program {
    let mut program = Program::new();
    program.start_fen(hotseat(), fen);
    program
}

#[test]
fn a_piece_is_picked_up_shown_where_it_may_go_and_put_down() {
    let mut program = Program::hotseat();
    program.click("e4");
    let view = program.model.board_view();
    assert_eq!(view.selected, Some(cell("e4")));
    assert_eq!(view.quiet_targets.iter().map(|cell| cell.to_string()).collect::<Vec<_>>(), ["e5", "e6"]);
    assert!(view.capture_targets.is_empty());
    program.click("e4");
    assert_eq!(program.model.board_view().selected, None);
    program.click("e4");
    program.click("d3");
    assert_eq!(
        program.model.board_view().selected,
        Some(cell("d3")),
        "another piece of one's own is picked up"
    );
    program.click("d5");
    assert_eq!(program.move_list(), "1.d5");
    assert_eq!(program.model.board_view().last_move, Some((cell("d3"), cell("d5"))));
}

#[test]
fn only_the_side_to_move_is_movable() {
    let mut program = Program::hotseat();
    assert!(program.model.board_view().movable.contains(cell("f5")));
    assert!(!program.model.board_view().movable.contains(cell("f7")));
    program.mv("f5f6");
    assert!(program.model.board_view().movable.contains(cell("e7")));
    assert!(!program.model.board_view().movable.contains(cell("f6")));
}

#[test]
fn dragging_moves_too_and_off_target_goes_back() {
    let mut program = Program::hotseat();
    program.drag("f5", "f6");
    assert_eq!(program.plies(), 1);
    program.drag("f7", "a1");
    assert_eq!(program.plies(), 1);
    assert_eq!(program.model.board_view().selected, None);
    assert_eq!(program.toasts().len(), 1, "says how a pawn moves");
    program.send(Message::Board(BoardEvent::PickUp(cell("f7"))));
    program.send(Message::Board(BoardEvent::PutBack));
    assert_eq!(program.model.board_view().selected, None);
}

/// A click says as much as a drag: on an empty cell, and on a piece that cannot be captured.
#[test]
fn a_click_outside_the_pattern_of_a_piece_shows_the_reason() {
    let mut program = Program::hotseat();
    program.click("f5");
    program.click("a3");
    let why = "Illegal move: a pawn moves straight up its file and captures one cell to the front left or front right.";
    assert_eq!(program.toasts(), [why]);
    assert_eq!((program.model.board_view().selected, program.plies()), (None, 0));
    assert_eq!(program.model.board_view().refused.map(|refused| refused.cell), Some(cell("f5")));
    // To put a piece down its own cell is clicked again, or another piece picked up.
    let mut program = Program::hotseat();
    for name in ["f5", "f5", "f5", "e4", "e4"] {
        program.click(name);
    }
    assert!(program.toasts().is_empty(), "{:?}", program.toasts());
}

#[test]
fn a_pinned_piece_is_explained() {
    let mut program = at(PINNED);
    program.click("f6");
    program.click("e6");
    assert_eq!(program.plies(), 0);
    assert_eq!(program.toasts(), ["Illegal move: the rook on f6 is pinned by the rook on f10."]);
    program.drag("f6", "g5");
    assert_eq!(program.toasts().len(), 1, "the same text is not shown twice");
    program.mv("f6f10");
    assert_eq!(program.plies(), 1);
}

#[test]
fn marks_can_be_switched_off() {
    let mut program = Program::hotseat();
    program.set(|settings| settings.legal_marks = false);
    program.click("f5");
    let view = program.model.board_view();
    assert!(view.quiet_targets.is_empty() && view.capture_targets.is_empty());
    program.click("f6");
    assert_eq!(program.plies(), 1);
}

#[test]
fn a_promotion_is_chosen_or_given_up() {
    let mut program = at(PROMOTION);
    program.click("e9");
    assert_eq!(program.model.board_view().capture_targets.len(), 2);
    program.click("e10");
    let promotion = program.model.board_view().promotion.expect("the picker is open");
    assert_eq!((promotion.from, promotion.to, promotion.seat), (cell("e9"), cell("e10"), Seat::White));
    assert_eq!(promotion.roles.len(), 4);
    assert!(program.model.board_view().movable.is_empty());
    program.send(Message::Board(BoardEvent::PutBack));
    assert_eq!(program.model.board_view().promotion, None);
    program.drag("e9", "d9");
    assert!(program.model.board_view().promotion.is_some());
    program.send(Message::Board(BoardEvent::Promote(Role::Knight)));
    assert_eq!(program.move_list(), "1.exd9=N");
}

#[test]
fn a_pawn_becomes_a_queen_without_a_question_if_set_so() {
    let mut program = Program::with(Settings { always_queen: true, ..Settings::default() });
    program.start_fen(hotseat(), PROMOTION);
    program.drag("e9", "e10");
    assert_eq!(program.move_list(), "1.e10=Q");
}

#[test]
fn colours_are_drawn_by_lot_where_that_is_chosen() {
    let human = |millis: u64| {
        let mut program = Program::new();
        program.wait(std::time::Duration::from_millis(millis));
        program.start(Setup { random_sides: true, ..against_computer() });
        program.document().setup().only_human()
    };
    let drawn: Vec<_> = (0..2).map(human).collect();
    assert!(drawn.contains(&Some(Color::White)) && drawn.contains(&Some(Color::Black)), "{drawn:?}");
}

/// A bishop behind its own pieces: where it would go if the board were empty.
#[test]
fn the_pattern_of_a_piece_in_hand_is_shown() {
    let mut program = Program::hotseat();
    let pattern = |program: &Program| program.model.board_view().pattern;
    assert!(pattern(&program).is_empty());
    program.click("f1");
    let is_seen = |program: &Program, name: &str| pattern(program).contains(cell(name));
    assert!(!is_seen(&program, "h3") && !is_seen(&program, "l6"), "it stops at the first own piece");
    program.send(Message::Board(BoardEvent::PutBack));
    program.click("e4");
    let pawn = ["d4", "e5", "e6"].map(cell).into_iter().collect();
    assert_eq!(pattern(&program), pawn, "a pawn pushes one cell or two, and captures; on f5 is an own piece");
    program.set(|settings| settings.patterns = false);
    assert!(pattern(&program).is_empty());
}

#[test]
fn stalemate_counts_three_quarters() {
    let mut program = at(BEFORE_STALEMATE);
    program.mv("f8f9");
    let outcome = program.outcome().expect("the game is over");
    assert_eq!((outcome.points, outcome.reason), (Points::THREE_QUARTERS, Reason::Stalemate));
    let over = program.model.result().expect("the game is over");
    assert_eq!(over.title.to_string(), "¾ to White, ¼ to Black");
    assert_eq!(over.reason.to_string(), "Black is stalemated");
    assert_eq!(over.points.as_deref().unwrap_or_default(), "¾-¼");
    assert_eq!(match_score(&program), None, "one game has its result");
    program.game(GameAction::Study);
    assert_eq!(program.model.status().text, "Starting position");
}

#[test]
fn a_whole_game_to_stalemate() {
    // Random moves that prefer captures; the shortest such game of a hundred thousand.
    const GAME: &str = "e4e5 h9k6 f3b7 c8b7 f2k6 i7k6 k1k2 f7f6 c2c4 f6e5 e1e5 i8i2 h1e1 i2k2 c1e3 b7b1 g4g6 b1d1 \
                        e5g8 f10g8 e3e7 d9e7 h3h5 e7c4 i1c4 e10e1 g1h1 d1d3 f1d3 g8d3 c4c7 f11e9 c7d7 e9g6 d7a4 \
                        g6f5 h1i1 e1h5 a4f9 g10f9";
    let mut program = Program::hotseat();
    program.moves(GAME);
    let outcome = program.outcome().expect("White is stalemated");
    assert_eq!((outcome.points, outcome.reason), (Points::ONE_QUARTER, Reason::Stalemate));
    assert_eq!(program.plies(), 40);
    assert!(program.move_list().ends_with("Kxf9 ¼-¾"), "{}", program.move_list());
    program.wait(crate::program::secs(1));
    let over = program.model.result().expect("the game is over");
    assert_eq!(
        (over.points.as_deref().unwrap_or_default(), over.reason.to_string()),
        ("¼-¾", "White is stalemated".to_owned())
    );
    assert_eq!(program.model.status().text, "¾ to Black, ¼ to White – White is stalemated");
}

fn match_score(program: &Program) -> Option<String> {
    program.model.match_score().map(|score| score.to_string())
}

#[test]
fn a_match_is_counted_over_rematches() {
    let mut program = at(BEFORE_STALEMATE);
    program.mv("f8f9");
    program.game(GameAction::Rematch);
    assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
    program.answer(DialogAction::Discard);
    assert_eq!(program.model.corner(Color::White, program.now).unwrap().name, "Piotr", "colours are swapped");
    assert_eq!(match_score(&program).as_deref(), Some("Piotr ¼, Anna ¾"));
    program.mv("f5f6");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert_eq!(program.outcome().map(|outcome| outcome.points), Some(Points::WHITE_WINS));
    assert_eq!(match_score(&program).as_deref(), Some("Piotr 1¼, Anna ¾"));
    program.game(GameAction::TakeBack);
    assert_eq!(match_score(&program).as_deref(), Some("Piotr ¼, Anna ¾"), "the result is taken back too");
}

#[test]
fn a_draw_is_offered_and_agreed_or_declined() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    program.game(GameAction::OfferDraw);
    assert_eq!(program.model.question().map(|question| question.asked), Some(Seat::White));
    program.game(GameAction::Decline);
    assert_eq!((program.outcome(), program.model.question()), (None, None));
    program.game(GameAction::OfferDraw);
    program.game(GameAction::Accept);
    let outcome = program.outcome().expect("agreed");
    assert_eq!((outcome.points, outcome.reason), (Points::DRAW, Reason::Agreement));
}

#[test]
fn resigning_asks_for_confirmation() {
    let mut program = Program::hotseat();
    program.mv("f5f6");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Cancel);
    assert_eq!(program.outcome(), None);
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::Resignation));
    program.wait(crate::program::secs(1));
    let over = program.model.result().expect("the game is over");
    assert_eq!([&over.title, &over.reason].map(ToString::to_string), ["Anna wins", "Black resigned"]);
}

#[test]
fn repetition_ends_the_game_or_is_claimed() {
    const THERE_AND_BACK: &str = "e1e2 e10e9 e2e1 e9e10 e1e2 e10e9 e2e1 e9e10";
    let mut program = Program::hotseat();
    program.moves("d3d4 d7d6");
    program.moves(THERE_AND_BACK);
    assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition));

    let mut setup = hotseat();
    setup.repetition_automatic = false;
    let mut program = Program::new();
    program.start(setup);
    program.moves("d3d4 d7d6");
    program.game(GameAction::ClaimDraw);
    assert_eq!(program.toasts().len(), 1, "nothing to claim yet");
    program.moves(THERE_AND_BACK);
    assert_eq!(program.outcome(), None);
    assert!(program.model.can(GameAction::ClaimDraw));
    program.game(GameAction::ClaimDraw);
    assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::Repetition));
}

#[test]
fn takeback_and_redo_at_one_board() {
    let mut program = Program::hotseat();
    program.moves("f5f6 e7e6 g4g5");
    program.game(GameAction::TakeBack);
    program.game(GameAction::TakeBack);
    assert_eq!(program.move_list(), "1.f6");
    assert!(program.model.can(GameAction::Redo));
    program.game(GameAction::Redo);
    assert_eq!(program.move_list(), "1.f6 e6");
    program.mv("h3h4");
    assert!(!program.model.can(GameAction::Redo), "another move forgets what was taken back");
    assert_eq!(program.move_list(), "1.f6 e6 2.h4");
}

#[test]
fn with_a_clock_the_other_must_agree_to_a_takeback() {
    let mut program = Program::new();
    program.start(timed(300, 0));
    program.mv("f5f6");
    program.game(GameAction::TakeBack);
    assert_eq!(program.model.question().map(|question| question.asked), Some(Seat::Black));
    program.game(GameAction::Decline);
    assert_eq!(program.plies(), 1);
    program.game(GameAction::TakeBack);
    program.game(GameAction::Accept);
    assert_eq!(program.plies(), 0);
}

#[test]
fn the_board_turns_to_the_player_to_move_if_set_so() {
    let mut program = Program::with(Settings { turning: Turning::Board, ..Settings::default() });
    program.start(hotseat());
    assert!(!program.model.is_flipped());
    program.mv("f5f6");
    assert!(program.model.is_flipped());
    program.mv("e7e6");
    assert!(!program.model.is_flipped());
    program.send(Message::Flip);
    assert!(program.model.is_flipped());
    // Other settings leave it as the players have turned it.
    program.send(Message::Window(WindowNews::Size([1000.0, 700.0])));
    program.set(|settings| settings.muted = true);
    program.set(|settings| settings.panel = false);
    program.set(|settings| settings.coordinates = false);
    assert!(program.model.is_flipped());
    program.set(|settings| settings.turning = Turning::Never);
    assert!(program.model.is_flipped());
    program.set(|settings| settings.turning = Turning::Board);
    assert!(!program.model.is_flipped(), "chosen anew it turns at once");
}

#[test]
fn the_far_players_pieces_are_upside_down_if_set_so() {
    let mut program = Program::with(Settings { turning: Turning::Pieces, ..Settings::default() });
    assert_eq!(program.model.board_view().upside_down, None, "against the computer nobody sits there");
    program.start(hotseat());
    assert_eq!(program.model.board_view().upside_down, Some(Color::Black));
    program.send(Message::Flip);
    assert_eq!(program.model.board_view().upside_down, Some(Color::White));
}

#[test]
fn check_is_marked_on_the_board_and_named_in_the_status() {
    let mut program = at("k/3/5/7/9/11/4Q6/11/11/11/5K5 w - 0 1");
    program.mv("e5e10");
    assert!(program.model.board_view().check.iter().eq([cell("f11")]));
    let status = program.model.status();
    assert_eq!((status.text.as_str(), status.is_urgent), ("Black is in check", true));
}

#[test]
fn who_plays_the_computer_is_told_of_a_check_in_person() {
    let mut program = Program::new();
    program.start_fen(against_computer(), "k/3/5/7/9/5q5/11/11/11/11/5K5 w - 0 1");
    let status = program.model.status();
    assert_eq!((status.text.as_str(), status.is_urgent), ("You are in check", true));
}

#[test]
fn nothing_moves_while_a_dialog_is_open() {
    let mut program = Program::hotseat();
    program.game(GameAction::New);
    assert!(program.model.board_view().movable.is_empty());
    program.send(Message::Board(BoardEvent::PickUp(cell("f5"))));
    assert_eq!(program.model.board_view().selected, None);
    program.answer(DialogAction::Cancel);
    program.mv("f5f6");
    assert_eq!(program.plies(), 1);
}

#[test]
fn captured_pieces_and_material_are_counted() {
    let mut program = at("k/1r1/5/7/9/5R5/11/11/11/11/5K5 w - 0 1");
    program.mv("f6f10");
    let white = program.model.corner(Color::White, program.now).unwrap();
    assert_eq!((white.captured, white.ahead), (vec![BoardPiece::of(Some(Seat::Black), Role::Rook)], 5));
    program.mv("f11f10");
    assert_eq!(program.model.corner(Color::White, program.now).unwrap().ahead, 0);
    assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::InsufficientMaterial));
}

#[test]
fn a_wrong_position_is_refused_with_a_reason() {
    use heksy::app::settings::{GameForm, NewGameForm, StartFrom};
    let mut program = Program::new();
    program.game(GameAction::New);
    let wrong = [
        ("", "Type or paste a position (FEN)."),
        ("nonsense", "the board has 1 row between slashes instead of 11."),
        ("k/3/5/7/9/11/11/11/11/11/11 w - 0 1", "White has no king; each side needs one."),
        (
            "k/3/5/7/9/11/11/11/11/11/5K5 x - 0 1",
            "the side to move is “x”; it must be w or b, after the board.",
        ),
        ("k/3/5/7/9/11/11/11/11/11/5P5 w - 0 1", "White has no king; each side needs one."),
    ];
    for (fen, words) in wrong {
        let form = NewGameForm { start: StartFrom::Fen(fen.to_owned()), ..NewGameForm::new(hotseat()) };
        program.answer(DialogAction::EditForm(GameForm::of_two(form)));
        program.answer(DialogAction::StartGame);
        let Some(Dialog::NewGame(GameForm::Two(form))) = program.dialog() else {
            panic!("the form stays open")
        };
        assert!(
            form.problem.as_ref().is_some_and(|problem| problem.to_string().ends_with(words)),
            "{:?}",
            form.problem
        );
    }
}
