import { findMember, type Member } from "~/features/access/accounts.server";
import { assertFields, issueOf } from "~/features/access/fields.server";
import {
  BIRTHDAY_AGE,
  birthdayProblem,
  CONTACT_FIELDS,
  ONCE_FIELDS,
  profileFields,
} from "~/features/access/rules/profile-form";
import { signedInMember } from "~/features/access/signed-in-member.server";
import { normaliseField } from "~/platform/brands/typed-fields";
import type { Transaction } from "~/platform/db/transaction";
import { localDate } from "~/platform/time/calendar-day";
import type { MemberContext, SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import * as sql from "./profile.sql.gen";

type Calls = Implementation<"member">;
type Values = Readonly<Record<string, string>>;

/** Implements the profile calls (requirement A10). */
export const profileCalls: Pick<Calls, "profile" | "setProfile"> = {
  profile: async (ctx) => viewOf(await signedInMember(ctx)),
  async setProfile(ctx, given) {
    const values = given as Values;
    assertValues(ctx, values);
    return ctx.db.transaction(ctx.brand.code, async (tx) => {
      const who = await lockMember(tx, ctx);
      assertOnce(who, values);
      const changes = changesOf(who, values);
      await tx.run(sql.setProfile, { id: who.id, ...changes });
      return viewOf({ ...who, ...changes });
    });
  },
};

/** Returns the member's row, locked: one-time fields are compared with it. */
async function lockMember(tx: Transaction, ctx: MemberContext): Promise<Member> {
  const id = ctx.session.memberId;
  await tx.first(sql.lockMember, { id });
  const who = await findMember(tx, { id });
  if (!who) throw new WpsError("notLoggedIn");
  return who;
}

function viewOf(who: Member) {
  const { account, birthday, contacts, nickname, payeeName } = who;
  const values = valuesOf(who);
  return {
    account,
    nickname,
    payeeName,
    birthday,
    contacts,
    locked: ONCE_FIELDS.filter((name) => values[name]),
    minimumAge: BIRTHDAY_AGE,
  };
}

const valuesOf = ({ birthday, contacts, payeeName }: Member): Values => ({
  ...contacts,
  payeeName: payeeName ?? "",
  birthday: birthday ?? "",
});

/**
 * Validates values against the brand's registration rules.
 * @throws WpsError validation for an invalid value, a field that the brand does not use, or an underage birthday
 */
function assertValues({ brand, now }: SiteContext, values: Values): void {
  const fields = profileFields({ ...brand.config.register });
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0) throw validationError(unknown.map((field) => ({ field, issue: "not_asked_for" })));
  assertFields(
    fields.filter(({ name }) => name in values),
    values,
  );
  const { birthday } = values;
  const problem = birthday ? birthdayProblem(birthday, localDate(brand.config.timeZone, now)) : null;
  if (problem) throw validationError([issueOf("birthday", problem)]);
}

/**
 * Prevents changes of one-time fields. Bank accounts are opened in these names, so the holder of a stolen session must
 * not change them.
 * @throws WpsError validation
 */
function assertOnce(who: Member, values: Values): void {
  const known = valuesOf(who);
  const refused = ONCE_FIELDS.filter(
    (name) => known[name] && values[name] !== undefined && values[name] !== normaliseField(name, known[name] ?? ""),
  );
  if (refused.length > 0) throw validationError(refused.map((field) => ({ field, issue: "errors:field.once" })));
}

/** Returns the column changes. An empty contact is removed. An empty payee name or birthday keeps the stored value. */
function changesOf(who: Member, { nickname, ...values }: Values) {
  const contacts = { ...who.contacts };
  for (const name of CONTACT_FIELDS) {
    const value = values[name];
    if (value) contacts[name] = value;
    else if (value === "") delete contacts[name];
  }
  return {
    contacts,
    nickname: nickname ?? who.nickname,
    payeeName: values["payeeName"] || who.payeeName,
    birthday: values["birthday"] || who.birthday,
  };
}
