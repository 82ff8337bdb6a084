//! The clocks of saved games: whatever the time control, a loaded game shows the same and goes on in the same way.

use std::time::Duration;

use crate::compare::assert_same_record;
use fastrand::Rng;
use heksy::game::pgn::{read_game, write};
use heksy::game::{Game, GameSetup, PlayError, Position, Reading, TimeControl, Variant};
use heksy::sides::{ByColor, Color};

/// The eight kinds of time control, short, so that bonuses, periods and sessions come into play.
const CONTROLS: [&str; 8] =
    ["-", "90", "40+6", "delay 40 5", "bronstein 40 5", "byoyomi 15 8x9", "*60", "3/30:4/20+2:15+1"];

fn micros(n: u64) -> Duration {
    Duration::from_micros(n)
}

fn nanos(rng: &mut Rng, up_to: u64) -> Duration {
    Duration::from_nanos(rng.u64(..up_to * 1_000_000_000))
}

/// A game on running clocks.
fn begin(controls: ByColor<TimeControl>, free_first_moves: bool) -> Game {
    let start = GameSetup::new(Position::start(Variant::McCooey));
    let mut game = Game::new(GameSetup { controls, free_first_moves, ..start });
    game.start_clock(Duration::ZERO);
    game
}

/// The same move in both games, after the same time. `false` if the game is over.
fn play_on(games: [&mut Game; 2], now: Duration, rng: &mut Rng) -> bool {
    let moves = games[0].position().legal_moves();
    let mv = moves[rng.usize(..moves.len())];
    let [one, other] = games.map(|game| match game.play(mv, now) {
        Ok(played) => played.outcome,
        Err(PlayError::TimeIsUp(outcome)) => Some(outcome),
        Err(error) => panic!("{error}"),
    });
    assert_eq!(one, other);
    one.is_none()
}

fn readings(game: &Game, now: Duration) -> ([Option<Reading>; 2], [Option<Duration>; 2], Color) {
    let clock = game.clock();
    let of = |color| (clock.reading(color, now), clock.until_flag(color, now));
    let [white, black] = Color::ALL.map(of);
    ([white.0, black.0], [white.1, black.1], clock.turn())
}

fn loaded(game: &Game, now: Duration) -> Game {
    let record = game.record_at(now);
    let text = write(&record);
    let read = read_game(&text);
    assert_eq!(read.diagnostics, [], "{text}");
    assert_same_record(&read.record, &record);
    Game::from_record(read.record, *game.draws())
}

#[test]
fn a_loaded_game_shows_and_runs_its_clocks_as_before() {
    let (mut pressed, mut fallen, mut periods_lost) = (0, 0, 0);
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let white: TimeControl = CONTROLS[seed as usize % 8].parse().unwrap();
        let black = if rng.u8(..4) == 0 { CONTROLS[rng.usize(..8)].parse().unwrap() } else { white.clone() };
        let about = format!("seed {seed}: {white} / {black}");
        let mut game = begin(ByColor::new(white, black), rng.bool());
        let mut now = Duration::ZERO;
        for _ in 0..rng.usize(..24) {
            now += nanos(&mut rng, 8);
            let mut duplicate = game.clone();
            if !play_on([&mut game, &mut duplicate], now, &mut rng) {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        // Saved in the middle of a move.
        now += nanos(&mut rng, 4);
        if game.tick(now).is_some() {
            continue;
        }
        let mut back = loaded(&game, now);
        game.pause_clock(now);
        assert_eq!(readings(&back, now), readings(&game, now), "{about}");
        assert!(!back.clock().is_running());
        let again = loaded(&back, now);
        assert_same_record(&again.record_at(now), &back.record_at(now));
        now += micros(rng.u64(..9_000_000));
        game.start_clock(now);
        back.start_clock(now);
        for _ in 0..24 {
            now += nanos(&mut rng, 9);
            assert_eq!(readings(&back, now), readings(&game, now), "{about}");
            assert_eq!(back.clock().flagged(now), game.clock().flagged(now), "{about}");
            pressed += 1;
            if !play_on([&mut game, &mut back], now, &mut rng) {
                fallen += 1;
                break;
            }
        }
        let snapshot = game.clock().snapshot();
        periods_lost +=
            Color::ALL.map(|color| u32::from((1..9).contains(&snapshot.periods(color)))).iter().sum::<u32>();
    }
    assert!(pressed > 2_500 && fallen > 25 && periods_lost > 10, "{pressed} {fallen} {periods_lost}");
}

/// The times before the last move come from the notes of the moves alone, to the second.
#[test]
fn a_takeback_in_a_loaded_game_goes_by_the_notes_of_its_moves() {
    for seed in 0..400 {
        let mut rng = Rng::with_seed(seed);
        let control: TimeControl = CONTROLS[seed as usize % 8].parse().unwrap();
        let about = format!("seed {seed}: {control}");
        let mut game = begin(ByColor::new(control.clone(), control), rng.bool());
        let mut now = Duration::ZERO;
        for _ in 0..rng.usize(2..20) {
            now += nanos(&mut rng, 5);
            let mut duplicate = game.clone();
            if !play_on([&mut game, &mut duplicate], now, &mut rng) {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        let mut back = loaded(&game, now);
        game.pause_clock(now);
        while game.take_back(1, now) > 0 {
            assert_eq!(back.take_back(1, now), 1);
            let ([white, black], _, turn) = readings(&game, now);
            let ([white_back, black_back], _, turn_back) = readings(&back, now);
            assert_eq!(turn, turn_back, "{about}");
            for (was, is) in [(white, white_back), (black, black_back)] {
                assert_eq!(was.map(|was| was.periods), is.map(|is| is.periods), "{about}");
                let apart = was.zip(is).map(|(was, is)| was.time.abs_diff(is.time));
                // An hourglass adds the roundings of both sides.
                assert!(apart.is_none_or(|apart| apart <= Duration::from_secs(2)), "{about}: {was:?} {is:?}");
            }
        }
    }
}

/// Another program has added a move, or changed the time control: then the notes say what there is to say.
#[test]
fn a_note_of_time_left_is_ignored_if_the_game_has_changed_since() {
    let clock = |left: &str, control: &str| {
        let head = format!("[TimeControl \"{control}\"]\n[HexTimeLeft \"{left}\"]\n\n");
        let read = read_game(&(head + "1. f6 {[%clk 0:00:50]} e6 {[%clk 0:00:40]} *\n"));
        let game = Game::from_record(read.record, Variant::Glinski.default_draws());
        let millis =
            |color| game.clock().reading(color, Duration::ZERO).map(|reading| reading.time.as_millis());
        (Color::ALL.map(millis), read.diagnostics.len())
    };
    let told = [Some(50_000), Some(40_000)];
    assert_eq!(clock("plies 2, white 50.25, black 40.5, spent 10", "60"), ([Some(40_250), Some(40_500)], 0));
    assert_eq!(clock("plies 1, white 50.25, black 40.5, spent 10", "60"), (told, 0));
    assert_eq!(clock("plies 2, white 50.25, spent 10", "60"), (told, 0));
    assert_eq!(clock("plies 2, white 50.25, black 40.5, spent 10", "-"), ([None, None], 0));
    assert_eq!(clock("soon", "60"), (told, 1));
}
