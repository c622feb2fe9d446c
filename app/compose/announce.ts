import type { BrandHealth } from "~/platform/brands/types";
import type { Settings } from "~/platform/http/settings";
import type { DemoAccount } from "~/platform/http/types";

/** An account that everybody may know. */
type DemoSignIn = Pick<DemoAccount, "account" | "note" | "password">;

/** What the person who started the process wants to know. */
export interface Announcement {
  readonly port: number;
  /** Null where no console answers. */
  readonly console: string | null;
  /** Accounts of the demo brands; empty where there are none. */
  readonly accounts: readonly DemoAccount[];
  /** Accounts of the console in demo mode. */
  readonly staff: readonly DemoSignIn[];
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
    staff = [],
  }: {
    readonly health: readonly BrandHealth[];
    readonly accounts?: readonly DemoAccount[] | undefined;
    readonly staff?: readonly DemoSignIn[] | undefined;
  },
): Announcement {
  const scheme = settings.publicScheme ?? "http";
  const address = (host: string | undefined) => (host === undefined ? null : `${scheme}://${host}:${port}/`);
  return {
    port,
    console: address(settings.consoleHosts[0]),
    accounts,
    staff,
    brands: health.map(({ code, state, hosts }) => ({ code, state, url: address(hosts[0]) })),
  };
}

/** The announcement for people, beside the log. */
export function announcementText({ accounts, console, brands, port, staff }: Announcement): string {
  const shown = brands.slice(0, MOST);
  const width = Math.max(7, ...shown.map(({ code }) => code.length));
  const rows = shown.map(({ code, state, url }) => {
    const note = state === "live" ? "" : `  (${state})`;
    return `  ${code.padEnd(width)}  ${url ?? "no host"}${note}`;
  });
  const rest = brands.length > MOST ? [`  … and ${brands.length - MOST} more brands`] : [];
  const desk = console === null ? [] : [`  ${"console".padEnd(width)}  ${console}`];
  const listed = (title: string, some: readonly DemoSignIn[]) =>
    some.length === 0
      ? []
      : ["", title, ...some.map(({ account, note, password }) => `  ${account.padEnd(width)}  ${password}  ${note}`)];
  const people = [
    ...listed("Accounts of the demo brands:", accounts),
    ...listed("Staff of the demo's console (its sign-in shows their code):", staff),
  ];
  return ["", `Serving on port ${port}:`, ...rows, ...rest, ...desk, ...people, ""].join("\n");
}
