//! Every value of the rules as data of serde: it comes back, and junk is refused.

use std::fmt::Debug;

use heksy::chess::{self, Fen, Role, San};
use heksy::draughts;
use heksy::game::{
    self, Eval, EvalScore, Handicap, Nag, Notation, Odds, PieceLetters, Shape, ShapeColor, TimeControl,
    Variant,
};
use heksy::hex::{Bitboard, Cell, File, Shade};
use heksy::sides::{ByColor, Color, DrawRules, MaterialRule, Outcome, Points, Reason};
use heksy::three::{self, BySeat, DeadPieces, OutReason, Seat, Seats};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{walk, walk_of_three};

/// Texts that are no value of any type here.
const JUNK: [&str; 8] = ["null", "255", "-1", "\"\"", "\"Zz9\"", "{\"x\":1}", "[[]]", "1.5"];

#[track_caller]
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(values: impl IntoIterator<Item = T>) {
    for value in values {
        let json = serde_json::to_string(&value).expect("it is written");
        let again: T = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
        assert_eq!(again, value, "{json}");
        assert_eq!(serde_json::to_string(&again).expect("it is written"), json);
    }
    for junk in JUNK {
        assert!(
            serde_json::from_str::<T>(junk).is_err(),
            "{} is read from {junk}",
            std::any::type_name::<T>()
        );
    }
}

#[test]
fn values_of_boards_and_sides_come_back_and_junk_is_refused() {
    comes_back(Cell::ALL);
    comes_back(File::ALL);
    comes_back([Shade::Light, Shade::Medium, Shade::Dark]);
    comes_back([Bitboard::EMPTY, Bitboard::ALL, Bitboard::of(Cell::F6)]);
    comes_back(Color::ALL);
    comes_back([ByColor::new(Color::White, Color::Black)]);
    comes_back(Points::ALL);
    comes_back([MaterialRule::Federation, MaterialRule::BareKings]);
    comes_back(Variant::ALL.map(Variant::default_draws));
    comes_back([DrawRules {
        repetition_automatic: false,
        fifty_automatic: false,
        material: MaterialRule::BareKings,
    }]);
    comes_back([Outcome { points: Points::ONE_QUARTER, reason: Reason::Stalemate }]);
    comes_back([
        Reason::Checkmate,
        Reason::FivefoldRepetition,
        Reason::TimeForfeitNoMaterial,
        Reason::Unknown,
    ]);
}

#[test]
fn values_of_games_for_two_come_back_and_junk_is_refused() {
    comes_back(chess::Variant::ALL);
    comes_back(Variant::ALL);
    comes_back(Role::ALL);
    comes_back(PieceLetters::ALL);
    comes_back([Notation::Short, Notation::Long, Notation::Coordinates]);
    comes_back(["Q", "-", "QBqb"].map(|text| text.parse::<chess::CastlingRights>().expect("rights")));
    comes_back([ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue]);
    comes_back([Shape { color: ShapeColor::Red, from: Cell::F6, to: Some(Cell::A1) }]);
    comes_back([EvalScore::Cp(-35), EvalScore::Mate(3)]);
    comes_back([
        Eval { score: EvalScore::Cp(1), depth: None },
        Eval { score: EvalScore::Mate(-1), depth: Some(9) },
    ]);
    comes_back(
        ["300+5", "byoyomi 600 30x5", "40/9000:900"]
            .map(|text| text.parse::<TimeControl>().expect("a control")),
    );
    comes_back([Handicap { odds: Odds::Queen, giver: Color::Black }]);
    for nag in [0, 1, 255] {
        let json = serde_json::to_string(&Nag(nag)).expect("it is written");
        assert_eq!(serde_json::from_str::<Nag>(&json).expect("it is read"), Nag(nag));
    }
    for (variant, seed) in Variant::ALL.into_iter().zip(20..) {
        let positions = walk(variant, seed).into_iter().step_by(7).collect::<Vec<_>>();
        comes_back(positions.iter().flat_map(game::Position::legal_moves));
        comes_back(positions.iter().copied());
        let chess: Vec<chess::Position> =
            positions.iter().filter_map(|position| position.chess().copied()).collect();
        comes_back(chess.iter().copied());
        comes_back(chess.iter().map(|&position| chess::Setup::from(position)));
        comes_back(chess.iter().map(|&position| Fen::from(position)).filter(|_| variant == Variant::Glinski));
        let moves = || {
            chess.iter().flat_map(|position| position.legal_moves().into_iter().map(move |mv| (position, mv)))
        };
        comes_back(moves().map(|(_, mv)| mv));
        comes_back(moves().map(|(position, mv)| San::from_move(position, mv)));
        comes_back(moves().map(|(position, mv)| mv.to_uci(position.variant())));
        let checkers: Vec<draughts::Position> =
            positions.iter().filter_map(|position| position.draughts().copied()).collect();
        comes_back(checkers.iter().copied());
        comes_back(checkers.iter().flat_map(draughts::Position::legal_moves));
    }
}

#[test]
fn values_of_the_game_for_three_come_back_and_junk_is_refused() {
    comes_back(Seat::ALL);
    let seats = [Seats::ALL, Seats::ALL.without(Seat::Red), Seats::NONE];
    assert_eq!(serde_json::to_string(&seats).expect("it is written"), r#"["wrb","wb",""]"#);
    assert_eq!(serde_json::from_str::<[Seats; 3]>(r#"["wrb","wb",""]"#).expect("it is read"), seats);
    let junk = JUNK.into_iter().filter(|&junk| junk != r#""""#);
    assert!({ junk }.all(|junk| serde_json::from_str::<Seats>(junk).is_err()));
    comes_back([BySeat::new(Seat::White, Seat::Red, Seat::Black)]);
    comes_back([DeadPieces::Stay, DeadPieces::Leave]);
    comes_back(
        ["1-0-1/2", "0-3/4-3/4", "1/2-1/2-1/2"].map(|text| text.parse::<three::Points>().expect("points")),
    );
    comes_back([three::Out { seat: Seat::Black, reason: OutReason::KingTaken }]);
    comes_back([three::GameEnd { ending: three::Ending::Agreement, points: three::Points::DRAW }]);
    let positions = walk_of_three(30);
    comes_back(positions.iter().copied());
    comes_back(positions.iter().map(|&position| three::Setup::from(position)));
    comes_back(positions.iter().flat_map(three::Position::legal_moves));
    comes_back(positions[0].legal_moves().into_iter().map(three::Act::Move));
    comes_back([three::Act::Leave(three::Out { seat: Seat::Red, reason: OutReason::Resignation })]);
}
