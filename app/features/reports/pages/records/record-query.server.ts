/** Period and page of a record, from the URL. Invalid values are ignored, so every URL shows a page. */
export interface RecordQuery {
  readonly from?: string;
  readonly to?: string;
  readonly pageNo: number;
}

const day = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** Reads the period and the page number from a URL. */
export function readRecordQuery(request: Request): { readonly asked: RecordQuery; readonly query: URLSearchParams } {
  const query = new URL(request.url).searchParams;
  const [from, to] = [day(query.get("from")), day(query.get("to"))];
  const page = Number(query.get("page") ?? 1);
  const pageNo = Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  const isPeriod = from !== null && to !== null;
  return { asked: { ...(isPeriod ? { from, to } : {}), pageNo }, query };
}

/** Returns the value if it is one of the permitted values, otherwise undefined. */
export const permittedValue = <T extends string>(value: string | null, values: readonly T[]): T | undefined =>
  values.find((one) => one === value);
