import { randomBytes } from "node:crypto";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { Transaction } from "~/platform/db/transaction";
import { uuidV7 } from "~/platform/text/uuid";
import type { SignInMethod } from "~/platform/wps/account-types";
import { accountClassOf } from "~/platform/wps/account-types";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { type Member, userView } from "./accounts.server";
import { sessionRules } from "./current-session.server";
import { assertNotExcluded } from "./exclusion.server";
import { noteDevice } from "./server/session/devices";
import { passwordState } from "./server/session/password-state";
import { remember } from "./server/session/remembered";
import { sideEntry } from "./server/session/side-origin";
import * as sql from "./server/sessions.sql.gen";
import { endSessionOf, fitsSide, newSessionId, openSession } from "./sessions.server";

/** Method and options of a proved sign-in. */
export interface SignInProof {
  readonly method: SignInMethod;
  readonly side: "member" | "agent";
  readonly rememberMe: boolean;
  /** True when the member has just passed the second step and trusts this device. */
  readonly trust?: boolean;
}

/** Returns the side to sign in to. The host decides; on a host that serves both sides, the caller does. */
export function sideOf(ctx: SiteContext, wanted: "member" | "agent" | undefined): "member" | "agent" {
  const hasAgentHosts = (ctx.brand.config.hosts.agent ?? []).length > 0;
  return hasAgentHosts ? ctx.side : (wanted ?? ctx.side);
}

/** Records a sign-in attempt on an existing account. */
export async function recordSignIn(tx: Transaction, ctx: SiteContext, who: Member, method: SignInMethod, ok: boolean) {
  const { device, ip, now } = ctx;
  const id = uuidV7(now, randomBytes(10));
  await tx.run(sql.insertSignIn, { id, memberId: who.id, at: new Date(now), ok, method, ip, device });
}

/**
 * Asserts that a proved member may use this side.
 * @throws WpsError accountLocked, nonAgents and nonMembers for the wrong side (requirement A14)
 */
function assertMaySignIn(ctx: SiteContext, who: Member, side: "member" | "agent"): void {
  if (who.locked) throw new WpsError("accountLocked");
  const agentsOnMemberSide = isFlagOn(ctx.brand, "agentsOnMemberSide");
  if (!fitsSide(who.type, side, agentsOnMemberSide)) throw wrongSide(ctx, side);
}

/** Returns the error for the wrong side, with the address of the right one in `details.address`. */
export function wrongSide({ brand }: SiteContext, side: "member" | "agent"): WpsError {
  return side === "agent"
    ? new WpsError("nonAgents", {}, { address: sideEntry(brand, "member") })
    : new WpsError("nonMembers", {}, { address: sideEntry(brand, "agent") });
}

/**
 * Signs in a member who has proved their identity: creates a new token and ends the session of the request (pitfalls: session
 * fixation). Runs in one transaction with the use of the proof.
 */
export async function openSignIn(tx: Transaction, ctx: SiteContext, who: Member, proof: SignInProof) {
  const { sessionId: _own, ...answer } = await openSignInWithId(tx, ctx, who, proof);
  return answer;
}

/** Same as `openSignIn`, and returns the id of the new session. */
export async function openSignInWithId(tx: Transaction, ctx: SiteContext, who: Member, proof: SignInProof) {
  assertMaySignIn(ctx, who, proof.side);
  await assertNotExcluded(tx, ctx, who);
  const { brand, device, ip, now } = ctx;
  const { method, side, trust = false } = proof;
  await recordSignIn(tx, ctx, who, method, true);
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
    user: userView(who),
  };
}
