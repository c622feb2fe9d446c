import type { TextKey } from "~/platform/i18n/keys";
import type { OutsideActor } from "~/platform/staff/outside-console";

type Translate = (key: `console:${TextKey<"console">}`) => string;

/** Texts of the actors that have no account, by stored value. */
const TEXTS = {
  "command line": "console:audit.actor.commandLine",
  "demo mode": "console:audit.actor.demoMode",
} as const satisfies Readonly<Record<OutsideActor, string>>;

/** Returns the shown name of an actor: the name of the account, or a text for an actor outside the console. */
export function actorText(t: Translate, actor: string): string {
  return Object.hasOwn(TEXTS, actor) ? t(TEXTS[actor as OutsideActor]) : actor;
}

/** Returns the stored value of an actor that was typed as it is shown; any other name unchanged. */
export function storedActor(t: Translate, typed: string): string {
  const [stored = typed] = Object.entries(TEXTS).find(([, key]) => t(key).toLowerCase() === typed.toLowerCase()) ?? [];
  return stored;
}
