/** When a lottery's draw closes and is drawn: UTC ms, and the minutes to the one after it. */
export interface DrawTimes {
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly every: number;
}

export interface DrawPhase {
  /** No more bets on this draw: it waits for its balls. */
  readonly isClosed: boolean;
  /** The end of the phase, UTC ms. */
  readonly until: number;
  /** When the draw is drawn, UTC ms: always after `now`. */
  readonly drawsAt: number;
}

/** Where a lottery stands at a moment. A draw that has passed gives way to the next one of its schedule. */
export function drawPhase({ closesAt, drawsAt, every }: DrawTimes, now: number): DrawPhase {
  const period = every * 60_000;
  const passed = now < drawsAt ? 0 : Math.floor((now - drawsAt) / period) + 1;
  const close = closesAt + passed * period;
  const draw = drawsAt + passed * period;
  const isClosed = now >= close;
  return { isClosed, until: isClosed ? draw : close, drawsAt: draw };
}
