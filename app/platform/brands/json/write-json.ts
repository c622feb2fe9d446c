/** Maximum line length, as in the formatter settings of this repository. */
const WIDTH = 120;

/** Formats JSON with every value on one line where it fits, so that brand files stay short. */
export function writeJson(value: unknown): string {
  return `${block(value, "", WIDTH)}\n`;
}

/** Formats a value. `used` is the number of characters already on the line, plus a possible comma. */
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
