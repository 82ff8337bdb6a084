//! The speed of opening, listing, reading and writing PGN files, in MB/s and games/s.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use heksy::app::library::{GAMES, Games, OpenedFile, Query};
use heksy::game::PieceLetters;
use heksy::game::pgn::{PgnFile, write};

/// The size of a large file, in bytes.
const FILE_SIZE: usize = 20_000_000;
/// More games than a file of the largest size has.
const LISTED_GAMES: usize = 100_000;

fn main() {
    let games = GAMES.map(|game| game.text).join("\n") + "\n";
    let text = games.repeat(FILE_SIZE / games.len());
    let bytes = text.len();

    let (file, time) = timed(|| PgnFile::from_text(text));
    report("open (index only)", bytes, file.len(), time);
    let ((), time) = timed(|| (0..file.len()).for_each(|index| drop(black_box(file.tags(index)))));
    report("tags of every game", bytes, file.len(), time);
    // Every eleventh game, so that each of the three games occurs.
    let some: Vec<usize> = (0..file.len()).step_by(11).collect();
    let bytes: usize = some.iter().map(|&index| file.game_text(index).len()).sum();
    let (read, time) = timed(|| {
        some.iter().filter_map(|&index| file.read(index, PieceLetters::English)).collect::<Vec<_>>()
    });
    report("read every move", bytes, some.len(), time);
    let (written, time) = timed(|| read.iter().map(|game| write(&game.record).len()).sum::<usize>());
    report("write", written, some.len(), time);
    list(&games);
}

/// The work of the window's threads for a long list of games.
fn list(games: &str) {
    let text = games.repeat(LISTED_GAMES.div_ceil(GAMES.len()));
    let bytes = text.len();
    let (file, time) = timed(|| OpenedFile::from_text(text));
    report("list", bytes, file.games.len(), time);
    let games = Games::from(Arc::new(file));
    let query = Query { words: "mackowiak 1999".to_owned(), ..Query::default() };
    let (shown, time) = timed(|| games.found(&query));
    report("filter the list", bytes, shown.len(), time);
    let ((), time) = timed(|| drop(games));
    report("drop the list", bytes, LISTED_GAMES, time);
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

fn report(what: &str, bytes: usize, games: usize, time: Duration) {
    let seconds = time.as_secs_f64();
    let (megabytes, per_second) = (bytes as f64 / 1e6 / seconds, games as f64 / seconds);
    println!("{what:20} {games:6} games {seconds:7.3} s {megabytes:8.1} MB/s {per_second:10.0} games/s");
}
