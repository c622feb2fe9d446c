import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { setLocked } from "~/features/support/server/player-support.sql.gen";
import type { Transaction } from "~/platform/db/transaction";
import type { PreSignInContext, StaffContext } from "~/platform/staff/context";
import { executeRecorded, type StaffDatabaseAccess } from "~/platform/staff/record-call";
import { changesSomething } from "~/platform/wps/changes";
import { staffCalls } from "~/registry/staff-contract";
import { aMember } from "../helpers/wps/members";
import { idOf } from "../helpers/wps/money";
import { STAFF } from "../helpers/wps/wps-site";
import { sourceFiles } from "../platform/i18n/key-usage";
import { aRecordedSite, callsWith, type RecordedSite, STAFF_ROUTES } from "./recorded-site";

/**
 * Calls whose effect is outside the database, so that it cannot share a transaction with its entry. They are recorded
 * as `started` before the effect, and with their result after it (`app/platform/staff/record-call.ts`).
 */
const OUTSIDE_THE_DATABASE: Readonly<Record<string, string>> = {
  addBrandPicture: "stores a picture in a brand's draft",
  saveBrandFile: "stores a file in a brand's draft",
  saveContentEntry: "stores one entry of a file in a brand's draft",
  dropDraft: "removes the folder of a brand's draft",
  publishBrand: "replaces a brand's live files",
  rollbackBrand: "replaces a brand's live files with a stored version",
  newBrand: "creates the folder of a brand",
};

/** Calls that change nothing, although their method is not GET. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  checkBrandFile: "the text to check is too long for an address",
  previewHtml: "the text to sanitise is too long for an address",
  previewBrand: "creates a signed link, which is stored nowhere; an address in a history must not create one",
};

/** Names that give access to the database without `change`, with the files that use them. A new use needs a review. */
const UNGUARDED: Readonly<Record<string, readonly string[]>> = {
  // Writes the counters of attempts, which a rollback must not undo.
  attemptCounters: ["app/platform/db/database.ts", "app/platform/limits/limits.ts", "app/platform/staff/reader.ts"],
  // Has read-only transactions with the type of others.
  forMemberCalls: ["app/features/support/member-context.server.ts", "app/platform/staff/reader.ts"],
  // Opens another access to the database.
  openDatabase: ["app/compose/process.ts", "app/platform/db/database.ts"],
};

let recorded: RecordedSite;
let memberId: string;
beforeAll(async () => {
  recorded = await aRecordedSite();
  memberId = await idOf(recorded.site, await aMember(recorded.site));
});
afterAll(() => recorded?.close());
afterEach(() => recorded.healEntries());

const reading = STAFF_ROUTES.filter(({ call: { audit } }) => audit?.skip || audit?.effect === "none");

describe("X3 the effect of every staff call is known", () => {
  test("X3 only the listed calls have an effect outside the database", () => {
    const names = callsWith("files").map(([name]) => name);
    expect(names.sort()).toEqual(Object.keys(OUTSIDE_THE_DATABASE).sort());
  });

  test("X3 every other call that is not a GET changes the database, except the listed ones", () => {
    const names = reading.filter(({ call }) => changesSomething(call)).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(WITHOUT_EFFECT).sort());
  });

  test.each(reading.map((route) => [route.name, route] as const))(
    "X3 %s changes neither rows nor files",
    async (_name, route) => {
      const [input, asker] = await recorded.fitted(route);
      const files = await recorded.files();
      const { changes } = await recorded.observed(async () => {
        expect((await recorded.send(route, input, asker)).status).toBe(200);
      });
      expect(changes).toEqual([]);
      expect(await recorded.files()).toEqual(files);
    },
  );
});

test.each(callsWith("database"))(
  "X3 %s changes nothing and is recorded as failed when its commit fails",
  async (name, route) => {
    const [input, asker] = await recorded.fitted(route);
    const { changes, entries } = await recorded.observed(async () => {
      await recorded.failCommits("new.outcome = 'done'");
      const { body, status } = await recorded.send(route, input, asker);
      await recorded.healEntries();
      expect([status, body.code]).toEqual([500, "systemError"]);
    });
    expect(changes).toEqual([]);
    expect(entries).toMatchObject([{ call: name, outcome: "systemError" }]);
  },
);

/** Executes an invented staff call on the brand lotus. */
function execute(effect: "none" | "database" | "files", carryOut: (means: StaffDatabaseAccess) => Promise<unknown>) {
  const call = { ...staffCalls.brandVersion, name: "invented", audit: { effect } };
  const given = { ctx: recorded.site.context(), staff: STAFF, call, input: { code: "lotus" } };
  return executeRecorded(given, () => {}, carryOut);
}

const lock = (tx: Transaction) => tx.run(setLocked, { id: memberId, locked: true });
const LOCK = "update member set locked = true";
const REFUSED = "only through `change`";

type Way = readonly [name: string, refusal: string, work: (means: StaffDatabaseAccess) => Promise<unknown>];

describe("X3 a staff call cannot change the database without its entry", () => {
  test.each<Way>([
    ["a read", "read-only transaction", ({ db }) => db.read("lotus", lock)],
    ["a read of all brands", "read-only transaction", ({ db }) => db.acrossMerchants((tx) => tx.query(LOCK))],
    ["a look-up", "read-only transaction", ({ db }) => db.lookUp("lotus", setLocked, { id: memberId, locked: true })],
    ["a member's transaction", "read-only transaction", ({ db }) => db.forMemberCalls.transaction("lotus", lock)],
    [
      "a member's statement",
      REFUSED,
      ({ db }) => db.forMemberCalls.touch("lotus", setLocked, { id: memberId, locked: true }),
    ],
    ["a statement on the pool", REFUSED, ({ db }) => db.forMemberCalls.pool.query(LOCK)],
    ["a connection of the pool", REFUSED, ({ db }) => db.forMemberCalls.pool.connect()],
    ["a connection of its own", REFUSED, ({ db }) => db.forMemberCalls.connectApp()],
    ["a connection of the owner", REFUSED, ({ db }) => db.forMemberCalls.connectOwner()],
    ["`change` of another brand", "does not name", ({ change }) => change("harbor", lock)],
  ])("X3 a write by %s is refused, changes nothing and is recorded as failed", async (_name, refusal, work) => {
    const { changes, entries } = await recorded.observed(() =>
      expect(execute("database", work)).rejects.toThrow(refusal),
    );
    expect(changes).toEqual([]);
    expect(entries).toMatchObject([{ call: "invented", outcome: "systemError" }]);
  });

  test.each(["none", "files"] as const)(
    "X3 `change` is refused in a call with the declared effect %s",
    async (effect) => {
      const { changes } = await recorded.observed(() =>
        expect(execute(effect, ({ change }) => change("lotus", lock))).rejects.toThrow("does not declare"),
      );
      expect(changes).toEqual([]);
    },
  );

  test("X3 a second `change` is refused, and the first one stays recorded as done", async () => {
    const { changes, entries } = await recorded.observed(() =>
      expect(
        execute("database", async ({ change }) => {
          await change("lotus", lock);
          await change("lotus", lock);
        }),
      ).rejects.toThrow("a second time"),
    );
    expect(changes).toEqual(entries.map(({ xmin }) => xmin));
    expect(entries).toMatchObject([{ call: "invented", outcome: "done" }]);
  });

  test("X3 the database of a staff call has no function that writes, by its type", () => {
    type Writing = "transaction" | "touch" | "pool" | "connectApp" | "connectOwner";
    expectTypeOf<Extract<keyof StaffContext["db"], Writing>>().toEqualTypeOf<never>();
    expectTypeOf<Extract<keyof PreSignInContext["db"], Writing>>().toEqualTypeOf<never>();
  });

  test.each(Object.entries(UNGUARDED))("X3 %s is used by the reviewed files only", (name, reviewed) => {
    const files = sourceFiles(["app"], /\.tsx?$/).filter((file) => new RegExp(`\\b${name}\\b`).test(codeOf(file)));
    expect(files.sort()).toEqual(reviewed);
  });
});

/** Returns the text of a file without its comments. */
const codeOf = (file: string): string => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

describe("X3 a call on several brands is recorded for each of them", () => {
  /** Switches a flag in both brands. */
  async function switchBoth() {
    const { staff } = recorded.site.console;
    const { rows } = await staff.flagBrands({ flag: "snow" });
    const brands = ["lotus", "harbor"].map((code) => {
      return { code, expectedVersion: rows.find((row) => row.code === code)?.overridesVersion ?? 0 };
    });
    return staff.setFlagBrands({ flag: "snow", value: true, brands, reason: "Winter" });
  }

  test("X3 a call that fails at its second brand is recorded as done for the first brand, and as failed", async () => {
    await recorded.failEntries("new.brand = 'harbor'");
    const { changes, entries } = await recorded.observed(() => expect(switchBoth()).rejects.toThrow());
    expect(entries.filter(({ call }) => call === "setFlagBrands")).toMatchObject([
      { brand: "lotus", outcome: "done", xmin: changes[0] },
      { brand: null, outcome: "systemError" },
    ]);
    expect(changes).toHaveLength(1);
  });

  test("X3 a call whose last entry cannot be written returns its result, which the entries of its brands record", async () => {
    await recorded.failEntries("new.call = 'setFlagBrands' and new.brand is null");
    const { changes, entries } = await recorded.observed(async () => {
      expect((await switchBoth()).rows.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    });
    const done = entries.filter(({ call }) => call === "setFlagBrands");
    expect(done.map(({ brand, outcome }) => [brand, outcome])).toEqual([
      ["lotus", "done"],
      ["harbor", "done"],
    ]);
    expect([...changes].sort()).toEqual(done.map(({ xmin }) => xmin).sort());
  });
});
