//! The counts of `tests/perft`, each obtained without the program's own move generator.
//!
//! A file is a list of positions, each followed by its counts, told apart by the first word of a line:
//!
//! ```text
//! id start
//! variant glinski
//! fen b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1
//! perft 1 51
//! ```
//!
//! An `id` begins a new position, the `variant` holds on to the end of the file; `#` begins a comment.

use std::fs;
use std::path::Path;

use heksy::game::Position;

/// Counts above this are left to the test that is not run by default.
const QUICK: u64 = 10_000_000;

/// Compares the counts of a file that are at most `limit` and more than `above`.
fn check_file(name: &str, above: u64, limit: u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft").join(name);
    let text = fs::read_to_string(&path).expect("the file is readable");
    let (mut id, mut variant, mut position, mut checked) = ("", None, None, 0);
    for (number, line) in (1..).zip(text.lines()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => id = rest,
            "variant" => variant = Some(rest.parse().expect("one of the games")),
            "fen" => {
                let variant = variant.expect("the variant comes before the position");
                let read = Position::from_fen(variant, rest);
                position = Some(read.unwrap_or_else(|error| panic!("{name}:{number}: {error}")));
            }
            "perft" => {
                let (depth, count) = rest.split_once(' ').expect("a depth and a count");
                let (depth, count): (u32, u64) =
                    (depth.parse().expect("a depth"), count.parse().expect("a count"));
                if (above..=limit).contains(&count) {
                    let position = position.as_ref().expect("the position comes before its counts");
                    assert_eq!(position.perft(depth), count, "{name}:{number}: {id} at depth {depth}");
                    checked += 1;
                }
            }
            "" | "#" => {}
            _ => panic!("{name}:{number}: what is {word}?"),
        }
    }
    assert!(checked > 0, "{name} holds no count from {above} to {limit}");
}

#[test]
fn glinski() {
    check_file("glinski.perft", 0, QUICK);
}

#[test]
fn mccooey() {
    check_file("mccooey.perft", 0, QUICK);
}

#[test]
fn shafran() {
    check_file("shafran.perft", 0, QUICK);
}

#[test]
fn checkers() {
    check_file("checkers.perft", 0, QUICK);
}

#[test]
#[ignore = "counts 600 million moves: run it with --release"]
fn deep() {
    for name in ["glinski.perft", "mccooey.perft", "shafran.perft"] {
        check_file(name, QUICK, u64::MAX);
    }
}
