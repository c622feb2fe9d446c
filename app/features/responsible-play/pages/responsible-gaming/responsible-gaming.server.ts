import type { FormField } from "~/platform/brands/account-forms";
import { WpsError } from "~/platform/wps/errors";
import { signOutCookies } from "~/platform/wps/session-cookies";
import { answerForm, type FormValues, formAnswerResponse, type ServerForm } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import type { CentrePageServer } from "~/site/centre/types";
import { LIMITS } from "../../rules/play-limits";

async function load({ wps }: SiteContext) {
  const [limits, check] = await Promise.all([wps.member.limits({}), wps.member.realityCheck({})]);
  return { limits, check };
}

/** Form type of the page: its fields, and the single call that processes it. */
interface FormType {
  readonly fields: readonly FormField[];
  readonly carryOut: (site: SiteContext, form: ServerForm) => Promise<Response>;
}

const required = (name: string): FormField => ({ name, required: true, rule: null });

/** Returns the limit that a form refers to. @throws WpsError notAllowed for an unknown limit */
function placeOf({ limit }: FormValues) {
  const found = LIMITS.find(([kind, period]) => `${kind}.${period}` === limit);
  if (!found) throw new WpsError("notAllowed");
  return { kind: found[0], period: found[1] };
}

const saved = (site: SiteContext, form: ServerForm) => formAnswerResponse(form, { done: site.t("shell:limits.saved") });

/** Returns the length of a confirmed break from the dialog's form. @throws WpsError notAllowed */
function lengthOf({ length, understood }: FormValues): number {
  const number = Number(length);
  if (understood !== "1" || !Number.isInteger(number) || number < 1) throw new WpsError("notAllowed");
  return number;
}

const LIMIT = { name: "limit", required: false, rule: null };

/** Form types of the page, by their `type`. */
const FORM_TYPES: Readonly<Record<string, FormType>> = {
  limit: {
    fields: [LIMIT, required("value")],
    async carryOut(site, form) {
      await site.wps.member.setLimits({ ...placeOf(form.values), value: form.values["value"] ?? "" });
      return saved(site, form);
    },
  },
  removeLimit: {
    fields: [LIMIT],
    async carryOut(site, form) {
      await site.wps.member.setLimits({ ...placeOf(form.values), value: null });
      return saved(site, form);
    },
  },
  cancelLimit: {
    fields: [LIMIT],
    async carryOut(site, form) {
      await site.wps.member.setLimits({ ...placeOf(form.values), cancel: true });
      return saved(site, form);
    },
  },
  timeOut: {
    fields: [{ name: "length", required: false, rule: null }],
    async carryOut(site, form) {
      await site.wps.member.takeTimeOut({ hours: lengthOf(form.values), confirm: true });
      return saved(site, form);
    },
  },
  exclude: {
    fields: [{ name: "length", required: false, rule: null }],
    async carryOut(site, form) {
      const months = form.values["length"] === "ever" ? null : lengthOf(form.values);
      if (form.values["understood"] !== "1") throw new WpsError("notAllowed");
      await site.wps.member.selfExclude({ months, confirm: true });
      // The session has ended, so its cookies are removed.
      const done = formAnswerResponse(form, { done: site.t("shell:limits.excluded") });
      for (const cookie of signOutCookies(site.secure)) done.headers.append("Set-Cookie", cookie);
      return done;
    },
  },
};

/** Processes a form of the page, selected by its value `type`. A limit is removed by a button of its form. */
async function action(site: SiteContext, values: FormValues): Promise<Response> {
  const type = values["intent"] === "removeLimit" ? "removeLimit" : (values["type"] ?? "");
  const way = Object.hasOwn(FORM_TYPES, type) ? FORM_TYPES[type] : undefined;
  if (!way) throw new Response(null, { status: 400 });
  const form: ServerForm = { fields: way.fields, values };
  return answerForm(site, form, () => way.carryOut(site, form));
}

/** Loads the responsible gaming page and handles its forms: net position, limits, breaks (requirement W9). */
export const responsibleGaming = { load, action } satisfies CentrePageServer;
