//! How long a move waits until the journal's writer acknowledges that no end of the program can take it away any more:
//! from the command to the news, on the disk that holds the build. A move a tick, as fast as two engines would play,
//! so that lines are written while others are forced to the disk. The goal is 20 ms on an idle disk.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use std::{io, thread};

use heksy::app::journal::{Entry, Header, JournalCommand, JournalId};
use heksy::app::journal_files::{JournalFolder, JournalNews, writer};
use heksy::app::message::DiskNews;
use heksy::app::setup::Setup;
use heksy::disk::Disk;
use heksy::game::{Position, Variant};

const GAMES: u64 = 10;
const MOVES: usize = 100;
const TICK: Duration = Duration::from_millis(20);

fn main() -> io::Result<()> {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let folder = JournalFolder::new(Arc::new(Disk), place.path());
    let (sender, commands) = channel();
    let (tell, told) = channel();
    let writer = thread::spawn(move || {
        writer::run(folder, &commands, |news| drop(tell.send(DiskNews::Journal(news))));
    });
    let acknowledged = |command: JournalCommand| {
        let start = Instant::now();
        let is_sent = sender.send(command).is_ok();
        match told.recv() {
            Ok(DiskNews::Journal(JournalNews::Written(..))) if is_sent => Ok(start.elapsed()),
            other => Err(io::Error::other(format!("{other:?}"))),
        }
    };
    let header = Header::live(&Setup::default(), &Position::start(Variant::Glinski), &[], &[]);
    let (mut begun, mut added) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let id = JournalId(game);
        begun.push(acknowledged(JournalCommand::Begin(
            id,
            Box::new(Entry::Header(Box::new(header.clone()))),
        ))?);
        for _ in 0..MOVES {
            thread::sleep(TICK);
            let entry = Entry::Move { mv: "f5f6".to_owned(), clocks: None, redone: false };
            added.push(acknowledged(JournalCommand::Add(id, Box::new(entry)))?);
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
    Ok(())
}

/// Prints the median, the slowest in a hundred and the worst.
fn report(name: &str, mut delays: Vec<Duration>) {
    delays.sort();
    let last = delays.len() - 1;
    let [median, hundredth, worst] =
        [last / 2, last * 99 / 100, last].map(|at| delays[at].as_secs_f64() * 1e3);
    println!(
        "{name}: acknowledged after {median:.3} ms, 99 in 100 within {hundredth:.3} ms, the worst of {} {worst:.3} ms",
        last + 1
    );
}
