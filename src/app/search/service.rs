//! The engines, and which search each of them is at.

use std::sync::Arc;
use std::thread::JoinHandle;

use super::batch::Batch;
use super::command::SearchCommand;
use super::engine::{SearchEngine, configure};
use super::external::ExternalEngine;
use super::news::EngineNews;
use super::purpose::{EngineSlot, Purpose, SearchTicket};
use super::resources::{Allocation, Resources};
use crate::app::engines::EngineChoice;
use crate::app::uci::Patience;
use crate::engine::{Engine, SearchId, SearchRequest, Strength};

/// Makes an engine.
pub type MakeEngine = Box<dyn FnMut(&EngineChoice) -> Box<dyn SearchEngine>>;

/// Our own engine, each on a thread of its own, and other programs, each in a process. `notify` is called from their
/// threads whenever there is news.
pub fn make_engines(patience: Patience, notify: impl Fn() + Send + Sync + Clone + 'static) -> MakeEngine {
    Box::new(move |choice| match choice {
        EngineChoice::BuiltIn => Box::new(Engine::new(notify.clone())),
        EngineChoice::Added(engine) => {
            Box::new(ExternalEngine::new(Arc::clone(engine), patience, notify.clone()))
        }
    })
}

/// Owns the engines. Each is made when it is first needed and kept, with its table, for the next search. Dropping it
/// waits until all their threads and processes have ended.
pub struct SearchService {
    make: MakeEngine,
    resources: Resources,
    slots: Vec<Slot>,
    /// Engines that are ending.
    ending: Vec<JoinHandle<()>>,
    batch: Option<Batch>,
    /// Batches whose engines have been told to stop: they go when they have, so that nobody waits for them.
    given_up: Vec<Batch>,
}

struct Slot {
    name: EngineSlot,
    choice: EngineChoice,
    engine: Box<dyn SearchEngine>,
    /// What the engine was told last.
    allocation: Option<Allocation>,
    /// Whether it has searched since it was last told to forget: clearing a large table takes a while.
    has_searched: bool,
    running: Option<Running>,
}

struct Running {
    purpose: Purpose,
    ticket: SearchTicket,
    /// The news of other searches comes too late.
    id: SearchId,
    /// Kept where the search has no end of its own, so that it can go on with another number of threads.
    endless: Option<Box<SearchRequest>>,
}

impl SearchService {
    /// A service without engines yet.
    pub fn new(resources: Resources, make: MakeEngine) -> SearchService {
        SearchService {
            make,
            resources,
            slots: Vec::new(),
            batch: None,
            given_up: Vec::new(),
            ending: Vec::new(),
        }
    }

    /// Does what the program asks.
    pub fn run(&mut self, command: SearchCommand) {
        match command {
            SearchCommand::Go { purpose, ticket, engine, request } => {
                self.go(&engine, purpose, ticket, request);
            }
            SearchCommand::GoAll { purpose, engine, hash_mb, searches } => {
                let before = self.batch.replace(Batch::new(purpose, engine, hash_mb, searches));
                self.give_up(before);
                self.go_on_with_batch();
                self.share_out_again(None);
            }
            SearchCommand::Stop(purpose) => self.stop(purpose),
            SearchCommand::Release(purpose) => {
                self.end_engines(|slot| {
                    slot.name == purpose.engine() && slot.choice != EngineChoice::BuiltIn
                });
            }
            SearchCommand::NewGame => self.new_game(),
            SearchCommand::Use(resources) => self.resources = resources,
        }
    }

    /// The news that has come since the last call, with the tickets of the searches.
    pub fn news(&mut self) -> Vec<(SearchTicket, EngineNews)> {
        let mut all = Vec::new();
        let mut has_ended = false;
        for slot in &mut self.slots {
            for (id, news) in slot.engine.news() {
                let Some(running) = slot.running.as_ref().filter(|running| running.id == id) else {
                    continue;
                };
                let ticket = running.ticket;
                if news.is_last() {
                    slot.running = None;
                    has_ended = true;
                }
                all.push((ticket, news));
            }
        }
        self.given_up.retain_mut(|batch| {
            batch.news();
            self.ending.extend(batch.take_idle().into_iter().filter_map(SearchEngine::end));
            !batch.is_done()
        });
        if let Some(batch) = &mut self.batch {
            all.extend(batch.news());
            has_ended |= self.go_on_with_batch();
        }
        if has_ended {
            self.share_out_again(None);
        }
        self.ending.retain(|thread| !thread.is_finished());
        all
    }

    /// Begins what is due of the batch; whether it has come to its end.
    fn go_on_with_batch(&mut self) -> bool {
        let active = self.active();
        let Some(batch) = &mut self.batch else { return false };
        let share = self.resources.allocate(batch.purpose(), &active);
        batch.fill(share.threads, &mut self.make);
        self.ending.extend(batch.take_idle().into_iter().filter_map(SearchEngine::end));
        let is_done = batch.is_done();
        if is_done {
            self.batch = None;
        }
        is_done
    }

    fn go(
        &mut self,
        choice: &EngineChoice,
        purpose: Purpose,
        ticket: SearchTicket,
        request: Box<SearchRequest>,
    ) {
        let name = purpose.engine();
        let endless = request.limits.infinite.then(|| request.clone());
        // The search this one replaces needs no threads any more.
        self.leave(name, choice);
        let index = self.slot(name, choice);
        let mut active = self.active();
        active.push(purpose);
        let allocation = match request.strength {
            Strength::Full => self.allocate(purpose, &active),
            // The levels have a small table of their own, so that they play the same everywhere.
            Strength::Elo(_) => Allocation::SMALLEST,
        };
        let slot = &mut self.slots[index];
        slot.has_searched = true;
        configure(slot.engine.as_ref(), slot.allocation.replace(allocation), allocation);
        let id = slot.engine.go(*request);
        slot.running = Some(Running { purpose, ticket, id, endless });
        self.share_out_again(Some(name));
    }

    /// What was searched there is not wanted any more. The engine that searches next stops by itself.
    fn leave(&mut self, name: EngineSlot, next: &EngineChoice) {
        for slot in self.slots.iter_mut().filter(|slot| slot.name == name) {
            if slot.running.take().is_some() && slot.choice != *next {
                slot.engine.stop();
            }
        }
    }

    fn new_game(&mut self) {
        for slot in &mut self.slots {
            if std::mem::take(&mut slot.has_searched) {
                slot.engine.new_game();
            }
        }
    }

    fn stop(&mut self, purpose: Purpose) {
        let batch = self.batch.take_if(|batch| batch.purpose() == purpose);
        if batch.is_some() {
            self.give_up(batch);
            self.share_out_again(None);
        }
        let is_for = |running: &Running| running.purpose == purpose;
        let slot = self.slots.iter().find(|slot| slot.running.as_ref().is_some_and(is_for));
        if let Some(slot) = slot {
            slot.engine.stop();
        }
    }

    fn give_up(&mut self, batch: Option<Batch>) {
        if let Some(mut batch) = batch {
            batch.give_up();
            self.given_up.push(batch);
        }
    }

    /// Lets the endless searches, but for that of the engine `except`, go on with the threads that are theirs now. They
    /// keep their tables, so that little is lost. Searches with an end keep their threads until then.
    fn share_out_again(&mut self, except: Option<EngineSlot>) {
        let active = self.active();
        for index in 0..self.slots.len() {
            let slot = &self.slots[index];
            let Some(running) = slot.running.as_ref().filter(|_| Some(slot.name) != except) else { continue };
            let allocation = self.allocate(running.purpose, &active);
            let slot = &mut self.slots[index];
            let Some(running) = &mut slot.running else { continue };
            let Some(request) = &running.endless else { continue };
            if slot.allocation != Some(allocation) {
                configure(slot.engine.as_ref(), slot.allocation.replace(allocation), allocation);
                running.id = slot.engine.go(request.as_ref().clone());
            }
        }
    }

    /// The share of each engine for this purpose: two that play against each other halve the memory.
    fn allocate(&self, purpose: Purpose, active: &[Purpose]) -> Allocation {
        let count = self.slots.iter().filter(|slot| slot.name == purpose.engine()).count();
        self.resources.allocate(purpose, active).among(count)
    }

    fn active(&self) -> Vec<Purpose> {
        let running = self.slots.iter().filter_map(|slot| slot.running.as_ref());
        running.map(|running| running.purpose).chain(self.batch.as_ref().map(Batch::purpose)).collect()
    }

    /// The place of the engine chosen, the last one. It is made, and others end for it, where it is not there.
    fn slot(&mut self, name: EngineSlot, choice: &EngineChoice) -> usize {
        let is_it = |slot: &Slot| slot.name == name && slot.choice == *choice;
        let slot = if let Some(index) = self.slots.iter().position(is_it) {
            self.slots.remove(index)
        } else {
            self.make_room(name);
            let engine = (self.make)(choice);
            let choice = choice.clone();
            Slot { name, choice, engine, allocation: None, has_searched: false, running: None }
        };
        self.slots.push(slot);
        self.slots.len() - 1
    }

    /// Ends engines until there is room for another one: those whose last search is longest ago.
    fn make_room(&mut self, name: EngineSlot) {
        let places = self.slots.iter().enumerate().filter(|(_, slot)| slot.name == name);
        let places: Vec<usize> = places.map(|(index, _)| index).collect();
        if places.len() >= name.most_engines() {
            let slot = self.slots.remove(places[0]);
            self.ending.extend(slot.engine.end());
        }
    }

    /// Ends these engines, and waits for none of them.
    fn end_engines(&mut self, is_it: impl Fn(&Slot) -> bool) {
        for slot in self.slots.extract_if(.., |slot| is_it(slot)) {
            self.ending.extend(slot.engine.end());
        }
    }
}

impl Drop for SearchService {
    fn drop(&mut self) {
        self.end_engines(|_| true);
        for batch in self.batch.iter_mut().chain(&mut self.given_up) {
            self.ending.extend(batch.take_all().into_iter().filter_map(SearchEngine::end));
        }
        for thread in self.ending.drain(..) {
            // One that panicked has told so; there is nothing left to wait for.
            thread.join().ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::app::engines::AddedEngine;
    use crate::engine::{Level, Limits};
    use crate::game::{Position, Variant};

    /// What was asked of the engines, in order, each under the number of its engine.
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
        (SearchService::new(Resources { threads: 4, hash_mb: 64 }, Box::new(make)), log)
    }

    fn go(purpose: Purpose, ticket: u64, infinite: bool) -> SearchCommand {
        let limits = Limits { infinite, ..Limits::default() };
        let request = Box::new(SearchRequest::new(Position::start(Variant::Glinski), limits));
        SearchCommand::Go { purpose, ticket: SearchTicket(ticket), engine: EngineChoice::BuiltIn, request }
    }

    fn level_moves(ticket: u64) -> SearchCommand {
        let mut command = go(Purpose::Opponent, ticket, false);
        if let SearchCommand::Go { request, .. } = &mut command {
            request.strength = Level::Casual.into();
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
    fn an_endless_search_gives_way_and_takes_its_threads_again() {
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
    fn a_batch_gives_way_and_is_given_up() {
        let (mut service, log) = service();
        service.run(batch(1, 9));
        service.run(go(Purpose::Analysis, 20, true));
        taken(&log);
        // What runs is searched to its end; then it has one thread left.
        for worker in 0..4 {
            service.batch.as_ref().unwrap().stop_one(worker);
        }
        assert_eq!(tickets(&mut service), [1, 2, 3, 4]);
        assert_eq!(taken(&log), ["1 stop", "2 stop", "3 stop", "4 stop", "1 new game", "1 go to an end"]);
        service.run(SearchCommand::Stop(Purpose::Report));
        assert_eq!(taken(&log), ["1 stop", "5 threads 4", "5 go infinite"]);
        assert_eq!(tickets(&mut service), [0; 0], "what it found is not wanted");
        assert!(service.given_up.is_empty());
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
        assert_eq!(
            taken(&log),
            [&first[..], &["1 stop", "2 hash 28", "2 threads 4", "2 go to an end"]].concat()
        );
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
    fn what_may_be_used_changes_with_the_next_search() {
        let (mut service, log) = service();
        service.run(go(Purpose::Analysis, 1, true));
        taken(&log);
        service.run(SearchCommand::Use(Resources { threads: 2, hash_mb: 128 }));
        service.run(SearchCommand::NewGame);
        service.run(SearchCommand::NewGame);
        service.run(go(Purpose::Analysis, 2, true));
        assert_eq!(taken(&log), ["1 new game", "1 hash 96", "1 threads 2", "1 go infinite"]);
    }
}
