use crate::chess::{MoveClass, Position, Variant};

/// Positions of seeded random games, from the start until a game is over or long.
fn random_positions(variant: Variant, games: u64, mut visit: impl FnMut(&Position)) {
    for seed in 0..games {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Position::start(variant);
        visit(&position);
        for _ in 0..200 {
            let moves = position.legal_moves();
            let Some(&mv) = random.choice(moves.iter()) else { break };
            position.play_unchecked(mv);
            visit(&position);
        }
    }
}

#[test]
fn what_is_kept_up_to_date_is_right() {
    for variant in Variant::ALL {
        random_positions(variant, 20, |position| {
            assert_eq!(position.board_key, position.compute_board_key());
            let fresh = Position::from_fen(variant, &position.to_fen()).unwrap();
            assert_eq!(*position, fresh);
            assert_eq!(position.key(), fresh.key());
        });
    }
}

#[test]
fn counts_subsets_and_single_moves_agree_with_the_list() {
    for variant in Variant::ALL {
        random_positions(variant, 8, |position| {
            let moves = position.legal_moves();
            assert_eq!(position.count_legal_moves() as usize, moves.len());
            assert_eq!(position.has_legal_move(), !moves.is_empty());
            for &mv in &moves {
                assert!(position.is_legal(mv));
                assert_eq!(position.find_move(mv.from, mv.to, mv.promotion()), Some(mv));
                let after = position.play(mv).unwrap();
                assert_eq!(position.gives_check(mv), after.in_check());
                assert_eq!(position.is_capture(mv), after.occupied().len() < position.occupied().len());
            }
            let mut captures = position.legal_captures().to_vec();
            let wanted = |mv| position.is_capture(mv) || mv.promotion().is_some();
            let mut expected: Vec<_> = moves.iter().copied().filter(|&mv| wanted(mv)).collect();
            captures.sort_unstable();
            expected.sort_unstable();
            assert_eq!(captures, expected);
            let mut quiets = moves.clone();
            position.list_into(MoveClass::Quiets, &mut quiets);
            let mut quiets = quiets.to_vec();
            quiets.sort_unstable();
            let mut expected: Vec<_> = moves.iter().copied().filter(|&mv| !wanted(mv)).collect();
            expected.sort_unstable();
            assert_eq!(quiets, expected);
        });
    }
}

#[test]
fn illegal_moves_are_refused() {
    use crate::chess::{Move, MoveKind, Role};
    use crate::hex::Cell;
    let start = Position::start(Variant::Glinski);
    assert!(start.play(Move::normal(Cell::F5, Cell::F7)).is_err());
    let kinds =
        [MoveKind::DoublePush, MoveKind::EnPassant, MoveKind::Promotion(Role::Queen), MoveKind::Castle];
    for kind in kinds {
        let error = start.play(Move { from: Cell::F5, to: Cell::F6, kind }).unwrap_err();
        assert_eq!(error.to_string(), "the pawn on f5 can move to f6, but not in this way");
    }
    // Even without the check nothing panics.
    for from in Cell::ALL {
        for kind in kinds {
            let mut position = start;
            position.play_unchecked(Move { from, to: Cell::F6, kind });
        }
    }
}

#[test]
fn en_passant_counts_in_the_key_only_when_it_is_legal() {
    let key = |fen: &str| Position::from_fen(Variant::Glinski, fen).unwrap().key();
    let board = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b";
    assert_ne!(key(&format!("{board} f6 0 1")), key(&format!("{board} - 0 1")));
    let pinned = "1/2k/5/7/9/11/KPp1r6/11/11/11/9P1 w";
    assert_eq!(key(&format!("{pinned} c6 0 1")), key(&format!("{pinned} - 0 1")));
    assert_ne!(key(&format!("{board} - 0 1")), key(&format!("{} - 0 1", board.replace(" b", " w"))));
}
