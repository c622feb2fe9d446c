import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./key-usage";

/** What opens a connection: the global functions, Node's modules, and the libraries that connect by themselves. */
const CONNECTING = [
  /(?<![.\w#])fetch\(/,
  /globalThis\.fetch|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|navigator\.sendBeacon/,
  /from "(?:node:)?(?:http|https|http2|net|tls|dgram|dns)(?:\/promises)?"/,
  /from "(?:undici|axios|got|node-fetch|ws|nodemailer|smtp-connection|superagent)(?:\/[^"]*)?"/,
  /(?:import|require)\("(?:node:)?(?:http|https|http2|net|tls|dgram|dns|undici|nodemailer)/,
];

/** Files that may, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  "app/engine/outgoing/guarded-fetch.ts": "the guarded way out",
  "app/engine/outgoing/outgoing.ts": "the guarded way out",
  "app/engine/providers/geo.ts": "isIP alone",
  "app/server/create-server.ts": "listens",
  "app/wps/browser.ts": "runs in the browser",
  "app/wps/upstream/call-upstream.ts": "calls the `fetch` that it is given: the guarded way out",
};

test("brand secrets: nothing on the server opens a connection but by the guarded way out", () => {
  const files = sourceFiles(["app/engine", "app/tenant", "app/server", "app/wps", "app/core"], /\.tsx?$/).filter(
    (file) => {
      const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      const code = text.replace(/^import type [^;]*;$|import \{(?:\s*type \w+,?)+\s*\} from "[^"]*";/gm, "");
      return CONNECTING.some((pattern) => pattern.test(code));
    },
  );
  expect(files.sort()).toEqual(Object.keys(KNOWN));
});

test("brand secrets: libraries that connect by themselves are given the guarded way out", () => {
  const text = readFileSync("app/engine/providers/oidc-server.ts", "utf8");
  for (const call of ["createRemoteJWKSet(", "client.discovery(", "new client.Configuration("])
    expect(text.split(call).length, call).toBe(2);
  expect(text.match(/customFetch\]/g)).toHaveLength(3);
  const others = sourceFiles(["app"], /\.tsx?$/).filter(
    (file) =>
      file !== "app/engine/providers/oidc-server.ts" &&
      /createRemoteJWKSet\(|\.discovery\(/.test(readFileSync(file, "utf8")),
  );
  expect(others).toEqual([]);
});

test("brand secrets: no part of the server reads the environment but the entry, and brands' secrets are read in one place", () => {
  const reading = sourceFiles(["app"], /\.tsx?$/).filter((file) => /process\.env/.test(readFileSync(file, "utf8")));
  expect(reading.sort()).toEqual(["app/server/main.ts", "app/server/product.ts", "app/server/supervise.ts"]);
});
