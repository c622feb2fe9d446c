import { aBrand } from "../helpers/tenants";
import { solveHuman } from "../helpers/wps/human";
import { aMember, aToken } from "../helpers/wps/members";
import { aMemberWith, newestCode } from "../helpers/wps/sent";
import { aWpsSite, type WpsSite } from "../helpers/wps/wps-site";

/** Opens a site whose payment passwords may be as long as an account password. */
export const aSecuritySite = () =>
  aWpsSite([
    aBrand("lotus", {
      flags: { passwordExpiry: true, mobileLogin: true },
      register: { paymentPassword: { minLength: 6, maxLength: 20, acceptedPattern: "*", patternId: "length" } },
    }),
  ]);

let count = 0;
/** Returns an unused number. */
export const aNumber = () => `+6012${String(3_000_000 + ++count)}`;

/** Returns the calls of a new signed-in member. Each member has a separate address. */
export async function aSignedInMember(site: WpsSite, account?: string) {
  const name = account ?? (await aMember(site));
  const asker = { token: await aToken(site, name), ip: `198.51.101.${++count % 250}` };
  return { account: name, asker, calls: site.as(asker) };
}

/** Returns the calls of a member who registered by a number and has no password. */
export async function aMemberWithoutPassword(site: WpsSite, mobile = aNumber()) {
  await aMemberWith(site, mobile);
  return { mobile, ...(await aSignedInMember(site, `a${mobile}`)) };
}

/** Requests a code for binding a number. @returns the code */
export async function codeTo(
  site: WpsSite,
  { asker, calls }: Awaited<ReturnType<typeof aSignedInMember>>,
  mobileNum: string,
): Promise<string> {
  await calls.verification.smsBind({ mobileNum, human: await solveHuman(site, asker) });
  return newestCode(site, mobileNum);
}
