import { ICON_NAMES } from "./icons.gen";
import sprite from "./icons.gen.svg";

export type IconName = (typeof ICON_NAMES)[number];

// Marked as pure, so that the list of names is dropped from bundles that do not use it.
const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(ICON_NAMES);

/** Returns true if `Icon` supports a name. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && NAMES.has(name);
}

/**
 * Renders a decorative icon, hidden from screen readers; adjacent text carries the meaning. `size` in px. All icons are in one
 * cached sprite, so that pages and scripts contain no drawings.
 */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
