import { STAFF_ROLES, type StaffRole } from "~/platform/wps/staff";
import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";

/** Result of a form on the staff page: a one-time password to pass on, or an error message. */
export interface StaffAnswer {
  readonly account: string;
  readonly once: string | null;
  readonly message: string | null;
}

const roleOf = (value: string): StaffRole => STAFF_ROLES.find((role) => role === value) ?? "support";

/** Parses brand codes separated by commas or spaces. Returns null (all brands) for an empty input. */
function brandsOf(value: string): string[] | null {
  const codes = value.split(/[\s,]+/).filter(Boolean);
  return codes.length > 0 ? codes : null;
}

/** Processes one form with one call. @returns the result to render, or null */
export function staffAction(app: ConsoleContext, form: FormData): Promise<StaffAnswer | null> {
  const { staff } = app.wps;
  const text = (name: string) => String(form.get(name) ?? "");
  const [intent, account] = [text("intent"), text("account")];
  const given = { role: roleOf(text("role")), brands: brandsOf(text("brands")) };
  const named = { account, expectedVersion: Number(text("expectedVersion")) };
  const handOn = (once: string | null): StaffAnswer => ({ account, once, message: null });
  return runOrRefusal(
    app,
    async () => {
      if (intent === "add") return handOn((await staff.addStaff({ account, ...given })).once);
      if (intent === "reset") return handOn((await staff.changeStaff({ ...named, reset: true })).once);
      await staff.changeStaff({ ...named, ...(intent === "role" ? given : { locked: intent === "lock" }) });
      return null;
    },
    (message) => ({ account, once: null, message }),
  );
}
