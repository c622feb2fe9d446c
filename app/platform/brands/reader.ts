import { hash } from "node:crypto";
import { join } from "node:path";
import type { FeatureCheck } from "./checks/feature-check";
import { placeProblems } from "./documents";
import type { HostList } from "./host-table";
import { type BrandRules, loadBrand } from "./load-brand";
import type { LoadedBrand } from "./loaded-brand";
import { BASE, type LowerLayerSets, NO_LOWER_LAYERS, readBaseLayer, readTemplateLayer } from "./lower-layers";
import type { LowerLayers } from "./lower-layers-type";
import type { BrandAccess } from "./outgoing/grants";
import { withUsableChannels } from "./outgoing/usable";
import { problemMessage, type UnplacedProblem } from "./problem";
import { isFolder, isInvalidFileName, listNames } from "./read-file";
import { type FileOverlay, FilesChangingError, readFolder, withOverlay } from "./read-folder";
import { readSchemas } from "./schema/read-schemas";
import { makeValidators } from "./schema/validators";
import { templateNames, templatePath } from "./templates";
import type { ConfigProblem } from "./types";

/** Result of reading a brand's folder. */
export type BrandReading =
  | {
      readonly kind: "good";
      readonly brand: LoadedBrand;
      /** Short hash over the files of the brand, its templates and the base. */
      readonly version: string;
      readonly warnings: readonly ConfigProblem[];
      /** Finds the position of a problem that is detected later, by comparison with other brands. */
      readonly place: (problem: UnplacedProblem) => ConfigProblem;
    }
  | {
      readonly kind: "bad";
      readonly problems: readonly ConfigProblem[];
      readonly warnings: readonly ConfigProblem[];
      /** Parsed tenant.json, or its text, used to find the hosts. */
      readonly written: unknown;
      readonly text: string | undefined;
      /** The brand's hosts, when valid, to report conflicts with other brands together with the other problems. */
      readonly claims?: { readonly hosts: HostList; readonly place: (problem: UnplacedProblem) => ConfigProblem };
    }
  /** Files are being changed: read again soon. */
  | { readonly kind: "busy"; readonly file: string }
  | { readonly kind: "gone" };

/** Maximum number of entries of a tenants folder. */
const MOST_BRANDS = 20_000;

/** Valid folder names of brands. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** A tenants folder, and the feature checks for its brands. */
export interface TenantsFolder {
  /** Path of the tenants folder. */
  readonly dir: string;
  /** Checks contributed by features (`registry/brand-checks.ts`). */
  readonly checks: readonly FeatureCheck[];
}

interface ReaderOptions extends TenantsFolder {
  readonly schemasDir: string;
  readonly knownTexts: Readonly<Record<string, string>> | undefined;
}

/** Reads and validates the brands of one tenants folder over its base. Synchronous. Caches only the schemas. */
export class BrandReader {
  readonly #dir: string;
  readonly #rules: BrandRules;

  constructor(options: ReaderOptions) {
    this.#dir = options.dir;
    const { checks, knownTexts, schemasDir } = options;
    this.#rules = { checks, knownTexts, validators: makeValidators(readSchemas(schemasDir)) };
  }

  /** Returns the codes of all brand folders, sorted. Excludes the base and folders that start with `.` or `_`. */
  codes(): string[] {
    const names = listNames(this.#dir, MOST_BRANDS);
    if (names.length > MOST_BRANDS) throw new Error(`${this.#dir} contains more than ${MOST_BRANDS} entries`);
    return names.filter(
      (name) => name !== BASE && !/^[._]/.test(name) && !isInvalidFileName(name) && isFolder(join(this.#dir, name)),
    );
  }

  /** Returns the names of all templates, sorted. */
  templates(): string[] {
    return templateNames(this.#dir);
  }

  /** Reads the base and the templates over it. Returns `busy` while their files change. */
  grounds(): LowerLayerSets | "busy" {
    const { knownTexts, validators } = this.#rules;
    const base = this.#ground(BASE, (folder) => readBaseLayer(folder, validators, knownTexts));
    if (base === "busy") return base;
    const templates = new Map<string, LowerLayers>();
    for (const name of this.templates()) {
      const path = templatePath(name);
      const ground = this.#ground(path, (folder) => {
        return readTemplateLayer(folder, path, base, validators, knownTexts);
      });
      if (ground === "busy") return ground;
      templates.set(name, ground);
    }
    return { base, templates };
  }

  #ground(path: string, read: (folder: string) => LowerLayers): LowerLayers | "busy" {
    try {
      return read(join(this.#dir, path));
    } catch (error) {
      if (error instanceof FilesChangingError) return "busy";
      return { ...NO_LOWER_LAYERS, problems: [unreadable(path, error)] };
    }
  }

  /** Reads one brand, from its folder or another one with the same layout. `overlay` replaces one file without writing it. */
  brand(
    code: string,
    grounds: LowerLayerSets,
    folder = join(this.#dir, code),
    label = code,
    overlay?: FileOverlay,
  ): BrandReading {
    const bad = (problem: ConfigProblem): BrandReading => {
      return { kind: "bad", problems: [problem], warnings: [], written: undefined, text: undefined };
    };
    if (!CODE.test(code)) return isFolder(folder) ? bad(problemOf(label, problemMessage("badCode"))) : { kind: "gone" };
    try {
      const written = readFolder(folder, label);
      const files = overlay ? withOverlay(written, overlay) : written;
      const loaded = loadBrand(code, files, grounds, this.#rules);
      const { brand, ground, hosts, problems, warnings } = loaded;
      const place = (problem: UnplacedProblem) => placeProblems([problem], files, ground.layers)[0] as ConfigProblem;
      if (brand === null) {
        const text = files.documents.get("tenant.json");
        const claims = hosts === null ? {} : { claims: { hosts, place } };
        return { kind: "bad", problems, warnings, written: loaded.written, text, ...claims };
      }
      const version = hash("sha256", `${ground.hash}\0${files.hash}`).slice(0, 16);
      return { kind: "good", brand, version, warnings, place };
    } catch (error) {
      if (error instanceof FilesChangingError) return { kind: "busy", file: label };
      const { code: reason } = error as NodeJS.ErrnoException;
      if (reason === "ENOTDIR" && !isFolder(folder)) return bad(problemOf(label, problemMessage("notBrandFolder")));
      if (reason !== "ENOENT") return bad(unreadable(label, error));
      // Either the folder was removed, or only a file between listing and reading.
      return isFolder(folder) ? { kind: "busy", file: label } : { kind: "gone" };
    }
  }
}

/** Removes the channels from a brand for which the environment grants no access, and adds a warning for each. */
export function withoutUngrantedChannels<R extends BrandReading>(reading: R, access: BrandAccess | undefined): R {
  if (reading.kind !== "good" || access === undefined) return reading;
  const { brand, faults } = withUsableChannels(reading.brand, access);
  if (faults.length === 0) return reading;
  return { ...reading, brand, warnings: [...reading.warnings, ...faults.map(reading.place)] };
}

const problemOf = (label: string, told: Pick<UnplacedProblem, "message" | "words">): ConfigProblem => {
  return { file: label, line: 1, column: 1, pointer: "", ...told };
};

const unreadable = (label: string, error: unknown): ConfigProblem =>
  problemOf(label, problemMessage("unreadable", { reason: (error as Error).message }));
