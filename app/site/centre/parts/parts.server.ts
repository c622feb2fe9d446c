import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { FieldProblem, FormField } from "~/platform/brands/account-forms";
import { amountText } from "~/platform/text/typed-text";
import { isWpsError } from "~/platform/wps/errors";
import { answerForm, type FormValues, type PostedForm } from "../../answer-form.server";
import type { SiteContext } from "../../app-context";

/** A new name for a request that moves money: it stands in the form, so that a second click is the same request. */
export const newRequestId = (): string => randomUUID();

/** Which page of a list an address asks for, from 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A field of a form of the cashier. */
export const field = (name: string, required = true): FormField => ({ name, required, rule: null });

/** An amount as the wire has it (`amountText`); of the chips the chosen one where none is typed. */
export const typedAmount = (values: FormValues, name = "amount"): string =>
  amountText(values[name] || (name === "amount" ? values["pick"] : "") || "");

/** What is wrong with amounts that are no numbers, by field. */
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

/** Back to the page, which shows what became of it. */
export const shown = (path: string): Response => redirect(path, { ...NO_STORE, status: 303 });

/** An order of the address, with its history; null for none, and for one that is not this member's. */
export async function orderOf({ wps }: SiteContext, query: URLSearchParams) {
  const id = query.get("order") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  return wps.payment.order({ id }).catch((error: unknown) => {
    if (isWpsError(error) && error.code === "notFound") return null;
    throw error;
  });
}

/** Answers one of several forms of a page; its `type` says which. */
export interface Way {
  readonly form: (values: FormValues) => PostedForm;
  readonly carryOut: (site: SiteContext, values: FormValues) => Promise<Response>;
}

/** Carries out the form that was sent. @throws Response 400 for a form that the page does not have */
export function actBy(ways: Readonly<Record<string, Way>>) {
  return async (site: SiteContext, values: FormValues): Promise<Response> => {
    const type = values["type"] ?? "";
    const way = Object.hasOwn(ways, type) ? ways[type] : undefined;
    if (!way) throw new Response(null, { status: 400 });
    return answerForm(site, way.form(values), () => way.carryOut(site, values));
  };
}
