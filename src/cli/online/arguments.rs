//! The arguments of `heksy online`.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum};

use crate::cli::{GAME, parse_variant};
use crate::engine::Level;
use crate::game::{Position, TimeControl, Variant};
use crate::online::{ColorChoice, DEFAULT_AWAY, Relay, Terms, is_relay};

/// The commands of `heksy online`.
#[derive(Subcommand, Debug)]
pub enum OnlineCommand {
    /// Print an invitation to a game and wait for a guest
    Host {
        /// The terms of the game
        #[command(flatten)]
        terms: TermsArguments,
        /// Show the invitation to other computers on the same network
        #[arg(long)]
        announce: bool,
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
    /// Join the host of an invitation, or resume an interrupted game
    Join {
        /// The invitation
        #[arg(value_name = "INVITATION")]
        ticket: String,
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
    /// Resume the most recent interrupted game
    Resume {
        /// How this side plays
        #[command(flatten)]
        playing: Playing,
    },
}

/// The settings of this side.
#[derive(Args, Debug)]
pub struct Playing {
    /// Let the engine play at this level, from 1 to 10 or full [default: read moves from standard input]
    #[arg(long, value_name = "LEVEL", value_parser = parse_level)]
    pub engine: Option<Level>,
    /// Relay server for computers that cannot connect directly: default, none or a URL
    #[arg(long, value_name = "default|none|URL", default_value = "default", value_parser = parse_relay)]
    pub relay: Relay,
    /// Your name, as your opponent sees it
    #[arg(long, default_value = "")]
    pub name: String,
    /// File to append each game to when it is over [default: print all games at the end]
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Number of games to play if the opponent asks for rematches (with --engine)
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
}

/// The terms of the game.
#[derive(Args, Debug)]
pub struct TermsArguments {
    #[arg(long, help = GAME, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Checkers: men can never capture kings on those kings' own promotion cells
    #[arg(long)]
    total_ban: bool,
    /// Time control: MINUTES+SECONDS (5+3), - for none, or a PGN time control in seconds (40/5400:1800)
    #[arg(long, value_name = "M+S", default_value = "10+5", value_parser = parse_control)]
    tc: TimeControl,
    /// Your colour; lot is random
    #[arg(long, value_enum, default_value_t = HostColor::Lot)]
    color: HostColor,
    /// Seconds to wait for a player who loses the connection
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

/// Parses minutes and seconds per move, as players say it, or a time control of a PGN file.
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
    text.parse().map_err(|_| "use MINUTES+SECONDS (5+3), -, or a PGN time control (40/5400:1800)".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_arguments_are_minutes_plus_seconds() {
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
