import { memo } from "react";
import { styled } from "styled-components";
import { REEL_SYMBOLS, type ReelSymbol } from "~/features/house/rules/reels-data";
import { SYMBOL_ART } from "./symbol-art";

/** Linear gradients: three stops from light to dark. */
const MATERIALS: Readonly<Record<string, readonly [string, string, string]>> = {
  gold: ["#fff1bd", "#f0bb45", "#a9670f"],
  pink: ["#fff0f6", "#ff9cc3", "#e2568f"],
  "pink-deep": ["#ffb9d4", "#ee6ea3", "#b53575"],
  "pink-light": ["#ffffff", "#ffd6e6", "#ff9cc3"],
  fin: ["#ffe0b8", "#ff9a52", "#e2602a"],
  orange: ["#ffb25e", "#ff7429", "#d2431a"],
  ivory: ["#ffffff", "#fff4e4", "#efd4b4"],
  leaf: ["#bdea8c", "#57a845", "#1f5f2e"],
  bamboo: ["#dcf5a3", "#86c455", "#3f8a3c"],
  celadon: ["#eefdf8", "#a2dccb", "#4a9484"],
  silk: ["#ff8a7a", "#d92f3e", "#8f1228"],
  wood: ["#a8683a", "#6f3d1c", "#3d1e0b"],
  cloud: ["#ffffff", "#e3ebff", "#b9c8ee"],
};

/** Radial gradients, lit from the centre. */
const LIGHTS: Readonly<Record<string, readonly [string, string, string]>> = {
  red: ["#ff9a63", "#e5382d", "#8d0f16"],
  plum: ["#ffd0dc", "#f0527f", "#b01a50"],
  jade: ["#d6fbe7", "#57c795", "#126045"],
  moon: ["#fffef4", "#ffeeb5", "#eebd55"],
};

const GLOWS: Readonly<Record<string, readonly [string, number]>> = {
  halo: ["#ffb14a", 0.55],
  flame: ["#ffe79a", 0.95],
  moonlight: ["#fff1b8", 0.5],
};

const Sprite = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;

/** Renders the SVG sprite of all symbols, once per page; `SymbolPicture` refers to it. */
export const SymbolSprite = memo(function SymbolSprite() {
  return (
    <Sprite aria-hidden="true">
      <defs>
        {Object.entries(MATERIALS).map(([name, [light, body, deep]]) => (
          <linearGradient key={name} id={`lg-${name}`} x1="0" y1="0" x2=".35" y2="1">
            <stop stopColor={light} />
            <stop offset=".45" stopColor={body} />
            <stop offset="1" stopColor={deep} />
          </linearGradient>
        ))}
        {Object.entries(LIGHTS).map(([name, [light, body, deep]]) => (
          <radialGradient key={name} id={`lg-${name}`} cx=".42" cy=".36" r=".72">
            <stop stopColor={light} />
            <stop offset=".5" stopColor={body} />
            <stop offset="1" stopColor={deep} />
          </radialGradient>
        ))}
        {Object.entries(GLOWS).map(([name, [colour, strength]]) => (
          <radialGradient key={name} id={`lg-${name}`}>
            <stop stopColor={colour} stopOpacity={strength} />
            <stop offset=".55" stopColor={colour} stopOpacity={strength * 0.45} />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {REEL_SYMBOLS.map((name) => (
        <symbol key={name} id={`lg-${name}-picture`} viewBox="0 0 100 100">
          {SYMBOL_ART[name]}
        </symbol>
      ))}
    </Sprite>
  );
});

/** Renders one symbol. Decorative: the text next to it has the meaning. */
export function SymbolPicture({ name }: { readonly name: ReelSymbol }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#lg-${name}-picture`} />
    </svg>
  );
}
