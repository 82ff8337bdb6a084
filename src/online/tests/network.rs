//! A network between two sessions: lines need their time, connections are cut, programs crash or sleep.

use std::collections::VecDeque;
use std::time::Duration;

use super::pair::{Pair, Side};
use crate::online::Order;
use crate::online::protocol::Line;

/// What a side does to the lines that it sends: a program that lies changes them, holds them back, or drops them.
pub type Lie = Box<dyn FnMut(Vec<u8>, Duration) -> Vec<(Vec<u8>, Duration)>>;

/// Two sides, host and guest, and the lines between them.
pub struct Network {
    pub pair: Pair,
    pub rng: fastrand::Rng,
    /// The lines on their way to each side, with the time of their arrival.
    arriving: [VecDeque<(Duration, Vec<u8>)>; 2],
    /// The shortest journey from each side, and how much longer it can be.
    pub lag: [Duration; 2],
    pub jitter: Duration,
    /// Until when each side’s computer sleeps.
    pub sleeps: [Duration; 2],
    /// When each side plays its next move, if it is to move.
    plays_at: [Option<Duration>; 2],
    /// The longest time of each side to think about a move.
    pub thinks: [Duration; 2],
    /// Whether the connection is cut, although the sides may not have noticed it.
    is_broken: bool,
    /// When both are connected again, and when each side notices a cut.
    connects_at: Option<Duration>,
    notices_at: [Option<Duration>; 2],
    pub lies: [Option<Lie>; 2],
    /// The pace of each side’s clock, in thousandths: that of a liar may be slow.
    pub pace: [u32; 2],
    /// The number of lines that arrived, for tests that look at each.
    pub arrived: Vec<(bool, Duration, Line)>,
}

const STEP: Duration = Duration::from_millis(50);

impl Network {
    /// Two sides that begin a game.
    pub fn playing(mut pair: Pair, seed: u64) -> Self {
        pair.begin();
        Self {
            pair,
            rng: fastrand::Rng::with_seed(seed),
            arriving: Default::default(),
            lag: [Duration::ZERO; 2],
            jitter: Duration::ZERO,
            sleeps: [Duration::ZERO; 2],
            plays_at: [None; 2],
            thinks: [Duration::from_secs(2); 2],
            is_broken: false,
            connects_at: None,
            notices_at: [None; 2],
            lies: [None, None],
            pace: [1000; 2],
            arrived: Vec::new(),
        }
    }

    pub fn side(&mut self, index: usize) -> &mut Side {
        if index == 0 { &mut self.pair.host } else { &mut self.pair.guest }
    }

    /// The time that a side’s program sees.
    fn time_of(&self, index: usize) -> Duration {
        self.pair.now * self.pace[index] / 1000
    }

    /// The connection is cut: what is on its way is lost, and each side notices it at once or later.
    pub fn cut(&mut self) {
        self.arriving.iter_mut().for_each(VecDeque::clear);
        self.is_broken = true;
        let now = self.pair.now;
        for index in 0..2 {
            let later = Duration::from_millis(self.rng.u64(..9_000));
            self.notices_at[index] = Some(now + later);
        }
        self.connects_at = None;
    }

    /// The side’s program is killed and started again, which cuts the connection.
    pub fn crash(&mut self, index: usize) {
        self.cut();
        self.notices_at[index] = None;
        let now = self.time_of(index);
        self.side(index).crash(now);
        self.side(index).session.disconnected(now);
        self.plays_at[index] = None;
    }

    fn is_cut(&self, index: usize) -> bool {
        let side = if index == 0 { &self.pair.host } else { &self.pair.guest };
        !side.session.is_connected()
    }

    /// Lets time pass, with all that happens in it.
    pub fn pass(&mut self, time: Duration) {
        let until = self.pair.now + time;
        while self.pair.now < until {
            self.pair.now += STEP;
            self.step();
        }
    }

    fn step(&mut self) {
        let now = self.pair.now;
        for index in 0..2 {
            if self.sleeps[index] > now {
                continue;
            }
            self.deliver(index);
            self.play(index);
            let time = self.time_of(index);
            let side = self.side(index);
            side.session.tick(time);
            if side.session.closes_connection()
                && side.session.is_connected()
                && side.session.ending().is_none()
            {
                self.notices_at[index] = Some(now);
                self.notices_at[1 - index].get_or_insert(now);
            }
            if self.notices_at[index].is_some_and(|at| at <= now) {
                self.notices_at[index] = None;
                self.send(index);
                self.is_broken = true;
                self.side(index).session.disconnected(time);
            }
            self.send(index);
        }
        self.reconnect();
    }

    fn reconnect(&mut self) {
        let now = self.pair.now;
        let is_awake = self.sleeps.iter().all(|until| *until <= now);
        if !(self.is_cut(0) && self.is_cut(1) && is_awake) {
            return;
        }
        let at = *self.connects_at.get_or_insert(now + Duration::from_millis(self.rng.u64(..3_000)));
        if at <= now {
            (self.connects_at, self.is_broken) = (None, false);
            self.arriving.iter_mut().for_each(VecDeque::clear);
            for index in 0..2 {
                let time = self.time_of(index);
                let side = self.side(index);
                if side.session.ending().is_none() {
                    side.session.connected(time);
                    self.send(index);
                }
            }
        }
    }

    fn deliver(&mut self, index: usize) {
        let now = self.pair.now;
        while self.arriving[index].front().is_some_and(|(at, _)| *at <= now) {
            let Some((_, bytes)) = self.arriving[index].pop_front() else { return };
            let time = self.time_of(index);
            if self.is_cut(index) || self.side(index).session.closes_connection() {
                continue;
            }
            match Line::decode(&bytes[..bytes.len() - 1]) {
                Ok(line) => {
                    self.arrived.push((index == 0, now, line.clone()));
                    self.side(index).session.receive(line, time);
                }
                Err(nonsense) => self.side(index).session.receive_nonsense(nonsense),
            }
            self.send(index);
        }
    }

    /// Sends what the side has to say.
    fn send(&mut self, index: usize) {
        let now = self.pair.now;
        let side = self.side(index);
        side.collect();
        for bytes in std::mem::take(&mut side.on_the_way) {
            if self.is_broken {
                continue;
            }
            let sent = match &mut self.lies[index] {
                Some(lie) => lie(bytes, now),
                None => vec![(bytes, Duration::ZERO)],
            };
            for (bytes, held) in sent {
                let jitter = Duration::from_millis(self.rng.u64(..=self.jitter.as_millis() as u64));
                let arrives = now + held + self.lag[index] + jitter;
                let way = &mut self.arriving[1 - index];
                // A stream keeps the order of its lines.
                let arrives = way.back().map_or(arrives, |(last, _)| arrives.max(*last));
                way.push_back((arrives, bytes));
            }
        }
    }

    /// The player of a side moves after having thought.
    fn play(&mut self, index: usize) {
        let now = self.pair.now;
        let side = if index == 0 { &self.pair.host } else { &self.pair.guest };
        if !side.is_to_move() || side.session.ending().is_some() {
            self.plays_at[index] = None;
            return;
        }
        let thinks = self.thinks[index].as_millis() as u64;
        let at = *self.plays_at[index].get_or_insert(now + Duration::from_millis(self.rng.u64(..=thinks)));
        if at <= now {
            self.plays_at[index] = None;
            let moves = self.side(index).legal_moves();
            let mv = moves[self.rng.usize(..moves.len())];
            let time = self.time_of(index);
            self.side(index).session.order(Order::Move(mv), time);
        }
    }
}
