import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../platform/i18n/key-usage";

// Automated review: each list is complete, and a new place needs a review before it is added.

/** Returns the files of the product that contain a pattern, ignoring comments. */
function holding(pattern: RegExp): string[] {
  return sourceFiles(["app"], /\.tsx?$/)
    .filter((file) => pattern.test(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")))
    .sort();
}

test("V1.3.2 no text is executed as code", () => {
  expect(holding(/\beval\(|new Function\(|\bFunction\(|runInNewContext|set(?:Timeout|Interval)\(\s*["'`]/)).toEqual([]);
});

test("V1.3.2 no regular expression is created from external text, except the linear engine's single characters", () => {
  expect(holding(/new RegExp\(/)).toEqual([
    "app/platform/brands/host-table.ts", // The names "member" and "agent".
    "app/platform/brands/json/odd-characters.ts", // Its own list of characters.
    "app/platform/brands/schema/quick-rules.ts", // The product's own schemas.
    "app/platform/text/linear-pattern.ts",
    "app/platform/text/pattern-tree.ts",
    "app/ui/art/motifs/motifs.ts", // The product's own words.
  ]);
  expect(holding(/acceptedPattern[^\n]*(?:test|exec|match|search)\(|pattern=\{[^}]*(?:rule|accepted)/i)).toEqual([]);
});

test("V1.3.1 V3.2.2 raw HTML in pages comes from the sanitiser or from the page itself", () => {
  const known = ["app/site/frame/frame.tsx", "app/site/frame/kept-html.ts", "app/ui/rich-text.tsx"];
  expect(holding(/dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/)).toEqual(known);
});

test("V6.2.7 no field prevents pasting", () => {
  expect(holding(/onPaste|addEventListener\(\s*["']paste/)).toEqual([]);
});

test("V1.2.5 programs are started by name and argument list, never through a shell", () => {
  const starting = holding(/from "node:child_process"/);
  expect(starting.length).toBeGreaterThan(0);
  for (const file of starting)
    expect(readFileSync(file, "utf8")).not.toMatch(/(?<![.\w])exec(?:Sync)?\(|shell:\s*true/);
});

test("V1.5.1 the product contains no XML parser", () => {
  expect(holding(/DOMParser|xml2js|fast-xml-parser|libxml|sax"/)).toEqual([]);
});

test("V11.4.1 no broken hash function is used", () => {
  // The app's one-time codes use SHA-1 by their standard (RFC 6238), inside a library.
  expect(holding(/create(?:Hash|Hmac)\(\s*["'](?:md4|md5|sha1|rmd160|ripemd)/i)).toEqual([]);
});

test("V11.3.1 V11.3.2 encryption uses AES-256-GCM: sealed bodies (ECDH-ES), and data that the server stores or hands out", () => {
  expect(holding(/publicEncrypt|privateDecrypt|["']RSA1_5["']|-(?:ecb|cbc|ctr)["']/i)).toEqual([]);
  const enciphering = holding(/createCipheriv|createDecipheriv/);
  expect(enciphering).not.toEqual([]);
  for (const file of enciphering)
    expect([file, ...new Set(readFileSync(file, "utf8").match(/aes-\d+-\w+/g))]).toEqual([file, "aes-256-gcm"]);
  expect(readFileSync("app/platform/wps/sealing.ts", "utf8")).toContain('SEAL_ENC = "A256GCM"');
});

test("V7.2.3 no secret comes from a predictable random generator", () => {
  expect(holding(/Math\.random\(/)).toEqual(["app/platform/db/transaction.ts"]);
});

test("V1.2.4 composed SQL contains only quoted values", () => {
  // Everywhere else values are parameters; see also the calls that are tried with arbitrary input.
  expect(holding(/pg\.escapeLiteral|\.(?:lookUp|touch)[<(]/)).toEqual([
    "app/features/access/sessions.server.ts",
    "app/features/house/server/rounds.ts",
    "app/features/house/server/session.ts",
    "app/platform/db/one-transaction.ts", // The merchant of a savepoint, quoted.
    "app/platform/db/statement.ts", // The values of a statement that is sent in one trip, quoted.
    "app/platform/db/transaction.ts",
  ]);
  expect(holding(/sql\.raw\(/)).toEqual([]);
});

test("V12.1.1 V12.3.2 every outgoing TLS connection verifies certificates", () => {
  expect(holding(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|minVersion:\s*"TLSv1(?:\.1)?"/)).toEqual([]);
});
