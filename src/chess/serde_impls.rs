//! Positions, moves as text and names as data of `serde` (feature `serde`).
//!
//! A position is its game and its FEN; it is judged when it is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{CastlingName, CastlingRights, CellName, Fen, Position, San, Setup, UciMove, Variant};
use crate::text_serde::text_serde;

text_serde! {
    Variant: "the name of a game",
    CellName: "the name of a cell",
    CastlingRights: "castling rights",
    CastlingName: "a castling move",
    Fen: "a position as FEN",
    San: "a move in algebraic notation",
    UciMove: "a move in coordinates",
}

#[derive(Serialize, Deserialize)]
struct Text {
    variant: Variant,
    fen: String,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Text { variant: self.variant(), fen: self.to_fen() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let Text { variant, fen } = Text::deserialize(deserializer)?;
        Position::from_fen(variant, &fen).map_err(D::Error::custom)
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Text { variant: self.variant, fen: Fen::from(self.clone()).to_string() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setup, D::Error> {
        let Text { variant, fen } = Text::deserialize(deserializer)?;
        Fen::parse(variant, &fen).map(|fen| fen.setup().clone()).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Move, Piece};

    #[track_caller]
    fn comes_back<T: Serialize + for<'de> Deserialize<'de> + PartialEq + std::fmt::Debug>(
        value: &T,
        json: &str,
    ) {
        assert_eq!(serde_json::to_string(value).unwrap(), json);
        assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
    }

    #[test]
    fn values_come_back() {
        let fen = "1/2k/5/7/4P1p2/4p1p4/11/11/11/11/1P4K4 b f6 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let json = format!(r#"{{"variant":"Glinski","fen":"{fen}"}}"#);
        comes_back(&position, &json);
        comes_back(&Setup::from(position), &json);
        comes_back(&Fen::from(position), &format!("\"{fen}\""));
        comes_back(&position.castling_rights(), "\"-\"");
        let moves = position.legal_moves();
        let mv: Move = *moves.iter().find(|mv| position.is_capture(**mv)).unwrap();
        comes_back(&mv, r#"{"from":"e6","to":"f6","kind":"en-passant"}"#);
        comes_back(&San::from_move(&position, mv), "\"exf6\"");
        comes_back(&mv.to_uci(Variant::Glinski), "\"e6f6\"");
        let piece: Option<Piece> = position.piece_at(mv.from);
        comes_back(&piece, r#"{"color":"black","role":"pawn"}"#);
    }

    #[test]
    fn an_illegal_position_is_refused_but_its_setup_is_read() {
        let json = r#"{"variant":"Glinski","fen":"1/3/5/7/9/11/11/11/11/11/5K5 w - 0 1"}"#;
        let error = serde_json::from_str::<Position>(json).unwrap_err().to_string();
        assert!(error.starts_with("Black has no king"), "{error}");
        assert!(serde_json::from_str::<Setup>(json).is_ok());
    }
}
