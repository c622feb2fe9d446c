import type { Brand, Content, FlagName, Localised, ModuleNode, PageNode, Region } from "./config.gen";

/** Where the effective value of a flag comes from: staff's override, the operator's own system, the brand's files, a template of the brand, the base. */
export type FlagSource = "override" | "upstream" | "brand" | "template" | "base";

/** What an operator's own system says of a brand: stands between its files and the staff's overrides (design: section 4). */
export interface UpstreamPart {
  /** Tells it from others: part of the snapshot's version. */
  readonly version: string;
  readonly config: Partial<
    Pick<Brand, "register" | "resources" | "customerService" | "analytics" | "imageCDNs" | "launchGameCDNs">
  >;
  /** Ids of the modules of its menu: a feature of the brand's files that is not among them is off. */
  readonly modules: readonly string[];
  /** `until` in UTC ms. */
  readonly maintenance: { readonly on: boolean; readonly until?: number; readonly notice?: string };
}

/** What staff changed on the running site, on top of a brand's files. Stored by `features/flags`, applied here. */
export interface BrandOverrides {
  /** Grows with every change; 0 means "none". Part of the snapshot's version. */
  readonly version: number;
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  /** How many of its timed overrides have begun or ended by now: part of the snapshot's version, too. */
  readonly phase?: number;
  /** Switches maintenance over the brand's own setting. `until` in UTC ms. */
  readonly maintenance?: {
    readonly on: boolean;
    readonly until?: number | undefined;
    readonly notice?: string | undefined;
  };
  /** Which countries are served, over the brand's own rule. */
  readonly region?: {
    readonly mode: Region["mode"];
    readonly countries: readonly string[];
    readonly notice?: string | undefined;
  };
  /** What cannot be played. */
  readonly closures?: readonly Closure[];
}

/** A vendor or category whose games staff closed. */
export interface Closure {
  readonly kind: "vendor" | "category";
  /** The vendor's code, or the category. */
  readonly name: string;
  /** Only for players from these countries; for all when absent. */
  readonly countries?: readonly string[] | undefined;
  /** When it is expected to open again, UTC ms. */
  readonly until?: number | undefined;
  /** What players are told. */
  readonly notice?: string | undefined;
}

/** What a problem is, for a text in any language: `problems:<key>`. */
export interface ProblemWords {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One problem in a brand's files, in words an operator can act on. */
export interface ConfigProblem {
  /** Path relative to the tenants folder, e.g. `lotus/tenant.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** The place in the document, e.g. `/flags/freePlya`. */
  readonly pointer: string;
  /** What is wrong, in English. */
  readonly message: string;
  readonly words: ProblemWords;
  /** The nearest known key or value, when there is one close enough. */
  readonly nearest?: string;
}

/** One module of the effective tree: enabled (itself and its flag), children sorted by `order`. */
export interface MenuNode {
  readonly id: string;
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly MenuNode[];
}

/** One brand at one version: immutable; a change makes a new one. */
export interface BrandSnapshot {
  readonly code: string;
  /** The folder with its files: of what is live, of a draft, of a kept version. */
  readonly folder: string;
  /** The folders of the layers below, the lowest first: the base, then the brand's templates. */
  readonly foldersBelow: readonly string[];
  /** Hash over the files' content, templates and base included. */
  readonly filesVersion: string;
  /** The version of the staff's overrides that are laid over the files; 0 for none. */
  readonly overridesVersion: number;
  /** `filesVersion` and the overrides' version: the key of every cache. */
  readonly version: string;
  /** base → template → brand, merged and validated, and what the operator's own system says. */
  readonly config: Brand;
  /** base → template → brand → operator's own system → override, every known flag. */
  readonly flags: Readonly<Record<FlagName, boolean>>;
  readonly flagSources: Readonly<Record<FlagName, FlagSource>>;
  /** The flags and their sources without the staff's overrides. */
  readonly fileFlags: Readonly<Record<FlagName, boolean>>;
  readonly fileFlagSources: Readonly<Record<FlagName, Exclude<FlagSource, "override">>>;
  /** The whole module tree as written (disabled nodes too). */
  readonly modules: Readonly<Record<string, ModuleNode>>;
  /** Page subtrees by module id, as written. */
  readonly pages: Readonly<Record<string, PageNode>>;
  /** The enabled, sorted, nested tree: the answer of the menu call. */
  readonly menu: readonly MenuNode[];
  readonly content: Content;
  /** Brand text overrides: language → key (`namespace:key`) → text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The brand's own setting, or the staff's override. `until` in UTC ms. */
  readonly maintenance: {
    readonly on: boolean;
    readonly until?: number | undefined;
    readonly notice?: Localised | undefined;
  };
  /** The brand's own rule, or the staff's override. */
  readonly region: {
    readonly mode: Region["mode"];
    readonly countries: readonly string[];
    readonly notice?: Localised | undefined;
  };
  /** What staff closed. */
  readonly closures: readonly Closure[];
}

export type BrandState =
  /** The files on disk are what is served. */
  | "live"
  /** The files on disk are refused; the last good version is served. */
  | "stale"
  /** Refused and never good since start: its hosts answer 503. */
  | "broken"
  /** A demo brand outside demo mode: named and not served. */
  | "skipped";

export interface BrandHealth {
  readonly code: string;
  readonly name: string;
  readonly state: BrandState;
  readonly filesVersion: string | null;
  readonly hosts: readonly string[];
  readonly problems: readonly ConfigProblem[];
  /** What is accepted but should be mended, e.g. a byte order mark. */
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
  /** Looks a raw Host header up (port, case, one trailing dot, IDN are dealt with). O(1). */
  resolveHost(host: string | undefined): HostAnswer;
  get(code: string): BrandSnapshot | undefined;
  /** Every brand folder, also broken and skipped ones, sorted by code. */
  health(): readonly BrandHealth[];
  /** Replaces the overrides of the named brands; others keep theirs. */
  applyOverrides(overrides: ReadonlyMap<string, BrandOverrides>): void;
  /** Lays what operators' own systems say between files and overrides; other brands keep theirs. */
  applyUpstream(parts: ReadonlyMap<string, UpstreamPart>): void;
  /** Says at which port brands of this machine (`*.localhost`) are reached, whatever port their origins name. */
  serveOn(port: number): void;
  /** Called after a brand's snapshot or health changed; returns the way to stop. */
  onChange(listener: (codes: readonly string[]) => void): () => void;
  /** Reads from disk now, whatever the watcher thinks (also used by the version poll). */
  reload(codes?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}
