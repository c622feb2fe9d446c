import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { type FakeSiteOptions, fakeHandlers, type RunningSite, startSite } from "../../helpers/fake-site";
import { send } from "../../helpers/http";

// The server does not read the rest of a body after an early answer.

let site: RunningSite;
afterEach(() => site.close(0));

const echo = fakeHandlers({ wps: async (request) => new Response(await request.text()) });
const start = async (options: FakeSiteOptions = {}) => {
  site = await startSite({ handlers: echo, env: { BODY_LIMIT_KB: "64" }, ...options });
};

const head = (method: string, path: string, more: readonly string[]) =>
  `${[`${method} ${path} HTTP/1.1`, "Host: alpha.test", "Origin: http://alpha.test", ...more].join("\r\n")}\r\n\r\n`;

/** Sends a head, then an endless body. @returns the answer, and the number of bytes accepted until the connection closed */
function flood(first: string, chunk: string): Promise<{ readonly text: string; readonly taken: number }> {
  return new Promise((resolve) => {
    const socket = net.connect(site.port, "127.0.0.1");
    let text = "";
    const more = () => {
      while (socket.writable && socket.write(chunk)) if (socket.bytesWritten > 2e9) socket.destroy();
    };
    socket.on("data", (data) => {
      text += data.toString("latin1");
    });
    socket.on("drain", more);
    socket.on("error", () => {});
    socket.on("close", () => resolve({ text, taken: socket.bytesWritten }));
    socket.write(first);
    more();
  });
}

const plain = "x".repeat(65_536);
const chunked = `10000\r\n${plain}\r\n`;
const endless = ["Content-Length: 4000000000"];
const inChunks = ["Transfer-Encoding: chunked"];

test.each([
  ["a call, its length announced", "POST", "/wps/x", endless, plain, 413],
  ["a call, in chunks", "POST", "/wps/x", inChunks, chunked, 413],
  ["a page, its length announced", "POST", "/login", endless, plain, 413],
  ["a refused origin", "POST", "/login", [...endless, "Origin: http://evil.test"], plain, 403],
  ["an unknown method", "PROPFIND", "/", endless, plain, 405],
  ["a page that is asked for", "GET", "/", endless, plain, 200],
  ["a file", "GET", "/art/game/a.svg", inChunks, chunked, 200],
  ["a door that is closed", "POST", "/console", endless, plain, 404],
] as const)(
  "requests: %s: an endless body gets a response, and the connection is closed",
  async (_name, method, path, headers, chunk, status) => {
    await start();
    const { taken, text } = await flood(head(method, path, headers), chunk);
    expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(text).toMatch(/^connection: close/im);
    expect(taken).toBeLessThan(100_000_000);
  },
);

test("requests: a body that arrives too slowly ends at the request timeout", async () => {
  await start({ settings: { requestTimeoutMs: 200 } });
  for (const headers of [["Content-Length: 10"], inChunks]) {
    const slow = await new Promise<string>((resolve) => {
      const socket = net.connect(site.port, "127.0.0.1", () => socket.write(head("POST", "/wps/x", headers)));
      let text = "";
      socket.on("data", (data) => {
        text += data.toString("latin1");
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
    });
    expect(slow).toMatch(/^HTTP\/1\.1 (408|504) /);
  }
});

test("requests: a body that was read keeps the connection open", async () => {
  await start();
  const headers = { origin: "http://alpha.test", "content-type": "application/json" };
  const answer = await send(site.port, { method: "POST", path: "/wps/x", headers, body: "{}" });
  expect([answer.status, answer.headers.connection]).not.toContain(413);
  expect(answer.text).toBe("{}");
});
