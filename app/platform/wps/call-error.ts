import { errorTextKey } from "./error-text";

/** Error of a failed call. `message` is in the page's language; empty if the server did not answer. */
export class CallError extends Error {
  override readonly name = "CallError";

  constructor(
    /** Code of the error catalogue. */
    readonly code: string,
    message: string,
    /** Additional data of the answer, e.g. the refused fields. */
    readonly value: unknown = null,
    /** Error id for customer service, for a system error. */
    readonly errorId: string | null = null,
  ) {
    super(message);
  }

  /** Key of the error's text, for errors without a message. */
  get textKey(): string {
    return errorTextKey(this.code);
  }
}
