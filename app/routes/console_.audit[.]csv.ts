import type { LoaderFunctionArgs } from "@remix-run/node";
import { auditSearch } from "~/features/staff/console/audit-query";
import { csvOf } from "~/platform/text/csv";
import { consoleContext } from "~/site/app-context";

/** So many of a search go into a file, the latest. */
const MOST = 10_000;
const PAGE = 1_000;
const HEAD = ["place", "time", "who", "role", "address", "call", "brand", "outcome", "sent", "hash"];

/** The entries of a search of the audit as a file (checklist X3). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const search = auditSearch(new URL(request.url).searchParams);
  const lines: (string | null)[][] = [];
  for (let pageNo = 1, more = true; more && lines.length < MOST; pageNo += 1) {
    const { rows, totalPages } = await wps.staff.auditLog({ ...search, pageNo, pageSize: PAGE });
    for (const { actor, at, brand, call, hash, input, ip, outcome, role, seq } of rows)
      lines.push([seq, at, actor, role, ip, call, brand, outcome, JSON.stringify(input), hash]);
    more = pageNo < totalPages;
  }
  return new Response(`\uFEFF${csvOf([HEAD, ...lines.map((line) => line.map((cell) => cell ?? ""))])}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="audit.csv"',
      "Cache-Control": "no-store",
    },
  });
}
