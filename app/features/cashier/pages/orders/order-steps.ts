import type { PaymentState } from "../../rules/payments";

/** A step of an order: completed, current, upcoming, or a failed end. */
export interface OrderStep {
  readonly label: `shell:pay.${string}`;
  readonly at: string | null;
  readonly look: "done" | "now" | "next" | "bad";
}

interface Steps {
  readonly kind: "deposit" | "withdrawal";
  readonly state: PaymentState;
  readonly createdAt: string;
  readonly events: readonly { readonly action: string; readonly at: string }[];
}

/** Text key of each state. */
export const STATE_NAMES = {
  pending: "shell:pay.state.pending",
  review: "shell:pay.state.review",
  credited: "shell:pay.state.credited",
  waiting: "shell:pay.state.waiting",
  approved: "shell:pay.state.approved",
  paid: "shell:pay.state.paid",
  partly: "shell:pay.state.partly",
  disputed: "shell:pay.state.disputed",
  received: "shell:pay.state.received",
  returned: "shell:pay.state.returned",
  refused: "shell:pay.state.refused",
  cancelled: "shell:pay.state.cancelled",
  failed: "shell:pay.state.failed",
} as const satisfies Readonly<Record<PaymentState, string>>;

/** Badge tone of each state. */
export const STATE_TONES: Readonly<Record<PaymentState, "good" | "bad" | "plain" | "accent">> = {
  pending: "accent",
  review: "accent",
  credited: "good",
  waiting: "accent",
  approved: "accent",
  paid: "accent",
  partly: "accent",
  disputed: "accent",
  received: "good",
  returned: "plain",
  refused: "bad",
  cancelled: "plain",
  failed: "bad",
};

const ENDS: readonly PaymentState[] = ["refused", "cancelled", "failed"];
const WAY = ["approved", "paid", "received"] as const;
/** Text key of the activity before each step is reached. */
const NOW = {
  approved: "shell:pay.state.waiting",
  paid: "shell:pay.step.paying",
  received: "shell:pay.step.confirming",
} as const;

/** Returns the steps of an order, from the request to its end. */
export function stepsOf({ createdAt, events, kind, state }: Steps): readonly OrderStep[] {
  const timeOf = (action: string) => events.findLast((event) => event.action === action)?.at ?? null;
  const first: OrderStep = { label: "shell:pay.step.requested", at: createdAt, look: "done" };
  const at = (label: OrderStep["label"], look: OrderStep["look"], action: string): OrderStep => {
    return { label, look, at: look === "next" ? null : timeOf(action) };
  };
  const bad = at(STATE_NAMES[state], "bad", state);
  if (kind === "deposit") {
    if (state === "failed") return [first, bad];
    const isIn = state === "credited";
    const middle =
      state === "review"
        ? at(STATE_NAMES.review, "now", "review")
        : at("shell:pay.step.payment", isIn ? "done" : "now", "credited");
    return [first, middle, at(STATE_NAMES.credited, isIn ? "done" : "next", "credited")];
  }
  const done = WAY.filter((step) => timeOf(step) !== null && (step !== "received" || state === "received"));
  const past = done.map((step) => at(STATE_NAMES[step], "done", step));
  if (ENDS.includes(state)) return [first, ...past, bad];
  if (state === "returned") return [first, ...past, at(STATE_NAMES.returned, "done", "returned")];
  if (state === "partly" || state === "disputed")
    return [first, ...past, at(STATE_NAMES[state], "now", state), at(STATE_NAMES.received, "next", "received")];
  const left = WAY.filter((step) => !done.includes(step));
  const [now, ...next] = left;
  const currentStep = now ? [{ label: NOW[now], at: null, look: "now" } as const] : [];
  return [first, ...past, ...currentStep, ...next.map((step) => at(STATE_NAMES[step], "next", step))];
}
