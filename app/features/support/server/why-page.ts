import type { Member } from "~/features/access/accounts.server";
import { CENTRE_FLAGS, type CentreName, centreOf, unmetCentreRequirement } from "~/platform/brands/centres";
import type { FlagName } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { pagePaths, pagesOf } from "~/platform/brands/page-paths";
import type { BrandSnapshot } from "~/platform/brands/types";
import type { Transaction } from "~/platform/db/transaction";
import { accountClassOf, isAgentType } from "~/platform/wps/account-types";
import { flagFacts, stepOf, type WhyStepResult } from "./why-facts";

/** Node of a brand's tree in its files. */
interface WrittenNode {
  readonly type: string;
  readonly enabled?: boolean;
  readonly flag?: FlagName;
  readonly props?: object;
  readonly children?: Readonly<Record<string, WrittenNode>>;
}

/** Subject of an explanation. */
export interface ExplainedPage {
  readonly brand: BrandSnapshot;
  readonly path: string;
  /** UTC ms. */
  readonly now: number;
  /** The signed-in member; null for a visitor. */
  readonly who: Member | null;
}

/** Paths that exist only while a flag is on, in addition to their page's flag. */
const PATH_FLAGS: Readonly<Record<string, FlagName>> = {
  "/register": "directRegistration",
  "/register.html": "directRegistration",
};

/** Returns the steps for a path: a page of one of the centres, or of the brand's module tree. */
export async function pageSteps(tx: Transaction, looked: ExplainedPage): Promise<WhyStepResult[]> {
  const centre = centreOf(looked.path);
  return centre === null ? moduleSteps(tx, looked) : centreSteps(tx, looked, centre);
}

async function centreSteps(tx: Transaction, looked: ExplainedPage, centre: CentreName): Promise<WhyStepResult[]> {
  const { path, who } = looked;
  const account = who ? accountClassOf(who.type) : "visitor";
  const barred = unmetCentreRequirement(centre, account);
  const [, , key = ""] = path.split("/");
  const steps = [
    stepOf("page", "info", { page: key, side: centre }),
    stepOf("centre", barred ? "hidden" : "shown", { side: centre, class: account }),
  ];
  if (centre === "member" && Object.hasOwn(CENTRE_FLAGS, key))
    steps.push(await flagStep(tx, looked, CENTRE_FLAGS[key as keyof typeof CENTRE_FLAGS]));
  if (centre === "member" && key === "transferUpline" && who)
    steps.push(stepOf("upline", who.uplineId !== null && !isAgentType(who.type) ? "shown" : "hidden", {}));
  return steps;
}

async function moduleSteps(tx: Transaction, looked: ExplainedPage): Promise<WhyStepResult[]> {
  const { brand, path } = looked;
  const found = pageAt(brand, path);
  if (!found) return [stepOf("page", "hidden", { path })];
  const [id, page] = found;
  const isOn = page.enabled !== false;
  const steps = [
    stepOf("page", "shown", { page: id, path }),
    stepOf("module", isOn ? "shown" : "hidden", { module: id, value: isOn ? "on" : "off" }),
  ];
  for (const flag of [page.flag, PATH_FLAGS[path]]) if (flag) steps.push(await flagStep(tx, looked, flag));
  return [...steps, ...(await blockSteps(tx, looked, page))];
}

/** Returns the page that serves a path, or would if it were enabled. */
function pageAt(brand: BrandSnapshot, path: string): readonly [id: string, page: WrittenNode] | undefined {
  const answers = (props: object) => pagePaths(props).some((each) => each.path === path);
  const shown = [...pagesOf(brand.menu)].find(({ props }) => answers(props))?.id;
  const written = brand.pages as Readonly<Record<string, WrittenNode>>;
  const pages = Object.entries(written).filter(([, { props }]) => props && answers(props));
  return pages.find(([id]) => id === shown) ?? pages[0];
}

/** Returns steps for the disabled blocks of a page, at every level. */
async function blockSteps(
  tx: Transaction,
  looked: ExplainedPage,
  { children = {} }: WrittenNode,
): Promise<WhyStepResult[]> {
  const { brand, now } = looked;
  const steps: WhyStepResult[] = [];
  for (const [block, node] of Object.entries(children)) {
    if (node.enabled === false) steps.push(stepOf("block", "hidden", { block, module: node.type, value: "off" }));
    else if (node.flag && !isFlagOn(brand, node.flag))
      steps.push(
        stepOf("block", "hidden", { block, module: node.type, ...(await flagFacts(tx, brand, node.flag, now)) }),
      );
    else steps.push(...(await blockSteps(tx, looked, node)));
  }
  return steps;
}

async function flagStep(tx: Transaction, { brand, now }: ExplainedPage, flag: FlagName): Promise<WhyStepResult> {
  return stepOf("flag", isFlagOn(brand, flag) ? "shown" : "hidden", await flagFacts(tx, brand, flag, now));
}
