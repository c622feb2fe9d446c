import { OutgoingRefusal } from "./outgoing";

/** Returns why no answer came, for the log: what the brand lacks is said whole, what came over the network is not. */
export function noAnswer(error: Error): string {
  if (error instanceof OutgoingRefusal) return error.message;
  return error.name === "TimeoutError" ? "no answer in time" : "no connection";
}
