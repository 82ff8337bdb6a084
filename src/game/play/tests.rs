//! Tests of the running game.

use std::time::Duration;

use super::*;
use crate::game::testing::position;
use crate::game::{Comment, EditError, PieceLetters, TreeEdit, Variant, read_typed_move};
use crate::game::{NodeId, Position, TimeControl};
use crate::sides::{ByColor, Color, DrawRules, Outcome, Points, Reason};
use Color::{Black, White};

fn secs(n: u64) -> Duration {
    Duration::from_secs(n)
}

/// A game with the same time control for both sides, its clock started at 0.
fn game(start: Position, control: &str) -> Game {
    let control: TimeControl = control.parse().unwrap();
    let controls = ByColor::from_fn(|_| control.clone());
    let mut game = Game::new(GameSetup { controls, ..GameSetup::new(start) });
    game.start_clock(secs(0));
    game
}

fn glinski() -> Game {
    game(Position::start(Variant::Glinski), "60+5")
}

#[track_caller]
fn play(game: &mut Game, moves: &str, now: u64) {
    for text in moves.split(' ') {
        let mv = read_typed_move(game.position(), text, PieceLetters::English).unwrap();
        game.play(mv, secs(now)).unwrap();
    }
}

/// A game in which these moves were made at that time.
#[track_caller]
fn glinski_after(moves: &str, now: u64) -> Game {
    let mut game = glinski();
    play(&mut game, moves, now);
    game
}

fn left(game: &Game, color: Color, now: u64) -> u64 {
    game.clock().reading(color, secs(now)).unwrap().time.as_secs()
}

fn ended(game: &Game) -> (String, Reason) {
    let outcome = game.outcome().unwrap();
    (outcome.points.to_string(), outcome.reason)
}

#[test]
fn a_move_is_recorded_with_the_time_left() {
    let mut game = glinski_after("f6", 10);
    play(&mut game, "e5", 12);
    assert_eq!(game.record().main_moves().len(), 2);
    let clocks: Vec<Duration> = game
        .record()
        .tree
        .mainline()
        .map(|node| game.record().tree.notes(node).unwrap().clock.unwrap())
        .collect();
    assert_eq!(clocks, [secs(55), secs(63)]);
    assert_eq!(game.turn(), White);
    let illegal = read_typed_move(game.position(), "f7", PieceLetters::English);
    assert!(illegal.is_err());
}

#[test]
fn a_takeback_restores_both_clocks_and_a_redo_too() {
    let mut game = glinski_after("f6", 10);
    play(&mut game, "e5", 30);
    assert_eq!((left(&game, White, 40), left(&game, Black, 40)), (45, 45));
    assert_eq!(game.take_back(1, secs(40)), 1);
    assert_eq!((left(&game, White, 41), left(&game, Black, 41)), (55, 59));
    assert_eq!(game.take_back(5, secs(50)), 1);
    assert_eq!((left(&game, White, 51), left(&game, Black, 51)), (59, 60));
    assert_eq!((game.head(), game.plies(), game.redoable()), (NodeId::ROOT, 0, 2));
    assert_eq!(game.redo(9, secs(60)), 2);
    assert_eq!((left(&game, White, 61), left(&game, Black, 61)), (54, 45));
    assert_eq!(game.record().main_moves().len(), 2);
    game.take_back(1, secs(70));
    play(&mut game, "e6", 70);
    assert_eq!(game.redoable(), 0);
    assert_eq!(game.record().tree.children(game.record().tree.next(NodeId::ROOT).unwrap()).len(), 1);
}

#[test]
fn mate_stalemate_and_bare_pieces_end_the_game() {
    let mate = ("Kf9 kf11 Qb6", "Qf10");
    let stalemate = ("Kf8 kf11 Pf10", "Kf9");
    for ((pieces, mv), points, reason) in [
        (mate, "1-0", Reason::Checkmate),
        (stalemate, "3/4-1/4", Reason::Stalemate),
        (("Kf6 ka6 pf7", "Kxf7"), "1/2-1/2", Reason::InsufficientMaterial),
    ] {
        let mut game = game(position(pieces, 'w'), "60");
        let mv = read_typed_move(game.position(), mv, PieceLetters::English).unwrap();
        assert_eq!(game.play(mv, secs(1)).unwrap().outcome, game.outcome());
        assert_eq!(ended(&game), (points.to_owned(), reason));
        assert!(!game.clock().is_running());
        assert!(matches!(game.play(mv, secs(2)), Err(PlayError::GameOver)));
    }
}

#[test]
fn a_decided_start_is_over_at_once() {
    let stalemate = Position::from_fen(Variant::Glinski, "k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 1").unwrap();
    let game = game(stalemate, "60");
    assert_eq!(ended(&game), ("3/4-1/4".to_owned(), Reason::Stalemate));
    assert!(!game.clock().is_running());
}

#[test]
fn the_third_repetition_is_a_draw_or_may_be_claimed() {
    let there_and_back = "Ke1 Kf11 Kf1 Kg10";
    let start = position("Kf1 kg10 Rb1 Pk1", 'w');
    let mut automatic = game(start, "-");
    play(&mut automatic, "Ke1 Kf11 Kf1 Kg10 Ke1 Kf11 Kf1", 1);
    assert_eq!(automatic.outcome(), None);
    assert_eq!(automatic.record().tree.occurrences(automatic.head()), 2);
    play(&mut automatic, "Kg10", 1);
    assert_eq!(ended(&automatic), ("1/2-1/2".to_owned(), Reason::Repetition));

    let mut setup = GameSetup::new(start);
    setup.draws.repetition_automatic = false;
    let mut claimed = Game::new(setup);
    assert!(!claimed.claim_draw(secs(1)));
    play(&mut claimed, &[there_and_back; 2].join(" "), 1);
    assert_eq!((claimed.outcome(), claimed.claimable()), (None, Some(Reason::Repetition)));
    assert!(claimed.claim_draw(secs(1)));
    assert_eq!(ended(&claimed), ("1/2-1/2".to_owned(), Reason::Repetition));
}

#[test]
fn a_pawn_move_restarts_the_count_of_repetitions() {
    let mut game = game(position("Kf1 kg10 Rb1 Pk1", 'w'), "-");
    play(&mut game, "Ke1 Kf11 Kf1 Kg10 k2 Kf11 Ke1 Kg10 Kf1 Kf11 Ke1 Kg10", 1);
    assert_eq!((game.outcome(), game.record().tree.occurrences(game.head())), (None, 2));
}

/// An endgame after this number of plies without progress, in which the draw after fifty moves must be claimed.
fn counted_from(plies: u32) -> Game {
    let fen = format!("1/3/5/7/k8/5K5/11/11/10r/4R6/11 w - {plies} 90");
    let mut setup = GameSetup::new(Position::from_fen(Variant::Glinski, &fen).unwrap());
    setup.draws.fifty_automatic = false;
    Game::new(setup)
}

#[test]
fn fifty_moves_may_be_claimed_when_they_do_not_end_the_game() {
    let mut game = counted_from(99);
    let start = *game.position();
    assert_eq!(game.claimable(), None);
    play(&mut game, "Kf5", 1);
    assert_eq!((game.outcome(), game.claimable()), (None, Some(Reason::FiftyMoves)));
    let mut automatic = self::game(start, "-");
    play(&mut automatic, "Kf5", 1);
    assert_eq!(ended(&automatic).1, Reason::FiftyMoves);
}

#[test]
fn a_fallen_flag_loses_unless_the_other_side_cannot_mate() {
    let mut lost = glinski_after("f6", 10);
    assert_eq!(lost.tick(secs(69)), None);
    assert!(lost.tick(secs(70)).is_some());
    assert_eq!(lost.tick(secs(71)), None);
    assert_eq!(ended(&lost), ("1-0".to_owned(), Reason::TimeForfeit));

    let mut drawn = game(position("Kf1 kg10 Rb1", 'w'), "60");
    assert!(drawn.tick(secs(60)).is_some());
    assert_eq!(ended(&drawn), ("1/2-1/2".to_owned(), Reason::TimeForfeitNoMaterial));

    let mut late = glinski();
    let mv = read_typed_move(late.position(), "f6", PieceLetters::English).unwrap();
    assert!(matches!(late.play(mv, secs(60)), Err(PlayError::TimeIsUp(_))));
    assert_eq!((late.plies(), ended(&late)), (0, ("0-1".to_owned(), Reason::TimeForfeit)));
}

#[test]
fn a_draw_offer_lasts_until_an_answer_or_a_move_declines_it() {
    let mut game = glinski();
    assert!(!game.accept_draw(secs(1)));
    assert!(game.offer_draw(White, secs(1)));
    play(&mut game, "f6", 2);
    assert_eq!(game.draw_offer(), Some(White), "the offer goes with the move");
    play(&mut game, "e5", 3);
    assert_eq!(game.draw_offer(), None, "a move declines it");
    game.offer_draw(Black, secs(4));
    game.decline_draw();
    assert_eq!(game.draw_offer(), None);
    game.offer_draw(Black, secs(5));
    assert!(game.offer_draw(White, secs(6)), "offering back is accepting");
    assert_eq!(ended(&game), ("1/2-1/2".to_owned(), Reason::Agreement));
    assert!(!game.offer_draw(White, secs(7)));
}

#[test]
fn resigning_can_be_taken_back_with_the_move_before() {
    let mut game = glinski_after("f6 e5", 1);
    assert!(game.resign(White, secs(2)));
    assert!(!game.resign(Black, secs(2)));
    assert_eq!(ended(&game), ("0-1".to_owned(), Reason::Resignation));
    assert!(!game.clock().is_running());
    assert_eq!(game.take_back(1, secs(3)), 1);
    assert!(game.outcome().is_none() && game.clock().is_running());
    assert_eq!(game.redo(1, secs(4)), 1);
    assert_eq!(ended(&game).1, Reason::Resignation);
}

#[test]
fn a_finished_game_has_no_move_to_redo() {
    let adjudicated = Outcome { points: Points::DRAW, reason: Reason::Adjudication };
    for reason in [Reason::Resignation, Reason::Agreement, Reason::TimeForfeit, Reason::Adjudication] {
        let mut game = glinski_after("f6 e6", 1);
        game.take_back(1, secs(1));
        assert!(match reason {
            Reason::Resignation => game.resign(White, secs(2)),
            Reason::Agreement => game.offer_draw(White, secs(2)) && game.accept_draw(secs(2)),
            Reason::TimeForfeit => game.tick(secs(900)).is_some(),
            _ => game.end(adjudicated, secs(2)),
        });
        assert_eq!((game.redoable(), game.redo(1, secs(901))), (0, 0), "{reason:?}");
        assert_eq!((game.plies(), ended(&game).1), (1, reason), "no move comes behind the end");
    }
    let mut claimed = Game::new(GameSetup {
        draws: DrawRules { repetition_automatic: false, ..Variant::Glinski.default_draws() },
        ..GameSetup::new(position("Kf1 kg10 Rb1 Pk1", 'w'))
    });
    play(&mut claimed, "Ke1 Kf11 Kf1 Kg10 Ke1 Kf11 Kf1 Kg10 Ke1", 1);
    claimed.take_back(1, secs(1));
    assert!(claimed.claim_draw(secs(1)));
    assert_eq!((claimed.redoable(), claimed.redo(1, secs(1)), claimed.plies()), (0, 0, 8));
}

#[test]
fn redoing_a_mating_move_restores_the_result() {
    let mut game = game(position("Kf9 kf11 Qb6", 'w'), "60");
    play(&mut game, "Qf10", 10);
    assert_eq!((game.take_back(1, secs(20)), game.outcome()), (1, None));
    assert!(game.clock().is_running());
    assert_eq!(game.redo(1, secs(30)), 1);
    assert_eq!((ended(&game).1, game.clock().is_running()), (Reason::Checkmate, false));
}

/// Taking back lets a clock run again only if the end had stopped it.
#[test]
fn a_paused_clock_stands_after_a_takeback_of_the_end() {
    let mut game = glinski_after("f6 e5", 1);
    game.pause_clock(secs(2));
    game.resign(White, secs(3));
    game.take_back(1, secs(4));
    assert!(!game.clock().is_running());
    game.redo(1, secs(5));
    game.take_back(1, secs(6));
    assert!(!game.clock().is_running());
}

/// The clock at the end of the game is what a redo shows: a flag stays fallen.
#[test]
fn a_fallen_flag_comes_back_with_its_move() {
    let mut game = glinski_after("f6", 10);
    game.tick(secs(300));
    assert_eq!(left(&game, Black, 300), 0);
    game.take_back(1, secs(310));
    game.redo(1, secs(320));
    assert_eq!((ended(&game).1, left(&game, Black, 330)), (Reason::TimeForfeit, 0));
}

/// The same move again, taken back: what was deleted before takes its place.
#[test]
fn a_restored_variation_cannot_be_redone_a_second_time() {
    let mut game = glinski_after("f6 e6", 1);
    let first = game.record().tree.path(game.head())[0];
    let mv = read_typed_move(&game.record().tree.position(first), "d6", PieceLetters::English).unwrap();
    game.edit(TreeEdit::AddMove { at: first, mv }).unwrap();
    let variation = game.record().tree.children(first)[1];
    let undo = game.edit(TreeEdit::Delete { node: variation }).unwrap();
    game.take_back(1, secs(2));
    play(&mut game, "d6", 3);
    game.take_back(1, secs(4));
    game.edit(undo).unwrap();
    assert_eq!((game.redoable(), game.redo(1, secs(5))), (0, 0));
    assert!(game.record().tree.contains(game.head()) && game.record().tree.contains(variation));
}

/// Whatever is tried, the moves played stay, and with them the head and the clock.
#[test]
fn no_edit_changes_the_moves_played() {
    let mut game = glinski_after("f6 e5 g5", 1);
    let line = game.record().tree.path(game.head());
    let mv = read_typed_move(&game.record().tree.position(line[0]), "c6", PieceLetters::English).unwrap();
    game.edit(TreeEdit::AddMove { at: line[0], mv }).unwrap();
    let variation = game.record().tree.children(line[0])[1];
    let head_move = game.position().legal_moves()[0];
    let last_move = game.record().tree.move_at(line[2]).unwrap();
    for edit in [
        TreeEdit::Delete { node: line[2] },
        TreeEdit::Delete { node: line[0] },
        TreeEdit::DeleteAfter { node: line[1] },
        TreeEdit::Reorder { node: variation, index: 0 },
        TreeEdit::Reorder { node: line[1], index: 1 },
        TreeEdit::AddMove { at: line[2], mv: head_move },
        TreeEdit::AddLine { at: line[1], moves: vec![last_move, head_move], eval: None },
        TreeEdit::Result { outcome: None },
        TreeEdit::Start { position: Box::new(*game.position()) },
        TreeEdit::All(vec![TreeEdit::Delete { node: variation }, TreeEdit::Delete { node: line[1] }]),
    ] {
        let text = format!("{edit:?}");
        assert_eq!(game.edit(edit).unwrap_err(), EditError::Played, "{text}");
    }
    assert_eq!(game.record().tree.path(game.head()), line);
    game.edit(TreeEdit::comment(line[1], Comment::After, "sharp")).unwrap();
    game.edit(TreeEdit::Delete { node: variation }).unwrap();
    play(&mut game, "k6", 2);
    assert_eq!((game.plies(), game.record().main_moves().len()), (4, 4));
}

/// Behind the end of a game one may try what could have come.
#[test]
fn moves_added_after_the_end_do_not_belong_to_the_game() {
    let mut game = glinski_after("f6 e5", 1);
    game.resign(White, secs(2));
    let head = game.head();
    let mv = game.position().legal_moves()[0];
    game.edit(TreeEdit::AddMove { at: head, mv }).unwrap();
    assert_eq!((game.head(), game.plies()), (head, 2));
    assert_eq!(game.take_back(1, secs(3)), 1);
    assert_eq!((game.plies(), game.outcome()), (1, None));
}

#[test]
fn a_pause_stops_the_clock_and_a_takeback_keeps_it_paused() {
    let mut game = glinski_after("f6", 10);
    game.pause_clock(secs(20));
    assert_eq!(left(&game, Black, 900), 50);
    game.take_back(1, secs(900));
    assert!(!game.clock().is_running());
    assert_eq!(left(&game, White, 950), 60);
    game.start_clock(secs(1000));
    assert_eq!(left(&game, White, 1010), 50);
}

#[test]
fn a_saved_game_resumes_with_its_clocks() {
    let mut game = glinski_after("f6", 10);
    play(&mut game, "e5", 30);
    let text = crate::game::pgn::write(game.record());
    let read = crate::game::pgn::read_game(&text);
    let mut again = Game::from_record(read.record, *game.draws());
    assert_eq!((left(&again, White, 0), left(&again, Black, 0)), (55, 45));
    assert!(!again.clock().is_running());
    again.start_clock(secs(500));
    play(&mut again, "g5", 510);
    assert_eq!(left(&again, White, 510), 50);
    again.take_back(2, secs(520));
    assert_eq!((left(&again, White, 520), left(&again, Black, 520)), (55, 60));
}

#[test]
fn a_rules_infraction_ends_the_game_with_the_given_points() {
    let mut game = glinski();
    game.end(Outcome { points: Points::BLACK_WINS, reason: Reason::RulesInfraction }, secs(1));
    assert_eq!(ended(&game), ("0-1".to_owned(), Reason::RulesInfraction));
}

/// A clock that says zero has been pressed all the same: the record knows the next move.
#[test]
fn a_note_of_no_time_left_does_not_stop_the_game() {
    let text = "[TimeControl \"60\"]\n\n1. f6 {[%clk 0:00:00]} e6 2. g5 *\n";
    let read = crate::game::pgn::read_game(text);
    let game = Game::from_record(read.record, Variant::Glinski.default_draws());
    assert_eq!((game.turn(), game.clock().turn(), game.plies()), (Black, Black, 3));
    assert_eq!((left(&game, White, 0), left(&game, Black, 0)), (0, 60));
}

#[test]
fn the_fifth_repetition_ends_a_game_in_which_draws_are_claimed() {
    let there_and_back = "Ke1 Kf11 Kf1 Kg10";
    let mut setup = GameSetup::new(position("Kf1 kg10 Rb1 Pk1", 'w'));
    setup.draws.repetition_automatic = false;
    let mut game = Game::new(setup);
    play(&mut game, &[there_and_back; 3].join(" "), 1);
    play(&mut game, "Ke1 Kf11 Kf1", 1);
    assert_eq!((game.outcome(), game.claimable()), (None, Some(Reason::Repetition)));
    play(&mut game, "Kg10", 1);
    assert_eq!(ended(&game), ("1/2-1/2".to_owned(), Reason::FivefoldRepetition));
}

#[test]
fn seventy_five_moves_end_a_game_in_which_draws_are_claimed() {
    let mut game = counted_from(148);
    play(&mut game, "Kf5", 1);
    assert_eq!((game.outcome(), game.claimable()), (None, Some(Reason::FiftyMoves)));
    play(&mut game, "Ka6", 1);
    assert_eq!(ended(&game), ("1/2-1/2".to_owned(), Reason::SeventyFiveMoves));
}

#[test]
fn a_studied_game_lets_every_move_be_edited_and_one_being_played_does_not() {
    let mut game = glinski_after("f6 e6", 10);
    let played = game.record().tree.line_end(NodeId::ROOT);
    assert_eq!(game.edit(TreeEdit::Delete { node: played }).unwrap_err(), EditError::Played);

    let text = "[TimeControl \"60\"]\n[HexTimeLeft \"50 40\"]\n\n1. f6 e6 *\n";
    let record = crate::game::pgn::read_game(text).record;
    let mut game = Game::studied(record, *game.draws());
    let before = crate::game::pgn::write(game.record());
    assert_eq!(crate::game::pgn::write(&game.record_at(secs(9))), before, "its times stay in the record");
    let undo = game.edit(TreeEdit::Delete { node: played }).unwrap();
    assert_eq!(
        (game.plies(), game.turn(), game.head()),
        (1, Black, game.record().tree.line_end(NodeId::ROOT))
    );
    game.edit(undo).unwrap();
    assert_eq!((game.plies(), game.turn(), game.head()), (2, White, played));
    assert_eq!(crate::game::pgn::write(game.record()), before);
}
