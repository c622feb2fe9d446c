import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldText, plainDigits } from "~/platform/text/fold";
import * as typed from "~/platform/text/typed-text";
import {
  codeSpellings,
  digitSpellings,
  fullWidth,
  nameSpellings,
  passwordSpellings,
  type Spellings,
  wordSpellings,
} from "../../helpers/spellings";

const RULES = Object.entries({
  nameText: typed.nameText,
  nameKey: typed.nameKey,
  passwordText: typed.passwordText,
  paymentPasswordText: typed.paymentPasswordText,
  codeText: typed.codeText,
  phoneText: typed.phoneText,
  dialingText: typed.dialingText,
  userNameText: typed.userNameText,
  userNameKey: typed.userNameKey,
  emailText: typed.emailText,
  invitationText: typed.invitationText,
  accountNumberText: typed.accountNumberText,
  amountText: typed.amountText,
  dayText: typed.dayText,
  referenceText: typed.referenceText,
  foldText,
});

const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string());

test.each(RULES)("A8 typed text: applying %s twice gives the same result as once", (_name, rule) => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(rule(rule(text))).toBe(rule(text));
    }),
  );
});

/** Characters whose capital or small form is composed differently from the normal form. */
const RECOMPOSED = Array.from({ length: 0x11_0000 }, (_, at) =>
  at >= 0xd800 && at < 0xe000 ? "" : String.fromCodePoint(at),
).filter((char) => [char.toUpperCase(), char.toLowerCase()].some((one) => one !== one.normalize("NFC")));

test.each(RULES)("A8 typed text: %s twice is the same as once for every letter with composed forms", (_name, rule) => {
  expect(RECOMPOSED).toContain("\u1fd2");
  expect(RECOMPOSED.filter((char) => rule(rule(char)) !== rule(char))).toEqual([]);
});

/** Expects every spelling of a text to be normalised to the same one. */
function becomeOne(spellings: Spellings, rule: (text: string) => string, expected: string) {
  const found = Object.entries(spellings).map(([name, text]) => [name, rule(text)]);
  expect(found).toEqual(Object.keys(spellings).map((name) => [name, expected]));
}

describe("A8 typed text: all spellings become one", () => {
  const text = fc.stringMatching(/^[a-zàđệ]{1,12}( [a-zàđệ]{1,12}){0,2}$/);
  const code = fc.stringMatching(/^\d{6}$/);

  test("A8 for a code", () => {
    fc.assert(fc.property(code, (digits) => becomeOne(codeSpellings(digits), typed.codeText, digits)));
  });

  test("A8 for a payment password of digits", () => {
    fc.assert(fc.property(code, (digits) => becomeOne(codeSpellings(digits), typed.paymentPasswordText, digits)));
  });

  test("A8 for a name, a user name and a search text", () => {
    fc.assert(
      fc.property(text, (name) => {
        becomeOne(nameSpellings(name), typed.nameText, name);
        becomeOne(wordSpellings(name), typed.userNameKey, name);
        becomeOne(wordSpellings(name), foldText, foldText(name));
      }),
    );
  });

  test("A8 for a password, only if they differ in Unicode form or spaces", () => {
    fc.assert(fc.property(text, (words) => becomeOne(passwordSpellings(words), typed.passwordText, words)));
    expect(typed.passwordText("Ａ1")).not.toBe(typed.passwordText("A1"));
    expect(typed.passwordText("A1")).not.toBe(typed.passwordText("a1"));
    expect(typed.passwordText("a\u200b1")).not.toBe(typed.passwordText("a1"));
  });

  test("A8 for an amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99 }), (whole, part) => {
        const amount = `${whole}.${String(part).padStart(2, "0")}`;
        becomeOne(digitSpellings(amount), typed.amountText, amount);
        const grouped = (by: string, sign: string) =>
          amount.replace(/\B(?=(\d{3})+\.)/g, by).replace(/\.(?=\d\d$)/, sign);
        const arabicPoint = digitSpellings(amount)["arabic"]?.replace(".", "\u066b") ?? "";
        for (const written of [grouped(" ", "."), grouped("'", "."), grouped("\u066c", "\u066b"), arabicPoint])
          expect([written, typed.amountText(written)]).toEqual([written, amount]);
        // Without a grouping elsewhere, a comma may separate decimals or thousands.
        if (whole >= 1_000)
          for (const written of [grouped(",", "."), fullWidth(grouped(",", "."))])
            expect([written, typed.amountText(written)]).toEqual([written, amount]);
      }),
    );
  });
});

describe("I2 typed text: digits of all scripts", () => {
  test("I2 become the digits 0 to 9, for every decimal digit of Unicode", () => {
    for (let code = 0, before = -1; code <= 0x1ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{Nd}/u.test(letter)) continue;
      const digit = Number(plainDigits(letter));
      expect(digit).toBe((before + 1) % 10);
      before = digit;
    }
  });
});

test.each([
  ["Nguyễn  VĂN Đức ７", "nguyen van duc 7"],
  ["ŁÓDŹ", "lodz"],
  ["İstanbul Iğdır", "istanbul igdir"],
  ["مُحَمَّـــد", "محمد"],
  ["ＣＲＡＺＹ　Ｆｒｕｉｔｓ", "crazy fruits"],
  ["राम", "राम"],
])("G2 typed text: a search for %s uses %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ["Nguyễn Văn Đức", "NGUYEN VAN-DUC", true],
  ["Søren  Łukasz", "soren lukasz", true],
  ["राम", "रमा", false],
  ["Thea Lund", "Theo Lund", false],
  ["!", "?", false],
  ["!", " ! ", true],
])("A10 typed text: %s and %s are the same name: %s", (a, b, same) => {
  expect(typed.isSameName(a, b)).toBe(same);
});

test.each(["1,234", "12,5", "1,234,56", "1 23", "1.234.56", "1,5.2", "1..2", "-1", "1e3", "٫"])(
  "W3 typed text: the ambiguous or invalid amount %s is refused",
  (text) => {
    expect(typed.amountText(text)).not.toMatch(/^\d{1,15}(\.\d{1,4})?$/);
  },
);

test.each([
  ["1990/5/1", "1990-05-01"],
  ["１９９０．０５．０１", "1990-05-01"],
  ["٢٠٠٠‑١٢‑٣١", "2000-12-31"],
  ["05/01/1990", "05/01/1990"],
  ["1990-05/01", "1990-05/01"],
])("A10 typed text: the day %s becomes %s", (text, day) => {
  expect(typed.dayText(text)).toBe(day);
});

test.each([
  ["00 84", "+84"],
  ["＋８４", "+84"],
  ["٨٤", "84"],
  ["+1-268", "+1268"],
])("A8 typed text: the dialling code %s becomes %s", (text, code) => {
  expect(typed.dialingText(text)).toBe(code);
});

test("A8 typed text: account numbers become capitals without spaces, and e-mail addresses lose full-width forms", () => {
  expect(typed.accountNumberText("de89 3704–0044\u200b ０５３２")).toBe("DE89370400440532");
  expect(typed.emailText(" ｔhea＠mail。example\u200b")).toBe("thea@mail.example");
  expect(typed.invitationText(" A1B2\u00a0c3 ")).toBe("A1B2c3");
});
