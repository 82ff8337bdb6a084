//! The engines, and which search each of them is at.

use super::batch::Batch;
use super::command::SearchCommand;
use super::engine::{SearchEngine, configure};
use super::purpose::{EngineSlot, Purpose, SearchTicket};
use super::resources::{Allocation, Resources};
use crate::engine::{Event, SearchId, SearchRequest, Strength};

/// Makes an engine.
pub type MakeEngine = Box<dyn FnMut() -> Box<dyn SearchEngine>>;

/// Owns the engines. Each is made when it is first needed and kept, with its table, for the next search.
pub struct SearchService {
    make: MakeEngine,
    resources: Resources,
    slots: Vec<Slot>,
    batch: Option<Batch>,
    /// Batches whose engines have been told to stop: they go when they have, so that nobody waits for them.
    given_up: Vec<Batch>,
}

struct Slot {
    name: EngineSlot,
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
    /// The events of other searches come too late.
    id: SearchId,
    /// Kept where the search has no end of its own, so that it can go on with another number of threads.
    endless: Option<Box<SearchRequest>>,
}

impl SearchService {
    /// A service without engines yet.
    pub fn new(resources: Resources, make: MakeEngine) -> SearchService {
        SearchService { make, resources, slots: Vec::new(), batch: None, given_up: Vec::new() }
    }

    /// Does what the program asks.
    pub fn run(&mut self, command: SearchCommand) {
        match command {
            SearchCommand::Go { purpose, ticket, request } => self.go(purpose, ticket, request),
            SearchCommand::GoAll { purpose, hash_mb, searches } => {
                let before = self.batch.replace(Batch::new(purpose, hash_mb, searches));
                self.give_up(before);
                self.go_on_with_batch();
                self.share_out_again(None);
            }
            SearchCommand::Stop(purpose) => self.stop(purpose),
            SearchCommand::NewGame => self.new_game(),
            SearchCommand::Use(resources) => self.resources = resources,
        }
    }

    /// The events that have come since the last call, with the tickets of their searches.
    pub fn events(&mut self) -> Vec<(SearchTicket, Event)> {
        let mut news = Vec::new();
        let mut has_ended = false;
        for slot in &mut self.slots {
            for event in slot.engine.events() {
                let Some(running) = slot.running.as_ref().filter(|running| running.id == event.id()) else {
                    continue;
                };
                let ticket = running.ticket;
                if !matches!(event, Event::Info { .. }) {
                    slot.running = None;
                    has_ended = true;
                }
                news.push((ticket, event));
            }
        }
        self.given_up.retain_mut(|batch| {
            batch.events();
            !batch.is_done()
        });
        if let Some(batch) = &mut self.batch {
            news.extend(batch.events());
            has_ended |= self.go_on_with_batch();
        }
        if has_ended {
            self.share_out_again(None);
        }
        news
    }

    /// Begins what is due of the batch; whether it has come to its end.
    fn go_on_with_batch(&mut self) -> bool {
        let active = self.active();
        let Some(batch) = &mut self.batch else { return false };
        let share = self.resources.allocate(batch.purpose(), &active);
        batch.fill(share.threads, &mut self.make);
        let is_done = batch.is_done();
        if is_done {
            self.batch = None;
        }
        is_done
    }

    fn go(&mut self, purpose: Purpose, ticket: SearchTicket, request: Box<SearchRequest>) {
        let name = purpose.engine();
        let endless = request.limits.infinite.then(|| request.clone());
        // The search this one replaces needs no threads any more.
        self.slot(name).running = None;
        let mut active = self.active();
        active.push(purpose);
        let allocation = match request.strength {
            Strength::Full => self.resources.allocate(purpose, &active),
            // The levels have a small table of their own, so that they play the same everywhere.
            Strength::Elo(_) => Allocation::SMALLEST,
        };
        let slot = self.slot(name);
        slot.has_searched = true;
        configure(slot.engine.as_ref(), slot.allocation.replace(allocation), allocation);
        let id = slot.engine.go(*request);
        slot.running = Some(Running { purpose, ticket, id, endless });
        self.share_out_again(Some(name));
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
        for slot in self.slots.iter_mut().filter(|slot| Some(slot.name) != except) {
            let Some(running) = &mut slot.running else { continue };
            let Some(request) = &running.endless else { continue };
            let allocation = self.resources.allocate(running.purpose, &active);
            if slot.allocation != Some(allocation) {
                configure(slot.engine.as_ref(), slot.allocation.replace(allocation), allocation);
                running.id = slot.engine.go(request.as_ref().clone());
            }
        }
    }

    fn active(&self) -> Vec<Purpose> {
        let running = self.slots.iter().filter_map(|slot| slot.running.as_ref());
        running.map(|running| running.purpose).chain(self.batch.as_ref().map(Batch::purpose)).collect()
    }

    fn slot(&mut self, name: EngineSlot) -> &mut Slot {
        let index = self.slots.iter().position(|slot| slot.name == name).unwrap_or_else(|| {
            self.slots.push(Slot {
                name,
                engine: (self.make)(),
                allocation: None,
                has_searched: false,
                running: None,
            });
            self.slots.len() - 1
        });
        &mut self.slots[index]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::engine::{Level, Limits};
    use crate::game::{Position, Variant};

    /// What was asked of the engines, in order, each under the number of its engine.
    type Log = Arc<Mutex<Vec<(usize, String)>>>;

    /// An engine that writes down what it is asked, and answers when it is stopped.
    struct Scripted {
        number: usize,
        log: Log,
        latest: u64,
        events: Arc<Mutex<Vec<Event>>>,
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
            let event = Event::BestMove { id: SearchId(self.latest), best: None, ponder: None };
            self.events.lock().unwrap().push(event);
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

        fn events(&self) -> Vec<Event> {
            std::mem::take(&mut self.events.lock().unwrap())
        }
    }

    fn service() -> (SearchService, Log) {
        let log = Log::default();
        let (notes, mut number) = (Arc::clone(&log), 0);
        let make = move || -> Box<dyn SearchEngine> {
            number += 1;
            Box::new(Scripted { number, log: Arc::clone(&notes), latest: 0, events: Arc::default() })
        };
        (SearchService::new(Resources { threads: 4, hash_mb: 64 }, Box::new(make)), log)
    }

    fn go(purpose: Purpose, ticket: u64, infinite: bool) -> SearchCommand {
        let limits = Limits { infinite, ..Limits::default() };
        let request = Box::new(SearchRequest::new(Position::start(Variant::Glinski), limits));
        SearchCommand::Go { purpose, ticket: SearchTicket(ticket), request }
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
        service.events().iter().map(|(ticket, _)| ticket.0).collect()
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
        SearchCommand::GoAll { purpose: Purpose::Report, hash_mb: 16, searches }
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
