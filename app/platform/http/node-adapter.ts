import type { IncomingMessage, ServerResponse } from "node:http";

/** The body is larger than BODY_LIMIT_KB. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/** Web request created from a Node request, and the state of its body. */
export interface AdaptedRequest {
  readonly request: Request;
  /** Returns true once the body exceeded the limit. The answer is then 413, whatever the handler returned. */
  exceeded(): boolean;
}

export interface AdaptOptions {
  /** Scheme, host and port of the URL. */
  readonly origin: string;
  /** Bytes. */
  readonly bodyLimit: number;
  /** Signal of the timeout. The signal of the request also aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  const raw = message.rawHeaders;
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] as string, raw[at + 1] as string);
  return headers;
}

/** Returns the body as a stream with backpressure: the socket is read only on demand. */
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
      message.on("close", () => once(() => controller.error(new Error("the client closed the connection"))));
    },
    pull: () => void message.resume(),
    // The rest is not read: the answer closes the connection (`unread-body.ts`).
    cancel() {
      ended = true;
      message.pause();
    },
  });
}

/**
 * Creates a web request. It aborts with the connection and with `options.signal`.
 *
 * @throws BodyTooLargeError when Content-Length exceeds the limit. If the body is larger than announced, its stream
 *   fails with the same error.
 */
export function toRequest(message: IncomingMessage, response: ServerResponse, options: AdaptOptions): AdaptedRequest {
  const method = message.method ?? "GET";
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client closed the connection"));
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
