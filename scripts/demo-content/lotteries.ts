import { type Random, randomFrom } from "~/ui/art/random";
import { games } from "./games/read-games";
import { rowsOf, type Texts, texts } from "./texts";

/**
 * Format: game, group, vendor, prize mode, minutes between draws, seconds of closing, count and maximum of the numbers, and the
 * kind of draw: `balls` without repetition, sorted; `lanes` without repetition, in order of arrival; `digits` from 0 and `dice`
 * from 1, with repetition; `+1` for one extra ball.
 */
const TABLE = `
northern-27 vn TCG_LOTTO_VN Elott 60 300 5 27 balls
lac-van-draw vn TCG_LOTTO_VN Elott 720 900 5 9 digits
dong-sa-18 vn TCG_LOTTO_VN Elott 120 300 5 18 balls
harbour-6-45 vn LOTT Elott 480 600 6 45 balls +1
daily-five sea LOTT Elott 1440 1800 5 35 balls
temple-bell-3d sea TCG_SEA SEA 1440 1800 3 9 digits
golden-paddy-4d sea TCG_SEA SEA 720 1800 4 9 digits
banyan-six sea TCG_SEA Lott 240 600 6 42 balls
southern-18 sea TCG_SEA Lott 60 300 5 18 balls
ten-lanes fast ELOTT Elott 1 5 10 10 lanes
minute-five fast ELOTT Elott 1 5 5 9 digits
three-cubes fast ELOTT Elott 3 10 3 6 dice
`;

/** Lotteries of the brand Lotus only. */
const LOTUS = `
lotus-45 vn LOTT Elott 720 900 6 45 balls
mien-trung-18 vn TCG_LOTTO_VN Elott 90 300 5 18 balls
koi-race fast ELOTT Elott 2 10 8 8 lanes
`;
const LOTUS_NAMES: Readonly<Record<string, Texts>> = {
  "lotus-45": texts("Golden Lotus 45", "金莲 45", "Sen Vàng 45", "اللوتس الذهبي 45"),
  "mien-trung-18": texts("Central 18", "中部十八", "Miền Trung 18", "الوسط 18"),
  "koi-race": texts("Koi Race", "锦鲤竞速", "Đua Cá Chép", "سباق الكوي"),
};

/** Time of the last draw in the files. The nine draws before it follow the game's interval. */
const LAST = Date.UTC(2026, 10, 28);
const RESULTS = 10;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function drawn(random: Random, count: number, max: number, how: string): string[] {
  const width = how === "balls" || how === "lanes" ? 2 : 1;
  const numbers: number[] = [];
  while (numbers.length < count) {
    const one = random.whole(how === "digits" ? 0 : 1, max);
    if (how === "digits" || how === "dice" || !numbers.includes(one)) numbers.push(one);
  }
  return numbers.map((one) => String(one).padStart(width, "0"));
}

/** Returns the result of a draw. Balls are sorted; the extra ball comes last. */
function resultOf(code: string, at: number, every: number, take: (random: Random) => string[]) {
  const day = new Date(at).toISOString().slice(0, 10).replaceAll("-", "");
  const number = (at % DAY) / (every * MINUTE) + 1;
  const drawId = `${day}-${String(number).padStart(4, "0")}`;
  return { drawId, at: `${new Date(at).toISOString().slice(0, 19)}Z`, numbers: take(randomFrom(`${code} ${drawId}`)) };
}

function read(table: string, nameOf: (code: string) => Texts | undefined, firstOrder: number) {
  return Object.fromEntries(
    rowsOf(table).map(([line = ""], at) => {
      const [code = "", group, vassalage, prizeMode, ...rest] = line.split(" ");
      const [every = 60, closeSeconds, count = 5, max = 9] = rest.slice(0, 4).map(Number);
      const [how = "balls", more] = rest.slice(4);
      const name = nameOf(code);
      if (!name) throw new Error(`there is no game ${code}`);
      const extra = more ? { extra: 1 } : {};
      const take = (random: Random): string[] => {
        const all = drawn(random, count + (more ? 1 : 0), max, how);
        return how === "balls" ? [...all.slice(0, count).sort(), ...all.slice(count)] : all;
      };
      const results = Array.from({ length: RESULTS }, (_, back) =>
        resultOf(code, LAST - back * every * MINUTE, every, take),
      );
      const rhythm = { prizeMode, everyMinutes: every, closeSeconds };
      const order = firstOrder + at * 10;
      return [code, { group, name, vassalage, ...rhythm, balls: { count, max, ...extra }, results, order }];
    }),
  );
}

/** Lotteries by game id. */
export const lotteries = read(TABLE, (code) => games[code]?.name, 10);

/** Lotteries added by Lotus, ordered before the others of their groups. */
export const lotusLotteries = read(LOTUS, (code) => LOTUS_NAMES[code], -30);
