import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cli, openCli } from "./cli";

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
  await cli.run("new", "fern");
});
afterAll(() => cli.close());

describe("brand check", () => {
  test("T7 a typo is reported with file, line, column and the nearest key, and the exit status is 1", async () => {
    await cli.run("new", "moss");
    const lines = ["{", '  "name": "Moss",', '  "operator": "moss",', '  "hosts": { "member": ["moss.localhost"] },'];
    lines.push('  "origin": "http://moss.localhost:3000",', '  "languages": ["EN"], "defaultLanguage": "EN",');
    cli.write("moss/tenant.json", [...lines, '  "flags": { "freePlya": true }', "}"].join("\n"));
    const { status, out, err } = await cli.run("check", "moss");
    expect(status).toBe(1);
    expect(out + err).toMatch(/^moss\/tenant\.json:7:14 .*\(did you mean "freePlay"\?\)$/m);
    cli.write("moss/tenant.json", [...lines, '  "flags": { "freePlay": true }', "}"].join("\n"));
    expect((await cli.run("check", "moss")).status).toBe(0);
  });

  test("T7 a truncated file is reported and does not hide the other brands", async () => {
    await cli.run("new", "reed");
    cli.write("reed/tenant.json", '{\n  "name": "Reed",\n');
    const { status, value } = await cli.json("check");
    expect(status).toBe(1);
    expect(value.ok).toBe(false);
    const brands = value.brands as { code: string; problems: { file: string; line: number }[] }[];
    expect(brands.find((brand) => brand.code === "fern")?.problems).toEqual([]);
    expect(brands.find((brand) => brand.code === "reed")?.problems[0]).toMatchObject({ file: "reed/tenant.json" });
    cli.write("reed/tenant.json", {
      name: "Reed",
      operator: "reed",
      hosts: { member: ["reed.localhost"] },
      origin: "http://reed.localhost:3000",
    });
  });

  test("T9 an unknown brand, option or command exits with status 1 and explains the usage", async () => {
    const unknown = await cli.run("check", "nobody");
    expect([unknown.status, unknown.err]).toEqual([
      1,
      expect.stringContaining('Brand "nobody" does not exist. Existing brands: fern'),
    ]);
    const option = await cli.run("check", "--jsno");
    expect([option.status, option.err]).toEqual([1, expect.stringContaining("Usage: brand check [code …]")]);
    const command = await cli.run("chekc");
    expect([command.status, command.err]).toEqual([1, expect.stringContaining('Unknown command "brand chekc"')]);
  });

  test("T9 every command prints its usage with --help and exits with status 0", async () => {
    const overview = await cli.run("--help");
    expect(overview.status).toBe(0);
    const names = "new check list draft diff history preview publish rollback rename remove doctor".split(" ");
    for (const name of names) {
      expect(overview.out).toContain(`  ${name} `);
      const { status, out } = await cli.run(name, "--help");
      expect([status, out]).toEqual([0, expect.stringContaining(`Usage: brand ${name}`)]);
    }
  });
});
