import type { BrandHealth } from "~/tenant/types";
import type { Settings } from "./settings";
import type { DemoAccount } from "./types";

/** What the person who started the process wants to know. */
export interface Announcement {
  readonly port: number;
  /** Null where no console answers. */
  readonly console: string | null;
  /** Accounts of the demo brands; empty where there are none. */
  readonly accounts: readonly DemoAccount[];
  readonly brands: readonly { readonly code: string; readonly state: string; readonly url: string | null }[];
}

/** Brands named at start; the others are counted. */
const MOST = 20;

/** Gathers the addresses of one serving process. */
export function announcementOf(
  settings: Settings,
  port: number,
  {
    accounts = [],
    health,
  }: { readonly health: readonly BrandHealth[]; readonly accounts?: readonly DemoAccount[] | undefined },
): Announcement {
  const scheme = settings.publicScheme ?? "http";
  const address = (host: string | undefined) => (host === undefined ? null : `${scheme}://${host}:${port}/`);
  return {
    port,
    console: settings.demo ? address(settings.consoleHosts[0]) : null,
    accounts,
    brands: health.map(({ code, state, hosts }) => ({ code, state, url: address(hosts[0]) })),
  };
}

/** The announcement for people, beside the log. */
export function announcementText({ accounts, console, brands, port }: Announcement): string {
  const shown = brands.slice(0, MOST);
  const width = Math.max(7, ...shown.map(({ code }) => code.length));
  const rows = shown.map(({ code, state, url }) => {
    const note = state === "live" ? "" : `  (${state})`;
    return `  ${code.padEnd(width)}  ${url ?? "no host"}${note}`;
  });
  const rest = brands.length > MOST ? [`  … and ${brands.length - MOST} more brands`] : [];
  const staff = console === null ? [] : [`  ${"console".padEnd(width)}  ${console}`];
  const people = accounts.map(({ account, note, password }) => `  ${account.padEnd(width)}  ${password}  ${note}`);
  const demo = people.length > 0 ? ["", "Accounts of the demo brands:", ...people] : [];
  return ["", `Serving on port ${port}:`, ...rows, ...rest, ...staff, ...demo, ""].join("\n");
}
