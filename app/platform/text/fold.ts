/** Letters that no decomposition takes a stroke from, and ligatures, as people type them on a plain keyboard. */
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
 * Signs upon letters that people leave out: accents, Arabic and Hebrew vowel points. Vowel signs of Indic and Southeast
 * Asian scripts are letters to their readers and stay.
 */
const SIGNS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

/** Characters that nobody sees: control and format characters, fillers, variation selectors, halves of a pair. NUL stays: calls refuse it. */
export const INVISIBLE = /(?!\0)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** Every kind of blank, line breaks and tabs included. */
export const BLANKS = /[\t-\r\u0085\p{Z}\u2800]+/gu;

const DIGIT = /\p{Nd}/u;

/** Writes the decimal digits of every script (`٣`, `３`, `३`) as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode has the digits of a script in a row of ten from 0 to 9; rows may follow one another.
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Returns a text as it is searched and compared: without case, accents, full-width forms, invisible characters and
 * repeated blanks; digits of every script are 0 to 9. `Nguyễn  VĂN Đức ７` is `nguyen van duc 7`.
 */
export function foldText(text: string): string {
  const plain = text.normalize("NFKD").replace(BLANKS, " ").replace(INVISIBLE, "").replace(SIGNS, "");
  const letters = plain.toLowerCase().replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
  return plainDigits(letters).normalize("NFC").replace(/ {2,}/g, " ").trim();
}
