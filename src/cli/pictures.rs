//! `heksy diagram` and `heksy gif`: pictures of positions and games.

use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde::de::DeserializeOwned;

use super::error::ToolError;
use super::{check, convert, input, link, parse_game};
use crate::app::board::{BoardPalette, BoardView, Picture, PieceSet, Raster, Turn, animate};
use crate::app::library::film::Pace;
use crate::app::library::{ANIMATION_WIDTH, PICTURE_WIDTH, SavedGame};
use crate::game::{GameRecord, PieceLetters, Position};
use crate::lessons::Game;
use crate::sides::Color;
use crate::three;

/// The look of a picture.
#[derive(Args, Debug)]
pub struct Look {
    /// Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran, checkers or three
    #[arg(long, default_value = "glinski", value_parser = parse_game)]
    variant: Game,
    /// Number of the game in the file
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    game: u32,
    /// Turn the board by half a circle
    #[arg(long)]
    flip: bool,
    /// Leave out the coordinates
    #[arg(long)]
    no_coordinates: bool,
    /// Colours of the board: honey, slate, green, night or high-contrast
    #[arg(long, default_value = "honey", value_parser = named::<BoardPalette>)]
    theme: BoardPalette,
    /// Pieces: classic or bold
    #[arg(long, default_value = "classic", value_parser = named::<PieceSet>)]
    pieces: PieceSet,
}

/// The arguments of `heksy diagram`.
#[derive(Args, Debug)]
pub struct DiagramArguments {
    #[command(flatten)]
    look: Look,
    /// Show the position after this move: 12 for White's, 12... for Black's [default: the last move]
    #[arg(long = "move", value_name = "NUMBER")]
    number: Option<String>,
    /// Width of a PNG in pixels
    #[arg(long, default_value_t = PICTURE_WIDTH, value_name = "PIXELS")]
    size: u32,
    /// Output file, PNG or SVG by its ending; an existing one is kept as FILE.bak [default: SVG to standard output]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// A FEN in quotes, or a PGN file, - for standard input [default: the starting position]
    #[arg(value_name = "FEN|FILE")]
    what: Option<String>,
}

/// The arguments of `heksy gif`.
#[derive(Args, Debug)]
pub struct GifArguments {
    #[command(flatten)]
    look: Look,
    /// Time of each move in milliseconds, or “clocks” for the times of the players, 0.3 to 10 seconds
    #[arg(long, default_value = "1000", value_name = "MILLISECONDS", value_parser = parse_pace)]
    delay: Pace,
    /// Width in pixels
    #[arg(long, default_value_t = ANIMATION_WIDTH, value_name = "PIXELS")]
    size: u32,
    /// Output file; an existing one is kept as FILE.bak [default: the name of the PGN file with the ending gif]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// PGN file; - for standard input, with --output
    #[arg(value_name = "FILE", value_parser = link::file())]
    file: PathBuf,
}

/// Writes the picture of a position, or of a position of a game.
///
/// # Errors
/// [`ToolError`].
pub fn diagram(arguments: &DiagramArguments, out: &mut dyn Write) -> Result<(), ToolError> {
    let output = arguments.output.as_deref();
    let ending = output.map(|path| ending(path, &["png", "svg"])).transpose()?;
    let game = arguments.look.game(arguments.what.as_deref())?;
    let mut film = game.film(&arguments.look.template(&game), Pace::USUAL);
    let last = film.len() - 1;
    let index = arguments.number.as_deref().map_or(Ok(last), |number| plies(&game, number))?;
    let picture = Picture { above: Vec::new(), below: Vec::new(), ..film.swap_remove(index).0 };
    let svg = picture.svg();
    match output {
        None => Ok(out.write_all(svg.as_bytes())?),
        Some(path) if ending == Some("svg") => convert::replace(path, svg.as_bytes()),
        Some(path) => {
            let png = Raster::of_svg(&svg, arguments.size).and_then(|raster| raster.png());
            convert::replace(path, &png.map_err(ToolError::refused)?)
        }
    }
}

/// Writes a saved game as an animated GIF.
///
/// # Errors
/// [`ToolError`].
pub fn gif(arguments: &GifArguments) -> Result<(), ToolError> {
    let named = arguments.output.clone().or_else(|| {
        let is_file = !input::is_standard(&arguments.file);
        is_file.then(|| arguments.file.with_extension("gif"))
    });
    let path = named.ok_or_else(|| ToolError::refused("standard input has no name: name an --output"))?;
    ending(&path, &["gif"])?;
    let game = arguments.look.saved(&arguments.file)?;
    let film = game.film(&arguments.look.template(&game), arguments.delay);
    convert::replace(&path, &animate(film, arguments.size).map_err(ToolError::refused)?)
}

impl Look {
    /// A picture without pieces that looks like this.
    fn template(&self, game: &SavedGame) -> Picture {
        let turn = match game {
            _ if !self.flip => Turn::NONE,
            SavedGame::Two(_) => Turn::HALF,
            SavedGame::Three(_) => BoardView::turn_of_three(three::Seat::Red),
        };
        let view = BoardView { turn, hides_coordinates: self.no_coordinates, ..BoardView::default() };
        Picture::new(view, self.theme, self.pieces)
    }

    /// The game of a file, or one that begins with a position and has no moves.
    fn game(&self, what: Option<&str>) -> Result<SavedGame, ToolError> {
        let path = what.map(link::path_of);
        if let Some(path) = path.filter(|path| input::is_standard(path) || path.exists()) {
            return self.saved(&path);
        }
        let without_moves = |start| SavedGame::of_two(GameRecord::new(start));
        let start = match (self.variant, what) {
            (Game::Two(variant), None) => Ok(without_moves(Position::start(variant))),
            (Game::Two(variant), Some(fen)) => {
                Position::from_fen(variant, fen).map(without_moves).map_err(|error| error.to_string())
            }
            (Game::Three, fen) => {
                let start = fen.unwrap_or(three::START).parse();
                let game = |start| SavedGame::of_three(three::pgn::Record::new(three::Game::new(start)));
                start.map(game).map_err(|error: three::PositionTextError| error.to_string())
            }
        };
        let what = what.unwrap_or_default();
        start.map_err(|reason| ToolError::Refused(check::no_position(what, reason)))
    }

    /// The chosen game of a file.
    fn saved(&self, path: &Path) -> Result<SavedGame, ToolError> {
        let unreadable = |reason| ToolError::Refused(format!("{}: {reason}", path.display()));
        let file = check::open(path).map_err(unreadable)?;
        let index = self.game as usize - 1;
        let (game, count) = match self.variant {
            Game::Two(variant) if !check::is_of_three(&file) => {
                let file = file.with_default_variant(variant);
                let game = file.read(index, PieceLetters::English);
                (game.map(|game| SavedGame::of_two(game.record)), file.len())
            }
            _ => {
                let mut games = three::pgn::read(&file.text());
                let count = games.len();
                ((index < count).then(|| SavedGame::of_three(games.swap_remove(index).record)), count)
            }
        };
        let missing = || unreadable(format!("there is no game {} in this file; it has {count}", self.game));
        game.ok_or_else(missing)
    }
}

/// The number of half-moves up to a move: `12` is White's, or the last one of a round of three, `12...` is Black's.
fn plies(game: &SavedGame, number: &str) -> Result<usize, ToolError> {
    let (digits, color) = match number.strip_suffix("...") {
        Some(digits) => (digits, Color::Black),
        None => (number.trim_end_matches('.'), Color::White),
    };
    let found = digits.parse().ok().and_then(|wanted: u32| match game {
        SavedGame::Two(record) => {
            let tree = &record.tree;
            tree.mainline().position(|node| tree.move_number(node) == (wanted, color))
        }
        SavedGame::Three(record) => {
            let game = &record.game;
            let before = iter::once(game.start()).chain(game.acts().map(|(_, _, after)| after));
            let rounds: Vec<u32> = before.take(game.acts().count()).map(three::Position::round).collect();
            rounds.iter().rposition(|&round| round == wanted)
        }
    });
    let text = "write a number from the game, 12 for White’s move or 12... for Black’s";
    let missing = || ToolError::Refused(format!("the game has no move “{number}”: {text}"));
    found.map(|index| index + 1).ok_or_else(missing)
}

/// The ending of a file, which must be one of these.
fn ending<'a>(path: &Path, known: &[&'a str]) -> Result<&'a str, ToolError> {
    let own = path.extension().unwrap_or_default();
    let found = known.iter().find(|known| own.eq_ignore_ascii_case(known)).copied();
    let wrong =
        || ToolError::Refused(format!("{}: the name must end in .{}", path.display(), known.join(" or .")));
    found.ok_or_else(wrong)
}

/// A value by its name in the settings file.
fn named<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_value(text.into()).map_err(|error| error.to_string())
}

fn parse_pace(text: &str) -> Result<Pace, String> {
    match text.parse() {
        _ if text == "clocks" => Ok(Pace::Clocks),
        Ok(millis @ 20..=60_000) => Ok(Pace::Fixed(Duration::from_millis(millis))),
        _ => Err("write milliseconds from 20 to 60000, or “clocks”".to_owned()),
    }
}
