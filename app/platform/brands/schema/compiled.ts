import type { SchemaValidateFunction, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isTextKey } from "~/platform/text/localised";
import { nearest } from "../nearest";
import { FORMATS } from "./formats";
import type { JsonSchema } from "./read-schemas";

/** Context of a validation, in addition to the schema. */
export interface CheckContext {
  /** Returns true when the brand or the base has this file in its assets folder. */
  readonly hasAsset: (name: string) => boolean;
  /** All text keys of the product (`namespace:key`). Undefined: text keys are not checked. */
  readonly knownTexts: Readonly<Record<string, string>> | undefined;
}

const BASE_URL = "https://livery.example/schemas/";

/** Validators compiled by Ajv that report every error in detail. Each is compiled on first use. */
export class CompiledSchemas {
  readonly #ajv: Ajv2020;
  readonly #functions = new Map<string, ValidateFunction>();

  constructor(schemas: ReadonlyMap<string, JsonSchema>) {
    this.#ajv = new Ajv2020({
      allErrors: true,
      verbose: true,
      discriminator: true,
      strictRequired: false,
      strictTypes: false,
      allowUnionTypes: true,
      passContext: true,
      formats: { ...FORMATS },
      uriResolver: RESOLVER,
      // The following options shorten compilation, because requests wait for it.
      code: { optimize: false },
      inlineRefs: false,
      // Validating the schemas themselves takes most of the time. A test does it.
      validateSchema: false,
      // Lengths count UTF-16 units: counting the code points of long texts is slow. Ajv logs this option as deprecated, therefore
      // no logger.
      unicode: false,
      logger: false,
    });
    for (const keyword of ["x-audience", "x-owner", "x-means", "tsType"]) this.#ajv.addKeyword({ keyword });
    this.#ajv.addKeyword({ keyword: "x-text", type: "string", validate: checkText, errors: true });
    this.#ajv.addKeyword({ keyword: "x-asset", type: "string", validate: checkAsset, errors: true });
    for (const [name, schema] of schemas) {
      this.#ajv.addSchema({ ...schema, $id: `${BASE_URL}${name}.schema.json` });
    }
  }

  /** Returns the validator of one schema. Throws for an unknown schema name. */
  get(name: string): ValidateFunction {
    let found = this.#functions.get(name);
    if (found === undefined) {
      found = this.#ajv.getSchema(`${BASE_URL}${name}.schema.json`);
      if (found === undefined) throw new Error(`the schema ${name} does not exist`);
      this.#functions.set(name, found);
    }
    return found;
  }
}

const checkText: SchemaValidateFunction = function (this: CheckContext, _schema: unknown, data: string): boolean {
  const { knownTexts } = this;
  if (knownTexts === undefined || !isTextKey(data) || Object.hasOwn(knownTexts, data)) return true;
  checkText.errors = [{ keyword: "x-text", params: { key: data, nearest: nearest(data, Object.keys(knownTexts)) } }];
  return false;
};

const checkAsset: SchemaValidateFunction = function (this: CheckContext, _schema: unknown, data: string): boolean {
  if (this.hasAsset(data)) return true;
  checkAsset.errors = [{ keyword: "x-asset", params: { name: data } }];
  return false;
};

/** Minimal URI resolver: all schema URIs have the form `https://…/<name>.schema.json#<pointer>`. */
const RESOLVER = {
  parse(uri: string) {
    const [path = "", fragment] = uri.split("#");
    return fragment === undefined ? { path } : { path, fragment };
  },
  serialize: ({ path, fragment }: { path?: string; fragment?: string }) => {
    return fragment === undefined ? (path ?? "") : `${path ?? ""}#${fragment}`;
  },
  resolve(base: string, path: string): string {
    if (path.startsWith("#")) return base.split("#")[0] + path;
    if (path === "" || path.startsWith("https:")) return path === "" ? base : path;
    return new URL(path, base).href;
  },
};
