import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { signPayment } from "~/features/cashier/server/providers/payment-signature";

/** Answer of a payment provider: status and body; null for no answer. */
export type ProviderAnswer = { readonly status?: number; readonly body: unknown } | null;

/** Starts a payment provider on this machine with configurable answers. */
export async function aProvider() {
  const got: { headers: IncomingHttpHeaders; path: string; text: string; body: Record<string, unknown> }[] = [];
  let answer: (body: Record<string, unknown>) => ProviderAnswer = () => null;
  const server = createServer(async (request, response) => {
    const raw = await text(request);
    const body = JSON.parse(raw);
    got.push({ headers: request.headers, path: request.url ?? "", text: raw, body });
    const said = answer(body);
    if (said === null) return void request.socket.destroy();
    const told = typeof said.body === "string" ? said.body : JSON.stringify(said.body);
    response.writeHead(said.status ?? 200, { location: "/elsewhere" }).end(told);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/payments`,
    got,
    /** Sets the answer to all further requests. */
    says(next: ProviderAnswer | typeof answer) {
      answer = typeof next === "function" ? next : () => next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Signing parameters of a provider; `now` in UTC ms. */
export interface Signing {
  readonly secret?: string;
  readonly keyId?: string;
  readonly now: number;
  readonly path: string;
}

/** Returns the headers of a message signed by a provider. */
export function signedHeaders(body: string, { secret = "webhook-secret", keyId = "lotus-1", now, path }: Signing) {
  const time = String(Math.floor(now / 1000));
  const signature = signPayment(secret, { method: "POST", path, time, keyId, body });
  return { "payment-key": keyId, "payment-time": time, "payment-signature": signature };
}
