//! Cells and sets of cells as data of `serde` (feature `serde`).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bitboard, Cell};
use crate::text_serde::text_serde;

text_serde! { Cell: "the name of a cell" }

/// A set is the list of its cells.
impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        Vec::<Cell>::deserialize(deserializer).map(|cells| cells.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_sets_come_back() {
        let set = Bitboard::of(Cell::A1).with(Cell::F11);
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, r#"["a1","f11"]"#);
        assert_eq!(serde_json::from_str::<Bitboard>(&json).unwrap(), set);
        let error = serde_json::from_str::<Cell>("\"j1\"").unwrap_err().to_string();
        assert!(error.starts_with("not a cell"), "{error}");
    }
}
