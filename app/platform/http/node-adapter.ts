import type { IncomingMessage, ServerResponse } from "node:http";

/** The body is larger than BODY_LIMIT_KB. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/** A web request made from Node's, and what became of its body. */
export interface Adapted {
  readonly request: Request;
  /** True once more came in than allowed: whatever the handler made of it, the answer is 413. */
  exceeded(): boolean;
}

export interface AdaptOptions {
  /** Scheme, host and port that the URL gets. */
  readonly origin: string;
  /** Bytes. */
  readonly bodyLimit: number;
  /** Ends the work: time-out. The request's signal ends too when the client goes away. */
  readonly signal: AbortSignal;
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] as string, raw[at + 1] as string);
  return headers;
}

/** Goes with the reader's pace: nothing is read from the socket that nobody wants. */
function bodyOf(message: IncomingMessage, limit: number, exceed: () => void): ReadableStream<Uint8Array> {
  let seen = 0;
  let ended = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const once = (act: () => void) => {
        if (!ended) act();
        ended = true;
      };
      message.pause();
      message.on("data", (chunk: Buffer) => {
        seen += chunk.length;
        if (ended) return;
        if (seen > limit) {
          message.pause();
          exceed();
          once(() => controller.error(new BodyTooLargeError("the request body is too large")));
          return;
        }
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) message.pause();
      });
      message.on("end", () => once(() => controller.close()));
      message.on("error", (error) => once(() => controller.error(error)));
      message.on("close", () => once(() => controller.error(new Error("the client went away"))));
    },
    pull: () => void message.resume(),
    // What nobody wants is not read: the answer closes the connection (`unread-body.ts`).
    cancel() {
      ended = true;
      message.pause();
    },
  });
}

/**
 * Makes a web request. Aborts with the connection and with `signal`. Throws `BodyTooLargeError` when the announced
 * length is over the limit; a body that lies about it ends the same way while it is read.
 */
export function toRequest(message: IncomingMessage, response: ServerResponse, options: AdaptOptions): Adapted {
  const method = message.method ?? "GET";
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client went away"));
  });
  let over = false;
  const hasBody = method !== "GET" && method !== "HEAD";
  if (hasBody && Number(message.headers["content-length"] ?? 0) > options.bodyLimit) {
    throw new BodyTooLargeError("the request body is too large");
  }
  const exceed = () => {
    over = true;
  };
  const init: RequestInit & { duplex?: "half" } = {
    method,
    headers: headersOf(message),
    signal: AbortSignal.any([gone.signal, options.signal]),
  };
  if (hasBody) {
    init.body = bodyOf(message, options.bodyLimit, exceed);
    init.duplex = "half";
  }
  return { request: new Request(`${options.origin}${message.url ?? "/"}`, init), exceeded: () => over };
}
