import { connect, type Socket } from "node:net";
import type { LoadTask } from "./generate-load";
import { handleTask } from "./process";

/** Returns the size of a whole answer in bytes, computed from its head. All answers of one run have the same length. */
function sizeOf(head: string): number {
  if (!/^HTTP\/1\.1 (?:200|304) /.test(head)) throw new Error(`Unexpected response: ${head.split("\r\n")[0]}`);
  const body = head.startsWith("HTTP/1.1 304") ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  return head.length + 4 + body;
}

/** Sends requests one after the other on one connection. Calls `count` after every complete answer. */
function run(port: number, bytes: Buffer, count: () => void): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  let size = 0;
  let got = 0;
  let head = "";
  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    got += chunk.length;
    if (size === 0) {
      head += chunk.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      size = sizeOf(head.slice(0, end));
    }
    if (got < size) return;
    if (got > size) throw new Error("A response is longer than the first one.");
    got = 0;
    count();
    socket.write(bytes);
  });
  return socket;
}

// Load generator for machines without wrk.
handleTask(async ({ port, headers, connections, seconds }: LoadTask) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const bytes = Buffer.from(`GET / HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  const started = performance.now();
  const sockets = Array.from({ length: connections }, () => run(port, bytes, count));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const elapsed = (performance.now() - started) / 1_000;
  for (const socket of sockets) socket.destroy();
  return { requests, seconds: elapsed };
});
