//! Sets of cells, positions under symmetry, and setups as text.

use std::collections::BTreeSet;

use fastrand::Rng;
use heksy::chess::{self, CastlingRights, Fen, Role};
use heksy::game::{PositionSetup, Variant};
use heksy::hex::{Bitboard, Cell};
use heksy::sides::Color;
use heksy::{draughts, three};

use super::{walk, walk_of_three};

type Model = BTreeSet<usize>;

/// Checks that a bitboard holds exactly the cells of a plain set, and no bit beside the board.
#[track_caller]
fn same(found: Bitboard, expected: &Model, what: &str) {
    assert_eq!(found.bits() >> Cell::COUNT, 0, "{what} leaves the board");
    assert_eq!(found.iter().map(Cell::index).collect::<Model>(), *expected, "{what}");
}

#[test]
fn every_operation_on_bitboards_stays_on_the_board() {
    let mut random = Rng::with_seed(5);
    for round in 0..500 {
        let mut some =
            |share: u8| Cell::ALL.into_iter().filter(|_| random.u8(..8) < share).collect::<Bitboard>();
        let (a, b) = if round == 0 { (Bitboard::ALL, Bitboard::EMPTY) } else { (some(4), some(2)) };
        let cell = Cell::ALL[random.usize(..Cell::COUNT)];
        let [x, y] = [a, b].map(|set| set.iter().map(Cell::index).collect::<Model>());
        let all: Model = (0..Cell::COUNT).collect();
        let one = Model::from([cell.index()]);
        same(a | b, &(&x | &y), "|");
        same(a.union(b), &(&x | &y), "union");
        same(a & b, &(&x & &y), "&");
        same(a ^ b, &(&x ^ &y), "^");
        same(a - b, &(&x - &y), "-");
        same(!a, &(&all - &x), "!");
        same(a.with(cell), &(&x | &one), "with");
        same(a.without(cell), &(&x - &one), "without");
        same(Bitboard::from_bits(a.bits() | 1 << 100), &x, "from_bits");
        let shifted = |by: i8| {
            a.iter().filter_map(move |cell| {
                Some(Cell::new(cell.file(), cell.rank().checked_add_signed(by)?)?.index())
            })
        };
        same(a.up(), &shifted(1).collect(), "up");
        same(a.down(), &shifted(-1).collect(), "down");
        let mut changed = a;
        changed.toggle(cell);
        same(changed, &(&x ^ &one), "toggle");
        changed.insert(cell);
        same(changed, &(&x | &one), "insert");
        changed.remove(cell);
        same(changed, &(&x - &one), "remove");
        changed.extend(b);
        same(changed, &(&(&x - &one) | &y), "extend");
        assert_eq!((a.len() as usize, a.is_empty(), a.has_many()), (x.len(), x.is_empty(), x.len() > 1));
        assert_eq!((a.is_disjoint(b), a.is_subset(b)), (x.is_disjoint(&y), x.is_subset(&y)));
        assert_eq!(a.contains(cell), x.contains(&cell.index()));
        assert_eq!(
            [a.first(), a.last()].map(|end| end.map(Cell::index)),
            [x.first(), x.last()].map(Option::<&usize>::copied)
        );
        assert!(a.iter().rev().map(Cell::index).eq(x.iter().rev().copied()));
    }
}

/// The set-up mirrored left to right.
fn mirrored(setup: &chess::Setup) -> chess::Setup {
    let mut other = chess::Setup::empty(setup.variant).with_turn(setup.turn);
    for (cell, piece) in setup.board.pieces() {
        other.board.set_piece(cell.mirrored(), Some(piece));
    }
    other.with_en_passant(setup.en_passant.iter().map(|cell| cell.mirrored()))
}

#[test]
fn mirrored_boards_have_the_same_number_of_moves() {
    for (variant, seed) in [(Variant::Glinski, 1), (Variant::McCooey, 2)] {
        for position in walk(variant, seed).into_iter().step_by(3) {
            let setup = chess::Setup::from(position.chess().expect("a game of chess"));
            let other = chess::Position::from_setup(&mirrored(&setup)).expect("it is as possible");
            assert_eq!(other.perft(2), position.perft(2), "{}", position.to_fen());
        }
    }
}

#[test]
fn swapped_sides_have_the_same_number_of_moves() {
    for (variant, seed) in Variant::ALL.into_iter().zip(10..) {
        for position in walk(variant, seed).into_iter().step_by(3) {
            let swapped = PositionSetup::from(position).with_sides_swapped();
            let other = swapped.position().unwrap_or_else(|_| panic!("it is as possible: {swapped}"));
            assert_eq!(other.perft(2), position.perft(2), "{}", position.to_fen());
        }
    }
}

/// The set-up of three turned by 120 degrees clockwise: each side stands where the next one did.
fn turned(setup: &three::Setup) -> three::Setup {
    // Clockwise by 120 degrees is counterclockwise by 240.
    let cell = |cell: Cell| cell.rotated_60().rotated_60().rotated_60().rotated_60();
    let mut other = three::Setup::empty();
    other.turn = setup.turn.next();
    other.playing = setup.playing.iter().map(three::Seat::next).collect();
    for (from, piece) in setup.board.pieces() {
        other
            .board
            .set_piece(cell(from), Some(three::Piece { seat: piece.seat.map(three::Seat::next), ..piece }));
    }
    for seat in three::Seat::ALL {
        other.en_passant[seat.next()] = setup.en_passant[seat].map(cell);
    }
    other.halfmove_clock = setup.halfmove_clock;
    other
}

#[test]
fn turned_boards_of_three_have_the_same_number_of_moves() {
    for seed in 0..2 {
        for position in walk_of_three(seed).into_iter().step_by(4) {
            let other = turned(&three::Setup::from(position));
            let other = three::Position::from_setup(&other).expect("it is as possible");
            assert_eq!(other.perft(2), position.perft(2), "{position}");
        }
    }
}

/// A number that is as often small as it is one of the largest.
fn counter(random: &mut Rng) -> u32 {
    if random.bool() { random.u32(..200) } else { u32::MAX - random.u32(..2) }
}

#[test]
fn any_setup_of_chess_comes_back_from_its_text() {
    let mut random = Rng::with_seed(11);
    for round in 0..300 {
        let variant = chess::Variant::ALL[round % 3];
        let mut setup = chess::Setup::empty(variant);
        for cell in variant.rules().board {
            if random.u8(..3) == 0 {
                let (color, role) = (Color::ALL[random.usize(..2)], Role::ALL[random.usize(..6)]);
                setup.board.set_piece(cell, Some(chess::Piece { color, role }));
            }
        }
        let cells: Vec<Cell> = variant.rules().board.iter().collect();
        let passed = (0..random.usize(..3)).map(|_| cells[random.usize(..cells.len())]).collect::<Vec<_>>();
        let mut rights = CastlingRights::NONE;
        if variant == chess::Variant::Shafran {
            rights = ["-", "Q", "Bq", "QBqb"][random.usize(..4)].parse().expect("castling rights");
        }
        setup = setup
            .with_turn(Color::ALL[random.usize(..2)])
            .with_castling(rights)
            .with_en_passant(passed)
            .with_counters(counter(&mut random), counter(&mut random).max(1));
        let text = Fen::from(setup.clone()).to_string();
        let again = Fen::parse(variant, &text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(*again.setup(), setup, "{text}");
        assert_eq!(Fen::from(again.setup().clone()).to_string(), text);
    }
}

#[test]
fn any_setup_of_checkers_and_of_three_comes_back_from_its_text() {
    let mut random = Rng::with_seed(12);
    for _ in 0..300 {
        let mut setup = draughts::Setup::empty();
        for cell in draughts::BOARD {
            if random.u8(..3) == 0 {
                let color = Color::ALL[random.usize(..2)];
                setup.set_piece(cell, Some(draughts::Piece { color, king: random.bool() }));
            }
        }
        setup.turn = Color::ALL[random.usize(..2)];
        setup.by_capture = setup.kings_at_promotion().iter().filter(|_| random.bool()).collect();
        setup.just_crowned = setup.kings_at_promotion().iter().filter(|_| random.u8(..3) == 0).collect();
        (setup.halfmove_clock, setup.fullmove_number) = (counter(&mut random), counter(&mut random).max(1));
        let text = setup.to_string();
        assert_eq!(draughts::Setup::from_text(&text).as_ref(), Ok(&setup), "{text}");

        let mut setup = three::Setup::empty();
        for cell in Cell::ALL {
            if random.u8(..3) == 0 {
                let seat = [None, Some(three::Seat::White), Some(three::Seat::Red), Some(three::Seat::Black)];
                let (seat, role) = (seat[random.usize(..4)], Role::ALL[random.usize(..6)]);
                setup.board.set_piece(cell, Some(three::Piece { seat, role }));
            }
        }
        for seat in three::Seat::ALL {
            setup.en_passant[seat] = random.bool().then(|| Cell::ALL[random.usize(..Cell::COUNT)]);
        }
        setup.turn = three::Seat::ALL[random.usize(..3)];
        setup.playing = three::Seat::ALL.into_iter().filter(|_| random.u8(..4) > 0).collect();
        (setup.halfmove_clock, setup.round) = (counter(&mut random), counter(&mut random).max(1));
        if !setup.playing.is_empty() {
            let text = setup.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&setup), "{text}");
        }
    }
}
