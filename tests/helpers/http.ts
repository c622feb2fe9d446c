import http from "node:http";
import net from "node:net";

/** Request of a test. The connection goes to 127.0.0.1; the Host header selects the brand. */
export interface TestRequest {
  readonly method?: string;
  readonly path?: string;
  /** To send no Host header, use `raw()`. */
  readonly host?: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  readonly agent?: http.Agent;
}

/** Complete answer with its undecompressed body. */
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

/** Sends bytes unchanged and returns all output until the server closes the connection. */
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

/** Returns a parameter of an address's query; empty when it is missing. */
export const parameter = (address: string, name: string) =>
  new URL(address, "http://own.invalid").searchParams.get(name) ?? "";
