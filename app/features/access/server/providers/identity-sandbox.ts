import { createHash } from "node:crypto";
import { userNameKey } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { WpsError } from "~/platform/wps/errors";
import { openNote, sealNote } from "../verification/notes";
import type { ProviderClaims } from "./id-token";
import type { AuthorizationState } from "./oidc";

/** Content of the sandbox's sealed code. */
interface Vouched {
  readonly provider: string;
  readonly nonce: string;
  readonly name: string;
}

/** Validity of a sandbox code, ms. */
const CODE_MS = 60_000;

/** Returns the path of the page that replaces a provider on a demo brand. */
export function sandboxAddress(
  provider: string,
  { nonce, state }: Pick<AuthorizationState, "nonce" | "state">,
): string {
  return `/auth/${provider}/sandbox?${new URLSearchParams({ state, nonce })}`;
}

/** Vouches for a name, as a provider does. @returns the callback path; without a name that of a cancelled sign-in */
export function sandboxCallbackPath(
  ctx: SiteContext,
  provider: string,
  { name, nonce, state }: Pick<AuthorizationState, "nonce" | "state"> & { readonly name?: string | undefined },
): string {
  const code = () => sealNote(ctx, "vouched", { provider, nonce, name: name ?? "" } satisfies Vouched, CODE_MS);
  const told = name ? { code: code() } : { error: "access_denied" };
  return `/auth/${provider}/callback?${new URLSearchParams({ ...told, state })}`;
}

/** Sandbox counterpart of `oidcClaims`: the same name is the same person. */
export function sandboxClaims(
  ctx: SiteContext,
  provider: string,
  query: string,
  asked: AuthorizationState,
): ProviderClaims {
  const told = new URLSearchParams(query);
  if (told.get("state") !== asked.state) throw new WpsError("identityFailed");
  if (told.get("error") === "access_denied") throw new WpsError("identityCancelled");
  const vouched = openNote<Vouched>(ctx, "vouched", told.get("code") ?? "")?.value;
  if (vouched?.provider !== provider || vouched.nonce !== asked.nonce) throw new WpsError("identityFailed");
  const { name } = vouched;
  const subject = createHash("sha256").update(userNameKey(name)).digest("hex");
  return { subject, name, email: null, phone: null };
}
