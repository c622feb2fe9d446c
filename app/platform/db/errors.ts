/**
 * Returns the SQLSTATE of a database error, including errors wrapped by a library (`cause`); undefined for other
 * errors.
 */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** SQLSTATE of a unique violation. */
export const UNIQUE_VIOLATION = "23505";

/** Returns the name of the violated unique constraint, e.g. `member_mobile`; null for other errors. */
export function violatedUniqueKey(error: unknown): string | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === "string") return constraint;
  }
  return null;
}

/** Returns the system's code of a connection error, e.g. `ECONNREFUSED`; undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && /^E[A-Z]+$/.test(code) ? code : undefined;
}
