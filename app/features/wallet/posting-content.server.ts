import { createHash } from "node:crypto";

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Returns a digest of a request's content. The order of object fields does not change it. */
export function contentDigest(content: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(content as Json)))
    .digest("base64url");
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]));
}
