use super::{MoveTextError, in_english, read_move, read_typed_move};
use crate::game::testing::position;
use crate::game::{Notation, PieceLetters, Position, Variant, move_text};

#[track_caller]
fn reads(position: &Position, letters: PieceLetters, texts: &[&str], expected: &str) {
    for text in texts {
        let mv = read_move(position, text, letters).map(|mv| position.coordinates(mv));
        assert_eq!(mv.as_deref(), Ok(expected), "{text}");
    }
}

fn message(position: &Position, text: &str) -> String {
    read_move(position, text, PieceLetters::English).unwrap_err().to_string()
}

#[test]
fn every_spelling_of_a_move() {
    use PieceLetters::{English, Esperanto, Hungarian, Polish, Russian, Swedish};
    let position = position("Kg1 kc8 Bf1 nd3 Pe4 nf5 Pf10", 'w');
    let bishop = [
        "Bd3", "Bxd3", "Bf1d3", "Bf1xd3", "Bf1-d3", "B:d3", "Bfd3", "B1xd3", "f1d3", "f1xd3", "Bxd3!?",
        "♗d3", "♝×d3",
    ];
    reads(&position, English, &bishop, "f1d3");
    reads(&position, Polish, &["Gd3", "Gf1xd3", "f1d3"], "f1d3");
    reads(&position, Esperanto, &["Kd3", "Kf1:d3"], "f1d3");
    reads(&position, Swedish, &["Ld3"], "f1d3");
    reads(&position, Hungarian, &["Fd3", "FxHd3", "f1d3xH"], "f1d3");
    reads(&position, Russian, &["Сd3", "Сf1xКd3"], "f1d3");
    reads(&super::tests::position("Kg1 kg10", 'w'), Russian, &["Крg2", "Крg1-g2"], "g1g2");
    reads(&position, English, &["BxNd3", "Bf1xNd3", "Bd3xN", "f1d3xN+", "BxPd3"], "f1d3");
    reads(&position, English, &["exf", "e:f", "Pexf", "exNf5", "exf5xN", "exfep", "exf5bp"], "e4f5");
    reads(&position, English, &["exf5", "ef5", "e4f5", "e4xf5", "Pexf5", "exf5 e.p.", "exf5ep"], "e4f5");
    reads(
        &position,
        English,
        &["f11=Q", "f11Q", "f11q", "f11/Q", "f11(Q)", "f10f11q", "f10-f11=Q+"],
        "f10f11q",
    );
    reads(&position, Polish, &["f11=H", "f11H", "f10f11q"], "f10f11q");
    reads(&position, Hungarian, &["f11=B", "f11B", "f10f11r"], "f10f11r");
    reads(&position, Hungarian, &["f11=F", "f11f", "f10f11b"], "f10f11b");
    reads(&position, Esperanto, &["f11=Ĉ", "f11C", "f11n", "f11=N"], "f10f11n");
    reads(&position, Esperanto, &["f11=K", "f11b"], "f10f11b");
}

#[test]
fn ranks_of_two_digits_are_read_whole() {
    let position = position("Ka1 kk1 Rf10 Rf2", 'w');
    reads(&position, PieceLetters::English, &["R10f6", "Rf10f6", "R10xf6", "f10f6"], "f10f6");
    reads(&position, PieceLetters::English, &["R2f6", "Rf2-f6"], "f2f6");
}

#[test]
fn move_errors_name_the_mistake() {
    let position = position("Ka1 kl6 Rc1 Ri1 nf4 Pf10 Pb1", 'w');
    for text in ["", "x", "Zf1", "f", "Rc1c2c3", "10", "=Q", "♔", "é5", "f5é", "Rż1f1", "exx", "25-26"] {
        assert_eq!(message(&position, text), format!("“{text}” is not a move; write Nd4, exd5 or e4e5"));
    }
    assert_eq!(message(&position, "Rf12"), "“Rf12”: the board has no cell f12");
    assert_eq!(message(&position, "Rj1"), "“Rj1”: the board has no cell j1");
    assert_eq!(message(&position, "Nc9e8"), "“Nc9e8”: the board has no cell c9");
    assert_eq!(message(&position, "bxa"), "“bxa” is not a legal move");
    for text in ["O-O", "0-0-0", "Q-O-O", "B-0-0-0+"] {
        let said = format!("“{text}”: there is no castling in Glinski");
        assert_eq!(message(&position, text), said);
    }
    assert_eq!(message(&position, "Rf4"), "“Rf4” is ambiguous: it could be Rcxf4, Rixf4");
    assert_eq!(message(&position, "f11"), "“f11” is ambiguous: it could be f11=Q+, f11=R+, f11=B, f11=N");
    assert_eq!(message(&position, "Bf3"), "“Bf3” is not a legal move");
    assert_eq!(message(&position, "b4"), "“b4” is illegal: the pawn on b1 does not move to b4");
    assert_eq!(message(&position, "Rcd5"), "“Rcd5” is illegal: the rook on c1 does not move to d5");
    assert_eq!(message(&position, "b1b4"), "“b1b4” is illegal: the pawn on b1 does not move to b4");
    assert_eq!(message(&position, "d4d5"), "“d4d5” is illegal: there is no piece on d4");
    let pinned = super::tests::position("Kf1 kl6 Nf3 rf9", 'w');
    assert_eq!(message(&pinned, "Ng5"), "“Ng5” is illegal: the knight on f3 is pinned by the piece on f9");
}

#[test]
fn castling_is_refused_with_a_reason() {
    let refuses = |fen: &str, text: &str, why: &str| {
        let position = Position::from_fen(Variant::Shafran, fen).unwrap();
        assert_eq!(message(&position, text), format!("“{text}” is illegal: {why}"), "{fen}");
    };
    refuses("k4/6/7/8/9/8R/8/7/6/R3K w B - 0 1", "Q-O-O", "the king or the rook has already moved");
    refuses("k4/6/7/8/9/8R/8/7/4K1/R4 w - - 0 1", "Q-O-O-O", "the king or the rook has already moved");
    refuses("k4/6/7/8/9/8R/8/7/6/R1B1K w QB - 0 1", "Q-O-O", "your own piece is on c1");
    refuses("k4/r5/7/8/9/8R/8/7/6/R3K w QB - 0 1", "Q-O-O", "the king would pass over d1, which is attacked");
    let start = Position::start(Variant::Shafran);
    let which = "“O-O” does not say which rook castles; write Q-O-O, Q-O-O-O, B-O-O or B-O-O-O";
    assert_eq!(message(&start, "O-O"), which);
    assert_eq!(message(&start, "a7"), "“a7”: the board has no cell a7");
    assert_eq!(message(&start, "e6"), "“e6” is illegal: the pawn on e2 does not move to e6");
}

#[test]
fn typed_moves_may_be_careless_but_moves_in_files_may_not() {
    let position = position("Kg1 kg10 Bf1 nd3 Qe1", 'w');
    let english = PieceLetters::English;
    for (typed, meant) in [("bd3", "f1d3"), ("BXD3", "f1d3"), (" F1D3 ", "f1d3"), ("qe2", "e1e2")] {
        assert_eq!(
            position.coordinates(read_typed_move(&position, typed, english).unwrap()),
            meant,
            "{typed}"
        );
        assert!(read_move(&position, typed, english).is_err() || typed == " F1D3 ", "{typed}");
    }
    let error = read_typed_move(&position, "qz2", english).unwrap_err();
    assert_eq!(error, MoveTextError::NoCell { text: "qz2".to_owned(), cell: "z2".to_owned() });
}

/// In every position of some random games, each way to write each move reads back as that move.
#[test]
fn every_written_move_is_read_back() {
    let mut rng = fastrand::Rng::with_seed(5);
    for game in 0..12 {
        let mut position = Position::start(Variant::ALL[game % 4]);
        for ply in 0..60 {
            let moves = position.legal_moves();
            let letters = PieceLetters::ALL[ply % 8];
            for mv in &moves {
                for notation in [Notation::Short, Notation::Long, Notation::Coordinates] {
                    let text = move_text(&position, *mv, notation, letters);
                    let english = position
                        .chess()
                        .map_or(text.as_str().into(), |p| in_english(&text, p.variant(), letters));
                    for (text, letters) in [(text.as_str(), letters), (&english, PieceLetters::English)] {
                        assert_eq!(
                            read_move(&position, text, letters),
                            Ok(*mv),
                            "{text} in {}",
                            position.to_fen()
                        );
                    }
                }
            }
            let Some(mv) = rng.choice(moves.iter()) else { break };
            position.play_unchecked(*mv);
        }
    }
}
