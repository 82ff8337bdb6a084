//! Parsing of arguments: `name=value` lists, options, and commands with quotes.

use crate::app::engines;

/// Parses `elo0=0,elo1=5` to the values of the named fields, with defaults for missing ones.
pub(super) fn parse_fields<const N: usize>(
    text: &str,
    names: [&str; N],
    defaults: [Option<f64>; N],
) -> Result<[f64; N], String> {
    let mut values = defaults;
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("\"{part}\" is not NAME=NUMBER"))?;
        let at = names.iter().position(|&known| known == name);
        let at = at.ok_or_else(|| format!("unknown field \"{name}\": known are {}", names.join(", ")))?;
        let number = value.parse().ok().filter(|number: &f64| number.is_finite());
        values[at] = Some(number.ok_or_else(|| format!("{name} wants a number, not \"{value}\""))?);
    }
    match values.iter().position(Option::is_none) {
        Some(missing) => Err(format!("{} is missing in \"{text}\"", names[missing])),
        None => Ok(values.map(Option::unwrap_or_default)),
    }
}

/// Parses `Hash=16` to name and value; a button has no value.
pub(super) fn parse_option(text: &str) -> Result<(String, Option<String>), String> {
    let (name, value) = text.split_once('=').map_or((text, None), |(name, value)| (name, Some(value)));
    if name.trim().is_empty() {
        return Err(format!("\"{text}\" is not NAME=VALUE"));
    }
    Ok((name.trim().to_owned(), value.map(|value| value.trim().to_owned())))
}

/// Splits a command at spaces outside of quotes.
pub(super) fn split_command(text: &str) -> Result<Vec<String>, String> {
    let words = engines::split_arguments(text).ok_or_else(|| format!("a quote is not closed in: {text}"))?;
    if words.is_empty() { Err("an engine's command is empty".to_owned()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_parsed() {
        let parse = |text| parse_fields(text, ["a", "b"], [None, Some(2.5)]);
        assert_eq!(parse("a=1"), Ok([1.0, 2.5]));
        assert_eq!(parse("b=-3 a=0"), Ok([0.0, -3.0]));
        assert!(parse("b=1").unwrap_err().contains("a is missing"));
        assert!(parse("a=1,c=2").unwrap_err().contains("unknown field \"c\""));
        assert!(parse("a=x").is_err() && parse("a").is_err() && parse("a=nan").is_err());
    }

    #[test]
    fn commands_and_options_are_parsed() {
        assert_eq!(split_command("heksy  uci").unwrap(), ["heksy", "uci"]);
        assert_eq!(split_command("'/a b/c' \"\" d\"e f\"").unwrap(), ["/a b/c", "", "de f"]);
        assert!(split_command("  ").is_err() && split_command("'x").is_err());
        assert_eq!(parse_option("Move Overhead=5"), Ok(("Move Overhead".into(), Some("5".into()))));
        assert_eq!(parse_option("Clear Hash"), Ok(("Clear Hash".into(), None)));
        assert!(parse_option("=3").is_err());
    }
}
