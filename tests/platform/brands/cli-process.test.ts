import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cli, openCli } from "./cli";

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

/** Timeout in ms: each run is a separate process, and the machine may be busy. */
const PATIENCE = 120_000;

const read = (code: string) =>
  JSON.parse(readFileSync(join(cli.dir, code, "tenant.json"), "utf8")) as Record<string, unknown>;

describe("the real command in a separate process", () => {
  test("T9 every command returns its exit status and prints one JSON document to standard output", {
    timeout: PATIENCE,
  }, async () => {
    const commands = [
      ["new", "fern"],
      ["check", "fern"],
      ["list"],
      ["publish", "fern", "--reason", "first"],
      ["draft", "fern"],
      ["diff", "fern", "1", "draft"],
      ["preview", "fern", "--draft"],
      ["rollback", "fern", "1", "--reason", "none needed"],
      ["doctor"],
    ];
    for (const command of commands) {
      const { status, out, err } = await cli.spawn(...command, "--json");
      expect([command, status, err]).toEqual([command, 0, ""]);
      expect(JSON.parse(out)).toMatchObject({ ok: true });
    }
  });

  test("T9 errors go to standard error with exit status 1", { timeout: PATIENCE }, async () => {
    const { status, out, err } = await cli.spawn("publish", "fern");
    expect([status, out, err]).toEqual([1, "", expect.stringContaining("--reason")]);
  });

  test("T9 of two concurrent publishes one succeeds, the other is refused with the reason, and no files are lost or mixed", {
    timeout: PATIENCE,
  }, async () => {
    await cli.run("new", "maple");
    await cli.run("publish", "maple", "--reason", "first");
    const candidates = ["One", "Two"].map((name) => {
      const folder = join(cli.dir, `.candidate-${name}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "tenant.json"), JSON.stringify({ ...read("maple"), name }));
      return cli.spawn("publish", "maple", "--from", folder, "--reason", name, "--expect", "1");
    });
    const runs = await Promise.all(candidates);
    expect(runs.map((run) => run.status).sort()).toEqual([0, 1]);
    expect(runs.find((run) => run.status === 1)?.err).toMatch(/locked|stale/);
    expect(read("maple").name).toBe(runs[0]?.status === 0 ? "One" : "Two");
    expect((await cli.json("doctor", "maple")).value).toMatchObject({ ok: true, findings: [] });
  });
});
