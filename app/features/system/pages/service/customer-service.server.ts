import { customerService } from "~/platform/wps/browser";
import { CONTACT_PATH, serviceFor } from "~/platform/wps/customer-service";
import { isWpsError } from "~/platform/wps/errors";
import type { SiteContext } from "~/site/app-context";

/** Returns the VIP rank of the visitor; 0 for visitors who are signed out or refused. */
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
 * Returns the URL of customer service (requirement A17): the brand's entry for the rank, otherwise the contact form of
 * the site. An entry that is a page of the brand does not work while a status screen replaces the site, so the contact
 * form is used then.
 */
export async function serviceAddress(site: SiteContext): Promise<string> {
  const [entries, rank] = await Promise.all([customerService((key) => site.wps.system.service(key)), rankOf(site)]);
  const path = serviceFor(entries, rank)?.path ?? CONTACT_PATH;
  return site.status !== 0 && path.startsWith("/") ? CONTACT_PATH : path;
}
