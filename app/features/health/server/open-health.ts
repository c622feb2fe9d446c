import { watchDatabase } from "~/platform/db/database-watch";
import { createCallTimes } from "./call-times";
import { openProcessReport, type ReportOptions } from "./process-report";

/** Opens health monitoring of this process: the database watch, call durations and the process report. */
export async function openHealth(options: Pick<ReportOptions, "db" | "tenants" | "log" | "program">) {
  const calls = createCallTimes();
  const database = watchDatabase(options.db);
  let site: { requests(): number } | undefined;
  const requests = () => site?.requests() ?? 0;
  const report = await openProcessReport({ ...options, calls, requests, outages: () => database.state().outages });
  return {
    /** Returns the state of the database as seen by this process. */
    database: database.state,
    /** Records the duration of a call. */
    timed: calls.note,
    /** Connects the running server, for its request count. */
    attach(running: { requests(): number }) {
      site = running;
    },
    async close() {
      await database.close();
      await report.close();
    },
  };
}
