import { promises as dns, type LookupAddress } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isAddress, isLocalName } from "~/platform/brands/outgoing/endpoint";

/** Resolves a host name. */
export type Lookup = (host: string) => Promise<readonly LookupAddress[]>;

const THIS_MACHINE: readonly LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/**
 * Default look-up, by the system. Names below `localhost` are this machine (RFC 6761), as in browsers; not every system
 * implements that.
 */
export const systemLookup: Lookup = async (host) =>
  isLocalName(host) ? THIS_MACHINE : dns.lookup(host, { all: true });

/**
 * Options of a request with a complete body. Redirects are never followed: they could lead to an address that no file
 * names.
 */
export interface GuardedInit {
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  readonly body?: string | URLSearchParams | Uint8Array | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** Checks an address before the connection; throws if it is not permitted. */
export type AssertAddress = (host: string, port: number, address: string) => void;

/** Time for which an idle connection is kept, ms. */
const IDLE_MS = 4_000;

/** HTTP client of one brand. Brands share no connections, because their permissions differ. */
export class GuardedClient {
  readonly #agents: { readonly "http:": HttpAgent; readonly "https:": HttpsAgent };
  readonly #assert: AssertAddress;

  constructor(lookup: Lookup, assert: AssertAddress) {
    this.#assert = assert;
    const options = { keepAlive: true, timeout: IDLE_MS };
    this.#agents = { "http:": new HttpAgent(options), "https:": new HttpsAgent(options) };
    this.lookup = lookup;
  }

  readonly lookup: Lookup;

  /** Returns the permitted addresses of a host. Throws if there is none. */
  async addressesOf(host: string, port: number): Promise<readonly LookupAddress[]> {
    const found = isAddress(host) ? [{ address: host, family: host.includes(":") ? 6 : 4 }] : await this.lookup(host);
    const refusals: unknown[] = [];
    const allowed = found.filter(({ address }) => {
      try {
        this.#assert(host, port, address);
        return true;
      } catch (error) {
        refusals.push(error);
        return false;
      }
    });
    if (allowed.length === 0) throw refusals[0] ?? new TypeError(`${host} has no address`);
    return allowed;
  }

  /** Sends one request. The name is resolved once, and the connection uses the checked addresses. */
  async fetch(url: URL, init: GuardedInit = {}): Promise<Response> {
    init.signal?.throwIfAborted();
    const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
    const port = Number(url.port || (url.protocol === "http:" ? 80 : 443));
    try {
      const addresses = await untilAborted(this.addressesOf(host, port), init.signal);
      return responseOf(await this.#send(url, init, addresses), init);
    } catch (error) {
      throw init.signal?.aborted ? init.signal.reason : error;
    }
  }

  #send(url: URL, { body, headers, method = "GET", signal }: GuardedInit, addresses: readonly LookupAddress[]) {
    const bytes = body === null || body === undefined ? null : Buffer.from(isBytes(body) ? body : String(body));
    const sent = new Headers(headers);
    sent.set("accept-encoding", "identity");
    if (body instanceof URLSearchParams && !sent.has("content-type"))
      sent.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
    if (bytes !== null) sent.set("content-length", String(bytes.byteLength));
    const isHttp = url.protocol === "http:";
    const options = {
      method,
      headers: Object.fromEntries(sent),
      agent: this.#agents[isHttp ? "http:" : "https:"],
      lookup: fixedLookup(addresses),
      ...(signal ? { signal } : {}),
    };
    return new Promise<IncomingMessage>((done, failed) => {
      const request = (isHttp ? requestHttp : requestHttps)(url, options, done);
      request.on("error", (cause) => failed(new TypeError("no connection", { cause })));
      request.end(bytes);
    });
  }
}

/** Waits for a look-up, which cannot be cancelled, until the signal aborts. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  const ended = new Promise<never>((_done, failed) => {
    signal.addEventListener("abort", () => failed(signal.reason), { once: true });
  });
  return Promise.race([work, ended]);
}

const isBytes = (body: unknown): body is Uint8Array => body instanceof Uint8Array;

/** Returns a look-up function with the checked addresses only, so a later DNS change has no effect. */
function fixedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all, family }, done) => {
    const wanted = addresses.filter((one) => (family !== 4 && family !== 6 ? true : one.family === family));
    const list = wanted.length > 0 ? wanted : addresses;
    if (all) return done(null, [...list]);
    const [first] = list;
    done(null, first?.address ?? "", first?.family ?? 4);
  };
}

/** Statuses of responses without a body. */
const BODILESS = new Set([204, 205, 304]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

function responseOf(message: IncomingMessage, init: GuardedInit): Response {
  try {
    return readHead(message, init);
  } catch (error) {
    message.destroy();
    throw error;
  }
}

/** @throws TypeError for a redirect, an encoding that was not requested, and an invalid status or header */
function readHead(message: IncomingMessage, { method, signal }: GuardedInit): Response {
  const status = message.statusCode ?? 0;
  if (REDIRECTS.has(status)) throw new TypeError("redirects are not followed");
  const encoding = message.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw new TypeError(`unexpected content encoding ${encoding.slice(0, 20)}`);
  if (status < 200 || status > 599) throw new TypeError(`invalid status ${status}`);
  const headers = new Headers();
  for (let at = 0; at < message.rawHeaders.length; at += 2)
    headers.append(message.rawHeaders[at] ?? "", message.rawHeaders[at + 1] ?? "");
  const isEmpty = method === "HEAD" || BODILESS.has(status);
  if (isEmpty) message.resume();
  return new Response(isEmpty ? null : bodyOf(message, signal), { status, headers });
}

/** Returns the body as a stream. Cancelling it ends the connection. */
function bodyOf(message: IncomingMessage, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  const chunks = message[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      } catch (error) {
        controller.error(signal?.aborted ? signal.reason : error);
      }
    },
    async cancel() {
      message.destroy();
    },
  });
}
