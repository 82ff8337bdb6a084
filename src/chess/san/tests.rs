use super::*;

#[test]
fn texts_both_ways() {
    for text in [
        "f5", "exf5", "f11=Q", "gxf11=N#", "Nd4", "Nxd4+", "R10f10", "R10xf10", "Ref10", "Qe4f6", "Qe4xf6#",
        "Kf1", "Bf10", "Q-O-O", "Q-O-O-O+", "B-O-O", "B-O-O-O#",
    ] {
        assert_eq!(text.parse::<San>().map(|san| san.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn other_forms_are_refused() {
    for text in [
        "", "+", "N", "f", "5", "xf5", "ef5", "e4f5", "e4xf5", "4xf5", "f11Q", "f11=K", "f11=P", "f11=q",
        "f11=", "f11=QQ", "Nf5=Q", "nf5", "Nf05", "Nf5!", "Nf5++", "Nf5#+", "N-f5", "N0f5", "N999f5", "NNf5",
        "O-O", "0-0", "Q-0-0", "K-O-O", "Pf5", "Zf5", "é5", "f5é", "Né5", "Nfé5", " f5", "f5 ", "N+5f5",
        "♘f5",
    ] {
        assert_eq!(text.parse::<San>(), Err(ParseSanError), "{text}");
    }
}

/// In random games: each move has its own text, which is read as that move.
#[test]
fn every_legal_move_comes_back() {
    let mut random = fastrand::Rng::with_seed(8);
    for game in 0..9 {
        let mut position = Position::start(Variant::ALL[game % 3]);
        for _ in 0..100 {
            let moves = position.legal_moves();
            for &mv in &moves {
                let san = San::from_move(&position, mv);
                assert_eq!(san.to_string().parse(), Ok(san));
                assert_eq!(san.to_move(&position), Ok(mv), "{san} in {position:?}");
            }
            let Some(&mv) = random.choice(moves.iter()) else { break };
            position.play_unchecked(mv);
        }
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let fen = "1/2k/5/7/9/11/11/6N4/2N8/11/5K5 w - 0 1";
    let position = Position::from_fen(Variant::Glinski, fen).unwrap();
    let error = |text: &str| text.parse::<San>().unwrap().to_move(&position).unwrap_err().to_string();
    assert_eq!(error("Nj1"), "“Nj1”: the board has no cell j1");
    assert_eq!(error("Nf12"), "“Nf12”: the board has no cell f12");
    assert_eq!(error("Q-O-O"), "“Q-O-O”: there is no castling in Glinski");
    assert_eq!(error("Bf3"), "“Bf3” is not a legal move");
    assert_eq!(error("Kxf2"), "“Kxf2” is not a legal move");
    let fits_both = "“Ne6” is ambiguous";
    assert!(error("Ne6").starts_with(fits_both) && error("Ne2+").starts_with("“Ne2+” is ambiguous"));
    assert!("Nce6".parse::<San>().unwrap().to_move(&position).is_ok());
}
