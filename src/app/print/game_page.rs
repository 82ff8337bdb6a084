//! A game on paper: its moves in two columns, with variations, comments and a few small diagrams.

use std::collections::HashSet;

use super::header::{facts, result, result_part};
use super::{Figure, Page, Part, Run, Sheet};
use crate::app::board::BoardView;
use crate::app::text::{Text, explain_cause, shown};
use crate::game::{GameRecord, GameTree, Move, Nag, NodeId, Notation, Notes, Position, move_text};
use crate::report::{GameReport, Judgement};
use crate::sides::{ByColor, Color};

/// The most diagrams at mistakes: with more, a game of thirty moves would fill two pages.
const AT_MISTAKES: usize = 4;
/// The mark of a diagram in a comment.
const MARK: &str = "[#]";

/// The page of a record whose players are called so. Diagrams stand where the record marks a position: by a glyph, by
/// `[#]` in a comment, or by arrows and circles. Without such marks they stand at the worst mistakes.
pub fn game_page(record: &GameRecord, names: &ByColor<Text>) -> Page {
    let players = Color::ALL.map(|color| names[color].to_string()).join(" – ");
    let moves = Moves::of(record).write();
    let parts = vec![Part::Title(players.clone()), Part::Facts(facts(record)), Part::Columns(moves)];
    Page { title: players, sheets: vec![Sheet { is_wide: false, parts }] }
}

/// A part of the game that is still to be written: a line from `node` on, in the position before it, or an end.
enum Todo {
    Line { node: NodeId, position: Position, is_main: bool },
    Variation { node: NodeId, position: Position },
    Close,
}

/// The moves as parts of a page.
struct Moves<'a> {
    record: &'a GameRecord,
    report: Option<GameReport>,
    /// The nodes whose positions have diagrams.
    diagrams: HashSet<NodeId>,
    parts: Vec<Part>,
    /// The paragraph being written.
    runs: Vec<Run>,
    /// Whether the next move of Black needs its number.
    is_numbered: bool,
}

impl<'a> Moves<'a> {
    fn of(record: &'a GameRecord) -> Moves<'a> {
        let report = GameReport::of(record, record.variant().default_draws());
        let asked = asked_for(&record.tree);
        let diagrams = if asked.is_empty() { mistakes(record, report.as_ref()) } else { asked };
        Moves { record, report, diagrams, parts: Vec::new(), runs: Vec::new(), is_numbered: true }
    }

    fn write(mut self) -> Vec<Part> {
        let tree = &self.record.tree;
        let start = *tree.start();
        self.comment(tree.notes(NodeId::ROOT));
        if start != Position::start(start.variant()) {
            self.diagram(BoardView::of(&start), String::new());
        }
        if let Some(node) = tree.next(NodeId::ROOT) {
            let mut todo = vec![Todo::Line { node, position: start, is_main: true }];
            while let Some(next) = todo.pop() {
                match next {
                    Todo::Line { node, position, is_main } => self.line(node, position, is_main, &mut todo),
                    Todo::Variation { node, position } => {
                        self.put(false, "(");
                        self.is_numbered = true;
                        todo.push(Todo::Close);
                        self.line(node, position, false, &mut todo);
                    }
                    Todo::Close => {
                        self.close();
                        self.is_numbered = true;
                    }
                }
            }
        }
        self.end_paragraph();
        let result = result(self.record).map(|result| result_part(&result));
        self.parts.extend(result);
        self.parts
    }

    /// Writes a line up to a move that has alternatives, or up to its end. The rest is left on the stack.
    fn line(&mut self, mut node: NodeId, mut position: Position, is_main: bool, todo: &mut Vec<Todo>) {
        let tree = &self.record.tree;
        while let Some(mv) = tree.move_at(node) {
            let before = position;
            position.play_unchecked(mv);
            self.mv(node, mv, &before, &position, is_main);
            let next = tree.next(node);
            let siblings = tree.parent(node).map(|parent| tree.children(parent)).unwrap_or_default();
            if siblings.first() == Some(&node) && siblings.len() > 1 {
                todo.extend(next.map(|node| Todo::Line { node, position, is_main }));
                let variation = |&node| Todo::Variation { node, position: before };
                return todo.extend(siblings[1..].iter().rev().map(variation));
            }
            let Some(next) = next else { return };
            node = next;
        }
    }

    /// Writes a move with its glyphs, its comments, the cause of a mistake, and its diagram.
    fn mv(&mut self, node: NodeId, mv: Move, before: &Position, after: &Position, is_main: bool) {
        let notes = self.record.tree.notes(node);
        if let Some(before) = notes.map(|notes| notes.before.join(" ")).filter(|text| !text.is_empty()) {
            self.put(false, &before);
            self.is_numbered = true;
        }
        let number = before.fullmove_number();
        let dots = match before.turn() {
            Color::White => format!("{number}. "),
            Color::Black if self.is_numbered => format!("{number}... "),
            Color::Black => String::new(),
        };
        let text = move_text(before, mv, Notation::Short, shown().language.letters());
        let (judgement, cause) = self.report.as_ref().filter(|_| is_main).map_or((None, None), |report| {
            let found = report.move_to(node);
            let cause = found.and_then(|found| explain_cause::cause(before, mv, found.cause.as_ref()?));
            (found.and_then(|found| found.judgement), cause)
        });
        let text = format!("{text}{}", signs(notes, judgement));
        self.put(is_main, &[dots.as_str(), &text].concat());
        self.is_numbered = self.comment(notes);
        if let Some(cause) = cause {
            self.runs.push(Run::Slanted(format!(" {cause}")));
            self.is_numbered = true;
        }
        if self.diagrams.contains(&node) {
            let shapes = notes.map(|notes| notes.shapes.clone()).unwrap_or_default();
            let last_move = Some((mv.from(), mv.to()));
            let dots = if before.turn() == Color::White { "." } else { "..." };
            self.diagram(
                BoardView { last_move, shapes, ..BoardView::of(after) },
                format!("{number}{dots} {text}"),
            );
        }
    }

    /// Writes the comments after a move. Returns whether there are any.
    fn comment(&mut self, notes: Option<&Notes>) -> bool {
        let text = notes.map(Notes::comment).unwrap_or_default().replace(MARK, "");
        self.put(false, text.trim());
        !text.trim().is_empty()
    }

    fn diagram(&mut self, view: BoardView, name: String) {
        self.end_paragraph();
        let caption = vec![Run::Strong(name.clone())];
        self.parts.push(Part::Diagram(Box::new(Figure { view, name, caption })));
        self.is_numbered = true;
    }

    fn end_paragraph(&mut self) {
        if !self.runs.is_empty() {
            self.parts.push(Part::Text(std::mem::take(&mut self.runs)));
        }
    }

    /// Adds words behind a space, where there is something before them.
    fn put(&mut self, is_strong: bool, words: &str) {
        if words.is_empty() {
            return;
        }
        let is_opened = matches!(self.runs.last(), Some(Run::Plain(text)) if text.ends_with('('));
        let space = if self.runs.is_empty() || is_opened { "" } else { " " };
        let words = [space, words].concat();
        match self.runs.last_mut() {
            Some(Run::Strong(text)) if is_strong => *text += &words,
            Some(Run::Plain(text)) if !is_strong => *text += &words,
            _ => self.runs.push(if is_strong { Run::Strong(words) } else { Run::Plain(words) }),
        }
    }

    /// Closes a variation without a space.
    fn close(&mut self) {
        match self.runs.last_mut() {
            Some(Run::Plain(text)) => text.push(')'),
            _ => self.runs.push(Run::Plain(")".to_owned())),
        }
    }
}

/// The glyphs behind a move; the report's judgement has its own where nobody has set one.
fn signs(notes: Option<&Notes>, judgement: Option<Judgement>) -> String {
    let nags = notes.map(|notes| notes.nags.as_slice()).unwrap_or_default();
    let has_mark = nags.iter().any(|nag| nag.is_move_mark());
    let judged = judgement.filter(|_| !has_mark).map(Judgement::nag);
    let shown = nags.iter().copied().filter(|nag| *nag != Nag::DIAGRAM).chain(judged);
    let (marks, others): (Vec<Nag>, Vec<Nag>) = shown.partition(|nag| nag.is_move_mark());
    let marks = marks.into_iter().map(Nag::shown);
    marks.chain(others.into_iter().map(|nag| [" ", &nag.shown()].concat())).collect()
}

/// The nodes whose positions are marked for a diagram.
fn asked_for(tree: &GameTree) -> HashSet<NodeId> {
    let is_asked = |notes: &Notes| {
        let is_marked = notes.after.iter().any(|comment| comment.contains(MARK));
        notes.nags.contains(&Nag::DIAGRAM) || is_marked || !notes.shapes.is_empty()
    };
    let mut asked = HashSet::new();
    let mut todo = vec![NodeId::ROOT];
    while let Some(node) = todo.pop() {
        if node != NodeId::ROOT && tree.notes(node).is_some_and(is_asked) {
            asked.insert(node);
        }
        todo.extend(tree.children(node));
    }
    asked
}

/// The nodes of the worst mistakes of the main line: by the points lost, or without a report by the glyphs.
fn mistakes(record: &GameRecord, report: Option<&GameReport>) -> HashSet<NodeId> {
    let weight = |node: NodeId| {
        let nags = record.tree.notes(node).map(|notes| notes.nags.as_slice()).unwrap_or_default();
        let by_glyph = match () {
            () if nags.contains(&Nag::BLUNDER) => 0.3,
            () if nags.contains(&Nag::MISTAKE) => 0.2,
            () => 0.0,
        };
        let found = report.and_then(|report| report.move_to(node));
        let found = found.filter(|found| found.judgement.is_some_and(|it| it != Judgement::Inaccuracy));
        found.and_then(|found| found.loss).unwrap_or(by_glyph)
    };
    let weighed = record.tree.mainline().map(|node| (node, weight(node)));
    let mut weighed: Vec<(NodeId, f64)> = weighed.filter(|(_, weight)| *weight > 0.0).collect();
    weighed.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    weighed.into_iter().take(AT_MISTAKES).map(|(node, _)| node).collect()
}
