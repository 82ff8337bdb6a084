//! The laboratory: see [`heksy::lab`].

use std::process::ExitCode;

fn main() -> ExitCode {
    heksy::lab::run()
}
