const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How often a lottery draws. A day is a whole number of `everyMinutes`. */
export interface DrawRhythm {
  readonly everyMinutes: number;
  /** Seconds before a draw from when no more bets are taken. */
  readonly closeSeconds: number;
}

/** One draw; times in UTC ms. */
export interface Draw {
  /** Day (UTC) and number in the day, from 1: `20260131-0042`. */
  readonly id: string;
  readonly closesAt: number;
  readonly drawsAt: number;
}

/**
 * The draw that comes next after `now` (UTC ms). Draws are counted from midnight UTC, where the first of a day takes
 * place. `drawsAt` is always later than `now`; `closesAt` may have passed.
 */
export function nextDraw({ everyMinutes, closeSeconds }: DrawRhythm, now: number): Draw {
  const every = everyMinutes * MINUTE;
  const drawsAt = (Math.floor(now / every) + 1) * every;
  const day = new Date(drawsAt).toISOString().slice(0, 10).replaceAll("-", "");
  const number = (drawsAt % DAY) / every + 1;
  return { id: `${day}-${String(number).padStart(4, "0")}`, closesAt: drawsAt - closeSeconds * 1000, drawsAt };
}

/** The next time (UTC ms, later than `now`) at which the clock shows `time`, `HH:MM` in UTC. */
export function nextDaily(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const inDay = (hours * 60 + minutes) * MINUTE;
  const today = Math.floor(now / DAY) * DAY + inDay;
  return today > now ? today : today + DAY;
}
