import { gameVendors } from "~/platform/wps/calls/game.gen";
import { homeAnnouncementsLogined } from "~/platform/wps/calls/home.gen";
import { memberInfo } from "~/platform/wps/calls/member.gen";
import { systemRegisterRules, systemRouters, systemWhitelabel } from "~/platform/wps/calls/system.gen";
import { walletMerchantWallet } from "~/platform/wps/calls/wallet.gen";
import { sessionItem, storeSessionItems } from "~/ui/browser-storage";
import { currentOverlays, openModal } from "../windows/modals";
import type { AccountInfo } from "./account";

/** Storage key of the last sign-in (account and time) welcomed in this tab. */
const WELCOMED_ITEM = "welcomed";

/** Loads the vendor wallets; empty on errors, because demo accounts have none. */
const vendorWallets = () =>
  walletMerchantWallet({}).then(
    ({ rows }) => rows,
    () => [],
  );

/** Stores details of the account and the brand in session storage, under WPS names; never the token or the WPS item `cpw` (requirement R18). */
async function keepSession(info: AccountInfo): Promise<void> {
  const [member, brand, rules, routers, merchantWallet] = await Promise.all([
    memberInfo({}),
    systemWhitelabel({}),
    systemRegisterRules({}),
    systemRouters({}),
    vendorWallets(),
  ]);
  const { code, merchantCode, platform } = brand.info.whitelabel;
  storeSessionItems({
    username: member.account,
    account: member.account,
    nickname: member.nickname,
    customerId: member.id,
    isAgent: member.type,
    toUpline: member.toUpline,
    memberLabel: member.memberLabel,
    wallet: { sumBalance: info.sumBalance, isSingle: info.isSingle },
    merchantWallet,
    merchant: code,
    merchantCode,
    platform,
    settings: brand.info,
    validate: rules.fields,
    routers,
  });
}

/** Storage key of the game vendors in one language. */
const VENDORS = "gameVendors";

/** Stores the game vendors. Reloads them when the language changes. */
async function keepVendors(language: string): Promise<void> {
  const kept = sessionItem(VENDORS);
  if (kept !== null && (JSON.parse(kept) as { readonly language: string }).language === language) return;
  const { categories } = await gameVendors({}, { language });
  storeSessionItems({ [VENDORS]: { language, categories } });
}

/**
 * Runs once after each sign-in (requirement A22): loads and stores the member info, and opens the popup announcements. It never
 * covers an open window; in that case it runs again on the next page.
 * @throws CallError when a call fails; the next page tries again
 */
export async function welcomeMember(info: AccountInfo, language: string): Promise<void> {
  const mark = `${info.id} ${info.signedInAt}`;
  await keepVendors(language);
  if (sessionItem(WELCOMED_ITEM) === mark) return;
  const [{ popup }] = await Promise.all([homeAnnouncementsLogined({ types: "PU" }, { language }), keepSession(info)]);
  if (currentOverlays().windows.length > 0) return;
  storeSessionItems({ [WELCOMED_ITEM]: mark, index_notice: popup });
  if (popup.length > 0) openModal("noticeModal", { notices: popup });
}
