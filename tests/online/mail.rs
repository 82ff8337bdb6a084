//! A game by mail between two folders: letters as text, lost, doubled, tampered with, and of other games.

use std::path::Path;

use heksy::game::{Move, Position, Variant, pgn};
use heksy::online::{
    EventKind, Folder, Letter, LetterError, MailError, MailGame, Mailbox, Refusal, Step, find,
};
use heksy::sides::{ByColor, Color};

/// One player with a folder.
struct Player {
    mailbox: Mailbox,
    folder: tempfile::TempDir,
}

impl Player {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self { mailbox: Mailbox::new(Folder::on_disk(folder.path())), folder }
    }

    /// The only game.
    fn game(&self) -> MailGame {
        let mut games = self.mailbox.games().expect("a folder");
        assert_eq!(games.len(), 1);
        games.remove(0)
    }

    /// The bytes of all files, to see that nothing has changed.
    fn bytes(&self) -> Vec<(std::path::PathBuf, Vec<u8>)> {
        let read = |path: &Path| (path.to_owned(), std::fs::read(path).expect("a file"));
        let folder = std::fs::read_dir(self.folder.path()).expect("a folder");
        let mut all: Vec<_> = folder.map(|entry| read(&entry.expect("an entry").path())).collect();
        all.sort();
        all
    }

    /// Sends a step, and returns the mail.
    fn send(&self, step: &Step) -> String {
        let game = self.game();
        let letter = game.letter.answer(game.me, step).expect("an allowed step");
        let game = MailGame { letter, ..game };
        self.mailbox.keep(&game).expect("it is kept");
        mail(&game.letter)
    }

    fn receive(&self, mail: &str) -> Result<MailGame, MailError> {
        self.mailbox.receive(mail, None)
    }

    /// The letter is refused, and nothing has changed.
    fn refuses(&self, mail: &str) -> MailError {
        let before = self.bytes();
        let error = self.receive(mail).expect_err("it is refused");
        assert_eq!(self.bytes(), before);
        error
    }
}

/// A letter as a mail program shows it: quoted, and broken into lines.
fn mail(letter: &Letter) -> String {
    let word = letter.to_string();
    let lines: Vec<&str> =
        word.as_bytes().chunks(60).map(|line| std::str::from_utf8(line).unwrap()).collect();
    format!("Dear friend,\n> here is my move:\n> {}\n> Yours\n", lines.join("\n> "))
}

fn names() -> ByColor<String> {
    ByColor::new("Anna Kovács".to_owned(), "Béla".to_owned())
}

fn new_game(variant: Variant, by: Color) -> MailGame {
    MailGame { letter: Letter::new(Position::start(variant), by, names(), 5), me: by }
}

/// A move that does not end the game.
fn quiet(position: &Position, rng: &mut fastrand::Rng) -> Move {
    let moves = position.legal_moves();
    let goes_on = |mv: &&Move| position.play(**mv).is_ok_and(|next| !next.is_game_over());
    let quiet: Vec<&Move> = moves.iter().filter(goes_on).collect();
    *quiet[rng.usize(..quiet.len())]
}

fn step(mv: Move) -> Step {
    Step { moves: vec![mv], ..Step::default() }
}

fn is_refused(error: &MailError, refusal: Refusal) -> bool {
    matches!(error, MailError::Refused(found, ..) if *found == refusal)
}

#[test]
fn a_game_whose_file_cannot_be_read_is_not_replaced_by_a_letter() {
    let (anna, bela) = (Player::new(), Player::new());
    anna.mailbox.keep(&new_game(Variant::Glinski, Color::White)).unwrap();
    let mv = quiet(anna.game().letter.record().position(), &mut fastrand::Rng::with_seed(3));
    let letter = anna.send(&step(mv));
    bela.receive(&letter).expect("it is taken");
    let path = bela.folder.path().join(bela.game().file_name());
    let long = std::fs::read_to_string(&path).unwrap() + &" ".repeat(1 << 20);
    std::fs::write(&path, long).unwrap();
    assert!(matches!(bela.refuses(&letter), MailError::Disk(_)));
}

#[test]
fn forty_moves_with_lost_doubled_tampered_and_foreign_mail() {
    let [anna, bela] = [Player::new(), Player::new()];
    let mut rng = fastrand::Rng::with_seed(40);
    anna.mailbox.keep(&new_game(Variant::Glinski, Color::White)).unwrap();
    let foreign = {
        let game = new_game(Variant::Glinski, Color::White);
        let mv = quiet(game.letter.record().position(), &mut rng);
        mail(&game.letter.answer(Color::White, &step(mv)).unwrap())
    };
    let mut last = String::new();
    for ply in 0..80 {
        let (from, to) = if ply % 2 == 0 { (&anna, &bela) } else { (&bela, &anna) };
        let game = from.game();
        assert!(game.is_my_move(), "ply {ply}");
        let sent = from.send(&step(quiet(game.letter.record().position(), &mut rng)));
        assert!(!from.game().is_my_move());
        match ply {
            // The letter was damaged, so the reader requests the letter again.
            7 => {
                let at = sent.find("heksymail").unwrap() + 20;
                let other = if &sent[at..=at] == "a" { "b" } else { "a" };
                let broken = format!("{}{other}{}", &sent[..at], &sent[at + 1..]);
                assert!(matches!(to.refuses(&broken), MailError::Letter(LetterError::Damaged)));
                assert!(matches!(to.refuses(&sent[..at]), MailError::Letter(LetterError::Damaged)));
                assert!(matches!(to.refuses("Hello!"), MailError::Letter(LetterError::NoLetter)));
            }
            // A player pastes the own letter.
            11 => assert!(is_refused(&to.refuses(&mail(&to.game().letter)), Refusal::Own)),
            // The mail is lost, and sent once more.
            15 => assert_eq!(mail(&from.game().letter), sent),
            // A letter of the same game that another hand wrote: the next move is another one.
            21 => {
                let before = find(&last).unwrap();
                let moves = before.record().position().legal_moves().into_iter();
                let mut letters =
                    moves.filter_map(|mv| before.answer(!before.by, &step(mv))).map(|letter| mail(&letter));
                let forged = letters.find(|other| *other != sent).unwrap();
                to.receive(&sent).unwrap();
                assert!(is_refused(&to.refuses(&forged), Refusal::Differs(21)));
            }
            // A letter of another game opens that one, and leaves this one alone.
            31 => {
                let own = to.game().letter.id();
                let other = to.receive(&foreign).unwrap();
                assert_ne!(other.letter.id(), own);
                assert_eq!(to.mailbox.games().unwrap().len(), 2);
                to.mailbox.remove(&other).unwrap();
                assert_eq!(to.game().letter.id(), own);
            }
            _ => {}
        }
        if ply != 21 {
            assert_eq!(to.receive(&sent).unwrap().letter.plies(), ply + 1);
        }
        // It came twice, and an older one after it.
        assert!(is_refused(&to.refuses(&sent), Refusal::Known));
        if ply > 1 {
            assert!(is_refused(&from.refuses(&last), Refusal::Known));
        }
        last = sent;
    }
    let [white, black] = [anna.game(), bela.game()];
    assert_eq!(white.letter.record().mark(), black.letter.record().mark());
    assert_eq!((white.letter.plies(), white.letter.days), (80, 5));
    assert_eq!(white.letter.name(Color::White), "Anna Kovács");
    let read = pgn::read_game(&white.to_pgn());
    assert!(read.is_clean());
    assert_eq!(read.record.main_moves(), white.letter.record().game().history().1);
    assert_eq!(read.record.tags.get("Mode"), Some("EM"));
}

#[test]
fn a_lost_mail_is_seen_by_the_next_one() {
    let [anna, bela] = [Player::new(), Player::new()];
    let mut rng = fastrand::Rng::with_seed(3);
    anna.mailbox.keep(&new_game(Variant::McCooey, Color::White)).unwrap();
    let mut mails = Vec::new();
    for ply in 0..4 {
        let (from, to) = if ply % 2 == 0 { (&anna, &bela) } else { (&bela, &anna) };
        let sent = from.send(&step(quiet(from.game().letter.record().position(), &mut rng)));
        to.receive(&sent).unwrap();
        mails.push(sent);
    }
    // A player without a game gets all of it from any letter.
    let fresh = Player::new();
    assert_eq!(fresh.receive(&mails[2]).unwrap().letter.plies(), 3);
    assert_eq!(fresh.game().me, Color::Black);
    // Béla's folder is an old copy: Anna's next letter has a move that he has not made there.
    let old = Player::new();
    old.receive(&mails[0]).unwrap();
    assert!(is_refused(&old.refuses(&mails[2]), Refusal::Ahead));
    assert!(is_refused(&bela.refuses(&mails[3]), Refusal::Own));
}

#[test]
fn a_file_whose_moves_were_changed_is_refused() {
    let (player, mut rng) = (Player::new(), fastrand::Rng::with_seed(1));
    let game = new_game(Variant::Shafran, Color::White);
    let mv = quiet(game.letter.record().position(), &mut rng);
    let letter = game.letter.answer(Color::White, &step(mv)).unwrap();
    let file = MailGame { letter, ..game }.to_pgn();
    let other =
        Position::start(Variant::Shafran).legal_moves().into_iter().find(|&other| other != mv).unwrap();
    assert!(matches!(player.mailbox.receive(&file, Some(&[other])), Err(MailError::Changed)));
    assert!(player.mailbox.games().unwrap().is_empty());
    assert_eq!(player.mailbox.receive(&file, Some(&[mv])).unwrap().me, Color::Black);
}

#[test]
fn offers_ends_and_plans_travel() {
    let mut rng = fastrand::Rng::with_seed(9);
    let first = new_game(Variant::Glinski, Color::White).letter;
    let mv = quiet(first.record().position(), &mut rng);
    let offering = first.answer(Color::White, &Step { offers_draw: true, ..step(mv) }).unwrap();
    let read = find(&offering.to_string()).unwrap();
    assert!(read.offers_draw);
    let end =
        |letter: &Letter, kind| letter.answer(Color::Black, &Step { end: Some(kind), ..Step::default() });
    let draw = end(&read, EventKind::Draw).unwrap();
    assert!(read.check_next(Color::White, &find(&draw.to_string()).unwrap()).is_ok());
    assert!(find(&draw.to_string()).unwrap().record().outcome().is_some());
    // Nobody takes a draw that was not offered.
    let plain = first.answer(Color::White, &step(mv)).unwrap();
    assert!(end(&plain, EventKind::Draw).is_none());
    assert!(end(&plain, EventKind::Claim).is_none());
    assert!(end(&plain, EventKind::Resign).is_some());
    // Who plans "if b, then c" is bound to it: the reader answers with b, c and d at once.
    let mut position = *plain.record().position();
    let plan: Vec<Move> = (0..3)
        .map(|_| {
            let mv = quiet(&position, &mut rng);
            position = position.play(mv).unwrap();
            mv
        })
        .collect();
    let planned = first.answer(Color::White, &Step { plans: vec![plan[..2].to_vec()], ..step(mv) }).unwrap();
    let read = find(&planned.to_string()).unwrap();
    assert_eq!(read.plans, [plan[..2].to_vec()]);
    let answer = read.answer(Color::Black, &Step { moves: plan.clone(), ..Step::default() }).unwrap();
    assert!(planned.check_next(Color::White, &answer).is_ok());
    assert_eq!(plain.check_next(Color::White, &answer), Err(Refusal::Ahead));
    assert!(plain.answer(Color::Black, &Step { moves: plan, ..Step::default() }).is_none());
}

#[test]
fn letters_of_all_games_are_read_back_and_every_slip_is_noticed() {
    let mut rng = fastrand::Rng::with_seed(5);
    for variant in Variant::ALL {
        for by in Color::ALL {
            let mut letter = new_game(variant, by).letter;
            letter.addresses[by] = "anna@example.org".to_owned();
            if by == Color::Black {
                letter = letter.answer(by, &Step::default()).unwrap();
            }
            for _ in 0..30 {
                let turn = letter.record().turn();
                letter = letter.answer(turn, &step(quiet(letter.record().position(), &mut rng))).unwrap();
                let read = find(&mail(&letter)).unwrap();
                assert_eq!(read.to_string(), letter.to_string());
                assert_eq!(read.record().mark(), letter.record().mark());
                assert_eq!(
                    (read.id(), read.by, &read.addresses),
                    (letter.id(), letter.by, &letter.addresses)
                );
            }
            let word = letter.to_string();
            assert!(word.len() < 400, "{} characters for 30 plies", word.len());
            for at in "heksymail".len()..word.len() - 1 {
                let mut bytes = word.clone().into_bytes();
                bytes[at] = if bytes[at] == b'a' { b'b' } else { b'a' };
                assert_eq!(
                    find(std::str::from_utf8(&bytes).unwrap()).err(),
                    Some(LetterError::Damaged),
                    "character {at}"
                );
            }
        }
    }
}

/// White stalemates by a move of the king.
const STALEMATE_IN_ONE: &str = "k/1P1/5/3K3/9/11/11/11/11/11/11 w - 0 1";

#[test]
fn stalemate_gives_its_three_quarters_on_both_sides() {
    let start = Position::from_fen(Variant::Glinski, STALEMATE_IN_ONE).expect("a position");
    let stalemates = |mv: &Move| start.play(*mv).is_ok_and(|next| next.is_stalemate());
    let mv = start.legal_moves().into_iter().find(stalemates).expect("a stalemate in one");
    let letter = Letter::new(start, Color::White, names(), 0).answer(Color::White, &step(mv)).unwrap();
    let read = find(&letter.to_string()).unwrap();
    assert_eq!(read.record().outcome().map(|outcome| outcome.points.to_string()).as_deref(), Some("3/4-1/4"));
    assert_eq!(read.record().outcome(), letter.record().outcome());
}

#[test]
fn junk_is_refused_without_a_panic() {
    let mut rng = fastrand::Rng::with_seed(7);
    let word = new_game(Variant::Glinski, Color::White).letter.to_string();
    for text in ["", "heksymail", "heksymail9", "heksymailaaaa9", "HEKSYMAIL ", "heksy"] {
        assert!(find(text).is_err(), "{text}");
    }
    for _ in 0..2_000 {
        let mut text: Vec<char> = word.chars().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..text.len());
            text[at] = rng.char('a'..='z');
        }
        text.truncate(rng.usize(..=text.len()));
        let text: String = text.into_iter().collect();
        // Only the letter itself is one, with or without the mark of its end.
        assert!(find(&text).is_err() || word.starts_with(&text) && text.len() + 1 >= word.len(), "{text}");
    }
}
