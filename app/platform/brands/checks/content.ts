import { pointerKey } from "~/platform/text/json";
import type { Content } from "../config.gen";
import type { LowerLayers } from "../lower-layers-type";
import { nearest } from "../nearest";
import { problemMessage, type UnplacedProblem } from "../problem";
import { findingsOfValidParts } from "./invalid-parts";

/** Problem of one item. Its pointer is relative to the item. */
type ItemProblem = Omit<UnplacedProblem, "file">;

type Kind = "announcements" | "banners" | "fixtures" | "lotteries" | "vip" | "promotions";
type Item<K extends Kind> = Content[K]["items"][string];

/** Checks the content items that a brand adds or changes for problems that no schema can express. Skips items of the base. */
export function contentProblems(content: Content, lowerLayers: LowerLayers): UnplacedProblem[] {
  const vendors = () => Object.keys(content.vendors.items);
  const all = [
    () => problemsOf("announcements", content, lowerLayers, (item) => timeProblems(item)),
    () => problemsOf("banners", content, lowerLayers, (item) => timeProblems(item)),
    () => problemsOf("fixtures", content, lowerLayers, (item) => fixtureProblems(item, vendors())),
    () => problemsOf("lotteries", content, lowerLayers, (item) => lotteryProblems(item, vendors())),
    () => problemsOf("promotions", content, lowerLayers, ({ at, until }) => timeProblems({ from: at, until }, "at")),
    () => problemsOf("vip", content, lowerLayers, (item, id) => rankProblems(item, id, content)),
  ];
  return all.flatMap((check) => findingsOfValidParts(check));
}

function problemsOf<K extends Kind>(
  kind: K,
  content: Content,
  lowerLayers: LowerLayers,
  check: (item: Item<K>, id: string) => readonly ItemProblem[],
): UnplacedProblem[] {
  const file = `content/${kind}.json`;
  const base = (lowerLayers.documents.get(file) as { items?: Readonly<Record<string, Item<K>>> } | undefined)?.items;
  const items = content[kind].items as Readonly<Record<string, Item<K>>>;
  if (items === base) return [];
  return Object.entries(items).flatMap(([id, item]) => {
    if (base?.[id] === item) return [];
    const above = `/items${pointerKey(id)}`;
    return check(item, id).map((problem) => {
      const otherPointer = problem.or === undefined ? undefined : above + problem.or;
      return { ...problem, file, pointer: above + problem.pointer, or: otherPointer };
    });
  });
}

function fixtureProblems({ at, daily, vassalage }: Item<"fixtures">, vendors: readonly string[]): ItemProblem[] {
  const problems = vendorProblems(vassalage, vendors);
  if (at === undefined && daily === undefined) {
    problems.push({ pointer: "", ...problemMessage("matchTime"), part: "value" });
  }
  if (at !== undefined && daily !== undefined) {
    problems.push({ pointer: "/daily", or: "/at", ...problemMessage("matchBoth"), part: "key" });
  }
  return problems;
}

function lotteryProblems(lottery: Item<"lotteries">, vendors: readonly string[]): ItemProblem[] {
  const { vassalage, everyMinutes, closeSeconds, balls } = lottery;
  const problems = vendorProblems(vassalage, vendors);
  if (closeSeconds >= everyMinutes * 60) {
    const problem = problemMessage("closesTooSoon", { close: closeSeconds, every: everyMinutes * 60 });
    problems.push({ pointer: "/closeSeconds", or: "/everyMinutes", ...problem, part: "value" });
  }
  const wanted = balls.count + (balls.extra ?? 0);
  for (const [i, { numbers }] of lottery.results.entries()) {
    const pointer = `/results/${i}/numbers`;
    if (numbers.length !== wanted) {
      const problem = problemMessage("drawCount", { wanted, given: numbers.length });
      problems.push({ pointer, or: "/balls", ...problem, part: "value" });
    }
    const over = numbers.findIndex((one) => Number(one) > balls.max);
    if (over >= 0) {
      const problem = problemMessage("overGreatest", { number: numbers[over] ?? "", greatest: balls.max });
      problems.push({ pointer: `${pointer}/${over}`, or: "/balls/max", ...problem, part: "value" });
    }
  }
  return problems;
}

/** Reports items that end before they start: they would never be shown. @param start name of the key with the start time */
function timeProblems(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  start = "from",
): ItemProblem[] {
  if (until === undefined || from === undefined || Date.parse(until) > Date.parse(from)) return [];
  return [{ pointer: "/until", or: `/${start}`, ...problemMessage("endsBeforeStart", { until, from }), part: "value" }];
}

/** Reports two levels with the same rank, because their order would be undefined. */
function rankProblems({ rank }: Item<"vip">, id: string, { vip }: Content): ItemProblem[] {
  const [otherLevel] = Object.entries(vip.items).find(([other, item]) => other !== id && item.rank === rank) ?? [];
  if (otherLevel === undefined) return [];
  return [{ pointer: "/rank", ...problemMessage("rankTwice", { level: otherLevel, rank }), part: "value" }];
}

function vendorProblems(code: string, vendors: readonly string[]): ItemProblem[] {
  if (vendors.includes(code)) return [];
  return [
    { pointer: "/vassalage", ...problemMessage("noVendor", { code }), nearest: nearest(code, vendors), part: "value" },
  ];
}
