//! How long a move waits until the journal's writer acknowledges that no end of the program can take it away any more:
//! from the command to the news, on the disk that holds the build. A move a tick, as fast as two engines would play,
//! so that lines are written while others are forced to the disk. The goal is 20 ms on an idle disk.
//!
//! And how long the window's thread makes a snapshot: of a game, with a goal of 0.3 ms, and of a study of 1 MB, with one of
//! 5 ms.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use std::{io, thread};

use heksy::app::game::{
    Document, JournalCommand, JournalFolder, JournalId, JournalNews, Snapshot, journal_writer,
};
use heksy::app::model::DiskNews;
use heksy::app::settings::{ClockKind, Setup};
use heksy::disk::Disk;
use heksy::game::{Comment, Game, GameRecord, NodeId, Position, TreeEdit, Variant, pgn};

const GAMES: u64 = 10;
const MOVES: u64 = 100;
const TICK: Duration = Duration::from_millis(20);

fn main() -> io::Result<()> {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let folder = JournalFolder::new(Arc::new(Disk), place.path());
    let (sender, commands) = channel();
    let (tell, told) = channel();
    let writer = thread::spawn(move || {
        journal_writer::run(folder, &commands, |news| drop(tell.send(DiskNews::Journal(news))));
    });
    let acknowledged = |command: JournalCommand| {
        let start = Instant::now();
        let is_sent = sender.send(command).is_ok();
        match told.recv() {
            Ok(DiskNews::Journal(JournalNews::Written(..))) if is_sent => Ok(start.elapsed()),
            other => Err(io::Error::other(format!("{other:?}"))),
        }
    };
    let (mut begun, mut added) = (Vec::new(), Vec::new());
    let states = states();
    for game in 0..GAMES {
        let id = JournalId(game);
        for (number, state) in (1..).zip(&states) {
            thread::sleep(TICK);
            let mut game = Box::new(state.clone());
            game.number = number;
            let delay = acknowledged(JournalCommand::Write { id, game, replaces: None })?;
            if number == 1 { &mut begun } else { &mut added }.push(delay);
        }
        // The next game begins when the disk has done with this one.
        let (done, is_done) = channel();
        let is_sent = sender.send(JournalCommand::Remove(id)).and(sender.send(JournalCommand::Force(done)));
        is_sent.map_err(io::Error::other)?;
        is_done.recv().map_err(io::Error::other)?;
    }
    drop(sender);
    let _ = writer.join();
    report("a new journal", begun);
    report("a move", added);
    snapshots();
    Ok(())
}

/// A game of a hundred moves with a clock, after each move.
fn states() -> Vec<Snapshot> {
    let mut setup = Setup::default();
    setup.clock.kind = ClockKind::Fischer;
    let mut document = Document::ready(setup.clone());
    let mut rng = fastrand::Rng::with_seed(1);
    let mut states = Vec::new();
    while states.len() < MOVES as usize {
        let (mut record, draws) = (document.record().clone(), *document.game().draws());
        let head = document.game().head();
        let Some(mv) = rng.choice(document.game().position().legal_moves()) else { break };
        record.apply(TreeEdit::AddMove { at: head, mv }).expect("a legal move");
        document = Document::new(Game::from_record(record, draws), setup.clone(), document.identity());
        states.push(document.snapshot(false, Duration::ZERO));
    }
    states
}

/// Prints how long snapshots take of a game and of a study of 1 MB.
fn snapshots() {
    let state = states().pop().and_then(Snapshot::restored);
    let Some(heksy::app::game::Restored::Two(game)) = state else { return };
    let take = |work: &dyn Fn() -> Snapshot| -> Vec<Duration> {
        (0..200)
            .map(|_| {
                let start = Instant::now();
                std::hint::black_box(work());
                start.elapsed()
            })
            .collect()
    };
    report("a snapshot of a game", take(&|| game.snapshot(false, Duration::ZERO)));
    let study = Document::opened(long_study(), None);
    let len = pgn::write(study.record()).len();
    report(&format!("a snapshot of a study of {len} bytes"), take(&|| study.snapshot(false, Duration::ZERO)));
}

/// A study with variations and comments of about 1 MB.
fn long_study() -> GameRecord {
    let mut record = GameRecord::new(Position::start(Variant::Glinski));
    let mut rng = fastrand::Rng::with_seed(2);
    let mut nodes = vec![NodeId::ROOT];
    while nodes.len() < 25_000 {
        let at = nodes[rng.usize(..nodes.len())];
        let mut position = record.tree.position(at);
        let moves = position.legal_moves();
        let Some(mv) = rng.choice(moves) else { continue };
        position.play_unchecked(mv);
        let Ok(node) = record.tree.add(at, mv) else { continue };
        if rng.u8(..4) == 0 {
            let comment =
                TreeEdit::comment(node, Comment::After, "White keeps the centre and is to be preferred");
            record.apply(comment).expect("a comment");
        }
        nodes.push(node);
    }
    record
}

/// Prints the median, the slowest in a hundred and the worst.
fn report(name: &str, mut delays: Vec<Duration>) {
    delays.sort();
    let last = delays.len() - 1;
    let [median, hundredth, worst] =
        [last / 2, last * 99 / 100, last].map(|at| delays[at].as_secs_f64() * 1e3);
    println!(
        "{name}: {median:.3} ms, 99 in 100 within {hundredth:.3} ms, the worst of {} {worst:.3} ms",
        last + 1
    );
}
