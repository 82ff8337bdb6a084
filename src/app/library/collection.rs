//! The recorded games that come with the program.

use crate::app::text::Text;

/// A game that comes with the program, as listed in the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LibraryGame {
    /// The players and the year; names are the same in all languages.
    pub title: &'static str,
    /// The game as a file, in the program's own form.
    pub text: &'static str,
}

/// The games of [`Collection::Hexodus`], in their order: played by players of the federation in 1999.
pub const GAMES: [LibraryGame; 3] = [
    LibraryGame {
        title: "Sandor Bodor – Hexodus III, 1999",
        text: include_str!("../../../assets/games/bodor-hexodus.pgn"),
    },
    LibraryGame {
        title: "Csaba Schenkerik – Hexodus III, 1999",
        text: include_str!("../../../assets/games/schenkerik-hexodus.pgn"),
    },
    LibraryGame {
        title: "Marek Mackowiak – Hexodus III, 1999",
        text: include_str!("../../../assets/games/mackowiak-hexodus.pgn"),
    },
];

/// Number of the games of [`Collection::Tournaments`]: 392, and one without names behind the game of round 209.
pub const TOURNAMENT_GAMES: usize = 393;

/// Players, events, dates, results and moves as published by the Hungarian players' site "hexasakkversenyek"
/// (sites.google.com/site/hexasakkversenyek) and collected in the public repository jaycoskey/Glinski, with English
/// piece letters and without comments. Three games have pawn captures written short, one an illegal move.
const TOURNAMENTS: &str = include_str!("../../../assets/games/tournaments.pgn");

/// A three-player game, played by the computer of this program for all sides.
const THREE: &str = include_str!("../../../assets/games/three.pgn");

/// Recorded games that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Collection {
    /// Players of the federation against the program Hexodus III, 1999.
    Hexodus,
    /// The Hungarian and European tournaments of 1980 to 1987.
    Tournaments,
    /// A three-player game between levels of this program's computer.
    Three,
}

impl Collection {
    /// The games as a file has them.
    pub fn text(self) -> String {
        match self {
            Self::Hexodus => GAMES.map(|game| game.text).join("\n"),
            Self::Tournaments => TOURNAMENTS.to_owned(),
            Self::Three => THREE.to_owned(),
        }
    }

    /// The title.
    pub fn title(self) -> Text {
        Text::key(match self {
            Self::Hexodus => "recorded-hexodus",
            Self::Tournaments => "recorded-tournaments",
            Self::Three => "recorded-three",
        })
    }

    /// The source of the games, if their tags do not name it.
    pub fn source(self) -> Option<Text> {
        match self {
            Self::Hexodus | Self::Three => None,
            Self::Tournaments => Some(Text::key("recorded-tournaments-source")),
        }
    }
}
