import { json } from "@remix-run/node";
import { type FieldProblem, type FieldRules, type FormField, fieldProblems } from "~/platform/brands/account-forms";
import { type FieldIssue, isWpsError, type WpsError } from "~/platform/wps/errors";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import type { SiteContext } from "./app-context";

/** Fields never sent back to the page, even after errors: all passwords and one-time codes. */
const SECRET_FIELD = /password$|^(verification|twoStep|owner|app)Code$/i;
/** Fields sent back in addition to the form's fields: sign-in method, ticked boxes and hidden values. */
const ECHOED_FIELDS = [
  "type",
  "mode",
  "agree",
  "rememberMe",
  "trustDevice",
  "countryDialingCode",
  "next",
  "link",
  "ticket",
];

export type FormValues = Readonly<Record<string, string>>;

/**
 * Returns the trimmed texts of a posted form. Pages with scripts send the form sealed, like encrypted calls; without
 * scripts it arrives as plain fields over TLS (requirement A16).
 * @throws Response with the call error's status if the seal cannot be opened
 */
export async function readForm(site: SiteContext, request: Request): Promise<FormValues> {
  const form = Object.fromEntries(await request.formData());
  const values = typeof form["sealed"] === "string" ? await opened(site, form["sealed"]) : form;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""]),
  );
}

async function opened(site: SiteContext, sealed: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await site.unseal(sealed);
  } catch (error) {
    if (!isWpsError(error)) throw error;
    throw json({ code: error.code, message: site.explain(error) }, { status: error.status });
  }
}

/** Returns the brand's validation rules, by field. */
export async function fieldRules({ wps }: SiteContext): Promise<FieldRules> {
  return (await wps.system.registerRules({})).fields;
}

/** A posted form with the fields it must contain. */
export interface ServerForm {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** Problems found outside of the field rules, by field. */
  readonly more?: Readonly<Record<string, FieldProblem>>;
}

/**
 * Answers a posted form with its field problems, or with the response of `carryOut`. A WPS error becomes a text at its field or
 * above the form, in the visitor's language, with a captcha if required.
 */
export async function answerForm(site: SiteContext, form: ServerForm, carryOut: () => Promise<Response>) {
  const problems = Object.entries({ ...fieldProblems(form.fields, form.values), ...form.more });
  if (problems.length > 0) {
    site.formFault.current = true;
    const errors = problems.map(([name, { text, params }]) => [name, site.t(text, params)]);
    return formAnswerResponse(form, { errors: Object.fromEntries(errors) });
  }
  try {
    return await carryOut();
  } catch (error) {
    if (!isWpsError(error)) throw error;
    site.formFault.current = true;
    return formAnswerResponse(form, await answerForError(site, form, error));
  }
}

/** Builds the answer to a form with its errors or results. Typed values are sent back, secrets never. */
export function formAnswerResponse({ fields, values }: ServerForm, found: Partial<FormAnswer>): Response {
  const known = [...fields.map(({ name }) => name), ...ECHOED_FIELDS].filter((name) => !SECRET_FIELD.test(name));
  const kept = Object.fromEntries(known.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const whole: FormAnswer = { ...NO_ANSWER, ...found, values: kept };
  return json(whole, { headers: { "Cache-Control": "no-store" } });
}

/** Details of a call's error, in addition to the message. */
interface Details {
  readonly address?: string;
  readonly captchaRequired?: boolean;
  readonly help?: string | null;
  readonly issues?: readonly FieldIssue[];
}

/** Converts a WPS error to the answer of a form. */
export async function answerForError(
  site: SiteContext,
  { fields }: ServerForm,
  error: WpsError,
): Promise<Partial<FormAnswer>> {
  const text = site.explain(error);
  const { address: elsewhere = null, captchaRequired, help = null, issues = [] } = (error.details ?? {}) as Details;
  // Issues of fields that the form does not contain appear above it.
  const shown = issues.filter(({ field }) => field === "agree" || fields.some(({ name }) => name === field));
  const told = ({ issue, params }: FieldIssue) => (issue.startsWith("errors:") ? site.t(issue, params) : text);
  if (shown.length > 0) return { errors: Object.fromEntries(shown.map((issue) => [issue.field, told(issue)])) };
  const captcha = captchaRequired ? await site.wps.verification.captcha({}) : null;
  if (error.code === "captchaFailed") return { captcha, errors: { captcha: text } };
  // A field's own text is not shown at a field that the form lacks.
  const own = issues.find(({ issue }) => issue.startsWith("errors:"));
  return { error: own ? told(own) : text, elsewhere, help, captcha, twoStep: error.code === "twoStepRequired" };
}
