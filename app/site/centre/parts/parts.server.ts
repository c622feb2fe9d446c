import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { FieldProblem, FormField } from "~/platform/brands/account-forms";
import { amountText } from "~/platform/text/typed-text";
import { isWpsError } from "~/platform/wps/errors";
import { answerForm, type FormValues, type ServerForm } from "../../answer-form.server";
import type { SiteContext } from "../../app-context";

/** Generates the idempotency key of a form that moves money, so that a second submit counts as the same request. */
export const newRequestId = (): string => randomUUID();

/** Parses the page number of a list from an address; 1 if invalid. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Declares a field of a cashier form. */
export const cashierField = (name: string, required = true): FormField => ({ name, required, rule: null });

/** Returns an amount in wire format (`amountText`). For `amount`, the selected suggestion applies if nothing is typed. */
export const typedAmount = (values: FormValues, name = "amount"): string =>
  amountText(values[name] || (name === "amount" ? values["pick"] : "") || "");

/** Validates amounts; returns the problems by field. */
export function amountProblems(
  values: FormValues,
  ...names: readonly string[]
): Readonly<Record<string, FieldProblem>> {
  const found = names.flatMap((name): [string, FieldProblem][] => {
    const text = typedAmount(values, name);
    if (text === "") return [[name, { text: "errors:field.required", params: {} }]];
    return /^\d{1,15}(\.\d{1,4})?$/.test(text) ? [] : [[name, { text: "errors:amountInvalid", params: {} }]];
  });
  return Object.fromEntries(found);
}

const NO_STORE = { headers: { "Cache-Control": "no-store" } };

/** Redirects back to the page, which shows the outcome. */
export const redirectToPage = (path: string): Response => redirect(path, { ...NO_STORE, status: 303 });

/** Loads the order of the address with its history; null if there is none, or if it is another member's. */
export async function orderInQuery({ wps }: SiteContext, query: URLSearchParams) {
  const id = query.get("order") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  return wps.payment.order({ id }).catch((error: unknown) => {
    if (isWpsError(error) && error.code === "notFound") return null;
    throw error;
  });
}

/** Handler of one of several forms of a page, selected by the form's `type`. */
export interface FormHandler {
  readonly form: (values: FormValues) => ServerForm;
  readonly carryOut: (site: SiteContext, values: FormValues) => Promise<Response>;
}

/** Returns an action that dispatches on the form's `type`. @throws Response 400 for an unknown type */
export function formDispatcher(ways: Readonly<Record<string, FormHandler>>) {
  return async (site: SiteContext, values: FormValues): Promise<Response> => {
    const type = values["type"] ?? "";
    const way = Object.hasOwn(ways, type) ? ways[type] : undefined;
    if (!way) throw new Response(null, { status: 400 });
    return answerForm(site, way.form(values), () => way.carryOut(site, values));
  };
}
