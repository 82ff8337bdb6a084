//! Games by their names as data of `serde` (feature `serde`).

use super::Variant;
use crate::hex::serde_impls::text_serde;

text_serde! { Variant: "the name of a game" }
