//! A glance at a game of a file, for a list to choose from.

use super::PgnFile;
use super::lexer::Lexer;
use super::results::{parse_points, plain_result};
use super::tag_section::Head;
use super::token::Kind;
use crate::game::Tags;
use crate::sides::Points;

/// A game as a list shows it.
#[derive(Clone, Debug)]
pub struct Outline {
    /// The tags, without those of the result.
    pub tags: Tags,
    /// The number of moves of all sides without variations, legal or not.
    pub plies: usize,
    /// The points of two players.
    pub points: Option<Points>,
    /// The result as the tag has it, otherwise as it is behind the moves; "?" without any.
    pub result: String,
}

impl PgnFile {
    /// A glance at game `index`. No move is read.
    pub fn outline(&self, index: usize) -> Outline {
        let text = &self.game_text(index);
        let (mut head, mut is_head) = (Head::default(), true);
        let (mut plies, mut marker) = (0, None);
        let mut lexer = Lexer::new(text);
        while let Some(token) = lexer.next() {
            let word = &text[token.start..token.end];
            match token.kind {
                // Problems of a tag are reported when the game is read.
                Kind::Tag if is_head => head.add(word, token.start).unwrap_or_default(),
                Kind::Symbol if !lexer.is_in_variation() => plies += 1,
                // Of several results the first one with points counts.
                Kind::Result if !lexer.is_in_variation() || text[token.end..].trim().is_empty() => {
                    marker = marker.filter(|&known| known != "*").or(Some(word));
                }
                _ => {}
            }
            is_head &= token.kind.is_of_head();
        }
        let is_told = |result: &&str| !matches!(*result, "" | "?" | "*");
        let tag = head.tags.get("Result");
        let result = plain_result(tag.filter(is_told).or(marker).or(tag).unwrap_or("?")).into_owned();
        let (points, _) = head.take_result(marker.and_then(parse_points));
        Outline { tags: head.tags, plies, points, result }
    }
}
