//! Files that use each other, directly or through others.

use std::collections::{BTreeMap, BTreeSet};

use super::imports::Uses;

/// Every group of files each of which reaches all others of it, in the order of their names.
pub fn find(uses: &Uses) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|file| (file.as_str(), reach(file, uses))).collect();
    let mut circles = BTreeSet::new();
    for (file, others) in &reached {
        let circle: Vec<String> = others
            .iter()
            .filter(|other| reached.get(*other).is_some_and(|back| back.contains(file)))
            .map(|other| (*other).to_owned())
            .collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}

/// What `file` uses, and what that uses, and so on; itself only if the way leads back.
fn reach<'a>(file: &'a str, uses: &'a Uses) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![file];
    while let Some(next) = open.pop() {
        let targets = uses.get(next).into_iter().flatten();
        open.extend(targets.map(String::as_str).filter(|&target| found.insert(target)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_back_is_a_circle_and_a_shared_file_is_none() {
        let uses = |pairs: &[(&str, &[&str])]| -> Uses {
            let targets = |to: &[&str]| to.iter().map(|&file| file.to_owned()).collect();
            pairs.iter().map(|(from, to)| ((*from).to_owned(), targets(to))).collect()
        };
        let tree = uses(&[("a", &["b", "c"]), ("b", &["d"]), ("c", &["d"]), ("d", &[])]);
        assert_eq!(find(&tree), Vec::<Vec<String>>::new());
        let round = uses(&[("a", &["b"]), ("b", &["c"]), ("c", &["a", "d"]), ("d", &["e"]), ("e", &["d"])]);
        assert_eq!(find(&round), [vec!["a", "b", "c"], vec!["d", "e"]]);
    }
}
