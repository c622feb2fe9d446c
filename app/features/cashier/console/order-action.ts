import type { ConsoleContext } from "~/site/app-context";
import { refusalOf } from "~/site/console/refusal-of";

/** Staff actions on an order: the values of the form field `act`. */
const ORDER_ACTS = [
  "claim",
  "release",
  "approve",
  "refuse",
  "paid",
  "payFailed",
  "force",
  "giveBack",
  "received",
] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

async function executeOrderAct(
  { wps }: ConsoleContext,
  named: { readonly code: string; readonly id: string; readonly expectedVersion: number },
  act: OrderAct,
  { reason, reference }: { readonly reason: string; readonly reference: string },
): Promise<unknown> {
  const { staff } = wps;
  switch (act) {
    case "claim":
    case "release":
      return staff.claimOrder({ ...named, release: act === "release" });
    case "approve":
      return staff.reviewOrder({ ...named, verdict: "approved" });
    case "refuse":
      return staff.reviewOrder({ ...named, verdict: "refused", reason });
    case "paid":
      return staff.settleWithdrawal({ ...named, outcome: "paid", ...(reference ? { reference } : {}) });
    case "payFailed":
      return staff.settleWithdrawal({ ...named, outcome: "failed", reason });
    case "force":
      return staff.forceReceived({ ...named, reason });
    case "giveBack":
    case "received":
      return staff.resolveDispute({ ...named, verdict: act === "giveBack" ? "returned" : "received", reason });
  }
}

/**
 * Executes one staff action on an order: one call.
 * @returns null on success, else the refusal in the staff member's language
 */
export async function orderAction(
  app: ConsoleContext,
  { code, id }: { readonly code: string; readonly id: string },
  form: FormData,
): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const act = ORDER_ACTS.find((one) => one === text("act"));
  if (!act) throw new Response(null, { status: 400 });
  const named = { code, id, expectedVersion: Number(text("expectedVersion")) };
  return refusalOf(app, () =>
    executeOrderAct(app, named, act, { reason: text("reason"), reference: text("reference") }),
  );
}
