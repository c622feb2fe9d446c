import type { BrandSnapshot } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import type { EngineContext, SiteContext } from "~/platform/wps/context";
import type { CallSpec } from "~/platform/wps/define";
import type { CallRoute } from "~/platform/wps/types";
import { callUpstream, type UpstreamCaller } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";

/** Calls that the product itself makes to an upstream system. */
export interface UpstreamCalls {
  readonly info: CallSpec;
  readonly keys: CallSpec;
  readonly menu: CallSpec;
  readonly whitelabel: CallSpec;
}

/** Forwards a call to an upstream system. @throws WpsError with a code that the call declares */
export type ForwardCall = (
  route: CallRoute,
  input: Readonly<Record<string, unknown>>,
  ctx: BrandContext,
) => Promise<unknown>;

/** Context of a brand's call, before the choice between the embedded and an upstream system. */
export type BrandContext = EngineContext & Pick<SiteContext, "brand">;

/** Returns the caller for requests of the site itself, without a session. */
export function siteCaller({ code, config }: BrandSnapshot): UpstreamCaller {
  const { defaultLanguage: language, merchantCode = code, wps } = config;
  return { base: wps, brand: code, merchantCode, language, token: null, ip: null, device: "Livery" };
}

/**
 * Returns a function that forwards calls to the brand's upstream system on behalf of the caller (requirement X9).
 */
export const forwarder =
  (note: (drift: Drift) => void, { fetch }: Pick<Outgoing, "fetch">, { keys }: UpstreamCalls): ForwardCall =>
  ({ area, call }, input, { brand, device, ip, language, preview, token }) =>
    // Answers of a draft's system must not count as drift of the live one.
    callUpstream(
      area,
      call,
      input,
      { ...siteCaller(brand), device, ip, language, token },
      { note: preview ? () => {} : note, fetch, keys },
    );
