//! Two sessions in one process, with the lines between them in hand.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use crate::game::Move;
use crate::online::journal::{self, Folder, Head, Journal};
use crate::online::lot;
use crate::online::protocol::{Hello, Line};
use crate::online::saved::Kept;
use crate::online::session::Session;
use crate::online::{Ending, News, Offer, Order, Problem, Record, Terms, TermsText, Ticket};
use crate::sides::Color;

/// One side with its program: what it was told, and what it says that has not arrived.
pub struct Side {
    pub session: Session,
    pub news: Vec<News>,
    pub on_the_way: VecDeque<Vec<u8>>,
    pub folder: Rc<tempfile::TempDir>,
    /// The record as the player's program keeps it, by the news alone.
    pub record: Option<Record>,
    pub color: Option<Color>,
}

pub struct Pair {
    pub host: Side,
    pub guest: Side,
    pub now: Duration,
}

thread_local! {
    static EMPTY: Rc<tempfile::TempDir> = Rc::new(tempfile::tempdir().unwrap());
}

fn ticket() -> Ticket {
    Ticket { host: [1; 32], secret: [2; 16], relays: Vec::new(), addresses: Vec::new() }
}

impl Side {
    fn new(terms: Option<&Terms>, name: &str, is_kept: bool) -> Self {
        // Thousands of sessions that write nothing need no folder each.
        let folder = if is_kept { Rc::new(tempfile::tempdir().unwrap()) } else { EMPTY.with(Rc::clone) };
        let nonce = lot::to_hex(&lot::draw::<32>());
        let mut head =
            Head::new(terms.is_some(), "00".repeat(32), nonce, ticket().to_string(), name.to_owned());
        head.terms = terms.map(TermsText::from);
        let kept = Kept::new(head.clone(), terms.cloned());
        let journal =
            Journal::create(is_kept.then(|| Folder::on_disk(folder.path())).as_ref(), head).unwrap();
        let session = Session::new(kept, journal, Duration::ZERO);
        let (news, on_the_way) = (Vec::new(), VecDeque::new());
        Self { session, news, on_the_way, folder, record: None, color: None }
    }

    pub fn folder(&self) -> Folder {
        Folder::on_disk(self.folder.path())
    }

    pub fn journals(&self) -> Vec<PathBuf> {
        self.folder().journals()
    }

    /// The program is killed and started again.
    pub fn crash(&mut self, now: Duration) {
        let path = self.journals().pop().expect("it has a journal");
        self.on_the_way.clear();
        self.news.clear();
        // The lock goes with the process.
        let head = Head::new(true, String::new(), String::new(), String::new(), String::new());
        self.session = Session::new(Kept::new(head, None), Journal::default(), now);
        let (head, entries, journal) = journal::open(&self.folder().files, &path).unwrap();
        self.session = Session::new(Kept::read(head, &entries).expect("it can go on"), journal, now);
        (self.record, self.color) = (None, None);
        self.collect();
    }

    /// Takes what the session says and tells.
    pub fn collect(&mut self) {
        self.on_the_way.extend(self.session.take_lines().iter().map(Line::encode));
        for news in self.session.take_news() {
            self.follow(&news);
            self.news.push(news);
        }
    }

    /// Keeps the record as a program would.
    fn follow(&mut self, news: &News) {
        match news {
            News::Begun { record, color, .. } => {
                (self.record, self.color) = (Some(*record.clone()), Some(*color));
            }
            News::Event { n, event, outcome, .. } => {
                let record = self.record.as_mut().expect("a game has begun");
                record.push(event.clone()).expect("the session has judged it");
                assert_eq!((record.len(), record.outcome()), (*n, *outcome));
            }
            News::Charged { n, ms, .. } => self.record.as_mut().unwrap().charge(*n, *ms).unwrap(),
            News::Overtaken { record, .. } | News::WentBack { record, .. } => {
                self.record = Some(*record.clone());
            }
            _ => {}
        }
    }

    /// Takes the hello, the first line of a connection, off its way.
    pub fn take_hello(&mut self) -> Box<Hello> {
        let line = self.on_the_way.pop_front().expect("hello comes first");
        let Ok(Line::Hello(hello)) = Line::decode(&line[..line.len() - 1]) else {
            panic!("hello comes first")
        };
        hello
    }

    pub fn record(&self) -> &Record {
        self.session.record().expect("a game has begun")
    }

    pub fn legal_moves(&self) -> Vec<Move> {
        self.session.record().map_or_else(Vec::new, |record| record.position().legal_moves())
    }

    pub fn is_to_move(&self) -> bool {
        self.session
            .record()
            .is_some_and(|record| record.outcome().is_none() && Some(record.turn()) == self.color)
    }

    /// The offers that the other side has made and the player was told of.
    pub fn offers(&self) -> Vec<Offer> {
        let offer = |news: &News| if let News::OfferMade(offer) = news { Some(*offer) } else { None };
        self.news.iter().filter_map(offer).collect()
    }

    pub fn problem(&self) -> Option<&Problem> {
        match self.session.ending() {
            Some(Ending::Problem(problem)) => Some(problem),
            _ => None,
        }
    }
}

impl Pair {
    /// Two sides without a connection.
    pub fn apart(terms: &Terms) -> Self {
        Self::new(terms, true)
    }

    fn new(terms: &Terms, is_kept: bool) -> Self {
        let (host, guest) = (Side::new(Some(terms), "Ann", is_kept), Side::new(None, "Bob", is_kept));
        Self { host, guest, now: Duration::ZERO }
    }

    /// Two sides without a connection that write nothing down, for tests of many.
    pub fn unkept(terms: &Terms) -> Self {
        Self::new(terms, false)
    }

    /// Two sides that have begun a game.
    pub fn playing(terms: &Terms) -> Self {
        let mut pair = Self::apart(terms);
        pair.begin();
        pair
    }

    /// The guest comes and accepts.
    pub fn begin(&mut self) {
        self.connect().settle();
        self.guest.session.order(Order::Accept, self.now);
        self.settle();
        assert!(self.host.session.has_begun() && self.guest.session.has_begun());
    }

    pub fn connect(&mut self) -> &mut Self {
        self.cut();
        for side in [&mut self.host, &mut self.guest] {
            side.session.connected(self.now);
            side.collect();
        }
        self
    }

    /// The connection is cut: what is on its way is lost.
    pub fn cut(&mut self) {
        for side in [&mut self.host, &mut self.guest] {
            side.session.disconnected(self.now);
            side.collect();
            side.on_the_way.clear();
        }
    }

    /// One line arrives; `false` if none is on its way.
    pub fn deliver(&mut self, to_host: bool) -> bool {
        let (from, to) =
            if to_host { (&mut self.guest, &mut self.host) } else { (&mut self.host, &mut self.guest) };
        let Some(bytes) = from.on_the_way.pop_front() else { return false };
        assert!(bytes.len() <= crate::online::protocol::MAX_LINE + 1);
        let line = Line::decode(&bytes[..bytes.len() - 1]).expect("our own lines can be read");
        to.session.receive(line, self.now);
        to.collect();
        true
    }

    /// All lines arrive, with all the answers to them.
    pub fn settle(&mut self) -> &mut Self {
        self.host.collect();
        self.guest.collect();
        while self.deliver(true) || self.deliver(false) {}
        self
    }

    /// All lines arrive, each after so long.
    pub fn settle_slowly(&mut self, journey: Duration) {
        self.host.collect();
        self.guest.collect();
        while !(self.host.on_the_way.is_empty() && self.guest.on_the_way.is_empty()) {
            self.now += journey;
            let (to_guest, to_host) = (self.host.on_the_way.len(), self.guest.on_the_way.len());
            (0..to_host).for_each(|_| _ = self.deliver(true));
            (0..to_guest).for_each(|_| _ = self.deliver(false));
        }
    }

    /// Time passes, and both sides look after themselves as often as they have asked to.
    pub fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        while self.now < until {
            let next = self.host.session.deadline(self.now).min(self.guest.session.deadline(self.now));
            self.now = next.min(until);
            self.host.session.tick(self.now);
            self.guest.session.tick(self.now);
            self.settle();
        }
    }

    /// Time passes for both programs, and no line arrives.
    pub fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        while self.now < until {
            self.now = until.min(self.now + Duration::from_secs(1));
            for side in [&mut self.host, &mut self.guest] {
                side.session.tick(self.now);
                side.collect();
            }
        }
    }

    pub fn order(&mut self, of_host: bool, order: Order) -> &mut Self {
        let side = if of_host { &mut self.host } else { &mut self.guest };
        side.session.order(order, self.now);
        side.collect();
        self
    }

    /// The side to move makes the move of this number, of those that are legal.
    pub fn play(&mut self, number: usize) -> &mut Self {
        let of_host = self.host.is_to_move();
        let moves = self.host.legal_moves();
        self.order(of_host, Order::Move(moves[number % moves.len()]))
    }

    /// Whether both have the same record, and their players' programs too.
    pub fn assert_same(&self) {
        let (host, guest) = (self.host.record(), self.guest.record());
        assert_eq!(host.mark(), guest.mark(), "{:?}\n{:?}", host.events(), guest.events());
        assert_eq!(host.events(), guest.events(), "the charges too");
        assert_eq!(host.clocks(Duration::ZERO), guest.clocks(Duration::ZERO));
        for side in [&self.host, &self.guest] {
            let shown = side.record.as_ref().expect("the program was told of the game");
            assert_eq!(shown.mark(), side.record().mark());
            assert_eq!(shown.clocks(Duration::ZERO), side.record().clocks(Duration::ZERO));
        }
    }
}
