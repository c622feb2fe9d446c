// Generated from the contract by `npm run types`. Do not edit.
import { browserCall, sealedCall } from "../browser-call";
import { systemKeys } from "./system.gen";

export const walletBalance = /* @__PURE__ */ browserCall<"wallet", "balance">("GET /wps/v2/wallets/balance");
export const walletMerchantWallet = /* @__PURE__ */ browserCall<"wallet", "merchantWallet">("GET /wps/v2/wallets");
export const walletTransfer = /* @__PURE__ */ browserCall<"wallet", "transfer">("POST /wps/v2/wallets/transfer");
export const walletConsolidated = /* @__PURE__ */ browserCall<"wallet", "consolidated">("GET /wps/v2/wallets/consolidated");
export const walletCollect = /* @__PURE__ */ browserCall<"wallet", "collect">("POST /wps/v2/wallets/consolidated");
export const walletTransferUpline = /* @__PURE__ */ sealedCall<"wallet", "transferUpline">("POST /wps/v2/wallets/upline", systemKeys);
