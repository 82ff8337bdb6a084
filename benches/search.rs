//! The speed of the search: nodes per second from the start positions, and over the positions of `heksy bench`.

use std::io;
use std::time::Duration;

use heksy::chess::{Position, Variant};
use heksy::cli::bench;
use heksy::engine::{Engine, Event, Info, Limits, SearchRequest};

/// The search time, long enough for a stable speed.
const MOVETIME: Duration = Duration::from_secs(5);

fn main() -> io::Result<()> {
    for variant in Variant::ALL {
        if let Some(info) = last_info(Position::start(variant)) {
            println!("{variant} start: depth {}, {} nodes, {} nodes/s", info.depth, info.nodes, info.nps);
        }
    }
    println!();
    bench::run(None, &mut io::stdout())
}

/// The last info of a search.
fn last_info(position: Position) -> Option<Info> {
    let mut engine = Engine::new(|| {});
    engine.go(SearchRequest::new(position, Limits { movetime: Some(MOVETIME), ..Limits::default() }));
    let mut last = None;
    while let Some(Event::Info { info, .. }) = engine.wait() {
        last = Some(info);
    }
    last
}
