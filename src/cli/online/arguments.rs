//! The arguments of `heksy online`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::parse_variant;
use crate::engine::Level;
use crate::game::{Position, TimeControl, Variant};
use crate::online::{ColorChoice, DEFAULT_AWAY, Relay, Terms, is_relay};

/// What to do on-line.
#[derive(Subcommand, Debug)]
pub enum OnlineCommand {
    /// Invite to a game: prints an invitation and waits for a guest
    Host {
        /// What is played
        #[command(flatten)]
        terms: TermsArguments,
        /// Let other computers on the same network see the invitation
        #[arg(long)]
        announce: bool,
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
    /// Join the host of an invitation, or go on with the game that was broken off
    Join {
        /// The invitation
        #[arg(value_name = "INVITATION")]
        ticket: String,
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
    /// Go on with the latest game that was broken off
    Resume {
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
}

/// How this side plays.
#[derive(Args, Debug)]
pub struct Playing {
    /// Let the engine play at this level, from first-moves to full; otherwise moves are read from standard input
    #[arg(long, value_name = "LEVEL", value_parser = parse_level)]
    pub engine: Option<Level>,
    /// How computers reach each other that cannot do so directly: default, none, or the address of a relay
    #[arg(long, value_name = "default|none|URL", default_value = "default", value_parser = parse_relay)]
    pub relay: Relay,
    /// The name that the other side sees
    #[arg(long, default_value = "")]
    pub name: String,
    /// Append each game to this file when it is over, instead of printing all at the end
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// How many games the engine plays with its guest, if that wants a rematch
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
}

/// What is played.
#[derive(Args, Debug)]
pub struct TermsArguments {
    /// The variant
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Checkers: men may never capture kings on their own promotion row
    #[arg(long)]
    total_ban: bool,
    /// The clock: minutes and seconds for each move as in 5+3, or -, or as a PGN file writes it
    #[arg(long, value_name = "M+S", default_value = "10+5", value_parser = parse_control)]
    tc: TimeControl,
    /// The host's colour
    #[arg(long, value_enum, default_value_t = HostColor::Lot)]
    color: HostColor,
    /// How long a cut of the connection may last, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = DEFAULT_AWAY, value_parser = clap::value_parser!(u32).range(10..=604_800))]
    away: u32,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum HostColor {
    Lot,
    White,
    Black,
}

impl TermsArguments {
    /// The terms.
    pub fn terms(&self) -> Terms {
        Terms {
            start: Position::start(self.variant).with_total_ban(self.total_ban),
            control: self.tc.clone(),
            color: match self.color {
                HostColor::Lot => ColorChoice::Lot,
                HostColor::White => ColorChoice::HostWhite,
                HostColor::Black => ColorChoice::HostBlack,
            },
            away_limit: self.away,
            ..Terms::new(self.variant)
        }
    }
}

fn parse_level(text: &str) -> Result<Level, String> {
    let known = Level::ALL.map(Level::key).join(", ");
    Level::from_key(text).ok_or_else(|| format!("\"{text}\" is no level: try one of {known}"))
}

fn parse_relay(text: &str) -> Result<Relay, String> {
    match text {
        "default" => Ok(Relay::Public),
        "none" => Ok(Relay::None),
        url if is_relay(url) => Ok(Relay::Url(url.to_owned())),
        _ => Err("write default, none, or an address as https://relay.example.org".to_owned()),
    }
}

/// Minutes, and seconds for each move, as players say it; all else as a PGN file writes it.
fn parse_control(text: &str) -> Result<TimeControl, String> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|n| (0.0..=100_000.0).contains(n));
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    if let Some((minutes, seconds)) = number(minutes).zip(number(seconds))
        && minutes + seconds > 0.0
    {
        let base = Duration::from_millis((minutes * 60_000.0).round() as u64);
        let increment = Duration::from_millis((seconds * 1000.0).round() as u64);
        let is_sudden_death = increment.is_zero();
        return Ok(if is_sudden_death {
            TimeControl::SuddenDeath { base }
        } else {
            TimeControl::Fischer { base, increment }
        });
    }
    text.parse().map_err(|_| "write minutes and seconds as in 5+3, or -, or \"byoyomi 600 30x5\"".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_players_say_them() {
        let control = |text: &str| parse_control(text).map(|control| control.to_string());
        assert_eq!(control("5+3").as_deref(), Ok("300+3"));
        assert_eq!(control("0.5").as_deref(), Ok("30"));
        assert_eq!(control("0.05+0.1").as_deref(), Ok("3+0.1"));
        assert_eq!(control("-").as_deref(), Ok("-"));
        assert_eq!(control("byoyomi 600 30x5").as_deref(), Ok("byoyomi 600 30x5"));
        for text in ["", "0", "0+0", "-1", "soon", "1e99"] {
            assert!(control(text).is_err(), "{text}");
        }
    }
}
