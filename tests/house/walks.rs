//! The walks of `docs/architecture.md`: each step is a file with a function of it, and leads to the next one.

use std::fs;

/// A step: the file, its code, the function, and the types that its sentence names.
struct Step {
    path: &'static str,
    code: String,
    function: &'static str,
    types: Vec<&'static str>,
}

impl Step {
    /// Reads a line such as ``1. `game/play/act.rs` `play`: the rules are checked.``
    fn of(line: &'static str) -> Step {
        let names: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        let [path, function, types @ ..] = &names[..] else {
            panic!("a step names a file and a function: {line}")
        };
        let place = format!("{}/src/{path}", env!("CARGO_MANIFEST_DIR"));
        let code = fs::read_to_string(place).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(has(&code, &format!("fn {function}")), "{path} has no {function}");
        let types = types.iter().copied().filter(|name| name.starts_with(char::is_uppercase)).collect();
        Step { path, code, function, types }
    }

    /// Whether the code of one names the function of the other, or both name a type that the text names.
    fn leads_to(&self, next: &Step) -> bool {
        let mut types = self.types.iter().chain(&next.types);
        has(&self.code, next.function)
            || has(&next.code, self.function)
            || types.any(|name| has(&self.code, name) && has(&next.code, name))
    }
}

fn has(code: &str, name: &str) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name)
        .any(|(at, _)| !code[..at].ends_with(is_name) && !code[at + name.len()..].starts_with(is_name))
}

#[test]
fn each_step_of_a_walk_is_a_function_that_leads_to_the_next() {
    let document = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.md"));
    let walks: Vec<&str> = document.split("\n### From ").skip(1).collect();
    assert_eq!(walks.len(), 3);
    for walk in walks {
        let is_step = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit()) && line.contains(". `");
        let steps: Vec<Step> = walk.lines().filter(is_step).map(Step::of).collect();
        assert!(steps.len() > 4, "{walk}");
        for (at, next) in steps.iter().enumerate().skip(1) {
            // A function that only answers returns to the step before it.
            let is_reached = steps[at.saturating_sub(2)..at].iter().any(|step| step.leads_to(next));
            assert!(is_reached, "{} does not lead to {}", steps[at - 1].path, next.path);
        }
    }
}

#[test]
fn the_files_to_read_first_exist() {
    let document = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.md"));
    let list = document.split("Ten files to read first: ").nth(1).and_then(|rest| rest.split("\n\n").next());
    let files: Vec<&str> = list.unwrap_or_default().split('`').skip(1).step_by(2).collect();
    assert_eq!(files.len(), 10);
    for file in files {
        assert!(
            fs::exists(format!("{}/src/{file}", env!("CARGO_MANIFEST_DIR"))).is_ok_and(|is| is),
            "{file}"
        );
    }
}
