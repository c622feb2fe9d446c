import { userNameKey } from "~/platform/text/typed-text";
import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";

/** Fields of the grant form as typed. */
export interface GrantFields {
  readonly account: string;
  readonly kind: "bonus" | "redEnvelope";
  readonly amount: string;
  readonly turnoverTimes: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Result of the form: `done` names the outcome; null means refused, with the message and the typed fields. */
export type GrantOutcome =
  | { readonly done: "given" | "pending" | "approved" | "refused" }
  | { readonly done: null; readonly message: string; readonly fields: GrantFields };

function fieldsOf(form: FormData): GrantFields {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  return {
    account: text("account"),
    kind: text("kind") === "redEnvelope" ? "redEnvelope" : "bonus",
    amount: text("amount"),
    turnoverTimes: text("turnoverTimes"),
    reason: text("reason"),
    requestId: text("requestId"),
  };
}

/** Gives a member a reward, or decides on a pending grant. */
export async function grantAction(app: ConsoleContext, code: string, form: FormData): Promise<GrantOutcome> {
  const fields = fieldsOf(form);
  const refused = (message: string): GrantOutcome => ({ done: null, message, fields });
  const act = form.get("act");
  if (act === "approve" || act === "refuse") {
    const verdict = act === "approve" ? ("approved" as const) : ("refused" as const);
    const reason = fields.reason ? { reason: fields.reason } : {};
    const given = { code, id: String(form.get("id") ?? ""), verdict, ...reason };
    const message = await refusalOf(app, () => app.wps.staff.reviewGrant(given));
    return message === null ? { done: verdict } : refused(message);
  }
  if (act !== "give") throw new Response(null, { status: 400 });
  const memberId = await memberOf(app, code, fields.account);
  if (memberId === null) return refused(app.t("console:grants.nobody"));
  const { amount, kind, reason, requestId, turnoverTimes } = fields;
  const times = turnoverTimes ? { turnoverTimes } : {};
  let done: "given" | "pending" | "refused" = "given";
  const message = await refusalOf(app, async () => {
    const { pending } = await app.wps.staff.giveReward({ code, memberId, kind, amount, reason, requestId, ...times });
    // Submitting the same form again returns the grant in its current state.
    done = pending?.state ?? "given";
  });
  if (message !== null) return refused(message);
  return { done };
}

/** Returns the id of the member with a user name (or id, mobile number, address); null for no match or several. */
async function memberOf({ wps }: ConsoleContext, code: string, find: string): Promise<string | null> {
  if (find === "") return null;
  const { rows } = await wps.staff.players({ code, find, pageSize: 2 });
  const exact = rows.find(({ account }) => account === userNameKey(find));
  return exact?.memberId ?? (rows.length === 1 ? (rows[0]?.memberId ?? null) : null);
}
