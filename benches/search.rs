//! The engine's speed: nodes a second from the start position, and over the positions of `heksy bench`.

use std::io;
use std::time::Duration;

use heksy::chess::{Position, Variant};
use heksy::cli::bench;
use heksy::engine::{Engine, Event, Info, Limits, SearchRequest};

/// Long enough for the speed to settle.
const THINKING: Duration = Duration::from_secs(5);

fn main() -> io::Result<()> {
    for variant in Variant::ALL {
        if let Some(info) = last_info(Position::start(variant)) {
            println!("{variant} start: depth {}, {} nodes, {} nodes/s", info.depth, info.nodes, info.nps);
        }
    }
    println!();
    bench::run(None, &mut io::stdout())
}

/// What the engine tells last when it thinks about a position.
fn last_info(position: Position) -> Option<Info> {
    let mut engine = Engine::new(|| {});
    engine.go(SearchRequest::new(position, Limits { movetime: Some(THINKING), ..Limits::default() }));
    let mut last = None;
    while let Some(Event::Info { info, .. }) = engine.wait() {
        last = Some(info);
    }
    last
}
