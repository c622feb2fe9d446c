import { rename, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { exists, FileError, isCode, readTree, writeTree } from "~/tenant/files";
import { normaliseHost } from "~/tenant/hosts";
import { assertBrand, assertCode, checkFolder, refusal } from "./brands";
import { type Command, type Options, type Outcome, type Place, textOption, UsageError } from "./command";
import { writeJson } from "./write-json";

/** `brand new`: a brand in about 15 lines; everything else comes from base. */
export const create: Command = {
  summary: "make a new brand; it is live at once",
  usage: "<code> [--name <text>] [--host <host>] [--from <brand>] [--languages EN,CN]",
  help: [
    "--name       what visitors read; default: the code, capitalised",
    "--host       where it answers; default: <code>.localhost",
    "--from       copy this brand's files instead of starting from base alone",
    "--languages  codes with commas, the first is the default; default: EN",
  ],
  options: {
    name: { type: "string" },
    host: { type: "string" },
    from: { type: "string" },
    languages: { type: "string" },
  },
  takes: [1, 1],
  async run([code = ""], options, place) {
    assertCode(code);
    if (await exists(join(place.dir, code)))
      throw new FileError(`The code "${code}" is taken: ${join(place.dir, code)}`);
    const from = textOption(options, "from");
    if (from !== undefined) await assertBrand(place.dir, from);
    return settle(place, code, await compose(place, code, from, options));
  },
};

/** Pairs for light and dark grounds, each with enough contrast on base's surfaces. */
const FIRST_COLOURS: readonly (readonly [string, string])[] = [
  ["#1d4ed8", "#93b4ff"],
  ["#0f766e", "#5eead4"],
  ["#9d174d", "#f9a8d4"],
  ["#6d28d9", "#c4b5fd"],
  ["#9a3412", "#fdba74"],
  ["#166534", "#86efac"],
];

interface Composed {
  readonly tree: ReadonlyMap<string, Buffer>;
  readonly origin: string;
}

async function compose(place: Place, code: string, from: string | undefined, options: Options): Promise<Composed> {
  const given = textOption(options, "host") ?? `${code}.localhost`;
  const host = normaliseHost(given);
  if (host === null) throw new UsageError(`"${given}" is no host name: neither an address with scheme nor a bare IP`);
  const origin = host.endsWith(".localhost") ? `http://${host}:${place.port}` : `https://${host}`;
  const source = from === undefined ? new Map<string, Buffer>() : await readTree(join(place.dir, from));
  const brand = {
    $schema: relative(join(place.dir, code), join(place.schemas, "authoring", "brand.schema.json")).replaceAll(
      "\\",
      "/",
    ),
    name: textOption(options, "name") ?? code.charAt(0).toUpperCase() + code.slice(1),
    operator: code,
    hosts: { member: [host] },
    origin,
    ...languageKeys(textOption(options, "languages") ?? (from === undefined ? "EN" : undefined)),
    ...(from === undefined ? { theme: themeOf(code) } : {}),
  };
  const whole = { ...inherited(source.get("tenant.json")), ...brand };
  return { tree: new Map([...source, ["tenant.json", Buffer.from(writeJson(whole))]]), origin };
}

/** What a copy takes over: not that it is a demonstration, and not what must be unique to a brand. */
function inherited(file: Buffer | undefined): Record<string, unknown> {
  if (file === undefined) return {};
  const {
    demo: _demo,
    merchantCode: _merchantCode,
    ...rest
  } = JSON.parse(file.toString("utf8")) as Record<string, unknown>;
  return rest;
}

function languageKeys(list: string | undefined): Record<string, unknown> {
  if (list === undefined) return {};
  const languages = list.split(",").map((language) => language.trim().toUpperCase());
  return { languages, defaultLanguage: languages[0] };
}

/** A first brand colour, light and dark, so that two new brands do not look alike; meant to be changed. */
function themeOf(code: string): Record<string, unknown> {
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [light, dark] = FIRST_COLOURS[sum % FIRST_COLOURS.length] ?? ["#1d4ed8", "#93b4ff"];
  return { light: { brand: light }, dark: { brand: dark } };
}

/** Validates what was composed and renames it into place: the running site sees the whole brand or none. */
async function settle(place: Place, code: string, { tree, origin }: Composed): Promise<Outcome> {
  const aside = join(place.dir, `.new-${code}-${process.pid}`);
  try {
    await writeTree(aside, tree);
    const problems = await checkFolder(place, code, aside, code);
    if (problems.length > 0) {
      return { ok: false, lines: refusal(`${code} was not made:`, problems), json: { code, problems } };
    }
    await rename(aside, join(place.dir, code));
  } catch (error) {
    if (isCode(error, "ENOTEMPTY") || isCode(error, "EEXIST")) throw new FileError(`The code "${code}" is taken`);
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  const file = join(place.dir, code, "tenant.json");
  const lines = [
    `${code} is live: ${origin}/`,
    `Edit next: ${file}`,
    "  theme, languages, flags, register, modules …: an editor completes and explains every key.",
    `Then: brand check ${code}`,
  ];
  return { ok: true, lines, json: { code, origin, file } };
}
