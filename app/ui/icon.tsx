import { ICON_NAMES } from "./icons.gen";
import sprite from "./icons.gen.svg";

export type IconName = (typeof ICON_NAMES)[number];

// Marked, so that the list of all names stays out of a browser that asks for none.
const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(ICON_NAMES);

/** True for a name that `Icon` can draw. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && NAMES.has(name);
}

/**
 * A decoration beside a text, hidden from screen readers; the text carries the meaning. `size` in px. Pages point into
 * one picture of all icons, which browsers keep: no drawing travels in a page or a script.
 */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
