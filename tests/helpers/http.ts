import http from "node:http";
import net from "node:net";

/** What a test sends; the connection goes to 127.0.0.1, the Host header says which brand is meant. */
export interface TestRequest {
  readonly method?: string;
  readonly path?: string;
  /** Undefined sends none only together with `raw()`. */
  readonly host?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  readonly agent?: http.Agent;
}

/** What came back, read to its end and not decompressed. */
export interface TestResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Sends one request to a server of this machine. */
export function send(port: number, request: TestRequest = {}): Promise<TestResponse> {
  const { method = "GET", path = "/", host = "alpha.test", headers = {}, body, agent } = request;
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method, path, headers: { host, ...headers } };
    const outgoing = http.request({ ...options, agent: agent ?? false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Sends bytes as they are and returns everything until the server closes the connection. */
export function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}

/** A parameter of an address's query; empty when it is not there. */
export const parameter = (address: string, name: string) =>
  new URL(address, "http://own.invalid").searchParams.get(name) ?? "";
