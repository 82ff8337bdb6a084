//! The speed of move generation: perft beside two other programs, and attacks in ns per call.
//!
//! `cargo bench --bench movegen` runs it: one thread, the best of several interleaved rounds.

use std::hint::black_box;
use std::time::Instant;

use heksy::chess::{Position, Variant};
use heksy::hex::attacks::slow;
use heksy::hex::{Bitboard, Cell, bishop_attacks, queen_attacks, rook_attacks};
use heksy::three;

const ROUNDS: usize = 5;

/// The position of the square board known as "Kiwipete", with many kinds of moves.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn main() {
    attacks();
    perfts();
}

/// A benchmark: its name, and a function that returns the number of operations done.
type Benchmark = (&'static str, Box<dyn Fn() -> u64>);

/// The best speed of each benchmark in operations per second.
fn best_speeds(benchmarks: &[Benchmark]) -> Vec<f64> {
    let mut best = vec![0.0_f64; benchmarks.len()];
    for _ in 0..ROUNDS {
        for ((_, work), best) in benchmarks.iter().zip(&mut best) {
            let start = Instant::now();
            let operations = work();
            *best = best.max(operations as f64 / start.elapsed().as_secs_f64());
        }
    }
    best
}

fn perfts() {
    let heksy = |variant, depth| Box::new(move || Position::start(variant).perft(depth));
    let benchmarks: [Benchmark; 7] = [
        ("heksy, Glinski, depth 5", heksy(Variant::Glinski, 5)),
        ("heksy, McCooey, depth 5", heksy(Variant::McCooey, 5)),
        ("heksy, Shafran, depth 5", heksy(Variant::Shafran, 5)),
        ("hexchess 2.5.1, Glinski, depth 4", Box::new(|| hexchess_perft(&hexchess_start(), 4))),
        ("cozy-chess 0.3, square board, depth 6", Box::new(|| cozy_perft(&cozy_chess::Board::default(), 6))),
        (
            "cozy-chess 0.3, Kiwipete, depth 5",
            Box::new(|| cozy_perft(&KIWIPETE.parse().expect("a legal position"), 5)),
        ),
        ("heksy, three players, depth 5", Box::new(|| three::Position::start().perft(5))),
    ];
    let speeds = best_speeds(&benchmarks);
    println!("\nperft, bulk counting, one thread (million nodes/s)");
    for ((name, work), speed) in benchmarks.iter().zip(&speeds) {
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

/// Attacks on random boards with an occupancy like that of games.
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
    let benchmarks: [Benchmark; 5] = [
        ("rook, slow", calls(slow::rook_attacks, 10)),
        ("bishop, slow", calls(slow::bishop_attacks, 10)),
        ("rook", calls(rook_attacks, 300)),
        ("bishop", calls(bishop_attacks, 300)),
        ("queen", calls(queen_attacks, 300)),
    ];
    println!("slider attacks (ns a call)");
    for ((name, _), speed) in benchmarks.iter().zip(best_speeds(&benchmarks)) {
        println!("{name:40} {:9.1}", 1e9 / speed);
    }
}
