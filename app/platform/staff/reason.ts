import { WpsError } from "~/platform/wps/errors";

/** Returns a required reason, trimmed. @throws WpsError reasonRequired */
export function trimmedReason(reason: string): string {
  const words = reason.trim();
  if (words === "") throw new WpsError("reasonRequired");
  return words;
}
