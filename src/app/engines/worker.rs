//! The thread that exchanges lines with the engine's process.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::connection::{Connection, Input, Job, RunningSearch};
use super::engine::Mailbox;
use super::{AddedEngine, EngineNews, Fault, Output, Patience, Resources, uci};
use crate::engine::SearchId;

/// Number of lines read before their results are put into the mailbox.
const BATCH: usize = 256;

enum Phase {
    Idle,
    Identifying,
    /// Ready to start this search after setting its options.
    Preparing(Box<Job>),
    Searching(Box<RunningSearch>),
}

pub(super) struct Worker<F> {
    engine: Arc<AddedEngine>,
    patience: Patience,
    sender: Sender<Input>,
    inbox: Receiver<Input>,
    mailbox: Arc<Mailbox>,
    notify: F,
    /// Threads and memory of the next search; the service sets both before it.
    wanted: Resources,
    connection: Option<Connection>,
    processes: u64,
    phase: Phase,
    next: Option<Box<Job>>,
    /// The deadline of the engine's answer, and the command that it must answer.
    deadline: Option<(Instant, &'static str)>,
}

impl<F: Fn()> Worker<F> {
    pub fn new(
        engine: Arc<AddedEngine>,
        patience: Patience,
        (sender, inbox): (Sender<Input>, Receiver<Input>),
        mailbox: Arc<Mailbox>,
        notify: F,
    ) -> Worker<F> {
        Worker {
            engine,
            patience,
            sender,
            inbox,
            mailbox,
            notify,
            wanted: Resources::SMALLEST,
            connection: None,
            processes: 0,
            phase: Phase::Idle,
            next: None,
            deadline: None,
        }
    }

    /// Runs until the order to quit. The process ends with it.
    pub fn run(mut self) {
        loop {
            let mut input = match self.wait() {
                Ok(input) => Some(input),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => None,
            };
            let mut count = 0;
            while let Some(one) = input {
                if matches!(one, Input::Quit) {
                    return;
                }
                self.take(one);
                count += 1;
                input = if count < BATCH { self.inbox.try_recv().ok() } else { None };
            }
            self.tell_lines();
            if let Some((at, command)) = self.deadline
                && at <= Instant::now()
            {
                self.fail(&Fault::Silent(command));
            }
        }
    }

    fn wait(&self) -> Result<Input, RecvTimeoutError> {
        match self.deadline {
            Some((at, _)) => self.inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => self.inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn take(&mut self, input: Input) {
        match input {
            Input::Go(job) => {
                if let Some(job) = self.next.replace(job) {
                    self.end(&job, EngineNews::BestMove(None));
                }
                self.begin_next();
            }
            Input::Stop(id) => self.stop(id),
            Input::NewGame => {
                if let Some(connection) = &mut self.connection {
                    connection.needs_new_game = true;
                }
            }
            Input::Threads(threads) => self.wanted.threads = threads,
            Input::Hash(megabytes) => self.wanted.hash_mb = megabytes,
            Input::Output(number, output) => {
                if self.connection.as_ref().is_some_and(|connection| connection.number == number) {
                    self.take_output(output);
                }
            }
            Input::Quit => {}
        }
    }

    fn stop(&mut self, id: SearchId) {
        if let Some(job) = self.next.as_mut().filter(|job| job.id == id) {
            job.is_stopped = true;
        }
        match &mut self.phase {
            Phase::Preparing(job) if job.id == id => job.is_stopped = true,
            Phase::Searching(search) if search.job.id == id => self.stop_search(),
            _ => {}
        }
    }

    /// The running search is to answer.
    fn stop_search(&mut self) {
        let Phase::Searching(search) = &mut self.phase else { return };
        if !std::mem::replace(&mut search.is_stopping, true) {
            self.send("stop");
            self.answer_within(self.patience.stop, "stop");
        }
    }

    fn begin_next(&mut self) {
        match self.phase {
            Phase::Idle => {}
            Phase::Searching(_) if self.next.is_some() => return self.stop_search(),
            _ => return,
        }
        let Some(job) = self.next.take() else { return };
        let Some(connection) = &mut self.connection else {
            self.next = Some(job);
            return self.start();
        };
        match connection.preparation(&self.engine, &job, self.wanted) {
            Ok(lines) if lines.is_empty() => self.search(job),
            Ok(lines) => {
                for line in &lines {
                    connection.process.send(line);
                }
                connection.process.send("isready");
                self.phase = Phase::Preparing(job);
                self.answer_within(self.patience.start, "isready");
            }
            Err(fault) => {
                self.next = Some(job);
                self.fail(&fault);
            }
        }
    }

    fn start(&mut self) {
        self.processes += 1;
        match Connection::start(&self.engine, self.processes, self.sender.clone(), &self.patience) {
            Ok(connection) => {
                connection.process.send("uci");
                self.connection = Some(connection);
                self.phase = Phase::Identifying;
                self.answer_within(self.patience.start, "uci");
            }
            Err(fault) => self.fail(&fault),
        }
    }

    fn search(&mut self, job: Box<Job>) {
        let search = RunningSearch::new(job);
        let (job, request) = (&search.job, &search.job.request);
        self.send(&uci::position(&request.start, &request.moves));
        self.send(&uci::go(&request.limits, &search.position));
        self.deadline = None;
        if let Some(time) = request.limits.movetime {
            self.answer_within(time.saturating_add(self.patience.stop), "go");
        } else if job.ends_by_itself() {
            self.answer_within(self.patience.silence, "go");
        }
        let is_stopped = job.is_stopped;
        self.phase = Phase::Searching(Box::new(search));
        if is_stopped {
            self.stop_search();
        }
    }

    fn take_output(&mut self, output: Output) {
        let Some(connection) = &mut self.connection else { return };
        let Output::Line(_, line) = output else { return self.fail(&Fault::Ended) };
        if !connection.takes_line(&self.patience) {
            return self.fail(&Fault::Flood);
        }
        let line = line.trim();
        match &mut self.phase {
            Phase::Identifying if line == "uciok" => {
                self.be_idle();
                self.begin_next();
            }
            Phase::Identifying => connection.identity.take(line),
            Phase::Preparing(_) if line == "readyok" => self.ready(),
            Phase::Searching(search) => {
                if search.job.ends_by_itself() && !search.is_stopping {
                    self.deadline = Instant::now().checked_add(self.patience.silence).map(|at| (at, "go"));
                }
                let mut words = line.split_whitespace();
                match words.next() {
                    Some("info") => search.keep(line),
                    Some("bestmove") => self.finish(words.next().unwrap_or_default()),
                    _ => {}
                }
            }
            Phase::Idle | Phase::Preparing(_) => {}
        }
    }

    /// The options are set.
    fn ready(&mut self) {
        let Phase::Preparing(job) = std::mem::replace(&mut self.phase, Phase::Idle) else { return };
        if self.next.is_some() {
            self.end(&job, EngineNews::BestMove(None));
            self.be_idle();
            self.begin_next();
        } else {
            self.search(job);
        }
    }

    /// The engine has found its move.
    fn finish(&mut self, text: &str) {
        self.tell_lines();
        let Phase::Searching(search) = &self.phase else { return };
        let best = search.position.find_coordinates(text);
        if best.is_none() && search.position.has_legal_move() {
            return self.fail(&Fault::IllegalMove(text.to_owned()));
        }
        self.end(&search.job, EngineNews::BestMove(best));
        self.be_idle();
        self.begin_next();
    }

    /// Puts the results into the mailbox.
    fn tell_lines(&mut self) {
        let Phase::Searching(search) = &mut self.phase else { return };
        match search.take_lines() {
            Ok(lines) if lines.is_empty() => {}
            Ok(lines) => {
                let id = search.job.id;
                for info in lines {
                    self.mailbox.put(id, info);
                }
                (self.notify)();
            }
            Err(fault) => self.fail(&fault),
        }
    }

    /// Handles a failure of the engine: ends it and its searches. The next search starts it again.
    fn fail(&mut self, fault: &Fault) {
        if let Some(mut connection) = self.connection.take() {
            connection.process.kill();
        }
        let news = EngineNews::Failed(fault.text(&self.engine.name));
        match std::mem::replace(&mut self.phase, Phase::Idle) {
            Phase::Preparing(job) => self.end(&job, news.clone()),
            Phase::Searching(search) => self.end(&search.job, news.clone()),
            Phase::Idle | Phase::Identifying => {}
        }
        if let Some(job) = self.next.take() {
            self.end(&job, news);
        }
        self.be_idle();
    }

    fn be_idle(&mut self) {
        self.phase = Phase::Idle;
        self.deadline = None;
    }

    fn end(&self, job: &Job, news: EngineNews) {
        self.mailbox.end(job.id, news);
        (self.notify)();
    }

    /// Sends a line. An engine that no longer reads is noticed by its output's end.
    fn send(&self, line: &str) {
        if let Some(connection) = &self.connection {
            connection.process.send(line);
        }
    }

    fn answer_within(&mut self, time: Duration, command: &'static str) {
        self.deadline = Instant::now().checked_add(time).map(|at| (at, command));
    }
}
