//! Accidents of a text between two programs.

use fastrand::Rng;

use super::pick;

/// Pieces that mean something to one reader or another.
const PIECES: [&str; 62] = [
    "(", ")", "{", "}", "[", "]", "\"", "\\", ";", "%", "\n%", "\n[", "\r", "\n", "\n\n", "\t", " ", "$",
    "$999999999999", "$1", "!", "?!", "..", "1.", "12...", "*", "1-0", "1/2-1/2", "3/4-1/4", "e.p.", "--",
    "Z0", "x", "=", "+", "#", "f11=Q", "Q-O-O-O", "B-0-0", "f5", "Bf4", "[%clk 0:00:01]", "[%eval #-3,18]",
    "[%csl Gf6]", "[Event \"x\"]", "[FEN \"k w\"]", "\u{feff}", "ł", "\u{1f600}", "\u{0}",
    "9999999999999999999999", "-", "$999", "!!!", "+-", "0000", "[White \"y\"]\n", "\n[Foo bar]\n",
    "{White resigns.}", "[Variant \"Chess\"]", "Rf9", "(f6)",
];

/// Does one to eight random things to a text.
pub fn happen(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(1..=8) {
        happen_once(&mut chars, rng);
    }
    chars.into_iter().collect()
}

/// Exchanges one to three pairs of letters.
pub fn mix_up(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let letters: Vec<usize> = (0..chars.len()).filter(|&at| chars[at].is_alphabetic()).collect();
    for _ in 0..rng.usize(1..=3) {
        chars.swap(*pick(&letters, rng), *pick(&letters, rng));
    }
    chars.into_iter().collect()
}

fn happen_once(chars: &mut Vec<char>, rng: &mut Rng) {
    let at = rng.usize(..=chars.len());
    let end = (at + rng.usize(..20)).min(chars.len());
    match rng.u8(..8) {
        0 => drop(chars.drain(at..end)),
        1 => drop(chars.splice(at..end, pick(&PIECES, rng).chars())),
        2..=4 => drop(chars.splice(at..at, pick(&PIECES, rng).chars())),
        5 => {
            let copy = chars[at..end].to_vec();
            let there = rng.usize(..=chars.len());
            chars.splice(there..there, copy);
        }
        6 if rng.u8(..8) == 0 => chars.truncate(at),
        _ => chars[at..end].reverse(),
    }
}

/// Up to two hundred bytes of any kind, or of the pieces above.
pub fn rubbish(rng: &mut Rng) -> Vec<u8> {
    let length = rng.usize(..200);
    if rng.bool() {
        return std::iter::repeat_with(|| rng.u8(..)).take(length).collect();
    }
    let mut text = String::new();
    while text.len() < length {
        text.push_str(pick::<&str>(&PIECES, rng));
    }
    text.into_bytes()
}
