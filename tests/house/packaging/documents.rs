//! The documents: the front pages are short, and what the pages name exists.

use std::collections::BTreeSet;
use std::fs;

use super::{between, read, root};

/// Maximum number of lines of the front pages.
const FRONT_PAGES: [(&str, usize); 2] = [("README.md", 120), ("CONTRIBUTING.md", 120)];
/// Folders of the repository. A code span that begins with one of them is a path.
const FOLDERS: [&str; 8] =
    ["assets/", "benches/", "docs/", "fuzz/", "packaging/", "src/", "tests/", ".cargo/"];

/// The paths of all documents.
fn documents() -> Vec<String> {
    let pages = ["docs", "docs/lab"].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(root().join(folder)).expect("the folder of documents");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let pages = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        pages.filter_map(move |path| Some(format!("{folder}/{}", path.file_name()?.to_string_lossy())))
    });
    FRONT_PAGES
        .into_iter()
        .map(|(page, _)| page.to_owned())
        .chain(["CHANGELOG.md".to_owned()])
        .chain(pages)
        .collect()
}

/// The anchors of a page, made from its headings as code hosts make them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let texts = headings.map(|line| line.trim_start_matches('#').trim().to_lowercase());
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    texts.map(|text| text.chars().filter(kept).map(|c| if c == ' ' { '-' } else { c }).collect()).collect()
}

/// The targets of the links and pictures of a page, without those of other sites.
fn links(page: &str) -> Vec<&str> {
    between(page, "](", ")").into_iter().filter(|link| !link.starts_with("https://")).collect()
}

#[test]
fn front_pages_are_short() {
    for (page, most) in FRONT_PAGES {
        let lines = read(page).lines().count();
        assert!(
            lines <= most,
            "{page} has {lines} lines, at most {most}: move the details to a page in docs"
        );
    }
}

#[test]
fn links_lead_to_pages_and_headings() {
    let mut broken = Vec::new();
    for name in documents() {
        let page = read(&name);
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in links(&page) {
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match path {
                "" => root().join(&name),
                path => root().join(folder).join(path),
            };
            let is_there = target.exists()
                && (anchor.is_empty()
                    || fs::read_to_string(&target).is_ok_and(|page| anchors(&page).contains(anchor)));
            if !is_there {
                broken.push(format!("{name}: {link}"));
            }
        }
    }
    assert!(broken.is_empty(), "links that lead nowhere:\n{}", broken.join("\n"));
}

#[test]
fn paths_in_documents_exist() {
    let mut missing = Vec::new();
    for name in documents() {
        for span in read(&name).split('`').skip(1).step_by(2) {
            let is_path =
                FOLDERS.iter().any(|folder| span.starts_with(folder)) && !span.contains(['*', ' ', '…']);
            // Capitals stand for any name.
            let is_pattern =
                span.split(['/', '.']).any(|part| part == "GAME" || part == "NAME" || part == "xx");
            if is_path && !is_pattern && !root().join(span).exists() {
                missing.push(format!("{name}: {span}"));
            }
        }
    }
    assert!(missing.is_empty(), "paths that do not exist:\n{}", missing.join("\n"));
}

#[test]
fn every_document_has_a_link_to_it() {
    for page in documents().iter().filter(|page| page.starts_with("docs/")) {
        let target = fs::canonicalize(root().join(page)).expect("the page is there");
        let is_linked = |other: &String| {
            let folder = root().join(other.rsplit_once('/').map_or("", |(folder, _)| folder));
            let text = read(other);
            let mut paths = links(&text).into_iter().filter_map(|link| link.split('#').next());
            other != page
                && paths.any(|path| fs::canonicalize(folder.join(path)).is_ok_and(|it| it == target))
        };
        assert!(documents().iter().any(is_linked), "no other page links to {page}");
    }
}

#[test]
fn anchors_are_those_of_code_hosts() {
    let found = anchors("# Matches, odds, tournament rules\n## Gliński's chess\n");
    assert_eq!(
        found,
        BTreeSet::from(["matches-odds-tournament-rules".to_owned(), "glińskis-chess".to_owned()])
    );
}
