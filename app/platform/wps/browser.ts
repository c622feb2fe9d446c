import { loadPart } from "~/platform/browser/load-part";
import { sendSealed } from "./browser-call";
import { systemKeys, systemService } from "./calls/system.gen";
import { verificationHumanChallenge } from "./calls/verification.gen";
import type { Contract, ValueOf } from "./types";

/**
 * Seals a body and passes it to `send`, as the encrypted calls do: for the forms of the site's own routes.
 * @throws CallError sealRequired on a page of plain http, networkAbnormal without the script or the keys
 */
export const sealed = <T>(body: object, send: (body: { readonly sealed: string }) => Promise<T>): Promise<T> =>
  sendSealed(body, send, systemKeys);

/**
 * Solves a challenge of `humanChallenge`, in about a tenth of a second.
 * @returns the solution for the field `human`; empty where this browser cannot: the call then asks for a captcha
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
 * The ways to customer service with every path readable, also those that travel encrypted (checklist A17).
 * @param ask makes the call `service`, where the usual (from the page) will not do
 * @throws CallError networkAbnormal, or whatever keeps a path from being opened: browsers decrypt on trusted pages only
 */
export async function customerService(
  ask: Parameters<typeof import("./service-key").readableEntries>[0] = systemService,
): Promise<ValueOf<Contract["system"]["service"]>["entries"]> {
  return (await loadPart("service-key", (via) => via(() => import("./service-key")))).readableEntries(ask);
}
