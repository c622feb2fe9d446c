import type { CentrePageServer } from "~/site/centre/types";
import { permittedValue, readRecordQuery } from "../records/record-query.server";

const KINDS = ["all", "deposit", "withdraw", "transfer", "bonus", "play", "other"] as const;

/** Loads the account record. */
export const transactionHistory = {
  async load(site, request) {
    const { asked, query } = readRecordQuery(request);
    const kind = permittedValue(query.get("kind"), KINDS) ?? "all";
    const record = await site.wps.report.accountRecord({ ...asked, kind });
    return { ...record, kind };
  },
} satisfies CentrePageServer;
