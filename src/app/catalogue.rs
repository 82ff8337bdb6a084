//! Every text a user sees, by key, from one message catalogue.
//!
//! The texts lie in `assets/locales/en.ftl` ([Fluent](https://projectfluent.org) syntax) and are built into the
//! program. Directional isolation marks are off: they show up as boxes in fonts without them, and all our
//! languages run from left to right.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The English texts, as shipped.
pub const ENGLISH: &str = include_str!("../../assets/locales/en.ftl");

/// A value put into a text: a string or a number.
pub type Value<'a> = FluentValue<'a>;

static BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(ENGLISH));

/// The text for `key`; the key itself where the catalogue has none (a test sees to it that it has).
pub fn tr(key: &str) -> String {
    format(key, None)
}

/// The text for `key` with values put in: `tr_args("player-resigns", &[("name", name.into())])`.
pub fn tr_args(key: &str, args: &[(&str, Value<'_>)]) -> String {
    let args = args.iter().map(|(name, value)| (*name, value.clone())).collect::<FluentArgs<'_>>();
    format(key, Some(&args))
}

/// Whether the catalogue has a text for `key`.
pub fn has(key: &str) -> bool {
    BUNDLE.get_message(key).is_some_and(|message| message.value().is_some())
}

fn format(key: &str, args: Option<&FluentArgs<'_>>) -> String {
    let Some(pattern) = BUNDLE.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    BUNDLE.format_pattern(pattern, args, &mut Vec::new()).into_owned()
}

/// Texts that do not parse are left out; the tests fail on the first of them.
fn bundle(source: &str) -> FluentBundle<FluentResource> {
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_in_without_isolation_marks() {
        let bundle =
            bundle("moved = { $name } moved { $n ->\n    [one] one piece\n   *[other] { $n } pieces\n }\n");
        let pattern =
            bundle.get_message("moved").and_then(|message| message.value()).expect("the key is there");
        let args: FluentArgs<'_> =
            [("name", Value::from("Anna")), ("n", Value::from(2))].into_iter().collect();
        assert_eq!(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()), "Anna moved 2 pieces");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(tr("no-such-key-anywhere"), "no-such-key-anywhere");
        assert!(!has("no-such-key-anywhere"));
    }
}
