//! A library of 20,000 random games of all variants for two: how long listing it takes, how long the search for a position
//! takes the first time and later, and the memory of all that (on Linux).

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use fastrand::Rng;
use heksy::app::library::{ExploreJob, Explorer, Games, OpenJob, OwnLibraryJob, Query};
use heksy::disk::Disk;
use heksy::game::{GameRecord, Position, Variant, pgn};
use heksy::sides::{Color, Outcome, Points, Reason};

const GAMES: usize = 20_000;
const NAMES: usize = 8_000;

fn main() -> io::Result<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let own = folder.path().join("games.pgn");
    timed("write the games", || write_games(&own))?;
    println!("{} MB", fs::metadata(&own)?.len() / 1_000_000);

    let games = timed("list", || list(&own));
    let query = Query { words: "black:player41 1999".to_owned(), ..Query::default() };
    println!("{} found", timed("filter", || games.found(&query)).len());
    timed("drop", || drop(games));
    println!("memory: {}", memory());

    let position = after_two_moves();
    let mut explorer = Explorer::new(Arc::new(Disk), own.clone());
    let mut look_up = |read| explorer.explore(ExploreJob { position, read }).tallies.map(|tally| tally.games);
    timed("search, first time", || look_up(Some(job())));
    println!("{:?} found", timed("search", || look_up(None)));
    println!("memory: {}", memory());
    Ok(())
}

fn job() -> OwnLibraryJob {
    let open = OpenJob::whole("");
    OwnLibraryJob { open, paths: Vec::new(), known: Vec::new() }
}

fn list(own: &Path) -> Games {
    let library = job().carry_out(&Disk, own).expect("the file is read");
    let games = Games::own(library.files);
    assert_eq!(games.len(), GAMES);
    games
}

fn after_two_moves() -> Position {
    let mut position = Position::start(Variant::Glinski);
    for _ in 0..2 {
        position.play_unchecked(position.legal_moves()[0]);
    }
    position
}

fn write_games(path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let mut rng = Rng::with_seed(43);
    for index in 0..GAMES {
        let mut record = GameRecord::new(Position::start(Variant::ALL[index % Variant::ALL.len()]));
        for color in Color::ALL {
            record.set_player(color, &format!("Player{}, Name", rng.usize(0..NAMES)));
        }
        let [year, month, day] = [1970..2027, 1..13, 1..29].map(|range| rng.u32(range));
        record.tags.set("Date", &format!("{year}.{month:02}.{day:02}"));
        record.tags.set("Event", &format!("Tournament {}", rng.usize(0..500)));
        let mut node = heksy::game::NodeId::ROOT;
        let mut position = *record.tree.start();
        for _ in 0..rng.usize(30..130) {
            let moves = position.legal_moves();
            let Some(&mv) = rng.choice(moves.iter()) else { break };
            node = record.tree.add(node, mv).map_err(io::Error::other)?;
            position.play_unchecked(mv);
        }
        let points = Points::ALL[rng.usize(0..Points::ALL.len())];
        record.result = Some(Outcome { points, reason: Reason::Unknown });
        writeln!(file, "{}", pgn::write(&record))?;
    }
    file.flush()
}

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    println!("{what:20} {:7.3} s", start.elapsed().as_secs_f64());
    result
}

/// The memory in use, and the most that was in use.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = |name: &str| status.lines().find(|line| line.starts_with(name)).unwrap_or("?").to_owned();
    format!("{}, {}", line("VmRSS"), line("VmHWM"))
}
