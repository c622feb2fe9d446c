import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";
import type { NamedPlayer } from "./player-query";

const FIELDS = ["method", "account", "bank", "holder", "number", "reason"] as const;

/** Typed fields of the payout form. */
export type PayoutFields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Result of the form: the created order, or the refusal with the typed fields. */
export type PayoutOutcome = { readonly orderId: string } | { readonly message: string; readonly fields: PayoutFields };

/** Pays out the balance of an excluded member: one call. */
export function payoutAction(app: ConsoleContext, named: NamedPlayer, form: FormData): Promise<PayoutOutcome> {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? "").trim()])) as PayoutFields;
  const { account, bank, holder, method, number, reason } = fields;
  const typed = Object.entries({ bank, holder, number }).filter(([, value]) => value !== "");
  const to = account ? { account } : Object.fromEntries(typed);
  return runOrRefusal(
    app,
    async () => ({ orderId: (await app.wps.staff.payOutBalance({ ...named, method, reason, ...to })).id }),
    (message): PayoutOutcome => ({ message, fields }),
  );
}
