//! Each greyed action has its true reason, in every state of the program.

use heksy::lessons::Game;
use std::sync::Arc;

use heksy::app::board::TypeMove;
use heksy::app::context::DialogAction;
use heksy::app::game::{AnnotateAction, EditAction, GameAction, ReplayAction};
use heksy::app::library::{ClipboardAction, ExploreAction, Export, FileAction, OpenedFile, PuzzleChoice};
use heksy::app::model::{EditorAction, LearnAction, Message, PuzzleAction};
use heksy::app::online::MailAction;
use heksy::app::play::StudyAction;
use heksy::app::settings::{Seat, Setup, Takebacks};
use heksy::app::text::Reason;
use heksy::engine::Level;
use heksy::game::{Comment, Nag, NodeId};

use crate::program::{Program, against_computer, computer, hotseat, human, secs, timed};

const AVAILABLE: &str = "";

fn begun(setup: Setup, moves: &str) -> Program {
    let mut program = Program::new();
    program.start(setup);
    program.moves(moves);
    program
}

fn opened(text: &str) -> Program {
    let mut program = Program::new();
    let file = Arc::new(OpenedFile::from_text(text.to_owned()));
    program.read(file.read(0).expect("a game"));
    program
}

fn computer_of(level: u8) -> Seat {
    computer(Level::new(level).expect("a level"))
}

/// Compares the reason of each action, and that its refusal changes nothing.
fn expect<A: Into<Message> + Clone>(program: &mut Program, reasons: &[(A, &str)]) {
    for (action, key) in reasons {
        let message: Message = action.clone().into();
        let found = program.model.check(&message).err().map_or(AVAILABLE, Reason::key);
        assert_eq!(found, *key, "{message:?}");
        if found != AVAILABLE {
            let before = format!("{:?} {:?}", program.model.mode(), program.model.dialog());
            program.send(message.clone());
            let after = format!("{:?} {:?}", program.model.mode(), program.model.dialog());
            assert_eq!(before, after, "{message:?} did something");
            let says = program.toasts().contains(&program.model.check(&message).unwrap_err().to_string());
            // A step beyond the end of a game is seen on the board, and only spoken.
            assert!(says || matches!(message, Message::Replay(_)), "{message:?} does not say why");
        }
    }
}

#[test]
fn before_the_first_move() {
    expect(
        &mut begun(hotseat(), ""),
        &[
            (GameAction::TakeBack, "why-undo"),
            (GameAction::Redo, "why-redo"),
            (GameAction::Resign, "why-not-begun"),
            (GameAction::OfferDraw, "why-not-begun"),
            (GameAction::ClaimDraw, "why-not-begun"),
            (GameAction::Accept, "why-no-question"),
            (GameAction::MoveNow, "why-not-thinking"),
            (GameAction::SwitchSides, "why-one-human"),
            (GameAction::Study, "why-still-played"),
            (GameAction::Continue, "why-continue"),
            (GameAction::NextGame, "why-no-match-game"),
            (GameAction::PlayFromHere, "why-at-turn"),
            (GameAction::LeaveAsItWas, "why-leave-as-it-was"),
            (GameAction::Hint, AVAILABLE),
        ],
    );
    expect(
        &mut begun(hotseat(), ""),
        &[
            (ReplayAction::First, "why-start"),
            (ReplayAction::Next, "why-end"),
            (ReplayAction::Autoplay, "why-no-moves"),
            (ReplayAction::Sideways { forward: true }, "why-no-variation"),
        ],
    );
    expect(
        &mut begun(hotseat(), ""),
        &[
            (Message::Edit(EditAction::Delete(NodeId::ROOT)), "why-choose-move"),
            (Message::Edit(EditAction::DeleteAfter(NodeId::ROOT)), "why-end"),
            (Message::Edit(EditAction::ClearShapes(NodeId::ROOT)), "why-no-shapes"),
            // The list of moves, which has the field, is not there.
            (
                Message::Annotate(AnnotateAction::Comment { node: NodeId::ROOT, place: Comment::After }),
                "why-no-moves",
            ),
            (Message::Study(StudyAction::Analyse), "why-only-study"),
            (Message::Puzzles(PuzzleAction::Make), "why-only-study"),
            (Message::File(FileAction::NextGame), "why-one-game"),
            (Message::File(FileAction::TypeNext), "why-no-typed-game"),
            (Message::File(FileAction::ForgetRecent), "why-no-recent"),
            (Message::Mail(MailAction::Write), "why-no-mail-game"),
            (Message::TypeMove(TypeMove::Open(String::new())), AVAILABLE),
        ],
    );
}

#[test]
fn a_takeback_that_is_not_possible() {
    let take_back = |program: &mut Program, why| expect(program, &[(GameAction::TakeBack, why)]);
    // The computer has made the only move.
    let mut program = begun(Setup { white: computer_of(4), black: human("Piotr"), ..hotseat() }, "");
    program.engine_plays("f5f6");
    take_back(&mut program, "why-no-own-move");
    program.mv("e7e6");
    take_back(&mut program, AVAILABLE);
    // Computers that play on would make their moves again.
    let mut program = begun(Setup { white: computer_of(4), black: computer_of(5), ..hotseat() }, "");
    program.engine_plays("f5f6");
    program.wait(secs(5));
    take_back(&mut program, "why-pause-first");
    expect(&mut program, &[(GameAction::Resign, "why-no-human"), (GameAction::Hint, "why-no-human")]);
    program.game(GameAction::PauseOrResume);
    take_back(&mut program, AVAILABLE);
    // The other person has not answered.
    let mut program = begun(timed(300, 0), "f5f6");
    program.game(GameAction::TakeBack);
    take_back(&mut program, "why-question-open");
    program.game(GameAction::Accept);
    take_back(&mut program, "why-undo");
    take_back(&mut begun(Setup { touch_move: true, ..hotseat() }, "f5f6"), "why-touch-move");
    let none = Setup { chosen_takebacks: Some(Takebacks::None), ..hotseat() };
    take_back(&mut begun(none, "f5f6"), "why-no-takebacks");
}

#[test]
fn during_a_game() {
    let mut program = begun(against_computer(), "f5f6");
    expect(
        &mut program,
        &[
            (GameAction::TakeBack, AVAILABLE),
            (GameAction::Hint, "why-not-turn"),
            (GameAction::PlayForPerson, "why-not-turn"),
            (GameAction::ClaimDraw, "nothing-to-claim"),
            (GameAction::MoveNow, AVAILABLE),
        ],
    );
    program.game(GameAction::PauseOrResume);
    expect(&mut program, &[(GameAction::Hint, "wait-paused"), (GameAction::SwitchSides, "wait-paused")]);
    program.send(Message::Replay(ReplayAction::First));
    expect(&mut program, &[(GameAction::Hint, "why-earlier"), (GameAction::PlayFromHere, AVAILABLE)]);
    let mut program = begun(hotseat(), "f5f6");
    program.game(GameAction::OfferDraw);
    expect(&mut program, &[(GameAction::OfferDraw, "why-draw-offered"), (GameAction::Accept, AVAILABLE)]);
}

#[test]
fn after_the_end() {
    let mut program = begun(hotseat(), "f5f6");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    expect(
        &mut program,
        &[
            (GameAction::Resign, "why-over"),
            (GameAction::OfferDraw, "why-over"),
            (GameAction::ClaimDraw, "why-over"),
            (GameAction::PauseOrResume, "why-over"),
            (GameAction::MoveNow, "why-over"),
            (GameAction::Hint, "why-over"),
            (GameAction::SwitchSides, "why-over"),
            (GameAction::Study, AVAILABLE),
        ],
    );
}

#[test]
fn in_a_study() {
    let mut program = opened("1. f6 e6 (1... d6 2. g5) 2. g5 *");
    expect(
        &mut program,
        &[
            (GameAction::TakeBack, "why-undo"),
            (GameAction::Redo, "why-redo"),
            (GameAction::Resign, "why-not-played"),
            (GameAction::Rematch, "why-rematch"),
            (GameAction::Study, "why-studied"),
            (GameAction::Continue, AVAILABLE),
        ],
    );
    expect(
        &mut program,
        &[
            (StudyAction::Lock, "why-analysis-off"),
            (StudyAction::AddLine { line: 0, plies: 1 }, "why-analysis-off"),
            (StudyAction::Mistake { forward: true }, "why-no-mistake"),
            (StudyAction::PlayAgain, "why-not-mistake"),
            (StudyAction::Report, AVAILABLE),
        ],
    );
    expect(&mut program, &[(PuzzleAction::Mistakes, "why-no-mistakes")]);
    let root = NodeId::ROOT;
    expect(&mut program, &[(EditAction::Glyph(root, Nag::GOOD), "why-choose-move")]);
    let tree = &program.model.document().expect("a study").record().tree;
    let first = tree.next(root).expect("a move");
    let [main, variation] = tree.children(first)[..] else { panic!("a variation") };
    expect(
        &mut program,
        &[
            (EditAction::Promote(main), "why-first-variation"),
            (EditAction::Demote(variation), "why-last-variation"),
            (EditAction::ClearShapes(main), "why-no-shapes"),
            (EditAction::Promote(variation), AVAILABLE),
            (EditAction::DeleteAfter(root), AVAILABLE),
        ],
    );
    expect(&mut opened("1. f6 e6 1-0"), &[(GameAction::Continue, "why-continue")]);
}

#[test]
fn in_a_game_for_three() {
    let mut program = Program::new();
    program.send(Message::NewGame(Game::Three));
    program.answer(DialogAction::StartGame);
    expect(
        &mut program,
        &[
            (GameAction::TakeBack, "why-undo"),
            (GameAction::Redo, "why-redo"),
            (GameAction::Resign, "why-not-begun"),
            (GameAction::OfferDraw, "why-not-begun"),
            (GameAction::Accept, "why-no-question"),
            (GameAction::ClaimDraw, "three-only-two"),
            (GameAction::NextGame, "why-no-match-game"),
        ],
    );
    expect(
        &mut program,
        &[
            (Message::Study(StudyAction::Analyse), "three-only-two"),
            (Message::Edit(EditAction::Delete(NodeId::ROOT)), "three-only-two"),
            (Message::Explore(ExploreAction::Toggle), "three-only-two"),
            (Message::Editor(EditorAction::Open), "three-only-two"),
            (Message::File(FileAction::Export(Export::Scoresheet)), "three-only-two"),
            (Message::Replay(ReplayAction::Previous), "why-start"),
        ],
    );
    let head = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n";
    expect(
        &mut opened(&format!("{head}\n1. e5 d5 *\n")),
        &[(GameAction::TakeBack, "why-moves-of-file"), (GameAction::Hint, "wait-paused")],
    );
    expect(&mut opened(&format!("{head}\n1. e5 d5 *\n")), &[(TypeMove::Open(String::new()), "wait-paused")]);
}

#[test]
fn in_front_of_the_game() {
    let mut program = begun(hotseat(), "f5f6");
    program.send(Message::Editor(EditorAction::Open));
    expect(
        &mut program,
        &[
            (GameAction::TakeBack, "why-undo"),
            (GameAction::Redo, "why-redo"),
            (GameAction::Resign, "why-editor"),
            (GameAction::New, AVAILABLE),
        ],
    );
    expect(
        &mut program,
        &[
            (Message::Replay(ReplayAction::Previous), "why-editor"),
            (Message::Editor(EditorAction::Open), "why-editor"),
            (Message::Editor(EditorAction::Close), AVAILABLE),
            (Message::Learn(LearnAction::Open), "why-editor"),
            (Message::Flip, AVAILABLE),
        ],
    );
    let pages = [Message::Learn(LearnAction::Open), Message::Puzzles(PuzzleAction::Open)];
    for (open, other, why) in [(&pages[0], &pages[1], "why-lessons"), (&pages[1], &pages[0], "why-puzzles")]
        .map(|(open, other, why)| (open.clone(), other.clone(), why))
    {
        let mut program = begun(hotseat(), "f5f6");
        program.send(open.clone());
        expect(
            &mut program,
            &[
                (open, why),
                (other, AVAILABLE),
                (Message::Game(GameAction::Resign), why),
                (Message::Replay(ReplayAction::Previous), why),
                (Message::File(FileAction::Save), why),
                (Message::Clipboard(ClipboardAction::CopyPosition), why),
                (Message::Editor(EditorAction::Open), why),
                (Message::Flip, why),
            ],
        );
    }
    let mut program = begun(hotseat(), "f5f6");
    program.send(Message::Puzzles(PuzzleAction::Open));
    program.send(Message::Puzzles(PuzzleAction::Begin(PuzzleChoice::Theme(None))));
    expect(
        &mut program,
        &[
            (Message::Game(GameAction::Hint), AVAILABLE),
            (Message::Game(GameAction::TakeBack), "why-undo"),
            (Message::Game(GameAction::PlayFromHere), "why-unsolved"),
            (Message::Replay(ReplayAction::Previous), "why-unsolved"),
            (Message::File(FileAction::Save), AVAILABLE),
        ],
    );
}
