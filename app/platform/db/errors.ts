/** The SQLSTATE of a database error, also where a library wrapped it (`cause`); undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The SQLSTATE of a row that is there already. */
export const UNIQUE_VIOLATION = "23505";

/** The name of the unique key that a row would have doubled, e.g. `member_mobile`; null for other errors. */
export function takenKey(error: unknown): string | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { constraint } = at as { constraint?: unknown };
    if (typeof constraint === "string") return constraint;
  }
  return null;
}

/** The system's code of a connection error, e.g. `ECONNREFUSED`; undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && /^E[A-Z]+$/.test(code) ? code : undefined;
}
