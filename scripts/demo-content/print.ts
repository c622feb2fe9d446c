/** Maximum line length of this repository's formatter. */
const WIDTH = 120;
/** Characters of two columns: Chinese letters and punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/**
 * Returns the text of a content file for a folder of `tenants/`, formatted like the formatter's output: a value without nested
 * objects that fits a line takes one line.
 */
export function printContent(folder: string, kind: string, items: Readonly<Record<string, object | null>>): string {
  const up = folder
    .split("/")
    .map(() => "../")
    .join("");
  const schema = `${up}../../schemas/authoring/content/${kind}.schema.json`;
  return `${printJson({ $schema: schema, items }, "", 0, true)}\n`;
}

/** Formats a value. `used` is the number of columns already taken in the line, including a possible trailing comma. */
function printJson(value: unknown, indent: string, used: number, open = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const flat = inline(value);
  if (!open && isPlain(value) && used + columns(flat) <= WIDTH) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, item]) => {
    const name = isList ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${name}${printJson(item, inner, inner.length + name.length + 1)}`;
  });
  const [start, end] = isList ? "[]" : "{}";
  return `${start}\n${lines.join(",\n")}\n${indent}${end}`;
}

/** Returns true for a value without nested objects: a text by language, a draw result, a list of numbers. */
function isPlain(value: object): boolean {
  const isFlat = (one: unknown): boolean => typeof one !== "object" || one === null;
  return Object.values(value).every((one) => isFlat(one) || (Array.isArray(one) && one.every(isFlat)));
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
    .join(", ")} }`;
}

function columns(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
