import { errorTextKey } from "./error-text";

/** A call that failed. `message` is for people, in the page's language; empty where the server could not be asked. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    /** Code of the error catalogue. */
    readonly code: string,
    message: string,
    /** What the answer says beside the message, e.g. the refused fields. */
    readonly value: unknown = null,
    /** The number to tell customer service, for a system error. */
    readonly errorId: string | null = null,
  ) {
    super(message);
  }

  /** Key of the error's text, for errors that came without one. */
  get textKey(): string {
    return errorTextKey(this.code);
  }
}
