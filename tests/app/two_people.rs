//! Two people at one board: what one asks of the other, handicap starts, matches of several games, tournament rules, and
//! the scoresheet.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use heksy::app::board::BoardEvent;
use heksy::app::context::{Command, Dialog, DialogAction, FileJob, ListJob, WindowCommand};
use heksy::app::engines::EngineNews;
use heksy::app::game::{GameAction, JournalCommand, ReplayAction};
use heksy::app::library::{Export, FileAction, OpenedFile, PathPurpose, WindowNews};
use heksy::app::model::{DiskNews, EditorAction, Message};
use heksy::app::settings::{GameForm, MatchLength, NewGameForm, Settings, Setup, Takebacks};
use heksy::app::text::{Language, LettersChoice, Shown, show};
use heksy::disk::Disk;
use heksy::game::pgn::{PgnFile, read_game, write};
use heksy::game::{Odds, Variant};
use heksy::sides::{Color, Points, Reason};

use crate::program::{Program, against_computer, cell, hotseat, secs, timed};

/// White's rook on f4 can take the knight on f8; the bishop on c1 can move as well.
const ROOK_AND_BISHOP: &str = "1/2k/5/3n3/9/11/11/5R5/11/11/2B3K4 w - 0 1";

fn begun(setup: Setup) -> Program {
    let mut program = Program::new();
    program.start(setup);
    program
}

/// The side that has to answer, and the question.
fn question(program: &Program) -> Option<(Color, String)> {
    program.model.question().map(|question| (question.asked.color().expect("one of two"), question.text))
}

/// The program after it was killed and started again.
fn again(program: &Program) -> Program {
    program.killed(Settings::default())
}

/// Carries out what the disk is to do, until nothing is left to do.
fn run_disk(program: &mut Program) {
    loop {
        let news: Vec<DiskNews> =
            std::mem::take(&mut program.last).into_iter().filter_map(carry_out).collect();
        if news.is_empty() {
            return;
        }
        for item in news {
            program.send(Message::Disk(item));
        }
    }
}

fn carry_out(command: Command) -> Option<DiskNews> {
    match command {
        Command::File(FileJob::Save(job)) => Some(DiskNews::Saved(job.saving, job.carry_out(&Disk))),
        // By another thread, as in the program.
        Command::File(FileJob::Export(job)) => {
            let export = job.export;
            let result = thread::spawn(move || job.carry_out(&Disk)).join().expect("it ends");
            Some(DiskNews::Exported(export, result))
        }
        _ => None,
    }
}

mod questions {
    use super::*;

    #[test]
    fn a_draw_is_offered_to_the_other_one_and_a_move_of_that_one_declines() {
        let mut program = Program::hotseat();
        program.mv("f5f6");
        program.game(GameAction::OfferDraw);
        assert_eq!(question(&program), Some((Color::White, "Piotr offers a draw.".to_owned())));
        assert!(program.dialog().is_none(), "the board stays free");
        assert!(!program.model.can(GameAction::OfferDraw), "not again before the answer");
        program.mv("e7e6");
        assert!(question(&program).is_some(), "the own move leaves the offer standing");
        program.mv("g4g5");
        assert_eq!(question(&program), None);
        program.game(GameAction::Accept);
        assert_eq!(program.outcome(), None, "there is nothing to agree to any more");
    }

    #[test]
    fn a_draw_offer_in_return_accepts_the_draw() {
        let mut program = Program::hotseat();
        program.moves("f5f6 e7e6");
        program.game(GameAction::OfferDraw);
        program.mv("g4g5");
        program.game(GameAction::OfferDraw);
        assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
        assert_eq!(question(&program), None);
    }

    #[test]
    fn the_end_and_a_takeback_cancel_a_draw_offer() {
        let mut program = Program::hotseat();
        program.mv("f5f6");
        program.game(GameAction::OfferDraw);
        program.game(GameAction::TakeBack);
        assert_eq!((program.plies(), question(&program)), (0, None));
        program.mv("f5f6");
        program.game(GameAction::OfferDraw);
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        assert_eq!(question(&program), None);
    }

    #[test]
    fn takebacks_are_free_by_agreement_or_off() {
        let rule = |takebacks| Setup { chosen_takebacks: Some(takebacks), ..hotseat() };
        let mut free = begun(Setup { clock: timed(300, 0).clock, ..rule(Takebacks::Free) });
        free.mv("f5f6");
        free.game(GameAction::TakeBack);
        assert_eq!((free.plies(), question(&free)), (0, None));

        let mut none = begun(rule(Takebacks::None));
        none.mv("f5f6");
        assert!(!none.model.can(GameAction::TakeBack));
        none.game(GameAction::TakeBack);
        assert_eq!((none.plies(), question(&none)), (1, None));

        let mut asked = begun(rule(Takebacks::Agreement));
        asked.moves("f5f6 e7e6");
        asked.game(GameAction::TakeBack);
        assert_eq!(question(&asked), Some((Color::White, "Piotr asks to take back one move.".to_owned())));
        asked.game(GameAction::Decline);
        assert_eq!((asked.plies(), asked.toasts()), (2, vec!["Anna declined the takeback.".to_owned()]));
        asked.game(GameAction::TakeBack);
        asked.mv("g4g5");
        assert_eq!((asked.plies(), question(&asked)), (3, None), "the move is the answer");
        asked.game(GameAction::TakeBack);
        asked.game(GameAction::Accept);
        assert_eq!(asked.move_list(), "1.f6 e6");
        // The computer has nothing against it.
        let mut computer =
            begun(Setup { chosen_takebacks: Some(Takebacks::Agreement), ..against_computer() });
        computer.mv("f5f6");
        computer.game(GameAction::TakeBack);
        assert_eq!(computer.plies(), 0);
    }

    #[test]
    fn the_journal_restores_offers_and_the_takeback_rule() {
        let mut program = begun(Setup { chosen_takebacks: Some(Takebacks::Agreement), ..hotseat() });
        program.moves("f5f6 e7e6");
        program.game(GameAction::OfferDraw);
        let mut back = again(&program);
        assert_eq!(question(&back), question(&program));
        assert_eq!(back.model.document().unwrap().setup().takebacks(), Takebacks::Agreement);
        program.game(GameAction::Decline);
        assert_eq!(question(&again(&program)), None);
        program.game(GameAction::TakeBack);
        assert_eq!(question(&again(&program)), question(&program));
        assert!(question(&program).is_some());
        back.game(GameAction::Decline);
        back.game(GameAction::TakeBack);
        back.game(GameAction::Accept);
        assert_eq!(back.plies(), 1);
    }

    #[test]
    fn the_takeback_rule_is_saved_in_the_file() {
        let mut program = begun(Setup { chosen_takebacks: Some(Takebacks::None), ..hotseat() });
        program.mv("f5f6");
        let text = write(&program.document().record_at(program.now));
        assert!(text.contains("[HexTakebacks \"none\"]"), "{text}");
    }

    /// The question is put to the player who sits there, wherever the board has been turned to.
    #[test]
    fn a_draw_offer_faces_the_asked_player_on_a_turned_board() {
        use heksy::app::settings::{Settings, Turning};
        let mut program = Program::with(Settings { turning: Turning::Pieces, ..Settings::default() });
        program.start(hotseat());
        program.moves("f5f6 e7e6");
        program.game(GameAction::OfferDraw);
        let asked = program.model.question().and_then(|question| question.asked.color());
        assert_eq!(asked, program.model.board_view().upside_down, "Black sits on the far side");
        program.send(Message::Flip);
        assert_ne!(asked, program.model.board_view().upside_down);
    }
}

mod tournament {
    use super::*;

    fn tournament(setup: Setup) -> Program {
        begun(Setup { tournament: true, ..setup })
    }

    #[test]
    fn a_tournament_game_offers_no_help() {
        let mut program = tournament(hotseat());
        program.set(|settings| settings.legal_marks = true);
        program.click("f5");
        let view = program.model.board_view();
        assert!(view.quiet_targets.is_empty() && view.capture_targets.is_empty());
        program.click("f6");
        assert_eq!(program.plies(), 1);
        for action in
            [GameAction::TakeBack, GameAction::Hint, GameAction::PlayForPerson, GameAction::PlayFromHere]
        {
            assert!(!program.model.can(action), "{action:?}");
        }
        program.send(Message::Replay(ReplayAction::First));
        assert!(program.model.board_view().movable.is_empty(), "nothing is tried out");
        program.send(Message::Editor(EditorAction::Open));
        assert!(program.model.editor().is_none());
        assert!(!program.said().iter().any(|said| said.contains("Set up")), "{:?}", program.said());
        let facts = program.model.summary().unwrap().facts;
        assert!(facts.contains(&("Rules".to_owned(), "Tournament".to_owned())), "{facts:?}");
    }

    #[test]
    fn nothing_is_searched_for_the_players_of_a_tournament_before_the_end() {
        let mut program = tournament(hotseat());
        program.set(|settings| settings.ponder = true);
        for mv in ["f5f6", "e7e6"] {
            program.mv(mv);
            program.game(GameAction::Hint);
            program.game(GameAction::PlayForPerson);
            program.ask_for_help();
            program.send(Message::Replay(ReplayAction::First));
            program.ask_for_help();
            program.send(Message::Replay(ReplayAction::Last));
        }
        assert_eq!((program.plies(), program.searches()), (2, 0));
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        program.game(GameAction::Study);
        assert_eq!(program.searches(), 2, "the analysis and the report");
    }

    #[test]
    fn the_marks_come_back_when_the_game_is_over() {
        let mut program = tournament(hotseat());
        program.mv("f5f6");
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        program.send(Message::Replay(ReplayAction::First));
        program.click("f5");
        assert!(!program.model.board_view().quiet_targets.is_empty());
    }

    #[test]
    fn a_draw_is_offered_with_a_move_and_declined_by_a_touch() {
        let mut program = Program::new();
        program.start_fen(Setup { tournament: true, ..hotseat() }, ROOK_AND_BISHOP);
        program.moves("g1g2 g10g9");
        program.game(GameAction::OfferDraw);
        assert_eq!(question(&program), None, "not before the move");
        program.mv("f4f5");
        assert_eq!(question(&program).map(|(asked, _)| asked), Some(Color::Black));
        program.send(Message::Board(BoardEvent::PickUp(cell("f8"))));
        assert_eq!(question(&program), None, "whoever touches a piece declines");
        let knight = program.position().legal_moves().into_iter().find(|mv| mv.from() == cell("f8"));
        program.send(Message::Board(BoardEvent::Click(knight.expect("it can move").to())));
        assert_eq!(program.plies(), 4);
        // Twice is not at all.
        program.game(GameAction::OfferDraw);
        program.game(GameAction::OfferDraw);
        program.mv("g2g1");
        assert_eq!(question(&program), None);
        program.game(GameAction::OfferDraw);
        program.mv("g9g10");
        program.game(GameAction::Accept);
        assert_eq!(program.outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
    }

    #[test]
    fn a_draw_offer_reaches_the_computer_with_the_next_move() {
        let mut program = tournament(against_computer());
        program.mv("f5f6");
        assert!(!program.model.can(GameAction::OfferDraw));
        program.engine_plays("e7e6");
        program.game(GameAction::OfferDraw);
        assert!(program.toasts().iter().all(|toast| !toast.contains("declined")));
        program.mv("g4g5");
        assert!(program.toasts().iter().any(|toast| toast.contains("declined")), "{:?}", program.toasts());
    }

    #[test]
    fn the_rules_come_back_from_journal_and_file() {
        let mut program = tournament(hotseat());
        program.mv("f5f6");
        let back = again(&program);
        assert!(back.model.document().unwrap().setup().tournament && back.game_played().touch_move());
        let text = write(&program.document().record_at(program.now));
        let mut opened = Program::new();
        let file = Arc::new(OpenedFile::from_text(text));
        opened.read(file.read(0).expect("a game"));
        opened.game(GameAction::PauseOrResume);
        assert!(opened.game_played().touch_move() && !opened.model.can(GameAction::TakeBack));
    }
}

mod handicap {
    use super::*;

    #[test]
    fn a_game_at_queen_odds_begins_without_the_queen_and_shows_it() {
        let mut program = begun(Setup { odds: Some(Odds::Queen), ..hotseat() });
        assert!(program.position().piece_at(cell("e1")).is_none());
        let facts = program.model.summary().unwrap().facts;
        assert!(
            facts.contains(&("Handicap".to_owned(), "Queen odds, given by White".to_owned())),
            "{facts:?}"
        );
        program.mv("f5f6");
        let text = write(&program.document().record_at(program.now));
        assert!(
            text.contains("[Handicap \"Queen odds, White gives\"]") && text.contains("[SetUp \"1\"]"),
            "{text}"
        );
        let back = again(&program);
        assert_eq!(back.position(), program.position());
        assert_eq!(back.model.summary().unwrap().facts, facts);
        // The handicap comes back from the file.
        let record = read_game(&text).record;
        assert_eq!(record.tree.start(), &program.document().setup().usual_start());
    }

    #[test]
    fn the_computer_plays_with_every_handicap_in_every_game() {
        for variant in Variant::ALL {
            for odds in Odds::of(variant) {
                let mut setup =
                    Setup { white: crate::program::computer(heksy::engine::Level::DEFAULT), ..hotseat() };
                setup.choose(variant);
                let program = begun(Setup { odds: Some(odds), odds_giver: Color::Black, ..setup });
                let (_, request) = program.search().expect("White is the computer");
                assert_eq!(request.start, program.position(), "{variant} {odds:?}");
                assert_ne!(request.start, heksy::game::Position::start(variant));
            }
        }
    }

    #[test]
    fn odds_that_a_game_does_not_know_are_given_up() {
        let mut setup = Setup { odds: Some(Odds::Queen), ..hotseat() };
        setup.choose(Variant::Shafran);
        assert_eq!(setup.odds, Some(Odds::Queen));
        setup.choose(Variant::Checkers);
        assert_eq!(setup.odds, None);
    }

    #[test]
    fn a_chosen_starting_position_has_no_handicap() {
        let mut program = Program::new();
        program.start_fen(Setup { odds: Some(Odds::Queen), ..hotseat() }, ROOK_AND_BISHOP);
        assert_eq!(program.document().setup().handicap(), None);
        program.mv("g1g2");
        assert_eq!(program.document().record().tags.get("Handicap"), None);
    }

    #[test]
    fn a_rematch_leaves_the_odds_with_the_stronger_player() {
        let mut program = begun(Setup { odds: Some(Odds::Rook), ..hotseat() });
        program.mv("f5f6");
        program.game(GameAction::Rematch);
        program.answer(DialogAction::Discard);
        assert_eq!(program.model.corner(Color::Black, program.now).unwrap().name, "Anna");
        assert!(program.position().piece_at(cell("c8")).is_none(), "Anna has Black now");
        assert!(program.position().piece_at(cell("c1")).is_some());
    }
}

mod matches {
    use super::*;

    fn of(games: u32, ends_when_decided: bool) -> Setup {
        Setup { match_length: Some(MatchLength { games, ends_when_decided }), ..hotseat() }
    }

    /// The side to move resigns after a move of White.
    fn black_resigns(program: &mut Program) {
        program.mv("f5f6");
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        program.wait(secs(1));
    }

    fn points(program: &Program) -> [Option<String>; 2] {
        Color::ALL.map(|color| program.model.corner(color, program.now).unwrap().points)
    }

    fn over(program: &Program) -> (Option<String>, bool) {
        let over = program.model.result().expect("the game is over");
        (over.verdict.as_ref().map(ToString::to_string), program.model.can(GameAction::NextGame))
    }

    fn round(program: &Program) -> Option<&str> {
        program.document().record().tags.get("Round")
    }

    #[test]
    fn four_games_to_the_final_standing() {
        let mut program = begun(of(4, false));
        assert_eq!(
            (round(&program), points(&program)),
            (Some("1"), ["0", "0"].map(|text| Some(text.into())))
        );
        assert!(!program.model.can(GameAction::NextGame) && !program.model.can(GameAction::Rematch));
        // White wins each game: Anna, Piotr, Anna; the last one is drawn.
        for game in 1..=3 {
            black_resigns(&mut program);
            assert_eq!(over(&program), (None, true), "game {game}");
            program.game(GameAction::NextGame);
            assert!(program.dialog().is_none(), "nothing is asked: {:?}", program.dialog());
            assert_eq!(round(&program), Some(["2", "3", "4"][game - 1]));
        }
        assert_eq!(program.model.corner(Color::White, program.now).unwrap().name, "Piotr");
        assert_eq!(points(&program), ["1", "2"].map(|text| Some(text.into())));
        assert_eq!(program.model.match_round().map(|text| text.to_string()).as_deref(), Some("Game 4 of 4"));
        program.mv("f5f6");
        program.game(GameAction::OfferDraw);
        program.game(GameAction::Accept);
        program.wait(secs(1));
        assert_eq!(over(&program), (Some("Anna wins the match. Piotr 1½, Anna 2½.".to_owned()), false));
        assert!(program.model.can(GameAction::Rematch) && !program.model.can(GameAction::NextGame));
    }

    #[test]
    fn a_decided_match_ends_early_only_if_set_so() {
        for early in [false, true] {
            let mut program = begun(of(3, early));
            black_resigns(&mut program);
            program.game(GameAction::NextGame);
            program.moves("f5f6 e7e6");
            program.game(GameAction::Resign);
            program.answer(DialogAction::Agree);
            program.wait(secs(1));
            let verdict = early.then(|| "Anna wins the match. Piotr 0, Anna 2.".to_owned());
            assert_eq!(over(&program), (verdict, !early));
        }
    }

    #[test]
    fn a_stalemate_counts_its_quarters_and_a_match_may_be_drawn() {
        let mut program = Program::new();
        program.start_fen(of(2, false), "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1");
        program.mv("f8f9");
        program.wait(secs(1));
        program.game(GameAction::NextGame);
        assert_eq!(points(&program), ["¼", "¾"].map(|text| Some(text.into())), "the same position again");
        program.mv("f8f9");
        program.wait(secs(1));
        assert_eq!(program.outcome().map(|outcome| outcome.points), Some(Points::THREE_QUARTERS));
        assert_eq!(over(&program), (Some("The match is drawn. Piotr 1, Anna 1.".to_owned()), false));
    }

    /// The computer that is to move stalemates the other one.
    fn stalemates(program: &mut Program) {
        let (ticket, request) = program.search().expect("a computer is to move");
        let mv = crate::program::legal(&request.start, "f8f9");
        program.send(Message::Engine(ticket, EngineNews::BestMove(Some(mv))));
    }

    #[test]
    fn a_match_of_computers_plays_at_a_pace_and_continues_by_itself() {
        let one = || crate::program::computer(heksy::engine::Level::DEFAULT);
        let mut program = Program::new();
        let setup = Setup { white: one(), black: one(), ..of(3, false) };
        program.start_fen(setup, "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1");
        assert!(program.model.match_table().is_empty());
        stalemates(&mut program);
        program.wait(secs(1));
        assert_eq!(program.plies(), 0, "the pace of autoplay is a move in 1.5 s");
        program.wait(secs(2));
        assert_eq!(over(&program), (None, true));
        let games = |program: &Program| -> Vec<_> {
            program.model.match_table().into_iter().map(|row| (row.games, row.sum)).collect()
        };
        assert_eq!(games(&program), [(vec!["¾".into()], "¾".into()), (vec!["¼".into()], "¼".into())]);
        program.wait(secs(6));
        assert_eq!((round(&program), program.plies()), (Some("2"), 0), "the next game has begun");
        assert_eq!(games(&program)[0], (vec!["¼".to_owned()], "¼".to_owned()), "colours have changed");
        stalemates(&mut program);
        program.wait(secs(3));
        program.send(Message::Replay(ReplayAction::First));
        program.wait(secs(20));
        assert_eq!((round(&program), program.plies()), (Some("2"), 1), "somebody looks at the game");
        assert_eq!(games(&program)[0], (vec!["¼".to_owned(), "¾".to_owned()], "1".to_owned()));
    }

    #[test]
    fn the_handicap_stays_with_its_giver() {
        let mut program = begun(Setup { odds: Some(Odds::Knight), ..of(2, false) });
        assert!(program.position().piece_at(cell("d1")).is_none());
        black_resigns(&mut program);
        program.game(GameAction::NextGame);
        assert!(
            program.position().piece_at(cell("d9")).is_none()
                && program.position().piece_at(cell("d1")).is_some()
        );
        let tag = program.document().record().tags.get("Handicap");
        assert_eq!(tag, Some("Knight odds, Black gives"));
    }

    /// Killed between two games, in the middle of one, and after the last one.
    #[test]
    fn a_match_continues_after_a_restart() {
        let mut program = begun(of(3, false));
        black_resigns(&mut program);
        program.game(GameAction::NextGame);
        let replaces = |command: &Command| {
            matches!(command, Command::Journal(JournalCommand::Write { replaces: Some(_), .. }))
        };
        assert!(program.last.iter().any(replaces), "the new journal is there before the old one goes");
        let mut back = again(&program);
        assert_eq!((points(&back), round(&back)), (points(&program), Some("2")));
        back.moves("f5f6 e7e6");
        let mut back = again(&{
            program.moves("f5f6 e7e6");
            program
        });
        assert_eq!((back.plies(), points(&back)), (2, ["0", "1"].map(|text| Some(text.into()))));
        back.journal = Vec::new();
        back.game(GameAction::Resign);
        back.answer(DialogAction::Agree);
        back.game(GameAction::NextGame);
        assert_eq!((round(&back), points(&back)), (Some("3"), ["2", "0"].map(|text| Some(text.into()))));
        let back = again(&back);
        assert_eq!(points(&back), ["2", "0"].map(|text| Some(text.into())));
    }

    fn save_in(program: &mut Program, path: &Path) {
        program.send(Message::File(FileAction::Save));
        let asks = |command: &&WindowCommand| {
            matches!(command, WindowCommand::AskPath { purpose: PathPurpose::Save(_), .. })
        };
        if program.window().iter().any(asks) {
            program.send(crate::program::save_in(&program.model, path.to_owned()));
        }
        run_disk(program);
    }

    /// Rounds and results of the games in a file.
    fn games(path: &Path) -> Vec<(String, String)> {
        let text = std::fs::read_to_string(path).expect("it is there");
        let file = PgnFile::from_text(text);
        let tag = |index, name| file.tags(index).get(name).unwrap_or("?").to_owned();
        (0..file.len()).map(|index| (tag(index, "Round"), tag(index, "Result"))).collect()
    }

    fn rows(rows: &[(&str, &str)]) -> Vec<(String, String)> {
        rows.iter().map(|(round, result)| ((*round).to_owned(), (*result).to_owned())).collect()
    }

    #[test]
    fn all_games_of_a_match_are_saved_in_one_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path: PathBuf = folder.path().join("match.pgn");
        let mut program = begun(of(4, false));
        black_resigns(&mut program);
        program.game(GameAction::NextGame);
        program.mv("f5f6");
        save_in(&mut program, &path);
        assert_eq!(games(&path), rows(&[("1", "1-0"), ("2", "*")]));
        // The game that goes on is brought up to date when the next one begins.
        program.mv("e7e6");
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        program.game(GameAction::NextGame);
        run_disk(&mut program);
        assert_eq!(round(&program), Some("3"));
        assert_eq!(games(&path), rows(&[("1", "1-0"), ("2", "0-1")]));
        // The match goes on behind them, also after a restart.
        program.mv("f5f6");
        let mut program = again(&program);
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        save_in(&mut program, &path);
        assert_eq!(games(&path), rows(&[("1", "1-0"), ("2", "0-1"), ("3", "1-0")]));
        assert!(program.window().is_empty());
        program.game(GameAction::NextGame);
        assert_eq!(program.plies(), 0);
        program.send(Message::File(FileAction::Quit));
        assert_eq!(program.window(), [&WindowCommand::Quit], "everything is saved");
    }

    #[test]
    fn quitting_between_two_games_of_a_match_asks_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.pgn");
        let mut program = begun(of(4, false));
        black_resigns(&mut program);
        program.game(GameAction::NextGame);
        program.send(Message::File(FileAction::Quit));
        assert!(matches!(program.dialog(), Some(Dialog::Unsaved { .. })));
        program.answer(DialogAction::Cancel);
        save_in(&mut program, &path);
        assert_eq!(games(&path), rows(&[("1", "1-0")]), "a game that has not begun is none");
        program.mv("f5f6");
        save_in(&mut program, &path);
        assert_eq!(games(&path), rows(&[("1", "1-0"), ("2", "*")]), "and does not take the place of another");
    }

    #[test]
    fn a_match_given_up_leaves_nothing_behind() {
        let mut program = begun(of(4, false));
        black_resigns(&mut program);
        program.game(GameAction::NextGame);
        program.game(GameAction::New);
        program.answer(DialogAction::EditForm(GameForm::of_two(NewGameForm::new(hotseat()))));
        program.answer(DialogAction::StartGame);
        program.answer(DialogAction::Discard);
        assert_eq!((round(&program), points(&program)), (None, [None, None]));
        assert!(!program.model.has_match());
        program.send(Message::File(FileAction::Quit));
        assert_eq!(program.window(), [&WindowCommand::Quit]);
    }

    /// A study between two games of a match does not go on in the next one.
    #[test]
    fn nothing_is_searched_for_the_players_of_a_match_while_they_play() {
        let mut program = begun(of(2, false));
        program.set(|settings| settings.ponder = true);
        program.mv("f5f6");
        program.ask_for_help();
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        assert_eq!(program.searches(), 0);
        program.game(GameAction::Study);
        let searches = program.searches();
        assert_eq!(searches, 2, "the analysis and the report");
        program.game(GameAction::NextGame);
        program.mv("f5f6");
        program.mv("e7e6");
        program.ask_for_help();
        assert_eq!((round(&program), program.plies(), program.searches()), (Some("2"), 2, searches));
    }

    #[test]
    fn a_game_of_a_match_can_be_studied_before_the_next_one() {
        let mut program = begun(of(2, false));
        black_resigns(&mut program);
        program.game(GameAction::Study);
        assert!(program.model.study().is_some() && program.model.can(GameAction::NextGame));
        program.game(GameAction::NextGame);
        assert_eq!((round(&program), program.plies()), (Some("2"), 0));
    }
}

mod pictures {
    use super::*;

    use heksy::app::board::{Raster, Turn};
    use heksy::app::library::ClipboardAction;

    #[test]
    fn the_board_is_copied_as_shown_but_without_the_piece_in_hand() {
        let mut program = Program::hotseat();
        program.mv("f5f6");
        program.send(Message::Flip);
        program.send(Message::Board(BoardEvent::PickUp(cell("e7"))));
        assert_eq!(program.model.board_view().selected, Some(cell("e7")));
        program.send(Message::Clipboard(ClipboardAction::CopyPicture));
        let drawn = program.all.iter().rev().find_map(|command| match command {
            Command::List(ListJob::Draw(picture)) => Some(picture.clone()),
            _ => None,
        });
        let view = drawn.as_ref().expect("it is drawn").view.clone();
        assert_eq!((view.turn, view.selected, view.quiet_targets.is_empty()), (Turn::HALF, None, true));
        assert_eq!(view.last_move, Some((cell("f5"), cell("f6"))));
        let raster = Raster::of_svg(&drawn.expect("it is drawn").svg(), 64).expect("a picture");
        program.send(Message::Disk(DiskNews::Drawn(raster.clone())));
        assert!(program.window().contains(&&WindowCommand::CopyPicture(raster)));
    }

    #[test]
    fn a_file_name_without_an_ending_gets_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = Program::hotseat();
        program.mv("f5f6");
        for (export, ending) in [(Export::Picture, "png"), (Export::Animation, "gif")] {
            program.send(Message::File(FileAction::Export(export)));
            let purpose = PathPurpose::Export(program.model.game_id(), export);
            let proposes = |command: &&WindowCommand| matches!(command, WindowCommand::AskPath { purpose: asked, name } if *asked == purpose && name.ends_with(ending));
            assert!(program.window().iter().any(proposes));
            let path = folder.path().join("game");
            program.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.clone()))));
            run_disk(&mut program);
            let bytes = std::fs::read(path.with_extension(ending)).expect("it was written");
            assert!(bytes.starts_with(if ending == "png" { b"\x89PNG" } else { b"GIF8" }));
        }
    }
}

mod scoresheet {
    use super::*;

    fn sheet(program: &mut Program, name: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        program.send(Message::File(FileAction::Export(Export::Scoresheet)));
        let asks = |command: &&WindowCommand| {
            matches!(
                command,
                WindowCommand::AskPath { purpose: PathPurpose::Export(_, Export::Scoresheet), .. }
            )
        };
        assert!(program.window().iter().any(asks));
        let purpose = PathPurpose::Export(program.model.game_id(), Export::Scoresheet);
        program.send(Message::Window(WindowNews::PathChosen(purpose, Some(path.clone()))));
        run_disk(program);
        std::fs::read_to_string(&path).expect("it was written")
    }

    /// A strict reader of the page: every element is closed in order, text holds no sign of a tag. Returns the text of
    /// each element of this name, and how many there are in all.
    fn texts(page: &str, name: &str) -> Vec<String> {
        let mut rest = page.strip_prefix("<!DOCTYPE html>\n").expect("it says what it is");
        let (mut open, mut found, mut current) = (Vec::new(), Vec::new(), String::new());
        while let Some((text, tail)) = rest.split_once('<') {
            assert!(!text.contains('>') || open.last() == Some(&"style"), "a loose sign in {text:?}");
            current += text;
            let (tag, tail) = tail.split_once('>').expect("a tag ends");
            rest = tail;
            if let Some(closed) = tag.strip_suffix('/') {
                assert!(closed.starts_with("meta"), "{closed}");
            } else if let Some(closed) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(closed), "closed in order");
                if closed == name {
                    found.push(std::mem::take(&mut current));
                }
            } else {
                let element = tag.split(' ').next().expect("a name");
                assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
                open.push(element);
                current.clear();
            }
        }
        assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} {rest:?}");
        for text in page.split('&').skip(1) {
            let known = ["amp;", "lt;", "gt;", "quot;", "#39;"];
            assert!(known.iter().any(|entity| text.starts_with(entity)), "{text}");
        }
        found
    }

    #[test]
    fn names_that_look_like_html_are_escaped_in_the_scoresheet() {
        let mut setup = hotseat();
        setup.white.name = "<b>Anna & \"Co\"</b>".to_owned();
        let mut program = begun(setup);
        program.moves("f5f6 e7e6 g4g5");
        program.game(GameAction::Resign);
        program.answer(DialogAction::Agree);
        let page = sheet(&mut program, "sheet.html");
        assert_eq!(texts(&page, "b"), ["1-0"], "the name made no element");
        let cells = texts(&page, "td");
        assert_eq!(cells, ["1", "f6", "e6", "2", "g5", ""]);
        assert!(page.contains("&lt;b&gt;Anna &amp; &quot;Co&quot;&lt;/b&gt;"));
        assert!(page.contains("White wins – Black resigned"), "{page}");
        assert!(!page.contains("http"), "nothing comes from elsewhere");
    }

    #[test]
    fn a_long_game_takes_several_pages() {
        // Kings and rooks wander about; nothing is claimed.
        let there_and_back = ["e1e2 e10e9 e2e1 e9e10"; 40].join(" ");
        let setup = Setup { repetition_automatic: false, fifty_automatic: false, ..hotseat() };
        let mut program = begun(setup);
        program.moves("d3d4 d7d6");
        for text in there_and_back.split(' ') {
            if program.outcome().is_none() {
                program.mv(text);
            }
        }
        let plies = program.plies();
        let page = sheet(&mut program, "sheet.html");
        let pages = texts(&page, "section").len();
        let rows = texts(&page, "tr").len();
        assert_eq!(pages, plies.div_ceil(2).div_ceil(68).max(1));
        assert!(rows >= plies.div_ceil(2));
    }

    #[test]
    fn the_scoresheet_of_a_running_game_has_empty_rows() {
        let mut program = Program::hotseat();
        let page = sheet(&mut program, "blank.html");
        assert_eq!(texts(&page, "tr").len(), 2 + 68, "two heads, and a page of empty rows");
        assert_eq!(texts(&page, "section").len(), 1);
    }

    #[test]
    fn the_scoresheet_shows_times_beside_the_moves() {
        let mut program = begun(timed(300, 0));
        program.wait(secs(10));
        program.mv("f5f6");
        program.wait(secs(61));
        program.mv("e7e6");
        let page = sheet(&mut program, "sheet.html");
        assert_eq!(texts(&page, "td")[..5], ["1", "f6", "4:50", "e6", "3:59"]);
        let text = sheet(&mut program, "sheet.TXT");
        assert!(text.starts_with("Scoresheet\n") && text.contains("   1. f6                4:50"), "{text}");
        assert!(!text.contains('<'));
    }

    #[test]
    fn the_scoresheet_is_written_in_the_shown_language() {
        show(Shown::new(Language::Polish, LettersChoice::Language));
        let mut program = Program::hotseat();
        program.moves("f5f6 e7e6 e1e2");
        let page = sheet(&mut program, "sheet.html");
        let text = sheet(&mut program, "sheet.txt");
        show(Shown::new(Language::English, LettersChoice::Language));
        assert_eq!(texts(&page, "h1"), ["Zapis partii"]);
        assert_eq!(texts(&page, "td")[3..6], ["2", "He2", ""], "{page}");
        assert!(text.starts_with("Zapis partii\n") && text.contains("He2"), "{text}");
    }

    #[test]
    fn a_stalemate_shows_its_points() {
        let mut program = Program::new();
        program.start_fen(hotseat(), "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1");
        program.mv("f8f9");
        let page = sheet(&mut program, "sheet.html");
        assert_eq!(texts(&page, "b"), ["¾-¼"]);
    }
}
