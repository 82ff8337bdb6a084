//! A relay of our own, with a certificate of our own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::internet::{Internet, RELAY, finish};

/// What `openssl` and `iroh-relay` need, in a folder of its own.
pub struct Certificate {
    folder: tempfile::TempDir,
}

impl Certificate {
    /// An authority, and a certificate of the relay that it has signed.
    pub fn new() -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
        let openssl = |arguments: &[&str]| {
            finish(
                Command::new("openssl").current_dir(&folder).args(["req", "-x509"]).args(key).args(arguments),
            )
        };
        openssl(&["-subj", "/CN=club", "-keyout", "club.key", "-out", "club.pem"])?;
        let name = format!("subjectAltName=IP:{RELAY}");
        let leaf = ["-CA", "club.pem", "-CAkey", "club.key", "-addext", "basicConstraints=critical,CA:FALSE"];
        let files = ["-subj", "/CN=relay", "-keyout", "relay.key", "-out", "relay.pem", "-addext", &name];
        openssl(&[&leaf[..], &files].concat())?;
        let settings = format!(
            "http_bind_addr = \"0.0.0.0:80\"\nenable_quic_addr_discovery = true\nenable_metrics = false\n[tls]\n\
             https_bind_addr = \"0.0.0.0:443\"\ncert_mode = \"Manual\"\nmanual_cert_path = \"{}\"\n\
             manual_key_path = \"{}\"\n",
            folder.path().join("relay.pem").display(),
            folder.path().join("relay.key").display(),
        );
        std::fs::write(folder.path().join("relay.toml"), settings).map_err(|error| error.to_string())?;
        Ok(Self { folder })
    }

    /// The authority's certificate, which the players' computers are to trust.
    pub fn authority(&self) -> PathBuf {
        self.folder.path().join("club.pem")
    }
}

/// The program of the relay: `HEKSY_IROH_RELAY`, or the one that the system finds.
fn program() -> String {
    std::env::var("HEKSY_IROH_RELAY").unwrap_or_else(|_| "iroh-relay".to_owned())
}

/// Whether the program of the relay is there.
pub fn is_there() -> bool {
    finish(Command::new(program()).arg("--version")).is_ok()
}

/// A running relay, which ends with it.
pub struct Relay {
    process: Child,
}

impl Relay {
    /// Starts the relay, and waits until it listens.
    pub fn start(internet: &Internet, certificate: &Certificate) -> Self {
        let settings: &Path = &certificate.folder.path().join("relay.toml");
        let mut command = internet.command("relay", &program());
        let process = command
            .arg("--config-path")
            .arg(settings)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the relay starts");
        let listens = || {
            let sockets = finish(internet.command("relay", "ss").args(["-Hltn", "sport = :443"]));
            sockets.is_ok_and(|sockets| !sockets.is_empty())
        };
        for _ in 0..600 {
            if listens() {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        assert!(listens(), "the relay does not listen");
        Self { process }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
