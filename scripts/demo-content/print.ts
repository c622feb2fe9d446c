/** The longest line, as the formatter of this repository has it. */
const WIDTH = 120;
/** Letters that take two columns: Chinese, and the punctuation that goes with it. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** A file of content, for a folder of `tenants/`, as the formatter leaves it: what holds no further object and fits a line stands on one. */
export function printContent(folder: string, kind: string, items: Readonly<Record<string, object | null>>): string {
  const up = folder
    .split("/")
    .map(() => "../")
    .join("");
  const schema = `${up}../../schemas/authoring/content/${kind}.schema.json`;
  return `${print({ $schema: schema, items }, "", 0, true)}\n`;
}

/** `used` counts the columns that the line has taken already, with the comma that may follow. */
function print(value: unknown, indent: string, used: number, open = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const flat = inline(value);
  if (!open && isPlain(value) && used + columns(flat) <= WIDTH) return flat;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([key, item]) => {
    const name = isList ? "" : `${JSON.stringify(key)}: `;
    return `${inner}${name}${print(item, inner, inner.length + name.length + 1)}`;
  });
  const [start, end] = isList ? "[]" : "{}";
  return `${start}\n${lines.join(",\n")}\n${indent}${end}`;
}

/** Whether a value holds no objects: a text by language, a result of a draw, a list of numbers. */
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
