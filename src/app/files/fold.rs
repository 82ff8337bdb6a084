//! Text without case and accents, to be searched: who types `laszlo` finds László, and the other way round.

use icu_normalizer::DecomposingNormalizer;

/// The text in lower case, without combining marks. Letters of the Latin alphabet that Unicode does not decompose are
/// replaced by those that are typed for them.
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let lower = text.to_lowercase();
    let letters = DecomposingNormalizer::new_nfd();
    let mut folded = String::with_capacity(lower.len());
    for letter in letters.normalize_iter(lower.chars()) {
        match letter {
            // The block with the combining marks of these alphabets.
            '\u{300}'..='\u{36f}' => {}
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'ø' => folded.push('o'),
            'ħ' => folded.push('h'),
            'ŧ' => folded.push('t'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            letter => folded.push(letter),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_alphabets_are_left_alone() {
        for (text, folded) in [("", ""), ("A–Ż ½", "a–z ½"), ("ЛАСЛО", "ласло"), ("İI", "ii")]
        {
            assert_eq!(fold(text), folded);
        }
    }
}
