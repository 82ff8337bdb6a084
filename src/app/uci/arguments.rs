//! Arguments of a program, written in one line.

/// Splits a line at the spaces outside of quotes; `None` if a quote is not closed.
pub fn split(text: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(end) if c == end => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        let words = |text| split(text).expect("each quote is closed");
        assert_eq!(words("heksy  uci"), ["heksy", "uci"]);
        assert_eq!(words("'/a b/c' \"\" d\"e f\""), ["/a b/c", "", "de f"]);
        assert_eq!(words("  "), [""; 0]);
        assert_eq!(split("'x"), None);
    }
}
