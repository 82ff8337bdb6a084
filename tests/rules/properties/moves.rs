//! Legal moves, by every way to ask, and positions whose counters are extreme.

use std::collections::HashSet;

use fastrand::Rng;
use heksy::chess::{self, MoveKind, Role};
use heksy::game::{self, Game, GameSetup, GameTree, NodeId, PositionSetup, Variant};
use heksy::hex::{Bitboard, Cell};
use heksy::{draughts, three};

use super::{walk, walk_of_three};

/// Every kind of move, the impossible promotions included.
fn kinds() -> impl Iterator<Item = MoveKind> {
    [MoveKind::Normal, MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Castle]
        .into_iter()
        .chain(Role::ALL.into_iter().map(MoveKind::Promotion))
}

fn pairs() -> impl Iterator<Item = (Cell, Cell)> {
    Cell::ALL.into_iter().flat_map(|from| Cell::ALL.into_iter().map(move |to| (from, to)))
}

#[test]
fn a_move_of_chess_is_legal_exactly_if_it_is_listed() {
    for (variant, seed) in [(Variant::Glinski, 1), (Variant::McCooey, 2), (Variant::Shafran, 3)] {
        for position in walk(variant, seed).iter().step_by(12) {
            let position = position.chess().expect("a game of chess");
            let listed: HashSet<chess::Move> = position.legal_moves().into_iter().collect();
            for (from, to) in pairs() {
                for kind in kinds() {
                    let mv = chess::Move { from, to, kind };
                    assert_eq!(
                        position.is_legal(mv),
                        listed.contains(&mv),
                        "{mv:?} in {}",
                        position.to_fen()
                    );
                }
            }
        }
    }
}

#[test]
fn a_move_of_checkers_is_legal_exactly_if_it_is_listed() {
    let mut random = Rng::with_seed(4);
    for position in walk(Variant::Checkers, 4).iter().step_by(10) {
        let position = position.draughts().expect("a game of checkers");
        let listed: HashSet<draughts::Move> = position.legal_moves().into_iter().collect();
        let mut captured: Vec<Bitboard> = listed.iter().map(|mv| mv.taken).collect();
        captured.extend([Bitboard::EMPTY, Bitboard::of(Cell::F6), Bitboard::ALL]);
        for (from, to) in pairs() {
            let mv = draughts::Move {
                taken: captured[random.usize(..captured.len())],
                ..draughts::Move::quiet(from, to)
            };
            assert_eq!(position.is_legal(mv), listed.contains(&mv), "{mv:?} in {}", position.to_text());
        }
        assert!(listed.iter().all(|&mv| position.is_legal(mv)));
    }
}

#[test]
fn a_move_of_three_is_legal_exactly_if_it_is_listed() {
    let mut random = Rng::with_seed(5);
    let all = [three::MoveKind::Normal, three::MoveKind::DoublePush, three::MoveKind::EnPassant]
        .into_iter()
        .chain(Role::ALL.into_iter().map(three::MoveKind::Promotion))
        .collect::<Vec<_>>();
    for position in walk_of_three(5).iter().step_by(15) {
        let listed: HashSet<three::Move> = position.legal_moves().into_iter().collect();
        for (from, to) in pairs() {
            let mv = three::Move { from, to, kind: all[random.usize(..all.len())] };
            assert_eq!(position.is_legal(mv), listed.contains(&mv), "{mv:?} in {position}");
        }
        assert!(listed.iter().all(|&mv| position.is_legal(mv)));
    }
}

/// No counter of a position that somebody writes makes a query panic.
#[test]
fn extreme_counters_pass_through_every_query() {
    for variant in Variant::ALL {
        for clock in [0, u32::MAX - 1, u32::MAX] {
            let mut setup = PositionSetup::start(variant);
            setup.set_counters(clock, u32::MAX);
            let position = setup.position().unwrap_or_else(|_| panic!("it is possible: {setup}"));
            assert_eq!(game::Position::from_fen(variant, &position.to_fen()).as_ref(), Ok(&position));
            let mut tree = GameTree::new(position);
            let mut node = NodeId::ROOT;
            for _ in 0..6 {
                let before = tree.position(node);
                let mv = *before.legal_moves().first().expect("a move");
                assert!(game::numbered_san(&before, mv).starts_with(&u32::MAX.to_string()));
                node = tree.add(node, mv).expect("it is legal");
                assert_eq!(tree.move_number(node).0, u32::MAX);
                let draws = variant.default_draws();
                tree.outcome(node, draws);
                tree.claimable(node);
                let after = tree.position(node);
                after.perft(1);
            }
            let mut record = game::GameRecord::new(position);
            record.tree = tree;
            let text = game::pgn::write(&record);
            let again = game::pgn::read_game(&text);
            assert_eq!(again.record.main_moves(), record.main_moves(), "{text}");
            Game::new(GameSetup::new(position));
        }
    }
    let text = three::Position::start().to_string().replace(" 0 1", &format!(" {0} {0}", u32::MAX));
    let mut of_three = three::Game::new(text.parse().expect("a position"));
    assert_eq!(of_three.end().map(|end| end.ending), Some(three::Ending::FiftyMoves));
    let text = text.replace(&format!(" {0} {0}", u32::MAX), &format!(" 0 {}", u32::MAX));
    of_three = three::Game::new(text.parse().expect("a position"));
    for _ in 0..6 {
        let mv = of_three.position().legal_moves()[0];
        of_three.play(mv).expect("it is legal");
        assert_eq!(of_three.position().round(), u32::MAX);
    }
}
