import { errors, type JWTPayload, jwtVerify } from "jose";
import type { SiteContext } from "~/platform/wps/context";
import { noteIdentity, providerServer, type RemoteProvider, reasonOf, refused, unavailable } from "./oidc-server";

/** How far the clocks of a provider and of this machine may be apart, in seconds. */
const CLOCKS_APART_S = 30;

/** What a provider vouches for. */
export interface Claims {
  /** The provider's own name for the person, which never changes. */
  readonly subject: string;
  /** Null where the provider tells none. */
  readonly name: string | null;
  /** Only one that the provider has verified; else null. */
  readonly email: string | null;
  /** E.164; null for none. */
  readonly phone: string | null;
}

/**
 * Reads an ID token: signed by the provider with the one algorithm of the brand's files, by this issuer, for this
 * client, in force now (pitfalls: tokens accepted with another algorithm, no expiry, another audience).
 * @param nonce what the token must repeat; left out where none was asked for
 * @throws WpsError identityFailed, identityUnavailable when the provider's keys cannot be read
 */
export async function readIdToken(
  ctx: SiteContext,
  provider: RemoteProvider,
  token: string,
  nonce?: string,
): Promise<Claims> {
  const { clientId, keys } = await providerServer(ctx, provider);
  const { algorithm = "RS256", issuer } = provider;
  const { payload } = await jwtVerify(token, keys, {
    algorithms: [algorithm],
    issuer,
    audience: clientId,
    currentDate: new Date(ctx.now),
    clockTolerance: CLOCKS_APART_S,
    requiredClaims: ["sub", "iat", "exp"],
  }).catch((error: unknown) => {
    const reason = reasonOf(error);
    throw (keysAreMissing(error) ? unavailable : refused)(ctx, provider, reason);
  });
  const isForUs = payload["azp"] === undefined || payload["azp"] === clientId;
  if (!isForUs) throw refused(ctx, provider, "azp");
  if (nonce !== undefined && payload["nonce"] !== nonce) throw refused(ctx, provider, "nonce");
  noteIdentity(ctx, issuer, true);
  return claimsOf(payload);
}

/** The provider did not give its keys: no connection, no answer in time, or one without keys. */
function keysAreMissing(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return error instanceof errors.JOSEError ? error.code === "ERR_JOSE_GENERIC" : true;
}

function claimsOf(payload: JWTPayload): Claims {
  const text = (name: string): string | null => {
    const value = payload[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
  };
  // Some providers write the word.
  const isVerified = payload["email_verified"] === true || payload["email_verified"] === "true";
  return {
    subject: payload.sub ?? "",
    name: text("name") ?? text("given_name") ?? text("preferred_username"),
    email: isVerified ? text("email") : null,
    phone: text("phone_number"),
  };
}
