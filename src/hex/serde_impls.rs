//! Cells and sets of cells as data of `serde` (feature `serde`).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Bitboard, Cell};

/// Makes a type the text that its `Display` writes and its `FromStr` reads.
macro_rules! text_serde {
    ($($type:ty: $what:literal),+ $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;

                impl serde::de::Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($what)
                    }

                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    )+};
}

pub(crate) use text_serde;

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
