import { RECORD_KINDS } from "~/features/reports/rules/record-kinds";
import { typedDay } from "~/platform/time/typed-day";
import type { WpsClient } from "~/platform/wps/client";
import { isWpsError } from "~/platform/wps/errors";
import { mayStaff, type StaffRole } from "~/platform/wps/staff";

/** What members are looked for by, as the page's address has it. */
export interface PlayerSearch {
  readonly find?: string;
  readonly label?: string;
  readonly after?: string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a part of an address may be the id of a member. */
export const isMemberId = (text: string | undefined): text is string => text !== undefined && UUID.test(text);

/** Reads the search from an address; what is empty or makes no sense is left out. */
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

/** The parts of the page about one member. */
const PLAYER_TABS = ["overview", "orders", "ledger", "bets", "sessions", "limits", "notes", "why"] as const;

/** Which member of which brand. */
export interface NamedPlayer {
  readonly code: string;
  readonly memberId: string;
}

const day = (text: string | null): string | undefined => typedDay(text) ?? undefined;

/** The longest period that the calls answer, days. */
const MOST_DAYS = 92;

/** Days and page that an address asks for; a period that makes no sense is the usual one. */
function periodOf(params: URLSearchParams) {
  const [from, to] = [day(params.get("from")), day(params.get("to"))];
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0;
  return { ...(days >= 1 && days <= MOST_DAYS ? { from, to } : {}), ...pageOf(params) };
}

const pageOf = (params: URLSearchParams) => ({
  pageNo: Math.min(Math.max(1, Math.floor(Number(params.get("page"))) || 1), 10_000),
});

/** Asks why an address shows what it shows, where one is given. `wrong`: it is no address. */
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

/** The parts that a role may open. */
export const playerTabs = (role: StaffRole): readonly PlayerTab[] =>
  PLAYER_TABS.filter((tab) => tab !== "orders" || mayStaff(role, "payments.read"));

/** What the chosen part of the page shows: one call. @param tabs those that may be chosen */
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

/** What `loadPlayerTab` brings. */
export type PlayerTabData = Awaited<ReturnType<typeof loadPlayerTab>>;
