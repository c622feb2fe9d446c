import http from "node:http";
import type { Server } from "./process";

/** Request to a server on this machine. The Host header selects the brand. */
export interface BenchRequest {
  readonly host: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: a new connection. */
  readonly agent?: http.Agent;
}

/** Complete answer with its undecompressed body. */
export interface BenchResponse {
  readonly status: number;
  /** Name, value, name, value … */
  readonly headers: string[];
  readonly body: Buffer;
}

/** Sends one request. Rejects when there is no answer. */
export function send({ port }: Pick<Server, "port">, ask: BenchRequest): Promise<BenchResponse> {
  const { host, path = "/", method = "GET", headers = {}, body, agent = false } = ask;
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, agent, headers: { host, ...headers } };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, rawHeaders } = response;
        resolve({ status, headers: rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** Returns the value of a header, or undefined. */
export function headerOf({ headers }: BenchResponse, name: string): string | undefined {
  const at = headers.findIndex((one, i) => i % 2 === 0 && one.toLowerCase() === name);
  return at === -1 ? undefined : headers[at + 1];
}
