import { validationError, WpsError } from "./errors";
import { readUpTo } from "./read-limited";

const MAX_DEPTH = 16;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** Forms in UTF-8, as sent by browsers. */
const FORM = /^application\/x-www-form-urlencoded\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;
const REFUSED_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Returns the fields of a request's body: of a JSON object, or of a form if the call accepts forms. An empty body is an
 * empty object.
 *
 * @param takes.limitKb maximum length, in kB
 * @param takes.forms also accepts `application/x-www-form-urlencoded`
 * @throws WpsError unsupportedMediaType, tooLarge (over the limit), malformedBody (not UTF-8, not a JSON object, nested
 *   too deeply), validation (a key that gives access to a prototype)
 */
export async function readBody(
  request: Request,
  { forms, limitKb }: { readonly limitKb: number; readonly forms: boolean },
): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type");
  const isForm = forms && type !== null && FORM.test(type);
  if (!isForm && type !== null && !JSON_TYPE.test(type)) throw new WpsError("unsupportedMediaType");
  const text = await readText(request, limitKb);
  if (isForm) return fieldsOf(text);
  if (text === "") return {};
  if (type === null) throw new WpsError("unsupportedMediaType");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WpsError("malformedBody");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new WpsError("malformedBody");
  refuseDangerousKeys(value);
  return value as Record<string, unknown>;
}

/**
 * Returns the fields of a form as strings. @throws WpsError malformedBody (repeated field, invalid UTF-8), validation
 */
function fieldsOf(text: string): Record<string, unknown> {
  try {
    decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new WpsError("malformedBody");
  }
  const given = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(given);
  if (Object.keys(fields).length < given.length) throw new WpsError("malformedBody");
  refuseDangerousKeys(fields);
  return fields;
}

/**
 * Returns the text of a request's body.
 *
 * @param limitKb maximum length, in kB
 * @throws WpsError tooLarge, malformedBody (not UTF-8)
 */
export async function readText(request: Request, limitKb: number): Promise<string> {
  const limit = limitKb * 1024;
  const isTooLong = Number(request.headers.get("content-length") ?? 0) > limit;
  const bytes = isTooLong ? null : await readUpTo(request.body, limit);
  if (bytes === null) throw new WpsError("tooLarge", { limit: limitKb });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new WpsError("malformedBody");
  }
}

/**
 * Refuses `__proto__` and other dangerous keys at any depth, and excessive nesting. Iterative, because the caller
 * controls the depth.
 *
 * @throws WpsError validation, malformedBody
 */
export function refuseDangerousKeys(root: object): void {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= MAX_DEPTH) throw new WpsError("malformedBody");
    const next: object[] = [];
    for (const node of level) {
      for (const [key, child] of Object.entries(node)) {
        if (!Array.isArray(node) && REFUSED_KEYS.has(key))
          throw validationError([{ field: key, issue: "refused_key" }]);
        if (typeof child === "object" && child !== null) next.push(child);
      }
    }
    level = next;
  }
}
