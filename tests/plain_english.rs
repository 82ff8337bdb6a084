//! Comments in plain English: counts phrases that make a comment a riddle, for each folder of `src`.
//!
//! `tests/plain_english.txt` has the bounds. They may only sink: `HEKSY_LOWER_BOUNDS=1 cargo test --test plain_english`
//! lowers them to the present counts. Code can move between folders; then move its share of the bounds by hand.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const TABLE: &str = "tests/plain_english.txt";

/// Whether a comment has the phrase.
type Find = fn(&Comment) -> bool;

/// The phrases: a short name, what to write instead, and the search.
const SEARCHES: [(&str, &str, Find); 10] = [
    ("what", "begin with the noun or the verb, not with What, Who, Whose, Whom or Where", |comment| {
        comment.begins_with(&["What", "Who", "Whose", "Whom", "Where"])
    }),
    ("told", "name who does it: shows, reports, sends, requests, discards, is intended for", |comment| {
        comment.has_pair(
            &["is", "are", "was", "were", "be", "been"],
            &["told", "said", "asked", "wanted", "meant", "heard"],
        )
    }),
    ("event", "document the item, not the event: a verb for a function, a noun for a variant", |comment| {
        comment.tells_an_event()
    }),
    ("it", "repeat the noun instead of It, Its, The same, Those, One, They, This, These, That", |comment| {
        comment.begins_with(&["It", "Its", "Those", "One", "They", "This", "These", "That"])
            || comment.doc.is_some_and(|doc| doc.starts_with("The same"))
    }),
    (
        "wants",
        "code depends on, requires, uses, returns, rejects, sends; nobody is no receiver, no caller",
        |comment| {
            comment.has_word(&[
                "know", "knows", "want", "wants", "speak", "speaks", "believe", "believes", "refuse",
                "refuses", "tell", "tells", "nobody", "Nobody", "whoever", "Whoever", "somebody", "Somebody",
            ])
        },
    ),
    ("no", "is not an X, are not Ys, invalid: not is no X", |comment| {
        comment.has_pair(&["is", "are", "was", "be"], &["no", "none"])
    }),
    (
        "stands",
        "is in, is at, contains, continues, resumes, results in: not stands, lies, goes on, anew",
        |comment| {
            comment.has_word(&["stand", "stands", "lie", "lies", "anew"])
                || comment.has_pair(&["goes", "gone"], &["on"])
        },
    ),
    ("for", "because, except, otherwise, automatically: not for it, but for, else, by itself", |comment| {
        comment.has_word(&["else"])
            || comment.has_pair(&["but"], &["for"])
            || comment.has_pair(&["by"], &["itself", "themselves"])
            || [", for it", ", for they", ", for the"].iter().any(|text| comment.text.contains(text))
    }),
    ("so", "name the quantity: not so many, so long, so often", |comment| {
        comment.has_pair(&["so"], &["many", "much", "long", "often", "few", "far"])
    }),
    ("system", "say the condition: any I/O error, or returns an error if", |comment| {
        comment.text.contains("Those of the system")
    }),
];

/// The counts of a folder, in the order of [`SEARCHES`].
type Counts = [usize; SEARCHES.len()];

/// A line of comment.
struct Comment<'a> {
    /// All of it.
    text: &'a str,
    /// The text of a doc comment.
    doc: Option<&'a str>,
    words: Vec<&'a str>,
}

impl<'a> Comment<'a> {
    /// The comment on a line of source that has nothing else.
    fn on(line: &'a str) -> Option<Comment<'a>> {
        let text = line.trim().strip_prefix("//")?;
        let doc = text.strip_prefix(['/', '!']).map(str::trim_start);
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        Some(Comment { text, doc, words })
    }

    fn begins_with(&self, words: &[&str]) -> bool {
        self.doc.and_then(|doc| doc.split_once(' ')).is_some_and(|(first, _)| words.contains(&first))
    }

    fn has_word(&self, words: &[&str]) -> bool {
        self.words.iter().any(|word| words.contains(word))
    }

    fn has_pair(&self, first: &[&str], second: &[&str]) -> bool {
        self.words.windows(2).any(|pair| first.contains(&pair[0]) && second.contains(&pair[1]))
    }

    /// Whether it tells an event, as in "Time has passed."
    fn tells_an_event(&self) -> bool {
        let Some(doc) = self.text.strip_prefix("/ ").filter(|doc| doc.starts_with(char::is_uppercase)) else {
            return false;
        };
        let end = doc.find('.').unwrap_or(doc.len());
        let verbs = [" has ", " have ", " is ", " are "];
        let verb = verbs.iter().filter_map(|verb| Some(doc[..end].find(verb)? + verb.len())).min();
        let ends = ["passed", "come", "been", "gone", "typed", "changed", "begun", "cut"];
        verb.is_some_and(|verb| ends.iter().any(|end| doc[verb..].contains(end)))
    }
}

/// The counts of each folder of `src`, without unit tests in files of their own.
fn counts() -> BTreeMap<String, Counts> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut counts = BTreeMap::new();
    for path in sources(&root) {
        let inside = path.strip_prefix(&root).expect("a source").to_string_lossy().replace('\\', "/");
        let parts: Vec<&str> = inside.split('/').collect();
        if parts.contains(&"tests") || inside.ends_with("tests.rs") {
            continue;
        }
        let folder = if parts.len() > 1 { parts[0] } else { "." };
        let row: &mut Counts = counts.entry(folder.to_owned()).or_default();
        let text = fs::read_to_string(&path).expect("a source");
        for comment in text.lines().filter_map(Comment::on) {
            for (count, (_, _, find)) in row.iter_mut().zip(SEARCHES) {
                *count += usize::from(find(&comment));
            }
        }
    }
    counts
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    files.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

/// The bounds in the table: a folder and its numbers on each line.
fn bounds(table: &str) -> BTreeMap<String, Counts> {
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let (folder, numbers) =
            line.split_once(' ').unwrap_or_else(|| panic!("a folder and numbers: {line:?}"));
        let numbers: Vec<usize> =
            numbers.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let numbers = numbers.try_into().unwrap_or_else(|_| panic!("{} numbers: {line:?}", SEARCHES.len()));
        (folder.to_owned(), numbers)
    })
    .collect()
}

fn table(bounds: &BTreeMap<String, Counts>) -> String {
    let names = SEARCHES.map(|(name, ..)| format!("{name:>7}")).concat();
    let row = |(folder, counts): (&String, &Counts)| {
        let numbers = counts.map(|count| format!("{count:>7}")).concat();
        format!("{folder:<14}{numbers}\n")
    };
    let rows: String = bounds.iter().map(row).collect();
    format!("# Bounds of tests/plain_english.rs: they may only sink.\n# {:<12}{names}\n{rows}", "folder")
}

#[test]
fn comments_are_in_plain_english() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE);
    let mut bounds = bounds(&fs::read_to_string(&path).expect("the table"));
    let counts = counts();
    let mut problems = Vec::new();
    for (folder, row) in &counts {
        let bound = bounds.get(folder).copied().unwrap_or_default();
        for ((count, bound), (name, advice, _)) in row.iter().zip(bound).zip(SEARCHES) {
            if *count > bound {
                problems.push(format!("src/{folder}: \"{name}\" {count} times, at most {bound}: {advice}"));
            }
        }
    }
    assert!(
        problems.is_empty(),
        "comments in plain English (see CONTRIBUTING.md, English):\n{}\nReword your comments; do not raise the bounds \
         in {TABLE}. If code has moved from one folder to another, move its share of the bounds.",
        problems.join("\n")
    );
    if std::env::var_os("HEKSY_LOWER_BOUNDS").is_some() {
        bounds.retain(|folder, _| counts.contains_key(folder));
        bounds.extend(counts);
        fs::write(&path, table(&bounds)).expect("the table");
    }
}

#[test]
fn the_searches_find_what_they_look_for() {
    let found = |line: &str| -> Vec<&str> {
        let Some(comment) = Comment::on(line) else { return Vec::new() };
        SEARCHES.iter().filter(|(_, _, find)| find(&comment)).map(|(name, ..)| *name).collect()
    };
    let riddles = [
        ("/// What is in hand is put down.", vec!["what"]),
        ("    //! It is told once, for it would disturb.", vec!["told", "it", "for"]),
        ("/// Time has passed.", vec!["event"]),
        ("/// The same, with other pauses.", vec!["it"]),
        ("/// The same as before; nobody wants it.", vec!["it", "wants"]),
        ("// That is no move, and stands behind the end.", vec!["no", "stands"]),
        ("/// Waits so long, else goes on by itself.", vec!["stands", "for", "so"]),
        ("/// Those of the system.", vec!["it", "system"]),
        ("let text = \"// What\";", vec![]),
        ("/// Returns the legal moves, because the caller needs them.", vec![]),
    ];
    for (line, names) in riddles {
        assert_eq!(found(line), names, "{line}");
    }
}
