//! Tests of the service, with engines that write down what they are asked.

use std::sync::{Arc, Mutex, mpsc};

use super::*;
use crate::app::engines::AddedEngine;
use crate::engine::{Level, Limits};
use crate::game::{Position, Variant};
use crate::{three, three_engine};

/// The commands to the engines, in order, each with the number of its engine.
type Log = Arc<Mutex<Vec<(usize, String)>>>;

/// An engine that writes down what it is asked, and answers when it is stopped.
struct Scripted {
    number: usize,
    log: Log,
    latest: u64,
    news: Arc<Mutex<Vec<(SearchId, EngineNews)>>>,
}

impl Scripted {
    fn note(&self, text: impl Into<String>) {
        self.log.lock().unwrap().push((self.number, text.into()));
    }
}

impl SearchEngine for Scripted {
    fn go(&mut self, request: SearchRequest) -> SearchId {
        self.latest += 1;
        self.note(format!("go {}", if request.limits.infinite { "infinite" } else { "to an end" }));
        SearchId(self.latest)
    }

    fn stop(&self) {
        self.note("stop");
        self.news.lock().unwrap().push((SearchId(self.latest), EngineNews::BestMove(None)));
    }

    fn new_game(&self) {
        self.note("new game");
    }

    fn set_threads(&self, threads: usize) {
        self.note(format!("threads {threads}"));
    }

    fn set_hash_mb(&self, megabytes: usize) {
        self.note(format!("hash {megabytes}"));
    }

    fn news(&self) -> Vec<(SearchId, EngineNews)> {
        std::mem::take(&mut self.news.lock().unwrap())
    }

    fn end(self: Box<Self>) -> Option<JoinHandle<()>> {
        self.note("end");
        None
    }
}

fn service() -> (SearchService, Log) {
    let log = Log::default();
    let (notes, mut number) = (Arc::clone(&log), 0);
    let make = move |_: &EngineChoice| -> Box<dyn SearchEngine> {
        number += 1;
        Box::new(Scripted { number, log: Arc::clone(&notes), latest: 0, news: Arc::default() })
    };
    (SearchService::new(Resources { threads: 4, hash_mb: 64 }, Box::new(make), || {}), log)
}

fn go(purpose: Purpose, ticket: u64, infinite: bool) -> SearchCommand {
    let limits = Limits { infinite, ..Limits::default() };
    let request = Box::new(SearchRequest::new(Position::start(Variant::Glinski), limits));
    SearchCommand::Go { purpose, ticket: SearchTicket(ticket), engine: EngineChoice::BuiltIn, request }
}

fn level_moves(ticket: u64) -> SearchCommand {
    let mut command = go(Purpose::Opponent, ticket, false);
    if let SearchCommand::Go { request, .. } = &mut command {
        request.strength = Level::DEFAULT.into();
    }
    command
}

fn taken(log: &Log) -> Vec<String> {
    log.lock().unwrap().drain(..).map(|(number, text)| format!("{number} {text}")).collect()
}

fn tickets(service: &mut SearchService) -> Vec<u64> {
    service.news().iter().map(|(ticket, _)| ticket.0).collect()
}

#[test]
fn a_game_for_three_is_searched_stopped_and_its_engine_ended() {
    let (tell, told) = mpsc::channel();
    let make = |_: &EngineChoice| -> Box<dyn SearchEngine> { panic!("the engine is our own") };
    let notify = move || tell.send(()).unwrap_or_default();
    let mut service = SearchService::new(Resources::SMALLEST, Box::new(make), notify);
    let game = three::Game::new(three::Position::start());
    for ticket in [3, 4] {
        let (level, limits) = (Level::FULL, three_engine::Limits::default());
        let request = three_engine::SearchRequest { game: game.clone(), level, limits, is_infinite: true };
        let (purpose, ticket) = (Purpose::Hint, SearchTicket(ticket));
        service.run(SearchCommand::GoThree { purpose, ticket, request: Box::new(request) });
    }
    service.run(SearchCommand::Stop(Purpose::Hint));
    let (ticket, best) = loop {
        told.recv().unwrap();
        let ended = service.three_news().into_iter().find(|(_, news)| news.is_last());
        if let Some((ticket, EngineNews::BestMove(best))) = ended {
            break (ticket.0, best);
        }
    };
    assert!(ticket == 4 && best.is_some_and(|mv| game.position().is_legal(mv)), "{ticket} {best:?}");
    service.run(SearchCommand::EndReleased);
    assert!(service.three.is_some(), "the game goes on");
    service.run(SearchCommand::Release(Purpose::Opponent));
    service.run(SearchCommand::EndReleased);
    assert!(service.three.is_none());
}

#[test]
fn the_opponent_and_its_pondering_share_an_engine() {
    let (mut service, log) = service();
    service.run(go(Purpose::Opponent, 1, false));
    service.run(go(Purpose::Ponder, 2, true));
    assert_eq!(taken(&log), ["1 hash 56", "1 threads 4", "1 go to an end", "1 go infinite"]);
    service.run(SearchCommand::Stop(Purpose::Opponent));
    assert_eq!(taken(&log), [""; 0], "that search has been replaced");
    service.run(SearchCommand::Stop(Purpose::Ponder));
    assert_eq!(tickets(&mut service), [2]);
}

#[test]
fn an_endless_search_lends_its_threads_and_takes_them_back() {
    let (mut service, log) = service();
    service.run(go(Purpose::Report, 1, true));
    service.run(go(Purpose::Analysis, 2, true));
    let report = ["1 hash 8", "1 threads 4", "1 go infinite"];
    let analysis = ["2 hash 48", "2 threads 3", "2 go infinite", "1 threads 1", "1 go infinite"];
    assert_eq!(taken(&log), [&report[..], &analysis[..]].concat());
    service.run(SearchCommand::Stop(Purpose::Analysis));
    assert_eq!(tickets(&mut service), [2]);
    assert_eq!(taken(&log), ["2 stop", "1 threads 4", "1 go infinite"]);
    service.run(SearchCommand::Stop(Purpose::Report));
    assert_eq!(tickets(&mut service), [1], "it kept its ticket");
}

#[test]
fn a_search_with_an_end_is_not_begun_again() {
    let (mut service, log) = service();
    service.run(go(Purpose::Report, 1, false));
    taken(&log);
    service.run(go(Purpose::Hint, 2, false));
    assert_eq!(taken(&log), ["2 hash 8", "2 threads 3", "2 go to an end"]);
}

fn batch(first: u64, count: u64) -> SearchCommand {
    let request = || SearchRequest::new(Position::start(Variant::Glinski), Limits::default());
    let searches = (first..first + count).map(|ticket| (SearchTicket(ticket), request())).collect();
    let engine = EngineChoice::BuiltIn;
    SearchCommand::GoAll { purpose: Purpose::Report, engine, hash_mb: 16, searches }
}

#[test]
fn a_batch_runs_as_many_at_a_time_as_there_are_threads() {
    let (mut service, log) = service();
    service.run(batch(1, 6));
    let start = |number: u64| {
        ["hash 16", "threads 1", "new game", "go to an end"].map(|what| format!("{number} {what}"))
    };
    assert_eq!(taken(&log), (1..=4).flat_map(start).collect::<Vec<_>>());
    // An engine that has ended its search takes the next one, and forgets the one before.
    service.batch.as_ref().unwrap().stop_one(1);
    assert_eq!(tickets(&mut service), [2]);
    assert_eq!(taken(&log), ["2 stop", "2 new game", "2 go to an end"]);
}

#[test]
fn a_batch_yields_threads_to_the_analysis_and_can_be_cancelled() {
    let (mut service, log) = service();
    service.run(batch(1, 9));
    service.run(go(Purpose::Analysis, 20, true));
    taken(&log);
    // The running searches end; then one thread is left.
    for worker in 0..4 {
        service.batch.as_ref().unwrap().stop_one(worker);
    }
    assert_eq!(tickets(&mut service), [1, 2, 3, 4]);
    let stops = ["1 stop", "2 stop", "3 stop", "4 stop"];
    let goes_on = ["1 new game", "1 go to an end"];
    let not_needed = ["2 end", "3 end", "4 end"];
    assert_eq!(taken(&log), [&stops[..], &goes_on, &not_needed].concat());
    service.run(SearchCommand::Stop(Purpose::Report));
    assert_eq!(taken(&log), ["1 stop", "5 threads 4", "5 go infinite"]);
    assert_eq!(tickets(&mut service), [0; 0], "what it found is not wanted");
    assert!(service.given_up.is_empty());
    assert_eq!(taken(&log), ["1 end"]);
}

#[test]
fn a_level_takes_no_more_than_it_needs() {
    let (mut service, log) = service();
    service.run(level_moves(1));
    assert_eq!(taken(&log), ["1 hash 8", "1 threads 1", "1 go to an end"]);
    service.run(go(Purpose::Opponent, 2, false));
    assert_eq!(taken(&log), ["1 hash 56", "1 threads 4", "1 go to an end"]);
}

fn go_on(engine: &str, purpose: Purpose, ticket: u64) -> SearchCommand {
    let mut command = go(purpose, ticket, false);
    if let SearchCommand::Go { engine: choice, .. } = &mut command {
        let name = engine.to_owned();
        *choice = EngineChoice::Added(AddedEngine { name, ..AddedEngine::default() }.into());
    }
    command
}

#[test]
fn two_players_keep_their_engines_and_halve_the_memory() {
    let (mut service, log) = service();
    service.run(go_on("A", Purpose::Opponent, 1));
    service.run(go_on("B", Purpose::Opponent, 2));
    let first = ["1 hash 56", "1 threads 4", "1 go to an end"];
    assert_eq!(taken(&log), [&first[..], &["1 stop", "2 hash 28", "2 threads 4", "2 go to an end"]].concat());
    assert_eq!(tickets(&mut service), [0; 0], "the first one was left");
    service.run(go_on("A", Purpose::Opponent, 3));
    assert_eq!(taken(&log), ["2 stop", "1 hash 28", "1 go to an end"]);
    service.run(go_on("C", Purpose::Opponent, 4));
    assert_eq!(
        taken(&log),
        ["1 stop", "2 end", "3 hash 28", "3 threads 4", "3 go to an end"],
        "the one that has not searched for longest goes"
    );
    service.run(SearchCommand::Release(Purpose::Opponent));
    assert_eq!(taken(&log), ["1 end", "3 end"]);
}

#[test]
fn another_engine_takes_the_place_of_the_one_before() {
    let (mut service, log) = service();
    service.run(go(Purpose::Analysis, 1, true));
    service.run(go_on("A", Purpose::Analysis, 2));
    let own = ["1 hash 48", "1 threads 4", "1 go infinite", "1 stop", "1 end"];
    assert_eq!(taken(&log), [&own[..], &["2 hash 48", "2 threads 4", "2 go to an end"]].concat());
    service.run(go(Purpose::Analysis, 3, true));
    taken(&log);
    service.run(SearchCommand::Release(Purpose::Analysis));
    assert_eq!(taken(&log), [""; 0], "ours keeps its table");
    service.run(go(Purpose::Analysis, 4, true));
    taken(&log);
    service.run(SearchCommand::EndReleased);
    assert_eq!(taken(&log), [""; 0], "it is needed again");
    service.run(SearchCommand::Release(Purpose::Analysis));
    service.run(SearchCommand::EndReleased);
    assert_eq!(taken(&log), ["3 end"]);
}

#[test]
fn late_news_of_an_earlier_search_is_dropped() {
    let (mut service, _) = service();
    service.run(go(Purpose::Hint, 1, true));
    service.run(SearchCommand::Stop(Purpose::Hint));
    service.run(go(Purpose::Hint, 2, true));
    assert_eq!(tickets(&mut service), [0; 0], "the answer to ticket 1 came too late");
    service.run(SearchCommand::Stop(Purpose::Hint));
    assert_eq!(tickets(&mut service), [2]);
    assert_eq!(tickets(&mut service), [0; 0]);
}

#[test]
fn new_thread_and_memory_limits_apply_to_the_next_search() {
    let (mut service, log) = service();
    service.run(go(Purpose::Analysis, 1, true));
    taken(&log);
    service.run(SearchCommand::Use(Resources { threads: 2, hash_mb: 128 }));
    service.run(SearchCommand::NewGame);
    service.run(SearchCommand::NewGame);
    service.run(go(Purpose::Analysis, 2, true));
    assert_eq!(taken(&log), ["1 new game", "1 hash 96", "1 threads 2", "1 go infinite"]);
}
