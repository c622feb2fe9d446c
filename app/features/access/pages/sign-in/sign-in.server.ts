import { redirect } from "@remix-run/node";
import { CENTRE_HOMES, centreOf } from "~/platform/brands/centres";
import { sitePath } from "~/platform/text/site-path";
import { isAgentType } from "~/platform/wps/account-types";
import { isWpsError, WpsError } from "~/platform/wps/errors";
import {
  forgottenCookies,
  REMEMBERED_PASSWORD,
  rememberedNameOf,
  rememberTokenOf,
  signInCookies,
  signOutCookies,
} from "~/platform/wps/session-cookies";
import { type FormValues, formAnswerResponse, type ServerForm } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";

/** In-process result of the calls that sign in. */
interface SignedIn {
  readonly token: string | null;
  readonly rememberToken: string | null;
  readonly deviceToken?: string | null | undefined;
  readonly user: { readonly account: string; readonly isAgent: number };
}

/** Requests a code by SMS; the answer contains the time of the next possible request. */
async function sendCode(site: SiteContext, form: ServerForm): Promise<Response> {
  const { values } = form;
  const { human, mobileNum = "", mode, type } = values;
  const common = { ...dialled(values), human: human || undefined, captcha: captchaOf(values) };
  const { verification } = site.wps;
  const asked =
    mode !== undefined
      ? verification[mode === "mobile" ? "smsRegisterMobile" : "smsRegister"]({ ...common, mobileNo: mobileNum })
      : verification.smsNoLogin({ ...common, mobileNum, purpose: type === "forgotPhone" ? "password" : "login" });
  const { expiredMinutes } = await asked;
  const at = Date.now();
  return formAnswerResponse(form, { code: { at, until: at + expiredMinutes * 60_000 } });
}

/** Answers a completed form with a message. */
const answerDone = (site: SiteContext, form: ServerForm, key: string): Response =>
  formAnswerResponse(form, { done: site.t(key) });

type Way = (site: SiteContext, form: ServerForm, cookies: string | null) => Promise<Response>;

/** Forms of `/login`, by their `type`. */
const SIGN_IN_FORMS: Readonly<Record<string, Way>> = {
  username: byName,
  sms: byCode,
  firebase: bySecondStep,
  freeplay: async (site, { values }) =>
    redirectAfterSignIn(site, await site.wps.session.loginFreeplay({}), values["next"]),
  changePassword,
  async forgotEmail(site, form) {
    const { email = "", username = "" } = form.values;
    await site.wps.member.forgotByEmail({ email, username });
    return answerDone(site, form, "shell:forgot.sent");
  },
  async forgotPhone(site, form) {
    const { mobileNum = "", newPassword = "", verificationCode = "" } = form.values;
    await site.wps.member.forgotByPhone({ ...dialled(form.values), mobileNum, newPassword, verificationCode });
    return answerDone(site, form, "shell:forgot.done");
  },
  async reset(site, form) {
    const { link = "", newPassword = "" } = form.values;
    await site.wps.member.resetByLink({ link, newPassword });
    return answerDone(site, form, "shell:forgot.done");
  },
};

/**
 * Executes a form of `/login` and redirects.
 * @param form validated; `type` names the form, `intent` is set when only a code is requested
 * @param cookies the Cookie header, for the remembered sign-in
 * @throws WpsError errors of the call
 */
export function signInBy(site: SiteContext, form: ServerForm, cookies: string | null): Promise<Response> {
  if (form.values["intent"] === "sendCode") return sendCode(site, form);
  const way = SIGN_IN_FORMS[form.values["type"] ?? ""];
  if (!way) throw new WpsError("notAllowed");
  return way(site, form, cookies);
}

/** Returns the dialling code; optional. */
const dialled = ({ countryDialingCode }: FormValues) => ({ countryDialingCode: countryDialingCode || undefined });

/** Returns the second step of a sign-in, and the choice to trust the device. */
const stepOf = (values: FormValues) => ({
  twoStepCode: values["twoStepCode"] || undefined,
  // Omitted unless selected: an operator's external system may not support it.
  trustDevice: values["trustDevice"] === "1" || undefined,
});

/** Returns the input shared by sign-in with password and with SMS code. */
function commonOf({ secure, side: host }: SiteContext, values: FormValues, cookies: string | null) {
  const rememberToken = rememberTokenOf(cookies, secure);
  // `/agent` is the agents' page of a brand with one host for both sides (requirement A14).
  const side = centreOf(values["next"] ?? "") === "agent" ? "agent" : host;
  return { rememberMe: values["rememberMe"] === "1", rememberToken, ...stepOf(values), side };
}

async function byCode(site: SiteContext, { values }: ServerForm, cookies: string | null): Promise<Response> {
  const { mobileNum, next, verificationCode: smsCode } = values;
  const given = { ...commonOf(site, values, cookies), ...dialled(values), type: "sms", mobileNum, smsCode } as const;
  return redirectAfterSignIn(site, await site.wps.session.login(given), next);
}

async function byName(site: SiteContext, form: ServerForm, cookies: string | null): Promise<Response> {
  const { values } = form;
  const { next, password, username } = values;
  const common = commonOf(site, values, cookies);
  const { rememberToken } = common;
  const { session } = site.wps;
  const isRemembered = password === REMEMBERED_PASSWORD && username === rememberedNameOf(cookies, site.secure);
  if (isRemembered) return byRemembered(site, form, rememberToken);
  // Omitted unless present: an operator's external system may not support it.
  const person = values["human"] ? { human: values["human"] } : { captcha: captchaOf(values) };
  return redirectAfterSignIn(
    site,
    await session.login({ ...common, ...person, type: "username", username, password }),
    next,
  );
}

/** Signs in by the remembered token; the placeholder in the password field selects this method. */
async function byRemembered(site: SiteContext, form: ServerForm, rememberToken = ""): Promise<Response> {
  try {
    const signedIn = await site.wps.session.remembered({ rememberToken, ...stepOf(form.values) });
    return redirectAfterSignIn(site, signedIn, form.values["next"]);
  } catch (error) {
    if (!isWpsError(error) || error.code !== "notLoggedIn") throw error;
    const over = formAnswerResponse(form, { errors: { password: site.t("shell:signIn.rememberedOver") } });
    for (const cookie of forgottenCookies(site.secure)) over.headers.append("Set-Cookie", cookie);
    return over;
  }
}

/** The identity provider has already verified the member; the ticket names the account. */
async function bySecondStep(site: SiteContext, { values }: ServerForm): Promise<Response> {
  const { next, ticket } = values;
  return redirectAfterSignIn(site, await site.wps.session.login({ type: "firebase", ticket, ...stepOf(values) }), next);
}

async function changePassword(site: SiteContext, { values }: ServerForm): Promise<Response> {
  const { confirmNewPassword = "", newPassword = "", oldPassword } = values;
  return redirectAfterSignIn(
    site,
    await site.wps.member.changePassword({ oldPassword, newPassword, confirmNewPassword }),
    "/",
  );
}

/** Returns the solved captcha of a form, if it had one. */
function captchaOf({ captchaId, captcha = "" }: FormValues) {
  return captchaId ? { id: captchaId, text: captcha } : undefined;
}

/** Registers the account of a `/register` form and redirects. @throws WpsError errors of the call */
export async function registerBy(site: SiteContext, form: ServerForm): Promise<Response> {
  const { values } = form;
  const { agree, captcha: _text, captchaId: _id, intent, mode, next, ...fields } = values;
  if (intent === "sendCode") return sendCode(site, form);
  const given = {
    ...fields,
    ...dialled(values),
    captcha: captchaOf(values),
    agree: agree === "1",
    registerMethod: "WEB",
  };
  const { member } = site.wps;
  return redirectAfterSignIn(
    site,
    await (mode === "mobile" ? member.registerMobile(given) : member.register(given)),
    next,
  );
}

function leadTo(path: string, cookies: readonly string[]): Response {
  const answer = redirect(path, { headers: { "Cache-Control": "no-store" } });
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * Sets the cookies of a sign-in and redirects to the requested page (requirement A13), else to the home page: on the agents' side
 * that is the agent centre (A14).
 */
export function redirectAfterSignIn(
  { secure, side }: SiteContext,
  signedIn: SignedIn,
  next: string | undefined,
): Response {
  const { deviceToken, rememberToken, token, user } = signedIn;
  const home = side === "agent" && isAgentType(user.isAgent) ? CENTRE_HOMES.agent : "/";
  return leadTo(
    sitePath(next) ?? home,
    signInCookies({ token: token ?? "", rememberToken, deviceToken, account: user.account }, secure),
  );
}

/** Removes the session cookies and redirects to the home page (requirement A15). */
export const redirectAfterSignOut = ({ secure }: SiteContext): Response => leadTo("/", signOutCookies(secure));
