//! The file of settings.

use crate::app::settings::{Understood, from_json};

/// Whatever the file holds, there are settings, and they are read as they are written.
pub fn settings(bytes: &[u8]) {
    let (settings, _) = from_json(bytes);
    let json = serde_json::to_vec(&settings).expect("settings can be written");
    let (again, understood) = from_json(&json);
    assert_eq!(understood, Understood::Whole, "{}", String::from_utf8_lossy(&json));
    assert_eq!(serde_json::to_vec(&again).ok(), Some(json));
}
