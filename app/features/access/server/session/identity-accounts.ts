import { randomBytes } from "node:crypto";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { sqlState, UNIQUE_VIOLATION } from "~/platform/db/errors";
import type { Transaction } from "~/platform/db/transaction";
import { takeByAddress } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { nameText } from "~/platform/text/typed-text";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { addMember, findMember, type Member } from "../../accounts.server";
import { openSignIn, wrongSide } from "../../sign-in.server";
import { checkTwoStep, hasTwoStep } from "../../two-step.server";
import type { ProviderClaims } from "../providers/id-token";
import { openNote, sealNote } from "../verification/notes";
import { findDevice } from "./devices";
import * as sql from "./identity-accounts.sql.gen";

/** A person identified by a provider. */
interface Identity {
  /** Name of the provider in the brand files. */
  readonly provider: string;
  readonly claims: ProviderClaims;
}

type Side = "member" | "agent";

/** Content of the sealed ticket that waits for the authenticator code. */
interface Ticket {
  readonly memberId: string;
  readonly side: Side;
}

/** Time limit for the second step, ms. */
const TICKET_MS = 5 * 60_000;
/** Maximum length of a nickname; longer names are truncated. */
const NICKNAME_LENGTH = 40;

const proof = (side: Side) => ({ method: "firebase", side, rememberMe: false }) as const;

/**
 * Signs in the account of a person identified by a provider; opens one at the first sign-in. Only the provider's id of the person
 * identifies the account: an e-mail address does not prove its ownership.
 * @throws WpsError twoStepRequired with a ticket, notAllowed when registration is off, errors of `openSignIn`
 */
export async function enterByIdentity(ctx: SiteContext, identity: Identity, side: Side) {
  const { code } = ctx.brand;
  const who = await ctx.db.read(code, (tx) => findByIdentity(tx, identity));
  if (!who) return enterNew(ctx, identity, side);
  const device = await ctx.db.read(code, (tx) => findDevice(tx, ctx, who.id));
  if (hasTwoStep(who) && !device?.trusted) {
    const ticket = sealNote(ctx, "ticket", { memberId: who.id, side } satisfies Ticket, TICKET_MS);
    throw new WpsError("twoStepRequired", {}, { ticket });
  }
  return ctx.db.transaction(code, (tx) => openSignIn(tx, ctx, who, proof(side)));
}

/**
 * Continues a provider sign-in that waited for the authenticator code.
 * @throws WpsError identityFailed for an invalid, expired or used ticket, errors of `checkTwoStep` and `openSignIn`
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
  const who = id === undefined ? null : await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { id }));
  if (!ticket || !who) throw new WpsError("identityFailed");
  const stepped = await checkTwoStep(ctx, who, "firebase", given.twoStepCode);
  if (!(await consumeOnce(ctx, "identity", ticket.id, ticket.until))) throw new WpsError("identityFailed");
  return ctx.db.transaction(ctx.brand.code, (tx) => {
    return openSignIn(tx, ctx, who, { ...proof(ticket.value.side), trust: given.trustDevice === true && stepped });
  });
}

async function findByIdentity(tx: Transaction, { claims, provider }: Identity): Promise<Member | null> {
  const found = await tx.first(sql.memberOfIdentity, { provider, subject: claims.subject });
  return found ? findMember(tx, { id: found.memberId }) : null;
}

/** Opens the account and signs it in, in one transaction: without the sign-in there is no account. */
async function enterNew(ctx: SiteContext, identity: Identity, side: Side): ReturnType<typeof openSignIn> {
  if (!isFlagOn(ctx.brand, "directRegistration")) throw new WpsError("notAllowed");
  if (side === "agent") throw wrongSide(ctx, side);
  await takeByAddress(ctx, "identityOpenIp");
  try {
    return await ctx.db.transaction(ctx.brand.code, async (tx) =>
      openSignIn(tx, ctx, await openAccount(tx, ctx, identity), proof(side)),
    );
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    // A concurrent callback of the same person opened the account first.
    return enterByIdentity(ctx, identity, side);
  }
}

async function openAccount(tx: Transaction, ctx: SiteContext, { claims, provider }: Identity): Promise<Member> {
  const now = new Date(ctx.now);
  const tail = randomBytes(6).toString("hex");
  const who = await addMember(tx, {
    id: uuidV7(ctx.now, randomBytes(10)),
    account: `${provider}-${tail}`,
    nickname: [...(nameText(claims.name ?? "") || `${provider}-${tail.slice(0, 4)}`)]
      .slice(0, NICKNAME_LENGTH)
      .join(""),
    email: await ownEmail(tx, claims.email),
    contacts: {},
    avatar: tail.slice(0, 4),
    language: ctx.language,
    referralCode: tail,
    createdAt: now,
  });
  await tx.run(sql.insertIdentity, { provider, subject: claims.subject, memberId: who.id, at: now });
  return who;
}

/** Returns the address, or null when another member has it: password links must reach only one member. */
async function ownEmail(tx: Transaction, email: string | null): Promise<string | null> {
  if (email === null || email.length > 100) return null;
  return (await tx.first(sql.isEmailTaken, { email }))?.taken ? null : email;
}
