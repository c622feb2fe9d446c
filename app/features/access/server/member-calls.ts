import { takeByAddress } from "~/platform/limits/limits";
import type { Implementation } from "~/platform/wps/implementation";
import { setPaymentPassword } from "../payment-password.server";
import { changePassword } from "./change-password";
import { forgot } from "./forgot";
import { findInviter } from "./inviter";
import { register } from "./register";
import { twoStep } from "./two-step";

type Calls = Implementation<"member">;

/** Implements the member calls that open and protect an account. */
export const accessCalls: Pick<
  Calls,
  | ("register" | "registerMobile" | "changePassword" | "affiliateCheck" | "setPaymentPassword" | "twoStep")
  | keyof typeof forgot
> = {
  register: (ctx, input) => register(ctx, "username", input),
  registerMobile: (ctx, input) => register(ctx, "mobile", input),
  changePassword,
  ...forgot,
  async affiliateCheck(ctx, { code }) {
    await takeByAddress(ctx, "affiliateIp");
    const inviter = await ctx.db.read(ctx.brand.code, (tx) => findInviter(tx, { affiliateCode: code }));
    return { valid: inviter !== null };
  },
  setPaymentPassword,
  twoStep,
};
