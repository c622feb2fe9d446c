/** An answer of another system is longer than it may be. */
export class ResponseTooLargeError extends Error {
  override readonly name = "ResponseTooLargeError";
  constructor(maxBytes: number) {
    super(`the answer has more than ${maxBytes} bytes`);
  }
}

/** All bytes of a stream; null, and nothing more is read, when there are more than `limit`. */
export async function readUpTo(stream: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (let part = await reader?.read(); reader && part && !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads the text of another system's answer. The length counts after decompression. The time limit is that of the request:
 * its signal also ends the reading.
 * @throws ResponseTooLargeError for more than `maxBytes`; the connection is then given up. What the connection throws
 */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const bytes = await readUpTo(response.body, maxBytes);
  if (bytes === null) throw new ResponseTooLargeError(maxBytes);
  return bytes.toString("utf8");
}

/** Statuses whose answers have no body. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * Returns a `fetch` for libraries that read answers themselves: an answer has come in whole, within `maxBytes`, before
 * they get it. The request's signal limits the time of both.
 * @param send what carries the request out: the guarded way out
 * @throws ResponseTooLargeError, and what `send` throws
 */
export function limitedFetch(maxBytes: number, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const bytes = await readUpTo(response.body, maxBytes);
    if (bytes === null) throw new ResponseTooLargeError(maxBytes);
    const { headers, status, statusText } = response;
    // What the connection packed is unpacked by now.
    const kept = new Headers(headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
    return new Response(BODILESS.has(status) ? null : new Uint8Array(bytes), { headers: kept, status, statusText });
  };
}
