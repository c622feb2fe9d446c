import { gameVendors } from "~/platform/wps/calls/game.gen";
import { homeAnnouncementsLogined } from "~/platform/wps/calls/home.gen";
import { memberInfo } from "~/platform/wps/calls/member.gen";
import { systemRegisterRules, systemRouters, systemWhitelabel } from "~/platform/wps/calls/system.gen";
import { walletMerchantWallet } from "~/platform/wps/calls/wallet.gen";
import { keepItems, keptItem } from "~/ui/kept-items";
import { openModal, overlays } from "../windows/modals";
import type { AccountInfo } from "./account";

/** Names the item that tells which sign-in of which account has been welcomed in this tab. */
const WELCOMED = "welcomed";

/** A demo account has no wallets at vendors. */
const vendorWallets = () =>
  walletMerchantWallet({}).then(
    ({ rows }) => rows,
    () => [],
  );

/** The items of spec 1 section 3 that something on the page knows, but the token and `cpw`. */
async function keepSession(info: AccountInfo): Promise<void> {
  const [member, brand, rules, routers, merchantWallet] = await Promise.all([
    memberInfo({}),
    systemWhitelabel({}),
    systemRegisterRules({}),
    systemRouters({}),
    vendorWallets(),
  ]);
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
    merchantWallet,
    merchant: code,
    merchantCode,
    platform,
    settings: brand.info,
    validate: rules.fields,
    routers,
  });
}

/** Names the item with the vendors of the games, in one language (spec 1 section 4). */
const VENDORS = "gameVendors";

/** Keeps the vendors of the games; another language asks for them again. */
async function keepVendors(language: string): Promise<void> {
  const kept = keptItem(VENDORS);
  if (kept !== null && (JSON.parse(kept) as { readonly language: string }).language === language) return;
  const { categories } = await gameVendors({}, { language });
  keepItems({ [VENDORS]: { language, categories } });
}

/**
 * What comes once after each sign-in (checklist A22): member info is loaded and kept, and the popup part of the
 * announcements opens. Never over a window that is open: it then comes with the next page.
 * @throws CallError when a call fails; it comes with the next page
 */
export async function welcome(info: AccountInfo, language: string): Promise<void> {
  const mark = `${info.id} ${info.signedInAt}`;
  await keepVendors(language);
  if (keptItem(WELCOMED) === mark) return;
  const [{ popup }] = await Promise.all([homeAnnouncementsLogined({ types: "PU" }, { language }), keepSession(info)]);
  if (overlays().windows.length > 0) return;
  keepItems({ [WELCOMED]: mark, index_notice: popup });
  if (popup.length > 0) openModal("noticeModal", { notices: popup });
}
