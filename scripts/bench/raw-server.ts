import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTask } from "./process";

/** The answer that a raw server gives to everything. */
export interface RawAnswer {
  /** Name, value, name, value … */
  readonly headers: string[];
  readonly body: Uint8Array;
  /** Headers of the 304 that a request with If-None-Match gets. */
  readonly notModified: string[];
  readonly keepAliveMs: number;
}

// The least that node:http can do: no host, no path, no choice; the same bytes with the same headers.
onTask(async ({ headers, body, notModified, keepAliveMs }: RawAnswer) => {
  const bytes = Buffer.from(body);
  const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (request.headers["if-none-match"] !== undefined) {
      response.writeHead(304, notModified);
      response.end();
      return;
    }
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
