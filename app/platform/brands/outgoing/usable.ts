import type { Brand, Content } from "../config.gen";
import type { LoadedBrand } from "../loaded-brand";
import type { UnplacedProblem } from "../problem";
import { decideSecret, internalRefusal, type Refusal } from "./access-decisions";
import { type Channel, channelsOf } from "./channels";
import type { BrandAccess } from "./grants";

/** A brand reduced to the channels that the environment allows, with a problem for each missing one. */
export interface UsableBrand {
  /** Brand without unusable channels. Absent channels are not offered to visitors. */
  readonly brand: LoadedBrand;
  /** Reported as warnings: a missing secret must not take a brand down. */
  readonly faults: readonly UnplacedProblem[];
}

/** Removes from a brand the channels that it may not use: see `docs/operating.md`, "Secrets of brands". */
export function withUsableChannels(brand: LoadedBrand, access: BrandAccess): UsableBrand {
  const found = channelsOf(brand).map((channel) => ({ channel, faults: faultsOf(brand.code, channel, access) }));
  const broken = found.filter(({ faults }) => faults.length > 0);
  if (broken.length === 0) return { brand, faults: [] };
  const left = broken.reduce((rest, { channel }) => WITHOUT[channel.kind](rest, channel.id), brand);
  return { brand: Object.freeze(left), faults: broken.flatMap(({ faults }) => faults) };
}

function faultsOf(brand: string, { file, places, secrets }: Channel, access: BrandAccess): UnplacedProblem[] {
  const fault = (pointer: string, refusal: Refusal): UnplacedProblem => ({ file, pointer, ...refusal, part: "value" });
  return [
    ...places.flatMap(({ place, pointer }) => {
      const refusal = place && internalRefusal(access, brand, place);
      return refusal ? [fault(pointer, refusal)] : [];
    }),
    ...secrets.flatMap(({ pointer, to, variable }) => {
      const decision = decideSecret(access, { brand, variable, to });
      return decision.ok ? [] : [fault(pointer, decision.refusal)];
    }),
  ];
}

type Without = (brand: LoadedBrand, id: string) => LoadedBrand;

const withConfig = (brand: LoadedBrand, config: Partial<Brand>): LoadedBrand => {
  return { ...brand, config: Object.freeze({ ...brand.config, ...config }) };
};

/**
 * Switches off features that work only by SMS. `smsVerification`, which protects accounts, stays on: verification is never
 * skipped.
 */
const withoutSms: Without = (brand) =>
  withConfig(brand, {
    flags: Object.freeze({ ...brand.config.flags, mobileLogin: false, forgotPasswordByPhone: false }),
  });

/** Removal of a channel from a brand, by kind. */
const WITHOUT: Readonly<Record<Channel["kind"], Without>> = {
  sms: withoutSms,
  // Unchanged: requests for links by mail get the same response for every account. The form stays, and the log names the cause.
  mail: (brand) => brand,
  wps: (brand) => brand,
  identity(brand, id) {
    const { [id]: _, ...identity } = brand.config.providers.identity;
    return withConfig(brand, { providers: Object.freeze({ ...brand.config.providers, identity }) });
  },
  payment(brand, id) {
    const { paymentMethods } = brand.config;
    const method = paymentMethods[id];
    if (!method) return brand;
    const kinds = method.kinds.filter((kind) => kind !== "deposit") as unknown as typeof method.kinds;
    return withConfig(brand, { paymentMethods: Object.freeze({ ...paymentMethods, [id]: { ...method, kinds } }) });
  },
  vendor(brand, id) {
    const { items } = brand.content.vendors;
    const off = { ...items, [id]: { ...items[id], enabled: false } } as Content["vendors"]["items"];
    const vendors = Object.freeze({ ...brand.content.vendors, items: Object.freeze(off) });
    return { ...brand, content: Object.freeze({ ...brand.content, vendors }) };
  },
};
