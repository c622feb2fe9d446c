import { expect, test } from "vitest";
import { WPS_ERRORS } from "~/platform/wps/errors";
import { handleWps, type WpsHttpDeps } from "~/platform/wps/http";
import { CALL_DOCUMENTS, CALL_ROUTES } from "~/registry/calls";

type Json = Record<string, unknown>;
const document = JSON.parse(CALL_DOCUMENTS["/wps/openapi.json"]?.text() ?? "") as {
  openapi: string;
  paths: Record<string, Record<string, Json>>;
  components: Json;
};

/** Calls `visit` for every object inside a JSON value. */
function walk(value: unknown, visit: (node: Json, path: string) => void, path = ""): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Json, path);
  for (const [key, child] of Object.entries(value)) walk(child, visit, `${path}/${key}`);
}

test("every call stands in the OpenAPI document once, with its doc, an answer and its refusals", () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids)).toEqual(new Set(CALL_ROUTES.map(({ area, name }) => `${area}.${name}`)));
  expect(ids).toHaveLength(CALL_ROUTES.length);
  for (const { call } of CALL_ROUTES) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()] ?? {};
    expect(operation["description"]).toBe(call.doc);
    expect(Object.keys(operation["responses"] as Json)).toEqual(expect.arrayContaining(["200", "422", "500"]));
  }
});

test("A16 the body of an encrypted call is shown sealed, with what is in it and how it is sealed", () => {
  const { requestBody } = document.paths["/wps/session/login"]?.["post"] ?? {};
  expect(requestBody).toMatchObject({
    description: expect.stringContaining("compact JWE"),
    content: {
      "application/json": {
        schema: {
          required: ["sealed"],
          additionalProperties: false,
          properties: { sealed: { contentSchema: { properties: { body: { properties: { username: {} } } } } } },
        },
      },
    },
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
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) {
      for (const { name, description } of (operation["parameters"] ?? []) as Json[])
        expect(description, String(name)).toBeTruthy();
    }
  }
});

test("every reference of the document leads to a schema in it", () => {
  const references: string[] = [];
  walk(document, (node) => {
    if (typeof node["$ref"] === "string") references.push(node["$ref"]);
  });
  const schemas = (document.components as { schemas: Json }).schemas;
  for (const reference of references) expect(schemas).toHaveProperty([reference.replace("#/components/schemas/", "")]);
  expect(references).toContain("#/components/schemas/MenuNode");
  expect(document.openapi).toBe("3.1.0");
});

test("a call's name is its key, no two calls share method and path, its errors are of the catalogue", () => {
  const places = CALL_ROUTES.map(({ call }) => `${call.method} ${call.path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { name, call } of CALL_ROUTES) {
    expect(call.name).toBe(name);
    for (const code of call.errors) expect(WPS_ERRORS).toHaveProperty(code);
  }
});

test("the document of all calls is served to be read, and holds each with its path, doc, errors and example", async () => {
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

test("X9 every field of an answer that holds HTML is called html, which is how it is found", () => {
  const text = JSON.stringify(document);
  const named = [...text.matchAll(/"(\w+)":\{[^{}]*"description":"[^"]*sanitised HTML/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(new Set(named)).toEqual(new Set(["html"]));
});
