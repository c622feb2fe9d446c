import { pointerKey } from "~/platform/text/json";
import type { IdentityProvider } from "../config.gen";
import type { LoadedBrand } from "../loaded-brand";
import { type Place, placeOfHost, placeOfUrl } from "./place";

/** What a connection of a brand is for. */
type ChannelKind = "sms" | "mail" | "identity" | "payment" | "vendor" | "wps";

/** A connection, or a caller's secret, that a brand's files ask for: all there are. */
export interface Channel {
  readonly kind: ChannelKind;
  /** The provider, method or vendor; empty where there is one of the kind. */
  readonly id: string;
  /** The file of the brand that names it. */
  readonly file: string;
  /** Variables that hold its secrets. `to`: where it is sent; null for one that only checks what comes in. */
  readonly secrets: readonly { readonly pointer: string; readonly variable: string; readonly to: Place | null }[];
  /** Where the server connects to; null for a text that is no address. */
  readonly places: readonly { readonly pointer: string; readonly place: Place | null }[];
}

const FILE = "tenant.json";

/** Returns every channel of a brand. What opens a connection because a brand file says so has to stand here. */
export function channelsOf(brand: Pick<LoadedBrand, "config" | "content">): readonly Channel[] {
  const { paymentMethods, providers, wps } = brand.config;
  return [
    ...(wps === "embedded" ? [] : [channel("wps", "", [], [{ pointer: "/wps", place: placeOfUrl(wps) }])]),
    ...smsChannel(providers.sms),
    ...mailChannel(providers.mail),
    ...Object.entries(providers.identity).flatMap(([id, provider]) => identityChannel(id, provider)),
    ...Object.entries(paymentMethods).flatMap(([id, { provider }]) => paymentChannel(id, provider)),
    ...vendorChannels(brand),
  ];
}

function channel(kind: ChannelKind, id: string, secrets: Channel["secrets"], places: Channel["places"]): Channel {
  return { kind, id, file: FILE, secrets, places };
}

function smsChannel(sms: LoadedBrand["config"]["providers"]["sms"]): Channel[] {
  if (sms.kind !== "http") return [];
  const [place, at] = [placeOfUrl(sms.url), "/providers/sms"];
  const secrets = [{ pointer: `${at}/tokenEnv`, variable: sms.tokenEnv, to: place }];
  return [channel("sms", "", secrets, [{ pointer: `${at}/url`, place }])];
}

function mailChannel(mail: LoadedBrand["config"]["providers"]["mail"]): Channel[] {
  if (mail.kind !== "smtp") return [];
  const [place, at] = [placeOfHost(mail.host, mail.port), "/providers/mail"];
  const secrets = [
    { pointer: `${at}/userEnv`, variable: mail.userEnv, to: place },
    { pointer: `${at}/passwordEnv`, variable: mail.passwordEnv, to: place },
  ];
  return [channel("mail", "", secrets, [{ pointer: `${at}/host`, place }])];
}

/** The issuer may name another host for its tokens: that one is asked for when the issuer has said it. */
function identityChannel(id: string, provider: IdentityProvider): Channel[] {
  if (provider.kind === "sandbox") return [];
  const at = `/providers/identity${pointerKey(id)}`;
  const issuer = placeOfUrl(provider.issuer);
  const client = { pointer: `${at}/clientIdEnv`, variable: provider.clientIdEnv, to: issuer };
  const places = [{ pointer: `${at}/issuer`, place: issuer }];
  if (provider.kind === "phone") return [channel("identity", id, [client], places)];
  const { clientSecretEnv, tokenEndpoint } = provider;
  const to = tokenEndpoint === undefined ? issuer : placeOfUrl(tokenEndpoint);
  const secret = { pointer: `${at}/clientSecretEnv`, variable: clientSecretEnv, to };
  const token = tokenEndpoint === undefined ? [] : [{ pointer: `${at}/tokenEndpoint`, place: to }];
  return [channel("identity", id, [client, secret], [...places, ...token])];
}

function paymentChannel(id: string, provider: LoadedBrand["config"]["paymentMethods"][string]["provider"]): Channel[] {
  if (provider?.kind !== "http") return [];
  const at = `/paymentMethods${pointerKey(id)}/provider`;
  const place = placeOfUrl(provider.url);
  const secrets = [
    { pointer: `${at}/secretEnv`, variable: provider.secretEnv, to: place },
    { pointer: `${at}/webhookSecretEnv`, variable: provider.webhookSecretEnv, to: null },
  ];
  return [channel("payment", id, secrets, [{ pointer: `${at}/url`, place }])];
}

/** Vendors call the wallet; nothing is sent to them from here. */
function vendorChannels({ config, content }: Pick<LoadedBrand, "config" | "content">): Channel[] {
  return Object.entries(content.vendors.items).flatMap(([id, { integration }]): Channel[] => {
    if (integration?.secretEnv === undefined || !config.vendors.includes(id)) return [];
    const pointer = `/items${pointerKey(id)}/integration/secretEnv`;
    const secrets = [{ pointer, variable: integration.secretEnv, to: null }];
    return [{ kind: "vendor", id, file: "content/vendors.json", secrets, places: [] }];
  });
}
