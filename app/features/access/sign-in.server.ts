import { randomBytes } from "node:crypto";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { type SignInMethod, signIn } from "~/platform/db/schema";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import { accountClassOf } from "~/platform/wps/account-types";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { type Member, userOf } from "./accounts.server";
import { sessionRules } from "./current-session.server";
import { assertNotExcluded } from "./exclusion.server";
import { noteDevice } from "./server/session/devices";
import { passwordState } from "./server/session/password-state";
import { remember } from "./server/session/remembered";
import { sideEntry } from "./server/session/side-origin";
import { endSessionOf, fitsSide, newSessionId, openSession } from "./sessions.server";

/** How somebody proved who he is. */
export interface Proof {
  readonly method: SignInMethod;
  readonly side: "member" | "agent";
  readonly rememberMe: boolean;
  /** The member passed the second step just now and trusts this device from now on. */
  readonly trust?: boolean;
}

/** The host decides the side; where one host serves both, the caller. */
export function sideOf(ctx: SiteContext, wanted: "member" | "agent" | undefined): "member" | "agent" {
  const hasAgentHosts = (ctx.brand.config.hosts.agent ?? []).length > 0;
  return hasAgentHosts ? ctx.side : (wanted ?? ctx.side);
}

/** Notes a try to sign in to an account that exists. */
export async function noteSignIn(tx: Transaction, ctx: SiteContext, who: Member, method: SignInMethod, ok: boolean) {
  const { brand, device, ip, now } = ctx;
  const id = uuidV7(now, randomBytes(10));
  await tx.db
    .insert(signIn)
    .values({ merchantId: brand.code, id, memberId: who.id, at: new Date(now), ok, method, ip, device });
}

/**
 * Refuses who may not come in here although he is who he says.
 * @throws WpsError accountLocked, nonAgents and nonMembers for the wrong side (checklist A14)
 */
function assertMayEnter(ctx: SiteContext, who: Member, side: "member" | "agent"): void {
  if (who.locked) throw new WpsError("accountLocked");
  const agentsOnMemberSide = isFlagOn(ctx.brand, "agentsOnMemberSide");
  if (!fitsSide(who.type, side, agentsOnMemberSide)) throw wrongSide(ctx, side);
}

/** Says which side somebody does not belong to, and where his own is: `details.address`. */
export function wrongSide({ brand }: SiteContext, side: "member" | "agent"): WpsError {
  return side === "agent"
    ? new WpsError("nonAgents", {}, { address: sideEntry(brand, "member") })
    : new WpsError("nonMembers", {}, { address: sideEntry(brand, "agent") });
}

/**
 * Signs in somebody who has proved who he is: a new token, never one that was there before, and the session that the
 * request came with is over (pitfalls: session fixation). In one transaction with what the proof used up.
 */
export async function admit(tx: Transaction, ctx: SiteContext, who: Member, proof: Proof) {
  const { sessionId: _own, ...answer } = await admitAs(tx, ctx, who, proof);
  return answer;
}

/** The same with the id of the new session, for what goes on with it. */
export async function admitAs(tx: Transaction, ctx: SiteContext, who: Member, proof: Proof) {
  assertMayEnter(ctx, who, proof.side);
  await assertNotExcluded(tx, ctx, who);
  const { brand, device, ip, now } = ctx;
  const { method, side, trust = false } = proof;
  await noteSignIn(tx, ctx, who, method, true);
  if (ctx.token !== null) await endSessionOf(tx, ctx.token);
  const isDemo = accountClassOf(who.type) === "demo";
  const known = isDemo ? null : await noteDevice(tx, ctx, { memberId: who.id, trust });
  const sessionId = newSessionId(now);
  const opened = { id: sessionId, memberId: who.id, side, method, ip, device, deviceId: known?.id, now };
  const isRemembered = proof.rememberMe && !isDemo;
  return {
    sessionId,
    token: await openSession(tx, opened),
    rememberToken: isRemembered ? await remember(tx, ctx, { memberId: who.id, sessionId }) : null,
    deviceToken: known?.deviceToken ?? null,
    firstTimeLogin: !who.firstLoginDone,
    passwordExpired: passwordState(who, method, sessionRules(brand, now)) !== "fine",
    user: userOf(who),
  };
}
