import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { dayAfter, wallTime } from "~/platform/time/calendar-day";

const place = z.int().min(0).max(20);
const rounds = z.int().min(1).max(100);
const when = {
  account: z.string().regex(/^[a-z0-9]{3,32}$/),
  /** How many days before the day on which the replay began. */
  from: z.int().min(1),
  /** Again after so many days; once without it. */
  every: z.int().min(1).optional(),
  /** By the brand's clock. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
};

const habit = z.discriminatedUnion("do", [
  /** Sets the payment password, and an account to be paid to. */
  z.strictObject({ ...when, do: z.literal("prepare"), holder: z.string() }),
  z.strictObject({ ...when, do: z.literal("payIn"), amount: place }),
  z.strictObject({ ...when, do: z.literal("payOut") }),
  z.strictObject({ ...when, do: z.literal("reels"), stake: place, rounds }),
  z.strictObject({ ...when, do: z.literal("table"), stake: place, rounds }),
  z.strictObject({ ...when, do: z.literal("slip"), stake: place, legs: z.int().min(1).max(8) }),
  /** Takes the rebate, and all that waits in the reward centre and at the missions. */
  z.strictObject({ ...when, do: z.literal("claim") }),
]);

const file = z.strictObject({
  $comment: z.string().optional(),
  days: z.int().min(1).max(366),
  paymentPassword: z.string(),
  habits: z.array(habit),
});

/** The script of `demo/history.json`. */
export type DemoScript = z.output<typeof file>;
/** Something that an account does now and then. */
export type DemoHabit = DemoScript["habits"][number];

/** One thing that is done once. `night`: what jobs do while nobody plays. */
export interface DemoStep {
  readonly habit: DemoHabit | "night";
  /** UTC ms. */
  readonly at: number;
}

/** Reads the script. @throws ZodError for a file that is wrong */
export async function readDemoScript(path = resolve("demo/history.json")): Promise<DemoScript> {
  return file.parse(JSON.parse(await readFile(path, "utf8")));
}

const NIGHT = "03:30";
/** Nights come every so many days: each costs the first start time, and a past of weeks shows no difference. */
const NIGHT_EVERY = 7;

/** The steps of a script, the earliest first: the same ones for the same day and zone. @param day `yyyy-MM-dd`, today's are none of them */
export function stepsOf({ days, habits }: DemoScript, day: string, timeZone: string): readonly DemoStep[] {
  const dayBefore = (back: number) => dayAfter(day, -back);
  const steps: DemoStep[] = [];
  for (let back = days; back >= 1; back -= 1) {
    if (back % NIGHT_EVERY === 1) steps.push({ habit: "night", at: wallTime(dayBefore(back), NIGHT, timeZone) });
    for (const habit of habits) {
      const since = habit.from - back;
      const isDue = habit.every === undefined ? since === 0 : since >= 0 && since % habit.every === 0;
      if (isDue) steps.push({ habit, at: wallTime(dayBefore(back), habit.at, timeZone) });
    }
  }
  return steps.sort((a, b) => a.at - b.at);
}
