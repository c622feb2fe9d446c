/** The placeholders of a text, sorted, each once: `{{name}} has {{count}}` → `["count", "name"]`. */
export function placeholders(text: string): readonly string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)) found.add(match[1] ?? "");
  return [...found].sort();
}
