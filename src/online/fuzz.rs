//! Properties of the readers of online data: lines and invitations of the peer, and journals on the disk.

use std::time::Duration;

use super::journal::{self, Head, Journal};
use super::lines::Lines;
use super::protocol::{Line, MAX_LINE};
use super::saved::Kept;
use super::session::Session;
use super::terms::TermsText;
use super::ticket::seal;
use super::{Offer, Order, Record, Terms, Ticket, lot};
use crate::game::Variant;

/// The fixed number for the coin flip, because runs of a fuzzer must be reproducible.
const NONCE: u8 = 0;

fn invitation() -> Ticket {
    Ticket { host: [1; 32], secret: [2; 16], relays: Vec::new(), addresses: Vec::new() }
}

/// Runs one side of a session. The first line is `host` or `guest`; each other line is a line of the peer, or:
///
/// - `> accept`, `> move 3`, `> draw` and so on: an order of the player,
/// - `~ 500`: 500 milliseconds pass,
/// - `!`: the connection is lost and restored.
///
/// A digest or hash of zeros is replaced by the correct one, which a fuzzer cannot guess. The record always follows
/// the rules, and every sent line can be parsed.
pub fn session(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let is_host = lines.next() != Some("guest");
    let terms = is_host.then(|| Terms { takebacks: true, ..Terms::new(Variant::Glinski) });
    let mut side = Side::new(terms);
    for line in lines {
        side.take(line);
        side.holds_together();
    }
}

/// An invitation survives being written and parsed.
pub fn ticket(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Ticket>() {
        Ok(ticket) => assert_eq!(ticket.to_string().parse(), Ok(ticket)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    // The same bytes as an invitation with a valid checksum.
    let sealed = format!("heksy{}", seal(bytes.to_owned()));
    if let Ok(ticket) = sealed.parse::<Ticket>() {
        assert_eq!(ticket.to_string().parse(), Ok(ticket));
    }
}

/// A journal on the disk results in a game that can continue, or in none.
pub(crate) fn journal(bytes: &[u8]) {
    let Some((head, entries, whole)) = journal::decode(bytes) else { return };
    assert!(whole <= bytes.len());
    let Some(kept) = Kept::read(head, &entries) else { return };
    let mut session = Session::new(kept, Journal::default(), Duration::ZERO);
    session.connected(Duration::ZERO);
    for line in session.take_lines() {
        let bytes = line.encode();
        assert_eq!(Line::decode(&bytes[..bytes.len() - 1]), Ok(line));
    }
}

fn is_zero(digits: &str) -> bool {
    digits.bytes().all(|digit| digit == b'0')
}

struct Side {
    session: Session,
    lines: Lines,
    now: Duration,
}

impl Side {
    fn new(terms: Option<Terms>) -> Self {
        let nonce = lot::to_hex(&[NONCE; 32]);
        let (key, name) = ("00".repeat(32), "A".to_owned());
        let head = Head::new(terms.is_some(), key, nonce, invitation().to_string(), name);
        let head = Head { terms: terms.as_ref().map(TermsText::from), ..head };
        let mut session = Session::new(Kept::new(head, terms), Journal::default(), Duration::ZERO);
        session.connected(Duration::ZERO);
        Self { session, lines: Lines::new(Duration::ZERO), now: Duration::ZERO }
    }

    fn take(&mut self, line: &str) {
        if let Some(order) = line.strip_prefix("> ") {
            if let Some(order) = self.order(order) {
                self.session.order(order, self.now);
            }
        } else if let Some(time) = line.strip_prefix("~ ") {
            self.now += Duration::from_millis(time.trim().parse().unwrap_or(0).min(100_000_000));
            self.session.tick(self.now);
        } else if line == "!" {
            self.session.disconnected(self.now);
            self.session.connected(self.now);
            self.lines = Lines::new(self.now);
        } else {
            self.receive(line);
        }
    }

    /// Bytes come in as from the network.
    fn receive(&mut self, line: &str) {
        let line = [line.as_bytes(), b"\n"].concat();
        let mut rest = &line[..];
        while !rest.is_empty() && self.lines.room() > 0 {
            let (now, later) = rest.split_at(rest.len().min(self.lines.room()));
            self.lines.add(now);
            rest = later;
        }
        while let Some(line) = self.lines.next(self.now) {
            match line {
                Ok(line) => {
                    let line = self.marked(line);
                    self.session.receive(line, self.now);
                }
                Err(nonsense) => return self.session.receive_nonsense(nonsense),
            }
        }
        self.now += Duration::from_millis(10);
    }

    /// The line with what a fuzzer cannot guess in place of zeros: the mark that the event leads to, the hash that the host
    /// promises its number by.
    fn marked(&self, mut line: Line) -> Line {
        match &mut line {
            Line::Ev { event, mark, .. } if is_zero(&mark.to_string()) => {
                let after = self.session.record().cloned().and_then(|mut record| {
                    record.push(event.clone()).ok()?;
                    Some(record.mark())
                });
                *mark = after.unwrap_or(*mark);
            }
            Line::Hello(hello) => {
                let promised = hello.commit.as_mut().filter(|commit| is_zero(commit));
                if let Some(commit) = promised {
                    *commit = lot::to_hex(&lot::commit(&[NONCE; 32]));
                }
            }
            _ => {}
        }
        line
    }

    fn order(&self, text: &str) -> Option<Order> {
        let (word, number) = text.split_once(' ').unwrap_or((text, "0"));
        let number: usize = number.parse().unwrap_or(0);
        Some(match word {
            "accept" => Order::Accept,
            "claim" => Order::Claim,
            "resign" => Order::Resign,
            "leave" => Order::Leave,
            "draw" => Order::Offer(Offer::Draw),
            "takeback" => Order::Offer(Offer::Takeback(number)),
            "rematch" => Order::Offer(Offer::Rematch),
            "yes" => Order::Answer { offer: Offer::Draw, yes: true },
            "back" => Order::Answer { offer: Offer::Takeback(number), yes: true },
            "again" => Order::Answer { offer: Offer::Rematch, yes: true },
            "agree" => Order::GoBack { agree: number == 0 },
            "chat" => Order::Chat(text.to_owned()),
            "move" => {
                let moves = self.session.record()?.position().legal_moves();
                Order::Move(*moves.get(number % moves.len().max(1))?)
            }
            _ => return None,
        })
    }

    fn holds_together(&mut self) {
        for line in self.session.take_lines() {
            let bytes = line.encode();
            assert!(bytes.len() <= MAX_LINE + 1, "{} bytes", bytes.len());
            assert_eq!(Line::decode(&bytes[..bytes.len() - 1]), Ok(line));
        }
        self.session.take_news();
        assert!(self.session.deadline(self.now) >= self.now);
        if let Some(record) = self.session.record() {
            let again = Record::with_events(record.beginning().clone(), record.events());
            let again = again.expect("the events are those of a game");
            assert_eq!(again.mark(), record.mark());
        }
    }
}
