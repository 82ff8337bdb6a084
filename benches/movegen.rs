//! Prints how fast moves are generated: perft against two yardsticks, and attacks in ns a call.
//!
//! `cargo bench --bench movegen` measures; one thread, the best of several interleaved rounds.

use std::hint::black_box;
use std::time::Instant;

use heksy::chess::{Position, Variant, perft};
use heksy::hex::attacks::slow;
use heksy::hex::{Bitboard, Cell, bishop_attacks, queen_attacks, rook_attacks};

const ROUNDS: usize = 5;

/// A position of the square board that is rich in moves, known as "Kiwipete".
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn main() {
    attacks();
    perfts();
}

/// Something to measure: its name, and what does so many things when called.
type Subject = (&'static str, Box<dyn Fn() -> u64>);

/// The best speed of each subject in things a second.
fn best_speeds(subjects: &[Subject]) -> Vec<f64> {
    let mut best = vec![0.0_f64; subjects.len()];
    for _ in 0..ROUNDS {
        for ((_, work), best) in subjects.iter().zip(&mut best) {
            let start = Instant::now();
            let things = work();
            *best = best.max(things as f64 / start.elapsed().as_secs_f64());
        }
    }
    best
}

fn perfts() {
    let heksy = |variant, depth| Box::new(move || perft(&Position::start(variant), depth));
    let subjects: [Subject; 6] = [
        ("heksy, Glinski, depth 5", heksy(Variant::Glinski, 5)),
        ("heksy, McCooey, depth 5", heksy(Variant::McCooey, 5)),
        ("heksy, Shafran, depth 5", heksy(Variant::Shafran, 5)),
        ("hexchess 2.5.1, Glinski, depth 4", Box::new(|| hexchess_perft(&hexchess_start(), 4))),
        ("cozy-chess 0.3, square board, depth 6", Box::new(|| cozy_perft(&cozy_chess::Board::default(), 6))),
        (
            "cozy-chess 0.3, Kiwipete, depth 5",
            Box::new(|| cozy_perft(&KIWIPETE.parse().expect("a legal position"), 5)),
        ),
    ];
    let speeds = best_speeds(&subjects);
    println!("\nperft, bulk counting, one thread (million nodes/s)");
    for ((name, work), speed) in subjects.iter().zip(&speeds) {
        println!("{name:40} {:9.1}   {} nodes", speed / 1e6, work());
    }
    println!("heksy / hexchess on Glinski's board      {:9.1}", speeds[0] / speeds[3]);
    println!("heksy / cozy-chess from the start        {:9.2}", speeds[0] / speeds[4]);
    println!("heksy / cozy-chess in Kiwipete           {:9.2}", speeds[0] / speeds[5]);
}

fn hexchess_start() -> hexchess::Hexchess {
    hexchess::Hexchess::init()
}

fn hexchess_perft(position: &hexchess::Hexchess, depth: u32) -> u64 {
    let moves = position.current_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv: &hexchess::San| {
        let mut next = position.clone();
        next.apply_move_unsafe(mv).expect("a legal move");
        hexchess_perft(&next, depth - 1)
    };
    moves.iter().map(after).sum()
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            nodes += cozy_perft(&next, depth - 1);
        }
        false
    });
    nodes
}

/// Attacks on boards as crowded as those of games, the sets of one call unknown to the next.
fn attacks() {
    let mut random = fastrand::Rng::with_seed(1);
    let boards: Vec<Bitboard> =
        (0..64).map(|_| Bitboard::from_bits(random.u128(..) & random.u128(..))).collect();
    let calls = |attacks: fn(Cell, Bitboard) -> Bitboard, repeats: u64| -> Box<dyn Fn() -> u64> {
        let boards = boards.clone();
        Box::new(move || {
            for _ in 0..repeats {
                for &board in &boards {
                    for cell in Cell::ALL {
                        black_box(attacks(cell, black_box(board)));
                    }
                }
            }
            repeats * (boards.len() * Cell::COUNT) as u64
        })
    };
    let subjects: [Subject; 5] = [
        ("rook, walking", calls(slow::rook_attacks, 10)),
        ("bishop, walking", calls(slow::bishop_attacks, 10)),
        ("rook", calls(rook_attacks, 300)),
        ("bishop", calls(bishop_attacks, 300)),
        ("queen", calls(queen_attacks, 300)),
    ];
    println!("slider attacks (ns a call)");
    for ((name, _), speed) in subjects.iter().zip(best_speeds(&subjects)) {
        println!("{name:40} {:9.1}", 1e9 / speed);
    }
}
