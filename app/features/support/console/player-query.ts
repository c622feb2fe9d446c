import { RECORD_KINDS } from "~/features/reports/rules/record-kinds";
import { validDay } from "~/platform/time/valid-day";
import type { WpsClient } from "~/platform/wps/client";
import { isWpsError } from "~/platform/wps/errors";
import { mayStaff, type StaffRole } from "~/platform/wps/staff";

/** Search criteria for members in the page's address. */
export interface PlayerSearch {
  readonly find?: string;
  readonly label?: string;
  readonly after?: string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Returns whether a part of an address has the format of a member's id. */
export const isMemberId = (text: string | undefined): text is string => text !== undefined && UUID.test(text);

/** Parses the search of an address; empty and invalid values are dropped. */
export function playerSearch(params: URLSearchParams): PlayerSearch {
  const find = params.get("find")?.trim().slice(0, 100);
  const label = params.get("label")?.trim().slice(0, 30);
  const after = params.get("after") ?? undefined;
  return {
    ...(find ? { find } : {}),
    ...(label ? { label } : {}),
    ...(isMemberId(after) ? { after } : {}),
  };
}

/** Tabs of the member page. */
const PLAYER_TABS = ["overview", "orders", "ledger", "bets", "sessions", "limits", "notes", "why"] as const;

/** Identifies a member of a brand. */
export interface NamedPlayer {
  readonly code: string;
  readonly memberId: string;
}

const day = (text: string | null): string | undefined => validDay(text) ?? undefined;

/** Maximum period of the calls, days. */
const MOST_DAYS = 92;

/** Returns the days and page of an address; an invalid period is dropped, so that the default applies. */
function periodOf(params: URLSearchParams) {
  const [from, to] = [day(params.get("from")), day(params.get("to"))];
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0;
  return { ...(days >= 1 && days <= MOST_DAYS ? { from, to } : {}), ...pageOf(params) };
}

const pageOf = (params: URLSearchParams) => ({
  pageNo: Math.min(Math.max(1, Math.floor(Number(params.get("page"))) || 1), 10_000),
});

/** Explains an address, if one is given, through `whyShown`. `wrong`: the text is not an address. */
export async function askWhy(
  { staff }: Pick<WpsClient, "staff">,
  named: { readonly code: string; readonly memberId?: string },
  params: URLSearchParams,
) {
  const address = params.get("address")?.trim().slice(0, 500) ?? "";
  if (address === "") return { address, answer: null, wrong: false };
  try {
    return { address, answer: await staff.whyShown({ ...named, address }), wrong: false };
  } catch (error) {
    if (!isWpsError(error) || error.code !== "validation") throw error;
    return { address, answer: null, wrong: true };
  }
}

export type PlayerTab = (typeof PLAYER_TABS)[number];

/** Returns the tabs that a role may open. */
export const playerTabs = (role: StaffRole): readonly PlayerTab[] =>
  PLAYER_TABS.filter((tab) => tab !== "orders" || mayStaff(role, "payments.read"));

/** Loads the selected tab: one call. @param tabs tabs that the role may open */
export async function loadPlayerTab(
  { staff }: WpsClient,
  named: NamedPlayer,
  params: URLSearchParams,
  tabs: readonly PlayerTab[],
) {
  const tab = tabs.find((one) => one === params.get("tab")) ?? "overview";
  switch (tab) {
    case "orders":
      return { tab, answer: await staff.paymentQueue({ ...named, state: "all", ...pageOf(params), pageSize: 20 }) };
    case "ledger": {
      const kind = RECORD_KINDS.find((one) => one === params.get("kind")) ?? "all";
      return { tab, kind, answer: await staff.playerLedger({ ...named, kind, ...periodOf(params) }) };
    }
    case "bets":
      return { tab, answer: await staff.playerBets({ ...named, ...periodOf(params) }) };
    case "sessions":
      return { tab, answer: await staff.playerSessions({ ...named, ...pageOf(params) }) };
    case "limits":
      return { tab, answer: await staff.playerLimits(named) };
    case "notes":
      return { tab, answer: await staff.playerNotes({ ...named, ...pageOf(params) }) };
    case "why":
      return { tab, ...(await askWhy({ staff }, named, params)) };
    default:
      return { tab: "overview" as const };
  }
}

/** Result of `loadPlayerTab`. */
export type PlayerTabData = Awaited<ReturnType<typeof loadPlayerTab>>;
