import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { askConsole, staffToken } from "../helpers/demo-staff";
import { send } from "../helpers/http";
import { aSourceCheckout, type Edit, executeRecipe, recipeTitles, runIn } from "../helpers/recipes";
import { startProcess } from "../helpers/server-process";

// Each recipe is followed by the checks of the whole project.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 });

let checkout: ReturnType<typeof aSourceCheckout>;
beforeAll(() => {
  checkout = aSourceCheckout();
});
afterAll(() => checkout.remove());

const VITEST = "node_modules/vitest/vitest.mjs";
const NAMES = { feature: "points", code: "coral" };
/** Text files of a page's label and texts, by language. */
const TEXTS = "app/features/<feature>/texts/<LANG>.json";
const WORDS: Readonly<Record<string, string>> = {
  EN: "Point value",
  CN: "积分价值",
  VI: "Giá trị điểm",
  AR: "قيمة النقاط",
};
/** Adds texts to a section of a text file. */
const intoSection = (text: string, section: string, more: Readonly<Record<string, string>>): string => {
  const sections = JSON.parse(text);
  return JSON.stringify({ ...sections, [section]: { ...sections[section], ...more } });
};
const withTexts: Edit = (text, language) => {
  const title = WORDS[language] ?? "";
  return intoSection(text, "shell", { "centre.pointValue": title, "pointValue.ratio": `${title}: {{ratio}}` });
};
const withFlagTexts: Edit = (text, language) => {
  const title = WORDS[language] ?? "";
  const more = { "flag.pointValue.title": title, "flag.pointValue.text": `${title}.` };
  return language === "EN" ? text : intoSection(text, "console", more);
};

const read = (path: string) => readFileSync(join(checkout.dir, path), "utf8");
const sample = (name: string): Edit => {
  const text = readFileSync(join("tests/fixtures/recipes", name), "utf8");
  return () => text;
};
/** Returns an edit that inserts a line before the first occurrence of `at`, and imports at the top. */
const insert =
  (at: string, line: string, ...imports: readonly string[]): Edit =>
  (text) => {
    if (!text.includes(at)) throw new Error(`"${at}" is not there`);
    return [...imports, text.replace(at, () => `${line}\n${at}`)].join("\n");
  };

test("recipes: a test follows each recipe", () => {
  expect(recipeTitles()).toEqual(["A brand", "A flag", "A block", "A call", "A page of the member centre"]);
});

test("recipes: a brand consists of one file that its check accepts", async () => {
  await executeRecipe(checkout, "A brand", NAMES, {});
  expect(JSON.parse(read("tenants/coral/tenant.json"))).toMatchObject({ hosts: { member: ["coral.localhost"] } });
  expect(readdirSync(join(checkout.dir, "tenants/coral"))).toEqual(["tenant.json"]);
});

test("recipes: a flag passes all checks and the tests of texts and schemas, and a view reads it by name", async () => {
  const flag = { title: "Point value", description: "The points mall says what points are worth.", type: "boolean" };
  const more = { default: true, "x-audience": "page", "x-owner": "support", examples: [false] };
  await executeRecipe(
    checkout,
    "A flag",
    { ...NAMES, block: "points-mall" },
    {
      "schemas/flags.schema.json": (text) => {
        const schema = JSON.parse(text);
        return JSON.stringify({ ...schema, properties: { ...schema.properties, pointValue: { ...flag, ...more } } });
      },
      "app/features/flags/texts/<LANG>.json": withFlagTexts,
      "app/features/<feature>/blocks/<block>/view.tsx": (text) =>
        `import { useFlag } from "~/ui/flags";\n${text}`.replace(
          'if (data.html === "") return null;',
          'const isOn = useFlag("pointValue");\n  if (data.html === "" || !isOn) return null;',
        ),
    },
  );
  expect(read("app/features/points/blocks/points-mall/view.tsx")).toContain("isOn");
  await runIn(checkout, "scripts/check.mjs");
  await runIn(checkout, VITEST, "run", "tests/platform/i18n/locales.test.ts", "tests/platform/brands/schemas.test.ts");
});

test("recipes: a block passes all checks and the tests of all blocks", async () => {
  const entry = { type: "point-note", order: 1, props: { title: { EN: "Worth of points" } } };
  const page = {
    $schema: "../../../schemas/authoring/page.schema.json",
    children: { main: { children: { note: entry } } },
  };
  const from = (file: string) => `"~/features/points/blocks/point-note/${file}"`;
  await executeRecipe(
    checkout,
    "A block",
    { ...NAMES, block: "point-note" },
    {
      "schemas/blocks/<block>.schema.json": sample("block.schema.json"),
      "app/features/<feature>/blocks/<block>/load.ts": sample("block-load.txt"),
      "app/features/<feature>/blocks/<block>/view.tsx": sample("block-view.txt"),
      "app/features/<feature>/blocks/<block>/example.ts": sample("block-example.txt"),
      "app/registry/blocks.server.ts": insert(
        '  "points-mall": ',
        '  "point-note": { view: PointNoteView, load: loadPointNote, example: pointNoteExample },',
        `import { pointNoteExample } from ${from("example")};`,
        `import { loadPointNote } from ${from("load")};`,
        `import { PointNoteView } from ${from("view")};`,
      ),
      "app/registry/blocks.client.ts": insert(
        '  "points-mall": ',
        `  "point-note": (via) => via(() => import(${from("view")})).then((m) => m.PointNoteView),`,
      ),
      "tenants/<code>/pages/HOMEPAGE.json": () => JSON.stringify(page),
    },
  );
  await runIn(checkout, "scripts/check.mjs");
  expect(await runIn(checkout, "scripts/run.mjs", "scripts/brand.ts", "check", "coral")).toContain("No problem");
  await runIn(checkout, VITEST, "run", "tests/content/blocks.test.tsx");
});

test("recipes: a call with a page passes all checks, the contract tests of the call and the tests of texts", async () => {
  await executeRecipe(
    checkout,
    "A call",
    { ...NAMES, topic: "point-value" },
    {
      "app/features/<feature>/contract/<topic>.ts": sample("call-contract.txt"),
      "app/features/<feature>/server/calls.ts": insert(
        "  pointConfig(ctx) {",
        '  pointValue: (ctx) => ({ ratio: ctx.brand.config.points?.ratio ?? "0" }),',
      ),
      "app/registry/contract.ts": (text) =>
        `import { pointValueCalls } from "~/features/points/contract/point-value";\n${text}`.replace(
          "  point: pointCalls,",
          "  point: { ...pointCalls, ...pointValueCalls },",
        ),
      "tests/<feature>/<topic>.test.ts": sample("call-test.txt"),
    },
  );
  const view = 'import("~/features/points/pages/point-value/point-value")';
  await executeRecipe(
    checkout,
    "A page of the member centre",
    { ...NAMES, page: "point-value" },
    {
      "app/features/<feature>/pages/<page>/<page>.server.ts": sample("page-server.txt"),
      "app/features/<feature>/pages/<page>/<page>.tsx": sample("page.txt"),
      [TEXTS]: withTexts,
      "app/registry/centre-pages.ts": insert(
        '    {\n      key: "playerRank",',
        `    {
      key: "pointValue",
      label: "shell:centre.pointValue",
      icon: "coins",
      view: (via) => via(() => ${view}).then(({ PointValue }) => ({ default: PointValue })),
    },`,
      ),
      "app/registry/centre-servers.server.ts": insert(
        "    referral,",
        "    pointValue,",
        'import { pointValue } from "~/features/points/pages/point-value/point-value.server";',
      ),
    },
  );
  await runIn(checkout, "scripts/check.mjs");
  await runIn(checkout, VITEST, "run", "tests/points", "tests/platform/i18n/locales.test.ts");
  const told = await runIn(checkout, VITEST, "run", "tests/platform/wps/contract.test.ts", "-t", "pointValue");
  expect(told).toMatch(/[5-9] passed/);
});

/** Builds and starts the copy with the results of the previous recipes. */
async function startCopy() {
  await runIn(checkout, "scripts/build.mjs");
  const env = { NODE_ENV: "production", DATA_DIR: join(checkout.dir, ".data"), DATABASE_URL: "" };
  const server = startProcess("build/node/main.mjs", env, checkout.dir);
  onTestFinished(async () => {
    server.child.kill("SIGTERM");
    await server.ended;
  });
  const { port = 0 } = await server.line("serving");
  const page = async (host: string, path = "/", cookie = "") =>
    (await send(port, { host, path, headers: { cookie } })).text;
  return { port, page };
}

/** Signs a member of the demo in. @returns the session's cookie */
async function signIn(port: number, host: string): Promise<string> {
  const body = new URLSearchParams({ type: "username", username: "thea", password: "Lantern-2026" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: `http://${host}` };
  const answer = await send(port, { host, path: "/login", method: "POST", headers, body });
  return /session=[^;]+/.exec(String(answer.headers["set-cookie"]))?.[0] ?? "";
}

test("recipes: a server of the copy shows the brand with its block, the flag on the console, and the page", async () => {
  const { page, port } = await startCopy();
  expect(await page("coral.localhost")).toMatch(/Worth of points[\s\S]*data-point-note/);
  const token = await staffToken(port);
  const { body } = await askConsole(port, "/wps/staff/flags?code=coral", { token });
  expect(JSON.stringify(body)).toContain('"Point value"');
  expect(await page("console.localhost", "/console/gallery", `session=${token}`)).toContain('data-point-note="250"');
  const cookie = await signIn(port, "pebble.localhost");
  expect(await page("pebble.localhost", "/member/pointValue", cookie)).toContain("Point value: ");
});
