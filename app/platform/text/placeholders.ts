const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Fills the placeholders of a text in one pass: a placeholder inside a value stays literal. A missing value is empty.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (_, name: string) => `${values[name] ?? ""}`);

/** Returns the placeholders of a text, sorted, without duplicates: `{{name}} has {{count}}` → `["count", "name"]`. */
export function placeholders(text: string): readonly string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(PLACEHOLDER)) found.add(match[1] ?? "");
  return [...found].sort();
}
