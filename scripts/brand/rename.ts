import { FileError } from "~/platform/brands/files";
import { renameBrand } from "~/platform/brands/remove-brand";
import type { Database } from "~/platform/db/database";
import { assertBrand, assertCode } from "./brands";
import { type Command, countedNoun } from "./command";
import { withDatabase } from "./with-database";

/** `brand rename`: gives an unused brand another code, together with its versions and its draft. */
export const rename: Command = {
  summary: "change the code of a brand that has no data in the database",
  usage: "<code> <new code>",
  help: [
    "The code is the name of the folder. Members, staff accounts and overrides in the database refer to it: a brand that has any of these",
    'keeps its code. The display name is "name" in tenant.json; the addresses are "hosts" and "origin".',
  ],
  options: {},
  takes: [2, 2],
  async run([code = "", next = ""], _options, place) {
    await assertBrand(place.dir, code);
    assertCode(next);
    const users = (await withDatabase(place, (db) => usersOf(db, code))) ?? [];
    if (users.length > 0)
      throw new FileError(
        `"${code}" keeps its code because it has data in the database: ${users.join(", ")}. ` +
          'To change the display name, edit "name" in its tenant.json; to change the address, edit "hosts" and "origin"',
      );
    await renameBrand(place.dir, code, next);
    const lines = [
      `${code} is now ${next}. Its versions and its draft moved with it.`,
      "Its hosts, origin and operator are unchanged. Secrets in the server's environment are granted by brand code: change those grants.",
      `Then: brand check ${next}`,
    ];
    return { ok: true, lines, json: { code, renamed: next } };
  },
};

/** Returns descriptions of the database rows that belong to a brand's code; empty when there are none. */
async function usersOf(db: Database, code: string): Promise<readonly string[]> {
  return db.transaction(code, async (tx) => {
    const [row] = await tx.query<{ accounts: number; staff: number; overrides: number }>(
      `select (select count(*) from member where merchant_id = $1)::int as accounts,
         (select count(*) from staff_account where $1 = any(brands))::int as staff,
         (select count(*) from brand_override where merchant_id = $1)::int as overrides`,
      [code],
    );
    const { accounts = 0, overrides = 0, staff = 0 } = row ?? {};
    return [
      ...(accounts > 0 ? [countedNoun(accounts, "member")] : []),
      ...(staff > 0 ? [countedNoun(staff, "staff account")] : []),
      ...(overrides > 0 ? [countedNoun(overrides, "override")] : []),
    ];
  });
}
