//! Keys and positions, one to one.

use std::collections::HashMap;

/// The key of every position met, by what makes positions the same, and the other way round.
#[derive(Default)]
pub struct Keys {
    of: HashMap<String, u64>,
    back: HashMap<u64, String>,
    checked: usize,
}

impl Keys {
    /// Stops the test if the same position has had another key, or another position this key.
    pub fn check(&mut self, identity: &str, key: u64) {
        let known = *self.of.entry(identity.to_owned()).or_insert(key);
        assert_eq!(known, key, "two keys for one position: {identity}");
        let same = self.back.entry(key).or_insert_with(|| identity.to_owned());
        assert_eq!(*same, identity, "one key for two positions");
        self.checked += 1;
    }

    /// How many of the positions had been met before.
    pub fn met_again(&self) -> usize {
        self.checked - self.of.len()
    }
}
