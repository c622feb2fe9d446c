/** The response of another system exceeds the limit. */
export class ResponseTooLargeError extends Error {
  override readonly name = "ResponseTooLargeError";
  constructor(maxBytes: number) {
    super(`the answer has more than ${maxBytes} bytes`);
  }
}

/** Reads all bytes of a stream; stops and returns null when there are more than `limit`. */
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
 * Reads the text of another system's response. The limit applies to the decompressed length. The timeout is that of the
 * request: its signal also ends the reading.
 *
 * @throws ResponseTooLargeError for more than `maxBytes`; the connection is then closed. Errors of the connection
 */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const bytes = await readUpTo(response.body, maxBytes);
  if (bytes === null) throw new ResponseTooLargeError(maxBytes);
  return bytes.toString("utf8");
}

/** Statuses of responses without a body. */
const BODILESS = new Set([101, 204, 205, 304]);

/**
 * Returns a `fetch` for libraries that read responses themselves: a response is buffered completely, within `maxBytes`,
 * before it is returned. The request's signal limits the time of both.
 *
 * @param send sends the request: the guarded client
 * @throws ResponseTooLargeError, and errors of `send`
 */
export function limitedFetch(maxBytes: number, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const bytes = await readUpTo(response.body, maxBytes);
    if (bytes === null) throw new ResponseTooLargeError(maxBytes);
    const { headers, status, statusText } = response;
    // The body is already decompressed.
    const kept = new Headers(headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) kept.delete(name);
    return new Response(BODILESS.has(status) ? null : new Uint8Array(bytes), { headers: kept, status, statusText });
  };
}
