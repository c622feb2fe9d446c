import { CONTENT_KINDS, type ContentKind } from "../rules/content-kinds";

/** No entry can be called so: the place of the form for a new one. */
export const NEW_ENTRY = "_new";

/** The pages of a brand's content. */
export const contentPath = (code: string, kind?: string, id?: string): string =>
  ["/console/brands", code, "content", kind, id].filter((part) => part !== undefined).join("/");

/** The kind that an address names. @throws 404 */
export function kindOf(written: string | undefined): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === written);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
