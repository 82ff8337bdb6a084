use super::*;
use crate::chess::Role;
use crate::hex::Bitboard;

const KINGS: &str = "k/3/5/7/9/11/11/11/11/11/5K5";

#[track_caller]
fn refused(variant: Variant, fen: &str, expected: &str) {
    let error = Position::from_fen(variant, fen).expect_err(fen).to_string();
    assert!(error.contains(expected), "{fen}: {error}");
}

#[test]
fn start_positions_come_back() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        assert_eq!(start.to_fen(), variant.rules().start);
        for (role, &count) in variant.rules().start_counts.iter() {
            for color in Color::ALL {
                assert_eq!(start.pieces(color, role).len(), u32::from(count), "{variant} {role}");
            }
        }
        assert_eq!(start.turn(), Color::White);
        assert!(!start.in_check());
    }
    let start = Position::start(Variant::Glinski);
    assert_eq!((start.king(Color::White), start.king(Color::Black)), (Cell::G1, Cell::G10));
    assert_eq!(start.piece_at(Cell::F11).map(Piece::char), Some('b'));
}

#[test]
fn rows_of_files_in_both_directions() {
    let start = Position::start(Variant::Glinski);
    let up = "6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6 w - 0 1";
    let down = "6/p5P/rp4PR/n1p3P1N/q2p2P2Q/bbb1p1P1BBB/k2p2P2K/n1p3P1N/rp4PR/p5P/6 w - 0 1";
    assert_eq!(Position::from_fen(Variant::Glinski, up), Ok(start));
    assert_eq!(Position::from_fen(Variant::Glinski, down), Ok(start));
    // Both readings are legal; that from below is taken, unless many pawns tell another story.
    let few = Position::from_fen(Variant::Glinski, "6/7/8/9/K9/11/9k/9/8/7/6 w - 0 1").unwrap();
    assert_eq!(few.king(Color::White), Cell::E1);
    let many = "6/7/8/2p3P2/k2p2P2K/11/10/2p3P2/8/7/6 w - 0 1";
    let many = Position::from_fen(Variant::Glinski, many).unwrap();
    assert_eq!(many.king(Color::White), Cell::E1);
}

#[test]
fn missing_and_odd_fields() {
    let read =
        |fields: &str| Position::from_fen(Variant::Glinski, &format!("{KINGS} {fields}")).unwrap().to_fen();
    let full = format!("{KINGS} b - 0 1");
    assert_eq!(read(""), format!("{KINGS} w - 0 1"));
    for fields in ["b", "b -", "b - 0", "b - 0 1", "b - 0 0", "b - - 0 1", " b  -  0  1 "] {
        assert_eq!(read(fields), full, "{fields}");
    }
    assert_eq!(read("w - 99 4294967295"), format!("{KINGS} w - 99 4294967295"));
}

#[test]
fn en_passant() {
    let fen = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1";
    let position = Position::from_fen(Variant::Glinski, fen).unwrap();
    assert_eq!(position.en_passant(), Bitboard::of(Cell::F6));
    assert_eq!(position.double_push().map(|step| (step.from, step.to)), Some((Cell::F5, Cell::F7)));
    assert_eq!(position.to_fen(), fen);

    let triple = "2k2/6/7/8/5p2P/3pP4/3p4/7/6/1K3 b - e3,e4 0 1";
    let position = Position::from_fen(Variant::Shafran, triple).unwrap();
    assert_eq!(position.en_passant().len(), 2);
    assert_eq!(position.to_fen(), triple);
    let refuse = |cells| refused(Variant::Shafran, &triple.replace("e3,e4", cells), "have just passed");
    ["e3", "e4", "e4,e5", "e3,e3", "d3", "e3,e4,e3"].into_iter().for_each(refuse);
}

#[test]
fn mistakes_are_named() {
    let glinski = |fen: &str, expected: &str| refused(Variant::Glinski, fen, expected);
    glinski("", "empty");
    glinski(" \t\n", "empty");
    glinski("k/3/5 w - 0 1", "3 rows");
    glinski(&format!("{KINGS}/1 w - 0 1"), "12 rows");
    glinski("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8 rows");
    glinski("k/3/5/4/9/11/11/11/11/11/5K5 w - 0 1", "rank 8 has 4 cells instead of 7");
    glinski("k/3/5/7/9/11/11/11/11/11/5K6 w - 0 1", "rank 1 has 12 cells");
    glinski("6/7/8/9/K9/11/9k/9/7/7/6 w - 0 1", "file i has 7 cells instead of 8");
    glinski("k/3/5/7/9/11/11/11/11/11/5x5 w - 0 1", "“x” in row 11");
    glinski("k/3/5/7/9/11/11/11/11/0/5K5 w - 0 1", "row 10");
    glinski("k/3/5/7/9/11/11/11/11/99999999999999999999999/5K5 w - 0 1", "row 10");
    glinski(&format!("{KINGS} W - 0 1"), "side to move is “W”");
    glinski(&format!("{KINGS} w j5 0 1"), "en passant field “j5”");
    glinski(&format!("{KINGS} w f6 0 1"), "no pawn of Black can have just passed f6");
    glinski(&format!("{KINGS} w - x 1"), "half-move clock is “x”");
    glinski(&format!("{KINGS} w - -1 1"), "half-move clock is “-1”");
    glinski(&format!("{KINGS} w - 0 99999999999"), "move number is “99999999999”");
    glinski(&format!("{KINGS} w - 0 1 more"), "“more” after the move number");
    glinski("1/3/5/7/9/11/11/11/11/11/5K5 w - 0 1", "Black has no king");
    glinski("k/3/5/7/9/11/11/11/11/11/4KK5 w - 0 1", "White has 2 kings");
    glinski("k/3/5/7/9/PPPPPPPPPPP/11/11/11/11/5K5 w - 0 1", "White has 11 pawns; the maximum is 9");
    glinski("k/3/5/7/9/PPPPPPPP3/QQQ8/11/11/11/5K5 w - 0 1", "2 must have been promoted");
    glinski("k/3/5/7/P8/11/11/11/11/11/5K5 w - 0 1", "White has a pawn on b7");
    glinski("k/3/5/7/9/11/11/11/11/11/4KP5 w - 0 1", "White has a pawn on f1, behind the cells");
    glinski(
        "k/3/5/7/9/11/11/11/11/11/p4K5 w - 0 1",
        "Black has a pawn on a1, where it would have been promoted",
    );
    glinski(
        "k/3/5/7/9/11/5R5/11/11/11/5K5 w - 0 1",
        "Black is in check from the rook on f5, but it is the other side’s turn",
    );
    glinski("k/1K1/5/7/9/11/11/11/11/11/11 w - 0 1", "in check from the king");
}

#[test]
fn mistakes_of_shafrans_game_are_named() {
    let shafran = |fields: &str, expected: &str| {
        refused(
            Variant::Shafran,
            &format!("k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K {fields}"),
            expected,
        );
    };
    shafran("w QBqx - 0 1", "castling field “QBqx”");
    shafran("w QQ - 0 1", "castling field “QQ”");
    shafran("w - f11 0 1", "en passant field “f11”");
    refused(Variant::Shafran, "2k2/6/7/8/9/9/8/7/6/1K3 w Q - 0 1", "“Q” says that White may castle");
    refused(Variant::Shafran, "2k2/6/7/8/9/9/8/7/1K3 w Q - 0 1", "file a has 5 cells instead of 6");
}

#[test]
fn long_rubbish_gives_a_short_message() {
    let text = format!("{KINGS} {}", "\u{7}x".repeat(1_000_000));
    let message = Position::from_fen(Variant::Glinski, &text).unwrap_err().to_string();
    assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
}

#[test]
fn a_fen_without_its_game() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        let fen: Fen = start.to_fen().parse().unwrap();
        assert_eq!(fen, Fen::from(start));
        assert_eq!(fen.to_position(variant), Ok(start));
        assert_eq!(fen.to_string(), start.to_fen());
    }
    let shafran: Fen = Variant::Shafran.rules().start.parse().unwrap();
    let (found, variant) = (Variant::Shafran, Variant::Glinski);
    assert_eq!(shafran.to_position(variant), Err(FenError::OtherBoard { found, variant }));
    assert_ne!(shafran, Variant::Glinski.rules().start.parse().unwrap());
    let squares = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse::<Fen>().unwrap_err();
    assert!(squares.to_string().starts_with("the board has 8 rows"), "{squares}");
}

#[test]
fn a_fen_need_not_be_legal() {
    let text = "KKK1K/6/7/8/9/P8/8/7/6/5 b Qq e5 7 9";
    let fen: Fen = text.parse().unwrap();
    assert_eq!(fen.to_string(), text);
    assert_eq!(fen.setup().occupied().len(), 5);
    let Err(FenError::Setup(problems)) = fen.to_position(Variant::Shafran) else { panic!("it is not legal") };
    assert_eq!(problems.iter().count(), 5, "{problems}");
}

/// Rows of files are read the other way where the likelier reading is not legal, in either game of the board.
#[test]
fn rows_of_files_are_turned_without_their_game() {
    // From below the black pawns would stand on b1 and c1, where they promote.
    for (variant, text, cell) in [
        (Variant::Glinski, "6/p6/8/9/K9/11/9k/9/8/7/6 w - 0 1", Cell::B7),
        (Variant::McCooey, "6/7/p7/9/K9/11/9k/9/8/7/6 w - 0 1", Cell::C8),
    ] {
        let position = text.parse::<Fen>().unwrap().to_position(variant).unwrap();
        assert_eq!(position.piece_at(cell), Some(Role::Pawn.of(Color::Black)), "{variant}");
    }
}
