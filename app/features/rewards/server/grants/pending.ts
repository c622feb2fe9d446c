import { randomBytes } from "node:crypto";
import { toApiTime } from "~/platform/brands/brand-parts";
import type { Transaction } from "~/platform/db/transaction";
import { wireMoney } from "~/platform/money/amounts";
import { maskNumberName } from "~/platform/text/mask";
import { uuidV7 } from "~/platform/text/uuid";
import { WpsError } from "~/platform/wps/errors";
import type { Giver } from "../../grant-limits.server";
import type { GrantState } from "../../rules/rewards";
import type { NewReward } from "../rewards";
import * as sql from "./grants.sql.gen";

/** Stored grant that needs two members of staff; amounts are minor units. */
export type StaffGrant = sql.GrantByIdRow;

type GivenReward = NewReward & { readonly kind: StaffGrant["kind"] };

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
  return tx.first(sql.insertGrant, {
    id: uuidV7(now, randomBytes(10)),
    ...{ memberId, kind, amount, turnover, days, requestId, day },
    reason: String(about["reason"] ?? ""),
    givenBy: by,
    at: new Date(now),
  });
}

/** Returns the grant with a requestId; null for none. @throws WpsError requestConflict when it is a different grant */
export async function findPendingGrant(
  tx: Transaction,
  requestId: string,
  given: GivenReward,
): Promise<StaffGrant | null> {
  const found = await tx.first(sql.grantByRequest, { requestId });
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
  const found = await tx.first(sql.grantById, { id });
  if (!found) throw new WpsError("notFound");
  return found;
}

/** Returns the grant, locked until the transaction ends. @throws WpsError notFound */
export async function lockGrant(tx: Transaction, id: string): Promise<StaffGrant> {
  const found = await tx.first(sql.lockGrant, { id });
  if (!found) throw new WpsError("notFound");
  return found;
}

/** Stores the decision on a grant. */
export async function decideGrant(
  tx: Transaction,
  { id }: StaffGrant,
  decision: Pick<StaffGrant, "state" | "decidedBy" | "decidedAt" | "note">,
): Promise<void> {
  await tx.run(sql.decideGrant, { id, ...decision });
}

/** Returns one page of grants, the latest first. @param page.state all when omitted */
export async function grantPage(
  tx: Transaction,
  page: { readonly state?: GrantState | undefined; readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly StaffGrant[]; readonly total: number }> {
  const { pageNo, pageSize, state = null } = page;
  const rows = await tx.all(sql.grantsPage, { state, limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { rows, total: (await tx.first(sql.countGrants, { state }))?.total ?? 0 };
}

/** Returns grants in the shape of the staff calls. */
export async function grantViews(
  tx: Transaction,
  { brand, staff }: Pick<Giver, "brand" | "staff">,
  grants: readonly StaffGrant[],
) {
  const ids = [...new Set(grants.map(({ memberId }) => memberId))];
  const found = ids.length === 0 ? [] : await tx.all(sql.accountsOf, { ids });
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
