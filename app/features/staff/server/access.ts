import { staffOf } from "~/platform/staff/sessions";
import type { EngineContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { mayOnBrand, mayStaff, type StaffAccess, type StaffMember } from "~/platform/wps/staff";

/**
 * Authenticates a staff call. Calls with access `door` need no session.
 * @returns the staff member; null for access `door`
 * @throws WpsError forbidden on a brand's host; notLoggedIn
 */
export async function authenticateStaff(ctx: EngineContext, access: StaffAccess): Promise<StaffMember | null> {
  // Console calls are not available on the host of a brand.
  if (ctx.brand !== null) throw new WpsError("forbidden");
  if (access === "door") return null;
  const staff = ctx.staff ?? (ctx.token === null ? null : await staffOf(ctx.db, ctx.token, ctx.now));
  if (staff === null) throw new WpsError("notLoggedIn");
  return staff;
}

/**
 * Checks the staff member's permission for a call, by stage, role and brand.
 * @throws WpsError forcedPasswordChange, twoStepRequired, forbidden
 */
export function assertStaffPermission(
  staff: StaffMember,
  access: StaffAccess,
  input: Readonly<Record<string, unknown>>,
): void {
  if (access === "door" || access === "self") return;
  if (staff.stage === "password") throw new WpsError("forcedPasswordChange");
  if (staff.stage === "twoStep") throw new WpsError("twoStepRequired");
  const { code } = input;
  if (!mayStaff(staff.role, access)) throw new WpsError("forbidden");
  if (typeof code === "string" && !mayOnBrand(staff, code)) throw new WpsError("forbidden");
}
