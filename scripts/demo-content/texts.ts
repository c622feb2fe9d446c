/** Text in the languages of the demo brands. */
export interface Texts {
  readonly EN: string;
  readonly CN: string;
  readonly VI: string;
  readonly AR: string;
}

/** Creates a text. All four languages are required, so that none is forgotten. */
export const texts = (EN: string, CN: string, VI: string, AR: string): Texts => ({ EN, CN, VI, AR });

/** Applies a function to the text of each language. */
export function mapTexts(input: Texts, change: (text: string, language: keyof Texts) => string): Texts {
  const { EN, CN, VI, AR } = input;
  return texts(change(EN, "EN"), change(CN, "CN"), change(VI, "VI"), change(AR, "AR"));
}

/** Splits a table into lines and cells at `|`, without blank lines. */
export function rowsOf(table: string): string[][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

/** Returns the text in four cells of a line, starting at `from`. */
export function textsAt(cells: readonly string[], from: number): Texts {
  const [EN, CN, VI, AR] = cells.slice(from, from + 4);
  if (!EN || !CN || !VI || !AR) throw new Error(`a text of this line is missing: ${cells.join(" | ")}`);
  return texts(EN, CN, VI, AR);
}

/** `The Jeweller's Cat` → `the-jewellers-cat`. */
export function idOf(name: string): string {
  const letters = name.normalize("NFD").replace(/[\u0300-\u036f'’]/g, "");
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
