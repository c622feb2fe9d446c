import { staffOf } from "~/platform/staff/sessions";
import type { EngineContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { mayOnBrand, mayStaff, type StaffAccess, type StaffMember } from "~/platform/wps/staff";

/**
 * Lets a member of staff make a call, or somebody at the console's door one that is for those.
 * @returns null at the door
 * @throws WpsError forbidden on a brand's host; notLoggedIn
 */
export async function staffAt(ctx: EngineContext, access: StaffAccess): Promise<StaffMember | null> {
  // A brand's host answers nothing of the console's.
  if (ctx.brand !== null) throw new WpsError("forbidden");
  if (access === "door") return null;
  const staff = ctx.staff ?? (ctx.token === null ? null : await staffOf(ctx.db, ctx.token, ctx.now));
  if (staff === null) throw new WpsError("notLoggedIn");
  return staff;
}

/** @throws WpsError forcedPasswordChange, twoStepRequired, and forbidden by role and by brand */
export function assertMay(staff: StaffMember, access: StaffAccess, input: Readonly<Record<string, unknown>>): void {
  if (access === "door" || access === "self") return;
  if (staff.stage === "password") throw new WpsError("forcedPasswordChange");
  if (staff.stage === "twoStep") throw new WpsError("twoStepRequired");
  const { code } = input;
  if (!mayStaff(staff.role, access)) throw new WpsError("forbidden");
  if (typeof code === "string" && !mayOnBrand(staff, code)) throw new WpsError("forbidden");
}
