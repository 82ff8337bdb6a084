//! Games between two computers behind routers of each kind, with a relay of our own and its own certificate:
//! `cargo test --test online networks -- --ignored --nocapture --test-threads 1`.
//!
//! The tests need Linux, root, `ip`, `nft`, `ss`, `openssl`, and `iroh-relay` on the path or in `HEKSY_IROH_RELAY`
//! (`cargo install --locked --features server iroh-relay`). Where one of them is not allowed or not there they say so.

mod internet;
mod relay;

use std::time::{Duration, Instant};

use internet::{Internet, RELAY, Router};
use relay::{Certificate, Relay};

use super::{Program, assert_same};

/// Time for iroh to find a direct way, once a game has begun.
const PUNCH: Duration = Duration::from_secs(6);

/// The way that a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Direct,
    Relay,
}

/// Two players who have begun a game.
struct Meeting {
    host: Program,
    guest: Program,
    folders: [tempfile::TempDir; 2],
    plies: usize,
    /// From the guest's start to the game.
    connected: Duration,
    internet: Internet,
    relay: Option<Relay>,
}

/// What the tests need; `None`, and a word about it, where something is not there.
fn certificate() -> Option<Certificate> {
    let missing = match (Internet::new([Router::Public; 2]), Certificate::new()) {
        (Err(error), _) => format!("network namespaces are not allowed here: {error}"),
        (_, Err(error)) => format!("no certificate can be made here: {error}"),
        _ if !relay::is_there() => "there is no program iroh-relay".to_owned(),
        (_, Ok(certificate)) => return Some(certificate),
    };
    println!("not run: {missing}");
    None
}

impl Meeting {
    fn new(certificate: &Certificate, routers: [Router; 2]) -> Self {
        let internet = Internet::new(routers).expect("there was one before");
        let relay = Relay::start(&internet, certificate);
        let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let url = format!("https://{RELAY}");
        let start = |player: usize, arguments: &[&str]| {
            let mut command = internet.command(["one", "two"][player], env!("CARGO_BIN_EXE_heksy-lab"));
            command.env("SSL_CERT_FILE", certificate.authority());
            Program::run(command, folders[player].path(), &[arguments, &["--relay", &url]].concat())
        };
        let mut host = start(0, &["host", "--tc", "-", "--white"]);
        let ticket = super::invitation(&mut host);
        let begun = Instant::now();
        let mut guest = start(1, &["join", &ticket]);
        guest.until("game 1");
        let connected = begun.elapsed();
        host.until("game 1");
        Self { host, guest, folders, plies: 0, connected, internet, relay: Some(relay) }
    }

    /// A line of chat there and one back.
    fn talk(&mut self, text: &str) {
        self.host.say(&format!("say {text}"));
        self.guest.until(&format!("chat {text}"));
        self.guest.say(&format!("say {text}"));
        self.host.until(&format!("chat {text}"));
    }

    /// The way of ten lines in each direction: direct if each side has had ten packets from the other's address.
    fn way(&mut self) -> Way {
        let counts = |internet: &Internet| [internet.direct("one"), internet.direct("two")];
        let before = counts(&self.internet);
        for _ in 0..10 {
            self.talk("where");
        }
        let after = counts(&self.internet);
        if after.iter().zip(before).all(|(after, before)| after - before >= 10) {
            Way::Direct
        } else {
            Way::Relay
        }
    }

    /// Waits until the way is direct, for a time that it usually needs; returns the way, and the time from the beginning of
    /// the game until it was taken.
    fn settled(&mut self) -> (Way, Duration) {
        let begun = Instant::now();
        while begun.elapsed() < PUNCH {
            if self.way() == Way::Direct {
                return (Way::Direct, begun.elapsed());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        (self.way(), begun.elapsed())
    }

    /// A move of the side to move, which the other side has seen when this returns.
    fn play(&mut self) {
        let moves = ["f5f6", "c7c5", "e4e6", "d7d6"];
        let is_host = self.plies.is_multiple_of(2);
        let (mover, other) =
            if is_host { (&mut self.host, &mut self.guest) } else { (&mut self.guest, &mut self.host) };
        mover.say(moves[self.plies]);
        self.plies += 1;
        other.until(&format!("move {} ", self.plies));
    }

    /// The rest of four moves, the host's resignation, and the comparison of both files.
    fn finish(mut self) {
        while self.plies < 4 {
            self.play();
        }
        self.host.say("resign");
        self.guest.until("result 0-1");
        self.host.until("result 0-1");
        self.guest.say("leave");
        drop((self.guest.finish(), self.host.finish()));
        assert_eq!(assert_same(self.folders[0].path(), self.folders[1].path()), 4);
    }
}

/// The way that two routers allow. A port that changes with each address can be met only where the other side takes
/// packets from all ports.
fn expected(routers: [Router; 2]) -> Way {
    use Router::{NoUdp, PortRestricted, Symmetric};
    match routers {
        [NoUdp, _] | [_, NoUdp] | [Symmetric, Symmetric | PortRestricted] | [PortRestricted, Symmetric] => {
            Way::Relay
        }
        _ => Way::Direct,
    }
}

#[test]
#[ignore = "it needs root and iroh-relay"]
fn networks_every_pair_of_routers_ends_in_a_game() {
    let Some(certificate) = certificate() else { return };
    println!("| host | guest | game after | way | after |\n| --- | --- | --- | --- | --- |");
    let mut wrong = Vec::new();
    for host in Router::ALL {
        for guest in Router::ALL {
            let mut meeting = Meeting::new(&certificate, [host, guest]);
            let connected = meeting.connected;
            let (way, after) = meeting.settled();
            meeting.finish();
            let after =
                if way == Way::Direct { format!("{:.1} s", after.as_secs_f64()) } else { String::new() };
            println!("| {host:?} | {guest:?} | {:.1} s | {way:?} | {after} |", connected.as_secs_f64());
            if way != expected([host, guest]) {
                wrong.push((host, guest, way));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
#[ignore = "it needs root and iroh-relay"]
fn networks_a_line_that_is_cut_comes_back() {
    let Some(certificate) = certificate() else { return };
    for routers in [[Router::PortRestricted; 2], [Router::Symmetric; 2]] {
        for seconds in [3, 20] {
            let mut meeting = Meeting::new(&certificate, routers);
            let (way, _) = meeting.settled();
            meeting.internet.set_line("two", "down");
            std::thread::sleep(Duration::from_secs(seconds));
            meeting.internet.set_line("two", "up");
            let mended = Instant::now();
            meeting.play();
            meeting.play();
            println!("{routers:?}, {way:?}: cut for {seconds} s, two moves after {:?}", mended.elapsed());
            meeting.finish();
        }
    }
}

#[test]
#[ignore = "it needs root and iroh-relay"]
fn networks_a_relay_that_is_restarted_serves_the_same_game() {
    let Some(certificate) = certificate() else { return };
    for routers in [[Router::Symmetric; 2], [Router::NoUdp; 2], [Router::PortRestricted; 2]] {
        for seconds in [0, 15] {
            let mut meeting = Meeting::new(&certificate, routers);
            let (way, _) = meeting.settled();
            meeting.relay = None;
            std::thread::sleep(Duration::from_secs(seconds));
            meeting.relay = Some(Relay::start(&meeting.internet, &certificate));
            let begun = Instant::now();
            meeting.play();
            meeting.play();
            println!("{routers:?}, {way:?}: no relay for {seconds} s, two moves after {:?}", begun.elapsed());
            meeting.finish();
        }
    }
}
