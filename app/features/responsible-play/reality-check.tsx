import { useCallback, useEffect, useRef } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { useServerTime } from "~/platform/time/server-time";
import { memberRealityCheck } from "~/platform/wps/calls/member.gen";
import type { AccountInfo } from "~/site/account/account";
import { signOut } from "~/site/account/sign-out";
import { openDialog } from "~/site/windows/modals";
import { sessionItem, storeSessionItems } from "~/ui/browser-storage";

/** Storage key of the reminders answered in this tab, by session. */
const ANSWERED_KEY = "realityChecked";
const MINUTE = 60_000;

interface RealityCheckProps {
  readonly info: AccountInfo;
  readonly everyMinutes: number;
}

/** Returns a function that shows the reminder and returns the selected button. */
function useReminder() {
  const t = useT("shell");
  const format = useFormat();
  return useCallback(async (): Promise<string | null> => {
    const check = await memberRealityCheck({});
    const money = (amount: string) => `\u2066${format.money(amount)}\u2069`;
    const { bet, net, win } = check.session;
    const count = Math.floor((Date.parse(check.now) - Date.parse(check.signedInAt)) / MINUTE);
    const figures = { bet: money(bet), win: money(win), net: money(net), today: money(check.day.net) };
    return openDialog({
      icon: "info",
      title: t("reality.title"),
      text: t("reality.text", { time: t("limits.minutes", { count }), ...figures }),
      buttons: [
        { id: "on", label: t("reality.goOn") },
        { id: "out", label: t("account.signOut") },
      ],
      cover: false,
      closable: false,
    });
  }, [t, format]);
}

/**
 * Reminds the member at an interval of the session's duration and its net position (requirement W9). The due time is
 * computed each second from the server's times, so background tabs and page changes do not skip or repeat a reminder.
 */
export function RealityCheck({ info, everyMinutes }: RealityCheckProps) {
  const began = Date.parse(info.signedInAt);
  const now = useServerTime(began);
  const remind = useReminder();
  const isOpen = useRef(false);
  const due = Math.floor((now - began) / (everyMinutes * MINUTE));
  // A reminder that stays open for long also covers those that became due since.
  const latest = useRef(due);
  latest.current = due;
  useEffect(() => {
    const mark = (count: number) => `${info.id} ${info.signedInAt} ${count}`;
    const answered = sessionItem(ANSWERED_KEY) ?? "";
    const before = answered.startsWith(mark(0).slice(0, -1)) ? Number(answered.split(" ").at(-1)) : 0;
    if (due <= before || isOpen.current) return;
    isOpen.current = true;
    // The request fails if the session has ended. The next page shows that state, so no reminder is needed.
    remind()
      .then((choice) => {
        storeSessionItems({ [ANSWERED_KEY]: mark(latest.current) });
        if (choice === "out") signOut();
      })
      .catch(() => {})
      .finally(() => {
        isOpen.current = false;
      });
  }, [due, info.id, info.signedInAt, remind]);
  return null;
}
