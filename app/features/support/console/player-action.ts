import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";
import type { PersonalData } from "~/site/console/types";
import type { PayoutFields } from "./payout-action";
import type { NamedPlayer } from "./player-query";

/** Actions of the member page: the names of its forms. */
const PLAYER_ACTS = ["reveal", "lock", "unlock", "signOut", "password", "labels", "note"] as const;
export type PlayerAction = (typeof PLAYER_ACTS)[number];

/** Answer of a form on the page: the refusal, or data that is shown only once. */
export interface PlayerAnswered {
  readonly message: string | null;
  readonly personal: PersonalData | null;
  readonly once: string | null;
  /** Typed fields of a refused payout. */
  readonly payout: PayoutFields | null;
}

const NOTHING: PlayerAnswered = { message: null, personal: null, once: null, payout: null };

/** Parses labels separated by commas. */
const labelsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

async function carryOut(
  { wps: { staff } }: ConsoleContext,
  named: NamedPlayer,
  act: PlayerAction,
  text: (name: string) => string,
): Promise<PlayerAnswered | null> {
  const why = { ...named, reason: text("reason") };
  switch (act) {
    case "reveal":
      return { ...NOTHING, personal: await staff.revealPlayer(why) };
    case "password":
      return { ...NOTHING, once: (await staff.playerPassword(why)).once };
    case "lock":
    case "unlock":
      await staff.lockPlayer({ ...why, locked: act === "lock" });
      return null;
    case "signOut":
      await staff.signOutPlayer(why);
      return null;
    case "labels":
      await staff.labelPlayer({ ...named, labels: labelsOf(text("labels")), expected: labelsOf(text("expected")) });
      return null;
    case "note":
      await staff.addPlayerNote({ ...named, words: text("words") });
      return null;
  }
}

/** Runs one form: one call. @returns data to show once; null when reloading the page shows the result */
export async function playerAction(app: ConsoleContext, named: NamedPlayer, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const act = PLAYER_ACTS.find((one) => one === text("act"));
  if (!act) throw new Response(null, { status: 400 });
  return runOrRefusal(
    app,
    () => carryOut(app, named, act, text),
    (message) => ({ ...NOTHING, message }),
  );
}
