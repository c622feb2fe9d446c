import type { LoaderFunctionArgs } from "@remix-run/node";
import { auditCallInput, readAuditQuery } from "~/features/staff/console/audit-query";
import { csvOf } from "~/platform/text/csv";
import { consoleContext } from "~/site/app-context";
import { csvFile } from "~/site/csv-file";

const PAGE = 1_000;
const HEAD = ["place", "time (UTC)", "who", "role", "address", "call", "brand", "outcome", "sent", "hash"];

/** Returns all audit entries of a search as a CSV file (requirement X3). */
export function loader({ context, request }: LoaderFunctionArgs) {
  return csvFile("audit.csv", entriesOf(context, readAuditQuery(new URL(request.url).searchParams)));
}

async function* entriesOf(context: LoaderFunctionArgs["context"], search: ReturnType<typeof readAuditQuery>) {
  const { t, wps } = consoleContext(context);
  const input = auditCallInput(t, search);
  // A fixed end keeps the paging stable while new entries are written.
  const until = search.until ?? new Date().toISOString();
  for (let pageNo = 1, more = true; more; pageNo += 1) {
    const { rows, totalPages } = await wps.staff.auditLog({ ...input, until, pageNo, pageSize: PAGE });
    const lines = rows.map(({ actor, at, brand, call, hash, input, ip, outcome, role, seq }) =>
      [seq, at, actor, role, ip, call, brand, outcome, JSON.stringify(input), hash].map((cell) => cell ?? ""),
    );
    yield csvOf(pageNo === 1 ? [HEAD, ...lines] : lines);
    more = pageNo < totalPages;
  }
}
