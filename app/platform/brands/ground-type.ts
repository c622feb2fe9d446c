import type { Documents } from "./documents";
import type { FolderFiles } from "./read-folder";
import type { ConfigProblem } from "./types";

/**
 * The files below a brand's own: `tenants/base/` over the defaults of the flags, and the templates over that. Frozen;
 * shared by all brands with the same templates.
 */
export interface Ground {
  /** The folders that it is made of, the lowest first. */
  readonly layers: readonly FolderFiles[];
  /** Hash over the files of all layers. */
  readonly hash: string;
  readonly documents: Documents;
  /** Names of the flags that a template sets. */
  readonly templateFlags: readonly string[];
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
}
