const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Draw schedule of a lottery. A day is a whole number of `everyMinutes`. */
export interface DrawRhythm {
  readonly everyMinutes: number;
  /** Seconds between the close of betting and the draw. */
  readonly closeSeconds: number;
}

/** One draw; times in UTC ms. */
export interface Draw {
  /** Date (UTC) and number in the day, from 1: `20260131-0042`. */
  readonly id: string;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/**
 * Returns the next draw after `now` (UTC ms). The first draw of a day is at midnight UTC. `drawsAt` is always later
 * than `now`; `closesAt` may have passed.
 */
export function nextDraw({ everyMinutes, closeSeconds }: DrawRhythm, now: number): Draw {
  const every = everyMinutes * MINUTE;
  const drawsAt = (Math.floor(now / every) + 1) * every;
  const day = new Date(drawsAt).toISOString().slice(0, 10).replaceAll("-", "");
  const number = (drawsAt % DAY) / every + 1;
  return { id: `${day}-${String(number).padStart(4, "0")}`, closesAt: drawsAt - closeSeconds * 1000, drawsAt };
}

/** Returns the next moment (UTC ms, later than `now`) with the UTC time `time`, `HH:MM`. */
export function nextDaily(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const inDay = (hours * 60 + minutes) * MINUTE;
  const today = Math.floor(now / DAY) * DAY + inDay;
  return today > now ? today : today + DAY;
}
