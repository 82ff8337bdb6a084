//! The engines and their searches.

use std::sync::Arc;
use std::thread::JoinHandle;

use super::batch::Batch;
use super::engine::{EngineNews, SearchCommand, SearchEngine, ThreeNews, configure};
use super::resources::{Purpose, Resources, SearchTicket};
use super::three::ThreeEngine;
use super::{EngineChoice, ExternalEngine, Patience};
use crate::engine::{Engine, SearchId, SearchRequest, Strength};

/// Starts the engine of a choice. Tests put in one of their own.
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

/// Owns the engines. Each engine is created at its first use and kept with its table for later searches, until it is
/// released and [`SearchCommand::EndReleased`] arrives. Dropping the service waits until all threads and processes of
/// the engines have ended.
pub struct SearchService {
    make: MakeEngine,
    resources: Resources,
    slots: Vec<Slot>,
    /// The engine of the three-player game, from its first search on.
    three: Option<ThreeEngine>,
    /// Tells the owner about news of that engine.
    notify: Arc<dyn Fn() + Send + Sync>,
    /// Engines that are ending.
    ending: Vec<JoinHandle<()>>,
    batch: Option<Batch>,
    /// Batches whose engines have received the command to stop: dropped when they have, so that no caller waits for
    /// them.
    given_up: Vec<Batch>,
}

struct Slot {
    /// The purpose of its searches; [`Purpose::Opponent`] for pondering, too.
    name: Purpose,
    choice: EngineChoice,
    engine: Box<dyn SearchEngine>,
    /// The share that was sent to the engine last.
    allocation: Option<Resources>,
    /// Whether it has searched since it was last told to forget: clearing a large table takes a while.
    has_searched: bool,
    /// Whether nothing needs the engine for now.
    is_released: bool,
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
    /// A service without engines yet. `notify` is called when the engine of the three-player game has news.
    pub fn new(
        resources: Resources,
        make: MakeEngine,
        notify: impl Fn() + Send + Sync + 'static,
    ) -> SearchService {
        SearchService {
            make,
            resources,
            slots: Vec::new(),
            three: None,
            notify: Arc::new(notify),
            batch: None,
            given_up: Vec::new(),
            ending: Vec::new(),
        }
    }

    /// Carries out a command.
    pub fn run(&mut self, command: SearchCommand) {
        match command {
            SearchCommand::Go { purpose, ticket, engine, request } => {
                self.go(&engine, purpose, ticket, request);
            }
            SearchCommand::GoThree { purpose, ticket, request } => {
                let make = || ThreeEngine::new(Arc::clone(&self.notify));
                let threads = self.resources.allocate(purpose, &self.active()).threads;
                self.three.get_or_insert_with(make).go(purpose, threads, ticket, *request);
            }
            SearchCommand::GoAll { purpose, engine, hash_mb, searches } => {
                let before = self.batch.replace(Batch::new(purpose, engine, hash_mb, searches));
                self.give_up(before);
                self.continue_batch();
                self.share_out_again(None);
            }
            SearchCommand::Stop(purpose) => self.stop(purpose),
            SearchCommand::Release(purpose) => self.release(purpose.engine()),
            SearchCommand::EndReleased => {
                self.end_engines(|slot| slot.is_released);
                let three = self.three.take_if(|three| three.is_released);
                self.ending.extend(three.and_then(ThreeEngine::end));
            }
            SearchCommand::NewGame => self.new_game(),
            SearchCommand::Use(resources) => self.resources = resources,
        }
    }

    /// Takes the news since the last call, with the tickets of the searches.
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
            has_ended |= self.continue_batch();
        }
        if has_ended {
            self.share_out_again(None);
        }
        self.ending.retain(|thread| !thread.is_finished());
        all
    }

    /// As [`SearchService::news`], in the three-player game.
    pub fn three_news(&mut self) -> Vec<(SearchTicket, ThreeNews)> {
        self.three.iter().flat_map(ThreeEngine::news).collect()
    }

    /// Starts the due searches of the batch. Returns whether the batch has ended.
    fn continue_batch(&mut self) -> bool {
        let active = self.active();
        let Some(batch) = &mut self.batch else { return false };
        let share = self.resources.allocate(batch.purpose, &active);
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
            Strength::Elo(_) | Strength::Greedy => Resources::OF_LEVEL,
        };
        let slot = &mut self.slots[index];
        (slot.has_searched, slot.is_released) = (true, false);
        configure(slot.engine.as_ref(), slot.allocation.replace(allocation), allocation);
        let id = slot.engine.go(*request);
        slot.running = Some(Running { purpose, ticket, id, endless });
        self.share_out_again(Some(name));
    }

    /// Abandons the searches in this slot and stops their engines. The engine that will run the next search is left
    /// alone: it stops its own search.
    fn leave(&mut self, name: Purpose, next: &EngineChoice) {
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
        self.three.iter().for_each(ThreeEngine::new_game);
    }

    fn stop(&mut self, purpose: Purpose) {
        let batch = self.batch.take_if(|batch| batch.purpose == purpose);
        if batch.is_some() {
            self.give_up(batch);
            self.share_out_again(None);
        }
        let is_for = |running: &Running| running.purpose == purpose;
        let slot = self.slots.iter().find(|slot| slot.running.as_ref().is_some_and(is_for));
        if let Some(slot) = slot {
            slot.engine.stop();
        }
        self.three.iter().for_each(|three| three.stop(purpose));
    }

    fn give_up(&mut self, batch: Option<Batch>) {
        if let Some(mut batch) = batch {
            batch.give_up();
            self.given_up.push(batch);
        }
    }

    /// Restarts the infinite searches, except that of the engine `except`, with their new number of threads. They keep
    /// their tables, so that little is lost. Finite searches keep their threads until they end.
    fn share_out_again(&mut self, except: Option<Purpose>) {
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
    fn allocate(&self, purpose: Purpose, active: &[Purpose]) -> Resources {
        let count = self.slots.iter().filter(|slot| slot.name == purpose.engine()).count();
        self.resources.allocate(purpose, active).among(count)
    }

    fn active(&self) -> Vec<Purpose> {
        let running = self.slots.iter().filter_map(|slot| slot.running.as_ref());
        running.map(|running| running.purpose).chain(self.batch.as_ref().map(|batch| batch.purpose)).collect()
    }

    /// Moves the slot of this engine to the end and returns its index. A missing one is made; others end to free
    /// memory.
    fn slot(&mut self, name: Purpose, choice: &EngineChoice) -> usize {
        let is_it = |slot: &Slot| slot.name == name && slot.choice == *choice;
        let slot = if let Some(index) = self.slots.iter().position(is_it) {
            self.slots.remove(index)
        } else {
            self.make_room(name);
            Slot {
                name,
                choice: choice.clone(),
                engine: (self.make)(choice),
                allocation: None,
                has_searched: false,
                is_released: false,
                running: None,
            }
        };
        self.slots.push(slot);
        self.slots.len() - 1
    }

    /// Ends engines until there is room for another one: those whose last search is longest ago.
    fn make_room(&mut self, name: Purpose) {
        let places = self.slots.iter().enumerate().filter(|(_, slot)| slot.name == name);
        let places: Vec<usize> = places.map(|(index, _)| index).collect();
        if places.len() >= name.most_engines() {
            let slot = self.slots.remove(places[0]);
            self.ending.extend(slot.engine.end());
        }
    }

    /// Ends the other programs in this slot, and marks our own engine as not needed.
    fn release(&mut self, name: Purpose) {
        self.slots.iter_mut().filter(|slot| slot.name == name).for_each(|slot| slot.is_released = true);
        self.end_engines(|slot| slot.name == name && slot.choice != EngineChoice::BuiltIn);
        self.three.iter_mut().for_each(|three| three.is_released = true);
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
        self.ending.extend(self.three.take().and_then(ThreeEngine::end));
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
#[path = "service_tests.rs"]
mod tests;
