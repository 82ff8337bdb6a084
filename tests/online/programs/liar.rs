//! A client that lies, over loopback, against the real program: the lines of the protocol are written by hand.

use std::time::Duration;

use heksy::online::Ticket;
use iroh::endpoint::{Connection, RecvStream, SendStream, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMode, SecretKey, TransportAddr};
use serde_json::{Value, json};
use tokio::runtime::{Builder, Runtime};

use super::{Program, invitation};

/// A guest whose program says whatever the test wants.
struct Liar {
    runtime: Runtime,
    key: SecretKey,
    ticket: Ticket,
    version: u32,
    connection: Option<(Endpoint, Connection, SendStream, RecvStream)>,
    unread: Vec<u8>,
}

impl Liar {
    fn new(ticket: &str) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let key = SecretKey::from_bytes(&[7; 32]);
        let ticket = ticket.parse().expect("an invitation");
        Self { runtime, key, ticket, version: 2, connection: None, unread: Vec::new() }
    }

    fn connect(&mut self, at: &Value) {
        let (key, ticket) = (self.key.clone(), self.ticket.clone());
        self.unread.clear();
        self.connection = Some(self.runtime.block_on(async {
            let builder = Endpoint::builder(presets::Minimal).secret_key(key).relay_mode(RelayMode::Disabled);
            let endpoint = builder.bind().await.expect("a socket");
            let id = EndpointId::from_bytes(&ticket.host).expect("a key");
            let address =
                EndpointAddr::from_parts(id, ticket.addresses.iter().copied().map(TransportAddr::Ip));
            let connection = endpoint.connect(address, b"heksy/game/1").await.expect("the host answers");
            let (writer, reader) = connection.open_bi().await.expect("a stream");
            (endpoint, connection, writer, reader)
        }));
        let secret = format!("{:032x}", u128::from_be_bytes(self.ticket.secret));
        let mut hello = json!({ "t": "hello", "v": self.version, "name": "Eve", "secret": secret });
        if !at.is_null() {
            hello["at"] = at.clone();
        }
        self.say(&hello);
    }

    fn say(&mut self, line: &Value) {
        let Some((_, _, writer, _)) = &mut self.connection else { panic!("a connection") };
        let line = format!("{line}\n");
        self.runtime.block_on(writer.write_all(line.as_bytes())).expect("the host reads");
    }

    /// The next line of this kind. Pings are answered meanwhile.
    fn hear(&mut self, kind: &str) -> Value {
        loop {
            while let Some(end) = self.unread.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                let line: Value = serde_json::from_slice(&line).expect("a line of the protocol");
                if line["t"] == "ping" {
                    let id = line["id"].clone();
                    self.say(&json!({ "t": "pong", "id": id }));
                }
                if line["t"] == kind {
                    return line;
                }
            }
            let Some((_, _, _, reader)) = &mut self.connection else { panic!("a connection") };
            let chunk =
                self.runtime.block_on(reader.read_chunk(4096)).expect("the host speaks").expect("more");
            self.unread.extend_from_slice(&chunk);
        }
    }

    fn begin(&mut self) {
        self.connect(&Value::Null);
        self.hear("hello");
        self.say(&json!({ "t": "accept", "nonce": "ab".repeat(32) }));
        self.hear("reveal");
    }

    fn drop_connection(&mut self) {
        if let Some((endpoint, connection, _, _)) = self.connection.take() {
            connection.close(1_u32.into(), b"");
            self.runtime.block_on(endpoint.close());
        }
    }
}

/// A host with White, in a game of five minutes, after its first move.
fn victim(folder: &tempfile::TempDir) -> (Program, Liar, Value) {
    let mut host = Program::start(folder.path(), &["host", "--tc", "300", "--white", "--name", "Ann"]);
    let mut liar = Liar::new(&invitation(&mut host));
    liar.begin();
    host.until("game 1");
    host.say("f5f6");
    let ev = liar.hear("ev");
    (host, liar, ev)
}

fn measured(ev: &Value) -> u64 {
    ev["event"]["ms"].as_u64().expect("a time")
}

/// Needs a network and a minute.
#[test]
#[ignore = "a minute: cargo test --test online -- --ignored a_lying_client"]
fn a_lying_client_gains_nothing_against_the_real_program() {
    // It charges all of the clock.
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut liar, ev) = victim(&folder);
    liar.say(&json!({ "t": "ack", "n": 1, "charged": measured(&ev) + 296_000 }));
    liar.hear("bye");
    let end = host.until("end ");
    assert!(end.contains("clock"), "{end}");
    // It calls the flag.
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut liar, ev) = victim(&folder);
    liar.say(&json!({ "t": "ack", "n": 1, "charged": measured(&ev) }));
    let flag = json!({ "by": "black", "kind": "flag" });
    liar.say(&json!({ "t": "ev", "n": 2, "event": flag, "mark": "0".repeat(16) }));
    liar.hear("bye");
    let end = host.until("end ");
    assert!(!end.contains("flag"), "{end}");
    // It sends a move that is not legal.
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut liar, ev) = victim(&folder);
    liar.say(&json!({ "t": "ack", "n": 1, "charged": measured(&ev) }));
    let mv = json!({ "by": "black", "kind": "move", "mv": "f6f9", "ms": 10 });
    liar.say(&json!({ "t": "ev", "n": 2, "event": mv, "mark": "0".repeat(16) }));
    liar.hear("bye");
    let end = host.until("end ");
    assert!(end.contains("f6f9") && end.contains("not legal"), "{end}");
    // It answers a ping before it has acknowledged the move.
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut liar, _) = victim(&folder);
    // Its pongs go on.
    assert_eq!(liar.hear("bye")["why"], "clock");
    let end = host.until("end ");
    assert!(end.contains("did not acknowledge"), "{end}");
    // It calls the flag of a program that was killed and has just come back.
    let folder = tempfile::tempdir().unwrap();
    let (host, mut liar, ev) = victim(&folder);
    liar.say(&json!({ "t": "ack", "n": 1, "charged": measured(&ev) }));
    std::thread::sleep(Duration::from_secs(2));
    host.kill();
    liar.drop_connection();
    let mut host = Program::start(folder.path(), &["resume"]);
    host.until("game 1");
    let at = json!({ "game": 0, "n": 1, "mark": ev["mark"], "known": 1, "got": 1, "got_mark": ev["mark"] });
    liar.connect(&at);
    liar.hear("hello");
    host.until("back");
    liar.say(&json!({ "t": "ev", "n": 2, "event": flag, "mark": "0".repeat(16) }));
    liar.hear("bye");
    let end = host.until("end ");
    assert!(!host.printed.iter().any(|line| line.starts_with("result ")), "{end}");
    // A program of version 1 is told that it is too old.
    let folder = tempfile::tempdir().unwrap();
    let mut host = Program::start(folder.path(), &["host", "--tc", "300", "--name", "Ann"]);
    let mut liar = Liar::new(&invitation(&mut host));
    liar.version = 1;
    liar.connect(&Value::Null);
    assert_eq!(liar.hear("bye")["why"], "version");
}
