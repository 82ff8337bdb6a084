//! The games of a list: those of one file, or of all files among the player's games.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use super::club::PlayedGame;
use super::progress::{OpenProgress, Stage};
use super::query::{Condition, Ending, Query};
use super::row::fold;
use super::{Collection, Column, Content, GameRow, OpenedFile, Reached};
use crate::app::text::{Text, three_words, tr, words};
use crate::game::{GameRecord, NodeId, Variant};

/// The games of one file, or of all files among the player's games, counted from 0 through all files.
#[derive(Debug, Clone)]
pub struct Games {
    files: Vec<Arc<OpenedFile>>,
    are_own: bool,
}

impl From<Arc<OpenedFile>> for Games {
    fn from(file: Arc<OpenedFile>) -> Games {
        Games { files: vec![file], are_own: false }
    }
}

impl Games {
    /// The player's games. The file of the finished games comes last.
    pub fn own(files: Vec<Arc<OpenedFile>>) -> Games {
        Games { files, are_own: true }
    }

    /// Whether they are the player's games, not those of one file.
    pub fn are_own(&self) -> bool {
        self.are_own
    }

    /// Whether only the first games of some file have been found.
    pub fn are_partial(&self) -> bool {
        self.files.iter().any(|file| file.is_partial)
    }

    /// The files.
    pub fn files(&self) -> &[Arc<OpenedFile>] {
        &self.files
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.files.iter().map(|file| file.games.len()).sum()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rows of all games.
    pub fn rows(&self) -> impl Iterator<Item = &GameRow> + Clone {
        self.files.iter().flat_map(|file| &file.games)
    }

    /// The row of a game.
    pub fn row(&self, index: usize) -> Option<&GameRow> {
        let (file, index) = self.locate(index)?;
        file.games.get(index)
    }

    /// The file of a game, and the number of the game in it.
    pub fn locate(&self, mut index: usize) -> Option<(&Arc<OpenedFile>, usize)> {
        for file in &self.files {
            if index < file.games.len() {
                return Some((file, index));
            }
            index -= file.games.len();
        }
        None
    }

    /// The number of a game of a file among all games.
    pub fn index_of(&self, file: &Arc<OpenedFile>, index: usize) -> Option<usize> {
        let before = self.files.iter().position(|other| Arc::ptr_eq(other, file))?;
        Some(self.files[..before].iter().map(|file| file.games.len()).sum::<usize>() + index)
    }

    /// The number of each game among other games, which have it in a file of the same path.
    pub(super) fn numbers_in(&self, games: &Games) -> Vec<Option<usize>> {
        let numbers = |file: &Arc<OpenedFile>| {
            let now = games.files.iter().find(|now| now.path == file.path);
            let first = now.and_then(|now| games.index_of(now, 0));
            (0..file.games.len()).map(move |index| Some(first? + index))
        };
        self.files.iter().flat_map(numbers).collect()
    }

    /// Puts these files in the places of those of the same paths. Returns whether the list has any of them.
    pub(super) fn replace(&mut self, files: &[&Arc<OpenedFile>]) -> bool {
        let mut has_any = false;
        for file in &mut self.files {
            if let Some(now) = files.iter().find(|now| now.path == file.path) {
                *file = Arc::clone(now);
                has_any = true;
            }
        }
        has_any
    }

    /// The columns of the list: the usual ones, and those in which some game has something.
    pub fn columns(&self) -> Vec<Column> {
        let is_used = |column: &Column| self.files.iter().any(|file| file.columns.contains(column));
        if self.are_own {
            let more = [Column::Clock, Column::Event, Column::Round, Column::Opening, Column::Ratings];
            return Column::OWN.into_iter().chain(more.into_iter().filter(is_used)).collect();
        }
        let is_there = |column: &Column| match column {
            Column::Clock => false,
            Column::Round | Column::Opening | Column::Ratings => is_used(column),
            _ => true,
        };
        Column::ALL.into_iter().filter(is_there).collect()
    }

    /// The title of the list.
    pub fn title(&self) -> Text {
        match self.files.first() {
            Some(file) if !self.are_own => file.title(),
            _ => Text::key("own-games-title"),
        }
    }

    /// The source of the games, if their tags do not name it.
    pub fn source(&self) -> Option<Text> {
        self.files.first()?.collection.filter(|_| !self.are_own).and_then(Collection::source)
    }

    /// The games that match a query, in its order.
    pub fn found(&self, query: &Query) -> Vec<usize> {
        self.found_while(query, &OpenProgress::default()).unwrap_or_default()
    }

    /// The games that match a query, in its order; `None` if the search is cancelled.
    pub fn found_while(&self, query: &Query, progress: &OpenProgress) -> Option<Vec<usize>> {
        if !progress.reach(Stage::Positions, 0, 1) {
            return None;
        }
        let (mut words, mut conditions, mut endings) = (Vec::new(), Vec::new(), Vec::new());
        for word in query.words.split_whitespace().map(fold) {
            match (Ending::of(&word), Condition::of(&word)) {
                (Some(ending), _) => endings.push(ending),
                (None, Some(condition)) => conditions.push(condition),
                (None, None) => words.push(word),
            }
        }
        let names = Variant::ALL.map(words::variant).into_iter().chain([three_words::game()]);
        let names: Vec<String> = names.map(|name| fold(&name.to_string())).collect();
        let computer = fold(&tr("player-computer"));
        let rows: Vec<&GameRow> = self.rows().collect();
        if query.at.is_some() && !self.files.iter().all(|file| file.read_positions(progress)) {
            return None;
        }
        let reached = query.at.as_ref().map(|at| self.reached(at));
        let copies = query.content.filter(|content| content.is_of_list()).map(|_| self.copies());
        let has = |index: usize, content: Content| match &copies {
            Some(copies) => copies[index] == (content == Content::Copy),
            None => self.locate(index).is_some_and(|(file, index)| file.has(index, content)),
        };
        let ends_right = |index: usize| {
            let record = self.locate(index).and_then(|(file, index)| file.record(index));
            record.is_some_and(|GameRecord { tree, .. }| {
                let last = tree.position(tree.line_end(NodeId::ROOT));
                endings.iter().all(|ending| ending.is_in(&last))
            })
        };
        let is_found = |index: usize| {
            let row = rows[index];
            query.game.as_ref().is_none_or(|game| *game == row.game)
                && query.result.is_none_or(|result| result.is_of(&row.result))
                && row.contains(&words, &names, &computer)
                && conditions.iter().all(|condition| condition.holds(row, index))
                && reached.as_ref().is_none_or(|games| games[index])
                && query.content.is_none_or(|content| has(index, content))
                && (endings.is_empty() || ends_right(index))
        };
        let mut found = Vec::new();
        for index in 0..rows.len() {
            if !progress.reach(Stage::Matches, index as u64, rows.len() as u64) {
                return None;
            }
            found.extend(is_found(index).then_some(index));
        }
        let by = query.by;
        if by != Column::Number {
            let key = |&index: &usize| (by.number(rows[index], index), fold(&by.text(rows[index], index)));
            found.sort_by_cached_key(key);
        }
        if query.is_descending {
            found.reverse();
        }
        Some(found)
    }

    /// The finished games of two players among these, in the order of their files.
    pub fn played(&self, games: &[usize]) -> Vec<PlayedGame> {
        let mut games = games.to_vec();
        games.sort_unstable();
        games.iter().filter_map(|&index| self.row(index)?.played()).collect()
    }

    /// Whether a file at this path has some of the games.
    pub(super) fn are_from(&self, path: &Path) -> bool {
        self.files.iter().any(|file| file.path.as_deref() == Some(path))
    }

    /// Some of the games as one file.
    pub(super) fn text(&self, games: &[usize]) -> String {
        let located = games.iter().filter_map(|&index| self.locate(index));
        located.map(|(file, index)| file.game_text(index).trim().to_owned() + "\n\n").collect()
    }

    /// Whether each game is a copy: one before it has the same players, the same number of moves, the same result and the same
    /// main line.
    fn copies(&self) -> Vec<bool> {
        let mut alike: HashMap<_, Vec<usize>> = HashMap::new();
        for (index, row) in self.rows().enumerate() {
            alike.entry(row.identity()).or_default().push(index);
        }
        let mut copies = vec![false; self.len()];
        for games in alike.into_values().filter(|games| games.len() > 1) {
            let mut lines = HashSet::new();
            for index in games {
                let line = self.locate(index).map(|(file, index)| file.main_line(index));
                copies[index] = !lines.insert(line);
            }
        }
        copies
    }

    fn reached(&self, at: &Reached) -> Vec<bool> {
        let mut reached = vec![false; self.len()];
        let mut first = 0;
        for file in &self.files {
            at.games(file).into_iter().for_each(|game| reached[first + game] = true);
            first += file.games.len();
        }
        reached
    }
}
