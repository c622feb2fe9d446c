import { isWpsError, type WpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "../app-context";

type Explains = Pick<ConsoleContext, "explain" | "t">;

/** Returns the reason of a refusal in the staff's language. A conflict names the other member of staff, if known. */
function refusalText({ explain, t }: Explains, error: WpsError): string {
  const by = error.code === "staleSave" ? (error.details as { readonly by?: string | null } | null)?.by : null;
  const refusal = explain(error);
  return by ? t("console:refused.by", { refusal, name: by }) : refusal;
}

/**
 * Runs the work of a form.
 * @returns its result or, after a refusal, the value that `told` makes of the reason in the staff's language
 */
export async function runOrRefusal<T, R>(
  app: Explains,
  work: () => Promise<T>,
  told: (message: string) => R,
): Promise<T | R> {
  try {
    return await work();
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return told(refusalText(app, error));
  }
}

/** Runs the work of a form. @returns null on success, else the reason of the refusal */
export const refusalOf = (app: Explains, work: () => Promise<unknown>): Promise<string | null> =>
  runOrRefusal(
    app,
    async () => {
      await work();
      return null;
    },
    (message) => message,
  );
