import { watchDatabase } from "~/platform/db/database-watch";
import { createCallTimes } from "./call-times";
import { openProcessReport, type ReportOptions } from "./process-report";

/** Opens the health of this process: the watch over its database, durations of its calls, and its report. */
export async function openHealth(parts: Pick<ReportOptions, "db" | "tenants" | "log" | "program">) {
  const calls = createCallTimes();
  const database = watchDatabase(parts.db);
  let site: { requests(): number } | undefined;
  const requests = () => site?.requests() ?? 0;
  const report = await openProcessReport({ ...parts, calls, requests, outages: () => database.state().outages });
  return {
    /** State of the database as this process sees it. */
    database: database.state,
    /** Told of every call. */
    timed: calls.note,
    /** Told of the server, once it stands. */
    attach(running: { requests(): number }) {
      site = running;
    },
    async close() {
      await database.close();
      await report.close();
    },
  };
}
