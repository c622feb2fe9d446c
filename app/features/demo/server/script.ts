import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { dayAfter, momentOfLocalTime } from "~/platform/time/calendar-day";

const listIndex = z.int().min(0).max(20);
const rounds = z.int().min(1).max(100);
const habitSchedule = {
  account: z.string().regex(/^[a-z0-9]{3,32}$/),
  /** Days before the first day of the replay. */
  from: z.int().min(1),
  /** Interval in days; once when omitted. */
  every: z.int().min(1).optional(),
  /** Local time of the brand, `HH:mm`. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const habit = z.discriminatedUnion("do", [
  /** Sets the payment password and adds a bank account. */
  z.strictObject({ ...habitSchedule, do: z.literal("prepare"), holder: z.string() }),
  z.strictObject({ ...habitSchedule, do: z.literal("payIn"), amount: listIndex }),
  z.strictObject({ ...habitSchedule, do: z.literal("payOut") }),
  z.strictObject({ ...habitSchedule, do: z.literal("reels"), stake: listIndex, rounds }),
  z.strictObject({ ...habitSchedule, do: z.literal("table"), stake: listIndex, rounds }),
  z.strictObject({ ...habitSchedule, do: z.literal("slip"), stake: listIndex, legs: z.int().min(1).max(8) }),
  /** Claims the rebate, the waiting rewards and the reached missions. */
  z.strictObject({ ...habitSchedule, do: z.literal("claim") }),
]);

const file = z.strictObject({
  $comment: z.string().optional(),
  days: z.int().min(1).max(366),
  paymentPassword: z.string(),
  habits: z.array(habit),
});

/** Content of `demo/history.json`. */
export type DemoScript = z.output<typeof file>;
/** Action that an account repeats at an interval. */
export type DemoHabit = DemoScript["habits"][number];

/** One action at one time. `night`: the nightly jobs. */
export interface DemoStep {
  readonly habit: DemoHabit | "night";
  /** UTC ms. */
  readonly at: number;
}

/** Reads the script. @throws ZodError for an invalid file */
export async function readDemoScript(path = resolve("demo/history.json")): Promise<DemoScript> {
  return file.parse(JSON.parse(await readFile(path, "utf8")));
}

const NIGHT = "03:30";
/**
 * Interval of the nightly jobs, days. Each run lengthens the first start, and daily runs would not change the result
 * visibly.
 */
const NIGHT_EVERY = 7;

/**
 * Returns the steps of a script, earliest first. The result depends on the script, the day and the time zone only.
 * @param day `yyyy-MM-dd`; the steps end the day before
 */
export function stepsOf({ days, habits }: DemoScript, day: string, timeZone: string): readonly DemoStep[] {
  const dayBefore = (back: number) => dayAfter(day, -back);
  const steps: DemoStep[] = [];
  for (let back = days; back >= 1; back -= 1) {
    if (back % NIGHT_EVERY === 1)
      steps.push({ habit: "night", at: momentOfLocalTime(dayBefore(back), NIGHT, timeZone) });
    for (const habit of habits) {
      const since = habit.from - back;
      const isDue = habit.every === undefined ? since === 0 : since >= 0 && since % habit.every === 0;
      if (isDue) steps.push({ habit, at: momentOfLocalTime(dayBefore(back), habit.at, timeZone) });
    }
  }
  return steps.sort((a, b) => a.at - b.at);
}
