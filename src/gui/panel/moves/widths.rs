//! The widths of the texts in the list: each is measured once, within a budget for each frame.

use std::collections::HashMap;

use crate::app::game::MoveItem;

/// The work left for the list in this frame. It is counted in letters and words, not in time, so that it is the same
/// on every machine; the rest is done in the next frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// Letters to measure.
    pub letters: usize,
    /// Words to put into rows.
    pub words: usize,
}

impl Budget {
    /// For one frame: well under a millisecond to measure, and less for the rows.
    pub const FRAME: Budget = Budget { letters: 2_000, words: 10_000 };
    /// Cost of measuring a text, however short, in letters.
    const TEXT: usize = 25;
}

/// Tells where each letter of a text of this depth begins, from its left edge, and where the last one ends: one number
/// more than there are letters.
pub type Measure<'a> = &'a dyn Fn(&str, u32) -> Vec<f32>;

/// The widths of single texts: moves, brackets, the space. They come again and again.
#[derive(Debug, Default)]
pub struct Widths {
    /// Of the moves of the game itself, and of running text, which is smaller.
    known: [HashMap<Box<str>, f32>; 2],
}

impl Widths {
    /// More texts than this are forgotten, lest they pile up from game to game.
    const MAX_COUNT: usize = 50_000;

    /// Forgets them all: they are of another size now.
    pub fn clear(&mut self) {
        self.known.iter_mut().for_each(HashMap::clear);
    }
}

/// Measures texts and gives out words as far as the budget goes.
pub struct Ruler<'a> {
    widths: &'a mut Widths,
    measure: Measure<'a>,
    budget: &'a mut Budget,
}

impl<'a> Ruler<'a> {
    /// A ruler with these widths.
    pub fn new(widths: &'a mut Widths, measure: Measure<'a>, budget: &'a mut Budget) -> Ruler<'a> {
        Ruler { widths, measure, budget }
    }

    /// Whether one more word may be put into a row.
    pub fn take_word(&mut self) -> bool {
        let is_left = self.budget.words > 0 && !self.is_spent();
        self.budget.words = self.budget.words.saturating_sub(1);
        is_left
    }

    /// Whether nothing more may be measured.
    fn is_spent(&self) -> bool {
        self.budget.letters == 0
    }

    /// The width of a single text.
    pub fn width(&mut self, text: &str, depth: u32) -> f32 {
        let size = usize::from(depth > 0);
        if let Some(&width) = self.widths.known[size].get(text) {
            return width;
        }
        let width = self.edges(text, depth).last().copied().unwrap_or_default();
        let known = &mut self.widths.known[size];
        if known.len() >= Widths::MAX_COUNT {
            known.clear();
        }
        known.insert(text.into(), width);
        width
    }

    /// The width of the space between two words.
    pub fn space(&mut self, depth: u32) -> f32 {
        self.width("n n", depth) - self.width("nn", depth)
    }

    fn edges(&mut self, text: &str, depth: u32) -> Vec<f32> {
        self.budget.letters = self.budget.letters.saturating_sub(text.len() + Budget::TEXT);
        (self.measure)(text, depth)
    }
}

/// A word of a comment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Word {
    /// The start in the comment, in bytes.
    pub from: u32,
    /// The end of its visible part.
    pub to: u32,
    /// The left end if all words of the comment were in one line, in points.
    pub left: f32,
    /// The right end in that line.
    pub right: f32,
}

/// The words of a part's comments, which do not depend on the width.
#[derive(Debug, Default)]
pub struct Words {
    list: Vec<Word>,
    /// The ends of the words of each measured item.
    ends: Vec<usize>,
    /// The measured part of the next item, in bytes.
    at: usize,
    /// The measured part of the next item, in points.
    x: f32,
}

impl Words {
    /// So many bytes of a comment are measured at a time.
    const STRETCH: usize = 500;
    /// Number of bytes after which a word is wider than any panel: the rest of it is never visible.
    const MAX_WORD_LENGTH: usize = 400;

    /// The words of an item, after all of them are measured.
    pub fn of(&self, item: usize) -> Option<&[Word]> {
        let end = *self.ends.get(item)?;
        let start = item.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.list[start..end])
    }

    /// Measures more of the items until the budget is spent. Returns whether that was all.
    pub fn measure(&mut self, items: &[MoveItem], ruler: &mut Ruler) -> bool {
        while let Some(item) = items.get(self.ends.len()) {
            if ruler.is_spent() {
                return false;
            }
            if let MoveItem::Comment { text, .. } | MoveItem::Unread { text, .. } = item {
                while self.measure_stretch(text, ruler) {
                    if ruler.is_spent() {
                        return false;
                    }
                }
            }
            self.ends.push(self.list.len());
            (self.at, self.x) = (0, 0.0);
        }
        true
    }

    /// Measures the next words of a comment side by side. Returns whether there were any.
    fn measure_stretch(&mut self, text: &str, ruler: &mut Ruler) -> bool {
        let first = self.list.len();
        let mut line = String::new();
        while let Some((word, end)) = next_word(text, self.at).filter(|_| line.len() < Self::STRETCH) {
            let seen = &word[..word.floor_char_boundary(word.len().min(Self::MAX_WORD_LENGTH))];
            let from = (end - word.len()) as u32;
            self.list.push(Word { from, to: from + seen.len() as u32, left: 0.0, right: 0.0 });
            self.at = end;
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(seen);
        }
        if line.is_empty() {
            return false;
        }
        let edges = ruler.edges(&line, 1);
        let start = self.x;
        let edge = |letter: usize| start + edges.get(letter).or(edges.last()).copied().unwrap_or_default();
        let mut letter = 0;
        for word in &mut self.list[first..] {
            let letters = text[word.from as usize..word.to as usize].chars().count();
            (word.left, word.right) = (edge(letter), edge(letter + letters));
            letter += letters + 1;
        }
        self.x = edge(letter) + ruler.space(1);
        true
    }
}

/// The word that begins at byte `at` or behind it, and where it ends.
fn next_word(text: &str, at: usize) -> Option<(&str, usize)> {
    let rest = text[at..].trim_start();
    let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
    (length > 0).then(|| (&rest[..length], text.len() - rest.len() + length))
}

/// Letters eight points wide, for tests.
#[cfg(test)]
pub fn eight_points(text: &str, _depth: u32) -> Vec<f32> {
    (0..=text.chars().count()).map(|letter| 8.0 * letter as f32).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn each_text_is_measured_once_in_each_size() {
        let count = Cell::new(0);
        let measure = |text: &str, depth: u32| {
            count.set(count.get() + 1);
            eight_points(text, depth)
        };
        let (mut widths, mut budget) = (Widths::default(), Budget { words: 1, letters: 60 });
        let mut ruler = Ruler::new(&mut widths, &measure, &mut budget);
        assert_eq!([ruler.width("abc", 0), ruler.width("abc", 1), ruler.width("abc", 2)], [24.0; 3]);
        assert_eq!(count.get(), 2);
        assert!(!ruler.is_spent());
        assert_eq!(ruler.space(1), 8.0);
        assert!(ruler.is_spent());
        assert!(!ruler.take_word(), "a word may have to be measured");
        budget = Budget { words: 1, letters: 1 };
        let mut ruler = Ruler::new(&mut widths, &measure, &mut budget);
        assert!(ruler.take_word() && !ruler.take_word());
    }

    #[test]
    fn a_comment_is_measured_in_stretches_and_no_word_is_lost() {
        let long = "x".repeat(5000);
        let text = format!("  Łódź {} \n{long} end ", "word ".repeat(1000));
        let items =
            [MoveItem::Comment { text: text.clone(), node: None, depth: 0 }, MoveItem::Open { depth: 1 }];
        let (mut widths, mut words, mut frames) = (Widths::default(), Words::default(), 0);
        loop {
            frames += 1;
            let mut budget = Budget { letters: 1, words: 0 };
            if words.measure(&items, &mut Ruler::new(&mut widths, &eight_points, &mut budget)) {
                break;
            }
            assert!(words.of(0).is_none());
        }
        assert!((10..20).contains(&frames), "{frames}");
        let found = words.of(0).unwrap();
        let texts: Vec<&str> = found.iter().map(|word| &text[word.from as usize..word.to as usize]).collect();
        assert_eq!((texts.len(), texts[0], texts[1002]), (1003, "Łódź", "end"));
        assert_eq!(texts[1001], &long[..Words::MAX_WORD_LENGTH], "more of it is never seen");
        let width = |text: &str| 8.0 * text.chars().count() as f32;
        assert!(found.iter().zip(texts).all(|(word, text)| word.right - word.left == width(text)));
        assert!(found.windows(2).all(|pair| pair[1].left == pair[0].right + 8.0));
        assert_eq!(words.of(1), Some(&[][..]));
    }
}
