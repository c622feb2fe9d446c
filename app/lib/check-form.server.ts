import { type FieldProblem, type FieldRules, type FormField, fieldProblems } from "~/core/account-forms";
import type { SiteContext } from "~/lib/app-context";
import type { FormAnswer } from "~/lib/form-answer";

/** Never sent back to the page, however wrong they are. */
const SECRET = ["password", "confirmPassword", "newPassword", "paymentPassword", "verificationCode"];
/** Beside its fields a form says which way in it is for, and what was ticked. */
const CHOICES = ["type", "mode", "agree", "rememberMe", "countryDialingCode"];

export type FormValues = Readonly<Record<string, string>>;

/** The trimmed texts of a posted form (spec 1 section 5: "values are trimmed"). */
export async function readForm(request: Request): Promise<FormValues> {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value.trim() : ""]));
}

/** The brand's rules, by field. */
export async function fieldRules({ wps }: SiteContext): Promise<FieldRules> {
  return (await wps.system.registerRules({})).fields;
}

/**
 * Checks a form and says what is wrong with it. `more` are problems that no field's rule tells. A form without a fault
 * gets the answer that accounts are not open.
 */
export function checkForm(
  { i18n }: SiteContext,
  form: { readonly fields: readonly FormField[]; readonly values: FormValues },
  more: Readonly<Record<string, FieldProblem>> = {},
): FormAnswer {
  const { fields, values } = form;
  const problems = Object.entries({ ...fieldProblems(fields, values), ...more });
  const known = [...fields.map(({ name }) => name), ...CHOICES].filter((name) => !SECRET.includes(name));
  return {
    error: problems.length === 0 ? i18n.t("errors:notOpen") : null,
    errors: Object.fromEntries(problems.map(([name, { text, params }]) => [name, i18n.t(text, params)])),
    values: Object.fromEntries(known.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
  };
}
