/** What browsers refuse to store is not stored: nothing on a page needs it. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What the page was made for, beside who is signed in. */
export interface PageChoices {
  readonly language: string;
  readonly theme: string;
  /** The brand's code. */
  readonly merchant: string;
}

/**
 * Keeps what a visitor chose, the language before it too (spec 1 section 3, "Browser storage"). Only a copy: the server
 * reads cookies, and the merchant is the host's.
 */
export function keepChoices({ language, merchant, theme }: PageChoices): void {
  attempt(() => {
    const before = localStorage.getItem("language");
    if (before !== null && before !== language) localStorage.setItem("previousLanguage", before);
    localStorage.setItem("language", language);
    localStorage.setItem("theme", theme);
    sessionStorage.setItem("merchant", merchant);
  });
}

/** Keeps items of the session until it ends; texts as they are, all else as JSON. No secret is among them. */
export function keepItems(items: Readonly<Record<string, unknown>>): void {
  attempt(() => {
    for (const [name, value] of Object.entries(items))
      sessionStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
  });
}

/** An item of the session as it was kept; null for none. */
export const keptItem = (name: string): string | null => attempt(() => sessionStorage.getItem(name));

/** Takes away what a session left, and keeps the merchant (checklist A15). Nothing is touched where nobody was signed in. */
export function forgetSession(): void {
  attempt(() => {
    if (sessionStorage.getItem("account") === null) return;
    const merchant = sessionStorage.getItem("merchant");
    sessionStorage.clear();
    if (merchant !== null) sessionStorage.setItem("merchant", merchant);
  });
}
