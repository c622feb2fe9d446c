import type { Brand, Content, FlagName, Localised, ModuleNode, PageNode, Region } from "./config.gen";

/**
 * Source of a flag's effective value: staff override, the operator's upstream system, the brand's files, a template of the brand,
 * the base.
 */
export type FlagSource = "override" | "upstream" | "brand" | "template" | "base";

/** Data of a brand from the operator's upstream system, merged between its files and the staff overrides (requirement X9). */
export interface UpstreamPart {
  /** Identifies the data; part of the snapshot's version. */
  readonly version: string;
  readonly config: Partial<
    Pick<Brand, "register" | "resources" | "customerService" | "analytics" | "imageCDNs" | "launchGameCDNs">
  >;
  /** Ids of the modules in the upstream menu. Features of the brand's files that are not listed are off. */
  readonly modules: readonly string[];
  /** `until` in UTC ms. */
  readonly maintenance: { readonly on: boolean; readonly until?: number; readonly notice?: string };
}

/** Staff changes to the running site, on top of a brand's files. Stored by `features/flags`, applied here. */
export interface BrandOverrides {
  /** Increases with every change; 0 means no overrides. Part of the snapshot's version. */
  readonly version: number;
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  /** Number of timed overrides that have started or ended. Part of the snapshot's version. */
  readonly phase?: number;
  /** Maintenance mode; replaces the brand's setting. `until` in UTC ms. */
  readonly maintenance?: {
    readonly on: boolean;
    readonly until?: number | undefined;
    readonly notice?: string | undefined;
  };
  /** Rule for the served countries; replaces the brand's rule. */
  readonly region?: {
    readonly mode: Region["mode"];
    readonly countries: readonly string[];
    readonly notice?: string | undefined;
  };
  /** Closed vendors and categories. */
  readonly closures?: readonly Closure[];
}

/** A vendor or category whose games staff closed. */
export interface Closure {
  readonly kind: "vendor" | "category";
  /** Code of the vendor, or name of the category. */
  readonly name: string;
  /** Applies only to players from these countries; to all players when absent. */
  readonly countries?: readonly string[] | undefined;
  /** Expected end of the closure, UTC ms. */
  readonly until?: number | undefined;
  /** Notice for players. */
  readonly notice?: string | undefined;
}

/** Text of a problem for translation: key `problems:<key>` and parameters. */
export interface ProblemWords {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A problem in a brand's files, described for operators. */
export interface ConfigProblem {
  /** Path relative to the tenants folder, e.g. `lotus/tenant.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer in the document, e.g. `/flags/freePlya`. */
  readonly pointer: string;
  /** English description. */
  readonly message: string;
  readonly words: ProblemWords;
  /** Nearest known key or value, when one is close enough. */
  readonly nearest?: string;
}

/** A module of the effective tree: enabled, with its flag on. Children are sorted by `order`. */
export interface MenuNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly MenuNode[];
}

/** A brand at one version. Immutable; every change creates a new snapshot. */
export interface BrandSnapshot {
  readonly code: string;
  /** Folder of its files: live files, a draft or a stored version. */
  readonly folder: string;
  /** Folders of the layers below, lowest first: the base, then the brand's templates. */
  readonly foldersBelow: readonly string[];
  /** Hash over the files' content, including templates and base. */
  readonly filesVersion: string;
  /** Version of the staff overrides; 0 for none. */
  readonly overridesVersion: number;
  /** Version of files, overrides and upstream data: the key of every cache. */
  readonly version: string;
  /** Configuration: base → template → brand, merged and validated, plus upstream data. */
  readonly config: Brand;
  /** All known flags: base → template → brand → upstream system → override. */
  readonly flags: Readonly<Record<FlagName, boolean>>;
  readonly flagSources: Readonly<Record<FlagName, FlagSource>>;
  /** Flags and their sources without staff overrides. */
  readonly fileFlags: Readonly<Record<FlagName, boolean>>;
  readonly fileFlagSources: Readonly<Record<FlagName, Exclude<FlagSource, "override">>>;
  /** Complete module tree as written, including disabled nodes. */
  readonly modules: Readonly<Record<string, ModuleNode>>;
  /** Page subtrees by module id, as written. */
  readonly pages: Readonly<Record<string, PageNode>>;
  /** The enabled, sorted, nested tree: the result of the menu call. */
  readonly menu: readonly MenuNode[];
  readonly content: Content;
  /** Text overrides of the brand: language → key (`namespace:key`) → text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Staff override, else upstream setting, else the brand's setting. `until` in UTC ms. */
  readonly maintenance: {
    readonly on: boolean;
    readonly until?: number | undefined;
    readonly notice?: Localised | undefined;
  };
  /** Staff override, else the brand's rule. */
  readonly region: {
    readonly mode: Region["mode"];
    readonly countries: readonly string[];
    readonly notice?: Localised | undefined;
  };
  /** Vendors and categories closed by staff. */
  readonly closures: readonly Closure[];
}

export type BrandState =
  /** The files on disk are served. */
  | "live"
  /** The files on disk are refused; the last valid version is served. */
  | "stale"
  /** Refused, and never valid since the start: its hosts answer 503. */
  | "broken"
  /** A demo brand outside demo mode: listed, but not served. */
  | "skipped";

export interface BrandHealth {
  readonly code: string;
  readonly name: string;
  readonly state: BrandState;
  readonly filesVersion: string | null;
  readonly hosts: readonly string[];
  readonly problems: readonly ConfigProblem[];
  /** Accepted, but should be fixed, e.g. a byte order mark. */
  readonly warnings: readonly ConfigProblem[];
  /** UTC ms of the last successful load. */
  readonly loadedAt: number | null;
}

export type HostAnswer =
  | { readonly kind: "brand"; readonly brand: BrandSnapshot; readonly side: "member" | "agent" }
  | { readonly kind: "broken"; readonly code: string }
  | { readonly kind: "unknown" };

/** All brands of one folder, kept up to date while the process runs. */
export interface TenantStore {
  /** Looks up a raw Host header. Normalises port, case, one trailing dot and IDN. O(1). */
  resolveHost(host: string | undefined): HostAnswer;
  get(code: string): BrandSnapshot | undefined;
  /** Returns the health of every brand folder, including broken and skipped ones, sorted by code. */
  health(): readonly BrandHealth[];
  /** Replaces the overrides of the given brands; others keep theirs. */
  applyOverrides(overrides: ReadonlyMap<string, BrandOverrides>): void;
  /** Replaces the upstream data of the given brands; others keep theirs. */
  applyUpstream(parts: ReadonlyMap<string, UpstreamPart>): void;
  /** Sets the port for brands on this machine (`*.localhost`), regardless of the port in their origins. */
  serveOn(port: number): void;
  /** Registers a listener, called after a brand's snapshot or health changed. Returns a function that removes it. */
  onChange(listener: (codes: readonly string[]) => void): () => void;
  /** Reads from disk now, independent of the watcher (also used by the version poll). */
  reload(codes?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
