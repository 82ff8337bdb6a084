//! The wrapping of games in mails and pages: quote marks, fences, the tags of pages and forums.

use std::borrow::Cow;
use std::ops::Range;

/// Names of tags of web pages.
const PAGE_TAGS: [&str; 50] = [
    "a", "article", "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "font", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i", "img", "kbd", "li", "main",
    "meta", "ol", "p", "pre", "samp", "section", "small", "span", "strong", "sub", "sup", "table", "tbody",
    "td", "th", "title", "tr", "tt", "u", "ul", "wbr",
];

/// Tags of forums around a game.
const FORUM_TAGS: [&str; 4] = ["pgn", "code", "quote", "spoiler"];

/// The longest tag of a page or forum, in bytes.
const LONGEST: usize = 300;

/// Length of a tag of a page at the beginning of `text`, such as `<br>`, or of a no-break space as pages write it.
pub(super) fn markup_length(text: &str) -> Option<usize> {
    if let Some(space) = ["&nbsp;", "&#160;"].iter().find(|space| text.starts_with(**space)) {
        return Some(space.len());
    }
    let inside = text.strip_prefix('<')?;
    let bare = inside.strip_prefix('/').unwrap_or(inside);
    let length = bare.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let is_known = PAGE_TAGS.iter().any(|name| name.eq_ignore_ascii_case(&bare[..length]));
    let end =
        text.bytes().take(LONGEST).skip(1).position(|byte| matches!(byte, b'<' | b'>' | b'\n' | b'\r'))? + 1;
    let follows = bare[length..].starts_with([' ', '/', '>']);
    (is_known && follows && text.as_bytes()[end] == b'>').then_some(end + 1)
}

/// Length of a character as pages write it at the beginning of `text`, such as `&quot;`.
pub(super) fn entity_length(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('&')?;
    let length =
        inside.bytes().take(10).take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'#').count();
    (length > 0 && inside[length..].starts_with(';')).then_some(length + 2)
}

/// Length of a tag of a forum at the beginning of `text`, such as `[pgn]`.
pub(super) fn forum_tag_length(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('[')?;
    let bare = inside.strip_prefix('/').unwrap_or(inside);
    let length = bare.bytes().take_while(u8::is_ascii_alphabetic).count();
    let is_known = FORUM_TAGS.iter().any(|name| name.eq_ignore_ascii_case(&bare[..length]));
    let end = text.bytes().take(LONGEST).position(|byte| matches!(byte, b']' | b'"' | b'\n' | b'\r'))?;
    let follows = bare[length..].starts_with([']', '=', ' ']);
    (is_known && follows && text.as_bytes()[end] == b']').then_some(end + 1)
}

/// No mail has more quote marks before a line, in bytes with their spaces.
const MOST_MARKS: usize = 200;

/// Whether a line begins or ends a block of code.
pub(super) fn is_fence(line: &str) -> bool {
    line.starts_with("```")
}

/// Length of the quote marks of a mail at byte `at` of `text`, and of the spaces among them, if they begin a line.
pub(super) fn quote_length(text: &str, at: usize, begins_line: bool) -> Option<usize> {
    let is_mark = |byte: &u8| matches!(byte, b'>' | b' ' | b'\t');
    if text.as_bytes().get(at) != Some(&b'>') {
        return None;
    }
    let near = &text.as_bytes()[at.saturating_sub(MOST_MARKS)..at];
    let begins = match near.iter().rev().find(|byte| !is_mark(byte)) {
        Some(byte) => matches!(byte, b'\n' | b'\r'),
        None => begins_line && near.len() == at,
    };
    begins.then(|| text.as_bytes()[at..].iter().take_while(|byte| is_mark(byte)).count())
}

/// The text of a comment at byte `at` without the quote marks of its lines, if its first line has some, and without
/// the tags that break the lines of a page.
pub(super) fn unwrapped(text: &str, at: usize, comment: Range<usize>) -> Cow<'_, str> {
    let inside = &text[comment];
    // Only where the comment has several lines, because the search takes as long as the line before it is.
    let is_quoted = inside.contains('\n') && {
        let line = text[..at].rfind(['\n', '\r']).map_or(0, |end| end + 1);
        text[line..].trim_start_matches([' ', '\t']).starts_with('>')
    };
    let inside = if is_quoted {
        let marks = |line: &str| line.trim_start_matches(['>', ' ', '\t']).to_owned();
        let (first, others) = inside.split_once('\n').unwrap_or((inside, ""));
        let others: Vec<String> = others.split('\n').map(marks).collect();
        Cow::Owned(format!("{first}\n{}", others.join("\n")))
    } else {
        Cow::Borrowed(inside)
    };
    if inside.contains("<br") || inside.contains("<BR") { without_breaks(&inside).into() } else { inside }
}

/// A text with a space for each `<br>`.
fn without_breaks(text: &str) -> String {
    let mut parts = text.split('<');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_break = ["br>", "br/>", "br />"]
            .into_iter()
            .find(|tag| part.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag)));
        match is_break {
            Some(tag) => plain.extend([" ", &part[tag.len()..]]),
            None => plain.extend(["<", part]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_pages_and_forums_are_known() {
        for tag in ["<br>", "<br/>", "<BR />", "</p>", "<span class=\"move\">", "&nbsp;"] {
            assert_eq!(markup_length(&format!("{tag}f6")), Some(tag.len()));
        }
        for text in ["<..>", "<f6>", "<>", "<b", "<b\n>", "<bold>", "< b>", "&"] {
            assert_eq!(markup_length(text), None, "{text}");
        }
        for tag in ["[pgn]", "[/pgn]", "[PGN]", "[pgn height=500]", "[quote=Anna]"] {
            assert_eq!(forum_tag_length(tag), Some(tag.len()));
        }
        for text in ["[pgn \"x\"]", "[Event \"x\"]", "[]", "[pgnx]", "[White Anna]"] {
            assert_eq!(forum_tag_length(text), None, "{text}");
        }
        assert_eq!(entity_length("&quot;x"), Some(6));
        assert_eq!(entity_length("& x;"), None);
    }

    #[test]
    fn quote_marks_begin_a_line() {
        assert_eq!(quote_length("> > f6", 0, true), Some(4));
        assert_eq!(quote_length("> f6", 0, false), None);
        assert_eq!(quote_length("f6 >", 3, true), None);
        assert_eq!(quote_length("f6\n >> e6", 4, true), Some(3));
    }

    #[test]
    fn a_comment_over_lines_of_a_mail_has_no_quote_marks() {
        let comment = |text: &str| {
            unwrapped(text, text.find('{').unwrap(), text.find('{').unwrap() + 1..text.len() - 1).into_owned()
        };
        assert_eq!(comment("> 1. f6 {one\n> > two\n> three}"), "one\ntwo\nthree");
        assert_eq!(comment("1. f6 {one\n> two}"), "one\n> two");
        assert_eq!(comment("1. f6 {one<br>\ntwo<BR />\r\nthree}"), "one \ntwo \r\nthree");
        assert_eq!(comment("1. f6 {one<br>two <b>}"), "one two <b>");
    }
}
