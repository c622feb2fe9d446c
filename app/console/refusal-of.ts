import type { ConsoleContext } from "~/lib/app-context";
import { isWpsError } from "~/wps/errors";

/**
 * Carries out what a form asks for.
 * @returns null when it is done, else why it was refused, in the staff's language
 */
export async function refusalOf(
  { explain }: Pick<ConsoleContext, "explain">,
  work: () => Promise<unknown>,
): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return explain(error);
  }
}
