import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that an operator's system received. */
export interface UpstreamRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Status and body of an answer, sent as JSON unless it is a text; null = no answer. */
export type UpstreamAnswer = readonly [status: number, body: unknown] | null;

/** Starts an operator's system with answers chosen by the test. Records its requests. */
export async function aFakeUpstream(answer: (asked: UpstreamRequest) => UpstreamAnswer) {
  const asked: UpstreamRequest[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { headers, method = "" } = request;
      const query = Object.fromEntries(searchParams);
      const one = { method, path: pathname, query, headers, body: Buffer.concat(parts).toString() };
      asked.push(one);
      const answered = answer(one);
      if (answered === null) return;
      const [status, body] = answered;
      const isText = typeof body === "string";
      response.writeHead(status, { "content-type": isText ? "text/html" : "application/json" });
      response.end(isText ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the answer of a successful call. */
export const successAnswer = (value: unknown): UpstreamAnswer => [200, { success: true, message: null, value }];
