//! Games by mail: the forms of a new game and of a letter, the two lines that carry a letter, and the texts.

use super::{Difference, peer_name};
use crate::app::board::typed;
use crate::app::text::{Text, keys, text, words};
use crate::game::{self, Position, Variant, numbered_san};
use crate::online::{EventKind, Letter, LetterError, MailError, MailGame, Refusal, Step, clean_address};
use crate::sides::{ByColor, Color};

/// A dialog of games by mail.
#[derive(Debug, Clone)]
pub enum MailDialog {
    /// The list of all games by mail.
    Games,
    /// The form of a new game.
    New(MailForm),
    /// The next letter of a game, before it is sent.
    Letter(LetterForm),
    /// A letter has another game than the player.
    Differs(Difference),
}

/// The form of a new game by mail.
#[derive(Debug, Clone, PartialEq)]
pub struct MailForm {
    /// The game.
    pub variant: Variant,
    /// The player's colour.
    pub me: Color,
    /// The player's name.
    pub name: String,
    /// The opponent's name.
    pub opponent: String,
    /// The opponent's mail address; it may be empty.
    pub address: String,
    /// Days for each move; 0 without a limit.
    pub days: u8,
}

impl MailForm {
    /// A game in which the player has White.
    pub fn new(variant: Variant, name: String) -> MailForm {
        let (opponent, address) = Default::default();
        MailForm { variant, me: Color::White, name, opponent, address, days: 7 }
    }

    /// Whether both players have a name.
    pub fn has_names(&self) -> bool {
        [&self.name, &self.opponent].iter().all(|name| !name.trim().is_empty())
    }

    pub(in crate::app) fn game(&self) -> MailGame {
        let MailForm { me, name, opponent, .. } = self;
        let names = ByColor::from_fn(|color| if color == *me { name.clone() } else { opponent.clone() });
        let mut letter = Letter::new(Position::start(self.variant), *me, names, self.days);
        letter.addresses[!*me] = clean_address(&self.address);
        MailGame { letter, me: *me }
    }
}

/// An offer or an end in a letter, beside the move or instead of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum WhatElse {
    /// Only the move.
    #[default]
    Nothing,
    /// The player offers a draw.
    OfferDraw,
    /// The player accepts the draw that was offered.
    AcceptDraw,
    /// The player claims a draw by the rules.
    ClaimDraw,
    /// The player resigns.
    Resign,
}

keys!(impl WhatElse {
    Nothing => "mail-nothing", OfferDraw => "mail-offer-draw", AcceptDraw => "mail-accept-draw",
    ClaimDraw => "mail-claim-draw", Resign => "mail-resign",
});

/// The player's next letter: moves, a message, and what else it says.
#[derive(Debug, Clone, PartialEq)]
pub struct LetterForm {
    /// The id of the game.
    pub id: String,
    /// The player's colour.
    pub me: Color,
    /// The moves made on the board that the game does not have yet.
    pub moves: Vec<game::Move>,
    /// The offer or end in the letter.
    pub what_else: WhatElse,
    /// The choices that the rules allow.
    pub choices: Vec<WhatElse>,
    /// "If … then" lines as they are typed, with semicolons between them.
    pub plans: String,
    /// The opponent's mail address; it may be empty.
    pub address: String,
    /// Whether to save the game in a file as well, to attach it.
    pub wants_file: bool,
    /// The problem with the form. Set by the program.
    pub problem: Option<Text>,
}

impl LetterForm {
    /// The form for a game, with the moves of a line on the board.
    pub(in crate::app) fn new(game: &MailGame, line: &[game::Move]) -> LetterForm {
        let mut form = LetterForm {
            id: game.letter.id(),
            me: game.me,
            moves: Vec::new(),
            what_else: WhatElse::Nothing,
            choices: Vec::new(),
            plans: String::new(),
            address: game.letter.addresses[!game.me].clone(),
            wants_file: false,
            problem: None,
        };
        // Of a long line only the beginning can be sent, up to a move of the player.
        let moves = game.moves_after(line).unwrap_or_default();
        let first = if game.letter.record().turn() == game.me { 1 } else { 2 };
        let ends: Vec<usize> = (first..=moves.len()).step_by(2).collect();
        let can_end =
            |&end: &usize| LetterForm { moves: moves[..end].to_vec(), ..form.clone() }.letter(game).is_ok();
        // If a line cannot be sent, no longer one can.
        let sent = ends.partition_point(can_end).checked_sub(1).map(|last| ends[last]);
        form.moves = moves[..sent.unwrap_or(moves.len().min(1))].to_vec();
        let is_allowed =
            |what_else: &WhatElse| LetterForm { what_else: *what_else, ..form.clone() }.letter(game).is_ok();
        form.choices = WhatElse::ALL.into_iter().filter(is_allowed).collect();
        form.what_else = form.choices.first().copied().unwrap_or_default();
        form.check(game);
        form
    }

    pub(in crate::app) fn check(&mut self, game: &MailGame) {
        self.problem = self.letter(game).err();
    }

    /// The letter of the form.
    ///
    /// # Errors
    /// Returns the problem in a sentence.
    pub(in crate::app) fn letter(&self, game: &MailGame) -> Result<Letter, Text> {
        let end = match self.what_else {
            WhatElse::Nothing | WhatElse::OfferDraw => None,
            WhatElse::AcceptDraw => Some(EventKind::Draw),
            WhatElse::ClaimDraw => Some(EventKind::Claim),
            WhatElse::Resign => Some(EventKind::Resign),
        };
        let offers_draw = self.what_else == WhatElse::OfferDraw;
        let moves = if end.is_some() { Vec::new() } else { self.moves.clone() };
        let step = Step { moves, end, offers_draw, plans: Vec::new() };
        let no_move = || Text::key("mail-no-move");
        let letter = game.letter.answer(self.me, &step).ok_or_else(no_move)?;
        let plans = plans(&self.plans, letter.record().position())?;
        let mut letter = game.letter.answer(self.me, &Step { plans, ..step }).ok_or_else(no_move)?;
        letter.addresses[!self.me] = clean_address(&self.address);
        Ok(letter)
    }
}

/// Reads "if … then" lines; move numbers are left out.
fn plans(text: &str, start: &Position) -> Result<Vec<Vec<game::Move>>, Text> {
    let mut plans = Vec::new();
    for line in text.split([';', '\n']) {
        let (mut position, mut plan) = (*start, Vec::new());
        for word in line.split_whitespace() {
            let word = word.rsplit(['.', '…']).next().unwrap_or_default();
            if word.is_empty() {
                continue;
            }
            let mv = typed(&position, word, false)?;
            position.play_unchecked(mv);
            plan.push(mv);
        }
        if !plan.is_empty() {
            plans.push(plan);
        }
    }
    Ok(plans)
}

/// A game in a line: the players, the number of moves, and whose turn it is.
pub fn summary(game: &MailGame) -> Text {
    let letter = &game.letter;
    let [white, black] = Color::ALL.map(|color| peer_name(letter.name(color)));
    let state = match letter.record().outcome() {
        Some(outcome) => Text::verbatim(words::points(outcome.points)),
        None if game.is_my_move() => Text::key("mail-your-move"),
        None => Text::key("mail-waiting"),
    };
    let key = if letter.days > 0 { "mail-game-days" } else { "mail-game" };
    text!(key, white, black, moves = letter.plies().div_ceil(2), days = letter.days.to_string(), state)
}

/// The last move of a game with its number, or its end.
fn last_step(letter: &Letter) -> Text {
    let (start, moves) = letter.record().game().history();
    match (letter.record().outcome(), moves.split_last()) {
        (Some(outcome), _) => words::result(outcome.points),
        (None, None) => Text::key("mail-invitation"),
        (None, Some((&last, before))) => Text::mv(numbered_san(&start.after(before), last)),
    }
}

/// The two lines of a letter: one for the reader, and the letter itself.
pub(in crate::app) fn two_lines(letter: &Letter) -> String {
    let [white, black] = Color::ALL.map(|color| peer_name(letter.name(color)));
    format!("{}\n{letter}", text!("mail-first-line", white, black, step = last_step(letter)))
}

/// The link that opens a mail to the opponent with the two lines in it.
pub(in crate::app) fn link(letter: &Letter) -> String {
    let subject = format!("Heksy {} {} {}", letter.id(), letter.plies(), last_step(letter));
    let (to, body) = (&letter.addresses[!letter.by], two_lines(letter).replace('\n', "\r\n"));
    format!("mailto:{}?subject={}&body={}", escaped(to), escaped(&subject), escaped(&body))
}

/// A text as part of a link.
fn escaped(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~@".contains(&byte);
    let escape =
        |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(escape).collect()
}

/// Why a letter was not taken.
pub(in crate::app) fn problem(error: &MailError) -> Text {
    let named = |key, game: &MailGame| text!(key, name = peer_name(game.letter.name(!game.me)));
    match error {
        MailError::Letter(LetterError::NoLetter) => Text::key("mail-no-letter"),
        MailError::Letter(LetterError::Damaged) => Text::key("mail-damaged"),
        MailError::Letter(LetterError::Newer) => Text::key("mail-newer"),
        MailError::Letter(LetterError::WrongHash) | MailError::Changed => Text::key("mail-changed"),
        MailError::Refused(Refusal::Known, game, _) => named("mail-known", game),
        MailError::Refused(Refusal::Own, ..) => Text::key("mail-own"),
        MailError::Refused(Refusal::Ahead, ..) => Text::key("mail-ahead"),
        MailError::Refused(Refusal::Differs(_), ..) => Text::key("mail-differs-text"),
        MailError::Disk(reason) => text!("mail-disk", reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_takes_as_much_of_a_line_as_may_be_sent_however_long_it_is() {
        let game = MailForm::new(Variant::Glinski, "Anna".to_owned()).game();
        let (mut position, mut line) = (Position::start(Variant::Glinski), Vec::new());
        while line.len() < 40 {
            let moves = position.legal_moves();
            let mv = moves[line.len() * 7 % moves.len()];
            position.play_unchecked(mv);
            line.push(mv);
        }
        let planned = Step { moves: line[..1].to_vec(), plans: vec![line[1..3].to_vec()], ..Step::default() };
        let letter = game.letter.answer(Color::White, &planned).expect("the first letter");
        let game = MailGame { letter, me: Color::Black };
        for (length, sent) in [(1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 3), (40, 3)] {
            let form = LetterForm::new(&game, &line[..length]);
            assert_eq!(form.moves, line[1..=sent], "of {length} moves");
        }
    }
}
