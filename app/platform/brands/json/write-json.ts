/** The longest line, as the formatter of this repository has it. */
const WIDTH = 120;

/** JSON as people write it: what fits a line stands on one, so that a brand stays short. */
export function writeJson(value: unknown): string {
  return `${block(value, "", WIDTH)}\n`;
}

/** `used` counts what stands on the line already, and the comma that may follow. */
function block(value: unknown, indent: string, used: number): string {
  const flat = inline(value);
  if (typeof value !== "object" || value === null || used + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${name}${block(item, inner, inner.length + name.length + 1)}`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${entries.join(",\n")}\n${indent}${close}`;
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
