//! The text of comments: as in a file, and as people read and type it.

/// Replaces each run of white space and control characters by a space, and removes those at the ends.
///
/// Only ASCII white space counts: a no-break space is there on purpose.
pub(super) fn tidy(text: &str) -> String {
    let words = text.split(|c: char| c.is_ascii_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A comment cannot hold a closing brace: files have a full-width brace instead.
const FULL_WIDTH_BRACE: &str = "\u{ff5d}";

/// The text as written between the braces of a comment.
pub(super) fn without_braces(text: &str) -> String {
    text.replace('}', FULL_WIDTH_BRACE)
}

/// Undoes [`without_braces`].
pub(super) fn with_braces(text: &str) -> String {
    text.replace(FULL_WIDTH_BRACE, "}")
}

/// The text of a comment as people mean it: one line, with its closing braces.
pub(crate) fn comment_text(text: &str) -> String {
    tidy(&with_braces(text))
}

/// A comment without its commands `[%...]`, as it is shown: `[%emt 0:01:02] a plan` is `a plan`.
pub fn without_commands(comment: &str) -> String {
    if !comment.contains("[%") {
        return comment.to_owned();
    }
    let comment = tidy(comment);
    let mut shown = String::with_capacity(comment.len());
    for (text, is_command) in parts(&comment) {
        // A space, lest the neighbours join to a new command.
        shown.push_str(if is_command { " " } else { text });
    }
    tidy(&shown)
}

/// The comments that hold each line of `text`, with white space as a file keeps it, and the commands of the comments
/// that were there `before`. Lines without words are left out.
pub fn comments_of(text: &str, before: &[String]) -> Vec<String> {
    let mut comments: Vec<String> = text.lines().map(tidy).filter(|line| !line.is_empty()).collect();
    let before: Vec<String> = before.iter().map(|comment| tidy(comment)).collect();
    let commands: Vec<&str> = before
        .iter()
        .flat_map(|comment| parts(comment))
        .filter_map(|(text, is_command)| is_command.then_some(text))
        .collect();
    if !commands.is_empty() {
        let commands = commands.join(" ");
        match comments.first_mut() {
            Some(first) => *first = format!("{commands} {first}"),
            None => comments.push(commands),
        }
    }
    comments
}

/// A tidied comment in pieces: text and commands, each with whether it is one.
pub(crate) fn parts(comment: &str) -> Vec<(&str, bool)> {
    let (mut parts, mut rest) = (Vec::new(), comment);
    while let Some(start) = rest.find("[%") {
        let Some(length) = rest[start..].find(']') else { break };
        let end = start + length + 1;
        parts.extend([(&rest[..start], false), (&rest[start..end], true)]);
        rest = &rest[end..];
    }
    parts.push((rest, false));
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_not_shown() {
        for (comment, shown) in [
            ("a plan", "a plan"),
            ("[%emt 0:01:02]", ""),
            ("so [%x 1]  it\tgoes[%y] on [%z", "so it goes on [%z"),
            ("[%a][%b] end", "end"),
            ("[no command]", "[no command]"),
        ] {
            assert_eq!(without_commands(comment), shown);
        }
    }

    #[test]
    fn each_typed_line_is_a_comment_and_commands_are_kept() {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let comments = |text: &str, before: &[&str]| comments_of(text, &owned(before));
        assert_eq!(comments(" a  plan \n\n so ", &[]), owned(&["a plan", "so"]));
        assert_eq!(comments("new", &["[%emt 0:01] old", "older [%x]"]), owned(&["[%emt 0:01] [%x] new"]));
        assert_eq!(comments("", &["[%emt 0:01] old"]), owned(&["[%emt 0:01]"]));
        assert!(comments(" ", &["old"]).is_empty());
    }
}
