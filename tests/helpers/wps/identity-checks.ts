import { contract } from "~/registry/contract";
import { aToken } from "./members";
import type { WpsSite } from "./wps-site";

/** Creates an identity check: the member's passport awaits review by staff. */
async function aPendingCheck(site: WpsSite, account: string) {
  const { file } = contract.member.addIdentityDocument.example.input;
  const token = await aToken(site, account);
  await site.as({ token }).member.addIdentityDocument({ kind: "passport", file });
  const { rows } = await site.console.staff.identityQueue({ code: "lotus" });
  const { memberId = "", version = 0 } = rows.find((row) => row.account === account) ?? {};
  const { documents } = await site.console.staff.identityCheck({ code: "lotus", memberId });
  return { memberId, version, document: documents[0]?.id };
}

/** Example inputs of calls on identity checks that must exist. */
export const MADE_IDENTITY_CHECKS = {
  async identityCheck(site: WpsSite, account: string) {
    return { memberId: (await aPendingCheck(site, account)).memberId };
  },
  async identityDocument(site: WpsSite, account: string) {
    return { id: (await aPendingCheck(site, account)).document };
  },
  async reviewIdentity(site: WpsSite, account: string) {
    const { memberId, version: expectedVersion } = await aPendingCheck(site, account);
    return { memberId, expectedVersion };
  },
};
