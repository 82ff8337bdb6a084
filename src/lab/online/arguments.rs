//! The arguments of `heksy-lab online`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::parse_variant;
use crate::engine::Level;
use crate::game::{TimeControl, Variant};
use crate::online::{ColorChoice, Relay, Terms, Ticket, is_relay};

/// The commands of `heksy-lab online`.
#[derive(Subcommand, Debug)]
pub enum OnlineCommand {
    /// Print an invitation to a game and wait for a guest
    Host {
        #[command(flatten)]
        terms: TermsArguments,
        #[command(flatten)]
        playing: Playing,
    },
    /// Join the host of an invitation, or resume an interrupted game
    Join {
        /// The invitation
        #[arg(value_name = "INVITATION")]
        ticket: Ticket,
        #[command(flatten)]
        playing: Playing,
    },
    /// Resume the most recent interrupted game
    Resume {
        #[command(flatten)]
        playing: Playing,
    },
}

/// The settings of this side.
#[derive(Args, Debug)]
pub struct Playing {
    /// Level of the engine, from 1 to 10 or full [default: read moves from standard input]
    #[arg(long, value_name = "LEVEL", value_parser = parse_level)]
    pub engine: Option<Level>,
    /// Relay server for computers that cannot connect directly: default, none or a URL
    #[arg(long, value_name = "default|none|URL", default_value = "default", value_parser = parse_relay)]
    pub relay: Relay,
    /// Name, as the opponent sees it
    #[arg(long, default_value = "")]
    pub name: String,
    /// File to append the game to when it is over
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
}

/// The terms of the game.
#[derive(Args, Debug)]
pub struct TermsArguments {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Time control in seconds, such as 600+5, or - for none
    #[arg(long, value_name = "TIME", default_value = "600+5")]
    tc: TimeControl,
    /// Play White [default: draw lots]
    #[arg(long)]
    white: bool,
}

impl TermsArguments {
    /// The terms.
    pub fn terms(self) -> Terms {
        let color = if self.white { ColorChoice::HostWhite } else { ColorChoice::Lot };
        Terms { control: self.tc, color, ..Terms::new(self.variant) }
    }
}

fn parse_level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.map(Level::key).join(", ");
    Level::from_key(text).ok_or_else(|| format!("unknown level \"{text}\": use one of {known}"))
}

fn parse_relay(text: &str) -> Result<Relay, String> {
    match text {
        "default" => Ok(Relay::Public),
        "none" => Ok(Relay::None),
        url if is_relay(url) => Ok(Relay::Url(url.to_owned())),
        _ => Err("use default, none, or a URL such as https://relay.example.org".to_owned()),
    }
}
