//! Text of SVG and HTML.

/// The contents of the root element of a drawing.
pub fn contents(svg: &str) -> &str {
    let begin = svg.find('>').map_or(0, |end| end + 1);
    let end = svg.rfind("</svg>").unwrap_or(svg.len());
    svg.get(begin..end).unwrap_or_default()
}

/// A drawing whose names begin with `prefix`, because names in one document must differ.
pub fn prefixed(svg: &str, prefix: &str) -> String {
    ["id=\"", "href=\"#", "url(#"]
        .iter()
        .fold(svg.to_owned(), |svg, start| svg.replace(start, &format!("{start}{prefix}-")))
}

/// A text in which nothing is taken for a part of SVG or HTML.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
