import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashTree, readTree } from "~/platform/brands/files";
import { type Cli, openCli } from "./cli";

let cli: Cli;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

const read = (code: string) =>
  JSON.parse(readFileSync(join(cli.dir, code, "tenant.json"), "utf8")) as Record<string, unknown>;
const edit = (code: string, more: Record<string, unknown>) =>
  cli.write(`${code}/tenant.json`, { ...read(code), ...more });
const treeHash = async (code: string) => hashTree(await readTree(join(cli.dir, code)));

/** Creates a brand whose files are kept as version 1. */
async function aPublishedBrand(code: string): Promise<void> {
  await cli.run("new", code);
  expect((await cli.run("publish", code, "--reason", "first", "--by", "ann")).status).toBe(0);
}

describe("brand publish, diff, rollback", () => {
  test("T9 publish → edit → diff → publish → rollback restores the same bytes", async () => {
    await aPublishedBrand("alder");
    const original = await treeHash("alder");
    edit("alder", { name: "Alder & Co", flags: { snow: true } });
    mkdirSync(join(cli.dir, "alder", "locales"), { recursive: true });
    cli.write("alder/locales/EN.json", "{}");
    const { value } = await cli.json("diff", "alder");
    expect(value).toMatchObject({ before: "1", after: "live" });
    expect(value.keys).toContainEqual({ path: "/name", before: "Alder", after: "Alder & Co" });
    expect(value.keys).toContainEqual({ path: "/flags/snow", before: false, after: true });
    expect(value.files).toEqual([
      { file: "locales/EN.json", change: "added" },
      { file: "tenant.json", change: "changed" },
    ]);
    expect((await cli.run("publish", "alder", "--reason", "rename")).status).toBe(0);
    const back = await cli.json("rollback", "alder", "--reason", "too soon", "--by", "ann");
    expect(back.value).toMatchObject({ status: "published", version: { id: "3", by: "ann", reason: "too soon" } });
    expect(await treeHash("alder")).toBe(original);
    expect((await cli.json("diff", "alder", "2", "3")).value.keys).toContainEqual({
      path: "/name",
      before: "Alder & Co",
      after: "Alder",
    });
  });

  test("T9 a change without a reason is refused", async () => {
    await aPublishedBrand("birch");
    const publish = await cli.run("publish", "birch");
    expect([publish.status, publish.err]).toEqual([1, expect.stringContaining("--reason")]);
    expect((await cli.run("rollback", "birch", "1", "--reason", " ")).status).toBe(1);
  });

  test("T9 an invalid candidate is refused with line and column, and the live files stay unchanged", async () => {
    await aPublishedBrand("cedar");
    const before = await treeHash("cedar");
    const candidate = join(cli.dir, ".candidate");
    mkdirSync(candidate, { recursive: true });
    writeFileSync(join(candidate, "tenant.json"), JSON.stringify({ ...read("cedar"), nmae: "x" }, null, 2));
    const { status, err } = await cli.run("publish", "cedar", "--from", candidate, "--reason", "typo");
    expect(status).toBe(1);
    expect(err).toMatch(/\.candidate\/tenant\.json:\d+:\d+ .*did you mean "name"/);
    expect(await treeHash("cedar")).toBe(before);
  });

  test("T9 a candidate that claims another brand's host is refused", async () => {
    await aPublishedBrand("elder");
    await cli.run("new", "hazel");
    const candidate = join(cli.dir, ".candidate-host");
    mkdirSync(candidate, { recursive: true });
    writeFileSync(
      join(candidate, "tenant.json"),
      JSON.stringify({ ...read("elder"), hosts: { member: ["HAZEL.localhost."] } }),
    );
    const { status, err } = await cli.run("publish", "elder", "--from", candidate, "--reason", "host");
    expect(status).toBe(1);
    expect(err).toContain("hazel");
  });

  test("T9 a stale base is refused when --expect names a version that is no longer live", async () => {
    await aPublishedBrand("rowan");
    edit("rowan", { name: "Rowan 2" });
    await cli.run("publish", "rowan", "--reason", "second");
    const { status, err } = await cli.run("rollback", "rowan", "1", "--reason", "x", "--expect", "1");
    expect([status, err]).toEqual([1, expect.stringContaining('stale: "rowan" is at version 2, expected')]);
  });
});

describe("brand list and doctor", () => {
  test("T9 list shows code, state, version and hosts, also of a broken brand", async () => {
    await aPublishedBrand("willow");
    await cli.run("new", "aspen");
    cli.write("aspen/tenant.json", "{");
    const { status, value } = await cli.json("list");
    expect(status).toBe(0);
    const brands = value.brands as Record<string, unknown>[];
    const willow = {
      code: "willow",
      name: "Willow",
      state: "valid",
      newest: "1",
      edited: false,
      hosts: ["willow.localhost"],
    };
    expect(brands.find((brand) => brand.code === "willow")).toMatchObject(willow);
    expect(brands.find((brand) => brand.code === "aspen")).toMatchObject({ state: "broken", newest: null });
    expect((await cli.run("list")).out).toMatch(/^willow +valid +version 1 +willow\.localhost +Willow$/m);
    cli.write("aspen/tenant.json", { ...read("willow"), name: "Aspen", hosts: { member: ["aspen.localhost"] } });
  });

  test("T9 doctor accepts a sound brand and warns about unpublished edits", async () => {
    await aPublishedBrand("linden");
    expect((await cli.json("doctor", "linden")).value).toMatchObject({ ok: true, findings: [] });
    edit("linden", { name: "Linden 2" });
    const { status, out } = await cli.run("doctor", "linden");
    expect([status, out]).toEqual([0, expect.stringContaining("edited files after version 1")]);
  });

  test("T9 doctor finds a tampered version, an interrupted publish, and unused assets", async () => {
    await aPublishedBrand("poplar");
    mkdirSync(join(cli.dir, "poplar", "assets"), { recursive: true });
    cli.write("poplar/assets/lonely.svg", "<svg/>");
    cli.write("poplar/.publishing", "1");
    cli.write(".versions/poplar/1/files/tenant.json", "{}");
    const { status, value } = await cli.json("doctor", "poplar");
    expect(status).toBe(1);
    const told = (value.findings as { message: string }[]).map((finding) => finding.message).join("\n");
    expect(told).toContain("version 1 was changed after it was stored");
    expect(told).toContain("a publish was interrupted");
    expect(told).toContain("assets/lonely.svg is not used");
  });

  test("T9 doctor reports a symbolic link, which a version cannot contain, and list still works", async () => {
    await aPublishedBrand("spruce");
    mkdirSync(join(cli.dir, "spruce", "assets"), { recursive: true });
    symlinkSync("/etc/hostname", join(cli.dir, "spruce", "assets", "linked.svg"));
    const { status, value } = await cli.json("doctor", "spruce");
    expect(status).toBe(1);
    expect(JSON.stringify(value.findings)).toContain("linked.svg is a symbolic link");
    const { value: listed } = await cli.json("list");
    expect(listed.brands).toContainEqual(expect.objectContaining({ code: "spruce", version: "see doctor" }));
  });
});
