import { FileError } from "~/platform/brands/files";
import { renameBrand } from "~/platform/brands/remove-brand";
import type { Database } from "~/platform/db/database";
import { assertBrand, assertCode } from "./brands";
import { type Command, countedNoun } from "./command";
import { withDatabase } from "./with-database";

/** `brand rename`: gives an unused brand another code, together with its versions and its draft. */
export const rename: Command = {
  summary: "give a brand another code, as long as nobody uses it",
  usage: "<code> <new code>",
  help: [
    "The code is the name of the folder; accounts, staff and their overrides in the database belong to it, so that a brand with any of",
    'these keeps its code. What players read is "name" in tenant.json, where they find it are "hosts" and "origin".',
  ],
  options: {},
  takes: [2, 2],
  async run([code = "", next = ""], _options, place) {
    await assertBrand(place.dir, code);
    assertCode(next);
    const users = (await withDatabase(place, (db) => usersOf(db, code))) ?? [];
    if (users.length > 0)
      throw new FileError(
        `"${code}" keeps its code: in the database it belongs to ${users.join(", ")}. ` +
          'To change what players read, edit "name" in its tenant.json; for another address, "hosts" and "origin"',
      );
    await renameBrand(place.dir, code, next);
    const lines = [
      `${code} is ${next} now, with its versions and its draft.`,
      "Hosts, origin and operator stay as its files have them. Grants of secrets in the server's environment name brands by their codes: change those.",
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
      ...(accounts > 0 ? [countedNoun(accounts, "account")] : []),
      ...(staff > 0 ? [`${countedNoun(staff, "account")} of staff`] : []),
      ...(overrides > 0 ? [countedNoun(overrides, "override")] : []),
    ];
  });
}
