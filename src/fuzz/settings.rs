//! The file of settings.

use serde_json::Map;

use crate::app::settings::{Settings, from_json};

/// Any bytes give settings, and these survive a round trip.
pub fn settings(bytes: &[u8]) {
    let (settings, _) = from_json(bytes);
    let json = serde_json::to_vec(&settings).expect("settings can be written");
    let (again, trouble) = from_json(&json);
    assert_eq!(trouble, None, "{}", String::from_utf8_lossy(&json));
    let known =
        |settings: &Settings| serde_json::to_vec(&Settings { unknown: Map::new(), ..settings.clone() });
    assert_eq!(known(&again).ok(), known(&settings).ok());
    // Of numbers that mean something to a later version alone the seventeenth digit may change.
    assert!(again.unknown.keys().eq(settings.unknown.keys()));
}
