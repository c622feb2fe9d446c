import type { Documents } from "./documents";
import type { FolderFiles } from "./read-folder";
import type { ConfigProblem } from "./types";

/**
 * Merged layers below a brand: the defaults of the flags, `tenants/base/`, and the templates. Frozen and shared by all brands
 * with the same templates.
 */
export interface LowerLayers {
  /** Folders of the layers, lowest first. */
  readonly layers: readonly FolderFiles[];
  /** Hash over the files of all layers. */
  readonly hash: string;
  readonly documents: Documents;
  /** Flags that a template sets. */
  readonly templateFlags: readonly string[];
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
}
