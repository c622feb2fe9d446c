import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "~/platform/brands/read-file";
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
const publish = (code: string, reason: string) => cli.run("publish", code, "--reason", reason, "--by", "ann");

describe("brand history, remove, rename", () => {
  test("T9 history shows date, author and reason of each version, and which version is live", async () => {
    await cli.run("new", "alder");
    await publish("alder", "first");
    edit("alder", { name: "Alder 2" });
    await publish("alder", "a new name");
    const { out } = await cli.run("history", "alder");
    expect(out).toMatch(/^alder: version 2 is live$/m);
    expect(out).toMatch(/^ +2 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}ann: a new name {2}\(live\)$/m);
    expect(out).toMatch(/^ +1 {2}.* UTC {2}ann: first$/m);
    edit("alder", { name: "Alder 3" });
    const { value } = await cli.json("history", "alder");
    expect(value).toMatchObject({ ok: true, live: null, removed: false, draft: false });
  });

  test("T9 every command reports a removed brand as removed, and rollback restores it", async () => {
    await cli.run("new", "birch");
    const before = readFileSync(join(cli.dir, "birch/tenant.json"), "utf8");
    expect((await cli.run("remove", "birch")).err).toContain("--reason");
    const removed = await cli.run("remove", "birch", "--reason", "closed", "--by", "ann");
    expect(removed.out).toContain("birch was removed; its files are kept as version 1.");
    expect(existsSync(join(cli.dir, "birch"))).toBe(false);
    for (const command of [["check"], ["draft"], ["diff"], ["remove", "--reason", "again"]]) {
      const [name = "", ...rest] = command;
      const { err, status } = await cli.run(name, "birch", ...rest);
      expect([name, status, err]).toEqual([name, 1, expect.stringContaining("To restore it: brand rollback birch")]);
    }
    expect((await cli.run("history", "birch")).out).toContain("birch was removed");
    expect((await cli.run("list")).out).not.toContain("birch");
    expect((await cli.run("rollback", "birch", "--reason", "open again")).status).toBe(0);
    expect(readFileSync(join(cli.dir, "birch/tenant.json"), "utf8")).toBe(before);
    expect((await cli.run("check", "birch")).status).toBe(0);
  });

  test("T9 rename moves an unused brand; invalid and taken codes are refused", async () => {
    await cli.run("new", "cedar");
    await publish("cedar", "first");
    for (const [code, why] of [
      ["Bad Code", "is not a valid brand code"],
      ["base", "is not a valid brand code"],
      ["alder", "is already used"],
    ]) {
      const { err, status } = await cli.run("rename", "cedar", code ?? "");
      expect([code, status, err]).toEqual([code, 1, expect.stringContaining(why ?? "")]);
    }
    expect((await cli.run("rename", "cedar", "larch")).out).toContain("cedar is now larch");
    expect((await cli.run("check", "larch")).status).toBe(0);
    expect((await cli.json("history", "larch")).value).toMatchObject({ live: "1" });
    expect((await cli.run("check", "cedar")).status).toBe(1);
  });
});

describe("brand diff", () => {
  test("T9 diff shows the changes from the live files to the draft and from a version to the live files", async () => {
    await cli.run("new", "elder");
    await publish("elder", "first");
    await cli.run("draft", "elder");
    cli.write(".drafts/elder/tenant.json", { ...read("elder"), name: "Of the draft" });
    const draft = await cli.json("diff", "elder", "draft");
    expect(draft.value).toMatchObject({ before: "live", after: "draft" });
    expect(draft.value["keys"]).toContainEqual({ path: "/name", before: "Elder", after: "Of the draft" });
    expect((await cli.json("diff", "elder", "1")).value).toMatchObject({ before: "1", after: "live" });
    expect((await cli.json("diff", "elder")).value).toMatchObject({ before: "1", after: "live" });
    expect((await cli.json("diff", "elder", "draft", "live")).value).toMatchObject({ before: "draft", after: "live" });
  });
});

describe("brand check of files that are not a brand", () => {
  test.each([
    [
      "a file in place of the folder",
      () => writeFileSync(join(cli.dir, "fir"), "{}"),
      "fir",
      "a brand must be a folder",
    ],
    [
      "a strange file in the folder",
      () => cli.run("new", "hazel").then(() => cli.write("hazel/x.json", {})),
      "hazel/x.json",
      "is not used here",
    ],
  ])("T7 %s is reported, by its name and in the check of all brands", async (_what, make, file, why) => {
    await make();
    const code = file.split("/")[0] ?? "";
    for (const args of [["check", code], ["check"]]) {
      const { err, status } = await cli.run(...args);
      expect([status, err]).toEqual([1, expect.stringMatching(new RegExp(`^${file}:1:1 .*${why}`, "m"))]);
    }
    expect((await cli.run("list")).status).toBe(0);
    expect((await cli.run("doctor", code)).err).toContain(why);
    rmSync(join(cli.dir, code), { recursive: true });
  });

  test.each(["tenant.json", "content/games.json", "assets/logo.png"])(
    "T7 an oversized %s is reported with its name by every command",
    async (file) => {
      await cli.run("new", "ivy");
      await publish("ivy", "first");
      const path = join(cli.dir, "ivy", file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, "{}");
      truncateSync(path, 5 * MAX_DOCUMENT_BYTES);
      for (const args of [
        ["check", "ivy"],
        ["diff", "ivy"],
        ["publish", "ivy", "--reason", "x"],
        ["draft", "ivy"],
      ]) {
        const { err, status } = await cli.run(...args);
        expect([args[0], status, err]).toEqual([args[0], 1, expect.stringMatching(new RegExp(`${file}.*larger than`))]);
      }
      rmSync(join(cli.dir, "ivy"), { recursive: true });
    },
  );

  test("T7 a host of the console is refused when a brand is created on it", async () => {
    const { err, status } = await cli.run("new", "juniper", "--host", "Console.localhost");
    expect([status, err]).toEqual([
      1,
      expect.stringContaining('the host "console.localhost" is reserved for the console'),
    ]);
  });
});

describe("brand new", () => {
  let server: Server | undefined;
  afterAll(() => server?.close());

  const answering = (code: string | null) =>
    new Promise<void>((done) => {
      server?.close();
      server = createServer((_request, response) => {
        response.statusCode = code === null ? 404 : 200;
        response.end(JSON.stringify({ success: true, value: { info: { whitelabel: { code } } } }));
      }).listen(cli.port, done);
    });

  test("T9 reports a brand as live only when a server shows it", async () => {
    const none = await cli.run("new", "maple");
    expect(none.out).toContain(`No server listens on port ${cli.port} of this machine`);
    expect(none.out).not.toMatch(/^maple is live/m);
    await answering(null);
    const other = await cli.run("new", "oak");
    expect(other.out).toContain(`the server on port ${cli.port} does not serve it`);
    await answering("pine");
    const shown = await cli.run("new", "pine");
    expect(shown.out).toContain(`pine is live: http://pine.localhost:${cli.port}/`);
  });
});
