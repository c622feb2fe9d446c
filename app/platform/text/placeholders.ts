const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text with its placeholders filled, in one pass: what looks like a placeholder in a value stays as it is. None = empty. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (_, name: string) => `${values[name] ?? ""}`);

/** The placeholders of a text, sorted, each once: `{{name}} has {{count}}` → `["count", "name"]`. */
export function placeholders(text: string): readonly string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(PLACEHOLDER)) found.add(match[1] ?? "");
  return [...found].sort();
}
