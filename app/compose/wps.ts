import { sessionOf } from "~/features/access/current-session.server";
import { accessCalls } from "~/features/access/server/member-calls";
import { verification } from "~/features/access/server/verification/calls";
import { sessionCalls } from "~/features/access/session-calls.server";
import { agent } from "~/features/agents/server/calls";
import { payment } from "~/features/cashier/server/calls";
import { wallet } from "~/features/cashier/wallet-calls.server";
import { home } from "~/features/content/server/calls";
import { gameImplementation } from "~/features/games/server/calls";
import { house } from "~/features/house/server/calls";
import { lottery } from "~/features/lottery/server/calls";
import { memberCalls } from "~/features/members/server/calls";
import { message } from "~/features/messages/server/calls";
import { point } from "~/features/points/server/calls";
import { promotion } from "~/features/promotions/server/calls";
import { report } from "~/features/reports/record-calls.server";
import { responsibleCalls } from "~/features/responsible-play/limit-calls.server";
import { missionCalls } from "~/features/rewards/missions.server";
import { rewardCalls } from "~/features/rewards/server/calls";
import { vip } from "~/features/rewards/vip.server";
import { assertStaffPermission, authenticateStaff } from "~/features/staff/server/access";
import { feedback } from "~/features/support/server/enquiries";
import { system } from "~/features/system/server/calls";
import { isInMaintenance, isRegionRestricted } from "~/features/system/status.server";
import { freePlay } from "~/features/wallet/server/free-play";
import type { PreSignInContext } from "~/platform/staff/context";
import { executeRecorded } from "~/platform/staff/record-call";
import type { BrandContext, ForwardCall } from "~/platform/upstream/forward";
import { isDemoType } from "~/platform/wps/account-types";
import type { EngineContext, SiteContext, Translate } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { parseInput } from "~/platform/wps/parse";
import type { Session } from "~/platform/wps/session";
import type { AreaName } from "~/platform/wps/types";
import { contract } from "~/registry/contract";
import { loginInfo } from "./login-info";
import { assertReads } from "./preview";
import { rawAnswer } from "./raw-routes";
import { staff } from "./staff-calls";

/** Implementations of all calls, by area. */
const implementations: { readonly [A in AreaName]: Implementation<A> } = {
  system: { ...system, ...feedback },
  home,
  game: gameImplementation,
  message,
  promotion: { ...promotion, ...rewardCalls },
  lottery: { ...lottery, ...missionCalls },
  point,
  session: { ...sessionCalls, ...freePlay, ...loginInfo },
  verification,
  member: { ...accessCalls, ...memberCalls, ...responsibleCalls, vip },
  house,
  wallet,
  report,
  payment,
  agent,
  staff,
};

/** Dependencies of the embedded engine. */
export interface EmbeddedWpsDeps {
  readonly translate: Translate;
  /** See `SiteContext`. */
  readonly secret: SiteContext["secret"];
  /** See `SiteContext`. */
  readonly outgoing: SiteContext["outgoing"];
  /** Forwards a call of a brand to its operator's system; the input is already parsed. */
  readonly forward: ForwardCall;
  /** Called after staff stored an override. Resolves when this process serves it and the other processes are notified. */
  readonly overridesChanged: (code: string) => Promise<void>;
  /** See `PreSignInContext`. */
  readonly brandFiles: PreSignInContext["brandFiles"];
  /** See `PreSignInContext`. */
  readonly product: PreSignInContext["product"];
  /** Called after every call, whatever its outcome, with its duration in ms. */
  readonly timed?: (call: string, ms: number) => void;
}

/** The WPS running in this process. */
export interface EmbeddedWps {
  /**
   * Validates the input, authenticates the caller and executes the call. Callers must not mutate the result, which may be shared.
   * @throws WpsError the codes that the call declares
   */
  invoke(area: AreaName, name: string, input: unknown, ctx: EngineContext): Promise<unknown>;
  /** Answers requests outside of the contract (`raw-routes.ts`); null for any other request. */
  raw(request: Request, ctx: EngineContext): Promise<Response> | null;
}

type AnyFunction = (ctx: object, input: unknown) => unknown;

/**
 * Creates the embedded WPS: `invoke` over the table of all calls. Calls of brands with a system of their operator are forwarded
 * to it.
 */
export function createEmbeddedWps({ forward, timed = () => {}, ...deps }: EmbeddedWpsDeps): EmbeddedWps {
  async function answer(area: AreaName, call: CallSpec, input: unknown, ctx: EngineContext): Promise<unknown> {
    const { name } = call;
    const implementation = (implementations[area] as Readonly<Record<string, unknown>>)[name] as AnyFunction;
    assertReads(ctx, call);
    if (call.staff)
      return executeStaffCall(ctx, call, input, (more, parsed) => implementation({ ...deps, ...more }, parsed));
    assertBrandOpen(area, ctx);
    if (isForwarded(call, ctx)) {
      if (call.token && ctx.token === null) throw new WpsError("notLoggedIn");
      const parsed = parseInput(call, input);
      return forward({ area, name, call }, parsed, inLanguageOf(ctx, parsed));
    }
    const session = call.token ? await memberOf(ctx, call) : null;
    const parsed = parseInput(call, input);
    return implementation({ ...inLanguageOf(ctx, parsed), ...deps, session }, parsed);
  }
  return {
    raw: (request, ctx) => rawAnswer(request, ctx, deps),
    async invoke(area, name, input, ctx) {
      const calls: Readonly<Record<string, CallSpec>> = contract[area];
      const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (!call) throw new WpsError("notFound");
      const began = performance.now();
      try {
        return await answer(area, call, input, ctx);
      } finally {
        timed(`${area}.${name}`, performance.now() - began);
      }
    },
  };
}

/** Authorizes a staff call, executes it and records it in the audit log. */
async function executeStaffCall(
  ctx: EngineContext,
  call: CallSpec,
  input: unknown,
  carryOut: (ctx: object, input: Readonly<Record<string, unknown>>) => unknown,
): Promise<unknown> {
  const access = call.staff || "self";
  const staff = await authenticateStaff(ctx, access);
  const parsed = parseInput(call, input);
  const may = () => {
    if (staff) assertStaffPermission(staff, access, parsed);
  };
  return executeRecorded({ ctx, staff, call, input: parsed }, may, (means) =>
    carryOut({ ...ctx, ...means, staff }, parsed),
  );
}

/**
 * Refuses brand calls without a brand, in maintenance or from a restricted region. `system` calls, such as the status, stay
 * available.
 */
function assertBrandOpen(area: AreaName, ctx: EngineContext): void {
  if (!ctx.brand) throw new WpsError("invalidUrl");
  // A render that is shared by all visitors has no IP address; access to it was decided before.
  if (area === "system" || ctx.ip === null) return;
  if (isInMaintenance(ctx.brand, ctx.now)) throw new WpsError("maintenance");
  if (isRegionRestricted(ctx.brand, ctx.country)) throw new WpsError("regionForbidden", { ip: ctx.ip });
}

/**
 * Returns true if a call goes to the operator's system. `local` calls are answered from the brand's folder.
 */
function isForwarded(call: CallSpec, ctx: EngineContext): ctx is BrandContext {
  return ctx.brand !== null && ctx.brand.config.wps !== "embedded" && !call.local;
}

/**
 * Returns the session of a member call. A member with a forced password change may make only the calls that lead to the change.
 * @throws WpsError notLoggedIn, forcedPasswordChange, needTrueAccount (demo accounts)
 */
async function memberOf(ctx: EngineContext, call: CallSpec): Promise<Session> {
  const session = await sessionOf(ctx);
  if (!session) throw new WpsError("notLoggedIn");
  if (session.password === "forced" && !call.whileForced) throw new WpsError("forcedPasswordChange");
  if (isDemoType(session.type) && !call.demo) throw new WpsError("needTrueAccount");
  return session;
}

/** Applies a call's `language` input in place of the request's language, if the brand supports it. */
function inLanguageOf<C extends EngineContext>(ctx: C, input: Readonly<Record<string, unknown>>): C {
  const wanted = ctx.brand?.config.languages.find((code) => code === input["language"]);
  return wanted === undefined || wanted === ctx.language ? ctx : { ...ctx, language: wanted };
}
