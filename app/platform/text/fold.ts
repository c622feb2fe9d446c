/** Letters with a stroke that no decomposition removes, and ligatures, with their form on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ø: "o",
  ł: "l",
  ħ: "h",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ς: "σ",
  // The Arabic tatweel only stretches a word.
  ـ: "",
};
const PLAIN_LETTERS = /[đðøłħıæœßþςـ]/gu;

/**
 * Combining marks that are often omitted in typing: accents, Arabic and Hebrew vowel points. Vowel signs of Indic and
 * Southeast Asian scripts are letters and are kept.
 */
const SIGNS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

/**
 * Invisible characters: control and format characters, fillers, variation selectors, lone surrogates. NUL is kept,
 * because calls refuse it.
 */
export const INVISIBLE = /(?!\0)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** White space of every kind, including line breaks and tabs. */
export const BLANKS = /[\t-\r\u0085\p{Z}\u2800]+/gu;

const DIGIT = /\p{Nd}/u;

/** Converts the decimal digits of every script (`٣`, `３`, `३`) to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // In Unicode, the digits of a script form a row of ten from 0 to 9. Rows may be adjacent.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Returns the form of a text for search and comparison: without case, accents, full-width forms, invisible characters
 * and repeated white space; digits of every script are 0 to 9. `Nguyễn  VĂN Đức ７` becomes `nguyen van duc 7`.
 */
export function foldText(text: string): string {
  const plain = text.normalize("NFKD").replace(BLANKS, " ").replace(INVISIBLE, "").replace(SIGNS, "");
  const letters = plain.toLowerCase().replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
  return plainDigits(letters).normalize("NFC").replace(/ {2,}/g, " ").trim();
}
