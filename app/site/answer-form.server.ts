import { json } from "@remix-run/node";
import { type FieldProblem, type FieldRules, type FormField, fieldProblems } from "~/platform/brands/account-forms";
import { type FieldIssue, isWpsError, type WpsError } from "~/platform/wps/errors";
import { type FormAnswer, NO_ANSWER } from "~/ui/form-answer";
import type { SiteContext } from "./app-context";

/** Never sent back to the page, however wrong they are: every kind of password, and one-time codes. */
const SECRET = /password$|^(verification|twoStep|owner|app)Code$/i;
/** Beside its fields a form says which way in it is for, and what was ticked. */
const CHOICES = ["type", "mode", "agree", "rememberMe", "trustDevice", "countryDialingCode", "next", "link", "ticket"];

export type FormValues = Readonly<Record<string, string>>;

/**
 * The trimmed texts of a posted form (spec 1 section 5: "values are trimmed"). Pages with scripts send it sealed, as
 * they make the encrypted calls; without scripts it comes as it is, over TLS (checklist A16).
 * @throws Response 400 for a seal that cannot be opened
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

/** The brand's rules, by field. */
export async function fieldRules({ wps }: SiteContext): Promise<FieldRules> {
  return (await wps.system.registerRules({})).fields;
}

/** A form as it came, with what it has to hold. */
export interface PostedForm {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  /** What is wrong that no field's rule tells. */
  readonly more?: Readonly<Record<string, FieldProblem>>;
}

/**
 * Answers a posted form: what is wrong with its fields, or what `carryOut` answers. A call's error of the catalogue
 * becomes a text at its field or over the form, in the visitor's language, with the captcha that it asks for.
 */
export async function answerForm(site: SiteContext, form: PostedForm, carryOut: () => Promise<Response>) {
  const problems = Object.entries({ ...fieldProblems(form.fields, form.values), ...form.more });
  if (problems.length > 0) {
    site.formFault.current = true;
    const errors = problems.map(([name, { text, params }]) => [name, site.t(text, params)]);
    return answer(form, { errors: Object.fromEntries(errors) });
  }
  try {
    return await carryOut();
  } catch (error) {
    if (!isWpsError(error)) throw error;
    site.formFault.current = true;
    return answer(form, await explained(site, form, error));
  }
}

/** Answers a form with what is wrong with it, or what it brought; what was typed comes back, secrets never. */
export function answer({ fields, values }: PostedForm, found: Partial<FormAnswer>): Response {
  const known = [...fields.map(({ name }) => name), ...CHOICES].filter((name) => !SECRET.test(name));
  const kept = Object.fromEntries(known.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const whole: FormAnswer = { ...NO_ANSWER, ...found, values: kept };
  return json(whole, { headers: { "Cache-Control": "no-store" } });
}

/** What a call's details may hold beside the message. */
interface Details {
  readonly address?: string;
  readonly captchaRequired?: boolean;
  readonly help?: string | null;
  readonly issues?: readonly FieldIssue[];
}

/** What an error of the catalogue becomes in the answer to a form. */
export async function explained(
  site: SiteContext,
  { fields }: PostedForm,
  error: WpsError,
): Promise<Partial<FormAnswer>> {
  const text = site.explain(error);
  const { address: elsewhere = null, captchaRequired, help = null, issues = [] } = (error.details ?? {}) as Details;
  // What stands at no field of the form is told over it.
  const shown = issues.filter(({ field }) => field === "agree" || fields.some(({ name }) => name === field));
  const told = ({ issue, params }: FieldIssue) => (issue.startsWith("errors:") ? site.t(issue, params) : text);
  if (shown.length > 0) return { errors: Object.fromEntries(shown.map((issue) => [issue.field, told(issue)])) };
  const captcha = captchaRequired ? await site.wps.verification.captcha({}) : null;
  if (error.code === "captchaFailed") return { captcha, errors: { captcha: text } };
  // Nor does a field's own text stand at a field that the form lacks.
  const own = issues.find(({ issue }) => issue.startsWith("errors:"));
  return { error: own ? told(own) : text, elsewhere, help, captcha, twoStep: error.code === "twoStepRequired" };
}
