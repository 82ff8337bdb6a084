//! The weights of the evaluation, and their text format.
//!
//! Each group of weights is a line: its name, a colon and pairs of centipawns, `middlegame/endgame`. Indented lines
//! continue the previous line; `#` starts a comment.

use super::tapered::{Tapered, s};
use super::terms::{COUNT, GROUPS, Group, PSQT_LEN};
use crate::chess::Variant;

/// Weights on a line; in piece-square tables a line is a file.
const WEIGHTS_PER_LINE: usize = 12;
/// The length of a file, by its distance from the middle file.
const FILE_LENGTHS: [usize; 6] = [11, 10, 9, 8, 7, 6];

/// The weights of all terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(pub Box<[Tapered; COUNT]>);

impl Weights {
    /// The built-in weights of a variant.
    pub fn of(variant: Variant) -> Self {
        let text = match variant {
            Variant::Glinski => include_str!("../../../assets/eval/glinski.txt"),
            Variant::McCooey => include_str!("../../../assets/eval/mccooey.txt"),
            Variant::Shafran => include_str!("../../../assets/eval/shafran.txt"),
        };
        Self::from_text(text).expect("the tests read every file of weights")
    }

    /// Parses the weights.
    ///
    /// # Errors
    /// A message that names the group at fault.
    pub fn from_text(text: &str) -> Result<Self, String> {
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

    /// Writes the weights in the format of [`Weights::from_text`].
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for group in GROUPS {
            text += group.name;
            text.push(':');
            let weights = &self.0[group.first..][..group.len];
            for (i, weight) in weights.iter().enumerate() {
                if starts_line(group, i) {
                    text += "\n   ";
                }
                for part in [" ", &weight.mg().to_string(), "/", &weight.eg().to_string()] {
                    text += part;
                }
            }
            text.push('\n');
        }
        text
    }
}

/// Whether the weight starts a line of its group.
fn starts_line(group: &Group, i: usize) -> bool {
    if group.len == PSQT_LEN {
        let mut first = 0;
        return FILE_LENGTHS.iter().any(|len| {
            first += len;
            i == first - len
        });
    }
    i > 0 && i.is_multiple_of(WEIGHTS_PER_LINE)
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
            let weights = Weights::of(variant);
            assert_eq!(Weights::from_text(&weights.to_text()), Ok(weights));
        }
    }

    #[test]
    fn errors_name_the_group() {
        let text = Weights::of(Variant::Glinski).to_text();
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
