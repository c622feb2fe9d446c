import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { toApiTime } from "~/platform/brands/brand-parts";
import { member } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { maskNumberName } from "~/platform/text/mask";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import type { Giver } from "../../grant-limits.server";
import type { GrantState } from "../../rules/rewards";
import type { NewReward } from "../rewards";
import { staffGrant as table } from "../schema-grants";

/** Stored grant that needs two members of staff; amounts are minor units. */
export type StaffGrant = typeof table.$inferSelect;

type GivenReward = NewReward & { readonly kind: StaffGrant["kind"] };

const named = (tx: Transaction, id: string) => and(eq(table.merchantId, merchantOf(tx)), eq(table.id, id));

/** Stores a grant as pending for a second person. @returns null when its requestId is taken */
export async function addPending(
  tx: Transaction,
  grant: {
    readonly given: GivenReward;
    readonly requestId: string;
    readonly by: string;
    readonly now: number;
    readonly day: string;
  },
): Promise<StaffGrant | null> {
  const { by, day, given, now, requestId } = grant;
  const { about, amount, days = null, kind, memberId, turnover } = given;
  const [added] = await tx.db
    .insert(table)
    .values({
      merchantId: merchantOf(tx),
      id: uuidV7(now, randomBytes(10)),
      ...{ memberId, kind, amount, turnover, days, requestId, day },
      reason: String(about["reason"] ?? ""),
      state: "pending",
      givenBy: by,
      at: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

/** Returns the grant with a requestId; null for none. @throws WpsError requestConflict when it is a different grant */
export async function findPendingGrant(
  tx: Transaction,
  requestId: string,
  given: GivenReward,
): Promise<StaffGrant | null> {
  const [found] = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.merchantId, merchantOf(tx)), eq(table.requestId, requestId)));
  if (!found) return null;
  assertSameGrant(found, found.reason, given);
  return found;
}

/** Compares the earlier use of a requestId with the current grant. @throws WpsError requestConflict when they differ */
export function assertSameGrant(
  found: Pick<NewReward, "memberId" | "amount" | "turnover" | "kind">,
  reason: unknown,
  given: NewReward,
): void {
  const isSame =
    found.memberId === given.memberId &&
    found.amount === given.amount &&
    found.turnover === given.turnover &&
    found.kind === given.kind &&
    reason === given.about["reason"];
  if (!isSame) throw new WpsError("requestConflict");
}

/** @throws WpsError notFound */
export async function findGrant(tx: Transaction, id: string): Promise<StaffGrant> {
  const [found] = await tx.db.select().from(table).where(named(tx, id));
  if (!found) throw new WpsError("notFound");
  return found;
}

/** Returns the grant, locked until the transaction ends. @throws WpsError notFound */
export async function lockGrant(tx: Transaction, id: string): Promise<StaffGrant> {
  const [found] = await tx.db.select().from(table).where(named(tx, id)).for("update");
  if (!found) throw new WpsError("notFound");
  return found;
}

/** Stores the decision on a grant. */
export async function decideGrant(
  tx: Transaction,
  { id }: StaffGrant,
  decision: Pick<StaffGrant, "state" | "decidedBy" | "decidedAt" | "note">,
): Promise<void> {
  await tx.db.update(table).set(decision).where(named(tx, id));
}

/** Returns one page of grants, the latest first. @param page.state all when omitted */
export async function grantPage(
  tx: Transaction,
  page: { readonly state?: GrantState | undefined; readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly StaffGrant[]; readonly total: number }> {
  const { pageNo, pageSize, state } = page;
  const which = and(eq(table.merchantId, merchantOf(tx)), state === undefined ? undefined : eq(table.state, state));
  const found = tx.db.select().from(table).where(which).orderBy(desc(table.id));
  const rows = await found.limit(pageSize).offset((pageNo - 1) * pageSize);
  return { rows, total: await tx.db.$count(table, which) };
}

/** Returns grants in the shape of the staff calls. */
export async function grantViews(
  tx: Transaction,
  { brand, staff }: Pick<Giver, "brand" | "staff">,
  grants: readonly StaffGrant[],
) {
  const ids = [...new Set(grants.map(({ memberId }) => memberId))];
  const found =
    ids.length === 0
      ? []
      : await tx.db
          .select({ id: member.id, account: member.account })
          .from(member)
          .where(and(eq(member.merchantId, merchantOf(tx)), inArray(member.id, ids)));
  const accounts = new Map(found.map(({ account, id }) => [id, maskNumberName(account)]));
  return grants.map(
    ({ amount, at, decidedAt, decidedBy, givenBy, id, kind, memberId, note, reason, state, turnover }) => ({
      ...{ id, memberId, kind, state, reason, givenBy, decidedBy, note },
      memberAccount: accounts.get(memberId) ?? "",
      amount: wireMoney({ brand }, amount),
      toBet: wireMoney({ brand }, turnover),
      at: toApiTime(at.getTime()),
      decidedAt: decidedAt && toApiTime(decidedAt.getTime()),
      // Its giver may take it back and not approve it.
      own: givenBy === staff.name,
    }),
  );
}
