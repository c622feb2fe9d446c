import { hash } from "node:crypto";
import { join } from "node:path";
import type { FeatureCheck } from "./checks/feature-check";
import { placeProblems } from "./documents";
import { BASE, type Grounds, NO_GROUND, readGround, readTemplate } from "./ground";
import type { Ground } from "./ground-type";
import type { HostList } from "./host-table";
import { type BrandRules, loadBrand } from "./load-brand";
import type { LoadedBrand } from "./loaded-brand";
import type { BrandAccess } from "./outgoing/grants";
import { usableBrand } from "./outgoing/usable";
import { type RawProblem, say } from "./problem";
import { isFolder, isOddName, namesIn } from "./read-file";
import { type FileOverlay, overlaid, readFolder, UnsettledError } from "./read-folder";
import { readSchemas } from "./schema/read-schemas";
import { makeValidators } from "./schema/validators";
import { templateNames, templatePath } from "./templates";
import type { ConfigProblem } from "./types";

/** What reading a brand's folder gave. */
export type BrandReading =
  | {
      readonly kind: "good";
      readonly brand: LoadedBrand;
      /** Short hash over the brand's files, its templates and the base. */
      readonly version: string;
      readonly warnings: readonly ConfigProblem[];
      /** Finds the place of a problem that shows only beside other brands. */
      readonly place: (problem: RawProblem) => ConfigProblem;
    }
  | {
      readonly kind: "bad";
      readonly problems: readonly ConfigProblem[];
      readonly warnings: readonly ConfigProblem[];
      /** The parsed tenant.json, or its text, to find the hosts. */
      readonly written: unknown;
      readonly text: string | undefined;
      /** Its hosts, where they are right, and their places: what is wrong beside other brands is told with the rest. */
      readonly claims?: { readonly hosts: HostList; readonly place: (problem: RawProblem) => ConfigProblem };
    }
  /** Its files are changing at this moment: read again soon. */
  | { readonly kind: "busy"; readonly file: string }
  | { readonly kind: "gone" };

/** Most entries of a tenants folder. */
const MOST_BRANDS = 20_000;

/** What a brand's folder may be called. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** A tenants folder and what its brands are checked by, beside the platform's own checks. */
export interface TenantsFolder {
  /** The tenants folder. */
  readonly dir: string;
  /** The checks of features (`registry/brand-checks.ts`). */
  readonly checks: readonly FeatureCheck[];
}

interface ReaderOptions extends TenantsFolder {
  readonly schemasDir: string;
  readonly knownTexts: Readonly<Record<string, string>> | undefined;
}

/** Reads and checks brands of one tenants folder over its base. Synchronous; keeps nothing but the schemas. */
export class BrandReader {
  readonly #dir: string;
  readonly #rules: BrandRules;

  constructor(options: ReaderOptions) {
    this.#dir = options.dir;
    const { checks, knownTexts, schemasDir } = options;
    this.#rules = { checks, knownTexts, validators: makeValidators(readSchemas(schemasDir)) };
  }

  /** The codes of all brand folders, sorted. Folders that begin with `.` or `_`, and the base, are none. */
  codes(): string[] {
    const names = namesIn(this.#dir, MOST_BRANDS);
    if (names.length > MOST_BRANDS) throw new Error(`${this.#dir} holds more than ${MOST_BRANDS} entries`);
    return names.filter(
      (name) => name !== BASE && !/^[._]/.test(name) && !isOddName(name) && isFolder(join(this.#dir, name)),
    );
  }

  /** Names of all templates, sorted. */
  templates(): string[] {
    return templateNames(this.#dir);
  }

  /** Reads the base and the templates over it. `busy` while their files change. */
  grounds(): Grounds | "busy" {
    const { knownTexts, validators } = this.#rules;
    const base = this.#ground(BASE, (folder) => readGround(folder, validators, knownTexts));
    if (base === "busy") return base;
    const templates = new Map<string, Ground>();
    for (const name of this.templates()) {
      const path = templatePath(name);
      const ground = this.#ground(path, (folder) => {
        return readTemplate(folder, path, base, validators, knownTexts);
      });
      if (ground === "busy") return ground;
      templates.set(name, ground);
    }
    return { base, templates };
  }

  #ground(path: string, read: (folder: string) => Ground): Ground | "busy" {
    try {
      return read(join(this.#dir, path));
    } catch (error) {
      if (error instanceof UnsettledError) return "busy";
      return { ...NO_GROUND, problems: [unreadable(path, error)] };
    }
  }

  /** Reads one brand, from its own folder or from another in the same shape; with `overlay` as if one file were other. */
  brand(
    code: string,
    grounds: Grounds,
    folder = join(this.#dir, code),
    label = code,
    overlay?: FileOverlay,
  ): BrandReading {
    const bad = (problem: ConfigProblem): BrandReading => {
      return { kind: "bad", problems: [problem], warnings: [], written: undefined, text: undefined };
    };
    if (!CODE.test(code)) return isFolder(folder) ? bad(problemOf(label, say("badCode"))) : { kind: "gone" };
    try {
      const written = readFolder(folder, label);
      const files = overlay ? overlaid(written, overlay) : written;
      const loaded = loadBrand(code, files, grounds, this.#rules);
      const { brand, ground, hosts, problems, warnings } = loaded;
      const place = (problem: RawProblem) => placeProblems([problem], files, ground.layers)[0] as ConfigProblem;
      if (brand === null) {
        const text = files.documents.get("tenant.json");
        const claims = hosts === null ? {} : { claims: { hosts, place } };
        return { kind: "bad", problems, warnings, written: loaded.written, text, ...claims };
      }
      const version = hash("sha256", `${ground.hash}\0${files.hash}`).slice(0, 16);
      return { kind: "good", brand, version, warnings, place };
    } catch (error) {
      if (error instanceof UnsettledError) return { kind: "busy", file: label };
      const { code: reason } = error as NodeJS.ErrnoException;
      if (reason === "ENOTDIR" && !isFolder(folder)) return bad(problemOf(label, say("notBrandFolder")));
      if (reason !== "ENOENT") return bad(unreadable(label, error));
      // The folder went away, or only a file of it between being listed and being read.
      return isFolder(folder) ? { kind: "busy", file: label } : { kind: "gone" };
    }
  }
}

/** A brand as read, with what the environment gives it: channels that it may not use are taken out and told as warnings. */
export function withAccess<R extends BrandReading>(reading: R, access: BrandAccess | undefined): R {
  if (reading.kind !== "good" || access === undefined) return reading;
  const { brand, faults } = usableBrand(reading.brand, access);
  if (faults.length === 0) return reading;
  return { ...reading, brand, warnings: [...reading.warnings, ...faults.map(reading.place)] };
}

const problemOf = (label: string, told: Pick<RawProblem, "message" | "words">): ConfigProblem => {
  return { file: label, line: 1, column: 1, pointer: "", ...told };
};

const unreadable = (label: string, error: unknown): ConfigProblem =>
  problemOf(label, say("unreadable", { reason: (error as Error).message }));
