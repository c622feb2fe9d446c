import { randomInt } from "node:crypto";
import svgCaptcha from "svg-captcha";
import { CAPTCHA_WAIT_SECONDS } from "~/features/access/rules/captcha-wait";
import { consumeOnce } from "~/platform/secrets/consume-once";
import { codeText } from "~/platform/text/typed-text";
import type { SiteContext } from "~/platform/wps/context";
import { finerError, WpsError } from "~/platform/wps/errors";
import { openNote, sealNote } from "./notes";

/** Validity of a captcha, ms. */
const LIFE_MS = 5 * 60_000;
const LENGTH = 5;
/** Excludes similar characters. */
const CHARACTERS = "ABCDEFGHJKMNPQRTUVWXY346789";

/** Light background: the characters are dark in every theme. */
const GROUND = '<rect width="100%" height="100%" fill="#f2f2f2"/>';

/** Draws a given text; the package's types only declare the function that picks one by `Math.random`. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string;

/** Content sealed in a captcha's id. */
interface CaptchaNote {
  readonly text: string;
}

/** Creates a captcha. Nothing is stored: the id contains the sealed answer. */
export function newCaptcha(ctx: SiteContext, text = randomText()): { id: string; image: string } {
  // With its background option the package draws in colours that are hard to read.
  const svg = draw(text, { width: 150, height: 50, noise: 3 }).replace(">", `>${GROUND}`);
  const id = sealNote(ctx, "captcha", { text } satisfies CaptchaNote, LIFE_MS);
  return { id, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Returns true for the right answer to a captcha of this brand, in any case. An empty text passes once the picture is
 * `CAPTCHA_WAIT_SECONDS` old: a picture must never be the only option. The first attempt uses the captcha up, right or wrong;
 * otherwise one picture would allow five minutes of guesses.
 */
export async function checkCaptcha(
  ctx: SiteContext,
  answer: { readonly id: string; readonly text: string } | undefined,
): Promise<boolean> {
  if (!answer) return false;
  const note = openNote<CaptchaNote>(ctx, "captcha", answer.id);
  if (!note) return false;
  const isFirst = await consumeOnce(ctx, "captcha", note.id, note.until);
  const text = codeText(answer.text).toUpperCase();
  const ageMs = ctx.now - (note.until - LIFE_MS);
  return isFirst && (text === "" ? ageMs >= CAPTCHA_WAIT_SECONDS * 1_000 : text === note.value.text);
}

/**
 * Refusal of a captcha. Both texts go with one code: clients know it.
 * @param text typed text; an empty one is reported as missing
 */
export function captchaFailed(text?: string): WpsError<"captchaFailed"> {
  const error = new WpsError("captchaFailed", {}, { captchaRequired: true });
  return text !== undefined && codeText(text) === "" ? finerError("errors:required.captcha", error) : error;
}

function randomText(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
}
