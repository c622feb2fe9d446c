import { createCallTimes } from "./call-times";
import { openProcessReport, type ReportOptions } from "./process-report";

/** How long calls take in this process, and what it says of itself. */
export async function openHealth(parts: Pick<ReportOptions, "db" | "tenants" | "log" | "program">) {
  const calls = createCallTimes();
  let site: { requests(): number } | undefined;
  const report = await openProcessReport({ ...parts, calls, requests: () => site?.requests() ?? 0 });
  return {
    /** Told of every call. */
    timed: calls.note,
    /** Told of the server, once it stands. */
    attach(running: { requests(): number }) {
      site = running;
    },
    close: report.close,
  };
}
