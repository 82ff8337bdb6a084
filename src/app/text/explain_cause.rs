//! Explains why a move was a mistake: the sentence of a cause, and the marks on the board that go with it.

use super::words::{self, kind_key};
use super::{Text, text};
use crate::game::{Move, PieceKind, Position, san};
use crate::hex::Cell;
use crate::tactics::{Blow, Cause, Loose, Placed, Why};

/// "The bishop is not safe on f4: Rxf4 wins it." `before` is the position before the mistake. `None` for a mate, which the
/// judgement of the move names.
pub fn cause(before: &Position, mistake: Move, cause: &Cause) -> Option<Text> {
    let start = if cause.is_missed { *before } else { before.after(&[mistake]) };
    Scene { start, cause }.sentence(before, mistake)
}

/// The sentence on the result of a line: "The bishop on f4 is not safe: Rxf4 wins it." `None` for a mate.
pub fn win(start: &Position, cause: &Cause) -> Option<Text> {
    let first = cause.line.first()?;
    Scene { start: *start, cause }.sentence(start, *first)
}

/// The moves of a cause from the position in which they are made.
struct Scene<'a> {
    start: Position,
    cause: &'a Cause,
}

impl Scene<'_> {
    fn sentence(&self, before: &Position, mistake: Move) -> Option<Text> {
        let is_missed = self.cause.is_missed;
        let mv = || self.mv(self.cause.at);
        let sentence = match &self.cause.why {
            Why::Mate(_) => return None,
            Why::Ends(outcome) => {
                let result = words::result_and_reason(*outcome);
                return Some(text!("cause-ends", "move" = Text::mv(san(before, mistake)), result));
            }
            Why::Stalemate(outcome) => {
                text!("cause-stalemate", "move" = mv(), result = words::result(outcome.points))
            }
            Why::Perpetual => text!("cause-perpetual", "move" = mv()),
            Why::Capture { victim, loose, given } => return Some(self.capture(*victim, *loose, given)),
            Why::Blow { victim, blow, won, given } => self.blow(*victim, *blow, won, given),
            Why::Line { won, given } if self.start.chess().is_some() => {
                let line: Vec<String> =
                    (0..self.cause.line.len()).filter_map(|at| self.text_of(at)).collect();
                let line = Text::mv(line.join(" "));
                text!("cause-line", "move" = mv(), won = self.net(won, given), line)
            }
            Why::Line { won, given } if given.is_empty() => {
                text!("cause-captures", "move" = mv(), won = self.pieces(won, "cause-won"))
            }
            Why::Line { won, given } => {
                text!("cause-exchange", "move" = mv(), won = self.net(won, given))
            }
            Why::Promotion { pawn, moves } => {
                let key = if is_missed { "cause-missed-promotes" } else { "cause-promotes" };
                let (piece, cell) = self.placed(*pawn);
                return Some(text!(key, piece, cell, "move" = mv(), moves = *moves));
            }
            Why::Shot { won, given } => {
                let (answer, then) = (self.mv(1), self.mv(2));
                let [won, given] = [won, given].map(|kinds| self.pieces(kinds, "cause-won"));
                text!("cause-shot", "move" = mv(), given, answer, then, won)
            }
        };
        Some(missed(is_missed, sentence))
    }

    /// A move of the line in notation.
    fn mv(&self, at: usize) -> Text {
        Text::mv(self.text_of(at).unwrap_or_default())
    }

    fn text_of(&self, at: usize) -> Option<String> {
        let line = &self.cause.line;
        Some(san(&self.start.after(line.get(..at)?), *line.get(at)?))
    }

    fn cell(&self, cell: Cell) -> String {
        self.start.variant().cell_name(cell)
    }

    /// The key of a piece, and its cell.
    fn placed(&self, placed: Placed) -> (&'static str, String) {
        (kind_key(placed.kind), self.cell(placed.cell))
    }

    fn capture(&self, victim: Placed, loose: Loose, given: &[PieceKind]) -> Text {
        let (mv, (piece, cell)) = (self.mv(0), self.placed(victim));
        let wins = match given {
            [] => text!("cause-wins", "move" = mv.clone()),
            _ => text!("cause-wins-for", "move" = mv.clone(), given = self.pieces(given, "cause-given")),
        };
        let plain = |key: &'static str| text!(key, victim = piece, cell = cell.clone(), wins = wins.clone());
        let is_missed = self.cause.is_missed;
        match loose {
            Loose::BadCapture(taken) => {
                let paid: Vec<PieceKind> = std::iter::once(taken).chain(given.iter().copied()).collect();
                let given = self.pieces(&paid, "cause-given");
                text!("cause-bad-capture", taken = kind_key(taken), cell, "move" = mv, piece, given)
            }
            Loose::MovedThere => plain("cause-moved-there"),
            Loose::StillAttacked => plain("cause-still-attacked"),
            Loose::StopsProtecting(mover) => {
                text!("cause-stops-protecting", piece = kind_key(mover), victim = piece, cell, wins)
            }
            Loose::OpensLine(by) => {
                let (by, from) = self.placed(by);
                text!("cause-opens-line", by, from, victim = piece, cell, wins)
            }
            Loose::BlocksProtector { mover, by } => {
                let (mover, to) = self.placed(mover);
                text!(
                    "cause-blocks-protector",
                    piece = mover,
                    to,
                    by = kind_key(by),
                    victim = piece,
                    cell,
                    wins
                )
            }
            Loose::Unprotected if is_missed => plain("cause-missed-unprotected"),
            Loose::Unprotected => plain("cause-unprotected"),
            Loose::NotSafe if is_missed => plain("cause-missed-not-safe"),
            Loose::NotSafe => plain("cause-not-safe"),
            Loose::TakesLess(taken) => {
                let sentence =
                    text!("cause-takes-less", "move" = mv, victim = piece, taken = kind_key(taken));
                missed(is_missed, sentence)
            }
            Loose::TakesBack => missed(is_missed, text!("cause-takes-back", "move" = mv)),
        }
    }

    fn blow(&self, target: Placed, blow: Blow, won: &[PieceKind], given: &[PieceKind]) -> Text {
        let (mv, (victim, cell)) = (self.mv(0), self.placed(target));
        let other = |key: &'static str, other: Placed| {
            let (other, other_cell) = self.placed(other);
            let (mv, cell) = (mv.clone(), cell.clone());
            text!(key, "move" = mv, other, "other-cell" = other_cell, victim, cell)
        };
        let plain = |key: &'static str| text!(key, "move" = mv.clone(), victim, cell = cell.clone());
        let is_all = won == [target.kind];
        let sentence = match blow {
            Blow::Attacked if is_all && !given.is_empty() => {
                let given = self.pieces(given, "cause-given");
                return text!("cause-attacked-for", "move" = mv, victim, cell, given);
            }
            Blow::Fork(with) => other("cause-fork", with),
            Blow::Skewer(with) => other("cause-skewer", with),
            Blow::Pinned(with) => other("cause-pinned", with),
            Blow::Discovered(with) => other("cause-discovered", with),
            Blow::DiscoveredCheck => plain("cause-discovered-check"),
            Blow::Pin => plain("cause-pin"),
            Blow::Trapped => plain("cause-trapped"),
            Blow::Attacked => plain("cause-attacked"),
            Blow::ProtectorTaken(taken) => {
                let then = self.mv(self.cause.line.len() - 1);
                let taken = kind_key(taken);
                text!("cause-protector-taken", "move" = mv.clone(), taken, victim, cell = cell.clone(), then)
            }
        };
        if is_all && given.is_empty() {
            return sentence;
        }
        text!("cause-and-wins", cause = sentence, won = self.net(won, given))
    }

    /// Whether a king of checkers is among the pieces won and given.
    fn has_kings(&self) -> bool {
        match &self.cause.why {
            Why::Line { won, given } | Why::Shot { won, given } => {
                won.iter().chain(given).any(|kind| *kind == PieceKind::Crowned)
            }
            _ => false,
        }
    }

    /// "A rook and a pawn for a knight".
    fn net(&self, won: &[PieceKind], given: &[PieceKind]) -> Text {
        let won = self.pieces(won, "cause-won");
        if given.is_empty() {
            return won;
        }
        text!("cause-won-for", won, given = self.pieces(given, "cause-given"))
    }

    /// "A rook and two pawns". In checkers men are pieces, unless the cause is about kings too.
    fn pieces(&self, kinds: &[PieceKind], key: &'static str) -> Text {
        let is_named = self.start.chess().is_some() || self.has_kings();
        let name = |kind: PieceKind| if is_named { kind_key(kind) } else { "piece-any" };
        let alike = kinds.chunk_by(|one, other| name(*one) == name(*other));
        let some = |kinds: &[PieceKind]| Some(text!(key, piece = name(*kinds.first()?), count = kinds.len()));
        let join = |first: Text, next: Text| text!("cause-won-and", first, next);
        alike.filter_map(some).reduce(join).unwrap_or_else(|| Text::verbatim(""))
    }
}

/// A sentence that begins with a move, marked if the mover missed it.
fn missed(is_missed: bool, cause: Text) -> Text {
    if is_missed { text!("cause-missed", cause) } else { cause }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::{ENGLISH, Language, LettersChoice, Shown, Value, catalogue, speaking};
    use crate::chess::Role;
    use crate::game::Variant;
    use crate::tactics::cases::Case;

    #[test]
    fn forty_mistakes_are_explained_in_words() {
        for case in Case::all() {
            let text = case.cause.as_ref().and_then(|found| cause(&case.before, case.mv, found));
            assert_eq!(text.map_or_else(String::new, |text| text.to_string()), case.field("sentence"));
        }
    }

    /// Every sentence with every piece in every language: no key and no brace is left, and no gap.
    #[test]
    fn every_sentence_is_whole_with_every_piece() {
        let keys: Vec<&str> = ENGLISH
            .lines()
            .filter_map(|line| {
                line.split_once(" = ").map(|(key, _)| key).filter(|key| key.starts_with("cause-"))
            })
            .collect();
        assert!(keys.len() > 35, "{keys:?}");
        let kinds = Role::ALL.map(PieceKind::Chess).into_iter().chain([PieceKind::Man, PieceKind::Crowned]);
        for (language, kind) in
            Language::ALL.into_iter().flat_map(|language| kinds.clone().map(move |kind| (language, kind)))
        {
            let texts = catalogue(language);
            let piece = || Value::from(kind_key(kind));
            for count in [1_u64, 2, 3, 5, 22] {
                let word = |key: &str| texts.text(key, &[("piece", piece()), ("count", count.into())]);
                let words = |name: &'static str| (name, Value::from(word("cause-won")));
                let mut args: Vec<(&str, Value<'_>)> =
                    ["piece", "victim", "taken", "other", "by"].map(|name| (name, piece())).to_vec();
                args.extend(["cell", "other-cell", "from", "to"].map(|name| (name, Value::from("f6"))));
                args.extend(
                    ["move", "then", "answer", "line", "cause"].map(|name| (name, Value::from("Rf6"))),
                );
                args.extend([words("won"), words("first"), words("next"), words("wins"), words("result")]);
                args.push(("given", word("cause-given").into()));
                args.extend([("count", count.into()), ("moves", count.into())]);
                for key in &keys {
                    let text = texts.text(key, &args);
                    let is_whole =
                        !text.contains(['{', '}']) && !text.contains("piece-") && !text.contains("  ");
                    assert!(is_whole && text == text.trim(), "{language:?} {key}: {text:?}");
                }
            }
        }
    }

    #[test]
    fn in_checkers_a_king_is_named_where_pieces_alone_would_hide_the_gain() {
        let start = Position::start(Variant::Checkers);
        let line = vec![start.legal_moves()[0]];
        let told = |won: &[PieceKind], given: &[PieceKind]| {
            let why = Why::Line { won: won.to_vec(), given: given.to_vec() };
            let found = Cause { is_missed: true, line: line.clone(), at: 0, why };
            let text = cause(&start, line[0], &found).expect("a sentence").to_string();
            text.split_once("exchange: ").map(|(_, rest)| rest.to_owned()).unwrap_or(text)
        };
        let (man, king) = (PieceKind::Man, PieceKind::Crowned);
        assert_eq!(told(&[king], &[man, man]), "a king for two men.");
        assert_eq!(told(&[man, man], &[man]), "two pieces for a piece.");
    }

    /// The sentences of a capture with each of the five languages' cases and articles.
    #[test]
    fn a_lost_bishop_is_told_in_five_languages() {
        let case = &Case::all()[1];
        let told = |language| {
            let shown = Shown::new(language, LettersChoice::Language);
            speaking(shown, || {
                cause(&case.before, case.mv, case.cause.as_ref().unwrap()).unwrap().to_string()
            })
        };
        let texts = [Language::Hungarian, Language::Polish, Language::Swedish, Language::Esperanto].map(told);
        assert_eq!(
            texts,
            [
                "A vezért (e1) még mindig támadják: Fxe1+ elnyeri egy futóért.",
                "Na e1 nadal wisi hetman: Gxe1+ zdobywa tę bierkę za gońca.",
                "Fortfarande angrips damen på e1: Lxe1+ vinner pjäsen för en löpare.",
                "La damo sur e1 ankoraŭ estas atakata: Kxe1+ gajnas ĝin kontraŭ kuriero.",
            ]
        );
    }
}
