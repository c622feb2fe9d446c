import { hashPassword } from "~/features/access/passwords.server";
import type { CallRoute } from "~/platform/wps/types";
import { MADE_ACCESS } from "./access";
import { MADE_BRAND_FILES } from "./brand-files";
import { MADE_GAMES } from "./games";
import { solveHuman } from "./human";
import { MADE_IDENTITY_CHECKS } from "./identity-checks";
import { aMember } from "./members";
import { creditMember, idOf } from "./money";
import { MADE_PAYMENTS, requestId } from "./payments";
import { MADE_PLAYERS } from "./players";
import { MADE_REWARDS } from "./rewards";
import { MADE_STAFF } from "./staff";
import type { WpsSite } from "./wps-site";

/** Gives the member of an example a balance of 2,000.00. */
async function withMoney(site: WpsSite, account: string): Promise<string> {
  const memberId = await idOf(site, account);
  await creditMember(site, memberId, 200_000n);
  return memberId;
}

type Input = Readonly<Record<string, unknown>>;

/** Parts of an example input that exist only on the test's brand, by the name of the call. */
const EXAMPLE_INPUTS: Readonly<Record<string, (site: WpsSite, account: string) => Input | Promise<Input>>> = {
  ...MADE_ACCESS,
  ...MADE_IDENTITY_CHECKS,
  ...MADE_PAYMENTS,
  ...MADE_GAMES,
  ...MADE_REWARDS,
  ...MADE_STAFF,
  ...MADE_BRAND_FILES,
  ...MADE_PLAYERS,
  async teamOverview(site, account) {
    await site.db.transaction("lotus", (tx) => tx.query("update member set type = 1 where account = $1", [account]));
    return {};
  },
  async transfer(site, account) {
    await withMoney(site, account);
    return {};
  },
  async transferUpline(site, account) {
    const memberId = await withMoney(site, account);
    const upline = await idOf(site, await aMember(site));
    const payment = await hashPassword("246813");
    await site.db.transaction("lotus", (tx) =>
      tx.query("update member set upline_id = $1, payment_hash = $2 where id = $3", [upline, payment, memberId]),
    );
    return {};
  },
  async transferDownline(site, account) {
    const memberId = await withMoney(site, account);
    const below = await aMember(site);
    const payment = await hashPassword("246813");
    await site.db.transaction("lotus", async (tx) => {
      await tx.query("update member set type = 1, payment_hash = $1 where id = $2", [payment, memberId]);
      await tx.query("update member set upline_id = $1 where account = $2", [memberId, below]);
    });
    return { member: below };
  },
  async answerEnquiry(site) {
    await site.as({}).system.feedback({ topic: "other", content: "Hello?", contact: "thea@mail.example" });
    const { rows } = await site.console.staff.enquiries({ code: "lotus" });
    return { id: rows[0]?.id };
  },
  // Keeps the brand open for the following calls.
  setMaintenance: () => ({ on: false }),
  sendMessage: (_site, name) => ({ name, requestId: requestId() }),
  async setFlagBrands(site) {
    const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
    return { brands: [{ code: "lotus", expectedVersion }] };
  },
  async undoFlag(site) {
    const { overridesVersion: expectedVersion } = await site.console.staff.flags({ code: "lotus" });
    const change = { code: "lotus", flag: "snow", value: true, expectedVersion, reason: "to be undone" };
    const saved = await site.console.staff.setFlag(change);
    const { rows } = await site.console.staff.flagHistory({ code: "lotus" });
    return { historyId: rows[0]?.historyId, expectedVersion: saved.overridesVersion };
  },
};

/**
 * Adapts the example of a call to the test's brand: an existing account, the brand's override version, a solved challenge.
 * @param account of the calling member
 */
export async function fittedExample(site: WpsSite, { call }: CallRoute, account: string): Promise<Input> {
  const { overridesVersion } = await site.console.staff.flags({ code: "lotus" });
  return {
    ...call.example.input,
    ...("human" in call.input.shape ? { human: await solveHuman(site) } : {}),
    ...("expectedVersion" in call.input.shape ? { expectedVersion: overridesVersion } : {}),
    ...(await EXAMPLE_INPUTS[call.name]?.(site, account)),
  };
}
