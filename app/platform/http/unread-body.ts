import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Time for which a connection stays half open after an early answer, ms: the client reads the answer. */
const LINGER_MS = 500;
/** Maximum number of body bytes discarded during that time. */
const LINGER_BYTES = 256 * 1024;

/** Returns true for a request that announces a body. */
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";

/**
 * Closes the connection of a request that is answered before its body is complete. Otherwise, Node would read the rest
 * of the body, whatever its length, to reuse the connection. The client gets a moment to read the answer.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!announcesBody(request)) return;
  const { writeHead } = response;
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      linger(request, request.socket);
    }
    return writeHead.apply(response, given);
  }) as typeof writeHead;
}

/**
 * Ends the socket in two steps: sends FIN now, and destroys the socket when the client has closed its side or the time
 * is over.
 */
function linger(request: IncomingMessage, socket: Socket): void {
  socket.destroySoon = () => {
    const destroy = () => socket.destroy();
    const timer = setTimeout(destroy, LINGER_MS);
    let left = LINGER_BYTES;
    request.on("data", (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) destroy();
    });
    socket.once("end", destroy);
    socket.once("close", () => clearTimeout(timer));
    socket.end();
  };
}
