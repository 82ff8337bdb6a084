//! Positions for training.

use super::{LabelledPosition, RECORD_BYTES, ScoredGame, packed};
use crate::game::Variant;

/// A game and a packed position are packed the same again; a line is written the same again.
pub fn positions(bytes: &[u8]) {
    for variant in Variant::ALL {
        if let Ok(game) = ScoredGame::from_bytes(variant, bytes) {
            let again = game.to_bytes(variant).expect("the moves are legal");
            assert_eq!(ScoredGame::from_bytes(variant, &again[4..]), Ok(game));
        }
        for record in bytes.chunks(RECORD_BYTES) {
            let mut whole = [0; RECORD_BYTES];
            whole[..record.len()].copy_from_slice(record);
            match packed::unpack(variant, &whole) {
                Ok(labelled) => {
                    let again = packed::pack(&labelled).expect("what was unpacked has room");
                    assert_eq!(packed::unpack(variant, &again), Ok(labelled));
                }
                Err(error) => assert!(!error.is_empty()),
            }
        }
        for line in String::from_utf8_lossy(bytes).lines() {
            match LabelledPosition::parse(variant, line) {
                Ok(labelled) => {
                    assert_eq!(LabelledPosition::parse(variant, &labelled.to_string()), Ok(labelled));
                }
                Err(error) => assert!(!error.is_empty()),
            }
        }
    }
}
