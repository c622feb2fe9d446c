import type { SiteContext } from "~/platform/wps/context";
import { isWpsError, WpsError } from "~/platform/wps/errors";
import { checkCode, type RightCode } from "../../codes.server";
import { readIdToken } from "../providers/id-token";

/** What a registration brings to show that a number is its own. */
export interface NumberProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/**
 * Proves that a registration's number is its own: by an ID token of the brand's phone service, where the brand has one
 * and the registration brings one (spec 1 section 3), else by the code that came by SMS.
 * @param mobile in E.164
 * @returns the codes that the account uses up (`spendCodes`)
 * @throws WpsError invalidCode, codeExpired, tooManyRequests, identityUnavailable
 */
export async function proveNumber(ctx: SiteContext, mobile: string, given: NumberProof): Promise<readonly RightCode[]> {
  const { firebaseIdToken: token, verificationCode } = given;
  const service = Object.values(ctx.brand.config.providers.identity).find(({ kind }) => kind === "phone");
  if (service?.kind !== "phone" || token === undefined)
    return [await checkCode(ctx, { purpose: "register", receiver: mobile, code: verificationCode })];
  const { phone } = await readIdToken(ctx, service, token).catch((error: unknown) => {
    throw isWpsError(error) && error.code === "identityFailed" ? new WpsError("invalidCode") : error;
  });
  if (phone !== mobile) throw new WpsError("invalidCode");
  return [];
}
