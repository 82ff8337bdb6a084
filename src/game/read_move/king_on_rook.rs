//! Castling written as the king going onto its rook, as UCI writes it in Chess960: `e1i5`. No other move goes onto a piece
//! of its own side, so that the text is unambiguous.

use super::MoveTextError;
use crate::chess::{Castling, Move, MoveKind, Position, UciMove};
use crate::excerpt::excerpt;
use crate::game::IllegalMove;
use crate::game::move_text::chess_san;

/// The castling of such a text, or why it is illegal; `None` for any other text. Where the rook leaves a
/// choice between a short and a long one, both are named.
pub(super) fn castling(position: &Position, text: &str) -> Option<Result<Move, MoveTextError>> {
    let bare: String = text.to_lowercase().split('-').collect();
    let Ok(UciMove::Normal { from, to, promotion: None }) = bare.parse() else { return None };
    let variant = position.variant();
    let (king, rook) = (variant.cell(from)?, variant.cell(to)?);
    let is_meant =
        |way: &&Castling| way.color == position.turn() && (way.king_from, way.rook_from) == (king, rook);
    let is_there = position.king(position.turn()) == king
        && position.pieces(position.turn(), crate::chess::Role::Rook).contains(rook);
    let ways = || variant.rules().castling.iter().filter(is_meant);
    ways().next().filter(|_| is_there)?;
    let moves = position.legal_moves();
    let castles = |way: &Castling| Move { from: king, to: way.king_to, kind: MoveKind::Castle };
    let legal: Vec<Move> = ways().map(castles).filter(|mv| moves.contains(mv)).collect();
    let text = excerpt(text);
    Some(match legal[..] {
        [mv] => Ok(mv),
        [] => {
            let why = ways().find_map(|way| position.explain_castling(way)).map(IllegalMove::Chess);
            Err(MoveTextError::NoLegalMove { text, why })
        }
        _ => {
            let choices = legal.iter().map(|&mv| chess_san(position, mv)).collect();
            Err(MoveTextError::Ambiguous { text, choices })
        }
    })
}

#[cfg(test)]
mod tests {
    use crate::chess::Variant;
    use crate::game::{self, PieceLetters, read_typed_move};

    fn read(fen: &str, text: &str) -> Result<String, String> {
        let position = game::Position::from_fen(Variant::Shafran.into(), fen).expect("a position");
        let read = read_typed_move(&position, text, PieceLetters::English);
        read.map(|mv| game::san(&position, mv)).map_err(|error| error.to_string())
    }

    /// Both rooks leave a short and a long castling.
    const FREE: &str = "k4/6/7/8/9/8R/8/7/6/R3K w QB - 0 1";
    /// The rook on b7 attacks b1, where the king would go by the long one.
    const SHORT: &str = "k4/6/7/r7/9/8R/8/7/6/R3K w QB - 0 1";
    /// The queen's right is lost.
    const BISHOPS: &str = "k4/6/7/8/9/8R/8/7/6/R3K w B - 0 1";

    #[test]
    fn a_king_on_his_rook_castles_where_there_is_one_way() {
        for text in ["e1a1", "E1-A1", " e1a1 "] {
            assert_eq!(read(SHORT, text).as_deref(), Ok("Q-O-O"), "{text}");
        }
        let two = read(FREE, "e1a1");
        assert_eq!(two, Err("“e1a1” is ambiguous: it could be Q-O-O, Q-O-O-O".to_owned()));
        let two = read(FREE, "e1i5");
        assert_eq!(two, Err("“e1i5” is ambiguous: it could be B-O-O, B-O-O-O".to_owned()));
    }

    #[test]
    fn a_lost_castling_gives_its_reason_and_king_steps_are_read() {
        let lost = "“e1a1” is illegal: the king or the rook has already moved";
        assert_eq!(read(BISHOPS, "e1a1"), Err(lost.to_owned()));
        assert_eq!(read(FREE, "e1c1").as_deref(), Ok("Q-O-O"), "the king's own cells");
        assert_eq!(read(FREE, "e1d1").as_deref(), Ok("Kd1"));
        assert_eq!(read(FREE, "a1b1").as_deref(), Ok("Rb1"));
        let start = game::Position::start(Variant::Glinski.into());
        assert!(read_typed_move(&start, "g1c1", PieceLetters::English).is_err(), "no castling in this game");
    }
}
