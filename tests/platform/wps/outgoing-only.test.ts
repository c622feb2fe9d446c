import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../i18n/key-usage";

/** Code that opens a connection: global functions, Node's modules, and libraries that connect on their own. */
const CONNECTING = [
  /(?<![.\w#])fetch\(/,
  /globalThis\.fetch|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|navigator\.sendBeacon/,
  /from "(?:node:)?(?:http|https|http2|net|tls|dgram|dns)(?:\/promises)?"/,
  /from "(?:undici|axios|got|node-fetch|ws|nodemailer|smtp-connection|superagent)(?:\/[^"]*)?"/,
  /(?:import|require)\("(?:node:)?(?:http|https|http2|net|tls|dgram|dns|undici|nodemailer)/,
];

/** Permitted files → reason. */
const KNOWN: Readonly<Record<string, string>> = {
  "app/platform/outgoing/guarded-fetch.ts": "the guarded way out",
  "app/platform/outgoing/outgoing.ts": "the guarded way out",
  "app/features/system/geo.server.ts": "isIP alone",
  "app/platform/http/create-server.ts": "listens",
  "app/features/health/console/use-live-health.ts": "runs in the browser",
  "app/platform/time/server-time.ts": "runs in the browser",
  "app/platform/wps/browser-call.ts": "runs in the browser",
  "app/platform/wps/upstream/call-upstream.ts": "calls the `fetch` that it is given: the guarded way out",
};

test("brand secrets: the server opens connections only through the guarded fetch", () => {
  const files = sourceFiles(["app/features", "app/platform", "app/compose", "app/registry"], /\.ts$/).filter((file) => {
    const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    const code = text.replace(/^import type [^;]*;$|import \{(?:\s*type \w+,?)+\s*\} from "[^"]*";/gm, "");
    return CONNECTING.some((pattern) => pattern.test(code));
  });
  expect(files.sort()).toEqual(Object.keys(KNOWN).sort());
});

test("brand secrets: libraries that open connections use the guarded fetch", () => {
  const text = readFileSync("app/features/access/server/providers/oidc-server.ts", "utf8");
  for (const call of ["createRemoteJWKSet(", "client.discovery(", "new client.Configuration("])
    expect(text.split(call).length, call).toBe(2);
  expect(text.match(/customFetch\]/g)).toHaveLength(3);
  const others = sourceFiles(["app"], /\.tsx?$/).filter(
    (file) =>
      file !== "app/features/access/server/providers/oidc-server.ts" &&
      /createRemoteJWKSet\(|\.discovery\(/.test(readFileSync(file, "utf8")),
  );
  expect(others).toEqual([]);
});

test("brand secrets: only the entry files of the server read the environment", () => {
  const reading = sourceFiles(["app"], /\.tsx?$/).filter((file) => /process\.env/.test(readFileSync(file, "utf8")));
  expect(reading.sort()).toEqual(["app/compose/main.ts", "app/compose/product.ts", "app/platform/http/supervise.ts"]);
});
