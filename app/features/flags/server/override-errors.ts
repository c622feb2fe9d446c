/** The key was changed after the version that a change started from. Nothing was changed. */
export class StaleSaveError extends Error {
  override readonly name = "StaleSaveError";
  constructor(
    /** Current override version of the brand. */
    readonly version: number,
    /** Author of the last change of the key; null when unknown. */
    readonly actor: string | null,
  ) {
    super(`The same setting was changed in the meantime (version ${version}).`);
  }
}

/** A change without a reason. */
export class ReasonRequiredError extends Error {
  override readonly name = "ReasonRequiredError";
}

/** An undo of a change that is not in the brand's history. */
export class UnknownChangeError extends Error {
  override readonly name = "UnknownChangeError";
}
