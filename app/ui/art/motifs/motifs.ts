import type { Random } from "../random";
import * as cards from "./cards";
import * as esport from "./esport";
import * as gems from "./gems";
import { GOODS_MOTIFS, PROMO_HINTS } from "./goods-shelf";
import * as lottery from "./lottery";
import type { DrawMotif } from "./motif";
import type { MotifSet } from "./motif-set";
import * as relics from "./relics";
import { SLOT_MOTIFS } from "./rng-shelf";
import * as rooster from "./rooster";
import * as sea from "./sea";
import * as sport from "./sport";
import * as tables from "./tables";
import * as things from "./things";

const LIVE: MotifSet = {
  motifs: [tables.roulette, tables.chips, tables.hand, tables.felt, tables.showWheel, tables.dome],
  hints: [
    ["roulette", [tables.roulette]],
    ["dice|sic|craps|cube", [tables.dome]],
    ["wheel|show|spin|monop|fortune", [tables.showWheel]],
    ["dragon|tiger|versus|duel", [tables.duel]],
    ["blackjack|21|twenty", [tables.hand]],
    ["poker|hold|stud|omaha", [cards.fan, tables.felt]],
    ["baccarat|hand", [tables.hand, tables.felt]],
    ["lounge|hall|room|table|salon|club|felt", [tables.felt]],
  ],
};

const FISH: MotifSet = {
  motifs: [sea.bigFish, sea.shoal, sea.jelly, sea.ray, sea.shark, sea.turtle, sea.crab, sea.coral, sea.angler],
  hints: [
    ["jelly|medusa", [sea.jelly]],
    ["octopus|kraken|squid|boss", [things.octopus, sea.shark, sea.angler]],
    ["ray|manta", [sea.ray]],
    ["shark|king|hunter|jaws|whale", [sea.shark]],
    ["crab|lobster", [sea.crab]],
    ["turtle|tortoise", [sea.turtle]],
    ["lantern|deep|abyss|dark|trench", [sea.angler]],
    ["coral|reef|garden|lagoon", [sea.coral]],
    ["harpoon|cannon|storm|gun|fire|spear|trawler|fleet|compass", [sea.harpoon]],
    ["pearl|shell|oyster|clam", [gems.shell]],
    ["carp|koi|gold", [sea.bigFish]],
    ["shoal|school|river|sardine|minnow|plankton|catch", [sea.shoal]],
    ["treasure|wreck", [relics.chest]],
  ],
};

const PVP: MotifSet = {
  motifs: [cards.fan, cards.dice, cards.tiles, cards.dominoes, cards.suit, cards.knight],
  hints: [
    ["tile|mahjong|tea", [cards.tiles]],
    ["dice|ludo", [cards.dice]],
    ["domino", [cards.dominoes]],
    ["chess|knight|xiangqi|checker|gomoku|board", [cards.knight]],
    ["bull|ace|crown|king|queen|spade|heart", [cards.suit]],
    ["rummy|thirteen|three|fan|poker|teen", [cards.fan]],
    ["card", [cards.fan, cards.fan, cards.suit]],
  ],
};

const SPORTS: MotifSet = {
  motifs: [sport.football, sport.basketball, sport.tennis, sport.cup, sport.arc, sport.board, sport.hoop],
  hints: [
    ["football|soccer|kick", [sport.football, sport.arc, sport.board]],
    ["basket|hoop|dunk", [sport.basketball, sport.hoop]],
    ["tennis|court|racket", [sport.tennis]],
    ["cricket|wicket|bat", [sport.wicket]],
    ["race|racing|motor|grand|track|derby|speed|paddock", [sport.flag]],
    ["goal|penalt|shoot", [sport.arc]],
    ["tactic|manager|virtual|pitch", [sport.board]],
    ["cup|champion|league|trophy|title|series", [sport.cup]],
  ],
};

const ESPORTS: MotifSet = {
  motifs: [esport.reticle, esport.bolt, esport.pad, esport.cells, esport.blades, esport.visor, esport.keys],
  hints: [
    ["duel|blade|clash|clan|war", [esport.blades]],
    ["iron|armou?r|knight|mech|rivet|foundry", [esport.visor]],
    ["strike|aim|shot|sniper|sight", [esport.reticle]],
    ["cup|major|premier|invitational|league", [sport.cup, esport.cells]],
    ["twin|volt|flame|flash|storm", [esport.bolt]],
  ],
};

const LOTT: MotifSet = {
  motifs: [lottery.draw, lottery.ring, lottery.globe, lottery.sheet],
  hints: [
    ["keno|grid|bingo", [lottery.sheet]],
    ["mega|power|drum", [lottery.globe]],
  ],
};

const ELOTT: MotifSet = {
  motifs: [lottery.ticket, lottery.draw, lottery.sheet, lottery.lanes, lottery.dials, lottery.cubes],
  hints: [
    ["lane|race|racing|car|derby|pk", [lottery.lanes]],
    ["dial|clock|minute|time", [lottery.dials]],
    ["cube|dice|k3", [lottery.cubes]],
    ["keno|grid|happy|bingo", [lottery.sheet]],
    ["ticket|scratch", [lottery.ticket]],
  ],
};

const SHELVES: Readonly<Record<string, MotifSet>> = {
  RNG: SLOT_MOTIFS,
  LIVE,
  FISH,
  PVP,
  SPORTS,
  ESPORTS,
  LOTT,
  ELOTT,
  DS88: {
    motifs: [rooster.rooster, rooster.crowing, rooster.facing],
    hints: [["duel|versus|derby|ring", [rooster.facing]]],
  },
};

const hasWord = (name: string, words: string): boolean => new RegExp(`(?:^|[^\\p{L}\\d])(?:${words})`, "iu").test(name);

const shelfOf = (category: string): MotifSet => {
  const key = category.toUpperCase();
  return (Object.hasOwn(SHELVES, key) && SHELVES[key]) || SLOT_MOTIFS;
};

function choose(name: string, { motifs, hints }: MotifSet, random: Random): DrawMotif {
  const hinted = name === "" ? undefined : hints.find(([words]) => hasWord(name, words));
  return random.pick(hinted?.[1] ?? motifs);
}

/**
 * Returns the motif of a game picture: one that matches the name (`Seven Lanterns` → lanterns), else a random one of the
 * category. Unknown categories use the motifs of slots.
 */
export function motifFor(category: string, name: string, random: Random): DrawMotif {
  return choose(name, shelfOf(category), random);
}

/** Returns the motif of a promotion. Its subject (a gift, money back, friends) takes precedence over game names. */
export function promoMotif(category: string, name: string, random: Random): DrawMotif {
  const { motifs, hints } = shelfOf(category);
  return choose(name, { motifs, hints: [...PROMO_HINTS, ...hints] }, random);
}

/** Returns the motif of goods in the points mall. */
export function goodsMotif(name: string, random: Random): DrawMotif {
  return choose(name, GOODS_MOTIFS, random);
}

/** Returns the words of a seed: `RNG-autumn-lanterns` → `autumn lanterns`. */
export function wordsOfSeed(seed: string): string {
  const [head = "", ...rest] = seed.split(/[-.:_]/);
  return (Object.hasOwn(SHELVES, head.toUpperCase()) ? rest : [head, ...rest]).join(" ");
}

/** Returns the category that prefixes a seed: `RNG-aurora` → `RNG`; default `RNG`. */
export function categoryOfSeed(seed: string): string {
  const head = seed.split(/[-.:_]/, 1)[0]?.toUpperCase() ?? "";
  return Object.hasOwn(SHELVES, head) ? head : "RNG";
}
