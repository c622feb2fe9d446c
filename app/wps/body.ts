import { validationError, WpsError } from "./errors";
import { readUpTo } from "./read-limited";

const MAX_DEPTH = 16;
const REFUSED_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The JSON object in a request's body.
 * @param limitKb greatest length, in kB
 * @throws WpsError unsupportedMediaType, tooLarge (over the limit), malformedBody (not UTF-8, not a JSON object, nested too
 * deep), validation (a key that could reach a prototype)
 */
export async function readBody(request: Request, limitKb: number): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new WpsError("unsupportedMediaType");
  const text = await readText(request, limitKb);
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
 * The text of a request's body.
 * @param limitKb greatest length, in kB
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
 * Refuses `__proto__` and the like anywhere, and nesting that no call needs. No recursion: depth is the sender's.
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
