import { type ProblemKey, say } from "../problem";
import { type BrandAccess, GRANT_SUFFIX, gives, INTERNAL_SETTING, isSecretName } from "./grants";
import { isAddress, isInternalAddress, isLocalName, type Place, placeText } from "./place";

/** Why something is refused: a text and its key. */
export type Refusal = ReturnType<typeof say>;

/** A secret that may be used, or why not. */
export type SecretDecision =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Which brand wants to use which secret, and where it would be sent; null for one that only checks what comes in. */
export interface SecretUse {
  readonly brand: string;
  /** The name of the environment variable. */
  readonly variable: string;
  readonly to: Place | null;
}

const no = (key: ProblemKey, params: Parameters<typeof say>[1]): SecretDecision & { ok: false } => {
  return { ok: false, refusal: say(key, params) };
};

/** Decides whether a brand may use a secret, and send it there. The refusal names the variable and the value to set. */
export function decideSecret(access: BrandAccess, { brand, to, variable }: SecretUse): SecretDecision {
  if (!isSecretName(variable)) return no("secretName", { name: variable, better: betterName(variable) });
  const grants = access.grants.get(variable) ?? [];
  const isGiven = grants.some((grant) => (to === null ? grant.brand === brand : gives(grant, brand, to)));
  if (!isGiven) {
    const grant = to === null ? brand : `${brand}@${hasUsualPort(to) ? hostText(to) : placeText(to)}`;
    return no("secretNotGiven", { name: variable, setting: `${variable}${GRANT_SUFFIX}`, grant });
  }
  const secret = access.secrets.get(variable);
  return secret === undefined ? no("secretNotSet", { name: variable }) : { ok: true, secret };
}

/** Only vendors' secrets could have another prefix once: the schemas hold the other ones to theirs. */
function betterName(variable: string): string {
  const name = variable.replace(/(?:_FOR)+$/, "") || "SECRET";
  return isSecretName(name) ? name : `VENDOR_${name}`;
}

const hasUsualPort = ({ port }: Place) => [443, 465, 587].includes(port);
const hostText = ({ host }: Place) => (host.includes(":") ? `[${host}]` : host);

/**
 * Decides whether a brand may connect to an address that a name was looked up as, or that was written as such.
 * @param place where the brand's files lead
 * @param address IPv4 or IPv6
 */
export function mayConnect(access: BrandAccess, brand: string, place: Place, address: string): boolean {
  if (!isInternalAddress(address)) return true;
  const { port } = place;
  return access.internal.some((grant) => gives(grant, brand, place) || gives(grant, brand, { host: address, port }));
}

/** Where names of this machine lead. */
const LOOPBACK = ["127.0.0.1", "::1"];

/** Returns why a brand may not connect to a place, as far as that shows without looking a name up; null for nothing. */
export function internalRefusal(access: BrandAccess, brand: string, place: Place): Refusal | null {
  const addresses = isLocalName(place.host) ? LOOPBACK : isAddress(place.host) ? [place.host] : [];
  if (addresses.length === 0 || addresses.some((address) => mayConnect(access, brand, place, address))) return null;
  return refusedAddress(brand, place);
}

/** The refusal of a place that is, or was looked up as, an internal address. */
export function refusedAddress(brand: string, place: Place): Refusal {
  const written = placeText(place);
  return say("internalAddress", { address: written, setting: INTERNAL_SETTING, grant: `${brand}@${written}` });
}
