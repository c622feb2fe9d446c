import bootScript from "virtual:boot-script";
import type { EntryContext } from "@remix-run/node";
import { BODY_SLOT, HEAD_SLOT } from "./document-slots";

/** Serializes JSON for use in a script element: escapes `<` and line separators. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Texts of the page: by address, or inline as JSON for a script element. */
export type DocumentTexts = { readonly url: string } | { readonly json: string };

/**
 * Sorts libraries, which import only one another, before the product's files, which import them (names: scripts/vite/chunks.ts).
 */
function librariesFirst(files: readonly string[]): string[] {
  const isLibrary = (file: string) => file.includes("/vendor-");
  return [...files.filter(isLibrary), ...files.filter((file) => !isLibrary(file))];
}

/** Returns the route manifest. Brands get one without the console's routes (scripts/lib/site-manifest.mjs). */
function routesUrl({ manifest, staticHandlerContext }: EntryContext): string {
  const root: { readonly kind?: string } | null | undefined = staticHandlerContext.loaderData["root"];
  return root?.kind === "console" ? manifest.url : manifest.url.replace("/manifest-", "/site-");
}

/** Returns the data that the boot script needs to load the application, and the application to hydrate (see app/boot.ts). */
function pageData(remix: EntryContext, texts: DocumentTexts): string {
  const { manifest, staticHandlerContext, serverHandoffString } = remix;
  const matches = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = new Set([manifest.entry, ...matches].flatMap((part) => part.imports ?? []));
  const rest = scriptJson({
    manifest: routesUrl(remix),
    imports: librariesFirst([...imports]),
    routes: matches.map(({ id, module }) => [id, module]),
    entry: manifest.entry.module,
    texts: "url" in texts ? texts.url : null,
  });
  return `{"context":${serverHandoffString},${rest.slice(1)}`;
}

/**
 * Completes the HTML: styles at the end of head, data and the boot script at the end of body. Page data is `application/json` and
 * the script external, so that the content security policy needs no nonce.
 */
export function finishDocument(
  markup: string,
  parts: { readonly remix: EntryContext; readonly styles: string; readonly texts: DocumentTexts },
): string {
  const { texts } = parts;
  const body = [
    "json" in texts ? `<script type="application/json" id="texts">${texts.json}</script>` : "",
    `<script type="application/json" id="page-data">${pageData(parts.remix, texts)}</script>`,
    `<script type="module" src="${bootScript}"></script>`,
  ].join("");
  const [start = "", afterHead = ""] = markup.split(HEAD_SLOT);
  const [middle = "", end = ""] = afterHead.split(BODY_SLOT);
  return `${start}${parts.styles}${middle}${body}${end}`;
}
