/** Origin of a site on this machine: http on a name below `localhost`, with or without a port. */
const LOCAL = /^(http:\/\/(?:[a-z0-9_-]+\.)*localhost)(?::\d+)?$/;

/**
 * Returns the effective origin of a brand. On this machine it uses the server's actual port instead of the port in the files,
 * because links in mails and returns from payments must reach the server.
 * @param origin from the brand's files
 * @param port of the server; null behind a proxy, where the origin in the files applies
 */
export function effectiveOrigin(origin: string, port: number | null): string {
  const local = port === null ? undefined : LOCAL.exec(origin)?.[1];
  if (local === undefined) return origin;
  return port === 80 ? local : `${local}:${port}`;
}

/** Returns the port for visitors on this machine; null behind a proxy or TLS, and while the port is unknown (0). */
export function localPort(
  settings: { readonly publicScheme: string | null; readonly trustedProxies: readonly unknown[] },
  port: number,
): number | null {
  const isDirect = settings.publicScheme !== "https" && settings.trustedProxies.length === 0;
  return isDirect && port !== 0 ? port : null;
}
