/** The same key was changed after the version that a change started from. Nothing was changed. */
export class StaleSaveError extends Error {
  override readonly name = "StaleSaveError";
  constructor(
    /** The brand's override version now. */
    readonly version: number,
    /** Who changed the key last; null where that is not known. */
    readonly actor: string | null,
  ) {
    super(`Somebody else changed this in the meantime (version ${version}).`);
  }
}

/** A change without a reason. */
export class ReasonRequiredError extends Error {
  override readonly name = "ReasonRequiredError";
}

/** An undo of a change that the brand's history does not hold. */
export class UnknownChangeError extends Error {
  override readonly name = "UnknownChangeError";
}
