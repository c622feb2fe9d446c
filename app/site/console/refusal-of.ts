import { isWpsError, type WpsError } from "~/platform/wps/errors";
import type { ConsoleContext } from "../app-context";

type Explains = Pick<ConsoleContext, "explain" | "t">;

/** Why something was refused, in the staff's language; who was faster is named where that is known. */
function wordsOf({ explain, t }: Explains, error: WpsError): string {
  const by = error.code === "staleSave" ? (error.details as { readonly by?: string | null } | null)?.by : null;
  return by ? `${explain(error)} ${t("console:refused.by", { name: by })}` : explain(error);
}

/**
 * Carries out what a form asks for.
 * @returns what came of it; where it was refused, what `told` makes of the words why, which are in the staff's language
 */
export async function unlessRefused<T, R>(
  app: Explains,
  work: () => Promise<T>,
  told: (message: string) => R,
): Promise<T | R> {
  try {
    return await work();
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return told(wordsOf(app, error));
  }
}

/** Carries out what a form asks for. @returns null when it is done, else why it was refused */
export const refusalOf = (app: Explains, work: () => Promise<unknown>): Promise<string | null> =>
  unlessRefused(
    app,
    async () => {
      await work();
      return null;
    },
    (message) => message,
  );
