import { afterAll, beforeAll, expect, test } from "vitest";
import { JOBS } from "~/compose/jobs";
import { RECORD_MS } from "~/platform/jobs/retention";
import { aHouseSite, atGame, requestId } from "../helpers/wps/house";
import type { WpsSite } from "../helpers/wps/wps-site";

const DAY = 86_400_000;

let site: WpsSite;
beforeAll(async () => {
  site = await aHouseSite();
});
afterAll(() => site.close());

/** Runs the clean-up job at a time. */
const cleanUpAt = (now: number) =>
  JOBS.find(({ name }) => name === "cleanUp")?.run(
    { ...site.context({ now }), signal: new AbortController().signal } as never,
    now,
  );

test("G12 a request that is repeated after its answer was deleted moves no money", async () => {
  const player = await atGame(site, "lantern-garden");
  const given = { session: player.session, stake: "0.20", requestId: requestId() };
  await player.calls.reelsSpin(player.context(), given);
  const { balance } = player.fake.state;
  const later = site.now + 91 * DAY;
  expect(await cleanUpAt(later)).toMatchObject({ house_request: 1, house_round: 0 });
  // A launch ends after twelve hours.
  player.fake.state.isExpired = true;
  const repeated = player.calls.reelsSpin(player.context(later), given);
  await expect(repeated).rejects.toMatchObject({ code: "gameSessionEnded" });
  expect(player.fake.state.balance).toBe(balance);
});

test("G12 five years after its end a round is deleted with its session, and the session's requests are refused", async () => {
  const player = await atGame(site, "lantern-garden");
  const given = { session: player.session, stake: "0.20", requestId: requestId() };
  await player.calls.reelsSpin(player.context(), given);
  expect(await cleanUpAt(site.now + RECORD_MS - DAY)).toMatchObject({ house_session: 0 });
  const later = site.now + RECORD_MS + DAY;
  // The session of the other test has a younger round, which was refused.
  expect(await cleanUpAt(later)).toMatchObject({ house_round: 2, house_session: 1 });
  await expect(player.calls.fairness(player.context(later), { session: player.session })).rejects.toMatchObject({
    code: "gameSessionEnded",
  });
});
