/** Variants of one text from different keyboards, input methods and clipboards. */
export type Spellings = Readonly<Record<string, string>>;

const isFull = process.env["TEST_FULL"] === "1";

/** Returns true for every third spelling; for all in a full run. For tests with a database; the tests of the rules use all. */
export const isSpellingTested = (_spelling: unknown, at: number): boolean => isFull || at % 3 === 1;

const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Converts ASCII to full-width forms, and blanks to the ideographic one. */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~ ]/g, (letter) => (letter === " " ? "\u3000" : String.fromCharCode(letter.charCodeAt(0) + 0xfee0)));

/** Converts digits to those of an Arabic keyboard. */
export const arabic = inDigits(0x660);
const hidden = (text: string) => `\u202a${[...text].join("\u200b")}\u202c\ufeff`;

/** Digits of several scripts, and invisible characters among them. */
export const digitSpellings = (text: string): Spellings => ({
  plain: text,
  arabic: arabic(text),
  persian: inDigits(0x6f0)(text),
  devanagari: inDigits(0x966)(text),
  "full-width": fullWidth(text),
  invisible: hidden(text),
  "with blanks around": ` \u00a0${text}\n`,
});

/** Spellings of a code, also in groups. */
export const codeSpellings = (code: string): Spellings => ({
  ...digitSpellings(code),
  spaced: `${code.slice(0, 3)} ${code.slice(3)}`,
  "spaced out": [...code].join("\u2009"),
  hyphenated: `${code.slice(0, 3)}-${code.slice(3)}`,
  dashed: `${code.slice(0, 3)}\u2013${code.slice(3)}`,
});

/** Spellings of letters: Unicode forms and invisible characters. */
export const nameSpellings = (name: string): Spellings => ({
  composed: name.normalize("NFC"),
  decomposed: name.normalize("NFD"),
  invisible: hidden(name),
  "with blanks": `\u00a0 ${name.replaceAll(" ", " \t\u3000")} `,
});

/** Spellings of a user name or a code of letters: also width and capitals. */
export const wordSpellings = (word: string): Spellings => ({
  ...nameSpellings(word),
  capitals: word.toUpperCase(),
  "full-width": fullWidth(word),
});

/** Spellings of a password: only blanks and the Unicode form differ. */
export const passwordSpellings = (password: string): Spellings => ({
  composed: password.normalize("NFC"),
  decomposed: password.normalize("NFD"),
  "no-break": password.normalize("NFC").replaceAll(" ", "\u00a0"),
  ideographic: password.normalize("NFD").replaceAll(" ", "\u3000"),
});

/** Spellings of a Vietnamese mobile number for the dialling code +84. @param digits the digits after its 0 */
export const phoneSpellings = (digits: string): Spellings => {
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return {
    ...digitSpellings(`0${digits}`),
    national: `0${a} ${b} ${c}`,
    "without the 0": digits,
    international: `+84 ${a} ${b} ${c}`,
    "full-width plus": fullWidth(`+84${digits}`),
    "Arabic international": arabic(`+84 ${digits}`),
    bracketed: `(+84) ${a}.${b}.${c}`,
    "with the 0 in brackets": `+84 (0)${a}\u2011${b}\u2011${c}`,
    "from contacts": `\u202a+84 ${a}\u00a0${b} ${c}\u202c`,
  };
};
