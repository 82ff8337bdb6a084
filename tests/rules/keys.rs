//! Keys of positions: those that may be stored in files are the same for ever, and all tell positions apart.

use std::collections::HashSet;

use heksy::game::{Position, Variant};

/// Lines `game|position|key`, the key in hexadecimal digits.
const TABLE: &str = include_str!("keys.txt");

#[test]
fn keys_match_the_stored_table() {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let rows: Vec<[&str; 3]> = lines
        .map(|line| {
            let fields: Vec<&str> = line.split('|').collect();
            fields.try_into().unwrap_or_else(|fields| panic!("three fields: {fields:?}"))
        })
        .collect();
    assert!(rows.len() >= 20);
    let mut wrong = Vec::new();
    for [game, text, key] in rows {
        let position = Position::from_fen(game.parse().unwrap(), text).unwrap();
        let found = format!("{:016x}", position.key());
        if found != key {
            wrong.push(format!("{game}|{text}|{found}"));
        }
    }
    assert!(wrong.is_empty(), "these keys have changed, which breaks stored ones:\n{}", wrong.join("\n"));
}

fn key(variant: Variant, text: &str) -> u64 {
    Position::from_fen(variant, text).unwrap().key()
}

#[test]
fn games_with_the_same_board_have_keys_of_their_own() {
    let fen = "1/2k/5/7/9/11/11/11/11/3R7/5K5 w - 0 1";
    assert_ne!(key(Variant::Glinski, fen), key(Variant::McCooey, fen));
}

#[test]
fn counters_make_no_difference() {
    for variant in Variant::ALL {
        let start = Position::start(variant).to_fen();
        let later = match variant {
            Variant::Checkers => format!("{start}:H7:F30"),
            _ => start.replace(" 0 1", " 7 30"),
        };
        assert_ne!(start, later);
        assert_eq!(key(variant, &start), key(variant, &later), "{later}");
    }
}

#[test]
fn en_passant_counts_only_where_it_is_legal() {
    let passed = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1";
    let nobody_near = "1/2k/5/7/4P4/11/1p9/11/11/11/6K4 b f6 0 1";
    for (fen, counts) in [(passed, true), (nobody_near, false)] {
        let without = fen.replace("f6", "-");
        assert_eq!(key(Variant::Glinski, fen) != key(Variant::Glinski, &without), counts, "{fen}");
    }
}

/// In random games: the key that moves lead to is that of the position as text, and differs after every move.
#[test]
fn keys_do_not_depend_on_the_moves_that_led_there() {
    let mut random = fastrand::Rng::with_seed(16);
    for game in 0..40 {
        let variant = Variant::ALL[game % Variant::ALL.len()];
        let mut position = Position::start(variant);
        for _ in 0..80 {
            assert_eq!(key(variant, &position.to_fen()), position.key(), "{}", position.to_fen());
            let before = position.key();
            let Some(mv) = random.choice(position.legal_moves()) else { break };
            position.play_unchecked(mv);
            assert_ne!(before, position.key());
        }
    }
}

#[test]
fn positions_can_be_kept_in_sets() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut position = Position::start(Variant::Glinski);
    let mut met = HashSet::new();
    for played in 0..60 {
        assert_eq!(met.len(), played);
        met.insert(position);
        assert!(met.contains(&Position::from_fen(Variant::Glinski, &position.to_fen()).unwrap()));
        let mv = random.choice(position.legal_moves()).expect("the game is not over so soon");
        position.play_unchecked(mv);
    }
}

/// Every castling right has a number of its own.
#[test]
fn castling_rights_count() {
    let rights = ["-", "Q", "B", "q", "b", "QB", "Qq", "qb", "QBqb"];
    let keys = rights.map(|rights| {
        key(Variant::Shafran, &format!("k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w {rights} - 0 1"))
    });
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key), "{}", rights[i]);
    }
}
