import { join } from "node:path";
import { checkFolder } from "./check-folder";
import { loadSnapshotFrom } from "./load";
import { effectiveOrigin } from "./local-origin";
import { signPreview } from "./preview";
import type { TenantsFolder } from "./reader";
import type { ConfigProblem } from "./types";
import { sourceFolder } from "./versions";

/** Link that shows an unpublished state on the brand's real host, or the problems that prevent one. */
export type PreviewLink =
  | { readonly url: string; readonly host: string; readonly token: string }
  | { readonly problems: readonly ConfigProblem[] };

interface WantedPreview {
  readonly code: string;
  /** `draft`, in its state when the link is opened, or the id of a stored version. */
  readonly version: string;
  /** UTC ms. */
  readonly expiresAt: number;
  readonly secret: string;
}

/** Tenants folder, and the port for brands on this machine; null to use the port in the brand's files. */
interface PreviewPlace extends TenantsFolder {
  readonly localPort: number | null;
}

/** Creates a preview link. @throws FileError missing, for a state that does not exist */
export async function previewLink(tenants: PreviewPlace, wanted: WantedPreview): Promise<PreviewLink> {
  const { code, expiresAt, secret, version } = wanted;
  const folder = await sourceFolder(tenants.dir, code, version);
  const problems = await checkFolder(tenants, code, { folder });
  if (problems.length > 0) return { problems };
  // The link must lead to a host that answers now: that of the live files, even if the draft has other hosts.
  const isLiveValid = (await checkFolder(tenants, code)).length === 0;
  const { config } = await loadSnapshotFrom(tenants, code, isLiveValid ? join(tenants.dir, code) : folder);
  const token = signPreview({ code, version, expiresAt }, secret);
  return {
    url: `${effectiveOrigin(config.origin, tenants.localPort)}/?preview=${token}`,
    host: config.hosts.member[0] ?? "",
    token,
  };
}
