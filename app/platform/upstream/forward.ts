import type { BrandSnapshot } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import type { EngineContext, SiteContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import type { CallRoute } from "~/platform/wps/types";
import { callUpstream, type UpstreamCaller } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";

/** The calls that the product itself makes at an operator's own system. */
export interface UpstreamCalls {
  readonly info: CallSpec;
  readonly keys: CallSpec;
  readonly menu: CallSpec;
  readonly whitelabel: CallSpec;
}

/** Carries a call out elsewhere. @throws WpsError the codes that the call declares */
export type Forward = (
  route: CallRoute,
  input: Readonly<Record<string, unknown>>,
  ctx: BrandContext,
) => Promise<unknown>;

/** The context of a call of a brand, before it is known whether it is answered here. */
export type BrandContext = EngineContext & Pick<SiteContext, "brand">;

/** How a brand's own system is asked by the site itself, in nobody's name. */
export function siteCaller({ code, config }: BrandSnapshot): UpstreamCaller {
  const { defaultLanguage: language, merchantCode = code, wps } = config;
  return { base: wps, brand: code, merchantCode, language, token: null, ip: null, device: "Livery" };
}

/** Asks an operator's own system in the name of who asks here (design: section 4). */
export const forwarder =
  (note: (drift: Drift) => void, { fetch }: Pick<Outgoing, "fetch">, { keys }: UpstreamCalls): Forward =>
  ({ area, call }, input, { brand, device, ip, language, preview, token }) =>
    // What a draft's system answers is no news of the live one.
    callUpstream(
      area,
      call,
      input,
      { ...siteCaller(brand), device, ip, language, token },
      { note: preview ? () => {} : note, fetch, keys },
    );
