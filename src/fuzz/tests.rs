//! Every property on its seeds, whole and broken; `HEKSY_FUZZ=50` tries fifty times as many.

use std::fs;
use std::path::{Path, PathBuf};

use fastrand::Rng;

use super::{Property, TARGETS};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(name)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.sort();
    paths
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    files(&folder("seeds").join(target)).iter().map(|path| fs::read(path).expect("a seed")).collect()
}

/// Says on what a property broke down.
struct Shown<'a>(&'a str, &'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} does not hold for:\n{}\n{:?}", self.0, self.1.escape_ascii(), self.1);
        }
    }
}

fn check(name: &str, property: Property, bytes: &[u8]) {
    let _shown = Shown(name, bytes);
    property(bytes);
}

/// One to six random things happen to a text; parts of others come into it.
fn broken(seeds: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = rng.choice(seeds).expect("there are seeds").clone();
    for _ in 0..rng.usize(1..=6) {
        let at = rng.usize(..=bytes.len());
        let end = (at + rng.usize(..20)).min(bytes.len());
        match rng.u8(..6) {
            0 => drop(bytes.drain(at..end)),
            1 if at < bytes.len() => bytes[at] ^= 1 << rng.u8(..8),
            2 => bytes.insert(at, *rng.choice(b"(){}[]\"\\;%\n\r\0 $/-0123456789").expect("a byte")),
            3 => {
                let copy = bytes[at..end].to_vec();
                let there = rng.usize(..=bytes.len());
                bytes.splice(there..there, copy).for_each(drop);
            }
            4 => {
                let other = rng.choice(seeds).expect("there are seeds");
                let from = rng.usize(..=other.len());
                let part = &other[from..(from + rng.usize(..40)).min(other.len())];
                bytes.splice(at..end, part.iter().copied()).for_each(drop);
            }
            _ => bytes[at..end].reverse(),
        }
    }
    bytes
}

fn try_all(rounds: u64, is_wanted: impl Fn(&str) -> bool) {
    let times = std::env::var("HEKSY_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    for (name, property) in TARGETS.into_iter().filter(|(name, _)| is_wanted(name)) {
        let seeds = seeds(name);
        assert!(!seeds.is_empty(), "fuzz/seeds/{name} is empty");
        for seed in &seeds {
            check(name, property, seed);
        }
        for seed in 0..rounds * times {
            check(name, property, &broken(&seeds, &mut Rng::with_seed(seed)));
        }
        check(name, property, b"");
    }
}

/// Each conversation starts an engine and ends it.
const SLOW: &str = "uci";

#[test]
fn properties_hold_for_seeds_and_damaged_seeds() {
    try_all(400, |name| name != SLOW);
}

#[test]
fn broken_conversations_with_the_engine_end() {
    try_all(20, |name| name == SLOW);
}

/// Inputs that failed once.
#[test]
fn properties_hold_for_inputs_found_by_fuzzing() {
    for (name, property) in TARGETS {
        let found = folder("found").join(name);
        for path in if found.is_dir() { files(&found) } else { Vec::new() } {
            check(name, property, &fs::read(&path).expect("a file"));
        }
    }
}

#[test]
fn every_property_has_its_program() {
    let programs: Vec<String> = files(&folder("fuzz_targets"))
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    assert_eq!(programs, TARGETS.map(|(name, _)| name));
    let manifest = fs::read_to_string(folder("Cargo.toml")).expect("fuzz/Cargo.toml");
    for name in programs {
        let text = fs::read_to_string(folder("fuzz_targets").join(format!("{name}.rs"))).expect("a program");
        assert!(text.contains(&format!("heksy::fuzz::{name}(bytes)")), "{name}.rs:\n{text}");
        assert!(
            manifest.contains(&format!("name = \"{name}\"\npath = \"fuzz_targets/{name}.rs\"")),
            "{name}"
        );
    }
}
