//! Endings with tables: the engine mates in the number of moves that it announces, and wins what is won.

use heksy::chess::{Color, Position, Reason, Role, Setup, Variant};
use heksy::engine::endgames::{Ending, MAX_PIECES, known, probe, table, use_folder};
use heksy::engine::{Engine, Event, Limits, Score, SearchRequest};
use heksy::hex::{Bitboard, Cell};

/// The best move of a small search, and its score.
fn best(engine: &mut Engine, position: &Position) -> (heksy::chess::Move, Option<Score>) {
    let limits = Limits { nodes: Some(3_000), ..Limits::default() };
    engine.go(SearchRequest::new(*position, limits));
    let mut score = None;
    loop {
        match engine.wait().expect("every search ends") {
            Event::Info { info, .. } => score = Some(info.score),
            Event::Progress { .. } => {}
            Event::BestMove { best, .. } => {
                return (best.and_then(heksy::game::Move::chess).expect("a move"), score);
            }
            Event::Failed { message, .. } => panic!("{message}"),
        }
    }
}

/// The scores of all reports of a search, by line.
fn scores(engine: &mut Engine, fen: &str, lines: usize) -> Vec<(usize, String, Score)> {
    let position = Position::from_fen(Variant::Glinski, fen).unwrap();
    let limits = Limits { nodes: Some(5_000), ..Limits::default() };
    engine.go(SearchRequest { lines, ..SearchRequest::new(position, limits) });
    let mut scores = Vec::new();
    loop {
        match engine.wait().expect("every search ends") {
            Event::Info { info, .. } => {
                let first =
                    info.pv.first().map_or_else(String::new, |mv| format!("{}{}", mv.from(), mv.to()));
                scores.push((info.multipv, first, info.score));
            }
            Event::Progress { .. } => {}
            Event::BestMove { .. } => return scores,
            Event::Failed { message, .. } => panic!("{message}"),
        }
    }
}

#[test]
fn a_position_that_the_tables_know_as_won_says_so() {
    let mut engine = Engine::new(|| {});
    let won = |score: &Score| match *score {
        Score::Cp(cp) => (19_700..=20_000).contains(&cp),
        Score::Mate(moves) => moves > 0,
    };
    let lost = |score: &Score| match *score {
        Score::Cp(cp) => (-20_000..=-19_700).contains(&cp),
        Score::Mate(moves) => moves <= 0,
    };
    let mut rng = fastrand::Rng::with_seed(15);
    // Endings whose tables have no distances, at several counts of moves without progress.
    let endings = Ending::all(MAX_PIECES)
        .into_iter()
        .filter(|ending| ["KRKN", "KRKB", "KQKR"].contains(&&*ending.to_string()));
    for ending in endings {
        let fen = random_win(Variant::Glinski, ending, &mut rng).expect("a won position").to_fen();
        let rows = fen.split(' ').next().expect("rows");
        for clock in [0, 1, 12] {
            let fen = format!("{rows} w - {clock} 80");
            let position = Position::from_fen(Variant::Glinski, &fen).unwrap();
            let is_won = known(&position, position.rules().material).is_some_and(|probe| probe.quarters == 4);
            assert!(is_won, "{fen}");
            let told = scores(&mut engine, &fen, 1);
            assert!(!told.is_empty() && told.iter().all(|(_, _, score)| won(score)), "{fen}: {told:?}");
        }
        // After a move of White Black has lost, and several lines have a score each.
        let fen = format!("{rows} w - 0 80");
        let position = Position::from_fen(Variant::Glinski, &fen).unwrap();
        let told = scores(&mut engine, &fen, 40);
        for (line, first, score) in &told {
            let mv = position.legal_moves().iter().copied().find(|m| format!("{}{}", m.from, m.to) == *first);
            let after = position.play(mv.expect("a legal move")).unwrap();
            let probe = known(&after, position.rules().material);
            match probe.map(|probe| probe.quarters) {
                Some(0) => assert!(won(score), "{fen} {line}: {first} {score:?}"),
                Some(4) => assert!(lost(score), "{fen} {line}: {first} {score:?}"),
                _ => assert!(!won(score) || probe.is_none(), "{fen} {line}: {first} {score:?}"),
            }
        }
        let loses = |after: &Position| {
            known(after, position.rules().material).is_some_and(|probe| probe.quarters == 0)
        };
        let all = position.legal_moves();
        let after = all.iter().filter_map(|&mv| position.play(mv).ok()).find(loses).expect("a winning move");
        let told = scores(&mut engine, &after.to_fen(), 1);
        assert!(told.iter().all(|(_, _, score)| lost(score)), "{}: {told:?}", after.to_fen());
    }
    // Rook against knight, too late for the longest win: nothing is promised that the search has not proved.
    let late = scores(&mut engine, "1/3/2k2/4n2/9/11/4R6/11/5K5/11/11 w - 90 80", 1);
    assert!(!late.is_empty(), "a search all the same");
    // The score is a mate if the distance to it is known.
    let mate = scores(&mut engine, "1/3/2k2/7/9/11/4R6/11/5K5/11/11 w - 0 80", 1);
    assert!(matches!(mate.last(), Some((1, _, Score::Mate(moves))) if *moves > 0), "{mate:?}");
}

/// A random position of king and `role` against king, with the stronger side White and to move.
fn random(role: Role, variant: Variant, rng: &mut fastrand::Rng) -> Option<Position> {
    let mut cells: Vec<Cell> = Bitboard::ALL.iter().collect();
    rng.shuffle(&mut cells);
    let pieces = [(cells[0], 'K'), (cells[1], role.char().to_ascii_uppercase()), (cells[2], 'k')];
    let row = |rank: u8| {
        let letter = |cell: Cell| pieces.iter().find(|(on, _)| *on == cell).map(|(_, letter)| *letter);
        let mut text = String::new();
        let mut empty = 0;
        for cell in Cell::ALL.into_iter().filter(|cell| cell.rank() == rank) {
            match letter(cell) {
                Some(letter) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    text.push(letter);
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    let rows: Vec<String> = (1..=11).rev().map(row).collect();
    Position::from_fen(variant, &format!("{} w - 0 1", rows.join("/"))).ok()
}

/// A capture and a promotion that mate lead to endings whose tables have no distances.
#[test]
fn a_mate_is_nearer_than_a_win_by_the_tables() {
    let mut engine = Engine::new(|| {});
    for fen in ["1/3/5/2B4/9/11/7K3/7Q3/8p2/11/9k1 w - 15 77", "1/3/5/7/9/11/11/11/4k6/8rp1/6K4 b - 7 92"] {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let (mv, score) = best(&mut engine, &position);
        assert_eq!(score, Some(Score::Mate(1)), "{fen}: {mv}");
    }
}

#[test]
fn won_positions_are_mated_in_the_announced_moves() {
    let mut engine = Engine::new(|| {});
    let mut rng = fastrand::Rng::with_seed(11);
    let mut mated = 0;
    for game in 0..18 {
        let role = [Role::Queen, Role::Rook, Role::Pawn][game % 3];
        let variant = if game % 2 == 0 { Variant::Glinski } else { Variant::McCooey };
        let Some(start) = random(role, variant, &mut rng) else { continue };
        let (_, Some(Score::Mate(moves))) = best(&mut engine, &start) else { continue };
        let draws = start.rules().default_draws();
        let mut position = start;
        let mut plies = 0;
        let outcome = loop {
            if let Some(outcome) = position.terminal(&draws) {
                break outcome;
            }
            let (m, _) = best(&mut engine, &position);
            position = position.play(m).expect("a legal move");
            plies += 1;
        };
        assert_eq!(outcome.reason, Reason::Checkmate, "{start:?}");
        assert_eq!(outcome.points.for_color(Color::White), 4);
        assert_eq!(plies, 2 * moves - 1, "{}", start.to_fen());
        mated += 1;
    }
    assert!(mated >= 9, "only {mated} of the positions were won");
}

/// A random position of an ending that White, to move, wins by the table; `None` if there are hardly any.
fn random_win(variant: Variant, ending: Ending, rng: &mut fastrand::Rng) -> Option<Position> {
    let rules = variant.rules();
    (0..20_000).find_map(|_| {
        let cells: Vec<Cell> = ending.pieces().iter().map(|_| Cell::ALL[rng.usize(..Cell::COUNT)]).collect();
        let pieces = ending.pieces().iter().zip(&cells);
        let setup =
            pieces.fold(Setup::empty(variant), |setup, (&piece, &cell)| setup.with_piece(cell, piece));
        let position = Position::from_setup(&setup).ok()?;
        (position.occupied().len() as usize == ending.len() && !position.in_check()).then_some(())?;
        probe(&position, rules.material).filter(|probe| probe.quarters == 4)?;
        Some(position)
    })
}

/// Plays an ending on, the engine against itself, or against the reply with the longest distance where the tables know it.
fn play_on(engine: &mut Engine, start: Position) -> Option<heksy::sides::Outcome> {
    let rules = start.rules();
    let mut position = start;
    loop {
        let over = position.terminal(&rules.default_draws());
        if over.is_some() {
            return over;
        }
        let hardest = || {
            let distance = |&m: &heksy::chess::Move| {
                let next = position.play(m).ok()?;
                let probe = probe(&next, rules.material)?;
                Some((4 - probe.quarters, if next.halfmove_clock() == 0 { 0 } else { probe.plies? }))
            };
            let moves = position.legal_moves();
            let all: Option<Vec<_>> = moves.iter().map(|m| Some((distance(m)?, *m))).collect();
            all?.into_iter().max_by_key(|&(distance, _)| distance).map(|(_, m)| m)
        };
        let by_table = (position.turn() == Color::Black).then(hardest).flatten();
        let m = by_table.unwrap_or_else(|| best(engine, &position).0);
        position = position.play(m).ok()?;
    }
}

/// The endings for which the engine did not win each position.
fn failures(endings: impl Iterator<Item = (Variant, Ending)>, positions: usize) -> Vec<String> {
    let mut engine = Engine::new(|| {});
    let mut rng = fastrand::Rng::with_seed(14);
    let (mut failures, mut skipped) = (Vec::new(), Vec::new());
    for (variant, ending) in endings {
        for _ in 0..positions {
            let Some(start) = random_win(variant, ending, &mut rng) else {
                skipped.push(ending.to_string());
                break;
            };
            let outcome = play_on(&mut engine, start);
            if outcome.is_none_or(|outcome| outcome.points.for_color(Color::White) < 4) {
                failures.push(format!("{variant} {ending} {}: {outcome:?}", start.to_fen()));
            }
        }
    }
    // White mates at most by accident.
    skipped.retain(|ending| !["KBK", "KNK", "KBKB", "KBKN", "KNKN"].contains(&&**ending));
    assert_eq!(skipped, Vec::<String>::new(), "no won positions were found");
    failures
}

fn with_tables() -> impl Iterator<Item = (Variant, Ending)> {
    let all = Variant::ALL
        .into_iter()
        .flat_map(|variant| Ending::all(MAX_PIECES).into_iter().map(move |ending| (variant, ending)));
    all.filter(|&(variant, ending)| table(variant.rules(), ending).is_some())
}

#[test]
fn won_endings_are_won_within_the_50_move_rule() {
    let hard = [
        (Variant::Glinski, "KQKR"),
        (Variant::McCooey, "KRKB"),
        (Variant::Shafran, "KRKN"),
        (Variant::Shafran, "KNNK"),
    ];
    let endings = with_tables().filter(|(variant, ending)| hard.contains(&(*variant, &*ending.to_string())));
    assert_eq!(failures(endings, 1), Vec::<String>::new());
}

/// Set `HEKSY_ENDGAMES` to a folder that `heksy-lab endgames --folder` has filled for the hardest defence.
#[test]
#[ignore = "takes minutes"]
fn every_ending_with_a_table_is_won() {
    if let Some(folder) = std::env::var_os("HEKSY_ENDGAMES") {
        use_folder(folder.into());
    }
    assert_eq!(failures(with_tables(), 10), Vec::<String>::new());
}
