//! The meeting with a player at another computer: its link, and the players on the same network.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use crate::app::online::{MeetingNews, OnlineCommand};
use crate::online::{self, Folder, Link, LinkError, Neighbour, Neighbours, News, Player, Saved, Wake};

/// Carries out what concerns other computers. Nothing is sent to anyone before a player invites, joins or looks around.
pub struct Meetings {
    link: Option<Link>,
    neighbours: Option<Neighbours>,
    /// The players on the same network as they were told last.
    seen: Vec<Neighbour>,
    /// Where the journals of on-line games lie.
    folder: Folder,
    wake: Wake,
    tell: Sender<MeetingNews>,
    told: Receiver<MeetingNews>,
    /// Work that is under way: saying farewell takes a moment.
    threads: Vec<JoinHandle<()>>,
}

impl Meetings {
    pub fn new(folder: Folder, wake: Wake) -> Meetings {
        let (tell, told) = mpsc::channel();
        let (link, neighbours, seen, threads) = (None, None, Vec::new(), Vec::new());
        Meetings { link, neighbours, seen, folder, wake, tell, told, threads }
    }

    pub fn run(&mut self, command: OnlineCommand) {
        match command {
            OnlineCommand::Host(terms, player) => {
                let link = online::host(*terms, self.with_folder(player), self.wake.clone());
                self.begin(link);
            }
            OnlineCommand::Join(ticket, player) => {
                let link = online::join(&ticket, self.with_folder(player), self.wake.clone());
                self.begin(link);
            }
            OnlineCommand::Resume(saved, player) => {
                let link = online::resume(&saved, self.with_folder(player), self.wake.clone());
                self.begin(link);
            }
            OnlineCommand::Order(order) => {
                if let Some(link) = &self.link {
                    link.send(order);
                }
            }
            OnlineCommand::Leave => self.leave(),
            OnlineCommand::Find => self.find(),
            OnlineCommand::Forget(saved) => {
                // What cannot be removed is asked about again.
                self.work(move || drop(saved.remove()));
            }
            OnlineCommand::Look(is_wanted) => self.look(is_wanted),
        }
    }

    fn with_folder(&self, player: Player) -> Player {
        Player { folder: Some(self.folder.clone()), ..player }
    }

    fn begin(&mut self, link: Result<Link, LinkError>) {
        self.leave();
        match link {
            Ok(link) => self.link = Some(link),
            Err(error) => self.say(MeetingNews::Failed(error)),
        }
    }

    /// Says farewell on a thread: the window does not wait for the network.
    fn leave(&mut self) {
        if let Some(link) = self.link.take() {
            self.work(move || link.finish());
        }
    }

    fn find(&mut self) {
        let (folder, tell, wake) = (self.folder.clone(), self.tell.clone(), self.wake.clone());
        self.work(move || {
            let found: Vec<_> = online::saved(&folder).into_iter().filter(Saved::is_unfinished).collect();
            if !found.is_empty() && tell.send(MeetingNews::Found(found)).is_ok() {
                wake();
            }
        });
    }

    fn look(&mut self, is_wanted: bool) {
        self.seen.clear();
        let before = self.neighbours.take();
        self.work(move || drop(before));
        if is_wanted {
            // Without a network there is nobody to be seen, and whoever joins is told.
            self.neighbours = Neighbours::look(self.wake.clone()).ok();
        }
    }

    fn work(&mut self, work: impl FnOnce() + Send + 'static) {
        self.threads.retain(|thread| !thread.is_finished());
        self.threads.extend(thread::Builder::new().name("meetings".to_owned()).spawn(work).ok());
    }

    fn say(&self, news: MeetingNews) {
        // The receiver is this one's own.
        let _ = self.tell.send(news);
        (self.wake)();
    }

    /// The news since the last call.
    pub fn news(&mut self) -> Vec<MeetingNews> {
        let mut all: Vec<_> = self.told.try_iter().collect();
        let mut is_over = false;
        while let Some(news) = self.link.as_mut().and_then(Link::try_recv) {
            is_over = matches!(news, News::Ended(_));
            all.push(MeetingNews::News(news));
        }
        if is_over {
            self.leave();
        }
        if let Some(neighbours) = &self.neighbours {
            let list = neighbours.list();
            if list != self.seen {
                self.seen.clone_from(&list);
                all.push(MeetingNews::Neighbours(list));
            }
        }
        all
    }

    /// Leaves, and waits until all is said and on the disk.
    pub fn close(&mut self) {
        self.leave();
        self.neighbours = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has told so on the error output.
            let _ = thread.join();
        }
    }
}
