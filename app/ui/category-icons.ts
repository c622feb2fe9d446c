import type { IconName } from "./icon";

export const CATEGORY_ICONS: Readonly<Record<string, IconName>> = {
  RNG: "cherry",
  LIVE: "radio",
  FISH: "fish",
  PVP: "spade",
  SPORTS: "trophy",
  ESPORTS: "swords",
  LOTT: "ticket",
  ELOTT: "dices",
  DS88: "crown",
};
