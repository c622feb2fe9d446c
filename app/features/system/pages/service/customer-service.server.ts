import { customerService } from "~/platform/wps/browser";
import { serviceFor } from "~/platform/wps/customer-service";
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

/** Where customer service answers who asks: an https address or own path; null where the brand has none (checklist A17). */
export async function serviceAddress(site: SiteContext): Promise<string | null> {
  const [entries, rank] = await Promise.all([customerService((key) => site.wps.system.service(key)), rankOf(site)]);
  return serviceFor(entries, rank)?.path ?? null;
}
