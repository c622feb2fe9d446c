import type http from "node:http";
import { liveryClient } from "~/features/vendors/livery-client.server";
import { send } from "./http";
import { VENDOR } from "./money-brands";
import type { Server } from "./process";

/** Opens a client of the benchmark's vendor for the brand of a host. */
export function vendorClient(product: Pick<Server, "port">, host: string, agent: http.Agent) {
  return liveryClient({
    vendor: VENDOR.code,
    keyId: VENDOR.keyId,
    secret: VENDOR.secret,
    scale: 2,
    now: Date.now,
    async send(path, init) {
      const headers = init.headers as Record<string, string>;
      const answer = await send(product, { host, path, method: "POST", headers, body: String(init.body), agent });
      return new Response(new Uint8Array(answer.body), { status: answer.status });
    },
  });
}
