import * as client from "openid-client";
import type { IdentityProvider } from "~/platform/brands/config.gen";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { type Claims, readIdToken } from "./id-token";
import { providerServer, reasonOf, refused, unavailable } from "./oidc-server";

type OidcProvider = IdentityProvider & { kind: "oidc" };

/** What one sign-in is known by: random, new each time, and kept by the browser that began it. */
export interface Asked {
  /** Comes back in the address, so that nobody brings another's sign-in here. */
  readonly state: string;
  /** Comes back in the ID token, so that a token of another sign-in is none. */
  readonly nonce: string;
  /** Its hash goes to the provider first: a stolen code is worth nothing without it (PKCE). */
  readonly verifier: string;
  /** Where the provider leads back to. */
  readonly callback: string;
}

/** The address of the provider's sign-in. @throws WpsError identityUnavailable */
export async function oidcAddress(ctx: SiteContext, provider: OidcProvider, asked: Asked): Promise<string> {
  const { config } = await providerServer(ctx, provider);
  const { callback, nonce, state, verifier } = asked;
  const parameters = {
    redirect_uri: callback,
    scope: provider.scope ?? "openid profile email",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
  try {
    return client.buildAuthorizationUrl(config, parameters).href;
  } catch (error) {
    throw unavailable(ctx, provider, reasonOf(error));
  }
}

/**
 * Exchanges what the provider led back with for what it vouches for.
 * @param query of the callback's address
 * @throws WpsError identityCancelled, identityFailed, identityUnavailable
 */
export async function oidcClaims(
  ctx: SiteContext,
  provider: OidcProvider,
  query: string,
  asked: Asked,
): Promise<Claims> {
  const { config } = await providerServer(ctx, provider);
  const { callback, nonce: expectedNonce, state: expectedState, verifier: pkceCodeVerifier } = asked;
  const checks = { expectedNonce, expectedState, pkceCodeVerifier, idTokenExpected: true };
  const address = new URL(callback);
  address.search = query;
  const { id_token: token = "" } = await client.authorizationCodeGrant(config, address, checks).catch((error) => {
    throw refusal(ctx, provider, error);
  });
  // The library believes a token that came over TLS; its signature is asked for all the same.
  return readIdToken(ctx, provider, token, expectedNonce);
}

/** What went wrong on the way, beside what somebody sent. */
const OUTAGES = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
  "OAUTH_MISSING_SERVER_METADATA",
  "server_error",
  "temporarily_unavailable",
]);

function refusal(ctx: SiteContext, provider: OidcProvider, error: unknown): WpsError {
  const isAnswer = error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError;
  const reason = isAnswer ? error.error : reasonOf(error);
  if (error instanceof client.AuthorizationResponseError && reason === "access_denied")
    return new WpsError("identityCancelled");
  // No connection is a TypeError of fetch.
  const isOutage = OUTAGES.has(reason) || error instanceof TypeError;
  return (isOutage ? unavailable : refused)(ctx, provider, reason);
}
