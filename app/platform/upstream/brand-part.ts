import { createHash } from "node:crypto";
import type { Brand } from "~/platform/brands/config.gen";
import { isHttpsUrl, isLink } from "~/platform/brands/schema/formats";
import type { BrandSnapshot, UpstreamPart } from "~/platform/brands/types";
import { patternRefusal } from "~/platform/text/linear-pattern";
import type { Contract, ValueOf } from "~/platform/wps/types";

type Whitelabel = ValueOf<Contract["system"]["whitelabel"]>;
type Menu = ValueOf<Contract["system"]["menu"]>;

/** Brand configuration read from an upstream system, and its refused parts. */
export interface ReadPart {
  readonly part: UpstreamPart;
  /** Paths of the refused parts, e.g. `info.resources.0.url`. */
  readonly refused: readonly string[];
}

/**
 * Converts the upstream answers to the layer between a brand's files and the staff's overrides. The contract has
 * validated the shapes. Values that end in a link, a pattern or the content security policy must also pass the rules of
 * brand files. Parts that no form can show (a rule for an unknown field) are left out.
 */
export function readUpstreamPart(
  { info, maintenance }: Whitelabel,
  { modules }: Menu,
  { config }: BrandSnapshot,
): ReadPart {
  const refused: string[] = [];
  const safeOnes = <T>(list: readonly T[], name: string, isFit: (entry: T) => boolean): readonly T[] =>
    list.filter((entry, at) => {
      const isGood = isFit(entry);
      if (!isGood) refused.push(`info.${name}.${at}`);
      return isGood;
    });
  const rules = Object.entries(info.register).filter(([field]) => Object.hasOwn(config.register, field));
  const safe = rules.filter(([field, { acceptedPattern }]) => {
    const isSafe = patternRefusal(acceptedPattern) === null;
    if (!isSafe) refused.push(`info.register.${field}.acceptedPattern`);
    return isSafe;
  });
  const isTag = info.analytics.gtagId === null || /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(info.analytics.gtagId);
  if (!isTag) refused.push("info.analytics.gtagId");
  const { gtagId } = info.analytics;
  const said = {
    register: { ...config.register, ...Object.fromEntries(safe) },
    resources: byId(safeOnes(info.resources, "resources", ({ url }) => isLink(url)).map(withoutNull)),
    customerService: byId(safeOnes(info.customerService, "customerService", ({ path }) => isLink(path))),
    analytics: isTag && gtagId !== null ? { gtagId } : {},
    imageCDNs: safeOnes(info.imageCDNs, "imageCDNs", isHttpsUrl),
    launchGameCDNs: safeOnes(info.launchGameCDNs, "launchGameCDNs", isHttpsUrl),
  };
  // The contract and the checks above enforce the same rules as the schemas of the files.
  const part = {
    config: said as unknown as Pick<Brand, keyof typeof said>,
    modules: idsOf(modules),
    maintenance: maintenanceOf(maintenance),
  };
  const version = createHash("sha256").update(JSON.stringify(part)).digest("base64url").slice(0, 8);
  return { part: { version, ...part }, refused };
}

/** Converts a list to the format of the files: by id, with an order. */
const byId = <T extends object>(list: readonly T[]) =>
  Object.fromEntries(list.map((entry, at) => [`upstream${at}`, { ...entry, order: at }]));

/** Removes a QR code that is not a link; it is then drawn here, as for a missing one. */
function withoutNull({ qrCodeUrl, ...resource }: Whitelabel["info"]["resources"][number]) {
  return qrCodeUrl !== null && isLink(qrCodeUrl) ? { ...resource, qrCodeUrl } : resource;
}

function maintenanceOf({ notice, on, until }: Whitelabel["maintenance"]): UpstreamPart["maintenance"] {
  return { on, ...(until === null ? {} : { until: Date.parse(until) }), ...(notice === null ? {} : { notice }) };
}

function idsOf(modules: Menu["modules"]): string[] {
  return modules.flatMap(({ children, id }) => [id, ...idsOf(children)]);
}
