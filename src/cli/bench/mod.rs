//! `heksy bench`: searches a fixed set of positions to a fixed depth.
//!
//! The total number of nodes is the signature of the engine. It is the same on every machine and in every build, and
//! changes only with the search or the evaluation.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::chess::{Position, Variant};
use crate::engine::{Engine, Event, Limits, SearchRequest};

/// The depth of the signature.
pub const DEPTH: u32 = 9;

/// The positions, in Gliński's game: the start, middlegames and endgames from self-play, and endings with few pieces.
pub const POSITIONS: &[&str] = &[
    "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1",
    "1/1bk/n1bbr/rq5/ppppppppp/6P1n2/5P3N1/4PR5/3P1B1P3/2P2B2P2/1PR1QBKN1P1 b g5 0 5",
    "b/1bk/1nb2/3n2r/p1ppppppp/6P4/R1rP1P1B3/2p1PNN4/1q5P3/1PP5P2/4QBK1RP1 w - 0 13",
    "1/2Q/3k1/1PN1r2/6p2/8p2/7P3/4P6/1p9/1PP5P2/5K2n2 b - 4 44",
    "k/1r1/5/7/4p1p2/3P4p2/3NQ2P3/4P6/1p7n1/1PP5P2/6K4 w - 0 37",
    "1/2k/b1b2/3n1rr/3ppp1p1/1p4Pp1p1/2p1P2P3/3N1NR4/3P1B5/2P4RP2/1P4Kb1P1 w - 0 19",
    "1/3/5/2bk3/3b1p3/6P4/1N2PK2pp1/2p5P2/3P1B3P1/1PP8/11 b - 2 40",
    "b/qbk/n1b1n/r3r2/pp1pp1pp1/3p2p2p1/4PPP2N1/11/2PP1B1P3/5B2P2/1PRNQBK1RP1 b - 0 5",
    "1/2k/3rb/3r3/2b1p4/1p1Np6/3p1P2p2/3P1B3p1/1P4BPNP1/7KP2/6R4 b - 3 32",
    "b/1bk/2b2/3n2r/1p3pppp/rp1ppp2n2/1N3P5/1q1PP1P4/4QB1PPP1/2P2B5/1P1R1BKNR2 b - 0 9",
    "1/3/3n1/7/2k2p2p/1Rr3P1p2/2np3P3/3P1BK4/8PP1/11/3B7 w - 14 49",
    "1/2k/2q2/r1b2r1/1npp2bp1/2p4p1p1/1p4PP3/3P3R2Q/2n2B2PP1/5B5/1P3BKNR2 w - 0 21",
    "1/k2/5/7/2ppr4/2p1b2ppp1/1p2b6/7KNP1/11/11/11 w - 4 62",
    "1/1bk/3bn/r2nrb1/ppppp3p/2q3p1p2/3PPPPp3/6BN3/1PP4P3/4BB2P2/1R1NQ1KR1P1 b - 5 16",
    "r/2k/5/7/1pppp3p/6p1p1q/3PPp2r2/N4Q1PP2/1PP4R3/2b1B6/6K2P1 w - 5 38",
    "b/2k/5/7/2p1rpp2/2p1p1p1b2/1pn1PPQ4/2q5P2/2NP3P1P1/7B3/1PB3K4 b k2 0 34",
    "b/1bk/n3n/2r3r/ppp1ppp1p/11/4RP2p2/1q2P1P1P2/1P1P7/2P2B5/3NQBKNRP1 w - 0 9",
    "1/1bk/5/7/2nr2b2/3p1R1p3/2p1P1BN1p1/1pPP2P1P2/1P7P1/8B2/6K4 w - 6 34",
    "1/q2/2bkb/6r/pp3pppp/6P4/2bpp6/3PP2P3/2P1RB3R1/1P2B1Q1P2/r5KN1P1 b - 1 17",
    "b/q1k/n1b2/r5r/1pppppppp/3b7/1p3P5/4P1P4/3PQBKPNn1/2P2B2P2/1PRN1B2RP1 w - 4 5",
    "1/3/2b2/7/1r7/1n1R1B1np2/1pp4pkp1/2R4P3/1Pp3K4/8P2/9P1 w - 6 40",
    "1/3/1k3/3r3/2p1p1prp/2pn2p4/1p2PPPP3/2P6PR/RPb2B5/6B4/6K4 w - 1 35",
    "1/3/5/7/3k1np2/2p1p6/1p1p3r1p1/2P2R5/P5KB3/11/11 w d6 0 63",
    "1/1b1/2bkn/3r3/1pb1p1p2/2n1p1p4/1p1pPPP1p1r/4NR1N1p1/1PPPBB1PPP1/4K6/2R5B2 w - 0 26",
    "1/1k1/5/4R2/1pb1B1p2/4p6/1p1pP3r2/7Ppp1/1PPPBB2bP1/4K6/11 w - 1 37",
    "1/q1k/5/2b4/p2p5/1bb1prBnp2/5Ppp1p1/2p1NNP4/3P1R1P3/2P1B3P2/1P3KQ2P1 b - 1 29",
    "1/qbk/5/7/p2p5/1bb1pr1npp1/2p2PppB2/4NNP4/3P3P3/2P1B3P2/1PR2KQ2P1 b - 3 26",
    // A rook, three minor pieces, a queen against a rook: the king must be driven to the edge.
    "1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1",
    "1/3/5/7/4k4/11/11/11/2N1K2N3/5B5/11 w - 0 1",
    "1/3/5/7/3rk4/11/11/11/Q4K5/11/11 w - 0 1",
    // Pawn endings, where stalemate is near.
    "1/1k1/5/2PK3/9/11/11/11/11/11/11 w - 0 1",
    "1/3/5/1p2k2/2p6/11/3P1P5/5K5/11/11/11 b - 0 1",
];

/// The nodes and time of searches.
struct Cost {
    nodes: u64,
    time: Duration,
}

/// Searches all positions with one thread and an empty hash each, and prints the nodes of each, the total and the
/// speed. The default depth is [`DEPTH`].
///
/// # Errors
/// If the output cannot be written.
pub fn run(depth: Option<u32>, output: &mut impl Write) -> io::Result<()> {
    let depth = depth.unwrap_or(DEPTH);
    let mut total = Cost { nodes: 0, time: Duration::ZERO };
    for (i, fen) in POSITIONS.iter().enumerate() {
        let cost = search(fen, depth);
        writeln!(output, "{:>2}/{} {:>9} {fen}", i + 1, POSITIONS.len(), cost.nodes)?;
        total.nodes += cost.nodes;
        total.time += cost.time;
    }
    let speed = total.nodes as f64 / total.time.as_secs_f64().max(1e-9);
    writeln!(output, "\nDepth: {depth}\nTime: {} ms", total.time.as_millis())?;
    writeln!(output, "Nodes searched: {}\nNodes/second: {speed:.0}", total.nodes)
}

/// The total nodes of all positions at a depth.
pub fn signature(depth: u32) -> u64 {
    POSITIONS.iter().map(|fen| search(fen, depth).nodes).sum()
}

fn search(fen: &str, depth: u32) -> Cost {
    let position = Position::from_fen(Variant::Glinski, fen).expect("the tests read every position");
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut engine = Engine::new(|| {});
    let started = Instant::now();
    engine.go(SearchRequest::new(position, limits));
    let mut nodes = 0;
    while let Some(Event::Info { info, .. }) = engine.wait() {
        nodes = info.nodes;
    }
    Cost { nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_are_legal_and_different() {
        let keys: std::collections::BTreeSet<u64> = POSITIONS
            .iter()
            .map(|fen| {
                let position =
                    Position::from_fen(Variant::Glinski, fen).unwrap_or_else(|e| panic!("{fen}: {e}"));
                assert_eq!(position.to_fen(), *fen);
                assert!(position.has_legal_move(), "{fen}");
                position.key()
            })
            .collect();
        assert_eq!(keys.len(), POSITIONS.len());
    }

    /// The same in debug and release builds on every machine. When a change of the search or the evaluation changes
    /// it, the new number goes here, and that of the whole bench into the commit message.
    #[test]
    fn the_signature_at_a_small_depth() {
        assert_eq!(signature(5), 74_599);
    }

    #[test]
    fn two_runs_agree() {
        assert_eq!(signature(4), signature(4));
    }

    #[test]
    fn the_report_ends_with_the_signature_and_the_speed() {
        let mut report = Vec::new();
        run(Some(2), &mut report).unwrap();
        let report = String::from_utf8(report).unwrap();
        let lines: Vec<&str> = report.lines().collect();
        assert_eq!(lines[lines.len() - 2], format!("Nodes searched: {}", signature(2)));
        assert!(lines[lines.len() - 1].starts_with("Nodes/second: "));
    }
}
