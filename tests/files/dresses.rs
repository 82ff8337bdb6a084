//! Games as print, mails, pages and old computers write them.

use fastrand::Rng;
use heksy::game::GameRecord;
use heksy::game::pgn::{PgnFile, write};

use crate::reading::read_one;

/// A game in canonical form.
#[derive(Clone)]
pub struct Game {
    pub name: String,
    pub text: String,
    pub record: GameRecord,
}

/// The bytes of a text in an encoding; `None` for a text with letters that it lacks.
type Encode = fn(&str) -> Option<Vec<u8>>;

/// A way to spoil the text of a game without changing what it says.
pub struct Dress {
    pub name: &'static str,
    /// `None` if the text cannot wear it.
    pub put_on: fn(&str, &mut Rng) -> Option<String>,
    /// The encoding, if it is not UTF-8; `None` for a text with other letters.
    pub encode: Option<Encode>,
}

const fn dress(name: &'static str, put_on: fn(&str, &mut Rng) -> Option<String>) -> Dress {
    Dress { name, put_on, encode: None }
}

const fn encoding(name: &'static str, encode: Encode) -> Dress {
    Dress { name, put_on: |text, _| Some(text.to_owned()), encode: Some(encode) }
}

pub const DRESSES: [Dress; 36] = [
    dress("en dashes", |text, _| Some(with_dash(text, "–"))),
    dress("minus signs", |text, _| Some(with_dash(text, "−"))),
    dress("non-breaking hyphens", |text, _| Some(with_dash(text, "\u{2011}"))),
    dress("zero-width spaces", |text, rng| Some(sprinkled(text, "\u{200b}", rng))),
    dress("joiners and soft hyphens", |text, rng| {
        let mark = if rng.bool() { "\u{2060}" } else { "\u{ad}" };
        Some(sprinkled(text, mark, rng))
    }),
    dress("direction marks", |text, _| Some(on_words(text, |word| format!("\u{200e}{word}\u{200f}")))),
    dress("figurines", |text, _| Some(figurines(text, ""))),
    dress("variation selectors", |text, _| Some(figurines(text, "\u{fe0e}"))),
    dress("glyphs attached", |text, rng| Some(glyphs_attached(text, rng))),
    dress("letters apart", |text, _| Some(letters_apart(text))),
    dress("Polish letters apart", |text, _| Some(letters_apart(&in_polish(text)))),
    dress("captures apart", |text, rng| {
        let sign = *pick(&[" x ", "x ", " x", " × "], rng);
        Some(on_moves(text, |mv| mv.replace('x', sign)))
    }),
    dress("two cells apart", |text, _| Some(on_moves(text, |mv| mv.replace('-', " – ")))),
    dress("spaced results", |text, _| Some(with_result(text, |result| result.replace('-', " - ")))),
    dress("spaced dashes in results", |text, _| {
        Some(with_result(text, |result| result.replace('-', "\u{a0}–\u{a0}")))
    }),
    dress("results with colons", |text, _| Some(with_result(text, |result| result.replace('-', ":")))),
    dress("results with commas", |text, _| Some(with_result(text, |result| result.replace("1/2", "0,5")))),
    dress("halves", |text, _| Some(with_result(text, |result| result.replace("1/2", "½").replace('-', "–")))),
    dress("promotions in brackets", |text, rng| {
        let open = *pick(&["(", " (", "=("], rng);
        Some(on_moves(text, |mv| promoted(mv, open, ")")))
    }),
    dress("promotions apart", |text, rng| {
        let sign = *pick(&[" = ", "= ", " =", "/"], rng);
        Some(on_moves(text, |mv| promoted(mv, sign, "")))
    }),
    dress("daggers", |text, _| Some(on_moves(text, |mv| mv.replace('+', "†").replace('#', "‡")))),
    dress("words for checks", |text, _| {
        Some(on_moves(text, |mv| mv.replace('+', "ch").replace('#', " mate")))
    }),
    dress("commas", |text, _| Some(on_moves(text, |mv| format!("{mv},")))),
    dress("other numbers", |text, rng| Some(other_numbers(text, rng))),
    dress("no-break spaces", |text, _| Some(on_words(text, |word| format!("{word}\u{a0}")))),
    dress("mail quotes", |text, rng| {
        let mark = *pick(&["> ", ">", "> > ", ">> "], rng);
        Some(on_lines(text, |line| format!("{mark}{line}")))
    }),
    dress("a letter around it", |text, _| {
        Some(format!("Dear Anna,\nhere is the game. I liked 7. Nf6 best!\n\n{text}\nYours,\nIda\n"))
    }),
    dress("a fence", |text, rng| {
        let name = *pick(&["pgn", "", "text"], rng);
        Some(format!("```{name}\n{text}```\n"))
    }),
    dress("a page", |text, rng| {
        let end = *pick(&["<br>", "<br/>", "<BR />"], rng);
        Some(format!("<p>{}</p>\n", on_lines(text, |line| format!("{line}{end}"))))
    }),
    dress("a forum", |text, _| Some(format!("[pgn]\n{text}[/pgn]\n"))),
    dress("an unknown variant", |text, rng| {
        let name =
            *pick(&["Hexagonal Chess", "", "?", "Gliński's hexagonal chess", "szachy heksagonalne"], rng);
        text.contains("[Variant \"Glinski\"]").then(|| text.replace("\"Glinski\"", &format!("\"{name}\"")))
    }),
    dress("empty tags", |text, rng| {
        let value = *pick(&["", "?"], rng);
        let tags = format!("[Variant \"Glinski\"]\n[FEN \"{value}\"]\n[SetUp \"0\"]");
        (!text.contains("[FEN ")).then(|| text.replace("[Variant \"Glinski\"]", &tags))
    }),
    encoding("Windows-1250", |text| in_page(text, WINDOWS_1250)),
    encoding("Latin-2", |text| in_page(text, LATIN_2)),
    encoding("CP852", |text| in_page(text, CP852)),
    encoding("UTF-16 without a mark", |text| Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect())),
];

/// The letters of Hungarian and Polish names in the old code pages.
const WINDOWS_1250: &[(char, u8)] = &[
    ('á', 0xe1),
    ('é', 0xe9),
    ('í', 0xed),
    ('ó', 0xf3),
    ('ö', 0xf6),
    ('ő', 0xf5),
    ('ú', 0xfa),
    ('ü', 0xfc),
    ('ű', 0xfb),
    ('Á', 0xc1),
    ('É', 0xc9),
    ('Ő', 0xd5),
    ('Ű', 0xdb),
    ('ą', 0xb9),
    ('ć', 0xe6),
    ('ę', 0xea),
    ('ł', 0xb3),
    ('ń', 0xf1),
    ('ś', 0x9c),
    ('ź', 0x9f),
    ('ż', 0xbf),
    ('Ł', 0xa3),
    ('Ś', 0x8c),
    ('Ż', 0xaf),
    ('–', 0x96),
    ('\u{a0}', 0xa0),
];
const LATIN_2: &[(char, u8)] = &[
    ('á', 0xe1),
    ('é', 0xe9),
    ('í', 0xed),
    ('ó', 0xf3),
    ('ö', 0xf6),
    ('ő', 0xf5),
    ('ú', 0xfa),
    ('ü', 0xfc),
    ('ű', 0xfb),
    ('Á', 0xc1),
    ('É', 0xc9),
    ('Ő', 0xd5),
    ('Ű', 0xdb),
    ('ą', 0xb1),
    ('ć', 0xe6),
    ('ę', 0xea),
    ('ł', 0xb3),
    ('ń', 0xf1),
    ('ś', 0xb6),
    ('ź', 0xbc),
    ('ż', 0xbf),
    ('Ł', 0xa3),
    ('Ś', 0xa6),
    ('Ż', 0xaf),
    ('\u{a0}', 0xa0),
];
const CP852: &[(char, u8)] = &[
    ('á', 0xa0),
    ('é', 0x82),
    ('í', 0xa1),
    ('ó', 0xa2),
    ('ö', 0x94),
    ('ő', 0x8b),
    ('ú', 0xa3),
    ('ü', 0x81),
    ('ű', 0xfb),
    ('Á', 0xb5),
    ('É', 0x90),
    ('Ő', 0x8a),
    ('Ű', 0xeb),
    ('ą', 0xa5),
    ('ć', 0x86),
    ('ę', 0xa9),
    ('ł', 0x88),
    ('ń', 0xe4),
    ('ś', 0x98),
    ('ź', 0xab),
    ('ż', 0xbe),
    ('Ł', 0x9d),
    ('Ś', 0x97),
    ('Ż', 0xbd),
];

/// The text in a code page, if it has a letter beyond ASCII and the page has all its letters.
fn in_page(text: &str, page: &[(char, u8)]) -> Option<Vec<u8>> {
    let byte = |c: char| page.iter().find(|(letter, _)| *letter == c).map(|(_, byte)| *byte);
    let encoded = |c: char| if c.is_ascii() { Some(c as u8) } else { byte(c) };
    if text.is_ascii() { None } else { text.chars().map(encoded).collect() }
}

/// Games by people with Hungarian and Polish names, with everything that a game can have.
pub fn games() -> Vec<Game> {
    let tournaments = PgnFile::from_text(include_str!("../../assets/games/tournaments.pgn").to_owned());
    let some = [0, 1, 5, 30, 77, 120, 199, 208, 300, 391];
    let mut texts: Vec<String> =
        some.iter().map(|&index| tournaments.game_text(index).into_owned()).collect();
    texts.extend(
        [
            include_str!("../../assets/games/bodor-hexodus.pgn"),
            include_str!("../../assets/games/mackowiak-hexodus.pgn"),
            include_str!("../../assets/games/schenkerik-hexodus.pgn"),
            ANNOTATED,
            CASTLING,
            PROMOTION,
            CHECKERS,
        ]
        .map(str::to_owned),
    );
    let names = [("Győző Űrös", "Bodor Sándor"), ("Łukasz Śliwa", "Grażyna Wójcik")];
    let game = |(index, text): (usize, String)| {
        let mut record = read_one(&text).record;
        let (white, black) = names[index % 2];
        record.tags.set("White", white);
        record.tags.set("Black", black);
        let text = write(&record);
        let back = read_one(&text);
        assert!(back.is_clean(), "{text}");
        Game { name: format!("game {index}"), text, record: back.record }
    };
    texts.into_iter().enumerate().map(game).collect()
}

const ANNOTATED: &str = "1. e5 $14 Ndf8 $1 {a comment that is so long that it goes over the end of a line of the file, \
    and then some more} (1... g5 $146 2. d5 $5 (2. Ng2 Ndf8 $13) 2... Ndf8) (1... b5) 2. d5 $16 {[%clk 0:05:00] plan} \
    g5 $10 3. Ng2 $18 h5 $6 4. h4 $7 *";
const CASTLING: &str = "[Variant \"Shafran\"]\n[SetUp \"1\"]\n\
    [FEN \"kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/R3K w QBqb - 0 1\"]\n\n1. Q-O-O $1 *";
const PROMOTION: &str = "[SetUp \"1\"]\n[FEN \"k/3/1PK2/7/9/11/11/11/11/11/11 w - 0 1\"]\n\n1. e10=N (1. e10=Q# $1) (1. e10=R+) *";
const CHECKERS: &str = "[Variant \"HexCheckers\"]\n\n1. 25-26 85-84 (94-84 2. 35-36) 2. 35-36 1/2-1/2";

fn pick<'a, T>(list: &'a [T], rng: &mut Rng) -> &'a T {
    &list[rng.usize(..list.len())]
}

fn on_lines(text: &str, change: impl Fn(&str) -> String) -> String {
    text.lines().map(|line| change(line) + "\n").collect()
}

/// Changes the words of the moves, without the parentheses around them; tags and comments stay.
fn on_words(text: &str, mut change: impl FnMut(&str) -> String) -> String {
    let (mut changed, mut is_comment) = (String::new(), false);
    for line in text.split_inclusive('\n') {
        let bare = line.trim_start_matches(['>', ' ', '<', 'p', '\u{200e}']);
        let is_outside = bare.starts_with("```")
            || bare.starts_with("Dear")
            || bare.starts_with("here is")
            || bare.starts_with("Yours")
            || bare.starts_with("Ida");
        if !is_comment && (bare.starts_with('[') || is_outside) {
            changed += line;
            continue;
        }
        for piece in line.split_inclusive([' ', '\n', '{', '}', '(', ')', '<', '>']) {
            let word = piece.trim_end_matches([' ', '\n', '{', '}', '(', ')', '<', '>']);
            let is_word = !is_comment && is_of_moves(word);
            changed += &if is_word { change(word) } else { word.to_owned() };
            changed += &piece[word.len()..];
            is_comment = piece.ends_with('{') || is_comment && !piece.ends_with('}');
        }
    }
    changed
}

fn is_of_moves(word: &str) -> bool {
    word == "*" || word.chars().any(|c| c.is_ascii_digit()) || word.contains("O-O") || word.contains('½')
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2")
}

fn on_moves(text: &str, mut change: impl FnMut(&str) -> String) -> String {
    let is_move = |word: &str| {
        let has_letter = word.chars().any(char::is_alphabetic);
        let is_checkers = word.len() == 5 && word.as_bytes()[2] == b'-';
        word != "*" && !is_result(word) && !word.starts_with(['$', '#']) && (has_letter || is_checkers)
    };
    on_words(text, |word| if is_move(word) { change(word) } else { word.to_owned() })
}

fn with_dash(text: &str, dash: &str) -> String {
    on_words(text, |word| word.replace('-', dash))
}

/// Puts a character into the words at random.
fn sprinkled(text: &str, what: &str, rng: &mut Rng) -> String {
    on_words(text, |word| {
        let mut spoilt = String::new();
        for c in word.chars() {
            if rng.u8(..4) == 0 {
                spoilt += what;
            }
            spoilt.push(c);
        }
        spoilt + what
    })
}

/// Figurines for the letters of pieces, with something behind each.
fn figurines(text: &str, behind: &str) -> String {
    let figurine = |c: char| "KQRBN".find(c).map(|index| ['♔', '♕', '♖', '♗', '♘'][index]);
    on_moves(text, |mv| {
        if mv.contains("O-O") {
            return mv.to_owned();
        }
        mv.chars()
            .map(|c| figurine(c).map_or_else(|| c.to_string(), |figure| format!("{figure}{behind}")))
            .collect()
    })
}

fn in_polish(text: &str) -> String {
    let letter = |c: char| "KQRBN".find(c).map_or(c, |index| ['K', 'H', 'W', 'G', 'S'][index]);
    on_moves(text, |mv| if mv.contains("O-O") { mv.to_owned() } else { mv.chars().map(letter).collect() })
}

fn letters_apart(text: &str) -> String {
    on_moves(text, |mv| {
        let letter = mv.chars().next().filter(|c| c.is_uppercase() || ('♔'..='♟').contains(c));
        match letter {
            Some(letter) => format!("{letter} {}", mv[letter.len_utf8()..].trim_start_matches('-')),
            None => mv.to_owned(),
        }
    })
}

/// The signs of glyphs, stuck to the move before.
fn glyphs_attached(text: &str, rng: &mut Rng) -> String {
    const SIGNS: [(&str, &[&str]); 12] = [
        ("$1", &["!"]),
        ("$5", &["!?", "⁉"]),
        ("$6", &["?!", "⁈"]),
        ("$7", &["□"]),
        ("$10", &["="]),
        ("$13", &["∞"]),
        ("$14", &["⩲", "+=", "+/="]),
        ("$16", &["±", "+/-", "+/−"]),
        ("$18", &["+-", "+−", "+–"]),
        ("$19", &["-+"]),
        ("$146", &["N"]),
        ("$3", &["‼", "!!"]),
    ];
    /// Takes the space before it away.
    const STUCK: &str = "\u{1}";
    let marked = on_words(text, |word| match SIGNS.iter().find(|(glyph, _)| *glyph == word) {
        Some((_, signs)) => format!("{STUCK}{}", pick(signs, rng)),
        None => word.to_owned(),
    });
    marked.replace(&format!(" {STUCK}"), "").replace(&format!("\n{STUCK}"), "")
}

/// Changes the result behind the moves and in its tag.
fn with_result(text: &str, change: impl Fn(&str) -> String) -> String {
    let changed = on_words(text, |word| if is_result(word) { change(word) } else { word.to_owned() });
    ["1-0", "0-1", "1/2-1/2"].iter().fold(changed, |text, result| {
        text.replace(&format!("[Result \"{result}\"]"), &format!("[Result \"{}\"]", change(result)))
    })
}

/// A promotion with other signs around its letter.
fn promoted(mv: &str, before: &str, after: &str) -> String {
    let Some((target, letter)) = mv.split_once('=') else { return mv.to_owned() };
    let bare = letter.trim_end_matches(['+', '#']);
    format!("{target}{before}{bare}{after}{}", &letter[bare.len()..])
}

fn other_numbers(text: &str, rng: &mut Rng) -> String {
    on_words(text, |word| {
        let digits = word.trim_end_matches('.');
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        match rng.u8(..3) {
            0 if is_number => format!("{digits}:"),
            1 if is_number => format!("#{digits}"),
            _ if is_number => format!("{digits} ."),
            _ => word.to_owned(),
        }
    })
}
