import type { LoaderFunctionArgs } from "@remix-run/node";
import { brandsCsv, daysCsv, playCsv } from "~/features/reports/console/figures-csv";
import { readFiguresQuery } from "~/features/reports/console/figures-query";
import { isWpsError } from "~/platform/wps/errors";
import { consoleContext } from "~/site/app-context";
import { csvFile } from "~/site/csv-file";

/**
 * Returns figures as a CSV file: of one brand (`code`) by day or, with `by=category`, by day and category; without `code`, of all
 * brands.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { wps } = consoleContext(context);
  const { searchParams } = new URL(request.url);
  const query = readFiguresQuery(searchParams);
  const code = searchParams.get("code");
  const byCategory = searchParams.get("by") === "category";
  const content = async () => {
    if (code === null) return brandsCsv(await wps.staff.figuresOfAll(query));
    const figures = await wps.staff.figures({ code, ...query });
    return byCategory ? playCsv(figures) : daysCsv(figures);
  };
  const text = await content().catch((error: unknown) => {
    throw isWpsError(error) ? new Response(null, { status: error.status }) : error;
  });
  const name = [
    "figures",
    code ?? "all",
    code !== null && byCategory ? "category" : null,
    query.span ?? `${query.from}-${query.to}`,
  ];
  return csvFile(`${name.filter(Boolean).join("-")}.csv`, only(text));
}

async function* only(text: string) {
  yield text;
}
