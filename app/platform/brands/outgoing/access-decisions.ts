import { type ProblemKey, problemMessage } from "../problem";
import { type Endpoint, endpointText, isAddress, isInternalAddress, isLocalName } from "./endpoint";
import { type BrandAccess, GRANT_SUFFIX, grantCovers, INTERNAL_SETTING, isSecretName } from "./grants";

/** Reason of a refusal: message and text key. */
export type Refusal = ReturnType<typeof problemMessage>;

/** A usable secret, or the reason of its refusal. */
export type SecretDecision =
  | { readonly ok: true; readonly secret: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Request of a brand to use a secret. `to` is the recipient; null for a secret that only verifies incoming calls. */
export interface SecretUse {
  readonly brand: string;
  /** Name of the environment variable. */
  readonly variable: string;
  readonly to: Endpoint | null;
}

const refuse = (key: ProblemKey, params: Parameters<typeof problemMessage>[1]): SecretDecision & { ok: false } => {
  return { ok: false, refusal: problemMessage(key, params) };
};

/** Decides if a brand may use a secret and send it to the recipient. A refusal names the variable and the value to set. */
export function decideSecret(access: BrandAccess, { brand, to, variable }: SecretUse): SecretDecision {
  if (!isSecretName(variable)) return refuse("secretName", { name: variable, better: betterName(variable) });
  const grants = access.grants.get(variable) ?? [];
  const isGiven = grants.some((grant) => (to === null ? grant.brand === brand : grantCovers(grant, brand, to)));
  if (!isGiven) {
    const grant = to === null ? brand : `${brand}@${hasUsualPort(to) ? hostText(to) : endpointText(to)}`;
    return refuse("secretNotGiven", { name: variable, setting: `${variable}${GRANT_SUFFIX}`, grant });
  }
  const secret = access.secrets.get(variable);
  return secret === undefined ? refuse("secretNotSet", { name: variable }) : { ok: true, secret };
}

/** Suggests a valid name. In practice only vendors' secrets need it: the schemas enforce the prefixes of the others. */
function betterName(variable: string): string {
  const name = variable.replace(/(?:_FOR)+$/, "") || "SECRET";
  return isSecretName(name) ? name : `VENDOR_${name}`;
}

const hasUsualPort = ({ port }: Endpoint) => [443, 465, 587].includes(port);
const hostText = ({ host }: Endpoint) => (host.includes(":") ? `[${host}]` : host);

/**
 * Decides if a brand may connect to an IP address, resolved from a name or written in the files.
 * @param place target in the brand's files
 * @param address IPv4 or IPv6
 */
export function mayConnect(access: BrandAccess, brand: string, place: Endpoint, address: string): boolean {
  if (!isInternalAddress(address)) return true;
  const { port } = place;
  return access.internal.some(
    (grant) => grantCovers(grant, brand, place) || grantCovers(grant, brand, { host: address, port }),
  );
}

/** Addresses of local host names. */
const LOOPBACK = ["127.0.0.1", "::1"];

/** Returns the reason for which a brand may not connect to a place, as far as known without a DNS lookup; null when it may. */
export function internalRefusal(access: BrandAccess, brand: string, place: Endpoint): Refusal | null {
  const addresses = isLocalName(place.host) ? LOOPBACK : isAddress(place.host) ? [place.host] : [];
  if (addresses.length === 0 || addresses.some((address) => mayConnect(access, brand, place, address))) return null;
  return internalAddressRefusal(brand, place);
}

/** Returns the refusal of a place that is an internal address or resolves to one. */
export function internalAddressRefusal(brand: string, place: Endpoint): Refusal {
  const written = endpointText(place);
  return problemMessage("internalAddress", {
    address: written,
    setting: INTERNAL_SETTING,
    grant: `${brand}@${written}`,
  });
}
