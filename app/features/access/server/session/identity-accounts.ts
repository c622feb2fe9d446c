import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { sqlState, UNIQUE_VIOLATION } from "~/platform/db/errors";
import { member, memberIdentity } from "~/platform/db/schema";
import { merchantOf, type Transaction } from "~/platform/db/transaction";
import { takeByAddress } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { nameText } from "~/platform/text/typed-text";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { findMember, type Member } from "../../accounts.server";
import { admit, wrongSide } from "../../sign-in.server";
import { checkTwoStep, hasTwoStep } from "../../two-step.server";
import type { Claims } from "../providers/id-token";
import { openNote, sealNote } from "../verification/notes";
import { findDevice } from "./devices";

/** Somebody at a provider. */
interface Identity {
  /** Its name in the brand's files. */
  readonly provider: string;
  readonly claims: Claims;
}

type Side = "member" | "agent";

/** What waits for a code of the authenticator app, sealed. */
interface Ticket {
  readonly memberId: string;
  readonly side: Side;
}

/** How long the second step may take, ms. */
const TICKET_MS = 5 * 60_000;
/** Longer names are cut. */
const NICKNAME_LENGTH = 40;

const proof = (side: Side) => ({ method: "firebase", side, rememberMe: false }) as const;

/**
 * Signs in the account of somebody at a provider; the first time one is opened. Accounts are found by the provider's own
 * name for the person alone: an e-mail address says nothing about who owns an account here.
 * @throws WpsError twoStepRequired with a ticket, notAllowed where nobody may register, what `admit` throws
 */
export async function enterByIdentity(ctx: SiteContext, identity: Identity, side: Side) {
  const { code } = ctx.brand;
  const who = await ctx.db.transaction(code, (tx) => findByIdentity(tx, identity));
  if (!who) return enterNew(ctx, identity, side);
  const device = await ctx.db.transaction(code, (tx) => findDevice(tx, ctx, who.id));
  if (hasTwoStep(who) && !device?.trusted) {
    const ticket = sealNote(ctx, "ticket", { memberId: who.id, side } satisfies Ticket, TICKET_MS);
    throw new WpsError("twoStepRequired", {}, { ticket });
  }
  return ctx.db.transaction(code, (tx) => admit(tx, ctx, who, proof(side)));
}

/**
 * Goes on with a sign-in by a provider that waited for a code of the authenticator app.
 * @throws WpsError identityFailed for a ticket that is none, too old or used, what `checkTwoStep` and `admit` throw
 */
export async function enterByTicket(
  ctx: SiteContext,
  given: {
    readonly ticket?: string | undefined;
    readonly twoStepCode?: string | undefined;
    readonly trustDevice?: boolean | undefined;
  },
) {
  const ticket = openNote<Ticket>(ctx, "ticket", given.ticket ?? "");
  const id = ticket?.value.memberId;
  const who = id === undefined ? null : await ctx.db.transaction(ctx.brand.code, (tx) => findMember(tx, { id }));
  if (!ticket || !who) throw new WpsError("identityFailed");
  const stepped = await checkTwoStep(ctx, who, "firebase", given.twoStepCode);
  if (!(await consumeOnce(ctx, "identity", ticket.id, ticket.until))) throw new WpsError("identityFailed");
  return ctx.db.transaction(ctx.brand.code, (tx) => {
    return admit(tx, ctx, who, { ...proof(ticket.value.side), trust: given.trustDevice === true && stepped });
  });
}

async function findByIdentity(tx: Transaction, { claims, provider }: Identity): Promise<Member | null> {
  const [found] = await tx.db
    .select({ id: memberIdentity.memberId })
    .from(memberIdentity)
    .where(
      and(
        eq(memberIdentity.merchantId, merchantOf(tx)),
        eq(memberIdentity.provider, provider),
        eq(memberIdentity.subject, claims.subject),
      ),
    );
  return found ? findMember(tx, found) : null;
}

/** The account is there only if its first sign-in is let in. */
async function enterNew(ctx: SiteContext, identity: Identity, side: Side): ReturnType<typeof admit> {
  if (!isFlagOn(ctx.brand, "directRegistration")) throw new WpsError("notAllowed");
  if (side === "agent") throw wrongSide(ctx, side);
  await takeByAddress(ctx, "identityOpenIp");
  try {
    return await ctx.db.transaction(ctx.brand.code, async (tx) =>
      admit(tx, ctx, await openAccount(tx, ctx, identity), proof(side)),
    );
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    // Somebody came back twice at once: the other one was first.
    return enterByIdentity(ctx, identity, side);
  }
}

async function openAccount(tx: Transaction, ctx: SiteContext, { claims, provider }: Identity): Promise<Member> {
  const { brand, language } = ctx;
  const merchantId = brand.code;
  const now = new Date(ctx.now);
  const tail = randomBytes(6).toString("hex");
  const row: typeof member.$inferInsert = {
    merchantId,
    id: uuidV7(ctx.now, randomBytes(10)),
    account: `${provider}-${tail}`,
    nickname: [...(nameText(claims.name ?? "") || `${provider}-${tail.slice(0, 4)}`)]
      .slice(0, NICKNAME_LENGTH)
      .join(""),
    type: 0,
    passwordAt: now,
    email: await ownEmail(tx, claims.email),
    contacts: {},
    avatar: tail.slice(0, 4),
    language,
    referralCode: tail,
    createdAt: now,
  };
  const [who] = await tx.db.insert(member).values(row).returning();
  if (!who) throw new Error("an account was not stored");
  const { subject } = claims;
  await tx.db.insert(memberIdentity).values({ merchantId, provider, subject, memberId: who.id, at: now });
  return who;
}

/** The address, unless another member has it: links for a new password go to who is known by it. */
async function ownEmail(tx: Transaction, email: string | null): Promise<string | null> {
  if (email === null || email.length > 100) return null;
  const [other] = await tx.db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.merchantId, merchantOf(tx)), eq(member.emailKey, sql`lower(${email})`)))
    .limit(1);
  return other ? null : email;
}
