//! The blocks of the whole list, one below the other. A block is measured when it is seen, or in a frame that has time left;
//! until then its height is estimated, so that every block has its place from the first frame on.

use std::sync::Arc;

use egui::Ui;

use super::block::{Block, blocks, columns, estimate, follows, items_of, shown_width};
use super::paragraph::Paragraph;
use crate::app::game::{MoveItem, MoveList, MovePart};
use crate::game::NodeId;

/// The letters that are laid out in a frame besides those that are seen: counted, and not timed, so that they are the same on
/// every machine.
const BUDGET: usize = 4_000;
/// The cost of a block, however short, in letters.
const COST: usize = 25;
/// Room below a paragraph.
const BELOW: f32 = 6.0;

/// The sizes by which blocks are laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sizes {
    /// The width of the list.
    pub width: f32,
    /// The height of a row of moves.
    pub row: f32,
    /// How many times their usual size letters are.
    pub scale: f32,
    /// Pixels per point.
    pub pixels: f32,
}

/// A part of the list as blocks.
struct Part {
    items: MovePart,
    /// About how many rows and how many letters of running text it has.
    extent: (usize, usize),
    blocks: Vec<Placed>,
}

/// A block with its height, which may be an estimate.
struct Placed {
    block: Block,
    height: f32,
    is_measured: bool,
}

/// A block by its part and its number there.
pub type Place = (usize, usize);

/// The blocks of a list.
#[derive(Default)]
pub struct Stack {
    parts: Vec<Part>,
    /// The revision of the list that the blocks were made from.
    pub revision: Option<u64>,
    pub sizes: Sizes,
    /// All parts before this one are measured.
    next: usize,
}

impl Stack {
    /// Takes a list and sizes. Unchanged parts keep their blocks. Returns whether anything changed.
    pub fn refresh(&mut self, list: &MoveList, sizes: Sizes) -> bool {
        let revision = Some(list.revision);
        if self.revision == revision && self.sizes == sizes {
            return false;
        }
        if self.sizes != sizes {
            self.parts.iter_mut().for_each(|part| part.unmake(&sizes));
        }
        (self.revision, self.sizes, self.next) = (revision, sizes, 0);
        let is_same = |(old, new): &(&Part, &MovePart)| Arc::ptr_eq(&old.items, new);
        let (old, new) = (&self.parts, &list.parts);
        let front = old.iter().zip(new).take_while(is_same).count();
        let rest = old.len().min(new.len()) - front;
        let back = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(is_same).count();
        let changed: Vec<Part> =
            new[front..new.len() - back].iter().map(|items| Part::new(items, &sizes)).collect();
        let end = self.parts.len() - back;
        self.parts.splice(front..end, changed);
        true
    }

    /// Whether all blocks are measured.
    pub fn is_complete(&self) -> bool {
        self.next == self.parts.len()
    }

    /// The height of all blocks, as far as it is known.
    pub fn height(&self) -> f32 {
        self.parts.iter().flat_map(|part| &part.blocks).map(|placed| placed.height).sum()
    }

    /// Each block with the distances of its edges from the top.
    fn edges(&self) -> impl Iterator<Item = (Place, f32, f32)> {
        let parts = self.parts.iter().enumerate();
        let blocks = parts.flat_map(|(part, of)| {
            of.blocks.iter().enumerate().map(move |(index, placed)| ((part, index), placed.height))
        });
        let mut top = 0.0;
        blocks.map(move |(place, height)| {
            let before = top;
            top += height;
            (place, before, top)
        })
    }

    /// The blocks between these distances from the top.
    pub fn seen(&self, from: f32, to: f32) -> Vec<(Place, f32)> {
        let blocks = self.edges().filter(|(_, top, bottom)| *bottom > from && *top < to);
        blocks.map(|(place, top, _)| (place, top)).collect()
    }

    /// The distance of a block from the top.
    pub fn top(&self, place: Place) -> f32 {
        self.edges().find(|(other, ..)| *other == place).map_or(0.0, |(_, top, _)| top)
    }

    /// The block with the move to `node`, or with the note that belongs to it, and the item. Its part is made.
    pub fn find(&mut self, ui: &Ui, node: NodeId) -> Option<(Place, usize)> {
        let leads_there = |item: &MoveItem| match item {
            MoveItem::Move(mv) => mv.node == node,
            MoveItem::Comment { node: shown, .. } => *shown == Some(node),
            _ => false,
        };
        let part = self.parts.iter().position(|part| part.items.iter().any(leads_there))?;
        self.make(ui, part);
        let of = &self.parts[part];
        let is_move = |item: &&usize| matches!(of.items[**item], MoveItem::Move(_));
        let items: Vec<usize> = (0..of.items.len()).filter(|&item| leads_there(&of.items[item])).collect();
        let item = *items.iter().find(is_move).or(items.first())?;
        let index = of.blocks.iter().position(|placed| items_of(&placed.block).contains(&item))?;
        Some(((part, index), item))
    }

    /// The last of the blocks behind a block that belong to it: its comment, the result.
    pub fn last_with(&mut self, ui: &Ui, place: Place) -> Place {
        let mut last = place;
        while let Some(next) = self.after(last) {
            self.measure(ui, next);
            let next = (next.0, next.1.min(self.parts[next.0].blocks.len() - 1));
            if !follows(&self.parts[next.0].blocks[next.1].block) {
                break;
            }
            last = next;
        }
        last
    }

    fn after(&self, (part, index): Place) -> Option<Place> {
        let of_part = self.parts.get(part)?;
        if index + 1 < of_part.blocks.len() {
            return Some((part, index + 1));
        }
        (part + 1..self.parts.len()).find(|&next| !self.parts[next].blocks.is_empty()).map(|next| (next, 0))
    }

    /// Measures the blocks between these distances from the top. Returns whether one of them was not measured yet: others may
    /// be there now.
    pub fn measure_seen(&mut self, ui: &Ui, from: f32, to: f32) -> bool {
        let mut is_new = false;
        for (place, _) in self.seen(from, to) {
            is_new |= !self.parts[place.0].blocks[place.1].is_measured;
            self.measure(ui, place);
        }
        is_new
    }

    /// Measures more blocks, as many as a frame has time for.
    pub fn measure_more(&mut self, ui: &Ui) {
        let mut budget = BUDGET;
        while self.next < self.parts.len() {
            self.make(ui, self.next);
            for index in 0..self.parts[self.next].blocks.len() {
                let placed = &self.parts[self.next].blocks[index];
                if placed.is_measured {
                    continue;
                }
                let letters = if let Block::Text(paragraph) = &placed.block { paragraph.chars } else { 0 };
                self.measure(ui, (self.next, index));
                budget = budget.saturating_sub(letters + COST);
                if budget == 0 {
                    return;
                }
            }
            self.next += 1;
        }
    }

    /// Makes the blocks of a part.
    fn make(&mut self, ui: &Ui, part: usize) {
        let sizes = self.sizes;
        let of = &mut self.parts[part];
        if !matches!(of.blocks.first(), Some(Placed { block: Block::Unmade, .. })) {
            return;
        }
        let (_, column) = columns(sizes.width / sizes.scale, false);
        let has_room = |text: &str| shown_width(ui, text, sizes.scale) <= column * sizes.scale;
        let placed = |block: Block| {
            let height = match &block {
                Block::Text(paragraph) => {
                    sizes.scale * Paragraph::estimate(paragraph.chars, sizes.width / sizes.scale) + BELOW
                }
                _ => sizes.row,
            };
            Placed { is_measured: !matches!(block, Block::Text(_)), height, block }
        };
        of.blocks = blocks(&of.items, &has_room).into_iter().map(placed).collect();
    }

    /// Measures a block.
    pub fn measure(&mut self, ui: &Ui, (part, index): Place) {
        self.make(ui, part);
        let sizes = self.sizes;
        let Some(placed) = self.parts[part].blocks.get_mut(index) else { return };
        if let (Block::Text(paragraph), false) = (&placed.block, placed.is_measured) {
            let room = sizes.width - sizes.scale * Paragraph::indent(paragraph.depth);
            placed.height = paragraph.lay_out(ui, room, sizes.scale).size().y + BELOW;
            placed.is_measured = true;
        }
    }

    /// Sets the height of the field in which a comment is typed.
    pub fn set_draft(&mut self, height: f32) {
        let placed = self.parts.iter_mut().flat_map(|part| &mut part.blocks);
        for placed in placed.filter(|placed| matches!(placed.block, Block::Draft(_))) {
            placed.height = height;
        }
    }

    /// A block, with the items of its part.
    pub fn block(&self, (part, index): Place) -> Option<(&Block, &[MoveItem], f32)> {
        let part = self.parts.get(part)?;
        let placed = part.blocks.get(index)?;
        Some((&placed.block, &part.items[..], placed.height))
    }
}

impl Part {
    /// A part of which no block is made yet.
    fn new(items: &MovePart, sizes: &Sizes) -> Part {
        let mut part = Part { items: Arc::clone(items), extent: estimate(items), blocks: Vec::new() };
        part.unmake(sizes);
        part
    }

    /// Forgets its blocks, and estimates its height for these sizes.
    fn unmake(&mut self, sizes: &Sizes) {
        let (rows, letters) = self.extent;
        let text = sizes.scale * Paragraph::estimate(letters, sizes.width / sizes.scale);
        let height = rows as f32 * sizes.row + text;
        self.blocks.clear();
        self.blocks.push(Placed { block: Block::Unmade, height, is_measured: false });
    }
}
