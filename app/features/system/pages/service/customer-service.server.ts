import { customerService } from "~/platform/wps/browser";
import { CONTACT_PATH, serviceFor } from "~/platform/wps/customer-service";
import { isWpsError } from "~/platform/wps/errors";
import type { SiteContext } from "~/site/app-context";

/** VIP rank of who asks; 0 where nobody is signed in, or is not let in. */
async function rankOf({ account, wps }: SiteContext): Promise<number> {
  if (account === "visitor") return 0;
  try {
    return (await wps.member.info({})).clubLabel.rankLevel;
  } catch (error) {
    if (!isWpsError(error)) throw error;
    return 0;
  }
}

/**
 * Address at which customer service answers (checklist A17): the brand's entry for the rank, else the form of the site. An
 * own page of the brand answers nobody while a status screen stands in its place.
 */
export async function serviceAddress(site: SiteContext): Promise<string> {
  const [entries, rank] = await Promise.all([customerService((key) => site.wps.system.service(key)), rankOf(site)]);
  const path = serviceFor(entries, rank)?.path ?? CONTACT_PATH;
  return site.status !== 0 && path.startsWith("/") ? CONTACT_PATH : path;
}
