//! Endings with tables: the engine mates in the number of moves that it announces, and wins what is won.

use heksy::chess::{Color, Position, Reason, Role, Setup, Variant};
use heksy::engine::endgames::{Ending, MAX_PIECES, probe, table, use_folder};
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

/// The endings with tables.
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

/// Set `HEKSY_ENDGAMES` to a folder that `heksy endgames --folder` has filled for the hardest defence.
#[test]
#[ignore = "takes minutes"]
fn every_ending_with_a_table_is_won() {
    if let Some(folder) = std::env::var_os("HEKSY_ENDGAMES") {
        use_folder(folder.into());
    }
    assert_eq!(failures(with_tables(), 10), Vec::<String>::new());
}
