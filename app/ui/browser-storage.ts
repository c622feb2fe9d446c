/** Returns the result of a storage operation, or null if the browser refuses it. No page depends on storage. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Properties of the document, other than the account. */
export interface PagePreferences {
  readonly language: string;
  readonly theme: string;
  /** Code of the brand. */
  readonly merchant: string;
}

/**
 * Stores the visitor's language, previous language and theme in local storage, and the merchant in session storage. This is
 * only a copy: the server reads cookies, and the host determines the merchant.
 */
export function storePreferences({ language, merchant, theme }: PagePreferences): void {
  attempt(() => {
    const before = localStorage.getItem("language");
    if (before !== null && before !== language) localStorage.setItem("previousLanguage", before);
    localStorage.setItem("language", language);
    localStorage.setItem("theme", theme);
    sessionStorage.setItem("merchant", merchant);
  });
}

/** Stores session items until the session ends: strings unchanged, other values as JSON. Never store secrets. */
export function storeSessionItems(items: Readonly<Record<string, unknown>>): void {
  attempt(() => {
    for (const [name, value] of Object.entries(items))
      sessionStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
  });
}

/** Returns a stored session item; null if absent. */
export const sessionItem = (name: string): string | null => attempt(() => sessionStorage.getItem(name));

/** Clears stored session data except the merchant (requirement A15). Does nothing if no member was signed in. */
export function clearSessionItems(): void {
  attempt(() => {
    if (sessionStorage.getItem("account") === null) return;
    const merchant = sessionStorage.getItem("merchant");
    sessionStorage.clear();
    if (merchant !== null) sessionStorage.setItem("merchant", merchant);
  });
}
