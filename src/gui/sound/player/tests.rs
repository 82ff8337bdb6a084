use std::sync::mpsc::{Receiver, Sender, channel};

use super::*;

/// A call of an output.
#[derive(Debug, PartialEq, Eq)]
enum Event {
    Opened,
    Started,
    Stopped,
    Closed,
}

/// Something that takes other threads never takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);

/// Long enough for a busy machine, and short enough for a test.
const SHORT: Pauses = Pauses {
    look: Duration::from_millis(1),
    patience: Duration::from_millis(300),
    keep: Duration::from_millis(1),
    too_late: PATIENCE,
};

/// An output that tells what is done with it. One that lives takes samples by itself, the other never does.
struct Listener {
    events: Sender<Event>,
    mixer: Mixer,
    is_alive: bool,
    heard: Sender<f32>,
}

impl Output for Listener {
    fn start(&mut self) -> bool {
        let _ = self.events.send(Event::Started);
        if self.is_alive {
            // It takes all there is for this start, in one piece.
            let mut out = vec![0.0; 44_100];
            self.mixer.fill(&mut out);
            let _ = self.heard.send(out.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs())));
        }
        true
    }

    fn stop(&mut self) {
        let _ = self.events.send(Event::Stopped);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let _ = self.events.send(Event::Closed);
    }
}

struct Ear {
    player: Player,
    events: Receiver<Event>,
    heard: Receiver<f32>,
}

impl Ear {
    /// A player whose outputs live or not, by their number.
    fn new(is_alive: impl Fn(usize) -> bool + Send + 'static) -> Ear {
        let (events, told) = channel();
        let (heard, peaks) = channel();
        let mut opened = 0;
        let open = move |mixer| {
            let _ = events.send(Event::Opened);
            let is_alive = is_alive(opened);
            opened += 1;
            let (events, heard) = (events.clone(), heard.clone());
            Some(Box::new(Listener { events, mixer, is_alive, heard }) as Box<dyn Output>)
        };
        Ear { player: Player::with_pauses(open, SHORT), events: told, heard: peaks }
    }

    fn expect(&self, events: &[Event]) {
        for event in events {
            assert_eq!(self.events.recv_timeout(PATIENCE).as_ref(), Ok(event));
        }
    }
}

#[test]
fn a_sound_plays_at_the_set_volume_and_then_the_output_closes() {
    let ear = Ear::new(|_| true);
    let bank = Bank::default();
    for (volume, gain) in [(100, 1.0), (50, 0.25)] {
        ear.player.play(Sound::Capture, volume);
        ear.expect(&[Event::Opened, Event::Started, Event::Stopped, Event::Closed]);
        let loudest =
            bank.samples(Sound::Capture).iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs()));
        let heard = ear.heard.recv_timeout(PATIENCE).expect("a sound");
        assert!((heard - gain * loudest).abs() < 0.001, "{heard}");
    }
}

#[test]
fn a_dead_sound_output_is_dropped_and_the_next_sound_opens_another() {
    let ear = Ear::new(|number| number > 0);
    ear.player.play(Sound::Move, 100);
    ear.expect(&[Event::Opened, Event::Started, Event::Closed]);
    assert!(ear.heard.try_recv().is_err(), "it was dead");
    ear.player.play(Sound::Move, 100);
    ear.expect(&[Event::Opened, Event::Started, Event::Stopped, Event::Closed]);
    ear.heard.recv_timeout(PATIENCE).expect("the second is heard");
}

#[test]
fn without_a_sound_output_the_player_is_silent_and_tries_again() {
    let (tried, tries) = channel();
    let open = move |_| {
        let _ = tried.send(());
        None
    };
    let player = Player::with_pauses(open, SHORT);
    for _ in 0..3 {
        player.play(Sound::Move, 100);
        tries.recv_timeout(PATIENCE).expect("a try");
    }
}

#[test]
fn playing_a_sound_never_blocks_not_even_at_the_end() {
    let (release, stuck) = channel::<()>();
    let (reached, reaches) = channel();
    let open = move |_| {
        let _ = reached.send(());
        let _ = stuck.recv();
        None
    };
    let player = Player::with_pauses(open, SHORT);
    player.play(Sound::Move, 100);
    reaches.recv_timeout(PATIENCE).expect("the thread is in the sound system");
    // Far more than can wait: none of these may block.
    for _ in 0..10 * MAX_WAITING {
        player.play(Sound::End, 100);
    }
    drop(player);
    drop(release);
}

#[test]
fn a_silent_player_does_nothing() {
    Player::silent().play(Sound::End, 100);
}
