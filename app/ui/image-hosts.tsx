import { createContext, type ReactNode, useCallback, useContext } from "react";

const NONE: readonly string[] = [];
const Hosts = createContext(NONE);

/** Provides the brand's image hosts (`imageCDNs`, https origins) to `useImageAddress`. */
export function ImageHostsProvider({
  hosts = NONE,
  children,
}: {
  readonly hosts?: readonly string[] | undefined;
  readonly children: ReactNode;
}) {
  return <Hosts.Provider value={hosts}>{children}</Hosts.Provider>;
}

/** Distributes paths evenly and deterministically over a list, so that pages and pictures can be cached. */
function placeOf(path: string, places: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), 16_777_619);
  return (hash >>> 0) % places;
}

/**
 * Returns the full address of a picture: a path on this site is served by one of the brand's image hosts, if it has any. The path
 * determines the host, so that server and browser agree and a picture is never fetched from two hosts.
 */
export function imageAddress(path: string, hosts: readonly string[]): string {
  if (hosts.length === 0 || !path.startsWith("/") || path.startsWith("//")) return path;
  const host = hosts[placeOf(path, hosts.length)] ?? "";
  return `${host.replace(/\/+$/, "")}${path}`;
}

/** Usage: `const address = useImageAddress(); <img src={address("/art/…")} />`. For many pictures, call it once. */
export function useImageAddress(): (path: string) => string {
  const hosts = useContext(Hosts);
  return useCallback((path) => imageAddress(path, hosts), [hosts]);
}
