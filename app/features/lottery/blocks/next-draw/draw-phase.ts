/** Closing time and draw time of a lottery's draw, UTC ms, and the draw interval in minutes. */
export interface DrawTimes {
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly every: number;
}

export interface DrawPhase {
  /** True after the betting deadline, until the draw. */
  readonly isClosed: boolean;
  /** End of the phase, UTC ms. */
  readonly until: number;
  /** Time of the draw, UTC ms; always after `now`. */
  readonly drawsAt: number;
}

/** Returns the phase of a lottery at a time. A past draw is replaced by the next one of the schedule. */
export function drawPhase({ closesAt, drawsAt, every }: DrawTimes, now: number): DrawPhase {
  const period = every * 60_000;
  const passed = now < drawsAt ? 0 : Math.floor((now - drawsAt) / period) + 1;
  const close = closesAt + passed * period;
  const draw = drawsAt + passed * period;
  const isClosed = now >= close;
  return { isClosed, until: isClosed ? draw : close, drawsAt: draw };
}
