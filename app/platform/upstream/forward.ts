import type { Forward } from "~/compose/wps";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Outgoing } from "~/platform/outgoing/outgoing";
import { callUpstream, type UpstreamCaller } from "~/platform/wps/upstream/call-upstream";
import type { Drift } from "~/platform/wps/upstream/drift";

/** How a brand's own system is asked by the site itself, in nobody's name. */
export function siteCaller({ code, config }: BrandSnapshot): UpstreamCaller {
  const { defaultLanguage: language, merchantCode = code, wps } = config;
  return { base: wps, brand: code, merchantCode, language, token: null, ip: null, device: "Livery" };
}

/** Asks an operator's own system in the name of who asks here (design: section 4). */
export const forwarder =
  (note: (drift: Drift) => void, { fetch }: Pick<Outgoing, "fetch">): Forward =>
  ({ area, call }, input, { brand, device, ip, language, preview, token }) =>
    // What a draft's system answers is no news of the live one.
    callUpstream(
      area,
      call,
      input,
      { ...siteCaller(brand), device, ip, language, token },
      { note: preview ? () => {} : note, fetch },
    );
