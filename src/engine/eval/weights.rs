//! The weights of the evaluation, and their text format.
//!
//! Each group of weights is a line: its name, a colon and pairs of centipawns, `middlegame/endgame`. Indented lines
//! continue the previous line; `#` starts a comment.

use super::tapered::{Tapered, s};
use super::terms::{COUNT, GROUPS, Group};
use crate::chess::Variant;

/// The weights of all terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(pub Box<[Tapered; COUNT]>);

impl Weights {
    /// The weights of a variant.
    pub fn of(variant: Variant) -> Self {
        Self::from_text(file(variant)).expect("the tests read every file of weights")
    }

    /// Parses the weights.
    ///
    /// # Errors
    /// A message that names the group at fault.
    fn from_text(text: &str) -> Result<Self, String> {
        let mut weights = vec![None; COUNT];
        let mut group: Option<(&Group, usize)> = None;
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default()) {
            let mut pairs = line;
            if !line.starts_with(char::is_whitespace)
                && let Some((name, rest)) = line.split_once(':')
            {
                let named = GROUPS.iter().find(|group| group.name == name);
                group = Some((named.ok_or_else(|| format!("there is no group \"{name}\""))?, 0));
                pairs = rest;
            }
            for pair in pairs.split_whitespace() {
                let (group, next) = group.as_mut().ok_or("the first line names no group")?;
                if *next == group.len {
                    return Err(format!("\"{}\" has more than {} weights", group.name, group.len));
                }
                let weight = parse_pair(pair).ok_or_else(|| format!("\"{pair}\" in \"{}\"", group.name))?;
                weights[group.first + *next] = Some(weight);
                *next += 1;
            }
        }
        let missing = |group: &&Group| weights[group.first..][..group.len].contains(&None);
        if let Some(group) = GROUPS.iter().find(missing) {
            return Err(format!("\"{}\" wants {} weights", group.name, group.len));
        }
        let weights: Vec<Tapered> = weights.into_iter().flatten().collect();
        weights.try_into().map(Self).map_err(|_| "weights are missing".into())
    }
}

/// The file of the weights of a variant.
fn file(variant: Variant) -> &'static str {
    match variant {
        Variant::Glinski => include_str!("../../../assets/eval/glinski.txt"),
        Variant::McCooey => include_str!("../../../assets/eval/mccooey.txt"),
        Variant::Shafran => include_str!("../../../assets/eval/shafran.txt"),
    }
}

fn parse_pair(pair: &str) -> Option<Tapered> {
    let (mg, eg) = pair.split_once('/')?;
    Some(s(mg.parse().ok()?, eg.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_its_weights() {
        for variant in Variant::ALL {
            assert_eq!(Weights::from_text(file(variant)).err(), None, "{variant}");
        }
    }

    #[test]
    fn errors_name_the_group() {
        let text = file(Variant::Glinski);
        for (wrong, message) in [
            (text.replace("tempo", "tempus"), "there is no group \"tempus\""),
            (text.replace("tempo: ", "tempo: 1/1 "), "\"tempo\" has more than 1 weights"),
            (text.replace("tempo: ", "tempo: x"), "in \"tempo\""),
            (text[..text.find("tempo").unwrap()].to_owned(), "\"tempo\" wants 1 weights"),
            (format!("1/1\n{text}"), "names no group"),
        ] {
            let error = Weights::from_text(&wrong).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
    }
}
