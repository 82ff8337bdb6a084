//! The options an engine has.

use crate::excerpt;

/// More choices of one option are not read.
const MAX_CHOICES: usize = 500;

/// An option as the engine declares it in UCI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineOption {
    /// As the engine writes it; case does not matter.
    pub name: String,
    /// The type and the range.
    pub kind: OptionKind,
}

/// The type and the range of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// The engine's value until it is set.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The engine's value until it is set.
        default: i64,
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
    },
    /// A choice of words.
    Combo {
        /// The engine's value until it is set.
        default: String,
        /// The words.
        choices: Vec<String>,
    },
    /// Something to be done.
    Button,
    /// Any text.
    Text {
        /// The engine's value until it is set.
        default: String,
    },
}

impl EngineOption {
    /// Reads an `option` line, such as `option name Hash type spin default 16 min 1 max 1024`; `None` if it makes no
    /// sense.
    pub fn parse(line: &str) -> Option<EngineOption> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let rest = words.strip_prefix(&["option", "name"])?;
        let at = rest.iter().position(|&word| word == "type")?;
        let (name, kind) = (rest[..at].join(" "), rest.get(at + 1)?);
        let kind = OptionKind::parse(kind, &rest[at + 2..])?;
        (!name.is_empty()).then(|| EngineOption { name: excerpt::start(&name), kind })
    }

    /// Whether the option sets threads or memory, which the program allocates to all engines together.
    pub fn is_shared_out(&self) -> bool {
        self.is_called("Threads") || self.is_called("Hash")
    }

    /// Whether it is called so. Upper and lower case are the same.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

impl OptionKind {
    fn parse(kind: &str, words: &[&str]) -> Option<OptionKind> {
        let fields = fields(words);
        let field = |name| fields.iter().find(|(field, _)| *field == name).map(|(_, value)| value.as_str());
        let number = |name| field(name)?.parse::<i64>().ok();
        Some(match kind {
            "check" => OptionKind::Check { default: field("default") == Some("true") },
            "spin" => {
                let (min, max) = (number("min").unwrap_or(i64::MIN), number("max").unwrap_or(i64::MAX));
                let default = number("default").unwrap_or(min.max(0));
                if min > max {
                    return None;
                }
                OptionKind::Spin { default: default.clamp(min, max), min, max }
            }
            "combo" => {
                let choices = fields.iter().filter(|(name, _)| *name == "var").take(MAX_CHOICES);
                let choices: Vec<String> = choices.map(|(_, value)| value.clone()).collect();
                let default = field("default").or(choices.first().map(String::as_str))?.to_owned();
                OptionKind::Combo { default, choices }
            }
            "button" => OptionKind::Button,
            // A text may hold any word, so that everything behind `default` is its own.
            "string" => {
                let text = words.strip_prefix(&["default"]).unwrap_or_default().join(" ");
                OptionKind::Text { default: if text == "<empty>" { String::new() } else { text } }
            }
            _ => return None,
        })
    }

    /// The default value; a button has none.
    pub fn default_value(&self) -> Option<String> {
        match self {
            OptionKind::Check { default } => Some(default.to_string()),
            OptionKind::Spin { default, .. } => Some(default.to_string()),
            OptionKind::Combo { default, .. } | OptionKind::Text { default } => Some(default.clone()),
            OptionKind::Button => None,
        }
    }

    /// Whether this value is valid. A value set for another version of the engine may be invalid for this one.
    pub fn accepts(&self, value: &str) -> bool {
        match self {
            OptionKind::Check { .. } => ["true", "false"].contains(&value),
            OptionKind::Spin { min, max, .. } => {
                value.parse::<i64>().is_ok_and(|number| (*min..=*max).contains(&number))
            }
            OptionKind::Combo { choices, .. } => choices.iter().any(|choice| choice == value),
            OptionKind::Button | OptionKind::Text { .. } => true,
        }
    }
}

/// Splits `default 16 min 1 max 1024` into fields.
fn fields<'a>(words: &[&'a str]) -> Vec<(&'a str, String)> {
    let mut fields: Vec<(&str, String)> = Vec::new();
    for &word in words {
        match fields.last_mut() {
            _ if ["default", "min", "max", "var"].contains(&word) => fields.push((word, String::new())),
            Some((_, value)) => {
                if !value.is_empty() {
                    value.push(' ');
                }
                value.push_str(word);
            }
            None => {}
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(text: &str) -> Option<OptionKind> {
        EngineOption::parse(&format!("option name A B {text}")).map(|option| {
            assert!(option.is_called("a b"));
            option.kind
        })
    }

    #[test]
    fn every_kind_of_engine_option_is_read() {
        let spin = OptionKind::Spin { default: 16, min: -1, max: 1024 };
        assert_eq!(kind("type spin default 16 min -1 max 1024"), Some(spin));
        assert_eq!(kind("type check default true"), Some(OptionKind::Check { default: true }));
        assert_eq!(kind("type button"), Some(OptionKind::Button));
        let combo = OptionKind::Combo { default: "x y".into(), choices: vec!["x y".into(), "z".into()] };
        assert_eq!(kind("type combo default x y var x y var z"), Some(combo));
        let text = OptionKind::Text { default: "/a min b".into() };
        assert_eq!(kind("type string default /a min b"), Some(text));
        assert_eq!(kind("type string default <empty>"), Some(OptionKind::Text { default: String::new() }));
    }

    #[test]
    fn malformed_engine_options_are_left_out() {
        for text in ["", "type", "type dial", "type spin min 5 max 1", "type combo"] {
            assert_eq!(kind(text), None, "{text}");
        }
        assert_eq!(EngineOption::parse("option name type button"), None);
        assert_eq!(EngineOption::parse("id name A"), None);
        let huge = kind("type spin default 99999999999999999999 min 1 max 8");
        assert_eq!(huge, Some(OptionKind::Spin { default: 1, min: 1, max: 8 }));
    }

    #[test]
    fn an_option_accepts_only_values_in_its_range() {
        let spin = kind("type spin default 16 min 1 max 64").expect("an option");
        assert!(spin.accepts("64") && !spin.accepts("65") && !spin.accepts("many"));
        let combo = kind("type combo default x var x var y").expect("an option");
        assert!(combo.accepts("y") && !combo.accepts("z"));
        let check = kind("type check default false").expect("an option");
        assert!(check.accepts("true") && !check.accepts("yes"));
    }
}
