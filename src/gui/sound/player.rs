//! A thread that plays sounds, so that the caller never waits for the sound system.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::mixer::{Mixer, Voices, mixer};
use super::synth::{Bank, SAMPLE_RATE};
use crate::app::board::Sound;

/// Sounds that wait for the thread. Where more do, it is stuck in the sound system.
const MAX_WAITING: usize = 8;
/// Samples of silence in front of a sound that wakes an output: the first milliseconds may be swallowed.
const LEAD: usize = SAMPLE_RATE as usize * 30 / 1000;
/// How long a program that ends waits for the sound system to let go.
const FAREWELL: Duration = Duration::from_millis(300);

/// An output for samples.
pub trait Output {
    /// Begins to ask its mixer for samples; `false` if it cannot.
    fn start(&mut self) -> bool;
    /// Stops requesting samples after the last one has played.
    fn stop(&mut self);
}

/// The timeouts of the player.
#[derive(Debug, Clone, Copy)]
struct Pauses {
    /// How often a running output is looked at.
    look: Duration,
    /// How long an output may ask for nothing before it counts as dead.
    patience: Duration,
    /// How long a silent output is kept for the next sound.
    keep: Duration,
    /// Maximum delay of a sound: a later one would only confuse, because the sound system was slow.
    too_late: Duration,
}

impl Pauses {
    const USUAL: Self = Self {
        look: Duration::from_millis(50),
        patience: Duration::from_secs(1),
        keep: Duration::from_secs(2),
        too_late: Duration::from_millis(500),
    };
}

/// Plays sounds.
#[derive(Debug, Default)]
pub struct Player {
    /// To the thread, and what the thread closes when it ends; `None` if nothing is ever heard.
    thread: Option<(SyncSender<Order>, Receiver<()>)>,
}

/// A sound to be played.
#[derive(Debug)]
struct Order {
    sound: Sound,
    gain: f32,
    given: Instant,
}

impl Player {
    /// A player without an output.
    pub fn silent() -> Self {
        Self::default()
    }

    /// A player with the outputs that `open` creates on the player's thread for the given mixer: for the first sound,
    /// and again after an output has died.
    pub fn start(open: impl FnMut(Mixer) -> Option<Box<dyn Output>> + Send + 'static) -> Self {
        Self::with_pauses(open, Pauses::USUAL)
    }

    /// Like [`Self::start`], with other pauses.
    fn with_pauses(
        open: impl FnMut(Mixer) -> Option<Box<dyn Output>> + Send + 'static,
        pauses: Pauses,
    ) -> Self {
        let (orders, received) = sync_channel(MAX_WAITING);
        let (alive, ended) = sync_channel(0);
        let work = move || {
            let _alive = alive;
            Worker { bank: Bank::default(), open, line: None, pauses }.run(&received);
        };
        let started = thread::Builder::new().name("sounds".to_owned()).spawn(work);
        Self { thread: started.ok().map(|_| (orders, ended)) }
    }

    /// Plays a sound, as loud as that, in percent. Returns at once.
    pub fn play(&self, sound: Sound, volume: u8) {
        if let Some((orders, _)) = &self.thread {
            // The ear hears a tenth of the power as half as loud: the square comes near to that.
            let gain = (f32::from(volume.min(100)) / 100.0).powi(2);
            // A thread that is stuck gets no more of them.
            let _ = orders.try_send(Order { sound, gain, given: Instant::now() });
        }
    }
}

impl Drop for Player {
    /// Lets the thread close its output, and waits a short time at most.
    fn drop(&mut self) {
        if let Some((orders, ended)) = self.thread.take() {
            drop(orders);
            let _ = ended.recv_timeout(FAREWELL);
        }
    }
}

/// The thread.
struct Worker<F> {
    bank: Bank,
    open: F,
    line: Option<Line>,
    pauses: Pauses,
}

/// An output that is open.
struct Line {
    output: Box<dyn Output>,
    voices: Voices,
    state: LineState,
}

enum LineState {
    /// Playing: the number of requests for samples, and the time of the last one.
    Playing { fills: usize, since: Instant, was_silent: bool },
    /// Paused until the next sound.
    Standing,
}

impl<F: FnMut(Mixer) -> Option<Box<dyn Output>>> Worker<F> {
    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.line.as_ref().map(|line| &line.state) {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(LineState::Playing { .. }) => orders.recv_timeout(self.pauses.look),
                Some(LineState::Standing) => orders.recv_timeout(self.pauses.keep),
            };
            match order {
                Ok(order) if order.given.elapsed() < self.pauses.too_late => self.play(&order),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => self.look(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, order: &Order) {
        if self.line.is_none() {
            let (voices, mixer) = mixer();
            let output = (self.open)(mixer);
            self.line = output.map(|output| Line { output, voices, state: LineState::Standing });
        }
        let Some(line) = &mut self.line else { return };
        let is_standing = matches!(line.state, LineState::Standing);
        line.voices.add(self.bank.samples(order.sound), order.gain, if is_standing { LEAD } else { 0 });
        if is_standing && !line.output.start() {
            self.line = None;
            return;
        }
        if is_standing {
            let fills = line.voices.fills();
            line.state = LineState::Playing { fills, since: Instant::now(), was_silent: false };
        }
        self.look();
    }

    /// Checks whether all sounds have played, and whether the output is alive. Closes an output after a time without
    /// sounds.
    fn look(&mut self) {
        let Some(line) = &mut self.line else { return };
        let LineState::Playing { fills, since, was_silent } = &mut line.state else {
            self.line = None;
            return;
        };
        let now = line.voices.fills();
        if *fills != now {
            (*fills, *since) = (now, Instant::now());
        }
        // The last samples play a little later: the output is stopped at the second check.
        let is_silent = !line.voices.is_open();
        if is_silent && *was_silent {
            line.output.stop();
            line.state = LineState::Standing;
        } else if !is_silent && since.elapsed() > self.pauses.patience {
            self.line = None;
        } else {
            *was_silent = is_silent;
        }
    }
}

#[cfg(test)]
mod tests;
