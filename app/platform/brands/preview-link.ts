import { join } from "node:path";
import { checkFolder } from "./check-folder";
import { loadBrandFrom } from "./load";
import { originOn } from "./local-origin";
import { signPreview } from "./preview";
import type { TenantsFolder } from "./reader";
import type { ConfigProblem } from "./types";
import { sourceFolder } from "./versions";

/** A link that shows an unpublished state on the brand's real host, or why there is none. */
export type PreviewLink =
  | { readonly url: string; readonly host: string; readonly token: string }
  | { readonly problems: readonly ConfigProblem[] };

interface WantedPreview {
  readonly code: string;
  /** `draft`, as it is when the link is opened, or a kept version's id. */
  readonly version: string;
  /** UTC ms. */
  readonly expiresAt: number;
  readonly secret: string;
}

/** The brands, and the port at which those of this machine are reached; null for that of their files. */
interface PreviewPlace extends TenantsFolder {
  readonly localPort: number | null;
}

/** Makes one. @throws FileError missing, for a state that is not there */
export async function previewLink(tenants: PreviewPlace, wanted: WantedPreview): Promise<PreviewLink> {
  const { code, expiresAt, secret, version } = wanted;
  const folder = await sourceFolder(tenants.dir, code, version);
  const problems = await checkFolder(tenants, code, { folder });
  if (problems.length > 0) return { problems };
  // The link must lead to a host that answers now: the live one, whatever hosts the draft would have.
  const isLiveValid = (await checkFolder(tenants, code)).length === 0;
  const { config } = await loadBrandFrom(tenants, code, isLiveValid ? join(tenants.dir, code) : folder);
  const token = signPreview({ code, version, expiresAt }, secret);
  return {
    url: `${originOn(config.origin, tenants.localPort)}/?preview=${token}`,
    host: config.hosts.member[0] ?? "",
    token,
  };
}
