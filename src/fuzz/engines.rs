//! Fuzz targets for the output of engines, the input of our engine, and networks.

use std::io::Cursor;

use super::{says_something, text};
use crate::app::engines::{EngineOption, Identity, fuzz};
use crate::engine::nnue::{self, Network};

/// Reads the output of an external engine.
pub fn engine_output(bytes: &[u8]) {
    let text = text(bytes);
    let mut identity = Identity::default();
    for line in text.lines() {
        identity.take(line);
        if let Some(option) = EngineOption::parse(line) {
            assert!(!option.name.is_empty());
        }
    }
    assert!(identity.options.len() <= 500);
    identity.variants();
    fuzz::search(&text);
}

/// Runs a whole UCI conversation with our engine. It must end, and `isready` must be answered as often as it is sent.
///
/// Commands that take memory or time as requested are left out, because that is not a fault.
pub fn uci(bytes: &[u8]) {
    const LEFT_OUT: [&str; 4] = ["perft", "hash", "threads", "evalfile"];
    let text = text(bytes).to_lowercase();
    if LEFT_OUT.iter().any(|word| text.contains(word)) {
        return;
    }
    let text = super::text(bytes);
    let input = format!("setoption name Hash value 1\n{text}\nstop\nisready\nquit\n");
    let mut output = Vec::new();
    crate::cli::uci::run(Cursor::new(input.clone()), &mut output).expect("memory can be written to");
    let output = String::from_utf8(output).expect("answers are text");
    let words = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
    let asks = |word: &String| word == "isready";
    // Commands after `quit` are answered until the last search has ended.
    let all = input.split('\n').map(words).filter(asks).count();
    let asked = input.split('\n').map(words).take_while(|word| word != "quit").filter(asks).count();
    let answered = output.lines().filter(|line| *line == "readyok").count();
    assert!((asked..=all).contains(&answered), "{asked} asked, {answered} answered:\n{input}\n{output}");
}

/// The file of a network: a right checksum is put in, and weights of zero where they belong.
pub fn network(bytes: &[u8]) {
    let completed = nnue::fuzz::completed(bytes);
    for bytes in [bytes, &completed] {
        match Network::from_bytes(bytes) {
            Ok(network) => assert!(Network::from_bytes(&network.to_bytes()) == Ok(network)),
            Err(error) => says_something(error),
        }
    }
}
