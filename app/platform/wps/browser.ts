import { loadPart } from "~/platform/browser/load-part";
import { sendSealed } from "./browser-call";
import { systemKeys, systemService } from "./calls/system.gen";
import { verificationHumanChallenge } from "./calls/verification.gen";
import type { Contract, ValueOf } from "./types";

/**
 * Seals a body and passes it to `send`, like encrypted calls do. For forms of the site's routes.
 *
 * @throws CallError sealRequired on a page over http, networkAbnormal without the script or the keys
 */
export const sendSealedForm = <T>(body: object, send: (body: { readonly sealed: string }) => Promise<T>): Promise<T> =>
  sendSealed(body, send, systemKeys);

/**
 * Solves a challenge of `humanChallenge`, in about a tenth of a second.
 *
 * @returns the solution for the field `human`; empty if the browser cannot solve it: the call then requires a captcha
 */
export async function proveHuman(): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const solve = async () =>
    (await loadPart("human", (via) => via(() => import("./human")))).solveChallenge(
      await verificationHumanChallenge({}),
    );
  return solve().catch(() => "");
}

/**
 * Returns the customer service entries with all paths decrypted, including those encrypted on the wire (requirement A17).
 *
 * @param ask performs the call `service`; by default from the page
 * @throws CallError networkAbnormal, or the decryption error: browsers decrypt only in a secure context
 */
export async function customerService(
  ask: Parameters<typeof import("./service-key").readableEntries>[0] = systemService,
): Promise<ValueOf<Contract["system"]["service"]>["entries"]> {
  return (await loadPart("service-key", (via) => via(() => import("./service-key")))).readableEntries(ask);
}
