import { expect, test } from "vitest";
import { TransactionHistory } from "~/features/reports/pages/transaction-history/transaction-history";
import { PlayerLimits } from "~/features/support/console/player-limits";
import { PlayerLedger } from "~/features/support/console/player-records";
import { PlayerSessions } from "~/features/support/console/player-sessions";
import { renderIn, textOfHtml } from "../helpers/rendered-text";

const at = "2026-02-01T08:00:00.000Z";
const days = { from: "2026-01-25", to: "2026-01-31", today: "2026-01-31" };
const ids = { id: "1-0", kind: "transfer", wallet: "HOUSE", walletName: "Lantern House" };
const line = { ...ids, about: "Main wallet → Lantern House", amount: "4.00", balance: "4.00", at };
const record = { rows: [line], totals: { in: "0.00", out: "0.00" }, ...days, pageNo: 1, totalPages: 1, kind: "all" };

test.each([
  ["the member's page", <TransactionHistory key="m" data={record as never} site={{} as never} answer={undefined} />],
  ["the console", <PlayerLedger key="c" path="/console" kind="all" answer={record as never} />],
])("W6 X5 on %s every column of the transactions has its own heading, and the wallet its name", (_where, part) => {
  for (const language of ["EN", "CN", "VI", "AR"] as const) {
    const drawn = renderIn(language, part);
    const titles = [...drawn.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, title = ""]) => textOfHtml(title));
    expect([titles.length, new Set(titles).size]).toEqual([6, 6]);
    expect(drawn).toContain("<bdi>Lantern House</bdi>");
    expect(drawn).not.toContain("HOUSE");
  }
});

test("X5 W9 a requested limit is written like the limits in force, and the limit without a Latin comma", () => {
  const of = { used: null, left: null };
  const limits = [
    { kind: "deposit", period: "day", value: "100.00", ...of, pending: { value: "1200.00", at } },
    { kind: "session", period: "session", value: "30", ...of, pending: { value: "60", at } },
    { kind: "loss", period: "day", value: "100.00", ...of, pending: { value: null, at } },
  ];
  const texts = (language: "EN" | "AR") =>
    textOfHtml(renderIn(language, <PlayerLimits answer={{ limits, breaks: [] } as never} />)).split("\n");
  const time = "1 Feb 2026, 08:00";
  const pending = [`P 1,200.00 from ${time}`, `60 minutes from ${time}`, `No limit from ${time}`];
  expect(texts("EN")).toEqual(expect.arrayContaining([...pending, "Deposits · Per day"]));
  expect(texts("AR")).toContain("الإيداعات · في اليوم");
});

test.each([
  ["EN", "Unknown device"],
  ["CN", "未知设备"],
] as const)("X5 in %s a device without a name is called %s", (language, name) => {
  const session = { id: "1", at, seenAt: at, device: "?", ip: null };
  const signIn = { at, ok: true, method: "username", device: "?", ip: null };
  const answer = { sessions: [session], signIns: { rows: [signIn], pageNo: 1, totalPages: 1 } };
  const texts = textOfHtml(renderIn(language, <PlayerSessions answer={answer as never} path="/p" />)).split("\n");
  expect(texts.filter((text) => text === name)).toHaveLength(2);
  expect(texts).not.toContain("?");
});
