import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabaseUrl } from "../helpers/database";
import { send } from "../helpers/http";
import { startProcess } from "../helpers/server-process";
import { type BuiltRoute, builtRoutes } from "./site-routes";

// Sends bodies that are not forms to every route of the built product with an action.

let product: ReturnType<typeof startProcess>;
let port = 0;
let routes: readonly BuiltRoute[];

beforeAll(async () => {
  const env = { DATABASE_URL: await testDatabaseUrl(), DEMO: "1", TENANTS_DIR: "tenants", NODE_ENV: "production" };
  product = startProcess("build/node/main.mjs", env);
  port = (await product.line("serving")).port ?? 0;
  routes = (await builtRoutes()).filter(({ hasAction }) => hasAction);
}, 240_000);
afterAll(async () => {
  product?.child.kill("SIGTERM");
  await product?.ended;
});

const FULL = Boolean(process.env["TEST_FULL"]);
const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "multipart/form-data; boundary=x";
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nhello\r\n`;

/** Bodies: name, content type, content, expected status. */
const bodies: readonly (readonly [string, string | undefined, string | Buffer, number])[] = [
  ["JSON", "application/json", '{"a":1}', 415],
  ["text", "text/plain", "a=b", 415],
  ["no type", undefined, "a=b", 415],
  ["nothing at all", undefined, "", 415],
  ["a binary type", "application/octet-stream", Buffer.from([0, 255, 1, 254]), 415],
  ["another form's type", "application/x-www-form-urlencoded-x", "a=b", 415],
  ["no type's syntax", ";;;", "a=b", 415],
  ["another charset", `${FORM}; charset=iso-8859-1`, "a=%E9", 415],
  ["another charset of parts", `${BOUNDARY}; charset=utf-16`, `${part("a")}--x--\r\n`, 415],
  ["bytes that are no UTF-8", FORM, Buffer.from("a=\xe9\xff", "latin1"), 400],
  ["escapes that are no UTF-8", FORM, "a=%E9%FF", 400],
  ["broken escapes", FORM, "a=%zz", 400],
  ["parts without a boundary", "multipart/form-data", part("a"), 400],
  ["parts that break off", BOUNDARY, part("a"), 400],
  ["parts that are none", BOUNDARY, "hello", 400],
  ["parts of nothing", BOUNDARY, "", 400],
  ["parts with broken heads", BOUNDARY, "--x\r\nhello\r\n\r\nx\r\n--x--\r\n", 400],
];

test.each(bodies)(
  "requests: %s, posted to every route with a form, is refused with a message and causes no error",
  async (name, type, body, status) => {
    // Every kind of body at every route takes long: by default each kind goes to some routes, and each route gets some kinds.
    const shift = bodies.findIndex(([each]) => each === name);
    for (const { id, isConsole, path } of routes.filter((_route, at) => FULL || (at + shift) % 4 === 0)) {
      const host = isConsole ? "console.localhost" : "aurora.localhost";
      const headers = { origin: `http://${host}`, ...(type === undefined ? {} : { "content-type": type }) };
      const request = { method: "POST", host, headers, body };
      const page = await send(port, { ...request, path });
      expect([id, page.status]).toEqual([id, status]);
      expect(page.text).toContain("This form could not be read");
      const join = path.includes("?") ? "&" : "?";
      const data = await send(port, { ...request, path: `${path}${join}_data=${encodeURIComponent(id)}` });
      const code = status === 415 ? "unsupportedMediaType" : "malformedBody";
      expect([id, data.status, JSON.parse(data.text).code]).toEqual([id, status, code]);
    }
    expect(product.lines.filter(({ level }) => level === "error" || level === 50)).toEqual([]);
    expect(product.errors()).toBe("");
  },
);

test("requests: every route with a form refuses a form over the limit, with or without a Content-Length", async () => {
  const body = `a=${"x".repeat(8_192 * 1_024)}`;
  for (const { id, isConsole, path } of routes.slice(0, FULL ? routes.length : 3)) {
    const host = isConsole ? "console.localhost" : "aurora.localhost";
    for (const how of [{ "content-length": String(body.length) }, { "transfer-encoding": "chunked" }]) {
      const headers = { origin: `http://${host}`, "content-type": FORM, ...how };
      expect([id, (await send(port, { method: "POST", host, path, headers, body })).status]).toEqual([id, 413]);
    }
  }
});
