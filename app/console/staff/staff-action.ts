import { STAFF_ROLES, type StaffRole } from "~/core/staff";
import type { ConsoleContext } from "~/lib/app-context";
import { isWpsError } from "~/wps/errors";

/** What a form of the page of staff answers: a one-time password to hand on, or why it did not go through. */
export interface StaffAnswer {
  readonly account: string;
  readonly once: string | null;
  readonly message: string | null;
}

const roleOf = (value: string): StaffRole => STAFF_ROLES.find((role) => role === value) ?? "support";

/** Codes as they are typed: parted by commas or blanks; nothing is all brands. */
function brandsOf(value: string): string[] | null {
  const codes = value.split(/[\s,]+/).filter(Boolean);
  return codes.length > 0 ? codes : null;
}

/** Carries out one form: one call. @returns what to show; null where there is nothing to show */
export async function staffAction({ explain, wps }: ConsoleContext, form: FormData): Promise<StaffAnswer | null> {
  const text = (name: string) => String(form.get(name) ?? "");
  const [intent, account] = [text("intent"), text("account")];
  const given = { role: roleOf(text("role")), brands: brandsOf(text("brands")) };
  const named = { account, expectedVersion: Number(text("expectedVersion")) };
  try {
    if (intent === "add")
      return { account, once: (await wps.staff.addStaff({ account, ...given })).once, message: null };
    if (intent === "reset")
      return { account, once: (await wps.staff.changeStaff({ ...named, reset: true })).once, message: null };
    const change = intent === "role" ? given : { locked: intent === "lock" };
    await wps.staff.changeStaff({ ...named, ...change });
    return null;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return { account, once: null, message: explain(error) };
  }
}
