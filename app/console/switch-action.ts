import type { ConsoleContext } from "~/lib/app-context";
import { isWpsError } from "~/wps/errors";

/** What a form of this page answers when it did not go through: the message in the staff's language. */
export interface SwitchRefused {
  readonly intent: string;
  readonly code: string;
  readonly message: string;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** `on`, `off` or anything else for "what the files say". */
const choice = (value: string) => (value === "on" ? true : value === "off" ? false : null);

/** Carries out one form: one call to `staff`. Throws a `WpsError` when it is refused. */
async function carryOut(app: ConsoleContext, code: string, form: FormData): Promise<void> {
  const common = { code, expectedVersion: Number(text(form, "expectedVersion")), reason: text(form, "reason") };
  switch (text(form, "intent")) {
    case "flag":
      await app.wps.staff.setFlag({ ...common, flag: text(form, "flag"), value: choice(text(form, "value")) });
      return;
    case "undo":
      await app.wps.staff.undoFlag({ ...common, historyId: text(form, "historyId") });
      return;
    case "maintenance": {
      const until = text(form, "until");
      const notice = text(form, "notice");
      await app.wps.staff.setMaintenance({
        ...common,
        on: choice(text(form, "value")),
        ...(until ? { until: new Date(`${until}Z`).toISOString() } : {}),
        ...(notice ? { notice } : {}),
      });
      return;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/**
 * One switch of the console: a flag, maintenance, or the undo of a change.
 * @returns null when it is done, else why not
 */
export async function switchAction(app: ConsoleContext, code: string, form: FormData): Promise<SwitchRefused | null> {
  try {
    await carryOut(app, code, form);
    return null;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return { intent: text(form, "intent"), code: error.code, message: app.explain(error) };
  }
}
