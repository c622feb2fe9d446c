import { mayOnBrand, mayStaff, type StaffAccess, type StaffMember } from "~/core/staff";
import type { EngineContext } from "~/engine/context";
import { isWpsError, WpsError } from "~/wps/errors";
import { appendAudit, auditedInput } from "./audit";
import { staffOf } from "./sessions";

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

/** What the console asks every second, or as somebody types, says nothing about anybody. */
const UNHEARD = new Set(["brandVersion", "checkBrandFile", "health", "previewHtml", "propagation", "staffInfo"]);

/** Carries a call of staff out, and keeps that it was made, by whom and with what end (checklist X3). */
export async function audited<T>(
  ctx: EngineContext,
  staff: StaffMember | null,
  call: { readonly name: string; readonly input: Readonly<Record<string, unknown>> },
  work: () => T | Promise<T>,
): Promise<T> {
  const note = async (outcome: string) => {
    if (UNHEARD.has(call.name)) return;
    const { account, code } = call.input;
    await appendAudit(ctx.db, {
      at: ctx.now,
      actor: staff?.name ?? (typeof account === "string" ? account.slice(0, 60) : ""),
      role: staff?.role ?? null,
      ip: ctx.ip,
      call: call.name,
      brand: typeof code === "string" ? code.slice(0, 60) : null,
      input: auditedInput(call.input),
      outcome,
    });
  };
  try {
    const value = await work();
    await note("done");
    return value;
  } catch (error) {
    await note(isWpsError(error) ? error.code : "systemError");
    throw error;
  }
}
