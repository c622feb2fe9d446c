import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fineUnits, minusMoney, moneyFromFineUnits, plusMoney } from "~/features/house/pages/game/frame/money";
import { HOUSE_GAMES, houseKind, stakesFrom } from "~/features/house/rules/games";
import { STAKE_STEP } from "~/features/house/rules/reels";
import { GAME_NAMESPACES, SITE_NAMESPACES } from "~/platform/i18n/namespaces";

describe("G10 house games", () => {
  test("G10 for every minimum bet all stakes pay without a fraction, in rising order", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), (least) => {
        const stakes = stakesFrom(least);
        expect(stakes[0]).toBeGreaterThanOrEqual(least);
        for (const [at, stake] of stakes.entries()) {
          expect(stake % STAKE_STEP).toBe(0n);
          if (at > 0) expect(stake).toBeGreaterThan(stakes[at - 1] ?? 0n);
        }
      }),
    );
  });

  test("G10 a game of another vendor or a property name of objects is not a house game", () => {
    expect(Object.keys(HOUSE_GAMES).map(houseKind)).toEqual(["reels", "table", "slip"]);
    for (const other of ["jade-garden", "", "toString", "__proto__"]) expect(houseKind(other)).toBeNull();
  });

  test("G10 additions and subtractions on a page are exact, with the decimals of the currency", () => {
    expect([plusMoney("0.10", "0.20"), minusMoney("1.00", "0.70"), minusMoney("0.10", "0.20")]).toEqual([
      "0.30",
      "0.30",
      "0.00",
    ]);
    expect(moneyFromFineUnits(fineUnits("1.234"), "0.000")).toBe("1.234");
  });

  test("I3 game texts are loaded only with games", () => {
    expect(SITE_NAMESPACES).not.toContain("games");
    expect(GAME_NAMESPACES).toContain("games");
  });
});
