import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadPreview, previewSecret, previewSecretFile, signPreview, verifyPreview } from "~/platform/brands/preview";
import { checkedTenants } from "../../helpers/tenants";
import { type Cli, openCli } from "./cli";

const secret = "s".repeat(43);
const now = 1_800_000_000_000;
const expiresAt = now + 60_000;
const token = signPreview({ code: "lotus", version: "7", expiresAt }, secret);

describe("preview tokens", () => {
  test("T10 a token is valid for its brand and version until it expires", () => {
    expect(verifyPreview(token, { code: "lotus", now, secret })).toEqual({ code: "lotus", version: "7" });
    expect(verifyPreview(token, { code: "lotus", now: expiresAt - 1, secret })).not.toBeNull();
    expect(verifyPreview(token, { code: "lotus", now: expiresAt, secret })).toBeNull();
  });

  test("T10 a token of another brand or with another secret is invalid", () => {
    expect(verifyPreview(token, { code: "aurora", now, secret })).toBeNull();
    expect(verifyPreview(token, { code: "lotus", now, secret: "t".repeat(43) })).toBeNull();
  });

  test("T10 a token with any changed character is invalid", () => {
    const character = fc.constantFrom(..."ABCXYZabcxyz0189-_.=+/ ");
    fc.assert(
      fc.property(fc.nat(token.length - 1), character, (at, letter) => {
        fc.pre(token[at] !== letter);
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(verifyPreview(changed, { code: "lotus", now, secret })).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test("T10 a later expiry, another version or another brand with the old signature is invalid", () => {
    const [, , , , mac] = token.split(".");
    for (const body of [`1.lotus.7.${expiresAt + 9}`, `1.lotus.draft.${expiresAt}`, `1.aurora.7.${expiresAt}`]) {
      const code = body.split(".")[1] ?? "";
      expect(verifyPreview(`${body}.${mac}`, { code, now, secret })).toBeNull();
    }
  });

  test("T10 verification of any text returns a result and never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (text) => verifyPreview(text, { code: "lotus", now, secret }) === null,
      ),
    );
  });

  test("T10 values that are not allowed in a token are not signed", () => {
    expect(() => signPreview({ code: "../x", version: "1", expiresAt }, secret)).toThrow();
    expect(() => signPreview({ code: "lotus", version: "01", expiresAt }, secret)).toThrow();
    expect(() => signPreview({ code: "lotus", version: "1", expiresAt: Number.NaN }, secret)).toThrow();
  });
});

describe("the secret", () => {
  let dataDir = "";
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "secret-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test("T10 is created once for concurrent calls, and only its owner can read the file", async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => previewSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(await previewSecret(dataDir)).toBe(secrets[0]);
    expect(readFileSync(previewSecretFile(dataDir), "utf8").trim()).toBe(secrets[0]);
    expect(statSync(previewSecretFile(dataDir)).mode & 0o777).toBe(0o600);
  });

  test("T10 comes from the environment when set, and a short one is refused", async () => {
    expect(await previewSecret(dataDir, "e".repeat(32))).toBe("e".repeat(32));
    await expect(previewSecret(dataDir, "short")).rejects.toThrow("too short");
  });
});

describe("brand preview", () => {
  let cli: Cli;
  beforeAll(async () => {
    cli = await openCli();
    await cli.run("new", "fern");
    await cli.run("draft", "fern");
    const path = join(cli.dir, ".drafts/fern/tenant.json");
    const brand = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...brand, name: "Fern, redrawn" }));
  });
  afterAll(() => cli.close());

  test("T10 the link leads to the brand's host and shows the draft, and live stays unchanged", async () => {
    const { status, value } = await cli.json("preview", "fern", "--draft", "--minutes", "5");
    expect(status).toBe(0);
    const url = new URL(String(value.url));
    expect(url.origin).toBe(`http://fern.localhost:${cli.port}`);
    const expected = { code: "fern", now: Date.now(), secret: await previewSecret(cli.dataDir) };
    const shown = verifyPreview(url.searchParams.get("preview") ?? "", expected);
    expect(shown).toEqual({ code: "fern", version: "draft" });
    expect((await loadPreview(checkedTenants(cli.dir), "fern", "draft")).config.name).toBe("Fern, redrawn");
    expect((await loadPreview(checkedTenants(cli.dir), "fern", "live")).config.name).toBe("Fern");
  });

  test("T10 an unknown version, an invalid time and an invalid draft are refused", async () => {
    const missing = await cli.run("preview", "fern", "--version", "9");
    expect([missing.status, missing.err]).toEqual([1, expect.stringContaining('has no version "9"')]);
    expect((await cli.run("preview", "fern", "--minutes", "0")).status).toBe(1);
    writeFileSync(join(cli.dir, ".drafts/fern/tenant.json"), "{");
    expect((await cli.run("preview", "fern", "--draft")).status).toBe(1);
  });
});
