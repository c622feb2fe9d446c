import type { FlagName, ModuleNode } from "./config.gen";
import type { LoadedBrand } from "./loaded-brand";
import type { UpstreamPart } from "./types";

/** A brand's files merged with the data of the operator's upstream system. */
export interface UpstreamMerge {
  readonly brand: LoadedBrand;
  /** Flags that the upstream menu decides. */
  readonly flags: readonly FlagName[];
}

type Modules = Readonly<Record<string, ModuleNode>>;

/**
 * Merges the data of the operator's upstream system over a brand's files. The files define hosts, theme, pages and texts. The
 * upstream system defines the registration rules, customer service contacts, downloads, hosts of pictures and games, and the
 * enabled features of the files' module tree: those in its menu, with their flags (requirement X9).
 */
export function mergeUpstream(brand: LoadedBrand, { config, modules }: UpstreamPart): UpstreamMerge {
  const shown = new Set(modules);
  const flags = featureFlags(brand.config.modules, shown);
  return {
    flags: Object.keys(flags) as FlagName[],
    brand: {
      ...brand,
      config: {
        ...brand.config,
        ...config,
        flags: { ...brand.config.flags, ...flags },
        modules: switchFeatures(brand.config.modules, shown),
      },
    },
  };
}

/** Computes the flags of features: a flag is on when the menu has at least one of the features that use it. */
function featureFlags(modules: Modules, shown: ReadonlySet<string>): Partial<Record<FlagName, boolean>> {
  const flags: Partial<Record<FlagName, boolean>> = {};
  for (const [id, node] of Object.entries(modules)) {
    if (node.type === "feature" && node.flag !== undefined) flags[node.flag] = flags[node.flag] || shown.has(id);
    if (node.type === "group") Object.assign(flags, featureFlags(childrenOf(node), shown));
  }
  return flags;
}

function switchFeatures(modules: Modules, shown: ReadonlySet<string>): Record<string, ModuleNode> {
  const entries = Object.entries(modules).map(([id, node]): [string, ModuleNode] => {
    if (node.type === "feature") return [id, { ...node, enabled: shown.has(id) }];
    if (node.type !== "group") return [id, node];
    return [id, { ...node, children: switchFeatures(childrenOf(node), shown) }];
  });
  return Object.fromEntries(entries);
}

const childrenOf = ({ children }: ModuleNode): Modules => (children ?? {}) as Modules;
