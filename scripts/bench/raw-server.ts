import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handleTask } from "./process";

/** The constant answer of a raw server. */
export interface RawAnswer {
  /** Name, value, name, value … */
  readonly headers: string[];
  readonly body: Uint8Array;
  /** Headers of the 304 for a request with If-None-Match. */
  readonly notModified: string[];
  readonly keepAliveMs: number;
}

// The minimum work of node:http: no host, path or routing; the same bytes with the same headers.
handleTask(async ({ headers, body, notModified, keepAliveMs }: RawAnswer) => {
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
