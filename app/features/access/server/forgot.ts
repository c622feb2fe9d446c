import { sendMail } from "~/features/sending/mail.server";
import { signInFields } from "~/platform/brands/account-forms";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import type { Transaction } from "~/platform/db/transaction";
import { takeByAddress, takePoint } from "~/platform/limits/limits";
import { hashToken, newToken } from "~/platform/secrets/tokens";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { findMember, type Member, normaliseUserName, setPassword } from "../accounts.server";
import { allowanceKey } from "../allowance.server";
import { checkCode, spendCodes } from "../codes.server";
import { assertUncommon } from "../common-passwords.server";
import { assertFields } from "../fields.server";
import { assertDifferentPassword, hashPassword } from "../passwords.server";
import { toE164 } from "../phone.server";
import { endSessions } from "../sessions.server";
import * as sql from "./one-time-codes.sql.gen";

type Calls = Implementation<"member">;

/** Validity of a link for a new password, ms. */
const LINK_MS = 30 * 60_000;

/** Implements the calls for forgotten passwords (requirement A11). Answer and timing are the same for every name and number. */
export const forgot: Pick<Calls, "forgotByEmail" | "forgotByPhone" | "resetByLink"> = {
  async forgotByEmail(ctx, { email, username }) {
    await takeByAddress(ctx, "forgotIp");
    const account = normaliseUserName(username);
    // Counted by name and address: without the address a visitor can neither use up the owner's links nor replace one.
    const receiver = receiverOf({ account, email });
    await takePoint(ctx, "forgot", receiver);
    const link = newToken();
    const who = await ctx.db.transaction(ctx.brand.code, async (tx) => {
      const found = await findMember(tx, { account: username });
      // Stored for every name, so that the work is the same; a link without a member has no effect.
      await keepLink(tx, ctx, { receiver: receiverOf({ account: found?.account ?? account, email }), link });
      return found;
    });
    const isTheirs = who?.email != null && who.email.toLowerCase() === email.toLowerCase() && !who.locked;
    // Not awaited: the time to send would reveal that the account exists.
    if (isTheirs)
      mailLink(ctx, who, link).catch(() => ctx.log.warn({ brand: ctx.brand.code }, "an e-mail was not sent"));
    return {};
  },
  async resetByLink(ctx, { link, newPassword }) {
    await takeByAddress(ctx, "forgotIp");
    await assertNew(ctx, newPassword);
    const found = await ctx.db.read(ctx.brand.code, (tx) => ownerOfLink(tx, ctx, link));
    await assertDifferentPassword(ctx, found, "payment", { field: "newPassword", password: newPassword });
    const passwordHash = await hashPassword(newPassword);
    await ctx.db.transaction(ctx.brand.code, async (tx) => {
      const who = await ownerOfLink(tx, ctx, link);
      if ((await tx.run(sql.useUpLink, linkKey(ctx, link))) === 0) throw new WpsError("invalidCode");
      await replacePassword(tx, ctx, who, passwordHash);
    });
    return {};
  },
  async forgotByPhone(ctx, { countryDialingCode, mobileNum, newPassword, verificationCode }) {
    if (!isFlagOn(ctx.brand, "forgotPasswordByPhone")) throw new WpsError("notAllowed");
    await assertNew(ctx, newPassword);
    const mobile = toE164(ctx, mobileNum, countryDialingCode);
    const known = await ctx.db.read(ctx.brand.code, (tx) => findMember(tx, { mobile }));
    const key = await allowanceKey(ctx, known?.id ?? null, mobile);
    const right = await checkCode(ctx, { purpose: "password", receiver: mobile, code: verificationCode, key });
    if (known) await assertDifferentPassword(ctx, known, "payment", { field: "newPassword", password: newPassword });
    const passwordHash = await hashPassword(newPassword);
    await spendCodes(ctx, [right], async (tx) => {
      const who = await findMember(tx, { mobile });
      // The number may have passed to another member since.
      if (!who || who.id !== known?.id) throw new WpsError("invalidCode");
      await replacePassword(tx, ctx, who, passwordHash);
    });
    return {};
  },
};

/** @throws WpsError validation for a password that breaks the brand's rule, passwordCommon */
async function assertNew(ctx: SiteContext, newPassword: string): Promise<void> {
  const fields = signInFields({ ...ctx.brand.config.register }, { type: "reset" });
  assertFields(fields, { newPassword });
  await assertUncommon(newPassword, "newPassword");
}

async function replacePassword(tx: Transaction, ctx: SiteContext, who: Member, passwordHash: string): Promise<void> {
  await setPassword(tx, who.id, { passwordHash, now: ctx.now });
  await endSessions(tx, who.id, { except: null });
}

interface Link {
  /** See `receiverOf`. */
  readonly receiver: string;
  readonly link: string;
}

/** Returns the receiver key of a link. */
const receiverOf = ({ account, email }: { readonly account: string; readonly email: string }): string =>
  `${account}\n${email.toLowerCase()}`;

/** Stores a link, which replaces the previous one. */
async function keepLink(tx: Transaction, { now }: SiteContext, { receiver, link }: Link): Promise<void> {
  const expiresAt = new Date(now + LINK_MS);
  await tx.run(sql.storeCode, { purpose: "link", receiver, codeHash: hashToken(link), expiresAt });
}

const linkKey = ({ now }: SiteContext, link: string) => ({ codeHash: hashToken(link), now: new Date(now) });

/** Returns the member to whom a link was sent. @throws WpsError invalidCode when it was used, replaced or has expired */
async function ownerOfLink(tx: Transaction, ctx: SiteContext, link: string): Promise<Member> {
  const found = await tx.first(sql.receiverOfLink, linkKey(ctx, link));
  const account = found?.receiver.split("\n")[0];
  const who = account === undefined ? null : await findMember(tx, { account });
  // The member may have changed the address since.
  if (!who?.email || receiverOf({ account: who.account, email: who.email }) !== found?.receiver)
    throw new WpsError("invalidCode");
  return who;
}

/** Sends the link. Its origin comes from the brand files, never from request headers (pitfalls: X-Forwarded-Host). */
async function mailLink(ctx: SiteContext, who: Member, link: string): Promise<void> {
  const { brand, language } = ctx;
  const address = `${brand.config.origin}/login?view=reset&link=${link}`;
  const values = { brand: brand.config.name, name: who.nickname, address, minutes: LINK_MS / 60_000 };
  const say = (key: string) => ctx.translate(brand, language, key, values);
  await sendMail(ctx, {
    to: who.email ?? "",
    subject: say("common:mail.reset.subject"),
    text: say("common:mail.reset.text"),
  });
}
