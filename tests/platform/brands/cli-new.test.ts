import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cli, openCli } from "./cli";

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const tenantFile = (code: string) => readFileSync(join(cli.dir, code, "tenant.json"), "utf8");

describe("brand new", () => {
  test("T6 a new brand has at most 16 lines and is valid, and its URL is printed", async () => {
    const { status, out } = await cli.run("new", "fern", "--name", "Fern Club", "--languages", "EN,CN");
    expect(status).toBe(0);
    expect(out).toContain(`http://fern.localhost:${cli.port}/`);
    expect(out).toContain(join(cli.dir, "fern", "tenant.json"));
    const text = tenantFile("fern");
    expect(text.trim().split("\n").length).toBeLessThanOrEqual(16);
    expect(JSON.parse(text)).toMatchObject({ name: "Fern Club", languages: ["EN", "CN"], defaultLanguage: "EN" });
    expect((await cli.run("check", "fern")).status).toBe(0);
  });

  test("T6 the file names the JSON Schema that editors use for completion", async () => {
    await cli.run("new", "elm");
    const { $schema } = JSON.parse(tenantFile("elm")) as { $schema: string };
    expect(existsSync(join(cli.dir, "elm", $schema))).toBe(true);
  });

  test("T7 a taken code, a taken host and an invalid code are refused without leftover files", async () => {
    await cli.run("new", "oak");
    const before = readdirSync(cli.dir).sort();
    const refused = [
      await cli.run("new", "oak"),
      await cli.run("new", "ash", "--host", "OAK.localhost."),
      await cli.run("new", "Bad_Code"),
      await cli.run("new", "base"),
      await cli.run("new", "yew", "--languages", "XX"),
      await cli.run("new"),
    ];
    expect(refused.map((run) => run.status)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(refused[0]?.err).toContain('The code "oak" is already used');
    expect(refused[1]?.err).toContain("oak");
    expect(refused[5]?.err).toContain("Usage: brand new <code>");
    expect(readdirSync(cli.dir).sort()).toEqual(before);
  });

  test("T6 --from copies a brand's files with a new name, host and operator, and the copy of a demo is a demo", async () => {
    await cli.run("new", "pine", "--languages", "EN,VI");
    cli.write("pine/tenant.json", { ...JSON.parse(tenantFile("pine")), demo: true, flags: { snow: true } });
    const { status } = await cli.json("new", "larch", "--from", "pine", "--host", "larch.example");
    expect(status).toBe(0);
    const larch = JSON.parse(tenantFile("larch")) as Record<string, unknown>;
    expect(larch).toMatchObject({
      name: "Larch",
      operator: "larch",
      origin: "https://larch.example",
      flags: { snow: true },
    });
    expect(larch).toMatchObject({ hosts: { member: ["larch.example"] }, languages: ["EN", "VI"] });
    expect(larch.demo).toBe(true);
  });
});
