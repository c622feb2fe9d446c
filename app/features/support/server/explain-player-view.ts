import { fitsSide } from "~/features/access/sessions.server";
import { isInMaintenance, isRegionRestricted } from "~/features/system/status.server";
import { toApiTime } from "~/platform/brands/brand-parts";
import { hasDraft } from "~/platform/brands/draft";
import { FLAG_NAMES, FLAGS } from "~/platform/brands/flags.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { isOpenToVisitors } from "~/platform/brands/open-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import { accountClassOf } from "~/platform/wps/account-types";
import { validationError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { mayOnBrand } from "~/platform/wps/staff";
import { memberRow } from "../member-context.server";
import { playerRowOf, playerView } from "../search.server";
import { lastSignIn } from "./overview";
import { flagFacts, overrideFacts, stepOf, type WhyStepResult } from "./why-facts";
import { type ExplainedPage, pageSteps } from "./why-page";

/** Explains a page: "Why does this player see this?"; see the call `whyShown` (requirement X8). */
export const whyShown: Implementation<"staff">["whyShown"] = async (ctx, { address, code, memberId }) => {
  const brand = brandOf(ctx, code);
  const { host, names, path } = readAddress(address);
  const { side, step } = hostStep(ctx, brand, host);
  const version = await versionStep(ctx, brand);
  return ctx.db.read(code, async (tx) => {
    const who = memberId === undefined ? null : await memberRow(tx, memberId);
    const looked: ExplainedPage = { brand, path, who, now: ctx.now };
    const way = [
      step,
      version,
      await maintenanceStep(tx, looked),
      await regionStep(tx, looked),
      ...(await accountSteps(tx, ctx, looked, side)),
      ...(await signInSteps(tx, looked)),
      ...(await pageSteps(tx, looked)),
    ];
    const parts = await partSteps(tx, looked, way);
    const steps = [...way, ...parts, ...(await closedSteps(tx, looked, names)), languageStep(looked)];
    const isShown = steps.every((each) => each.verdict !== "hidden" || isPart(each));
    return { path, shown: isShown, steps };
  });
};

/** Parts that are omitted from a page without hiding it. */
const isPart = ({ step }: WhyStepResult) => step === "block" || step === "part";

/**
 * Parses the typed text: a path, or an address with or without its scheme. `names`: all segments and query values in upper case,
 * to match the name of a category or vendor.
 * @throws WpsError validation
 */
function readAddress(address: string) {
  const isPath = address.startsWith("/") && !address.startsWith("//");
  const whole = isPath ? `http://own.invalid${address}` : /^https?:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(whole)) throw validationError([{ field: "address", issue: "no_address" }]);
  const { host, pathname, searchParams } = new URL(whole);
  const names = new Set([...pathname.split("/"), ...searchParams.values()].map((name) => name.toUpperCase()));
  return { host: isPath ? null : host, names, path: pathname };
}

/** Returns the step for a host; without a host, one that lists the brand's hosts. */
function hostStep(ctx: StaffContext, brand: BrandSnapshot, host: string | null) {
  const { agent = [], member } = brand.config.hosts;
  if (host === null) {
    const hosts = [...member, ...agent].join(", ");
    return { side: "member" as const, step: stepOf("host", "info", { hosts }) };
  }
  const answer = ctx.tenants.resolveHost(host);
  if (answer.kind === "brand" && answer.brand.code === brand.code)
    return { side: answer.side, step: stepOf("host", "shown", { host, side: answer.side }) };
  // Another brand's code is only shown to staff with access to that brand.
  const other = answer.kind === "unknown" ? null : answer.kind === "brand" ? answer.brand.code : answer.code;
  const isTold = other !== null && mayOnBrand(ctx.staff, other);
  return { side: "member" as const, step: stepOf("host", "hidden", { host, brand: isTold ? other : null }) };
}

async function versionStep({ brandFiles, tenants }: StaffContext, brand: BrandSnapshot): Promise<WhyStepResult> {
  const { code, filesVersion, version } = brand;
  const health = tenants.health().find((each) => each.code === code);
  const loadedAt = health?.loadedAt ? toApiTime(health.loadedAt) : null;
  const draft = (await hasDraft(brandFiles.dir, code)) ? "waiting" : null;
  return stepOf("version", "info", { version, files: filesVersion, state: health?.state, loadedAt, draft });
}

async function maintenanceStep(tx: Transaction, { brand, now }: ExplainedPage): Promise<WhyStepResult> {
  if (!isInMaintenance(brand, now)) return stepOf("maintenance", "shown", {});
  const { until } = brand.maintenance;
  const beneath = brand.config.wps === "embedded" ? "brand" : "upstream";
  const facts = (await overrideFacts(tx, "maintenance", now)) ?? { source: beneath };
  return stepOf("maintenance", "hidden", { ...facts, until: until === undefined ? null : toApiTime(until) });
}

/** A member's country is that of the last sign-in. */
async function regionStep(tx: Transaction, { brand, now, who }: ExplainedPage): Promise<WhyStepResult> {
  const { countries, mode } = brand.region;
  const country = who && ((await lastSignIn(tx, who.id))?.country ?? null);
  const set = (await overrideFacts(tx, "region", now)) ?? { source: "brand" };
  const facts = { mode, countries: mode === "off" ? null : countries.join(", "), country, ...set };
  if (mode === "off") return stepOf("region", "shown", facts);
  if (country === null) return stepOf("region", "info", facts);
  return stepOf("region", isRegionRestricted(brand, country) ? "hidden" : "shown", facts);
}

/**
 * Returns steps for closures by staff, which are reported when a game opens. A closure hides the page when the address names it
 * and it applies to the member's country, or to all.
 */
async function closedSteps(
  tx: Transaction,
  { brand, now, who }: ExplainedPage,
  names: ReadonlySet<string>,
): Promise<WhyStepResult[]> {
  if (brand.closures.length === 0) return [];
  const country = who && ((await lastSignIn(tx, who.id))?.country ?? null);
  const steps: WhyStepResult[] = [];
  for (const { countries, kind, name } of brand.closures) {
    const isMeant = names.has(name.toUpperCase());
    const isFor = countries === undefined || (country !== null && countries.includes(country));
    const set = await overrideFacts(tx, `closed:${kind}:${name}`, now);
    const facts = { [kind]: name, countries: countries?.join(", ") ?? null, country: countries && country, ...set };
    steps.push(stepOf("closed", isMeant && isFor ? "hidden" : "info", facts));
  }
  return steps;
}

/** Returns steps for the other disabled flags with page audience: parts of every page depend on them, such as free play. */
async function partSteps(
  tx: Transaction,
  { brand, now }: ExplainedPage,
  way: readonly WhyStepResult[],
): Promise<WhyStepResult[]> {
  const told = new Set(
    way.flatMap(({ facts }) => facts.flatMap(({ name, value }) => (name === "flag" ? [value] : []))),
  );
  const steps: WhyStepResult[] = [];
  for (const flag of FLAG_NAMES) {
    if (told.has(flag) || FLAGS[flag].audience !== "page" || isFlagOn(brand, flag)) continue;
    steps.push(stepOf("part", "hidden", await flagFacts(tx, brand, flag, now)));
  }
  return steps;
}

async function accountSteps(
  tx: Transaction,
  ctx: StaffContext,
  { brand, now, who }: ExplainedPage,
  side: "member" | "agent",
): Promise<WhyStepResult[]> {
  const row = who && (await playerRowOf(tx, who.id, now));
  if (!who || !row) return [stepOf("account", "info", { class: "visitor" })];
  const { level, state, stateUntil } = playerView({ ...ctx, brand }, row);
  const isOut = state === "locked" || state === "excluded";
  const facts = { class: accountClassOf(who.type), level: level.name, state, until: stateUntil };
  const steps = [stepOf("account", isOut ? "hidden" : "shown", facts)];
  if (fitsSide(who.type, side, isFlagOn(brand, "agentsOnMemberSide"))) return steps;
  const rule = side === "member" ? await flagFacts(tx, brand, "agentsOnMemberSide", now) : {};
  return [...steps, stepOf("side", "hidden", { side, class: accountClassOf(who.type), ...rule })];
}

/** A brand may require a sign-in for all its pages. */
async function signInSteps(tx: Transaction, { brand, now, path, who }: ExplainedPage): Promise<WhyStepResult[]> {
  if (!isFlagOn(brand, "loggedInToHome")) return [];
  const isHidden = who === null && !isOpenToVisitors(path);
  return [stepOf("signIn", isHidden ? "hidden" : "shown", await flagFacts(tx, brand, "loggedInToHome", now))];
}

function languageStep({ brand, who }: ExplainedPage): WhyStepResult {
  const { defaultLanguage, languages } = brand.config;
  const language = languages.find((code) => code === who?.language) ?? defaultLanguage;
  return stepOf("language", "info", { language, languages: languages.join(", ") });
}
