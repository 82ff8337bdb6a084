//! The record of all tests of strength, `docs/strength.jsonl`, and the table of `docs/strength.md`, which has the rows of that record.
//! The command `HEKSY_WRITE_PAGES=1 cargo test --test house strength` writes the table.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// The games in the order of the table.
const GAMES: [&str; 4] = ["Gliński", "McCooey", "Shafran", "checkers"];
const HEAD: &str = "| game | version | against | conditions | games | Elo (won-lost-drawn) |\n\
                    | --- | --- | --- | --- | --- | --- |\n";

/// The fields of a record that the tests need.
#[derive(Deserialize)]
struct Record {
    status: String,
    change: String,
    elo: String,
    /// The row of the table: game, version, opponent, conditions, games, Elo.
    row: Option<[String; 6]>,
}

fn page(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name)
}

fn records() -> Vec<Record> {
    let text = fs::read_to_string(page("strength.jsonl")).unwrap();
    let read = |(number, line)| {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("line {}: {error}", number + 1))
    };
    text.lines().enumerate().map(read).collect()
}

/// The table: game after game, the newest tests first.
fn table(records: &[Record]) -> String {
    let rows = GAMES.into_iter().flat_map(|game| {
        records.iter().rev().filter_map(|record| record.row.as_ref()).filter(move |row| row[0] == game)
    });
    rows.fold(HEAD.to_owned(), |table, row| table + &format!("| {} |\n", row.join(" | ")))
}

#[test]
fn every_test_has_a_status_a_change_and_a_result() {
    for record in records() {
        let Record { status, change, elo, row } = record;
        assert!(["kept", "tried"].contains(&status.as_str()), "{status}: {change}");
        assert!(!change.is_empty() && !elo.is_empty(), "{change}: {elo}");
        assert!(row.is_none_or(|row| GAMES.contains(&row[0].as_str())), "{change}");
    }
}

#[test]
fn the_table_is_that_of_the_records() {
    let page = page("strength.md");
    let text = fs::read_to_string(&page).unwrap();
    let start = text.find(HEAD).expect("the head of the table");
    let end = start + text[start..].find("\n\n").expect("the end of the table") + 1;
    let expected = table(&records());
    if std::env::var_os("HEKSY_WRITE_PAGES").is_some() {
        fs::write(&page, format!("{}{expected}{}", &text[..start], &text[end..])).unwrap();
    } else {
        assert_eq!(
            text[start..end],
            expected,
            "HEKSY_WRITE_PAGES=1 cargo test --test house strength writes it"
        );
    }
}
