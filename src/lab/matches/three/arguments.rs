//! The arguments of `heksy-lab match-three`.

use crate::lab::matches::common::{CommonArguments, EngineOption, make_names_unique};
use crate::lab::matches::fields;
use crate::lab::matches::settings::{EngineSettings, MoveLimits};

/// The games of a block: one opening, and every arrangement of the seats.
pub(super) const BLOCK: usize = 6;

/// The command of a player that moves at random.
pub(super) const RANDOM: &str = "random";

/// The arguments of `heksy-lab match-three`.
#[derive(clap::Args, Clone, Debug)]
pub struct ThreeMatchArguments {
    #[command(flatten)]
    pub(super) common: CommonArguments,
    /// Command of the third engine, without which the first two share the seats; `random` is a player that moves at random
    #[arg(long, value_name = "COMMAND")]
    engine3: Option<String>,
    /// Name of the third engine
    #[arg(long, value_name = "NAME")]
    name3: Option<String>,
    /// Number of games, six per opening
    #[arg(long, value_name = "N")]
    pub(super) games: usize,
    /// Nodes per move of the third engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes3: Option<u64>,
    /// A UCI option of the third engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option3: Vec<EngineOption>,
    /// Random plies of the openings
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub(super) plies: usize,
}

impl ThreeMatchArguments {
    /// The engines of the match, if its arguments are valid.
    ///
    /// # Errors
    /// A message that names the invalid argument.
    pub(super) fn engines(&self) -> Result<Vec<EngineSettings>, String> {
        if self.games == 0 || !self.games.is_multiple_of(BLOCK) {
            return Err(format!("--games must be a multiple of {BLOCK}: the seats are rotated"));
        }
        let common = &self.common;
        let engine = |command: &str, name: Option<&String>, own: &[EngineOption], nodes: Option<u64>| {
            let engine = common.engine(command, name, own, common.limits(nodes))?;
            let MoveLimits { movetime, nodes, .. } = engine.limits;
            if engine.command != [RANDOM] && movetime.is_none() && nodes.is_none() {
                return Err("give each engine a limit: --movetime or --nodes".to_owned());
            }
            Ok(engine)
        };
        let mut engines = vec![
            engine(&common.engine1, common.name1.as_ref(), &common.option1, common.nodes1)?,
            engine(&common.engine2, common.name2.as_ref(), &common.option2, common.nodes2)?,
        ];
        if let Some(command) = &self.engine3 {
            engines.push(engine(command, self.name3.as_ref(), &self.option3, self.nodes3)?);
        }
        make_names_unique(&mut engines);
        Ok(engines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: ThreeMatchArguments,
    }

    fn engines(text: &str) -> Result<Vec<EngineSettings>, String> {
        let words = ["match-three", "--engine1", "a uci", "--engine2", "random"].into_iter();
        let line = Line::try_parse_from(words.chain(text.split(' '))).map_err(|error| error.to_string())?;
        line.arguments.engines()
    }

    #[test]
    fn each_engine_has_its_limits_and_options() {
        let engines = engines("--games 12 --nodes 9 --nodes3 5 --engine3 b --option3 Hash=1").unwrap();
        let nodes: Vec<_> = engines.iter().map(|engine| engine.limits.nodes).collect();
        assert_eq!(nodes, [Some(9), Some(9), Some(5)]);
        assert_eq!(engines[0].command, ["a", "uci"]);
        assert_eq!((engines[1].options.len(), engines[2].options.len()), (0, 1));
    }

    #[test]
    fn invalid_arguments_are_refused() {
        assert!(engines("--games 5 --nodes 9").unwrap_err().contains("multiple of 6"));
        assert!(engines("--games 6").unwrap_err().contains("limit"));
        assert!(engines("--nodes 9").unwrap_err().contains("--games"));
    }
}
