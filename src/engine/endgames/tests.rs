//! The tables against the rules: every value follows from those after the legal moves of [`Position`], the rules library that
//! the generator does not use.

mod naive;
mod proof;

use super::*;
use crate::chess::{Color, Move, Setup};
use crate::hex::Cell;

/// The entry of a position, and whether its distance leads to the end of the game. A table of three pieces at most may be
/// missing where the game is drawn by material.
type LookUp<'a> = &'a dyn Fn(&Position) -> Option<(Entry, bool)>;

/// The entry of the tables that are part of the program, or of the user's.
fn probed(position: &Position) -> Option<(Entry, bool)> {
    let placement = Placement::of(position)?;
    let entry = look_up(position.rules(), &placement)?;
    Some((entry, placement.ending.is_against_bare_king()))
}

/// The position of a placement; `None` if it is not legal.
fn position(rules: &Rules, placement: &Placement) -> Option<Position> {
    let mut setup = Setup::empty(rules.variant).with_turn(placement.turn);
    for (piece, cell) in placement.pieces() {
        if setup.board.set_piece(cell, Some(piece)).is_some() {
            return None;
        }
    }
    Position::from_setup(&setup).ok()
}

/// A random legal position of an ending.
fn random(rules: &Rules, ending: Ending, rng: &mut fastrand::Rng) -> Position {
    loop {
        let cells = [0; MAX_PIECES].map(|_| Cell::ALL[rng.usize(..Cell::COUNT)]);
        let turn = if rng.bool() { Color::White } else { Color::Black };
        if let Some(position) = position(rules, &Placement { ending, cells, turn }) {
            return position;
        }
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(mv);
    after
}

/// The result of a position without a move, or drawn by material.
fn terminal(position: &Position) -> Option<u8> {
    let outcome = position.terminal(&position.rules().default_draws())?;
    Some(outcome.points.for_color(position.turn()))
}

/// The result of a position after a move, for the side to move there, and whether the 50-move rule draws it, and its
/// distance.
fn value(position: &Position, look_up: LookUp) -> (u8, bool, Option<usize>) {
    if let Some(quarters) = terminal(position) {
        return (quarters, false, Some(0));
    }
    // A capture en passant is not in the tables.
    let en_passant = position.legal_moves().iter().copied().find(|mv| mv.kind == MoveKind::EnPassant);
    let Some(capture) = en_passant else {
        let (entry, _) = look_up(position).unwrap_or_else(|| panic!("no table of {position:?}"));
        return (entry.quarters, entry.is_late, entry.plies.map(usize::from));
    };
    let (quarters, is_late, _) = value(&after(position, capture), look_up);
    let captured = (4 - quarters, is_late, Some(1));
    if position.count_legal_moves() == 1 {
        return captured;
    }
    let (entry, _) = look_up(position).unwrap_or_else(|| panic!("no table of {position:?}"));
    if entry.quarters > captured.0 {
        (entry.quarters, entry.is_late, entry.plies.map(usize::from))
    } else {
        captured
    }
}

/// Checks an entry against those after the legal moves.
fn check(position: &Position, look_up: LookUp) {
    let Some((entry, is_to_the_end)) = look_up(position) else {
        assert!(terminal(position).is_some(), "{position:?} has no entry");
        return;
    };
    if let Some(quarters) = terminal(position) {
        assert_eq!((entry.quarters, entry.is_late), (quarters, false), "{position:?}");
        assert!(entry.plies.is_none_or(|plies| plies == 0), "{position:?}");
        return;
    }
    let moves: Vec<(u8, Option<usize>)> = position
        .legal_moves()
        .iter()
        .map(|&mv| {
            let next = after(position, mv);
            let (quarters, is_late, plies) = value(&next, look_up);
            let plies = match plies {
                _ if is_to_the_end || next.halfmove_clock() > 0 => plies.map(|plies| plies + 1),
                _ if is_late => Some(FIFTY_MOVES + 1),
                _ => Some(1),
            };
            (4 - quarters, plies)
        })
        .collect();
    let best = moves.iter().map(|&(quarters, _)| quarters).max().expect("there are moves");
    assert_eq!(entry.quarters, best, "{position:?} {moves:?}");
    let Some(plies) = entry.plies.map(usize::from) else { return };
    assert_eq!(entry.is_late, best != 2 && plies > FIFTY_MOVES, "{position:?}");
    let distances: Option<Vec<usize>> =
        moves.iter().filter(|&&(quarters, _)| quarters == best).map(|&(_, plies)| plies).collect();
    let Some(distances) = distances else { return };
    match best {
        2 => assert_eq!(plies, 0, "{position:?}"),
        3 | 4 => assert_eq!(Some(plies), distances.into_iter().min(), "{position:?} {moves:?}"),
        // A move that gives the other side a whole point may hold out longer.
        1 if moves.iter().any(|&(quarters, _)| quarters < 1) => {
            assert!(Some(plies) >= distances.into_iter().max(), "{position:?} {moves:?}");
        }
        _ => assert_eq!(Some(plies), distances.into_iter().max(), "{position:?} {moves:?}"),
    }
}

/// Whether the side to move can force mate within this many plies, by trying all moves.
fn can_mate(position: &Position, plies: usize) -> bool {
    let all = |next: Position| {
        let replies = next.legal_moves();
        if replies.is_empty() {
            return next.in_check();
        }
        plies > 2 && replies.iter().all(|&reply| can_mate(&after(&next, reply), plies - 2))
    };
    plies > 0 && position.legal_moves().iter().any(|&mv| all(after(position, mv)))
}

/// The endings whose tables are part of the program.
fn built_in() -> impl Iterator<Item = (&'static Rules, Ending)> {
    let games = Variant::ALL.into_iter().map(Variant::rules);
    let endings =
        games.flat_map(|rules| Ending::all(MAX_PIECES).into_iter().map(move |ending| (rules, ending)));
    endings.filter(|&(rules, ending)| table(rules, ending).is_some())
}

#[test]
fn there_are_thirty_endings_of_four_pieces() {
    let all = Ending::all(MAX_PIECES);
    let names: Vec<String> = all.iter().map(Ending::to_string).collect();
    assert_eq!(names[..6].join(" "), "KK KQK KRK KBK KNK KPK");
    let four = all.iter().filter(|ending| ending.len() == 4);
    assert_eq!(
        [0, 1, 2].map(|pawns| four.clone().filter(|ending| ending.pawns() == pawns).count()),
        [20, 8, 2]
    );
    let slots: std::collections::BTreeSet<usize> = all.iter().map(Ending::slot).collect();
    assert_eq!((slots.len(), slots.last() < Some(&Ending::SLOTS)), (all.len(), true));
}

#[test]
fn the_archives_are_whole() {
    for variant in Variant::ALL {
        let rules = variant.rules();
        let mut left = archive(variant);
        while !left.is_empty() {
            let (table, rest) = Table::first_of(left, rules, rules.material).unwrap();
            let bytes = left[..left.len() - rest.len()].to_vec();
            assert_eq!(
                Table::from_bytes(bytes, rules, rules.material).map(|table| table.ending),
                Ok(table.ending)
            );
            left = rest;
        }
        let is_there = |ending: &Ending| table(rules, *ending).is_some();
        let is_drawn = |ending: &Ending| ending.is_drawn(rules.material);
        assert!(Ending::all(3).iter().all(|ending| is_there(ending) != is_drawn(ending)), "{variant}");
        let all = Ending::all(MAX_PIECES);
        let hard =
            all.iter().filter(|ending| ["KQKR", "KRKB", "KRKN", "KNNK"].contains(&&*ending.to_string()));
        assert_eq!(hard.filter(|ending| is_there(ending) || is_drawn(ending)).count(), 4, "{variant}");
    }
}

#[test]
fn a_sample_of_every_table_agrees_with_the_rules() {
    let mut rng = fastrand::Rng::with_seed(7);
    for (rules, ending) in built_in() {
        for _ in 0..20 {
            check(&random(rules, ending, &mut rng), &probed);
        }
    }
}

#[test]
fn short_mates_are_those_that_a_search_finds() {
    let mut rng = fastrand::Rng::with_seed(8);
    let mut found = 0;
    for (rules, ending) in built_in().filter(|(_, ending)| ending.is_against_bare_king()) {
        for _ in 0..60 {
            let position = random(rules, ending, &mut rng);
            if terminal(&position).is_some() {
                continue;
            }
            let (entry, _) = probed(&position).expect("the ending has a table");
            let Some(plies) = entry.plies else { continue };
            let is_short = entry.quarters == 4 && plies <= 3;
            assert_eq!(can_mate(&position, 3), is_short, "{position:?} {entry:?}");
            found += usize::from(is_short);
        }
    }
    assert!(found > 5, "{found} short mates");
}

#[test]
fn shafrans_small_tables_are_those_of_the_archive() {
    let rules = Variant::Shafran.rules();
    let mut library = Library::new(rules, rules.material);
    library.solve::<GenerateError>(&Ending::all(3), 2, |_| Ok(())).unwrap();
    let small = Ending::all(3).into_iter().filter(|ending| !ending.is_drawn(rules.material));
    let made: Vec<u8> = small
        .flat_map(|ending| to_bytes(rules, rules.material, library.get(ending).unwrap(), true))
        .collect();
    assert!(archive(Variant::Shafran).starts_with(&made));
    // A run that was stopped goes on with what is read back.
    let mut again = Library::new(rules, rules.material);
    for ending in Ending::all(3) {
        let bytes = to_bytes(rules, rules.material, library.get(ending).unwrap(), true);
        let table = Table::from_bytes(bytes, rules, rules.material).unwrap();
        let solved = table.solved(&again).unwrap_or_else(|| panic!("{ending}"));
        assert_eq!(solved.statistics(), table.statistics, "{ending}");
        again.add(solved);
    }
}

#[test]
fn files_that_cannot_be_used_are_refused_by_name() {
    let rules = Variant::Shafran.rules();
    let rest = Table::first_of(archive(Variant::Shafran), rules, rules.material).unwrap().1;
    let good = archive(Variant::Shafran)[..archive(Variant::Shafran).len() - rest.len()].to_vec();
    let read =
        |bytes: &[u8]| Table::from_bytes(bytes.to_vec(), rules, rules.material).map(|table| table.ending);
    let changed = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        read(&bytes)
    };
    assert_eq!(read(&good).map(|ending| ending.to_string()), Ok("KQK".to_owned()));
    assert_eq!(read(b"HEKSYNET and so on"), Err(TableError::NotATable));
    assert_eq!(read(b""), Err(TableError::NotATable));
    assert_eq!(changed(8, 9), Err(TableError::Version(9)));
    for cut in [8, 17, 18, 40, good.len() - 1] {
        assert_eq!(read(&good[..cut]), Err(TableError::Cut { found: cut }), "{cut}");
    }
    assert_eq!(read(&[&good[..], b"xyz"].concat()), Err(TableError::TooLong(3)));
    for at in [14, 20, 60, good.len() / 2, good.len() - 1] {
        assert_eq!(changed(at, !good[at]), Err(TableError::Damaged), "{at}");
    }
    let foreign =
        |rules: &Rules, material| Table::from_bytes(good.clone(), rules, material).map(|table| table.ending);
    let glinski = foreign(Variant::Glinski.rules(), MaterialRule::Federation).unwrap_err().to_string();
    assert!(glinski.contains("shafran") && glinski.contains("glinski"), "{glinski}");
    let material = foreign(rules, MaterialRule::Federation).unwrap_err().to_string();
    assert!(material.contains("the federation's material rule"), "{material}");
}

#[test]
fn wins_must_fit_the_50_move_rule() {
    let probe_at = |clock: u32| {
        let fen = format!("1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - {clock} 80");
        probe(&Position::from_fen(Variant::Glinski, &fen).unwrap(), MaterialRule::Federation)
    };
    let plies = probe_at(0).and_then(|probe| probe.plies).expect("a win");
    assert!(probe_at(100 - plies).is_some() && probe_at(101 - plies).is_none());
    let fen = "1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - 0 1";
    let position = Position::from_fen(Variant::Glinski, fen).unwrap();
    assert_eq!(probe(&position, MaterialRule::BareKings), None, "the tables are for the federation's rule");
    assert_eq!(probe(&Position::start(Variant::Glinski), MaterialRule::Federation), None);
}

#[test]
fn a_result_without_a_distance_is_known_while_there_is_time_for_the_longest() {
    let position = |ending: &str, clock: u32| {
        let (rules, ending) = built_in()
            .find(|(rules, built_in)| rules.variant == Variant::Glinski && built_in.to_string() == ending)
            .expect("a table of the program");
        let mut rng = fastrand::Rng::with_seed(12);
        let won = |position: &Position| {
            let (entry, _) = probed(position).expect("the ending has a table");
            position.turn() == Color::White && entry.quarters == 4 && entry.plies.is_none()
        };
        let found = (0..1_000).map(|_| random(rules, ending, &mut rng)).find(won).expect("a won position");
        let fen = found.to_fen();
        let fields = fen.strip_suffix(" 0 1").expect("the counters at the end");
        Position::from_fen(Variant::Glinski, &format!("{fields} {clock} 80")).unwrap()
    };
    for (ending, longest) in [("KRKN", 81), ("KQKR", 47), ("KRKB", 59)] {
        let known_at = |clock| known(&position(ending, clock), MaterialRule::Federation);
        let wins = |clock| known_at(clock).is_some_and(|probe| probe.quarters == 4 && probe.plies.is_none());
        assert!(wins(0) && wins(1) && wins(100 - longest), "{ending}");
        assert!(known_at(101 - longest).is_none() && known_at(99).is_none(), "{ending}");
        assert_eq!(
            probe(&position(ending, 1), MaterialRule::Federation),
            None,
            "{ending}: of no use in the tree"
        );
    }
}

#[test]
fn exchanged_colours_give_the_same_entry() {
    let mut rng = fastrand::Rng::with_seed(10);
    for (rules, ending) in built_in() {
        let half_turn = &symmetry::Geometry::of(rules).half_turn;
        for _ in 0..20 {
            let position = random(rules, ending, &mut rng);
            let mut exchanged = Setup::empty(rules.variant).with_turn(!position.turn());
            for cell in position.occupied() {
                let piece = position.piece_at(cell).unwrap();
                exchanged = exchanged.with_piece(half_turn[cell.index()], piece.role.of(!piece.color));
            }
            let exchanged = Position::from_setup(&exchanged).unwrap();
            assert_eq!(probed(&position), probed(&exchanged), "{position:?}");
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_position_of_three_pieces_agrees_with_the_rules() {
    for (rules, ending) in built_in().filter(|(_, ending)| ending.len() == 3) {
        for a in rules.board {
            for b in rules.board {
                for c in rules.board {
                    for turn in Color::ALL {
                        let placement = Placement { ending, cells: [a, b, c, Cell::F6], turn };
                        if let Some(position) = position(rules, &placement) {
                            check(&position, &probed);
                        }
                    }
                }
            }
        }
    }
}

/// Set `HEKSY_ENDGAMES` to a folder that `heksy-lab endgames --folder` has filled to check the tables in it, too.
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_positions_of_every_table_agree_with_the_rules() {
    if let Some(folder) = std::env::var_os("HEKSY_ENDGAMES") {
        use_folder(folder.into());
    }
    let mut rng = fastrand::Rng::with_seed(9);
    for (rules, ending) in built_in() {
        for _ in 0..10_000 {
            check(&random(rules, ending, &mut rng), &probed);
        }
    }
}
