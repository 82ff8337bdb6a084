//! The arguments of `heksy-lab selfplay`.

use std::path::PathBuf;

use crate::cli::parse_variant;
use crate::game::Variant;

/// The arguments of `heksy-lab selfplay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The variant
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
    /// Nodes per move
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, default_value_t = 8)]
    pub plies: usize,
    /// Plies at the start of each game that are not written
    #[arg(long, default_value_t = 16)]
    pub skip: usize,
    /// Side variations of each position: a random move and the reply, whose positions are written too
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub side_variations: usize,
    /// Nodes per move of a side variation
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u64).range(1..))]
    pub side_variation_nodes: u64,
    /// Random seed; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; the output does not depend on it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: u8,
    /// The file to append the positions to; an interrupted run is continued
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
}

impl Settings {
    /// A text of everything that the positions depend on: a run is continued only with the same.
    pub(super) fn fingerprint(&self) -> String {
        let Self { variant, first, nodes, plies, skip, side_variations, side_variation_nodes, seed, .. } =
            self;
        let network = self.network.as_ref().map(|path| format!(", network {}", path.display()));
        format!(
            "{} from game {first}: {nodes} nodes, {plies} random plies, {skip} skipped, {side_variations} side variations \
             of {side_variation_nodes}, seed {seed}{}",
            variant.key(),
            network.unwrap_or_default()
        )
    }
}
