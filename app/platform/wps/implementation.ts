import type { PreSignInContext, StaffContext } from "~/platform/staff/context";
import type { MemberContext, SiteContext } from "./context";
import type { AreaName, Contract, DeepReadonly, ParsedOf, ValueOf } from "./types";

type ContextOf<C> = C extends { readonly staff: "door" }
  ? PreSignInContext
  : C extends { readonly staff: string }
    ? StaffContext
    : C extends { readonly token: true }
      ? MemberContext
      : SiteContext;

/** Implementation of one area: one function per call; the type enforces completeness. The input is already parsed. */
export type Implementation<A extends AreaName> = {
  readonly [C in keyof Contract[A]]: (
    ctx: ContextOf<Contract[A][C]>,
    input: DeepReadonly<ParsedOf<Contract[A][C]>>,
  ) => ValueOf<Contract[A][C]> | Promise<ValueOf<Contract[A][C]>>;
};
