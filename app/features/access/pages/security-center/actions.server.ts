import { type FieldRules, type FormField, paymentFields, signInFields } from "~/platform/brands/account-forms";
import { drawQr } from "~/platform/text/qr.server";
import { isWpsError } from "~/platform/wps/errors";
import {
  answerForm,
  type FormValues,
  fieldRules,
  formAnswerResponse,
  type ServerForm,
} from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { profileFields } from "../../rules/profile-form";
import { redirectAfterSignIn } from "../sign-in/sign-in.server";

/** One form of the page: its fields, and the call that it makes. */
interface SecurityForm {
  readonly fields: (rules: FieldRules, values: FormValues) => readonly FormField[];
  readonly carryOut: (site: SiteContext, form: ServerForm) => Promise<Response>;
}

const plain = (name: string, required = false): FormField => ({ name, required, rule: null });
/** Fields that prove the owner. The call decides which one is required. */
const PROOFS = [plain("password"), plain("ownerCode")];

const saved = (site: SiteContext, form: ServerForm) =>
  formAnswerResponse(form, { done: site.t("shell:security.saved") });

/** Returns undefined for an empty field. */
const typed = (values: FormValues, name: string): string | undefined => values[name] || undefined;
const proofOf = (values: FormValues) => ({
  password: typed(values, "password"),
  ownerCode: typed(values, "ownerCode"),
});

/** Forms of the page, by their `type`. */
const SECURITY_FORMS: Readonly<Record<string, SecurityForm>> = {
  password: {
    fields: (rules, { forced = "" }) => signInFields(rules, { type: "changePassword", forced }),
    async carryOut(site, { values }) {
      const { confirmNewPassword = "", newPassword = "" } = values;
      const given = { oldPassword: typed(values, "oldPassword"), newPassword, confirmNewPassword };
      return redirectAfterSignIn(
        site,
        await site.wps.member.changePassword(given),
        "/member/securityCenter?done=password",
      );
    },
  },
  paymentPassword: {
    fields: (rules) => [...paymentFields(rules), plain("oldPaymentPassword"), ...PROOFS],
    async carryOut(site, form) {
      const { confirmPaymentPassword = "", paymentPassword = "" } = form.values;
      const oldPaymentPassword = typed(form.values, "oldPaymentPassword");
      const secrets = { paymentPassword, confirmPaymentPassword, oldPaymentPassword };
      await site.wps.member.setPaymentPassword({ ...secrets, ...proofOf(form.values) });
      return saved(site, form);
    },
  },
  mobile: {
    fields: (rules) => [{ name: "mobileNum", required: true, rule: rules["mobileNum"] ?? null }, ...codeFields()],
    carryOut: (site, form) => bind(site, form, "mobileNum"),
  },
  email: {
    fields: (rules) => [{ name: "email", required: true, rule: rules["email"] ?? null }, ...codeFields()],
    carryOut: (site, form) => bind(site, form, "email"),
  },
  twoStepEnable: { fields: () => PROOFS, carryOut: enableTwoStep },
  twoStepConfirm: { fields: () => [plain("appCode", true)], carryOut: confirmTwoStep },
  twoStepDisable: {
    fields: () => [plain("appCode", true)],
    async carryOut(site, form) {
      await site.wps.member.twoStep({ action: "disable", code: form.values["appCode"] });
      return formAnswerResponse(form, { done: site.t("shell:security.twoStepOff") });
    },
  },
  avatar: {
    fields: () => [plain("id", true)],
    async carryOut(site, form) {
      await site.wps.member.setAvatar({ id: form.values["id"] ?? "" });
      return saved(site, form);
    },
  },
  profile: {
    fields: (rules, values) => profileFields(rules).filter(({ name }) => name in values),
    async carryOut(site, form) {
      const { type: _type, ...given } = form.values;
      await site.wps.member.setProfile(given);
      return saved(site, form);
    },
  },
  forgetDevice: {
    fields: () => [plain("id", true)],
    async carryOut(site, form) {
      await site.wps.session.forgetDevice({ id: form.values["id"] ?? "" });
      return formAnswerResponse(form, { done: site.t("shell:security.forgotten") });
    },
  },
  endSession: {
    fields: () => [],
    async carryOut(site, form) {
      await site.wps.session.endSession({ id: typed(form.values, "id") });
      return formAnswerResponse(form, { done: site.t("shell:security.ended") });
    },
  },
};

const codeFields = () => [plain("verificationCode", true), ...PROOFS];

/** Executes a posted form of the page. `type` names the form; `intent` is set when only a code is requested. */
export async function securityAction(site: SiteContext, values: FormValues): Promise<Response> {
  const way = SECURITY_FORMS[values["type"] ?? ""];
  if (!way) throw new Response(null, { status: 400 });
  const fields = way.fields(await fieldRules(site), values);
  const { intent } = values;
  if (intent === "sendCode" || intent === "sendOwnerCode") {
    const asked = intent === "sendCode" ? fields.filter(({ name }) => name === "mobileNum" || name === "email") : [];
    // Keeps the values of the other fields without validating them.
    const form = { fields: fields.map((field) => (asked.includes(field) ? field : plain(field.name))), values };
    return answerForm(site, form, () => sendCode(site, form, intent));
  }
  const form = { fields, values };
  return answerForm(site, form, () => way.carryOut(site, form));
}

async function sendCode(site: SiteContext, form: ServerForm, intent: "sendCode" | "sendOwnerCode"): Promise<Response> {
  const { captcha: text = "", captchaId, email, human, mobileNum = "" } = form.values;
  const shown = { human: human || undefined, captcha: captchaId ? { id: captchaId, text } : undefined };
  const { verification } = site.wps;
  const countryDialingCode = typed(form.values, "countryDialingCode");
  const asked =
    intent === "sendOwnerCode"
      ? verification.smsOwner(shown)
      : email === undefined
        ? verification.smsBind({ ...shown, mobileNum, countryDialingCode })
        : verification.mailBind({ ...shown, email });
  const { expiredMinutes } = await asked;
  const at = Date.now();
  return formAnswerResponse(form, { code: { at, until: at + expiredMinutes * 60_000, intent } });
}

async function bind(site: SiteContext, form: ServerForm, contact: "mobileNum" | "email"): Promise<Response> {
  const { values } = form;
  const verificationCode = typed(values, "verificationCode");
  const countryDialingCode = typed(values, "countryDialingCode");
  const given = { [contact]: values[contact], countryDialingCode, verificationCode, ...proofOf(values) };
  await site.wps.member.bindContact(given);
  return formAnswerResponse(form, { done: site.t("shell:security.verified") });
}

async function enableTwoStep(site: SiteContext, form: ServerForm): Promise<Response> {
  const { secret, uri } = await site.wps.member.twoStep({ action: "enable", ...proofOf(form.values) });
  return formAnswerResponse(form, { shown: appOf(secret ?? "", uri ?? "") });
}

/** A wrong code keeps the secret visible: the form posts it back, and the page has shown it before. */
async function confirmTwoStep(site: SiteContext, form: ServerForm): Promise<Response> {
  const { appCode, secret = "", uri = "" } = form.values;
  try {
    const { recoveryCodes } = await site.wps.member.twoStep({ action: "confirm", code: appCode });
    const shown = { recoveryCodes: recoveryCodes ?? [] };
    return formAnswerResponse(form, { done: site.t("shell:security.twoStepDone"), shown });
  } catch (error) {
    if (!isWpsError(error) || error.code === "staleSave") throw error;
    return formAnswerResponse(form, { errors: { appCode: site.explain(error) }, shown: appOf(secret, uri) });
  }
}

/** Returns the secret and its QR code; null when the values cannot come from `enable`. */
function appOf(secret: string, uri: string) {
  if (!/^[A-Z2-7]{16,64}$/.test(secret) || !/^otpauth:\/\/totp\/[\x21-\x7e]{1,400}$/.test(uri)) return null;
  const qr = `data:image/svg+xml;base64,${Buffer.from(drawQr(uri)).toString("base64")}`;
  return { app: { secret, uri, qr } };
}
