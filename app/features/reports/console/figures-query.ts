import { validDay } from "~/platform/time/valid-day";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import { FIGURE_SPANS, type FigureSpan } from "../rules/figures";

/** Period from the page's URL: a predefined span, or first and last day. */
export type FiguresQuery =
  | { readonly span: FigureSpan }
  | { readonly span?: undefined; readonly from: string; readonly to: string };

const DEFAULT_QUERY: FiguresQuery = { span: "week" };

/** Restricts days to the years 2000 to 2099, as the figures calls do. */
const dayOf = (text: string | null): string | null => (text?.startsWith("20") ? validDay(text) : null);

/** Reads the period from a URL; an invalid one becomes the last seven days. */
export function readFiguresQuery(params: URLSearchParams): FiguresQuery {
  const [from, to] = [dayOf(params.get("from")), dayOf(params.get("to"))];
  if (from !== null && to !== null) return { from, to };
  const span = FIGURE_SPANS.find((one) => one === params.get("span"));
  return span ? { span } : DEFAULT_QUERY;
}

/** Returns the query string of a period. */
export const figuresQueryString = (query: FiguresQuery): string =>
  new URLSearchParams(query.span ? { span: query.span } : { from: query.from, to: query.to }).toString();

/** Loads figures. For a period that is too long, loads the last seven days and returns an error message with them. */
export async function loadFigures<T>(
  { explain }: Pick<ConsoleContext, "explain">,
  query: FiguresQuery,
  ask: (query: FiguresQuery) => Promise<T>,
): Promise<{ readonly query: FiguresQuery; readonly answer: T; readonly message: string | null }> {
  try {
    return { query, answer: await ask(query), message: null };
  } catch (error) {
    if (!isWpsError(error) || error.code !== "periodTooLong") throw error;
    return { query: DEFAULT_QUERY, answer: await ask(DEFAULT_QUERY), message: explain(error) };
  }
}
