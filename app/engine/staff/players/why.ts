import { accountClassOf } from "~/core/account-types";
import { signInFirst } from "~/core/open-paths";
import { mayOnBrand } from "~/core/staff";
import type { StaffContext } from "~/engine/context";
import type { Transaction } from "~/engine/db/transaction";
import { fitsSide } from "~/engine/session/sessions";
import { timeOf } from "~/engine/snapshot";
import { brandOf } from "~/engine/staff/brand-of";
import { inMaintenance, isRegionRestricted } from "~/engine/system/status";
import type { Implementation } from "~/engine/wps";
import type { BrandSnapshot } from "~/tenant/types";
import { validationError } from "~/wps/errors";
import { memberRow } from "./as-member";
import { lastSignIn } from "./overview";
import { playerRowOf, playerView } from "./search";
import { flagFacts, overrideFacts, type Step, stepOf } from "./why-facts";
import { type Looked, pageSteps } from "./why-page";

/** "Why does this player see this?": see the call `whyShown` (checklist X8). */
export const whyShown: Implementation<"staff">["whyShown"] = (ctx, { address, code, memberId }) => {
  const brand = brandOf(ctx, code);
  const { host, path } = readAddress(address);
  const { side, step } = hostStep(ctx, brand, host);
  return ctx.db.transaction(code, async (tx) => {
    const who = memberId === undefined ? null : await memberRow(tx, memberId);
    const looked: Looked = { brand, path, who };
    const steps = [
      step,
      versionStep(ctx, brand),
      await maintenanceStep(tx, brand, ctx.now),
      await regionStep(tx, looked),
      ...(await accountSteps(tx, ctx, looked, side)),
      ...(await signInSteps(tx, looked)),
      ...(await pageSteps(tx, looked)),
      languageStep(looked),
    ];
    const isShown = steps.every((each) => each.verdict !== "hidden" || each.step === "block");
    return { path, shown: isShown, steps };
  });
};

/** Host and path of what was typed: a path, or an address with or without its scheme. @throws WpsError validation */
function readAddress(address: string): { readonly host: string | null; readonly path: string } {
  const isPath = address.startsWith("/") && !address.startsWith("//");
  const whole = isPath ? `http://own.invalid${address}` : /^https?:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(whole)) throw validationError([{ field: "address", issue: "no_address" }]);
  const { host, pathname } = new URL(whole);
  return { host: isPath ? null : host, path: pathname };
}

/** Whose a host is; without one, which hosts the brand has. */
function hostStep(ctx: StaffContext, brand: BrandSnapshot, host: string | null) {
  const { agent = [], member } = brand.config.hosts;
  if (host === null) {
    const hosts = [...member, ...agent].join(", ");
    return { side: "member" as const, step: stepOf("host", "info", { hosts }) };
  }
  const answer = ctx.tenants.resolveHost(host);
  if (answer.kind === "brand" && answer.brand.code === brand.code)
    return { side: answer.side, step: stepOf("host", "shown", { host, side: answer.side }) };
  // Whose it is else is told to who works there.
  const other = answer.kind === "unknown" ? null : answer.kind === "brand" ? answer.brand.code : answer.code;
  const isTold = other !== null && mayOnBrand(ctx.staff, other);
  return { side: "member" as const, step: stepOf("host", "hidden", { host, brand: isTold ? other : null }) };
}

function versionStep({ tenants }: StaffContext, { code, filesVersion, version }: BrandSnapshot): Step {
  const health = tenants.health().find((each) => each.code === code);
  const loadedAt = health?.loadedAt ? timeOf(health.loadedAt) : null;
  return stepOf("version", "info", { version, files: filesVersion, state: health?.state, loadedAt });
}

async function maintenanceStep(tx: Transaction, brand: BrandSnapshot, now: number): Promise<Step> {
  if (!inMaintenance(brand, now)) return stepOf("maintenance", "shown", {});
  const { until } = brand.maintenance;
  const beneath = brand.config.wps === "embedded" ? "brand" : "upstream";
  const facts = (await overrideFacts(tx, "maintenance")) ?? { source: beneath };
  return stepOf("maintenance", "hidden", { ...facts, until: until === undefined ? null : timeOf(until) });
}

/** A player's country is that of the last sign-in. */
async function regionStep(tx: Transaction, { brand, who }: Looked): Promise<Step> {
  const { countries, mode } = brand.config.region;
  const country = who && ((await lastSignIn(tx, who.id))?.country ?? null);
  const facts = { mode, countries: mode === "off" ? null : countries.join(", "), country };
  if (mode === "off") return stepOf("region", "shown", facts);
  if (country === null) return stepOf("region", "info", facts);
  return stepOf("region", isRegionRestricted(brand, country) ? "hidden" : "shown", facts);
}

async function accountSteps(
  tx: Transaction,
  ctx: StaffContext,
  { brand, who }: Looked,
  side: "member" | "agent",
): Promise<Step[]> {
  const row = who && (await playerRowOf(tx, who.id, ctx.now));
  if (!who || !row) return [stepOf("account", "info", { class: "visitor" })];
  const { level, state, stateUntil } = playerView({ ...ctx, brand }, row);
  const isOut = state === "locked" || state === "excluded";
  const facts = { class: accountClassOf(who.type), level: level.name, state, until: stateUntil };
  const steps = [stepOf("account", isOut ? "hidden" : "shown", facts)];
  if (fitsSide(who.type, side, brand.flags.agentsOnMemberSide === true)) return steps;
  const rule = side === "member" ? await flagFacts(tx, brand, "agentsOnMemberSide") : {};
  return [...steps, stepOf("side", "hidden", { side, class: accountClassOf(who.type), ...rule })];
}

/** A brand may show its pages to nobody before he has signed in. */
async function signInSteps(tx: Transaction, { brand, path, who }: Looked): Promise<Step[]> {
  if (!brand.flags.loggedInToHome) return [];
  const isHidden = who === null && signInFirst(path) !== null;
  return [stepOf("signIn", isHidden ? "hidden" : "shown", await flagFacts(tx, brand, "loggedInToHome"))];
}

function languageStep({ brand, who }: Looked): Step {
  const { defaultLanguage, languages } = brand.config;
  const language = languages.find((code) => code === who?.language) ?? defaultLanguage;
  return stepOf("language", "info", { language, languages: languages.join(", ") });
}
