import { typedDay } from "~/platform/time/typed-day";
import { isWpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "~/site/app-context";
import { FIGURE_SPANS, type FigureSpan } from "../rules/figures";

/** Which days are meant, as the page's address has it: a usual span, or from and to. */
export type FiguresQuery =
  | { readonly span: FigureSpan }
  | { readonly span?: undefined; readonly from: string; readonly to: string };

const USUAL: FiguresQuery = { span: "week" };

/** The calls on figures know the days of this century. */
const dayOf = (text: string | null): string | null => (text?.startsWith("20") ? typedDay(text) : null);

/** Reads an address; what makes no sense is the last seven days. */
export function figuresQuery(params: URLSearchParams): FiguresQuery {
  const [from, to] = [dayOf(params.get("from")), dayOf(params.get("to"))];
  if (from !== null && to !== null) return { from, to };
  const span = FIGURE_SPANS.find((one) => one === params.get("span"));
  return span ? { span } : USUAL;
}

/** The same as an address has it. */
export const queryText = (query: FiguresQuery): string =>
  new URLSearchParams(query.span ? { span: query.span } : { from: query.from, to: query.to }).toString();

/** Asks for figures; days that are too many are told in words, beside the last seven. */
export async function askFigures<T>(
  { explain }: Pick<ConsoleContext, "explain">,
  query: FiguresQuery,
  ask: (query: FiguresQuery) => Promise<T>,
): Promise<{ readonly query: FiguresQuery; readonly answer: T; readonly message: string | null }> {
  try {
    return { query, answer: await ask(query), message: null };
  } catch (error) {
    if (!isWpsError(error) || error.code !== "periodTooLong") throw error;
    return { query: USUAL, answer: await ask(USUAL), message: explain(error) };
  }
}
