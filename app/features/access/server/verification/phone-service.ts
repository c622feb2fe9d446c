import type { SiteContext } from "~/platform/wps/context";
import { isWpsError, WpsError } from "~/platform/wps/errors";
import { checkCode, type VerifiedCode } from "../../codes.server";
import { readIdToken } from "../providers/id-token";

/** Proof of a number's ownership in a registration. */
export interface NumberProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/**
 * Verifies the ownership of a registration's number: by an ID token of the brand's phone service, if the brand has one and the
 * registration contains one, else by the SMS code.
 * @param mobile in E.164
 * @returns the codes that the account uses up (`spendCodes`)
 * @throws WpsError invalidCode, codeExpired, tooManyRequests, identityUnavailable
 */
export async function proveNumber(
  ctx: SiteContext,
  mobile: string,
  given: NumberProof,
): Promise<readonly VerifiedCode[]> {
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
