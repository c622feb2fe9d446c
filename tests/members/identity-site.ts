import sharp from "sharp";
import { aBrand } from "../helpers/tenants";
import { aMember, aToken } from "../helpers/wps/members";
import { aWpsSite, type CallerOptions, type WpsResponse, type WpsSite } from "../helpers/wps/wps-site";

const flags = { identityCheck: true };
const identityCheck = { enough: [["passport"], ["idFront", "idBack"]], optional: [], withdrawals: true };

/** Opens a site that checks identities on `lotus` and `harbor`, but not on `pebble`. */
export const anIdentityCheckSite = () =>
  aWpsSite([
    aBrand("lotus", { flags, identityCheck }),
    aBrand("harbor", { flags, identityCheck }),
    aBrand("pebble", { identityCheck }),
  ]);

/** Creates a picture of one colour, sizes in px. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a8" } });

/** Creates a JPEG like a camera's. */
export const aPhoto = () => plain(400, 300).jpeg().toBuffer();

/** A signed-in member and the brand. */
export interface MemberCaller extends CallerOptions {
  readonly account: string;
  readonly brand: string;
}

/** Creates a signed-in member of a brand. */
export async function aMemberCaller(site: WpsSite, brand = "lotus"): Promise<MemberCaller> {
  const account = await aMember(site, brand);
  return { account, brand, host: `${brand}.test`, token: await aToken(site, account, brand) };
}

/** Sends a file as a document of that kind. */
export const postDocument = (site: WpsSite, who: CallerOptions, kind: string, file: Buffer): Promise<WpsResponse> =>
  site.send("POST", "/wps/member/identity", { kind, file: file.toString("base64") }, who);

/** Returns a member's identity check as shown to staff. */
export async function checkSeenByStaff(site: WpsSite, { account, brand }: MemberCaller) {
  const { rows } = await site.console.staff.identityQueue({ code: brand });
  const memberId = rows.find((row) => row.account === account)?.memberId ?? "";
  return site.console.staff.identityCheck({ code: brand, memberId });
}
