import type { FlagName, Flags } from "./config.gen";
import { isShown } from "./is-flag-on";
import type { LoadedBrand } from "./loaded-brand";
import { mergeUpstream } from "./merge-upstream";
import type { BrandOverrides, BrandSnapshot, FlagSource, MenuNode, UpstreamPart } from "./types";

/** Overrides of a brand without staff changes. */
export const NO_OVERRIDES: BrandOverrides = Object.freeze({ version: 0, flags: Object.freeze({}) });

/** A node of the module tree as written. */
interface TreeNode {
  readonly type: string;
  readonly order?: number;
  readonly enabled?: boolean;
  readonly flag?: FlagName;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: Readonly<Record<string, TreeNode>>;
}

/**
 * Creates the snapshot of a brand from loaded files and staff overrides. Inexpensive: only flags and maintenance are computed;
 * the menu is built on first access.
 */
export function makeSnapshot(
  files: LoadedBrand,
  filesVersion: string,
  overrides = NO_OVERRIDES,
  upstream?: UpstreamPart,
): BrandSnapshot {
  // Ignores old upstream data of a brand that uses the embedded WPS again.
  const part = files.config.wps === "embedded" ? undefined : upstream;
  const laid = part && mergeUpstream(files, part);
  const brand = laid?.brand ?? files;
  const flags = effectiveFlags(brand, overrides, laid?.flags ?? []);
  let menu: readonly MenuNode[] | undefined;
  const own = ownVersion(filesVersion, overrides);
  return Object.freeze({
    code: brand.code,
    folder: brand.folder,
    foldersBelow: brand.foldersBelow,
    filesVersion,
    overridesVersion: overrides.version,
    version: part === undefined ? own : `${own}.${part.version}`,
    config: brand.config,
    flags: flags.values,
    flagSources: flags.sources,
    fileFlags: flags.files.values,
    fileFlagSources: flags.files.sources,
    modules: brand.config.modules,
    pages: brand.pages,
    get menu() {
      menu ??= buildMenu({ ...brand.config.modules, ...brand.pages } as Record<string, TreeNode>, flags.values);
      return menu;
    },
    content: brand.content,
    texts: brand.texts,
    maintenance: overrides.maintenance ?? part?.maintenance ?? maintenanceOf(brand),
    region: overrides.region ?? brand.config.region,
    closures: overrides.closures ?? NOTHING_CLOSED,
  });
}

const NOTHING_CLOSED: BrandSnapshot["closures"] = Object.freeze([]);

/** Returns the version of files and overrides. A timed override that starts or ends creates a new version. */
function ownVersion(filesVersion: string, { phase, version }: BrandOverrides): string {
  if (version === 0) return filesVersion;
  return phase === undefined ? `${filesVersion}.${version}` : `${filesVersion}.${version}-${phase}`;
}

/**
 * Computes the flags. Precedence: staff override, upstream system, brand, template, base. Overrides of unknown
 * flags are ignored. Shares the objects of the files when nothing is overridden.
 */
function effectiveFlags(
  brand: LoadedBrand,
  overrides: BrandOverrides,
  upstream: readonly FlagName[],
): { values: Flags; sources: Sources; files: { readonly values: Flags; readonly sources: FileSources } } {
  const { flags } = brand.config;
  const names = Object.keys(flags) as FlagName[];
  const known = (name: FlagName): boolean => Object.hasOwn(flags, name) && overrides.flags[name] !== undefined;
  const overridden = (Object.keys(overrides.flags) as FlagName[]).filter(known);
  const written = fileSources(names, brand);
  const sources = upstream.length === 0 ? written : { ...written, ...sourcesOf(upstream, "upstream" as const) };
  const files = { values: flags, sources };
  if (overridden.length === 0) return { ...files, files };
  return {
    files,
    values: Object.freeze({ ...flags, ...Object.fromEntries(overridden.map((name) => [name, overrides.flags[name]])) }),
    sources: Object.freeze({ ...sources, ...sourcesOf(overridden, "override" as const) }),
  };
}

const sourcesOf = <S extends FlagSource>(names: readonly FlagName[], source: S) =>
  Object.fromEntries(names.map((name) => [name, source] as const));

type Sources = Readonly<Record<FlagName, FlagSource>>;
type FileSources = BrandSnapshot["fileFlagSources"];

/** Cache of source tables by the flags that a brand sets: many brands set the same few. Bounded. */
const sourceTables = new Map<string, FileSources>();

function fileSources(names: readonly FlagName[], { ownFlags, templateFlags }: LoadedBrand): FileSources {
  const key = `${names.length} ${ownFlags.join()} ${templateFlags.join()}`;
  let found = sourceTables.get(key);
  if (found === undefined) {
    const below = (name: string) => (templateFlags.includes(name) ? "template" : "base");
    const entries = names.map((name) => [name, ownFlags.includes(name) ? "brand" : below(name)] as const);
    found = Object.freeze(Object.fromEntries(entries)) as FileSources;
    if (sourceTables.size >= 1000) sourceTables.clear();
    sourceTables.set(key, found);
  }
  return found;
}

function maintenanceOf({ config }: LoadedBrand): BrandSnapshot["maintenance"] {
  const { on, until, notice } = config.maintenance;
  return Object.freeze({
    on,
    ...(until === undefined ? {} : { until: Date.parse(until) }),
    ...(notice === undefined ? {} : { notice }),
  });
}

/**
 * Returns the visible nodes, nested and sorted by order and id. A disabled node is removed with all its descendants.
 */
function buildMenu(nodes: Readonly<Record<string, TreeNode>>, flags: Flags): readonly MenuNode[] {
  const shown = Object.entries(nodes).filter(([, node]) => isShown({ flags }, node));
  shown.sort(([idA, a], [idB, b]) => (a.order ?? 0) - (b.order ?? 0) || (idA < idB ? -1 : 1));
  const menu = shown.map(([id, node]) =>
    Object.freeze({
      id,
      type: node.type,
      props: node.props ?? NO_PROPS,
      children: node.children === undefined ? NO_NODES : buildMenu(node.children, flags),
    }),
  );
  return Object.freeze(menu);
}

const NO_PROPS = Object.freeze({});
const NO_NODES: readonly MenuNode[] = Object.freeze([]);
