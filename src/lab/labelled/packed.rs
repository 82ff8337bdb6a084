//! Labelled positions in 32 bytes each.
//!
//! A record is a row of bits: the score (16), the result (3), the ply (10), the halfmove clock (7), then the position by
//! its game.
//!
//! * Chess: the cells of both kings (7 each); in Shafran's game the castling rights (4); whether a pawn can be captured
//!   en passant (1), and if so the first cell that it passed (7) and whether there are two (1); then each cell of the
//!   board without those of the kings: `0` empty, `10` a pawn, `11` another piece with its role (2), and after a piece
//!   its colour (1).
//! * Checkers: whether the total ban holds (1); then each cell: `0` empty, `10` a man, `11` a king with its marks (2),
//!   and after a piece its colour (1).
//!
//! The ply counts from 0 at the start of move 1, and gives the side to move; beyond 1,023 its parity alone is kept, and
//! of a halfmove clock beyond 127 only that. The start positions take 240, 232, 223 and 194 bits of 256, and captures make
//! room for promotions; what does not fit all the same, a board full of promoted pieces, is refused.

use super::LabelledPosition;
use super::bits::{BitReader, BitWriter, PastTheEnd, Record};
use crate::chess;
use crate::draughts;
use crate::game::{Position, Variant};
use crate::hex::Cell;
use crate::sides::{Color, Points};

/// The bits of a score, a result, a ply, a halfmove clock, and a cell.
const SCORE: usize = 16;
const RESULT: usize = 3;
const PLY: usize = 10;
const CLOCK: usize = 7;
const CELL: usize = 7;

/// The number for no result.
const NO_RESULT: u16 = 7;
/// The pieces other than pawns and kings, by their number in a record.
const ROLES: [chess::Role; 4] =
    [chess::Role::Knight, chess::Role::Bishop, chess::Role::Rook, chess::Role::Queen];

/// Packs a position with its labels.
///
/// # Errors
/// A message if there are too many pieces, or the score does not fit.
pub(in crate::lab) fn pack(labelled: &LabelledPosition) -> Result<Record, String> {
    let score =
        i16::try_from(labelled.score).map_err(|_| format!("the score {} is too large", labelled.score))?;
    let result = labelled.points.map_or(NO_RESULT, |points| points.for_color(Color::White).into());
    let mut bits = BitWriter::default();
    let mut write = || {
        bits.put(score as u16, SCORE)?;
        bits.put(result, RESULT)?;
        match &labelled.position {
            Position::Chess(position) => pack_chess(&mut bits, position),
            Position::Draughts(position) => pack_draughts(&mut bits, position),
        }
    };
    write().map_err(|PastTheEnd| "there are too many pieces to be packed".to_owned())?;
    Ok(bits.finish())
}

/// Unpacks a record of a game.
///
/// # Errors
/// A message if it holds no possible position.
pub(in crate::lab) fn unpack(variant: Variant, record: &Record) -> Result<LabelledPosition, String> {
    let mut bits = BitReader::new(record);
    let cut = |PastTheEnd| "it has more pieces than fit".to_owned();
    let score = bits.take(SCORE).map_err(cut)? as i16;
    let points = match bits.take(RESULT).map_err(cut)? {
        NO_RESULT => None,
        quarters @ 0..=4 => Some(Points::with_quarters(Color::White, quarters as u8)),
        other => return Err(format!("there is no result {other}")),
    };
    let position = if let Some(variant) = variant.chess() {
        let setup = unpack_chess(&mut bits, variant).map_err(cut)?;
        chess::Position::from_setup(&setup).map_err(|error| error.to_string())?.into()
    } else {
        let setup = unpack_draughts(&mut bits).map_err(cut)?;
        draughts::Position::from_setup(&setup).map_err(|errors| errors.first().to_string())?.into()
    };
    Ok(LabelledPosition { position, score: score.into(), points })
}

/// The ply and the halfmove clock.
fn put_counters(bits: &mut BitWriter, turn: Color, clock: u32, number: u32) -> Result<(), PastTheEnd> {
    let parity = u32::from(turn == Color::Black);
    let last = (1 << PLY) - 2 + parity;
    let ply = number.saturating_sub(1).saturating_mul(2).saturating_add(parity).min(last);
    bits.put(ply as u16, PLY)?;
    bits.put(clock.min((1 << CLOCK) - 1) as u16, CLOCK)
}

/// The side to move, the halfmove clock and the number of the move.
fn take_counters(bits: &mut BitReader) -> Result<(Color, u32, u32), PastTheEnd> {
    let ply = u32::from(bits.take(PLY)?);
    let turn = if ply.is_multiple_of(2) { Color::White } else { Color::Black };
    Ok((turn, bits.take(CLOCK)?.into(), ply / 2 + 1))
}

fn put_cell(bits: &mut BitWriter, cell: Cell) -> Result<(), PastTheEnd> {
    bits.put(cell.index() as u16, CELL)
}

/// Numbers beyond the board give a cell, too, and then a position that is refused.
fn take_cell(bits: &mut BitReader) -> Result<Cell, PastTheEnd> {
    bits.take(CELL).map(|index| Cell::ALL[usize::from(index) % Cell::COUNT])
}

fn color_bit(color: Color) -> u16 {
    u16::from(color == Color::Black)
}

fn take_color(bits: &mut BitReader) -> Result<Color, PastTheEnd> {
    bits.flag().map(|is_black| if is_black { Color::Black } else { Color::White })
}

fn pack_chess(bits: &mut BitWriter, position: &chess::Position) -> Result<(), PastTheEnd> {
    let variant = position.variant();
    put_counters(bits, position.turn(), position.halfmove_clock(), position.fullmove_number())?;
    let kings = Color::ALL.map(|color| position.king(color));
    for king in kings {
        put_cell(bits, king)?;
    }
    if variant == chess::Variant::Shafran {
        for right in 0..4 {
            bits.put(position.castling_rights().has(right).into(), 1)?;
        }
    }
    let passed = chess::Setup::from(*position).en_passant;
    bits.put(u16::from(!passed.is_empty()), 1)?;
    if let Some(&first) = passed.first() {
        put_cell(bits, first)?;
        bits.put(u16::from(passed.len() > 1), 1)?;
    }
    for cell in variant.rules().board.iter().filter(|cell| !kings.contains(cell)) {
        match position.piece_at(cell) {
            None => bits.put(0, 1)?,
            Some(piece) => {
                match ROLES.iter().position(|&role| role == piece.role) {
                    None => bits.put(0b01, 2)?,
                    Some(role) => bits.put(0b11 | (role as u16) << 2, 4)?,
                }
                bits.put(color_bit(piece.color), 1)?;
            }
        }
    }
    Ok(())
}

fn unpack_chess(bits: &mut BitReader, variant: chess::Variant) -> Result<chess::Setup, PastTheEnd> {
    let (turn, clock, number) = take_counters(bits)?;
    let mut setup = chess::Setup::empty(variant).with_turn(turn).with_counters(clock, number);
    let kings = [take_cell(bits)?, take_cell(bits)?];
    for (color, king) in Color::ALL.into_iter().zip(kings) {
        setup.board.set_piece(king, Some(chess::Role::King.of(color)));
    }
    if variant == chess::Variant::Shafran {
        for right in 0..4 {
            setup.castling = setup.castling.with(right, bits.flag()?);
        }
    }
    if bits.flag()? {
        let first = take_cell(bits)?;
        setup.en_passant.push(first);
        if bits.flag()? {
            // The pawn is of the side that has just moved; cells of a file follow each other.
            let step = if turn == Color::Black { 1 } else { Cell::COUNT - 1 };
            setup.en_passant.push(Cell::ALL[(first.index() + step) % Cell::COUNT]);
        }
    }
    for cell in variant.rules().board.iter().filter(|cell| !kings.contains(cell)) {
        if bits.flag()? {
            let role = if bits.flag()? { ROLES[usize::from(bits.take(2)?)] } else { chess::Role::Pawn };
            setup.board.set_piece(cell, Some(role.of(take_color(bits)?)));
        }
    }
    Ok(setup)
}

fn pack_draughts(bits: &mut BitWriter, position: &draughts::Position) -> Result<(), PastTheEnd> {
    put_counters(bits, position.turn(), position.halfmove_clock(), position.fullmove_number())?;
    bits.put(position.total_ban().into(), 1)?;
    for cell in draughts::BOARD {
        match position.piece_at(cell) {
            None => bits.put(0, 1)?,
            Some(piece) => {
                if piece.king {
                    let by_capture = u16::from(position.came_by_capture().contains(cell));
                    let just_crowned = u16::from(position.just_crowned() == Some(cell));
                    bits.put(0b11 | by_capture << 2 | just_crowned << 3, 4)?;
                } else {
                    bits.put(0b01, 2)?;
                }
                bits.put(color_bit(piece.color), 1)?;
            }
        }
    }
    Ok(())
}

fn unpack_draughts(bits: &mut BitReader) -> Result<draughts::Setup, PastTheEnd> {
    let (turn, halfmove_clock, fullmove_number) = take_counters(bits)?;
    let mut setup = draughts::Setup::empty();
    (setup.turn, setup.halfmove_clock, setup.fullmove_number) = (turn, halfmove_clock, fullmove_number);
    setup.total_ban = bits.flag()?;
    for cell in draughts::BOARD {
        if bits.flag()? {
            let king = bits.flag()?;
            let marks = if king { bits.take(2)? } else { 0 };
            setup.set_piece(cell, Some(draughts::Piece { color: take_color(bits)?, king }));
            if marks & 1 != 0 {
                setup.by_capture.insert(cell);
            }
            if marks & 2 != 0 {
                setup.just_crowned.insert(cell);
            }
        }
    }
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The positions of random games.
    fn random_positions(variant: Variant, seed: u64, games: usize) -> Vec<Position> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut positions = Vec::new();
        for _ in 0..games {
            let mut position = Position::start(variant);
            for _ in 0..250 {
                positions.push(position);
                let Some(&mv) = rng.choice(position.legal_moves().iter()) else { break };
                position.play_unchecked(mv);
            }
        }
        positions
    }

    #[test]
    fn positions_of_all_games_round_trip() {
        for variant in Variant::ALL {
            let mut rng = fastrand::Rng::with_seed(3);
            let (mut en_passant, mut positions) = (0, 0);
            for position in random_positions(variant, 4, 60) {
                let points = rng.choice(Points::ALL).filter(|_| rng.u8(..3) > 0);
                let labelled = LabelledPosition { position, score: rng.i16(..).into(), points };
                let record = pack(&labelled).unwrap_or_else(|error| panic!("{error}: {}", position.to_fen()));
                assert_eq!(unpack(variant, &record), Ok(labelled), "{}", position.to_fen());
                en_passant +=
                    usize::from(position.chess().is_some_and(|chess| !chess.en_passant().is_empty()));
                positions += 1;
            }
            assert!(positions > 5_000 && (en_passant > 100 || variant == Variant::Checkers), "{variant}");
        }
    }

    #[test]
    fn rare_states_round_trip() {
        for (variant, fen) in [
            // A triple step, and rights to castle to one side each.
            (Variant::Shafran, "kqbnr/bppppp/np5/bp6/rp6P/p3P2PR/6PB/5PN/PPPP1B/RNBQK b Qb e3,e4 0 1"),
            // Kings crowned by the last move, and by a capture.
            (Variant::Checkers, "W:W33,K59c:BK51f,64"),
            (Variant::Glinski, "k/3/5/7/4p1p2/3P4p2/3NQ2P3/4P6/1p7n1/1PP5P2/6K4 w - 99 511"),
        ] {
            let position = Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            let labelled = LabelledPosition { position, score: -1, points: None };
            assert_eq!(unpack(variant, &pack(&labelled).unwrap()), Ok(labelled));
        }
    }

    #[test]
    fn counters_beyond_their_range_keep_the_side_to_move() {
        for (counters, kept) in [("w - 200 3000", "w - 127 512"), ("b - 127 3000", "b - 127 512")] {
            let fen = format!("k/3/5/7/9/11/11/5P5/11/11/K10 {counters}");
            let position = Position::from_fen(Variant::Glinski, &fen).unwrap();
            let record = pack(&LabelledPosition { position, score: 0, points: None }).unwrap();
            let unpacked = unpack(Variant::Glinski, &record).unwrap().position.to_fen();
            assert!(unpacked.ends_with(kept), "{unpacked}");
        }
    }

    #[test]
    fn scores_and_armies_too_large_to_pack_are_refused() {
        let labelled = |fen: &str, score: i32| {
            let position = Position::from_fen(Variant::Glinski, fen).unwrap();
            pack(&LabelledPosition { position, score, points: None })
        };
        assert!(labelled(&Variant::Glinski.start_fen(), 40_000).unwrap_err().contains("40000"));
        // All pawns have been promoted to knights, and nothing was captured.
        use chess::Role::{Bishop, King, Knight, Queen, Rook};
        let army = [&[King, Queen, Rook, Rook, Bishop, Bishop, Bishop][..], &[Knight; 11]].concat();
        let mut rng = fastrand::Rng::with_seed(5);
        let crowded = std::iter::repeat_with(|| {
            let mut cells = Cell::ALL;
            rng.shuffle(&mut cells);
            let mut setup = chess::Setup::empty(chess::Variant::Glinski);
            for (color, cells) in Color::ALL.into_iter().zip(cells.chunks(army.len())) {
                for (&cell, &role) in cells.iter().zip(&army) {
                    setup.board.set_piece(cell, Some(role.of(color)));
                }
            }
            chess::Position::from_setup(&setup).ok()
        });
        let position: Position = crowded.flatten().next().unwrap().into();
        let refused = pack(&LabelledPosition { position, score: 0, points: None });
        assert!(refused.unwrap_err().contains("too many"));
    }

    #[test]
    fn any_bytes_give_a_position_or_an_error() {
        let mut rng = fastrand::Rng::with_seed(9);
        for variant in Variant::ALL {
            for _ in 0..2_000 {
                let mut record = [0; 32];
                rng.fill(&mut record);
                if let Ok(labelled) = unpack(variant, &record) {
                    assert_eq!(labelled.position.variant(), variant);
                }
            }
        }
    }
}
