/** The origin of a site on this machine: http on a name below `localhost`, with or without a port. */
const LOCAL = /^(http:\/\/(?:[a-z0-9_-]+\.)*localhost)(?::\d+)?$/;

/**
 * The origin at which a brand is reached. On this machine that is the port that the server listens on, whatever port was
 * in mind when the files were written: links in mails and returns from payments lead to it.
 * @param origin as the brand's files have it
 * @param port what the server listens on; null where something else stands before it: then the files know better
 */
export function originOn(origin: string, port: number | null): string {
  const local = port === null ? undefined : LOCAL.exec(origin)?.[1];
  if (local === undefined) return origin;
  return port === 80 ? local : `${local}:${port}`;
}

/** The port that visitors of this machine use; null where a proxy or TLS stands before the server, and for a port that is not known yet (0). */
export function localPort(
  settings: { readonly publicScheme: string | null; readonly trustedProxies: readonly unknown[] },
  port: number,
): number | null {
  const isDirect = settings.publicScheme !== "https" && settings.trustedProxies.length === 0;
  return isDirect && port !== 0 ? port : null;
}
