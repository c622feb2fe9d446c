import { pagesOf, pathsOf } from "~/platform/brands/page-paths";
import { moneyInText } from "~/platform/i18n/money";
import { isWpsError } from "~/platform/wps/errors";
import { formAnswerResponse } from "~/site/answer-form.server";
import type { SiteContext } from "~/site/app-context";
import { cashierField, formDispatcher, newRequestId } from "~/site/centre/parts/parts.server";
import type { CentrePageServer } from "~/site/centre/types";
import { categoryPage } from "~/site/start-links";

/**
 * Loads the missions with the leaderboard of the one in the address, or of the first when the address names no existing mission.
 */
async function missionsFor({ wps }: SiteContext, mission: string | null) {
  if (mission === null || !/^[A-Za-z0-9][\w-]{0,63}$/.test(mission)) return wps.lottery.missions({});
  return wps.lottery.missions({ mission }).catch((error: unknown) => {
    if (isWpsError(error) && error.code === "notFound") return wps.lottery.missions({});
    throw error;
  });
}

async function load(site: SiteContext, request: Request) {
  const [{ leaderboard, rows }, { modules }] = await Promise.all([
    missionsFor(site, new URL(request.url).searchParams.get("mission")),
    site.wps.system.menu({}),
  ]);
  const paths = pathsOf(pagesOf(modules));
  const missions = rows.map(({ gameTypes, ...row }) => ({
    ...row,
    games: gameTypes.map((category) => ({ category, href: categoryPage(category, paths) ?? null })),
    requestId: newRequestId(),
  }));
  return { missions, leaderboard, at: Date.now() };
}

const action = formDispatcher({
  claim: {
    form: (values) => ({ fields: [cashierField("mission")], values }),
    async carryOut(site, values) {
      const { mission = "", requestId = "" } = values;
      const { amount } = await site.wps.lottery.claimMission({ mission, requestId });
      const done = site.t("shell:mission.paid", { amount: moneyInText(site.i18n, amount) });
      return formAnswerResponse({ fields: [cashierField("mission")], values }, { done });
    },
  },
});

/** Missions with one leaderboard, and the action that claims a reward. */
export const missionLeaderboard = { load, action } satisfies CentrePageServer;
