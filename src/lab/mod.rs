//! The laboratory, `heksy-lab COMMAND ...`: matches, training data, networks, books and endgame tables, for those who change
//! how the engine plays, and the players of the tests of online play. The packages do not contain it.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::cli;

mod book;
mod book_review;
mod endgames;
mod error;
mod in_order;
pub(crate) mod labelled;
mod matches;
mod network;
mod online;
mod pack;
mod puzzles;
mod selfplay;
mod train;

/// The command line arguments.
#[derive(Parser, Debug)]
#[command(name = "heksy-lab", version = cli::version(), about = "Matches, training and books for Heksy's engine")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Play a match between two UCI engines
    Match(Box<matches::MatchArguments>),
    /// Play a match of two or three UCI engines in the three-player game, with the seats rotated
    MatchThree(Box<matches::three::ThreeMatchArguments>),
    /// Measure the Elo differences of the levels of play
    Ladder(matches::ladder::LadderArguments),
    /// Tune the constants of the search by many short matches
    Spsa(matches::spsa::SpsaArguments),
    /// Make an opening book from searches of the engine
    Book(book::BookArguments),
    /// Make the endgame tables of a game, or print what they hold
    Endgames(endgames::EndgamesArguments),
    /// Make puzzles from games of the levels of play
    Puzzles(puzzles::Settings),
    /// Play self-play games and write them with the scores of their searches
    Selfplay(selfplay::Settings),
    /// Search the quiet positions of self-play games again, with other nodes or another network
    Rescore(selfplay::RescoreSettings),
    /// Pack labelled positions into 32 bytes each: those of games or of text, all of them or only the quiet ones
    Pack(pack::Settings),
    /// Train the neural network on labelled positions
    Train(train::Settings),
    /// Play a game with another computer: invite, join, or resume a game
    #[command(subcommand)]
    Online(online::OnlineCommand),
}

/// Runs the program with the arguments of the command line and returns its exit status.
pub fn run() -> ExitCode {
    let result = run_tool(Arguments::parse().command);
    cli::finish("heksy-lab", result.map(|()| true))
}

fn run_tool(command: Command) -> Result<(), Box<dyn Error>> {
    let output = &mut io::stdout();
    match command {
        Command::Match(arguments) => matches::run(*arguments, output)?,
        Command::MatchThree(arguments) => matches::three::run(&arguments, output)?,
        Command::Ladder(arguments) => matches::ladder::run(&arguments, output)?,
        Command::Spsa(arguments) => matches::spsa::run(&arguments, output)?,
        Command::Book(arguments) => book::run(&arguments, output)?,
        Command::Endgames(arguments) => endgames::run(&arguments, output)?,
        Command::Puzzles(settings) => puzzles::run(&settings, output)?,
        Command::Selfplay(settings) => selfplay::run(&settings, output)?,
        Command::Rescore(settings) => selfplay::rescore(&settings, output)?,
        Command::Pack(settings) => pack::run(&settings, output)?,
        Command::Train(settings) => train::run(&settings, output)?,
        Command::Online(command) => online::run(command, output)?,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }
}
