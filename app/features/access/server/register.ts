import { randomBytes } from "node:crypto";
import { sendMemberMessage } from "~/features/sending/messages.server";
import { type FormMode, fieldProblems, registerFields, registerModes } from "~/platform/brands/account-forms";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { violatedUniqueKey } from "~/platform/db/errors";
import type { Transaction } from "~/platform/db/transaction";
import { paymentPasswordText, userNameText } from "~/platform/text/typed-text";
import { uuidV7 } from "~/platform/text/uuid";
import type { SiteContext } from "~/platform/wps/context";
import { type FieldIssue, validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { addMember, type Member, type NewMember, normaliseUserName } from "../accounts.server";
import { spendCodes } from "../codes.server";
import { assertUncommon } from "../common-passwords.server";
import { issueOf } from "../fields.server";
import { hashPassword } from "../passwords.server";
import { toE164 } from "../phone.server";
import { CONTACT_FIELDS } from "../rules/profile-form";
import { openSignIn } from "../sign-in.server";
import { findInviter } from "./inviter";
import { assertPerson } from "./verification/person";
import { proveNumber } from "./verification/phone-service";

type Registration = Parameters<Implementation<"member">["register"]>[1];

/**
 * Opens an account and signs it in; see the call `register` (requirement A7 to A10). A taken user name is reported only after the
 * human check, which prevents enumeration of names.
 */
export async function register(ctx: SiteContext, mode: FormMode, given: Registration) {
  assertFields(ctx, mode, given);
  const { brand } = ctx;
  if (given.password) await assertUncommon(given.password, "password");
  const inviter = await inviterOf(ctx, given);
  await assertPerson(ctx, given);
  const mobile = given.mobileNum ? toE164(ctx, given.mobileNum, given.countryDialingCode) : null;
  const codes = mobile && isFlagOn(brand, "smsVerification") ? await proveNumber(ctx, mobile, given) : [];
  const row = await rowOf(ctx, mode, given, { mobile, inviter });
  return mapTakenErrors(
    mode,
    spendCodes(ctx, codes, (tx) => insertMember(tx, ctx, row)),
  );
}

/** @throws WpsError notAllowed for a disabled mode, validation that names the fields */
function assertFields(ctx: SiteContext, mode: FormMode, given: Registration): void {
  const { brand } = ctx;
  if (!isFlagOn(brand, "directRegistration") || !registerModes(brand).includes(mode)) throw new WpsError("notAllowed");
  const values = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const problems = fieldProblems(registerFields({ ...brand.config.register }, mode, brand), values);
  const issues: FieldIssue[] = Object.entries(problems).map(([field, problem]) => issueOf(field, problem));
  if (!given.agree) issues.push({ field: "agree", issue: "errors:field.agree" });
  if (given.paymentPassword && paymentPasswordText(given.paymentPassword) === paymentPasswordText(given.password ?? ""))
    issues.push({ field: "paymentPassword", issue: "errors:field.samePassword" });
  if (issues.length > 0) throw validationError(issues);
}

/** @throws WpsError invitationCode for an unknown inviter */
async function inviterOf(ctx: SiteContext, given: Registration): Promise<Member | null> {
  const { affiliateCode, recommenderId, referralCode } = given;
  if (!affiliateCode && !recommenderId && !referralCode) return null;
  const inviter = await ctx.db.read(ctx.brand.code, (tx) =>
    findInviter(tx, { affiliateCode, recommenderId, referralCode }),
  );
  if (inviter) return inviter;
  const field = affiliateCode ? "affiliateCode" : referralCode ? "referralCode" : "recommenderId";
  throw new WpsError("invitationCode", {}, { issues: [{ field, issue: "unknown_code" }] });
}

async function rowOf(
  { language, now }: SiteContext,
  mode: FormMode,
  given: Registration,
  { inviter, mobile }: { readonly mobile: string | null; readonly inviter: Member | null },
): Promise<NewMember> {
  const account = mode === "mobile" ? (mobile ?? "").slice(1) : normaliseUserName(given.username ?? "");
  const [passwordHash, paymentHash] = await Promise.all([
    given.password ? hashPassword(given.password) : null,
    given.paymentPassword ? hashPassword(given.paymentPassword, "payment") : null,
  ]);
  const tail = randomBytes(4).toString("hex");
  const contacts = Object.fromEntries(CONTACT_FIELDS.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
  return {
    id: uuidV7(now, randomBytes(10)),
    account,
    nickname: mode === "mobile" ? `\u2026${account.slice(-4)}` : userNameText(given.username ?? account),
    passwordHash,
    paymentHash,
    mobile,
    email: given.email || null,
    payeeName: given.payeeName || null,
    contacts,
    avatar: tail.slice(0, 4),
    language,
    uplineId: inviter?.id ?? null,
    referralCode: tail,
    createdAt: new Date(now),
  };
}

async function insertMember(tx: Transaction, ctx: SiteContext, row: NewMember) {
  const who = await addMember(tx, row);
  await sendMemberMessage(tx, ctx.now, who.id, "welcome", { name: who.nickname });
  return openSignIn(tx, ctx, who, { method: "register", side: ctx.side, rememberMe: false });
}

/**
 * The unique index decides between concurrent registrations; the code stays valid. @throws WpsError usernameTaken, mobileTaken
 */
async function mapTakenErrors<T>(mode: FormMode, stored: Promise<T>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    const key = violatedUniqueKey(error);
    if (key === null) throw error;
    const isNumber = mode === "mobile" || key === "member_mobile";
    const [code, field] = isNumber ? (["mobileTaken", "mobileNum"] as const) : (["usernameTaken", "username"] as const);
    throw new WpsError(code, {}, { issues: [{ field, issue: "taken" }] });
  }
}
