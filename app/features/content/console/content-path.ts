import { CONTENT_KINDS, type ContentKind } from "../rules/content-kinds";

/** Path segment of the form for a new entry; not a valid id of an entry. */
export const NEW_ENTRY = "_new";

/** Returns the paths of a brand's content pages. */
export const contentPath = (code: string, kind?: string, id?: string): string =>
  ["/console/brands", code, "content", kind, id].filter((part) => part !== undefined).join("/");

/** Returns the kind of content in an address. @throws 404 */
export function kindOf(written: string | undefined): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === written);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
