/** Heading of a fragment. Its text is on the lines below and ends with `;`. */
const FRAGMENT = /^\/\* @fragment (\w+) \*\/$/;
/** Heading of a fragment or a statement. */
const HEADING = /^\/\* @/;
/** Use of a fragment: `@` and its name. Does not match the operators `@>`, `<@` and `@@`. */
const USE = /(?<![\w<@])@(\w+)/g;

interface Fragment {
  readonly text: string;
  readonly line: number;
  isUsed: boolean;
}

/**
 * Replaces each `@name` in the lines of an SQL file with the text of the fragment `name`, which is defined above it. The lines of
 * the definitions become empty, so the result has one entry per line of the file.
 * @throws Error with file and line, for a fragment that is unknown, unused, defined twice or without an end
 */
export function fillFragments(path: string, lines: readonly string[]): string[] {
  const fragments = new Map<string, Fragment>();
  const error = (line: number, message: string) => new Error(`${path}:${line}: ${message}`);
  const fill = (text: string, line: number) =>
    text.replace(USE, (_, name: string) => {
      const fragment = fragments.get(name);
      if (fragment === undefined) throw error(line, `the fragment ${name} is not defined above this line.`);
      fragment.isUsed = true;
      return fragment.text;
    });
  let end = -1;
  const filled = lines.map((line, at) => {
    if (at <= end) return "";
    const name = FRAGMENT.exec(line)?.[1];
    if (name === undefined) return HEADING.test(line) ? line : fill(line, at + 1);
    if (fragments.has(name)) throw error(at + 1, `the fragment ${name} is defined twice.`);
    end = lines.findIndex((one, index) => index > at && one.endsWith(";"));
    const body = lines.slice(at + 1, end + 1);
    if (body.length === 0 || body.some((one) => HEADING.test(one)))
      throw error(at + 1, `the fragment ${name} does not end with a semicolon.`);
    const text = body.map((one, index) => fill(one, at + 2 + index)).join("\n");
    fragments.set(name, { text: text.slice(0, -1), line: at + 1, isUsed: false });
    return "";
  });
  for (const [name, { isUsed, line }] of fragments) if (!isUsed) throw error(line, `the fragment ${name} is not used.`);
  return filled;
}
