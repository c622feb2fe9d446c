import { liveryClient } from "~/features/vendors/livery-client.server";
import type { WpsClient } from "~/platform/wps/client";
import type { CallSpec } from "~/platform/wps/define";
import { sealWith } from "~/platform/wps/seal";
import { createClient } from "~/registry/calls";
import { contract } from "~/registry/contract";
import { send } from "../http";

/** Code of the fixture's brand. */
export const BRAND = "alder";
export const BRAND_HOST = "alder.localhost";
export const CONSOLE_HOST = "console.localhost";
export const VENDOR_SECRET = { VENDOR_ALDER: "the key of the fixture's vendor", VENDOR_ALDER_FOR: BRAND };

/** Returns the calls of a host as functions that send requests to a server on this machine. */
export function callsOver(port: number, host: string, token: string | null = null): WpsClient {
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const calls = createClient(async (area, name, input) => {
    const { encrypted, method, path } = (contract[area] as Readonly<Record<string, CallSpec>>)[name] as CallSpec;
    const given = encrypted ? { sealed: await sealed(input as object) } : (input as Readonly<Record<string, unknown>>);
    const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]));
    const request =
      method === "GET" ? { path: `${path}?${query}`, headers } : { path, method, headers, body: JSON.stringify(given) };
    const { status, text } = await send(port, { host, ...request });
    const { success, value } = JSON.parse(text) as { success: boolean; value: unknown };
    if (!success) throw new Error(`${area}.${name} was refused with ${status}: ${text}`);
    return value;
  });
  async function sealed(body: object): Promise<string> {
    const { keys, time } = await calls.system.keys({});
    if (!keys[0]) throw new Error("the server has no key");
    return sealWith(keys[0], body, time);
  }
  return calls;
}

/** Returns the vendor's client for its requests to the wallet. */
export const vendorOver = (port: number) =>
  liveryClient({
    vendor: "REEL",
    keyId: "alder",
    secret: VENDOR_SECRET.VENDOR_ALDER,
    scale: 2,
    now: Date.now,
    async send(path, { body, headers }) {
      const request = { host: BRAND_HOST, path, method: "POST", headers: headers as Record<string, string> };
      const answer = await send(port, { ...request, body: String(body) });
      return new Response(new Uint8Array(answer.body), { status: answer.status });
    },
  });
