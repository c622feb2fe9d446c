import { escapeXml, round1 } from "./svg";

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\uff60]/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Estimates the width of a text in ems, for choosing a font size. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) ems += 1;
    else if (/[ilI.,'’!|1jftr ]/.test(letter)) ems += 0.42;
    else if (/[mwMW@]/.test(letter)) ems += 1;
    else if (/[A-Z0-9]/.test(letter)) ems += 0.78;
    else ems += 0.69;
  }
  return ems;
}

/** Splits a title into at most two lines of similar width. Scripts without spaces break in the middle. */
function titleLines(title: string): readonly string[] {
  const words = title.trim().split(/\s+/);
  if (words.length === 1) {
    const letters = [...(words[0] ?? "")];
    if (letters.length > 6 && WIDE.test(words[0] ?? "")) {
      const half = Math.ceil(letters.length / 2);
      return [letters.slice(0, half).join(""), letters.slice(half).join("")];
    }
    return [words[0] ?? ""];
  }
  let best: readonly string[] = [title];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const widest = Math.max(...lines.map(emsOf));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

/**
 * Sets a title at the bottom of a tile of width 300, in the system's bold font. Long titles get a smaller font. The title stays
 * below y = 300, so that a square crop from the top shows only the motif.
 */
export function titleOnTile(title: string, accent: string): string {
  const shown = [...title.trim()].slice(0, 48).join("");
  if (!shown) return "";
  const lines = titleLines(shown);
  const size = Math.max(15, Math.min(lines.length > 1 ? 36 : 42, 252 / Math.max(...lines.map(emsOf))));
  const first = 380 - (lines.length - 1) * size * 1.02;
  const rtl = RIGHT_TO_LEFT.test(shown);
  const x = rtl ? 276 : 24;
  const rows = lines
    .map((line, at) => `<tspan x="${x}" y="${round1(first + at * size * 1.02)}">${escapeXml(line)}</tspan>`)
    .join("");
  return (
    `<rect x="${rtl ? 248 : 24}" y="${round1(first - size * 0.75 - 14)}" width="28" height="5" rx="2.500" fill="${accent}"/>` +
    `<text fill="#fff" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Liberation Sans','Noto Sans',sans-serif" font-weight="800" font-size="${round1(size)}" letter-spacing="-.5"${rtl ? ' direction="rtl"' : ""}>${rows}</text>`
  );
}
