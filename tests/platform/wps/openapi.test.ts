import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { WPS_ERRORS } from "~/platform/wps/errors";
import { handleWps, type WpsHttpDeps } from "~/platform/wps/http";
import { issueCodeOf } from "~/platform/wps/issues";
import { openApiDocument } from "~/platform/wps/openapi";
import { CALL_DOCUMENTS, CALL_ROUTES } from "~/registry/calls";

type Json = Record<string, unknown>;
const text = CALL_DOCUMENTS["/wps/openapi.json"]?.text() ?? "";
const document = JSON.parse(text) as {
  openapi: string;
  info: { description: string; license: object };
  servers: unknown[];
  paths: Record<string, Record<string, Json>>;
  components: Json;
};

/** Returns every operation of the document. */
const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([name]) => ["get", "post", "put", "delete"].includes(name))
      .map(([method, operation]) => ({ path, method, operation })),
  );

/** Returns the text of every source file below some folders. */
const sourcesOf = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );

/** Calls `visit` for every object inside a JSON value. */
function walk(value: unknown, visit: (node: Json, path: string) => void, path = ""): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Json, path);
  for (const [key, child] of Object.entries(value)) walk(child, visit, `${path}/${key}`);
}

test("every call is in the OpenAPI document once, with its description, a response and its errors", () => {
  const ids = operations().map(({ operation }) => operation["operationId"]);
  expect(new Set(ids)).toEqual(new Set(CALL_ROUTES.map(({ area, name }) => `${area}.${name}`)));
  expect(ids).toHaveLength(CALL_ROUTES.length);
  for (const { call } of CALL_ROUTES) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] ?? {};
    expect(operation["description"]).toBe(call.doc);
    expect(Object.keys(operation["responses"] as Json)).toEqual(expect.arrayContaining(["200", "422", "500"]));
  }
});

test("repeated parts are shared, so that the document stays below its size limit", () => {
  // 890 kB with everything inlined; each call adds about 3 kB.
  expect(text.length).toBeLessThan(760_000);
  const responses = Object.values((document.components as { responses: Json }).responses);
  expect(new Set(responses.map((one) => JSON.stringify(one))).size).toBe(responses.length);
});

test("X1 each call declares its callers: staff calls their sign-in, server and permission, member calls the token", () => {
  for (const { area, name, call } of CALL_ROUTES) {
    const item = document.paths[call.path] ?? {};
    const operation = item[call.method.toLowerCase()] ?? {};
    const id = `${area}.${name}`;
    const security = call.staff && call.staff !== "door" ? [{ staff: [] }] : call.token ? [{ member: [] }] : [];
    expect([id, operation["security"]]).toEqual([id, security]);
    const isOpen = call.staff === false || call.staff === "door" || call.staff === "self";
    expect([id, operation["x-permission"]]).toEqual([id, isOpen ? undefined : call.staff]);
    expect([id, "servers" in item]).toEqual([id, call.staff !== false]);
    const headers = (item["parameters"] as unknown as Json[]).map(({ $ref }) => String($ref).split("/").at(-1));
    expect([id, headers]).toEqual([id, call.staff ? ["Language"] : ["Language", "Merchant"]]);
    expect(String(operation["summary"]).length, id).toBeGreaterThan(3);
    expect(String(operation["summary"]).length, id).toBeLessThan(105);
  }
  expect(document.servers).toHaveLength(1);
  expect(document.info.description).toContain("POST /wps/staff/session");
});

test("a call has a request body in the document only if it reads one", () => {
  for (const { area, call, name } of CALL_ROUTES) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] ?? {};
    const reads = call.method !== "GET" && (call.encrypted || Object.keys(call.input.shape).length > 0);
    expect([`${area}.${name}`, "requestBody" in operation]).toEqual([`${area}.${name}`, reads]);
  }
});

test("openapi: all recommended rules of Redocly find no error and no warning in the document", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const lint = async (source: string) =>
    (await lintFromString({ source, absoluteRef: "openapi.json", config })).map(
      ({ location, message, ruleId }) => `${ruleId} ${location[0]?.pointer} ${message}`,
    );
  const { license: _licence, ...info } = document.info;
  const withFaults = { ...document, info, paths: { "/wps/x": { get: { responses: {} } } }, components: {} };
  const rules = (await lint(JSON.stringify(withFaults))).map((problem) => problem.split(" ")[0]);
  expect(rules).toEqual(expect.arrayContaining(["info-license", "security-defined", "operation-summary"]));
  expect(await lint(text)).toEqual([]);
});

test("openapi: different shapes at the same place, such as those of a union, have different names", () => {
  const one = z.object({ a: z.string().describe("One.") });
  const other = z.object({ b: z.string().describe("Other.") });
  const either = z.union([one, other]);
  const output = z.object({ before: either.describe("Before."), after: either.describe("After.") });
  const value = { before: { a: "x" }, after: { b: "x" } };
  const example = { input: {}, value };
  const unions = defineCall({
    name: "unions",
    method: "GET",
    path: "/wps/x",
    doc: "X.",
    input: z.strictObject({}),
    output,
    example,
  });
  const { components } = openApiDocument([{ area: "system", name: "unions", call: unions }], {});
  const { schemas } = components as { schemas: Record<string, { properties: Json }> };
  const names = ["system.unions.before", "system.unions.before-2"];
  const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  expect(names.map((name) => Object.keys(schemas[name]?.properties ?? {}))).toEqual([["a"], ["b"]]);
  expect(schemas["system.unions"]?.properties).toMatchObject({ before: { anyOf: refs }, after: { anyOf: refs } });
});

test("openapi: every required name of a shape is one of its fields", () => {
  walk(document, (node, path) => {
    if (path.includes("/example") || !Array.isArray(node["required"])) return;
    const fields = Object.keys((node["properties"] ?? {}) as Json);
    expect([path, fields]).toEqual([path, expect.arrayContaining(node["required"])]);
  });
});

test("A18 every reason for a refused field in the sources has a code in the list of issue codes", () => {
  const words = sourcesOf("app/features", "app/platform").flatMap((source) =>
    [...source.matchAll(/\bissue: (?:"([^"]+)"|[^"\n]*\? "([^"]+)" : "([^"]+)")/g)].flatMap(([, ...found]) =>
      found.filter((word) => word !== undefined),
    ),
  );
  expect(words.length).toBeGreaterThan(40);
  const unknown = words.filter((word) => issueCodeOf(word) === "invalid");
  expect(unknown).toEqual([]);
});

test("A16 the body of an encrypted call is documented as sealed, with its content and its encryption", () => {
  const { requestBody } = document.paths["/wps/session/login"]?.["post"] ?? {};
  expect(requestBody).toMatchObject({
    description: expect.stringContaining("compact JWE"),
    content: {
      "application/json": {
        schema: {
          required: ["sealed"],
          additionalProperties: false,
          properties: { sealed: { contentSchema: { $ref: "#/components/schemas/session.login.sealed" } } },
        },
      },
    },
  });
  expect(document.components).toMatchObject({
    schemas: { "session.login.sealed": { properties: { body: { properties: { username: {} } } } } },
  });
});

test("every field of every call has a description", () => {
  walk(document, (node, path) => {
    if (path.includes("/example/") || path.endsWith("/example")) return;
    const properties = node["properties"];
    if (typeof properties !== "object" || properties === null) return;
    for (const [name, property] of Object.entries(properties as Record<string, Json>)) {
      if (["success", "message", "value"].includes(name)) continue;
      expect(property["description"] ?? property["$ref"], `${path}/${name}`).toBeTruthy();
    }
  });
  for (const { operation } of operations())
    for (const { name, description } of (operation["parameters"] ?? []) as Json[])
      expect(description, String(name)).toBeTruthy();
});

test("every reference in the document resolves", () => {
  const references: string[] = [];
  walk(document, (node) => {
    if (typeof node["$ref"] === "string") references.push(node["$ref"]);
  });
  for (const reference of new Set(references)) expect(document).toHaveProperty(reference.slice(2).split("/"));
  expect(references).toContain("#/components/schemas/MenuNode");
  expect(document.openapi).toBe("3.1.0");
});

test("a call's name is its key, method and path are unique, and its errors are in the catalogue", () => {
  const places = CALL_ROUTES.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { name, call } of CALL_ROUTES) {
    expect(call.name).toBe(name);
    for (const code of call.errors) expect(WPS_ERRORS).toHaveProperty(code);
  }
});

test("the Markdown document of all calls is served and contains each with its path, description, errors and example", async () => {
  const caller = { languages: ["EN"], defaultLanguage: "EN" };
  const deps = { resolve: () => caller, documents: CALL_DOCUMENTS } as unknown as WpsHttpDeps;
  const answered = await handleWps(new Request("http://lotus.test/wps/calls.md"), deps);
  expect(answered.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const text = await answered.text();
  for (const { area, call, name } of CALL_ROUTES) {
    const [, section = ""] = text.split(`\n### ${area}.${name}\n`);
    const own = section.split("\n### ")[0] ?? "";
    const told = [`\`${call.method} ${call.path}\``, call.doc, ...call.errors.map((code) => `\`${code}\``)];
    expect(
      told.filter((part) => !own.includes(part)),
      `${area}.${name}`,
    ).toEqual([]);
    expect(own).toContain(JSON.stringify(call.example.value, null, 2));
  }
});

test("X9 every answer field with HTML is named html, so that it can be found", () => {
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"(\w+)":\{[^{}]*"description":"[^"]*sanitised HTML/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named)).toEqual(new Set(["html"]));
});
