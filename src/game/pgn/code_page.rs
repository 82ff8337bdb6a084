//! Encodings of single bytes, for text that is not UTF-8: which one it is, by its letters.

use std::fmt;

/// An encoding of single bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePage {
    /// Latin-1, with the punctuation of Windows-1252.
    Western,
    /// Windows-1250, of central Europe.
    CentralEuropean,
    /// Latin-2, ISO 8859-2.
    Latin2,
    /// CP852, of central Europe under DOS.
    Dos,
    /// Windows-1251.
    Cyrillic,
}

impl fmt::Display for CodePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CodePage::Western => "Latin-1",
            CodePage::CentralEuropean => "Windows-1250",
            CodePage::Latin2 => "Latin-2",
            CodePage::Dos => "CP852",
            CodePage::Cyrillic => "Windows-1251",
        })
    }
}

impl CodePage {
    /// The character of a byte.
    pub(super) fn char(self, byte: u8) -> char {
        let rows = match self {
            CodePage::Western => WESTERN,
            CodePage::CentralEuropean => CENTRAL,
            CodePage::Latin2 => LATIN_2,
            CodePage::Dos => DOS,
            CodePage::Cyrillic => CYRILLIC,
        };
        let index = usize::from(byte.wrapping_sub(0x80));
        let found = rows.get(index / 32).and_then(|row| row.chars().nth(index % 32));
        found.unwrap_or(char::from(byte))
    }

    /// The character of a byte among its neighbours: beside no letter some bytes are fractions, as programs with another
    /// code page wrote them into results.
    fn char_between(self, byte: u8, before: Option<char>, after: Option<char>) -> char {
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        let fractions: [u8; 3] = if self == CodePage::Dos { [0xac, 0xab, 0xf3] } else { [0xbc, 0xbd, 0xbe] };
        let fraction =
            fractions.iter().zip(['¼', '½', '¾']).find(|(known, _)| **known == byte).map(|(_, c)| c);
        fraction.filter(|_| !is_letter(before) && !is_letter(after)).unwrap_or_else(|| self.char(byte))
    }
}

/// Languages that a text may be in, with their code page, their letters beyond ASCII, and frequent pairs of letters.
type Language = (CodePage, &'static str, &'static [&'static str]);

/// The letters of Hungarian and Polish: people of both play in one tournament.
const CENTRAL_EUROPEAN: &str = "áéíóöőúüűąćęłńśźż";
const CENTRAL_EUROPEAN_PAIRS: &[&str] = &["sz", "gy", "cs", "ny", "zs", "cz", "rz", "dz", "ki"];

/// All languages; of equally good ones the first is taken.
const LANGUAGES: [Language; 9] = [
    (CodePage::CentralEuropean, CENTRAL_EUROPEAN, CENTRAL_EUROPEAN_PAIRS),
    (CodePage::Latin2, CENTRAL_EUROPEAN, CENTRAL_EUROPEAN_PAIRS),
    (CodePage::Dos, CENTRAL_EUROPEAN, CENTRAL_EUROPEAN_PAIRS),
    (CodePage::Western, "àâæçèéêëîïôœùûü", &["qu", "ou", "au", "oi"]),
    (CodePage::Western, "äöüß", &["ch", "ei"]),
    (CodePage::Western, "åäæöøé", &["ck", "sj"]),
    (CodePage::Western, "áéíñóúü", &["qu", "ez"]),
    (CodePage::Western, "áâãàçéêíóôú", &["nh", "lh"]),
    (CodePage::Cyrillic, "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", &[]),
];

/// Punctuation that a text may have.
const PUNCTUATION: &str = "½¼¾–—‘’‚“”„…«»‹›°§·•×±†‡©\u{a0}";

/// A character of a text, or a byte that is not UTF-8.
#[derive(Clone, Copy)]
enum Unit {
    Char(char),
    Byte(u8),
}

/// A text of which some bytes are not UTF-8.
struct Units(Vec<Unit>);

impl Units {
    fn of(bytes: &[u8]) -> Units {
        let units = bytes.utf8_chunks().flat_map(|chunk| {
            let odd = chunk.invalid().iter().copied().map(Unit::Byte);
            chunk.valid().chars().map(Unit::Char).chain(odd)
        });
        Units(units.collect())
    }

    fn plain(&self, index: Option<usize>, page: CodePage) -> Option<char> {
        Some(match *self.0.get(index?)? {
            Unit::Char(c) => c,
            Unit::Byte(byte) => page.char(byte),
        })
    }

    fn char(&self, index: usize, page: CodePage) -> char {
        match self.0[index] {
            Unit::Char(c) => c,
            Unit::Byte(byte) => {
                let around = [index.checked_sub(1), Some(index + 1)].map(|index| self.plain(index, page));
                page.char_between(byte, around[0], around[1])
            }
        }
    }

    fn text(&self, page: CodePage) -> String {
        (0..self.0.len()).map(|index| self.char(index, page)).collect()
    }

    /// How many of the bytes a language explains, less those that it does not.
    fn score(&self, (page, letters, _): Language) -> i32 {
        let odd = (0..self.0.len()).filter(|&index| matches!(self.0[index], Unit::Byte(_)));
        odd.map(|index| if self.is_explained(index, page, letters) { 1 } else { -1 }).sum()
    }

    fn is_explained(&self, index: usize, page: CodePage, letters: &str) -> bool {
        let c = self.char(index, page);
        let before = self.plain(index.checked_sub(1), page);
        let after = self.plain(Some(index + 1), page);
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
        if !c.is_alphabetic() {
            return PUNCTUATION.contains(c) && !(is_letter(before) && is_letter(after) && c != '’');
        }
        let is_odd = |index: Option<usize>| {
            index.and_then(|index| self.0.get(index)).is_some_and(|unit| matches!(unit, Unit::Byte(_)))
        };
        let fits_word = if page == CodePage::Cyrillic {
            !before.is_some_and(|c| c.is_ascii_alphabetic())
        } else {
            // No word of the others consists of such letters alone.
            let is_small_before = before.is_some_and(char::is_lowercase);
            let are_three = is_odd(index.checked_sub(1)) && is_odd(Some(index + 1));
            !(are_three || c.is_uppercase() && is_small_before)
        };
        // Polish writes a soft consonant before a vowel with an i instead.
        let is_soft_before_vowel = c.to_lowercase().all(|small| "ńśź".contains(small))
            && after.is_some_and(|c| "aeiouy".contains(c.to_ascii_lowercase()));
        fits_word && !is_soft_before_vowel && c.to_lowercase().all(|small| letters.contains(small))
    }

    /// How often the pairs of a language occur.
    fn pairs(&self, (.., pairs): Language) -> usize {
        let chars = self.0.iter().map(|unit| match unit {
            Unit::Char(c) => c.to_ascii_lowercase(),
            Unit::Byte(_) => ' ',
        });
        let text: String = chars.collect();
        pairs.iter().map(|pair| text.matches(pair).count()).sum()
    }
}

/// Reads a text of which some bytes are not UTF-8, in the code page whose letters fit best.
pub(super) fn read(bytes: &[u8]) -> (String, CodePage) {
    let units = Units::of(bytes);
    let scores = LANGUAGES.map(|language| units.score(language));
    let best = scores.iter().copied().max().unwrap_or_default();
    let mut likely =
        LANGUAGES.into_iter().zip(scores).filter(|&(_, score)| score == best).map(|(language, _)| language);
    let first = likely.next().unwrap_or(LANGUAGES[0]);
    let more = |best: (usize, Language), language| {
        let pairs = units.pairs(language);
        if pairs > best.0 { (pairs, language) } else { best }
    };
    let (_, (page, ..)) = likely.fold((units.pairs(first), first), more);
    let (text, western) = (units.text(page), units.text(CodePage::Western));
    // The letters that most code pages have in common are those of the oldest.
    if text == western { (text, CodePage::Western) } else { (text, page) }
}

/// Windows-1252, which has all of Latin-1.
const WESTERN: [&str; 4] = [
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ",
    "\u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿",
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß",
    "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ",
];
/// Windows-1250.
const CENTRAL: [&str; 4] = [
    "€\u{81}‚\u{83}„…†‡\u{88}‰Š‹ŚŤŽŹ\u{90}‘’“”•–—\u{98}™š›śťžź",
    "\u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż",
    "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß",
    "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
];
/// ISO 8859-2.
const LATIN_2: [&str; 4] = [
    "\u{80}\u{81}\u{82}\u{83}\u{84}\u{85}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}",
    "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż",
    "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß",
    "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙",
];
/// CP852.
const DOS: [&str; 4] = [
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č",
    "áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐",
    "└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀",
    "ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
];
/// Windows-1251.
const CYRILLIC: [&str; 4] = [
    "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ",
    "\u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕї",
    "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(text: &str, page: CodePage) -> Vec<u8> {
        let byte = |c: char| (0x80..=0xff).find(|&byte| page.char(byte) == c);
        text.chars()
            .map(|c| if c.is_ascii() { c as u8 } else { byte(c).expect("the page has the letter") })
            .collect()
    }

    #[test]
    fn hungarian_and_polish_texts_name_their_code_page() {
        use CodePage::{CentralEuropean, Dos, Latin2};
        let hungarian = "[White \"Győző Űrös\"]\n1. f6 e6 {Erős támadás, jó huszár} 1-0";
        let polish = "[White \"Łukasz Śliwa\"]\n1. f6 e6 {Skoczek grozi wieżą} ";
        for (text, page) in [
            (hungarian, CentralEuropean),
            (hungarian, Dos),
            (polish, CentralEuropean),
            (polish, Latin2),
            (polish, Dos),
            ("Gyula Breyer – Réti, tűz", CentralEuropean),
            ("Ajándék, Őszi kupa {Żeglarz, Śliwa}", Latin2),
            ("Иванов – Петров {Ничья}", CodePage::Cyrillic),
        ] {
            assert_eq!(read(&encoded(text, page)), (text.to_owned(), page));
        }
        // These letters are the same in both code pages.
        assert_eq!(read(&encoded(hungarian, Latin2)), (hungarian.to_owned(), CentralEuropean));
    }

    #[test]
    fn western_texts_stay_what_they_were() {
        for text in [
            "Jörg",
            "André ½-½",
            "Åke Öström",
            "déjà vu, tête-à-tête",
            "François",
            "Søren Ærø",
            "Ñuñoa",
            "João Simão",
            "1–0",
            "Straße {schön…}",
            "Agnès",
            "½-½",
            "¾-¼",
        ] {
            assert_eq!(read(&encoded(text, CodePage::Western)), (text.to_owned(), CodePage::Western));
        }
    }

    #[test]
    fn a_half_beside_hungarian_letters_stays_a_half() {
        assert_eq!(read(b"Gy\xf5z\xf5 \xbd-\xbd").0, "Győző ½-½");
    }
}
