//! The online session: its link, and the players on the same network.
//!
//! A session has a thread of its own. Other slow work is done by one more thread, in the order of the requests:
//! reading the journals of online games, resuming a session from them, sending the farewell. So a game can be resumed
//! right after leaving it.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::threads::{hand, spawn};
use crate::app::online::{OnlineCommand, SessionId, SessionNews, Start};
use crate::online::{self, Folder, Link, Neighbour, Neighbours, News, Player, Saved, Wake};

/// Carries out the commands for online play. Nothing is sent to anyone before a player invites, joins or looks around.
pub struct Sessions {
    link: Option<Link>,
    /// The session that was begun and not left.
    current: Option<SessionId>,
    neighbours: Option<Neighbours>,
    /// The players on the same network, as last reported.
    seen: Vec<Neighbour>,
    jobs: Option<Sender<Job>>,
    done: Receiver<Done>,
    worker: Worker,
    thread: Option<JoinHandle<()>>,
}

/// Slow work.
type Job = Box<dyn FnOnce(&Worker) + Send>;

/// The result of a job.
enum Done {
    Begun(SessionId, Link),
    News(SessionNews),
}

/// Does the jobs.
#[derive(Clone)]
struct Worker {
    /// The folder of the journals of online games.
    folder: Folder,
    wake: Wake,
    tell: Sender<Done>,
}

impl Sessions {
    pub fn new(folder: Folder, wake: Wake) -> Sessions {
        let (tell, done) = mpsc::channel();
        let worker = Worker { folder, wake, tell };
        let (jobs, inbox) = mpsc::channel();
        let hands = worker.clone();
        let work = move || inbox.into_iter().for_each(|job: Job| job(&hands));
        let thread = spawn("meetings", work);
        Sessions {
            link: None,
            current: None,
            neighbours: None,
            seen: Vec::new(),
            jobs: Some(jobs),
            done,
            worker,
            thread,
        }
    }

    pub fn run(&mut self, command: OnlineCommand) {
        match command {
            OnlineCommand::Begin(id, start, player) => self.begin(id, start, player),
            OnlineCommand::Order(order) => {
                if let Some(link) = &self.link {
                    link.send(order);
                }
            }
            OnlineCommand::Leave => self.leave(),
            OnlineCommand::Find { at_start } => self.send(move |worker| worker.find(at_start)),
            // A journal that cannot be removed is offered again.
            OnlineCommand::Forget(saved) => self.send(move |_| drop(saved.remove())),
            OnlineCommand::Look(is_wanted) => self.look(is_wanted),
        }
    }

    fn begin(&mut self, id: SessionId, start: Start, player: Player) {
        self.leave();
        self.current = Some(id);
        let player = Player { folder: Some(self.worker.folder.clone()), ..player };
        self.send(move |worker| worker.begin(id, start, player));
    }

    fn leave(&mut self) {
        self.current = None;
        if let Some(link) = self.link.take() {
            self.send(move |_| link.finish());
        }
    }

    fn look(&mut self, is_wanted: bool) {
        self.seen.clear();
        // Without a network no players can be found; joining reports the error.
        self.neighbours = if is_wanted { Neighbours::look(self.worker.wake.clone()).ok() } else { None };
    }

    /// Hands a job to the thread. Without one it is done here.
    fn send(&self, job: impl FnOnce(&Worker) + Send + 'static) {
        let job: Job = Box::new(job);
        if let Some(job) = hand(self.jobs.as_ref(), job) {
            job(&self.worker);
        }
    }

    /// The news since the last call.
    pub fn news(&mut self) -> Vec<SessionNews> {
        let mut all = Vec::new();
        while let Ok(done) = self.done.try_recv() {
            match done {
                // The player has left it before it was there.
                Done::News(SessionNews::News(id, _)) if self.current != Some(id) => {}
                Done::News(news) => all.push(news),
                Done::Begun(id, link) if self.current == Some(id) => self.link = Some(link),
                Done::Begun(_, link) => self.send(move |_| link.finish()),
            }
        }
        let mut is_over = false;
        while let Some((id, news)) = self.current.zip(self.link.as_mut().and_then(Link::try_recv)) {
            is_over = matches!(news, News::Ended(_));
            all.push(SessionNews::News(id, Ok(news)));
        }
        if is_over {
            self.leave();
        }
        if let Some(neighbours) = &self.neighbours {
            let list = neighbours.list();
            if list != self.seen {
                self.seen.clone_from(&list);
                all.push(SessionNews::Neighbours(list));
            }
        }
        all
    }

    /// Leaves, and waits until the farewell is sent and everything is on the disk.
    pub fn close(&mut self) {
        self.leave();
        self.neighbours = None;
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has told so on the error output.
            let _ = thread.join();
        }
    }
}

impl Worker {
    fn begin(&self, id: SessionId, start: Start, player: Player) {
        let wake = self.wake.clone();
        let link = match start {
            Start::Host(terms) => online::host(*terms, player, wake),
            Start::Join(ticket) => online::join(&ticket, player, wake),
            Start::Resume(saved) => online::resume(&saved, player, wake),
        };
        let failed = |error| Done::News(SessionNews::News(id, Err(error)));
        self.say(link.map_or_else(failed, |link| Done::Begun(id, link)));
    }

    fn find(&self, at_start: bool) {
        online::tidy(&self.folder);
        let games: Vec<_> = online::saved(&self.folder).into_iter().filter(Saved::is_unfinished).collect();
        if !games.is_empty() {
            self.say(Done::News(SessionNews::Found { at_start, games }));
        }
    }

    fn say(&self, done: Done) {
        // The receiver is gone only while the program ends.
        let _ = self.tell.send(done);
        (self.wake)();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::mpsc::RecvTimeoutError;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::game::Variant;
    use crate::online::{LinkError, Order, Relay, Terms, Ticket};

    /// More than any step takes here, on any machine.
    const PATIENCE: Duration = Duration::from_mins(2);

    /// A program connected to this computer only.
    struct Side {
        meetings: Sessions,
        woken: Receiver<()>,
        news: Vec<SessionNews>,
        _folder: tempfile::TempDir,
    }

    /// The command that begins a session of the next number.
    fn begin(start: Start, player: Player) -> OnlineCommand {
        static LAST: AtomicU64 = AtomicU64::new(0);
        OnlineCommand::Begin(SessionId(LAST.fetch_add(1, Ordering::Relaxed)), start, player)
    }

    fn player() -> Player {
        Player { relay: Relay::None, ..Player::default() }
    }

    impl Side {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let (wake, woken) = mpsc::channel();
            let wake: Wake = std::sync::Arc::new(move || {
                let _ = wake.send(());
            });
            let meetings = Sessions::new(Folder::on_disk(folder.path()), wake);
            Self { meetings, woken, news: Vec::new(), _folder: folder }
        }

        /// Waits for news of this kind.
        fn wait<T>(&mut self, is_it: impl Fn(&SessionNews) -> Option<T>) -> T {
            let end = Instant::now() + PATIENCE;
            loop {
                let mut news = std::mem::take(&mut self.news);
                news.extend(self.meetings.news());
                let place = news.iter().position(|news| is_it(news).is_some());
                self.news = place.map_or(Vec::new(), |place| news.split_off(place + 1));
                if let Some(found) = place.and_then(|place| is_it(&news[place])) {
                    return found;
                }
                let left = end.saturating_duration_since(Instant::now());
                if let Err(error) = self.woken.recv_timeout(left) {
                    assert_eq!(error, RecvTimeoutError::Timeout);
                    panic!("it does not come; the last were {news:?}");
                }
            }
        }

        fn ticket(&mut self) -> Ticket {
            self.meetings.run(begin(Start::Host(Box::new(Terms::new(Variant::Glinski))), player()));
            self.wait(|news| match news {
                SessionNews::News(_, Ok(News::Ready { ticket, .. })) => Some(ticket.clone()),
                _ => None,
            })
        }

        /// The number of events in the game that begins.
        fn begun(&mut self) -> usize {
            self.wait(|news| match news {
                SessionNews::News(_, Ok(News::Begun { record, .. })) => Some(record.len()),
                _ => None,
            })
        }

        fn hear(&mut self, is_it: impl Fn(&News) -> bool) {
            self.wait(|news| matches!(news, SessionNews::News(_, Ok(news)) if is_it(news)).then_some(()));
        }
    }

    /// The guest leaves during the game and rejoins at once, before the farewell is complete.
    #[test]
    fn a_player_who_left_a_game_can_rejoin_at_once() {
        let (mut host, mut guest) = (Side::new(), Side::new());
        let ticket = host.ticket();
        guest.meetings.run(begin(Start::Join(Box::new(ticket.clone())), player()));
        guest.hear(|news| matches!(news, News::Invited { .. }));
        guest.meetings.run(OnlineCommand::Order(Order::Accept));
        assert_eq!((host.begun(), guest.begun()), (0, 0));
        guest.meetings.run(OnlineCommand::Leave);
        guest.meetings.run(begin(Start::Join(Box::new(ticket)), player()));
        assert_eq!(guest.begun(), 0);
        // The host waits for a guest who has left, as for one whose line was cut.
        host.hear(|news| matches!(news, News::Away { .. }));
        for side in [&mut host, &mut guest] {
            side.hear(|news| matches!(news, News::Back { .. }));
        }
    }

    #[test]
    fn a_meeting_left_before_it_opens_reports_nothing() {
        let mut host = Side::new();
        for _ in 0..3 {
            let terms = Box::new(Terms::new(Variant::Glinski));
            host.meetings.run(begin(Start::Host(terms), player()));
            host.meetings.run(OnlineCommand::Leave);
        }
        let wrong = Player { relay: Relay::Url("nowhere".to_owned()), ..player() };
        host.meetings.run(begin(Start::Host(Box::new(Terms::new(Variant::Glinski))), wrong));
        let told = host.wait(|news| Some(news.clone()));
        assert!(matches!(told, SessionNews::News(_, Err(LinkError::Relay(_)))), "{told:?}");
        host.meetings.close();
        assert!(online::saved(&host.meetings.worker.folder).is_empty());
    }
}
