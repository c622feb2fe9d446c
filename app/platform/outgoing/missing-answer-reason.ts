import { OutgoingRefusal } from "./outgoing";

/** Returns the reason for a missing answer, for the log: refusals in full, network errors without details. */
export function missingAnswerReason(error: Error): string {
  if (error instanceof OutgoingRefusal) return error.message;
  return error.name === "TimeoutError" ? "no answer in time" : "no connection";
}
