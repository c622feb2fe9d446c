import { createHash } from "node:crypto";

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A digest of what a request asks for: the same for the same, whatever the order of its fields. */
export function contentOf(content: unknown): string {
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
