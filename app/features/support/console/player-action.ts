import type { ConsoleContext } from "~/site/app-context";
import { unlessRefused } from "~/site/console/refusal-of";
import type { PersonalData } from "~/site/console/types";
import type { PayoutFields } from "./payout-action";
import type { NamedPlayer } from "./player-query";

/** What can be done for a member: the names of the forms. */
const PLAYER_ACTS = ["reveal", "lock", "unlock", "signOut", "password", "labels", "note"] as const;
export type PlayerAct = (typeof PLAYER_ACTS)[number];

/** What a form of the page answers: why it did not go through, or what is shown this one time. */
export interface PlayerAnswered {
  readonly message: string | null;
  readonly personal: PersonalData | null;
  readonly once: string | null;
  /** What was typed into a payout that was refused. */
  readonly payout: PayoutFields | null;
}

const NOTHING: PlayerAnswered = { message: null, personal: null, once: null, payout: null };

/** Labels as they are typed: parted by commas. */
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
  act: PlayerAct,
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

/** Carries out one form: one call. @returns what to show; null where the page shows it anew */
export async function playerAction(app: ConsoleContext, named: NamedPlayer, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const act = PLAYER_ACTS.find((one) => one === text("act"));
  if (!act) throw new Response(null, { status: 400 });
  return unlessRefused(
    app,
    () => carryOut(app, named, act, text),
    (message) => ({ ...NOTHING, message }),
  );
}
