import type { FlagName, ModuleNode } from "./config.gen";
import type { LoadedBrand } from "./loaded-brand";
import type { UpstreamPart } from "./types";

/** A brand's files with what its operator's own system says laid over them. */
export interface LaidBrand {
  readonly brand: LoadedBrand;
  /** The flags that its menu decides. */
  readonly flags: readonly FlagName[];
}

type Modules = Readonly<Record<string, ModuleNode>>;

/**
 * Lays what an operator's own system says over a brand's files. The folder owns hosts, theme, pages and texts; the
 * system the rules of registration, the ways to reach customer service, downloads, hosts of pictures and games, and which
 * features of the folder's tree are on: those of its menu, and their flags (design: section 4).
 */
export function layUpstream(brand: LoadedBrand, { config, modules }: UpstreamPart): LaidBrand {
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

/** A flag is on when one of the features that it switches is in the menu. */
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
