import type { LoaderFunctionArgs } from "@remix-run/node";
import { SERVICE_PATH } from "~/platform/wps/customer-service";
import { siteContext } from "~/site/app-context";
import { textDocument } from "~/site/site-documents";

const DAY_MS = 86_400_000;
/** Days until the file expires. It is rewritten every day, and RFC 9116 recommends less than a year. */
const HOLDS_DAYS = 180;
const KEPT_S = 86_400;

/**
 * Serves `/.well-known/security.txt`, the contact for reporting vulnerabilities (RFC 9116). Responds 404 when the brand has no
 * contact.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { cache, document, securityContact, wps } = siteContext(context);
  if (!document.site) throw new Response(null, { status: 404 });
  const { languages, origin } = document.site;
  const hasService = securityContact === null && (await wps.system.service({})).entries.length > 0;
  const contact = securityContact ?? (hasService ? `${origin}${SERVICE_PATH}` : null);
  if (contact === null) throw new Response(null, { status: 404 });
  cache.note({ maxAge: KEPT_S });
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + HOLDS_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.map(([, tag]) => tag).join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return textDocument(lines.join("\n"), "text/plain");
}
