import { redirect } from "@remix-run/node";
import { CENTRE_HOMES, centreOf } from "~/platform/brands/centres";
import { ownPath } from "~/platform/text/own-path";
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
import { answer, type FormValues, type PostedForm } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";

/** What the calls that sign in answer in process. */
interface SignedIn {
  readonly token: string | null;
  readonly rememberToken: string | null;
  readonly deviceToken?: string | null | undefined;
  readonly user: { readonly account: string; readonly isAgent: number };
}

/** Asks for a code by SMS; the answer holds when another may be asked for. */
async function sendCode(site: SiteContext, form: PostedForm): Promise<Response> {
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
  return answer(form, { code: { at, until: at + expiredMinutes * 60_000 } });
}

/** Says what was done, over a form that is finished with. */
const say = (site: SiteContext, form: PostedForm, key: string): Response => answer(form, { done: site.t(key) });

type Way = (site: SiteContext, form: PostedForm, cookies: string | null) => Promise<Response>;

/** What the forms of `/login` ask for, by their `type`. */
const WAYS: Readonly<Record<string, Way>> = {
  username: byName,
  sms: byCode,
  firebase: bySecondStep,
  freeplay: async (site, { values }) => goOn(site, await site.wps.session.loginFreeplay({}), values["next"]),
  changePassword,
  async forgotEmail(site, form) {
    const { email = "", username = "" } = form.values;
    await site.wps.member.forgotByEmail({ email, username });
    return say(site, form, "shell:forgot.sent");
  },
  async forgotPhone(site, form) {
    const { mobileNum = "", newPassword = "", verificationCode = "" } = form.values;
    await site.wps.member.forgotByPhone({ ...dialled(form.values), mobileNum, newPassword, verificationCode });
    return say(site, form, "shell:forgot.done");
  },
  async reset(site, form) {
    const { link = "", newPassword = "" } = form.values;
    await site.wps.member.resetByLink({ link, newPassword });
    return say(site, form, "shell:forgot.done");
  },
};

/**
 * Carries out what a form of `/login` asks for, and goes on.
 * @param form checked; the value `type` says which form it is, `intent` that only a code is asked for
 * @param cookies the Cookie header, for the remembered sign-in
 * @throws WpsError what the call answers
 */
export function signInBy(site: SiteContext, form: PostedForm, cookies: string | null): Promise<Response> {
  if (form.values["intent"] === "sendCode") return sendCode(site, form);
  const way = WAYS[form.values["type"] ?? ""];
  if (!way) throw new WpsError("notAllowed");
  return way(site, form, cookies);
}

/** The country's code, where one was chosen: nobody has to. */
const dialled = ({ countryDialingCode }: FormValues) => ({ countryDialingCode: countryDialingCode || undefined });

/** The second step of a sign-in, and whether the device is trusted from then on. */
const stepOf = (values: FormValues) => ({
  twoStepCode: values["twoStepCode"] || undefined,
  // Left out unless it is chosen: an operator's own system may not know it.
  trustDevice: values["trustDevice"] === "1" || undefined,
});

/** What the two ways by an account have in common. */
function commonOf({ secure, side: host }: SiteContext, values: FormValues, cookies: string | null) {
  const rememberToken = rememberTokenOf(cookies, secure);
  // `/agent` is the agents' page of a brand whose one host serves both sides (checklist A14).
  const side = centreOf(values["next"] ?? "") === "agent" ? "agent" : host;
  return { rememberMe: values["rememberMe"] === "1", rememberToken, ...stepOf(values), side };
}

async function byCode(site: SiteContext, { values }: PostedForm, cookies: string | null): Promise<Response> {
  const { mobileNum, next, verificationCode: smsCode } = values;
  const given = { ...commonOf(site, values, cookies), ...dialled(values), type: "sms", mobileNum, smsCode } as const;
  return goOn(site, await site.wps.session.login(given), next);
}

async function byName(site: SiteContext, form: PostedForm, cookies: string | null): Promise<Response> {
  const { values } = form;
  const { next, password, username } = values;
  const common = commonOf(site, values, cookies);
  const { rememberToken } = common;
  const { session } = site.wps;
  const isRemembered = password === REMEMBERED_PASSWORD && username === rememberedNameOf(cookies, site.secure);
  if (isRemembered) return byRemembered(site, form, rememberToken);
  // Left out unless it is there: an operator's own system may not know it.
  const person = values["human"] ? { human: values["human"] } : { captcha: captchaOf(values) };
  return goOn(site, await session.login({ ...common, ...person, type: "username", username, password }), next);
}

/** The placeholder in the password's field stands for the token that the browser keeps. */
async function byRemembered(site: SiteContext, form: PostedForm, rememberToken = ""): Promise<Response> {
  try {
    const signedIn = await site.wps.session.remembered({ rememberToken, ...stepOf(form.values) });
    return goOn(site, signedIn, form.values["next"]);
  } catch (error) {
    if (!isWpsError(error) || error.code !== "notLoggedIn") throw error;
    const over = answer(form, { errors: { password: site.t("shell:signIn.rememberedOver") } });
    for (const cookie of forgottenCookies(site.secure)) over.headers.append("Set-Cookie", cookie);
    return over;
  }
}

/** An identity provider has vouched already; the ticket says for whom. */
async function bySecondStep(site: SiteContext, { values }: PostedForm): Promise<Response> {
  const { next, ticket } = values;
  return goOn(site, await site.wps.session.login({ type: "firebase", ticket, ...stepOf(values) }), next);
}

async function changePassword(site: SiteContext, { values }: PostedForm): Promise<Response> {
  const { confirmNewPassword = "", newPassword = "", oldPassword } = values;
  return goOn(site, await site.wps.member.changePassword({ oldPassword, newPassword, confirmNewPassword }), "/");
}

/** The solved captcha of a form, if it showed one. */
function captchaOf({ captchaId, captcha = "" }: FormValues) {
  return captchaId ? { id: captchaId, text: captcha } : undefined;
}

/** Opens the account that a form of `/register` describes, and goes on. @throws WpsError what the call answers */
export async function registerBy(site: SiteContext, form: PostedForm): Promise<Response> {
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
  return goOn(site, await (mode === "mobile" ? member.registerMobile(given) : member.register(given)), next);
}

function leadTo(path: string, cookies: readonly string[]): Response {
  const answer = redirect(path, { headers: { "Cache-Control": "no-store" } });
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * Puts a sign-in into cookies and goes on where the visitor wanted to (checklist A13), else home: on the agents' side that
 * is the agent centre (A14).
 */
export function goOn({ secure, side }: SiteContext, signedIn: SignedIn, next: string | undefined): Response {
  const { deviceToken, rememberToken, token, user } = signedIn;
  const home = side === "agent" && isAgentType(user.isAgent) ? CENTRE_HOMES.agent : "/";
  return leadTo(
    ownPath(next) ?? home,
    signInCookies({ token: token ?? "", rememberToken, deviceToken, account: user.account }, secure),
  );
}

/** Takes the session out of the browser and goes home (checklist A15). */
export const goOut = ({ secure }: SiteContext): Response => leadTo("/", signOutCookies(secure));
