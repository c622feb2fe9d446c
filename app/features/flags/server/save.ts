import type { StaffContext } from "~/platform/staff/context";
import { runFollowUp } from "~/platform/staff/follow-up";
import { validationError, WpsError } from "~/platform/wps/errors";
import { InvalidOverrideError } from "../override-values.server";
import { ReasonRequiredError, StaleSaveError, UnknownChangeError } from "./override-errors";
import { type SetOverride, setOverride, type UndoOverride, undoOverride } from "./overrides";

/** A change without author and time, which the context provides. */
type Change<C> = Omit<C, "actor" | "now">;

/** Versions after a change. */
export interface Saved {
  /** Version of the brand: files and overrides. */
  readonly version: string;
  /** Override version that the next change starts from. */
  readonly overridesVersion: number;
}

/**
 * Stores one override and waits until this process serves it.
 * @throws WpsError staleSave, reasonRequired, validation
 */
export function saveOverride(ctx: StaffContext, change: Change<SetOverride>): Promise<Saved> {
  return serveChange(
    ctx,
    change.merchant,
    setOverride({ transaction: ctx.change }, { ...change, actor: ctx.staff.name, now: ctx.now }),
  );
}

/**
 * Undoes one change of the history and waits until this process serves it.
 * @throws WpsError staleSave, reasonRequired, notFound
 */
export function undoAndServe(ctx: StaffContext, undo: Change<UndoOverride>): Promise<Saved> {
  return serveChange(
    ctx,
    undo.merchant,
    undoOverride({ transaction: ctx.change }, { ...undo, actor: ctx.staff.name, now: ctx.now }),
  );
}

async function serveChange(ctx: StaffContext, code: string, change: Promise<{ version: number }>): Promise<Saved> {
  const { version } = await change.catch((error: unknown) => {
    throw asWpsError(error);
  });
  await runFollowUp(ctx, () => ctx.overridesChanged(code));
  return { version: ctx.tenants.get(code)?.version ?? "", overridesVersion: version };
}

function asWpsError(error: unknown): unknown {
  if (error instanceof StaleSaveError)
    return new WpsError("staleSave", {}, { overridesVersion: error.version, by: error.actor });
  if (error instanceof ReasonRequiredError) return new WpsError("reasonRequired");
  if (error instanceof UnknownChangeError) return new WpsError("notFound");
  if (error instanceof InvalidOverrideError) return validationError([{ field: "value", issue: "refused" }]);
  return error;
}
