//! Positions as data of `serde` (feature `serde`).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Position;

#[derive(Serialize, Deserialize)]
struct Text {
    fen: String,
    #[serde(default)]
    total_ban: bool,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Text { fen: self.to_text(), total_ban: self.total_ban() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let Text { fen, total_ban } = Text::deserialize(deserializer)?;
        let position = Position::from_text(&fen).map_err(D::Error::custom)?;
        Ok(position.with_total_ban(total_ban))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_back() {
        let position = Position::from_text("B:WK39c,K57:B29").unwrap().with_total_ban(true);
        let json = serde_json::to_string(&position).unwrap();
        assert_eq!(serde_json::from_str::<Position>(&json).unwrap(), position);
        assert!(serde_json::from_str::<Position>(r#"{"fen":"W:W10:B"}"#).is_err());
    }
}
