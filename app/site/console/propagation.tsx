import { useEffect, useState } from "react";
import { useT } from "~/platform/i18n/use-t";
import { staffPropagation } from "~/platform/wps/calls/staff.gen";
import type { Contract, ValueOf } from "~/platform/wps/types";

type Answer = ValueOf<Contract["staff"]["propagation"]>;

/** Polling interval in ms, and the maximum number of polls. A dead process never confirms; the health page reports it. */
const POLL_MS = 250;
const MAX_POLLS = 40;

/** Polls the processes that serve a change, until all of them do. */
function usePropagation(code: string, overridesVersion: number): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (overridesVersion === 0) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (left: number) => {
      const given = { code, overridesVersion };
      const next = await staffPropagation(given, controller).catch(() => null);
      if (controller.signal.aborted) return;
      if (next) setAnswer(next);
      if (!next?.everywhere && left > 0) timer = setTimeout(ask, POLL_MS, left - 1);
    };
    void ask(MAX_POLLS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [code, overridesVersion]);
  return answer;
}

/** Shows the number of processes that serve the latest change, and the time until they did. */
export function Propagation({ code, version }: { readonly code: string; readonly version: number }) {
  const t = useT("console");
  const answer = usePropagation(code, version);
  if (answer === null || version === 0) return null;
  const live = answer.processes.filter(({ served }) => served);
  const counts = { live: live.length, all: answer.processes.length };
  const times = live.flatMap(({ ms }) => ms ?? []);
  return (
    <span role="status" data-live={answer.everywhere ? "everywhere" : "partly"}>
      {times.length > 0 ? t("propagation.after", { ...counts, ms: Math.max(...times) }) : t("propagation.live", counts)}
    </span>
  );
}
