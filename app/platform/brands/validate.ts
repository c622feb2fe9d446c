import { isJsonObject } from "~/platform/text/json";
import { documentKind } from "./documents";
import { nearest } from "./nearest";
import { problemMessage, type UnplacedProblem } from "./problem";
import type { CheckContext, Validators } from "./schema/validators";

/** Input of `validateDocument`. */
export interface MergedDocument {
  readonly file: string;
  readonly value: unknown;
  /** Value of the base, already validated. Values that are the same object are not validated again. */
  readonly base?: unknown;
  /** True for the base itself, which needs none of the required keys of tenant.json. */
  readonly isBase?: boolean;
}

/** Validates a merged document against the effective schema of its kind. */
export function validateDocument(
  doc: MergedDocument,
  validators: Validators,
  context: CheckContext,
): UnplacedProblem[] {
  const { file, value, base } = doc;
  if (value === base || value === null) return [];
  const kind = documentKind(file, validators.contentKinds);
  if (kind === "brand") return validateBrand(doc, validators, context);
  if (kind === undefined) return [];
  return validators.document(kind, value, context).map((finding) => ({ ...finding, file }));
}

/** Validates tenant.json key by key, so that values shared by all brands are validated only once. */
function validateBrand(doc: MergedDocument, validators: Validators, context: CheckContext): UnplacedProblem[] {
  const { file } = doc;
  const value = doc.value as Readonly<Record<string, unknown>>;
  const base = isJsonObject(doc.base) ? doc.base : {};
  const problems: UnplacedProblem[] = [];
  for (const key of Object.keys(value)) {
    if (value[key] === base[key]) continue;
    if (!validators.brandKeys.has(key)) {
      const close = nearest(key, validators.brandKeys);
      problems.push({
        file,
        pointer: `/${key}`,
        ...problemMessage("unknownKey", { key }),
        nearest: close,
        part: "key",
      });
    } else {
      for (const finding of validators.brandKey(key, value[key], context)) problems.push({ ...finding, file });
    }
  }
  if (doc.isBase) return problems;
  // A mistyped key is reported only as unknown, not as missing too.
  const mistyped = problems.map(({ nearest }) => nearest);
  for (const key of validators.requiredBrandKeys) {
    if (!Object.hasOwn(value, key) && !mistyped.includes(key))
      problems.push({ file, pointer: `/${key}`, ...problemMessage("missing", { key }), part: "value" });
  }
  return problems;
}
