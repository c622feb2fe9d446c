import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Scope of Strict-Transport-Security: this host and its subdomains, this host only, or none. */
export const HSTS_SCOPES = ["domain", "host", "off"] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

const NAME = "Strict-Transport-Security";
const YEAR_S = 31_536_000;

/**
 * Returns the Strict-Transport-Security header, or null for none. Browsers ignore it over http, so it is sent over
 * https only.
 */
export function hstsHeader(scope: HstsScope, secure: boolean): readonly [name: string, value: string] | null {
  if (!secure || scope === "off") return null;
  return [NAME, `max-age=${YEAR_S}${scope === "domain" ? "; includeSubDomains" : ""}`];
}

type HeaderSource = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Adds the header to any answer sent with this response. The single place for all kinds of answers. */
export function keepToHttps(response: ServerResponse, scope: HstsScope, secure: boolean): void {
  const header = hstsHeader(scope, secure);
  if (header === null) return;
  const [name, value] = header;
  const send = response.writeHead.bind(response) as (status: number, headers: HeaderSource) => ServerResponse;
  // An earlier `setHeader` would be costly: `writeHead` then takes a slower path and keeps only one of several cookies.
  response.writeHead = (status: number, headers?: HeaderSource | string) => {
    const given = typeof headers === "string" || headers === undefined ? {} : headers;
    return send(status, Array.isArray(given) ? [...given, name, value] : { ...given, [name]: value });
  };
}
