import { homeAnnouncementsLogined } from "~/platform/wps/calls/home.gen";
import { memberInfo } from "~/platform/wps/calls/member.gen";
import { systemWhitelabel } from "~/platform/wps/calls/system.gen";
import { keepItems, keptItem } from "~/ui/kept-items";
import { openModal, overlays } from "../windows/modals";
import type { AccountInfo } from "./account";

/** Names the item that tells which sign-in of which account has been welcomed in this tab. */
const WELCOMED = "welcomed";

/** The items of spec 1 section 3 that something on the page knows, but the token and `cpw`. */
async function keepSession(info: AccountInfo): Promise<void> {
  const [member, brand] = await Promise.all([memberInfo({}), systemWhitelabel({})]);
  const { code, merchantCode, platform } = brand.info.whitelabel;
  keepItems({
    username: member.account,
    account: member.account,
    nickname: member.nickname,
    customerId: member.id,
    isAgent: member.type,
    toUpline: member.toUpline,
    memberLabel: member.memberLabel,
    wallet: { sumBalance: info.sumBalance, isSingle: info.isSingle },
    merchant: code,
    merchantCode,
    platform,
  });
}

/**
 * What comes once after each sign-in (checklist A22): member info is loaded and kept, and the popup part of the
 * announcements opens. Never over a window that is open: it then comes with the next page.
 * @throws CallError when a call fails; it comes with the next page
 */
export async function welcome(info: AccountInfo, language: string): Promise<void> {
  const mark = `${info.id} ${info.signedInAt}`;
  if (keptItem(WELCOMED) === mark) return;
  const [{ popup }] = await Promise.all([homeAnnouncementsLogined({ types: "PU" }, { language }), keepSession(info)]);
  if (overlays().windows.length > 0) return;
  keepItems({ [WELCOMED]: mark, index_notice: popup });
  if (popup.length > 0) openModal("noticeModal", { notices: popup });
}
