// Generated from the contract by `npm run types`. Do not edit.
import { browserCall, sealedCall } from "../browser-call";
import { systemKeys } from "./system.gen";

export const paymentDepositMethods = /* @__PURE__ */ browserCall<"payment", "depositMethods">("GET /wps/payment/deposit/methods");
export const paymentDeposit = /* @__PURE__ */ browserCall<"payment", "deposit">("POST /wps/payment/deposit");
export const paymentOrders = /* @__PURE__ */ browserCall<"payment", "orders">("GET /wps/payment/orders");
export const paymentOrder = /* @__PURE__ */ browserCall<"payment", "order">("GET /wps/payment/order");
export const paymentSandboxPayment = /* @__PURE__ */ browserCall<"payment", "sandboxPayment">("GET /wps/payment/sandbox");
export const paymentPaySandbox = /* @__PURE__ */ browserCall<"payment", "paySandbox">("POST /wps/payment/sandbox");
export const paymentWithdrawMethods = /* @__PURE__ */ browserCall<"payment", "withdrawMethods">("GET /wps/payment/withdraw/methods");
export const paymentBankAccounts = /* @__PURE__ */ browserCall<"payment", "bankAccounts">("GET /wps/payment/accounts");
export const paymentAddBankAccount = /* @__PURE__ */ browserCall<"payment", "addBankAccount">("POST /wps/payment/accounts");
export const paymentRemoveBankAccount = /* @__PURE__ */ browserCall<"payment", "removeBankAccount">("DELETE /wps/payment/accounts");
export const paymentWithdraw = /* @__PURE__ */ sealedCall<"payment", "withdraw">("POST /wps/payment/withdraw", systemKeys);
export const paymentCancelWithdrawal = /* @__PURE__ */ browserCall<"payment", "cancelWithdrawal">("POST /wps/payment/withdraw/cancel");
export const paymentUploadProof = /* @__PURE__ */ browserCall<"payment", "uploadProof">("POST /wps/payment/proof");
export const paymentConfirmWithdrawal = /* @__PURE__ */ browserCall<"payment", "confirmWithdrawal">("POST /wps/payment/withdraw/confirmation");
