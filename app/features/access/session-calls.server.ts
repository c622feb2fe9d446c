import { toApiTime } from "~/platform/brands/brand-parts";
import { takeByAddress } from "~/platform/limits/limits";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findMember } from "./accounts.server";
import { aliveSince } from "./own-sessions.server";
import { setFirstLoginDone } from "./server/accounts.sql.gen";
import { forgetDevice, listDevices, withDeviceToken } from "./server/session/devices";
import { identity } from "./server/session/identity";
import { login } from "./server/session/login";
import { findRemembered, moveRemembered, takeRemembered } from "./server/session/remembered";
import * as sql from "./server/sessions.sql.gen";
import { endSessionOf, endSessions } from "./sessions.server";
import { openSignInWithId } from "./sign-in.server";
import { checkTwoStep } from "./two-step.server";

/** Implements the calls to sign in and out, and those on the member's sessions. */
export const sessionCalls: Omit<Implementation<"session">, "loginFreeplay" | "loginInfo"> = {
  login,
  ...identity,
  async remembered(caller, { deviceToken, rememberToken, trustDevice, twoStepCode }) {
    const ctx = withDeviceToken(caller, deviceToken);
    await takeByAddress(ctx, "signInIp");
    if (!rememberToken) throw new WpsError("notLoggedIn");
    const { memberId, sessionId: before } = await findRemembered(ctx, rememberToken);
    const who = await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { id: memberId }));
    if (!who) throw new WpsError("notLoggedIn");
    const stepped = await checkTwoStep(ctx, who, "remembered", twoStepCode);
    const proof = {
      method: "remembered",
      side: ctx.side,
      rememberMe: true,
      trust: trustDevice === true && stepped,
    } as const;
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      await takeRemembered(tx, ctx, rememberToken);
      const { sessionId, ...answer } = await openSignInWithId(tx, { ...ctx, token: null }, who, proof);
      await moveRemembered(tx, before, sessionId);
      if (ctx.token !== null) await endSessionOf(tx, ctx.token);
      return answer;
    });
  },
  async sessions(ctx) {
    const rows = await ctx.db.read(ctx.brand.code, (tx) =>
      tx.all(sql.sessionsOf, {
        memberId: ctx.session.memberId,
        aliveSince: aliveSince(ctx),
        now: new Date(ctx.now),
      }),
    );
    return {
      rows: rows.map(({ id, createdAt, seenAt, device, ip }) => {
        const times = { at: toApiTime(createdAt.getTime()), seenAt: toApiTime(seenAt.getTime()) };
        return { id, ...times, device, ip, current: id === ctx.session.id };
      }),
    };
  },
  async endSession(ctx, { id }) {
    const { memberId, id: own } = ctx.session;
    const which = id === undefined ? { except: own } : { id };
    await ctx.db.transaction(ctx.brand.code, (tx) => endSessions(tx, memberId, which));
    return {};
  },
  async devices(ctx) {
    const rows = await ctx.db.read(ctx.brand.code, (tx) => listDevices(tx, ctx, ctx.session.memberId));
    return {
      rows: rows.map(({ createdAt, current, device, id, ip, seenAt, trustedUntil }) => ({
        id,
        device,
        ip,
        current,
        at: toApiTime(createdAt.getTime()),
        seenAt: toApiTime(seenAt.getTime()),
        trustedUntil: trustedUntil && toApiTime(trustedUntil.getTime()),
      })),
    };
  },
  async forgetDevice(ctx, { id }) {
    await ctx.db.transaction(ctx.brand.code, (tx) => forgetDevice(tx, ctx.session.memberId, id));
    return {};
  },
  async firstLogin(ctx) {
    await ctx.db.transaction(ctx.brand.code, (tx) => tx.run(setFirstLoginDone, { id: ctx.session.memberId }));
    return {};
  },
  async logout(ctx) {
    // The device stays trusted: the member has it at hand.
    await ctx.db.transaction(ctx.brand.code, (tx) => endSessionOf(tx, ctx.token ?? ""));
    return {};
  },
};
