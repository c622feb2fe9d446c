import { csvOf } from "~/platform/text/csv";
import { localSecond } from "~/platform/time/calendar-day";
import type { MemberContext } from "~/platform/wps/context";
import { validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { betsAfter, betView } from "./bets";
import { type RecordPeriod, requestedPeriod } from "./period";
import { linesAfter, lineView } from "./transactions";

/** Maximum number of rows per part. */
const MOST_ROWS = 10_000;

/** Rows of a part as cells, and the cursor of the last row. */
interface StatementPart {
  readonly rows: readonly (readonly string[])[];
  readonly last: readonly (string | number)[] | null;
}

interface Kind {
  readonly head: (currency: string) => readonly string[];
  /** Reads the rows after a cursor. @param after cursor of the last row of the previous part; empty for the first part */
  read(ctx: MemberContext, period: RecordPeriod, after: readonly string[], limit: number): Promise<StatementPart>;
}

const shownTime = ({ brand }: MemberContext, at: Date): string => localSecond(brand.config.timeZone, at.getTime());

const KINDS: Readonly<Record<"bets" | "transactions", Kind>> = {
  bets: {
    head: (currency) => {
      const [bet, win, net] = ["bet", "win", "net"].map((name) => `${name} (${currency})`) as [string, string, string];
      return ["game", "vendor", "state", bet, win, net, "id"];
    },
    async read(ctx, period, [after = null], limit) {
      const found = await betsAfter(ctx, period, after, limit);
      const rows = found.map((row) => {
        const { bet, game, id, net, state, vendorName, win } = betView(ctx, row);
        return [shownTime(ctx, row.openedAt), game, vendorName, state, bet, win, net, id];
      });
      const last = found.at(-1);
      return { rows, last: last ? [last.id] : null };
    },
  },
  transactions: {
    head: (currency) => ["kind", "wallet", `amount (${currency})`, `balance (${currency})`, "about"],
    async read(ctx, period, [id = null, line = null], limit) {
      const found = await linesAfter(ctx, period, { id, line: line === null ? null : Number(line) }, limit);
      const rows = found.map((row) => {
        const { about, amount, balance, kind, walletName } = lineView(ctx, row);
        return [shownTime(ctx, row.at), kind, walletName, amount, balance, about];
      });
      const last = found.at(-1);
      return { rows, last: last ? [last.id, last.line] : null };
    },
  },
};

const CURSOR_PATTERNS = {
  bets: /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u,
  transactions: /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_(\d{1,4})$/u,
} as const;

/** Parses the cursor of a part. @throws WpsError validation for a cursor of another format */
function parseCursor(of: keyof typeof CURSOR_PATTERNS, after: string | undefined): readonly string[] {
  if (after === undefined) return [];
  const [, ...place] = CURSOR_PATTERNS[of].exec(after) ?? [];
  if (place.length === 0) throw validationError([{ field: "after", issue: "format" }]);
  return place;
}

/** Returns a record as a CSV file, in parts; see the call of this name. */
export const statement: Implementation<"report">["statement"] = async (ctx, { after, of, ...given }) => {
  const period = requestedPeriod(ctx, given);
  const { currency, timeZone } = ctx.brand.config;
  const { head, read } = KINDS[of];
  const { last, rows } = await read(ctx, period, parseCursor(of, after), MOST_ROWS);
  const first = after === undefined ? [[`time (${timeZone})`, ...head(currency.code)]] : [];
  return {
    name: `${of}-${period.from}-${period.to}.csv`,
    content: csvOf([...first, ...rows]),
    next: last && rows.length === MOST_ROWS ? last.join("_") : null,
  };
};
