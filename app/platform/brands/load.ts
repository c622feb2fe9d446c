import { join, relative } from "node:path";
import { type HostList, HostTable, servedAnswers } from "./host-table";
import { readKnownTexts } from "./known-texts";
import type { LowerLayerSets } from "./lower-layers";
import type { BrandAccess } from "./outgoing/grants";
import type { FileOverlay } from "./read-folder";
import { BrandReader, type BrandReading, type TenantsFolder, withoutUngrantedChannels } from "./reader";
import { makeSnapshot } from "./snapshot";
import type { BrandSnapshot, ConfigProblem } from "./types";

/** Options for loading a brand. Defaults are the locations and texts of the product. */
export interface LoadOptions {
  /** Default: `schemas` in the working directory. */
  readonly schemasDir?: string;
  /** All text keys with their English text. Default: read from the text files. */
  readonly knownTexts?: Readonly<Record<string, string>>;
  /** Replacement of one file without writing it. */
  readonly overlay?: FileOverlay | undefined;
  /** Secrets and addresses granted to brands. Without it, access is not checked. */
  readonly access?: BrandAccess | undefined;
}

/** Result of checking one brand. */
export interface BrandCheck {
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** Null when there are problems. */
  readonly snapshot: BrandSnapshot | null;
}

/** Error for a brand whose files are refused. */
export class BrandProblemsError extends Error {
  readonly problems: readonly ConfigProblem[];
  /** Hosts that the files claim, when valid. */
  readonly hosts: HostList | null;

  constructor(code: string, problems: readonly ConfigProblem[], hosts: HostList | null = null) {
    const first = problems[0];
    super(
      `the files of "${code}" are not valid: ${first ? `${first.file}:${first.line}:${first.column} ${first.message}` : ""}`,
    );
    this.problems = problems;
    this.hosts = hosts;
  }
}

/** Number of attempts to read files that are changing, and the delay between them in ms. */
const TRIES = 40;
const PAUSE_MS = 25;

/**
 * Checks a brand completely, like the running site: its files over templates and base, and its hosts against all other brands.
 * `folder` contains its files when they are not the live ones (a draft, a stored version). Throws only when the base or the
 * folder cannot be read at all.
 */
export async function inspectBrand(
  tenants: TenantsFolder,
  code: string,
  folder?: string,
  options: LoadOptions = {},
): Promise<BrandCheck> {
  const { dir } = tenants;
  const { reader, grounds } = await openReader(tenants, options);
  const { base } = grounds;
  if (base.problems.length > 0) return { problems: base.problems, warnings: base.warnings, snapshot: null };
  const { access, overlay } = options;
  const label = labelOf(dir, code, folder);
  const reading = await readSettled(() =>
    withoutUngrantedChannels(reader.brand(code, grounds, folder, label, overlay), access),
  );
  const { warnings } = reading;
  if (reading.kind === "bad") {
    const { claims, problems } = reading;
    const taken = claims ? hostsOfOthers(reader, code, grounds).conflicts(code, claims.hosts).map(claims.place) : [];
    return { problems: [...problems, ...taken], warnings, snapshot: null };
  }
  const { brand, place, version } = reading;
  const problems = hostsOfOthers(reader, code, grounds).conflicts(code, brand.config.hosts).map(place);
  return { problems, warnings, snapshot: problems.length > 0 ? null : makeSnapshot(brand, version) };
}

/** Returns the hosts of all other brands that can be served. */
function hostsOfOthers(reader: BrandReader, code: string, grounds: LowerLayerSets): HostTable {
  const others = new HostTable();
  for (const other of reader.codes()) {
    const found = other === code ? null : reader.brand(other, grounds);
    if (found?.kind !== "good") continue;
    others.claim(other, found.brand.config.hosts, servedAnswers(makeSnapshot(found.brand, found.version)));
  }
  return others;
}

/** Returns the problems of a brand: see `inspectBrand`. Empty when it can be served. */
export async function checkBrand(
  tenants: TenantsFolder,
  code: string,
  folder?: string,
  options?: LoadOptions,
): Promise<readonly ConfigProblem[]> {
  return (await inspectBrand(tenants, code, folder, options)).problems;
}

/**
 * Loads a brand from a folder (a draft, a stored version) over the current base and templates, without checking the hosts of
 * other brands. Throws a `BrandProblemsError` when its files are refused.
 */
export async function loadSnapshotFrom(
  tenants: TenantsFolder,
  code: string,
  folder: string,
  options: LoadOptions = {},
): Promise<BrandSnapshot> {
  return (await readBrandFrom(tenants, code, folder, options)).snapshot;
}

/** Same as `loadSnapshotFrom`, with the warnings. */
export async function readBrandFrom(
  tenants: TenantsFolder,
  code: string,
  folder: string,
  options: LoadOptions = {},
): Promise<{ readonly snapshot: BrandSnapshot; readonly warnings: readonly ConfigProblem[] }> {
  const { reader, grounds } = await openReader(tenants, options);
  if (grounds.base.problems.length > 0) throw new BrandProblemsError(code, grounds.base.problems);
  const label = labelOf(tenants.dir, code, folder);
  const reading = await readSettled(() =>
    withoutUngrantedChannels(reader.brand(code, grounds, folder, label), options.access),
  );
  if (reading.kind === "bad") throw new BrandProblemsError(code, reading.problems, reading.claims?.hosts);
  return { snapshot: makeSnapshot(reading.brand, reading.version), warnings: reading.warnings };
}

/** Cache of readers by feature checks and folders: compiling the schemas takes longer than reading a brand. */
const readers = new WeakMap<TenantsFolder["checks"], Map<string, BrandReader>>();

async function openReader(
  { checks, dir }: TenantsFolder,
  options: LoadOptions,
): Promise<{ reader: BrandReader; grounds: LowerLayerSets }> {
  const schemasDir = options.schemasDir ?? join(process.cwd(), "schemas");
  const knownTexts = options.knownTexts ?? readKnownTexts();
  const key = `${dir}\0${schemasDir}`;
  const kept = readers.get(checks) ?? new Map<string, BrandReader>();
  readers.set(checks, kept);
  const reader =
    (options.knownTexts ? undefined : kept.get(key)) ?? new BrandReader({ dir, schemasDir, knownTexts, checks });
  if (options.knownTexts === undefined) kept.set(key, reader);
  for (let i = 0; i < TRIES; i += 1) {
    const grounds = reader.grounds();
    if (grounds !== "busy") return { reader, grounds };
    await pause();
  }
  throw new Error(`the files of ${join(dir, "base")} keep changing`);
}

async function readSettled(read: () => BrandReading): Promise<BrandReading & { kind: "good" | "bad" }> {
  for (let i = 0; i < TRIES; i += 1) {
    const reading = read();
    if (reading.kind === "gone") throw new Error("the folder does not exist");
    if (reading.kind !== "busy") return reading;
    await pause();
  }
  throw new Error("the files keep changing; a publish may be running");
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Returns the name of a folder in problems: its path in the tenants folder, or the full path for other folders. */
function labelOf(dir: string, code: string, folder: string | undefined): string {
  if (folder === undefined) return code;
  const path = relative(dir, folder);
  return path === "" || path.startsWith("..") ? folder : path;
}
