import { WpsError } from "~/platform/wps/errors";

/** A reason that is needed, without blanks around it. @throws WpsError reasonRequired */
export function neededReason(reason: string): string {
  const words = reason.trim();
  if (words === "") throw new WpsError("reasonRequired");
  return words;
}
