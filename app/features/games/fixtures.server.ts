import { cachedPerSnapshot, entriesOf, textOf, toApiTime } from "~/platform/brands/brand-parts";
import type { Fixture } from "~/platform/brands/config.gen";
import { nextDaily } from "~/platform/time/schedule";
import type { SiteContext } from "~/platform/wps/context";
import { offeredVendors } from "./offered.server";

/** A match without its start, which depends on the clock. */
type FixtureView = ReturnType<typeof fixtureView>;

/** Returns the matches that have not started at `ctx.now`, soonest first, equal starts in the brand's order. */
export function comingFixtures(ctx: SiteContext): readonly (FixtureView & { readonly startsAt: string })[] {
  const all = cachedPerSnapshot(ctx, "fixtures", () => views(ctx));
  return all
    .flatMap(({ startOf, view }) => {
      const start = startOf(ctx.now);
      return start === null ? [] : [{ start, view }];
    })
    .sort((a, b) => a.start - b.start)
    .map(({ start, view }) => ({ ...view, startsAt: toApiTime(start) }));
}

function views(ctx: SiteContext) {
  const vendors = new Map(offeredVendors(ctx).map(([code, { name }]) => [code, textOf(ctx, name)]));
  return entriesOf(ctx.brand, ctx.brand.content.fixtures.items).flatMap(([id, fixture]) => {
    const vendorName = vendors.get(fixture.vassalage);
    return vendorName === undefined
      ? []
      : [{ startOf: startOf(fixture), view: fixtureView(ctx, id, fixture, vendorName) }];
  });
}

/** Returns a function that gives the next start after `now` (UTC ms); null for a match that does not start again. */
function startOf({ at, daily }: Fixture): (now: number) => number | null {
  if (daily !== undefined) return (now) => nextDaily(daily, now);
  const start = Date.parse(at ?? "");
  return (now) => (start > now ? start : null);
}

function fixtureView(ctx: SiteContext, id: string, fixture: Fixture, vendorName: string) {
  const { sport, league, home, away, odds, vassalage, hot = false } = fixture;
  return {
    id,
    sport,
    league: textOf(ctx, league),
    home: textOf(ctx, home),
    away: textOf(ctx, away),
    odds: { home: odds.home, draw: odds.draw ?? null, away: odds.away },
    vassalage,
    vendorName,
    isHot: hot,
  };
}
