//! The texts about games by mail, and the two lines that carry a letter.

use crate::app::online::peer_name;
use crate::app::text::{Text, text, words};
use crate::game::numbered_san;
use crate::online::{Letter, LetterError, MailError, MailGame, Refusal};
use crate::sides::Color;

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
        (Some(outcome), _) => words::result(outcome),
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
