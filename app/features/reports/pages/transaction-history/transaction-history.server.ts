import type { CentrePageServer } from "~/site/centre/types";
import { askedOf, oneOf } from "../records/ask.server";

const KINDS = ["all", "deposit", "withdraw", "transfer", "bonus", "play", "other"] as const;

/** Loads the account record. */
export const transactionHistory = {
  async load(site, request) {
    const { asked, query } = askedOf(request);
    const kind = oneOf(query.get("kind"), KINDS) ?? "all";
    const record = await site.wps.report.accountRecord({ ...asked, kind });
    return { ...record, kind };
  },
} satisfies CentrePageServer;
