import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houseSide, inLockOrder, isBalanced, movePostings, walletSide } from "~/features/wallet/rules/postings";
import { multiplyByRate, parseAmount, parseRate, writeAmount } from "~/platform/money/money";

const scale = fc.integer({ min: 0, max: 4 });
const minor = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });

describe("amounts", () => {
  test("W1 a written amount parses back to the same amount, in every currency", () => {
    fc.assert(fc.property(minor, scale, (amount, scale) => parseAmount(writeAmount(amount, scale), scale) === amount));
  });

  test.each([
    ["1.5", 0, null],
    ["1.00", 0, 1n],
    ["1.234", 3, 1234n],
    ["1.2345", 3, null],
    ["1.2340", 3, 1234n],
    ["0.1", 2, 10n],
    ["999999999999999.99", 2, 99999999999999999n],
  ])("pitfall: %s in a currency of %i decimals is %s", (text, scale, expected) => {
    expect(parseAmount(text, scale)).toBe(expected);
  });

  test.each(["", "-1", "+1", "1,000", "1e3", ".5", "5.", "01", " 1", "1 ", "٣", "1.2.3", "Infinity", "9".repeat(16)])(
    "pitfall: %j is refused as an amount",
    (text) => {
      expect(parseAmount(text, 2)).toBeNull();
    },
  );

  test.each([
    [123450n, 2, "1234.50"],
    [-5n, 2, "-0.05"],
    [7n, 0, "7.00"],
    [1234n, 3, "1.234"],
    [0n, 2, "0.00"],
  ])("%s minor units with %i decimals are written as %s", (amount, scale, text) => {
    expect(writeAmount(amount, scale)).toBe(text);
  });

  test("W1 a rate never pays more than the exact amount, and less than one minor unit below it", () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 99_999 }), (amount, hundredths) => {
        const rate = parseRate(writeAmount(BigInt(hundredths), 2));
        const exact = amount * BigInt(hundredths);
        const paid = multiplyByRate(amount, rate);
        return paid * 100n <= exact && exact < (paid + 1n) * 100n;
      }),
    );
  });
});

describe("postings", () => {
  const member = "0198f2a0-0000-7000-8000-000000000001";

  test("W1 a move keeps the total; lines that do not sum to zero or move nothing are refused", () => {
    expect(isBalanced(movePostings(5n, walletSide(member), houseSide("game:REEL")))).toBe(true);
    expect(isBalanced(movePostings(0n, walletSide(member), houseSide("game:REEL")))).toBe(false);
    expect(isBalanced([{ ...walletSide(member), amount: 0n }])).toBe(false);
    expect(isBalanced([])).toBe(false);
  });

  test("W1 wallets are locked in one order, independent of the order of the lines", () => {
    const accounts = ["main", "hold", "vendor:REEL", "vendor:GEMS"] as const;
    const lines = accounts.map((account) => ({ memberId: member, account, amount: 1n }));
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: 4 }), (mixed) => {
        expect(inLockOrder(mixed)).toEqual(inLockOrder(lines));
      }),
    );
  });
});
