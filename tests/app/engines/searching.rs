//! Searches on engines in other processes, through the service that the program uses.

use std::time::Duration;

use heksy::app::engines::{
    AddedEngine, EngineChoice, EngineNews, Patience, Purpose, Resources, SearchCommand, SearchService,
    SearchTicket, make_engines,
};
use heksy::engine::{Info, Limits, SearchRequest};
use heksy::game::{Move, Position, Variant};

use super::heksy;

/// Nobody is so slow.
pub const LONG: Duration = Duration::from_mins(1);
pub const PATIENT: Patience =
    Patience { start: LONG, stop: LONG, silence: LONG, lines: u32::MAX, window: LONG };

/// Searches by hand.
pub struct Bench {
    pub service: SearchService,
    last: u64,
}

/// The result of a search.
#[derive(Debug)]
pub struct Found {
    /// The last line of each rank.
    pub lines: Vec<Info>,
    /// Its move, or what went wrong.
    pub end: Result<Option<Move>, String>,
}

impl Bench {
    pub fn new(patience: Patience) -> Bench {
        let resources = Resources { threads: 1, hash_mb: 16 };
        Bench { service: SearchService::new(resources, make_engines(patience, || {}), || {}), last: 0 }
    }

    pub fn go(&mut self, engine: &EngineChoice, purpose: Purpose, request: SearchRequest) {
        self.last += 1;
        let (ticket, engine) = (SearchTicket(self.last), engine.clone());
        self.service.run(SearchCommand::Go { purpose, ticket, engine, request: Box::new(request) });
    }

    /// Waits for the end of the last search; `see` is shown each line.
    pub fn wait(&mut self, mut see: impl FnMut(&mut SearchService, &Info)) -> Found {
        let mut lines: Vec<Info> = Vec::new();
        loop {
            for (ticket, news) in self.service.news() {
                assert_eq!(ticket.0, self.last, "{news:?}");
                let end = match news {
                    EngineNews::Thinking(info) => {
                        see(&mut self.service, &info);
                        let known = lines.iter().position(|line| line.multipv == info.multipv);
                        match known {
                            Some(index) => lines[index] = *info,
                            None => lines.push(*info),
                        }
                        continue;
                    }
                    EngineNews::BestMove(best) => Ok(best),
                    EngineNews::Failed(reason) => Err(reason.to_string()),
                };
                lines.sort_by_key(|line| line.multipv);
                return Found { lines, end };
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

pub fn added(engine: AddedEngine) -> EngineChoice {
    EngineChoice::Added(engine.into())
}

pub fn request(variant: Variant, limits: Limits) -> SearchRequest {
    SearchRequest::new(Position::start(variant), limits)
}

/// All that does not depend on the time.
fn facts(info: &Info) -> String {
    let Info { depth, seldepth, score, nodes, hashfull, pv, multipv, .. } = info;
    format!("{multipv} {depth} {seldepth} {score:?} {nodes} {hashfull} {pv:?}")
}

#[test]
fn the_built_in_engine_finds_the_same_lines_in_another_process() {
    for variant in Variant::ALL {
        let mut position = Position::start(variant);
        let moves: Vec<Move> = (0..3)
            .map(|index| {
                let legal = position.legal_moves();
                let mv = legal[(index * 7 + 3) % legal.len()];
                position.play_unchecked(mv);
                mv
            })
            .collect();
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let request = SearchRequest { moves, lines: 3, reports_progress: true, ..request(variant, limits) };
        let [own, other] = [EngineChoice::BuiltIn, added(heksy("Other", &[]))].map(|engine| {
            let mut bench = Bench::new(PATIENT);
            bench.go(&engine, Purpose::Analysis, request.clone());
            let first = bench.wait(|_, _| {});
            // The table that the first search has left makes the second one another.
            bench.go(&engine, Purpose::Analysis, request.clone());
            [first, bench.wait(|_, _| {})]
        });
        for (own, other) in own.iter().zip(&other) {
            let lines = |found: &super::searching::Found| found.lines.iter().map(facts).collect::<Vec<_>>();
            assert_eq!(lines(own).len(), 3, "{variant}");
            assert_eq!(lines(own), lines(other), "{variant}");
            assert_eq!(own.end, other.end, "{variant}");
            assert!(matches!(own.end, Ok(Some(_))));
        }
    }
}

#[test]
fn an_endless_search_is_stopped_before_the_search_of_another_game() {
    let mut bench = Bench::new(PATIENT);
    let engine = added(heksy("Other", &[]));
    let endless = || request(Variant::Glinski, Limits { infinite: true, ..Limits::default() });
    bench.go(&engine, Purpose::Analysis, endless());
    // A search overtaken before its beginning reports nothing.
    bench.go(&engine, Purpose::Analysis, SearchRequest { lines: 2, ..endless() });
    let mut ranks = 0;
    let found = bench.wait(|service, info| {
        ranks = ranks.max(info.multipv);
        if ranks == 2 {
            service.run(SearchCommand::Stop(Purpose::Analysis));
        }
    });
    assert_eq!(found.end.map(|best| best.is_some()), Ok(true));
    // Another game, whose cells have other names.
    bench.service.run(SearchCommand::NewGame);
    let limits = Limits { depth: Some(3), ..Limits::default() };
    bench.go(&engine, Purpose::Analysis, request(Variant::Shafran, limits));
    let found = bench.wait(|_, _| {});
    let best = found.end.ok().flatten().expect("a move");
    assert!(Position::start(Variant::Shafran).is_legal(best));
    assert_eq!(found.lines[0].depth, 3);
}

#[test]
fn two_engines_play_by_turns_and_keep_their_processes() {
    let mut bench = Bench::new(PATIENT);
    let engines = [added(heksy("One", &[("Level", "2")])), added(heksy("Two", &[]))];
    let mut position = Position::start(Variant::McCooey);
    let mut moves = Vec::new();
    for ply in 0..6 {
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let request = SearchRequest { moves: moves.clone(), ..request(Variant::McCooey, limits) };
        bench.go(&engines[ply % 2], Purpose::Opponent, request);
        let best = bench.wait(|_, _| {}).end.ok().flatten().expect("a move");
        assert!(position.is_legal(best));
        position.play_unchecked(best);
        moves.push(best);
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let mut bench = Bench::new(PATIENT);
    let mated = Position::from_fen(Variant::Glinski, "k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 1").unwrap();
    let limits = Limits { depth: Some(2), ..Limits::default() };
    bench.go(&added(heksy("Other", &[])), Purpose::Analysis, SearchRequest::new(mated, limits));
    assert_eq!(bench.wait(|_, _| {}).end, Ok(None));
}
