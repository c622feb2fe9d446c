import type { IdentityProvider } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { takeByAddress } from "~/platform/limits/limits";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { newToken } from "~/platform/secrets/tokens";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { sideOf } from "../../sign-in.server";
import { sandboxAddress, sandboxCallbackPath, sandboxClaims } from "../providers/identity-sandbox";
import { type AuthorizationState, oidcAddress, oidcClaims } from "../providers/oidc";
import { openNote, sealNote } from "../verification/notes";
import { enterByIdentity } from "./identity-accounts";
import { sideOrigin } from "./side-origin";

type Calls = Implementation<"session">;
type SignInProvider = Exclude<IdentityProvider, { kind: "phone" }>;

/** Time limit for the sign-in at the provider, ms. */
const AWAY_MS = 10 * 60_000;

/** State that the browser keeps during the sign-in, sealed. */
interface Kept extends AuthorizationState {
  readonly provider: string;
  readonly side: "member" | "agent";
}

/** Implements the calls of `../../contract/session-identity`: sign-in by an identity provider (requirement A1). */
export const identity: Pick<Calls, "identityStart" | "identityCallback" | "identitySandbox"> = {
  async identityStart(ctx, { provider: id, side }) {
    const provider = providerOf(ctx, id);
    await takeByAddress(ctx, "identityIp");
    const path = `/auth/${id}/callback`;
    const callback = provider.kind === "sandbox" ? path : `${sideOrigin(ctx.brand, ctx.side)}${path}`;
    const asked: AuthorizationState = { state: newToken(), nonce: newToken(), verifier: newToken(), callback };
    const address = provider.kind === "sandbox" ? sandboxAddress(id, asked) : await oidcAddress(ctx, provider, asked);
    const kept: Kept = { ...asked, provider: id, side: sideOf(ctx, side) };
    return { address, callback, kept: sealNote(ctx, "kept", kept, AWAY_MS) };
  },
  async identityCallback(ctx, { kept: sealed, provider: id, query }) {
    const provider = providerOf(ctx, id);
    await takeByAddress(ctx, "identityIp");
    const kept = await takeKept(ctx, id, sealed);
    const claims =
      provider.kind === "sandbox" ? sandboxClaims(ctx, id, query, kept) : await oidcClaims(ctx, provider, query, kept);
    return enterByIdentity(ctx, { provider: id, claims }, kept.side);
  },
  async identitySandbox(ctx, { provider: id, ...given }) {
    if (providerOf(ctx, id).kind !== "sandbox") throw new WpsError("notAllowed");
    await takeByAddress(ctx, "identityIp");
    return { address: sandboxCallbackPath(ctx, id, given) };
  },
};

/** Returns the provider of that name. @throws WpsError notAllowed for an unknown name, and when sign-in by providers is off */
function providerOf({ brand }: SiteContext, id: string): SignInProvider {
  const { identity: all } = brand.config.providers;
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!isFlagOn(brand, "phoneService") || !found || found.kind === "phone") throw new WpsError("notAllowed");
  return found;
}

/** Opens and uses up the state that this browser kept for this provider. @throws WpsError identityFailed */
async function takeKept(ctx: SiteContext, provider: string, sealed = ""): Promise<Kept> {
  const note = openNote<Kept>(ctx, "kept", sealed);
  const isFirst = note?.value.provider === provider && (await consumeOnce(ctx, "identity", note.id, note.until));
  if (!note || !isFirst) throw new WpsError("identityFailed");
  return note.value;
}
