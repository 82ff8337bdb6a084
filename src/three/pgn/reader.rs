//! Reading games.

use super::acts::{Told, with_commands};
use super::record::{DEAD_TAG, LEAVE, STAY};
use super::{Notes, Problem, ReadGame, Record, is_variant};
use crate::excerpt::excerpt;
use crate::game::UnreadText;
use crate::game::pgn::{
    self, Diagnostic, Head, Part, Place, Walk, WholeHead, comment_parts, escaped, find_games, plain_result,
    tag_line, whole_comment,
};
use crate::three::{DeadPieces, Game, MoveTextError, Points, Position, Setup};

/// Reads the games of a file. Never fails: unreadable parts are kept as text and reported.
pub fn read(text: &str) -> Vec<ReadGame> {
    let games = find_games(text).into_iter();
    games.map(|game| Reader::new(&text[game.start..game.end], (game.line, game.column)).read()).collect()
}

/// Reads one game.
struct Reader<'a> {
    text: &'a str,
    walk: Walk<'a>,
    place: Place,
    record: Record,
    diagnostics: Vec<Diagnostic<Problem>>,
    /// The result after the moves, and its place.
    marker: Option<(Points, usize)>,
    /// The place of the number before the current part.
    number: Option<usize>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, (line, column): (usize, usize)) -> Self {
        let record = Record::new(Game::new(Position::start()));
        let (walk, place) = (Walk::new(text, column == 1), Place::new(line, column));
        Self { text, walk, place, record, diagnostics: Vec::new(), marker: None, number: None }
    }

    fn read(mut self) -> ReadGame {
        let WholeHead { mut head, comments, problems, first } = self.walk.head();
        for (problem, at) in problems {
            self.problem(at, problem.into());
        }
        self.start(&mut head);
        for (comment, _) in comments {
            self.comment(&comment);
        }
        let mut next = first.or_else(|| self.walk.next());
        if self.record.wrong_start.is_some() {
            next.inspect(|&(_, at)| self.keep(at));
            next = self.walk.next();
        }
        while let Some((part, at)) = next {
            self.part(part, at);
            next = self.walk.next();
        }
        self.result(&mut head);
        self.record.tags = head.tags;
        self.record.lines.splice(0..0, head.lines);
        self.diagnostics.sort_by_key(|found| (found.line, found.column));
        ReadGame { record: self.record, diagnostics: self.diagnostics }
    }

    /// Takes the start position and the rules out of the tags.
    fn start(&mut self, head: &mut Head) {
        if let Some(name) = head.tags.remove("Variant").filter(|name| !is_variant(name)) {
            self.problem(head.offset("Variant"), Problem::Variant(excerpt(&name)));
        }
        let dead = |text: &str| match text {
            LEAVE => Some(DeadPieces::Leave),
            STAY => Some(DeadPieces::Stay),
            _ => None,
        };
        let dead_pieces = self.take(head, DEAD_TAG, dead, ": write leave or stay").unwrap_or_default();
        let given = head.given("FEN").is_some();
        let Some(fen) = head.tags.remove("FEN").filter(|_| given) else {
            if head.tags.get("SetUp") == Some("0") {
                head.tags.remove("SetUp");
            }
            self.record.game = Game::new(Position::start().with_dead_pieces(dead_pieces));
            return;
        };
        head.tags.remove("SetUp");
        let setup = fen.parse().map(|setup| Setup { dead_pieces, ..setup });
        match setup.and_then(|setup| Ok(Position::from_setup(&setup)?)) {
            Ok(position) => self.record.game = Game::new(position),
            Err(error) => {
                self.record.wrong_start = Some(fen);
                self.problem(head.offset("FEN"), Problem::Start(error));
            }
        }
    }

    /// Takes the value of a tag; one that is not understood stays as a line.
    fn take<T>(
        &mut self,
        head: &mut Head,
        name: &str,
        parse: impl FnOnce(&str) -> Option<T>,
        hint: &'static str,
    ) -> Option<T> {
        let value = head.parse(name, parse, hint);
        let text = head.tags.remove(name);
        value.unwrap_or_else(|(problem, at)| {
            head.lines.extend(text.map(|text| tag_line(name, &text)));
            self.problem(at, problem.into());
            None
        })
    }

    fn part(&mut self, part: Part, at: usize) {
        let acts = self.acts();
        match part {
            Part::Move(word) => self.mv(&word, at),
            Part::Tag(word) | Part::MisplacedTag(word) => self.play(word, at),
            Part::NullMove(word) => {
                self.problem(at, pgn::Problem::NullMove(word.into_owned()).into());
                self.keep(at);
            }
            // A text that begins with words is not a game.
            Part::IdleWord(word) | Part::Word(word) if acts == 0 => self.play(word, at),
            Part::IdleWord(word) => self.problem(at, pgn::Problem::RedundantWord(excerpt(word)).into()),
            Part::Word(word) => self.odd(at, pgn::Problem::UnknownWord(excerpt(word)), word),
            Part::Mark(Some(nag), _) => self.notes().nags.push(nag.0),
            Part::Mark(None, word) => self.odd(at, pgn::Problem::BadMark(excerpt(word)), word),
            Part::Comment { text, is_open } => {
                if is_open {
                    self.problem(at, pgn::Problem::UnclosedComment.into());
                }
                self.comment(&text);
            }
            Part::Escape(line) => self.record.lines.push(line.to_owned()),
            Part::Remark(text) => {
                self.problem(at, pgn::Problem::Remark(excerpt(text)).into());
                self.record.lines.extend(escaped(text));
            }
            Part::Open => self.variation(at),
            Part::Close | Part::UnmatchedClose => self.problem(at, pgn::Problem::UnmatchedClose.into()),
            Part::Result(word) => match plain_result(word).parse() {
                Ok(points) => self.marker = self.marker.or(Some((points, at))),
                Err(_) if word == "*" => {}
                Err(_) => self.odd(at, pgn::Problem::UnknownWord(excerpt(word)), word),
            },
            Part::Number => {
                self.number.get_or_insert(at);
                return;
            }
            Part::MisplacedResult(_) | Part::Border | Part::Nothing => {}
        }
        self.number = None;
    }

    /// Number of acts read.
    fn acts(&self) -> usize {
        self.record.game.acts().count()
    }

    fn notes(&mut self) -> &mut Notes {
        let acts = self.acts();
        self.record.notes_mut(acts)
    }

    /// Reports a word and keeps it as a comment.
    fn odd(&mut self, at: usize, problem: pgn::Problem, word: &str) {
        self.problem(at, problem.into());
        self.say(self.acts(), word);
    }

    /// Adds a remark after this number of acts.
    fn say(&mut self, acts: usize, text: &str) {
        let text = with_commands(&whole_comment(text));
        if !text.is_empty() {
            self.record.notes_mut(acts).comments.push(text);
        }
    }

    /// A comment with its commands.
    fn comment(&mut self, comment: &str) {
        let text = whole_comment(comment);
        let (mut acts, mut said) = (self.acts(), String::new());
        for (part, is_command) in comment_parts(&text) {
            let told = Told::of_command(part).filter(|_| is_command);
            if told.is_some_and(|told| told.happen(&mut self.record.game)) {
                self.say(acts, &std::mem::take(&mut said));
                acts = self.acts();
            } else {
                said += part;
            }
        }
        self.say(acts, &said);
    }

    /// Plays a move; of one that is not possible perhaps its first part alone.
    fn mv(&mut self, word: &str, at: usize) {
        let position = self.record.game.position();
        let is_move = |word: &str| position.read_move(word).is_ok();
        let behind = self.walk.behind_mark_letter().filter(|behind| is_move(behind) && is_move(word));
        if let Some(behind) = behind {
            let (text, choices) = (excerpt(word), vec![word.to_owned(), behind.into_owned()]);
            self.problem(at, Problem::Move(MoveTextError::Ambiguous { text, choices }));
            return self.keep(at);
        }
        let is_over = self.record.game.end().is_some();
        let apart = if is_move(word) || is_over { None } else { self.walk.apart() };
        match apart {
            Some((part, at)) => self.part(part, at),
            None => self.play(word, at),
        }
    }

    fn play(&mut self, word: &str, at: usize) {
        if self.record.game.end().is_some() {
            self.problem(at, Problem::AfterEnd(excerpt(word)));
            return self.keep(at);
        }
        match self.record.game.position().read_move(word) {
            // The move was found among the legal moves.
            Ok(mv) => drop(self.record.game.play(mv)),
            Err(error) => {
                self.problem(at, Problem::Move(error));
                self.keep(at);
            }
        }
    }

    /// Keeps the text from here, or from the number before, to the result.
    fn keep(&mut self, at: usize) {
        let at = self.number.unwrap_or(at);
        let end = self.walk.line_end(at, 0);
        let text = self.text[at..end].trim();
        if !text.is_empty() {
            match &mut self.record.unread {
                Some(kept) => kept.join(text),
                none => *none = Some(UnreadText::new(text)),
            }
        }
        self.walk.skip_to(end, 0);
    }

    /// Keeps a variation as text.
    fn variation(&mut self, at: usize) {
        let end = self.walk.line_end(at + 1, 1);
        let end = end + usize::from(self.text[end..].starts_with(')'));
        let problem = if self.text[at..end].ends_with(')') {
            Problem::Variation
        } else {
            pgn::Problem::UnclosedVariation.into()
        };
        self.problem(at, problem);
        let kept = UnreadText::new(&self.text[at..end]);
        self.notes().variations.push(kept);
        self.walk.skip_to(end, 0);
    }

    /// Sets the result from the tag and from the marker after the moves. The tag overrides the marker, the game
    /// overrides both.
    fn result(&mut self, head: &mut Head) {
        let at = head.offset("Result");
        let tag = self.take(head, "Result", |text| plain_result(text).parse().ok(), "; write 1-0-1/2 or *");
        let marker = self.marker;
        if let (Some(told), Some((shown, _))) = (tag, marker)
            && told != shown
        {
            self.problem(at, Problem::Result { told, shown });
        }
        let Some((told, at)) = tag.map(|points| (points, marker.map_or(at, |(_, at)| at))).or(marker) else {
            return;
        };
        match self.record.game.end() {
            Some(end) if end.points != told && !self.record.is_order_unknown() => {
                self.problem(at, Problem::Result { told, shown: end.points });
            }
            _ => self.record.told = Some(told),
        }
    }

    fn problem(&mut self, at: usize, problem: Problem) {
        let (line, column) = self.place.find(self.text, at);
        self.diagnostics.push(Diagnostic { line, column, problem });
    }
}
