//! A glance at a game of a file, for a list to choose from.

use super::results::{parse_points, plain_result};
use super::tag_section::Head;
use super::token::{Kind, Token};
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

/// The row of a game in a list, collected while its tokens come by.
#[derive(Default)]
pub(super) struct Glance<'a> {
    head: Head,
    /// Whether moves have come.
    has_moves: bool,
    plies: usize,
    marker: Option<&'a str>,
    /// The last token, if it is a result in a variation: at the end of the game it is the result.
    last: Option<&'a str>,
}

impl<'a> Glance<'a> {
    pub fn add(&mut self, token: &Token, text: &'a str, is_in_variation: bool) {
        let word = &text[token.start..token.end];
        if token.kind != Kind::Separator {
            self.last = None;
        }
        match token.kind {
            // Problems of a tag are reported when the game is read.
            Kind::Tag if !self.has_moves => self.head.add(word, token.start).unwrap_or_default(),
            Kind::Symbol if !is_in_variation => self.plies += 1,
            Kind::Result if is_in_variation => self.last = Some(word),
            Kind::Result => self.mark(word),
            _ => {}
        }
        self.has_moves |= !token.kind.is_of_head();
    }

    /// Of several results the first one with points counts.
    fn mark(&mut self, word: &'a str) {
        self.marker = self.marker.filter(|&known| known != "*").or(Some(word));
    }

    /// The glance at the whole game.
    pub fn outline(mut self) -> Outline {
        if let Some(last) = self.last {
            self.mark(last);
        }
        let Glance { mut head, plies, marker, .. } = self;
        let is_told = |result: &&str| !matches!(*result, "" | "?" | "*");
        let tag = head.tags.get("Result");
        let result = plain_result(tag.filter(is_told).or(marker).or(tag).unwrap_or("?")).into_owned();
        let (points, _) = head.take_result(marker.and_then(parse_points));
        Outline { tags: head.tags, plies, points, result }
    }
}
