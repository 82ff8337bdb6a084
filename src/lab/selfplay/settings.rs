//! The arguments of `heksy-lab selfplay` and `heksy-lab rescore`.

use std::path::PathBuf;

use crate::cli::parse_variant;
use crate::game::Variant;

/// The arguments of `heksy-lab selfplay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Number of games
    #[arg(long)]
    pub games: usize,
    /// Number of the first game, to continue an earlier run
    #[arg(long, default_value_t = 0)]
    pub first: usize,
    /// The network that plays, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,
    /// Nodes per move, after which no further iteration begins; at most 8 times as many
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, default_value_t = 8)]
    pub plies: usize,
    /// Plies at the start of each game that are written without scores
    #[arg(long, default_value_t = 16)]
    pub skip: usize,
    /// Side variations of each quiet position: a random move and the reply, whose positions are searched too
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub side_variations: usize,
    /// Nodes per move of a side variation, as those of a move
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u64).range(1..))]
    pub side_variation_nodes: u64,
    /// Random seed; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; the output does not depend on it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: u8,
    /// The file to append the games to; an interrupted run is continued
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
}

impl Settings {
    /// A text of everything that the games depend on: a run is continued only with the same.
    pub(super) fn fingerprint(&self) -> String {
        let Self { variant, first, nodes, plies, skip, side_variations, side_variation_nodes, seed, .. } =
            self;
        let network = self.network.as_ref().map(|path| format!(", network {}", path.display()));
        format!(
            "{} from game {first}: {nodes} soft nodes, {plies} random plies, {skip} skipped, {side_variations} side variations \
             of {side_variation_nodes}, seed {seed}{}",
            variant.key(),
            network.unwrap_or_default()
        )
    }
}

/// The arguments of `heksy-lab rescore`.
#[derive(clap::Args, Clone, Debug)]
pub struct RescoreSettings {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// The network that searches, instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub network: Option<PathBuf>,
    /// Nodes per position, as those of `selfplay`
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Number of threads; the output does not depend on it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: u8,
    /// The file to write the games to; an interrupted run is continued
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
    /// The file of games
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

impl RescoreSettings {
    /// A text of everything that the games depend on: a run is continued only with the same.
    pub(super) fn fingerprint(&self) -> String {
        let Self { variant, network, nodes, file, .. } = self;
        format!("{} of {} again: {nodes} soft nodes, {network:?}", variant.key(), file.display())
    }
}
