import { compareStates } from "~/platform/brands/compare";
import type { ValueChange } from "~/platform/brands/diff";
import { FileError } from "~/platform/brands/files";
import type { FileLines } from "~/platform/brands/line-diff";
import { versionIds } from "~/platform/brands/versions";
import { assertBrand, refusalLines } from "./brands";
import type { Command, CommandContext } from "./command";

/** `brand diff`: differences between two states of a brand, by key and by file. */
export const diff: Command = {
  summary: "compare two states of a brand: a version, live, or draft",
  usage: "<code> [version|draft|live] [version|draft|live]",
  help: [
    "Prints changed keys of the effective configuration (base included), and added, removed and changed files with their lines.",
    "A version is compared with the live files, the draft too. Default: the newest version.",
  ],
  options: {},
  takes: [1, 3],
  async run([code = "", ...states], _options, place) {
    await assertBrand(place.dir, code);
    const [from, second] = await statesOf(place, code, states);
    const { files, invalid, keys, lines: byLine } = await compareStates(place, code, from, second);
    const notes = invalid.flatMap(({ problems, state }) =>
      refusalLines(`${state} is not valid; only files are compared:`, problems),
    );
    const lines = [`${code}: ${from} → ${second}`, ...(keys ?? []).map(keyLine), ...notes];
    for (const { file, change } of files) {
      lines.push(fileLine({ file, change }), ...lineChanges(byLine.find((one) => one.file === file)));
    }
    if (files.length === 0) lines.push("No differences");
    return { ok: true, lines, json: { code, before: from, after: second, keys, files, lines: byLine } };
  },
};

/** Returns the two states to compare, the older one first where that is known. */
async function statesOf(
  place: CommandContext,
  code: string,
  [first, second]: readonly string[],
): Promise<[string, string]> {
  if (first !== undefined && second !== undefined) return [first, second];
  if (first === "draft") return ["live", "draft"];
  return [first === undefined || first === "live" ? await newest(place, code) : first, "live"];
}

async function newest(place: CommandContext, code: string): Promise<string> {
  const [id] = await versionIds(place.dir, code);
  if (id !== undefined) return id;
  throw new FileError(
    `"${code}" has no version to compare with. To store the live files as a version: brand publish ${code} --reason "…"`,
  );
}

function keyLine({ path, before, after }: ValueChange): string {
  return `  ${path}: ${show(before)} → ${show(after)}`;
}

function fileLine({ file, change }: { file: string; change: string }): string {
  return `  ${change.padEnd(7)} ${file}`;
}

/** Formats the changes of a file as a unified diff. */
function lineChanges(changes: FileLines | undefined): readonly string[] {
  const hunks = changes?.hunks ?? [];
  return hunks.flatMap(({ before, after, lines }) => [
    `    @@ -${before} +${after} @@`,
    ...lines.map((line) => `    ${line}`),
  ]);
}

function show(value: unknown): string {
  const text = value === undefined ? "(none)" : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
