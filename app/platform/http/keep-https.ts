import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Which hosts browsers keep to https: this one and those below it, this one alone, or none. */
export const HSTS_SCOPES = ["domain", "host", "off"] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

const NAME = "Strict-Transport-Security";
const YEAR_S = 31_536_000;

/** Header that keeps a browser to https; null for none. On http it means nothing, so that it goes out under https only. */
export function hstsHeader(scope: HstsScope, secure: boolean): readonly [name: string, value: string] | null {
  if (!secure || scope === "off") return null;
  return [NAME, `max-age=${YEAR_S}${scope === "domain" ? "; includeSubDomains" : ""}`];
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Adds the header to whatever this response is answered with: the one place for all kinds of answers. */
export function keepToHttps(response: ServerResponse, scope: HstsScope, secure: boolean): void {
  const header = hstsHeader(scope, secure);
  if (header === null) return;
  const [name, value] = header;
  const send = response.writeHead.bind(response) as (status: number, headers: Headers) => ServerResponse;
  // `setHeader` before would cost: with it, `writeHead` takes a slower way and keeps one cookie of several.
  response.writeHead = (status: number, headers?: Headers | string) => {
    const given = typeof headers === "string" || headers === undefined ? {} : headers;
    return send(status, Array.isArray(given) ? [...given, name, value] : { ...given, [name]: value });
  };
}
