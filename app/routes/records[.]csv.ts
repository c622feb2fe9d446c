import type { LoaderFunctionArgs } from "@remix-run/node";
import { isWpsError } from "~/platform/wps/errors";
import { siteContext } from "~/site/app-context";
import { csvFile } from "~/site/csv-file";

/** Returns a record as a CSV file (requirement W6): `?of=bets|transactions&from=…&to=…`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = siteContext(context);
  if (site.status !== 0) throw new Response(null, { status: 503 });
  const { searchParams } = new URL(request.url);
  const of = searchParams.get("of") === "bets" ? "bets" : "transactions";
  const [from, to] = [searchParams.get("from") ?? undefined, searchParams.get("to") ?? undefined];
  const partAfter = (after?: string) => site.wps.report.statement({ of, from, to, after });
  try {
    const first = await partAfter();
    return await csvFile(first.name, partsFrom(first, partAfter));
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return new Response(site.explain(error), { status: error.status, headers: { "Cache-Control": "no-store" } });
  }
}

interface Part {
  readonly content: string;
  readonly next: string | null;
}

async function* partsFrom(first: Part, partAfter: (after: string) => Promise<Part>) {
  let part = first;
  for (;;) {
    yield part.content;
    if (part.next === null) return;
    part = await partAfter(part.next);
  }
}
