import type { BrandHealth } from "~/platform/brands/types";
import type { Settings } from "~/platform/http/settings";
import type { DemoAccount } from "~/platform/http/types";

/** Public credentials of a demo account. */
type DemoSignIn = Pick<DemoAccount, "account" | "note" | "password">;

/** Startup summary of a serving process, for the log and for the terminal. */
export interface Announcement {
  readonly port: number;
  /** Address of the console; null without console hosts. */
  readonly console: string | null;
  /** Member accounts of the demo brands; empty without demo brands. */
  readonly accounts: readonly DemoAccount[];
  /** Staff accounts of the console in demo mode. */
  readonly staff: readonly DemoSignIn[];
  readonly brands: readonly { readonly code: string; readonly state: string; readonly url: string | null }[];
}

/** Maximum number of brands listed by name; the rest is a count. */
const MAX_LISTED_BRANDS = 20;

/** Builds the announcement of one serving process from its settings and the health of its brands. */
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

/** Formats the announcement for the terminal, in addition to the log entry. */
export function announcementText({ accounts, console, brands, port, staff }: Announcement): string {
  const shown = brands.slice(0, MAX_LISTED_BRANDS);
  const width = Math.max(7, ...shown.map(({ code }) => code.length));
  const rows = shown.map(({ code, state, url }) => {
    const note = state === "live" ? "" : `  (${state})`;
    return `  ${code.padEnd(width)}  ${url ?? "no host"}${note}`;
  });
  const rest = brands.length > MAX_LISTED_BRANDS ? [`  … and ${brands.length - MAX_LISTED_BRANDS} more brands`] : [];
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
