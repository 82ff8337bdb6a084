//! Games: going out, draws, repetition, points.

use heksy::three::{Act, ActError, Ending, Game, Move, OutReason, Position, Role, Seat, Seats};

fn game(text: &str) -> Game {
    Game::new(text.parse().unwrap())
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = game.position().read_move(text).unwrap_or_else(|error| panic!("{error}"));
        game.play(mv).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

fn result(game: &Game) -> Option<(Ending, String)> {
    game.end().map(|end| (end.ending, end.points.to_string()))
}

#[test]
fn a_side_resigns_out_of_turn_and_the_others_play_on() {
    let mut game = Game::new(Position::start());
    play(&mut game, "e3e5");
    let outs = game.leave(Seat::Black, OutReason::Resignation).unwrap();
    assert_eq!(outs.iter().map(|out| out.seat).collect::<Vec<_>>(), [Seat::Black]);
    assert_eq!((game.position().turn(), game.position().halfmove_clock()), (Seat::Red, 0));
    assert_eq!(game.leave(Seat::Black, OutReason::TimeForfeit), Err(ActError::IsOut(Seat::Black)));
    play(&mut game, "b4c4");
    assert_eq!((game.position().turn(), game.position().round()), (Seat::White, 2));
    game.leave(Seat::White, OutReason::TimeForfeit).unwrap();
    assert_eq!(result(&game), Some((Ending::LastInGame, "1/2-1-0".to_owned())));
    assert_eq!(game.agree(Seat::Red), Err(ActError::GameOver));
    assert!(matches!(game.take_back(), Some(Act::Leave(_))));
    assert_eq!((result(&game), game.moves().count()), (None, 2));
}

#[test]
fn a_draw_needs_the_agreement_of_all_who_are_left() {
    let mut game = Game::new(Position::start());
    assert_eq!(game.agree(Seat::Red), Ok(false));
    play(&mut game, "e3e5");
    assert!(game.agreed().is_empty(), "White has moved without a word");
    assert_eq!(game.agree(Seat::Red), Ok(false));
    play(&mut game, "b4c4");
    assert_eq!(game.agreed(), Seats::NONE.with(Seat::Red));
    assert_eq!(game.agree(Seat::Black), Ok(false));
    assert_eq!(game.agree(Seat::White), Ok(true));
    assert_eq!(result(&game), Some((Ending::Agreement, "1/2-1/2-1/2".to_owned())));

    let mut game = Game::new(Position::start());
    game.leave(Seat::Red, OutReason::Resignation).unwrap();
    assert_eq!((game.agree(Seat::White), game.agree(Seat::Black)), (Ok(false), Ok(true)));
    assert_eq!(result(&game), Some((Ending::Agreement, "3/4-0-3/4".to_owned())));
    assert_eq!(game.agree(Seat::Red), Err(ActError::GameOver));
}

/// The agreement was to a draw of three; a draw of two is another one, for other points.
#[test]
fn an_agreement_is_void_when_a_side_goes_out() {
    for gone in [Seat::Red, Seat::White] {
        let mut game = Game::new(Position::start());
        assert_eq!((game.agree(Seat::White), game.agree(Seat::Black)), (Ok(false), Ok(false)));
        game.leave(gone, OutReason::Resignation).unwrap();
        assert_eq!((result(&game), game.agreed()), (None, Seats::NONE), "{gone} resigned");
        let left: Vec<Seat> = game.position().playing().iter().collect();
        assert_eq!((game.agree(left[0]), game.agree(left[1])), (Ok(false), Ok(true)), "asked anew");
        assert_eq!(game.end().map(|end| end.points.quarters(gone)), Some(0));
    }
}

#[test]
fn the_third_repetition_is_a_draw() {
    let mut game = Game::new(Position::start());
    let there = knights(&game);
    for _ in 0..2 {
        assert_eq!(game.end(), None);
        play(&mut game, &there.join(" "));
    }
    assert_eq!(game.occurrences(), 3);
    assert_eq!(result(&game), Some((Ending::Repetition, "1/2-1/2-1/2".to_owned())));
    game.take_back();
    assert_eq!((game.end(), game.occurrences()), (None, 2));
}

/// Six knight moves after which the board is the same.
fn knights(game: &Game) -> Vec<String> {
    let mut position = *game.position();
    let mut there = Vec::new();
    for _ in 0..3 {
        let is_knight = |mv: &&Move| position.role_at(mv.from) == Some(Role::Knight);
        let mv = *position.legal_moves().iter().find(is_knight).unwrap();
        there.push(mv);
        position.play_unchecked(mv);
    }
    let back = there.iter().map(|mv| Move::normal(mv.to, mv.from));
    let all: Vec<Move> = there.iter().copied().chain(back).collect();
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn only_kings_draw_and_share_the_places_that_are_left() {
    let only_kings = |row: &str, playing: &str| {
        result(&game(&format!("1/3/5/7/9/{row}/11/11/11/11/wK10 w {playing} - 0 1")))
    };
    assert_eq!(only_kings("rK4bK5", "wrb"), Some((Ending::OnlyKings, "1/2-1/2-1/2".to_owned())));
    assert_eq!(only_kings("xK4bKxQ4", "wb"), Some((Ending::OnlyKings, "3/4-0-3/4".to_owned())));
    assert_eq!(only_kings("rK4bKbN4", "wrb"), None);
}

/// Both are mated by one move; the turn of Black comes first.
#[test]
fn two_sides_that_go_out_by_one_move_go_in_the_order_of_turns() {
    let mut game = game("1/3/4bR/rPwK5/7rQ1/11/3rQ7/8rR2/6rK4/11/4bK6 r wrb - 5 18");
    play(&mut game, "i4c1");
    let outs: Vec<(Seat, OutReason)> = game.outs().map(|out| (out.seat, out.reason)).collect();
    assert_eq!(outs, [(Seat::Black, OutReason::Checkmate), (Seat::White, OutReason::Checkmate)]);
    assert_eq!(result(&game), Some((Ending::LastInGame, "1/2-1-0".to_owned())));
    assert_eq!(game.play(Move::normal(heksy::hex::Cell::C1, heksy::hex::Cell::C2)), Err(ActError::GameOver));
}

/// Reading the position puts out White, whose turn it is, and then Red.
#[test]
fn sides_that_a_set_up_position_puts_out_go_in_the_order_of_turns() {
    let game = game("1/3/5/4bK2/9/4rK6/11/9bQ1/4bQ6/7wK1bQ1/bQ10 w wrb - 0 1");
    assert_eq!(result(&game), Some((Ending::LastInGame, "0-1/2-1".to_owned())));
    // Of sides that were out before, the order is unknown: they share the points of their places.
    let settled = game.position().to_string();
    let again = Game::new(settled.parse().unwrap());
    assert_eq!(result(&again), Some((Ending::LastInGame, "1/4-1/4-1".to_owned())));
}

#[test]
fn fifty_moves_of_each_side_in_the_game() {
    let text = |playing: &str, red: &str, clock: u32| {
        format!("1/3/5/7/9/{red}4bRbK4/11/11/11/11/wK10 w {playing} - {clock} 90")
    };
    for (playing, red, limit, points) in [("wrb", "rK", 150, "1/2-1/2-1/2"), ("wb", "xK", 100, "3/4-0-3/4")] {
        assert_eq!(result(&game(&text(playing, red, limit - 1))), None);
        let draw = result(&game(&text(playing, red, limit)));
        assert_eq!(draw, Some((Ending::FiftyMoves, points.to_owned())));
    }
}
