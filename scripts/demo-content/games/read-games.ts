import { byCurrency } from "../currencies";
import { idOf, rowsOf, textsAt } from "../texts";
import { vendors } from "../vendors";
import { DRAWS } from "./draws";
import { HOUSE } from "./house";
import { PARLOUR } from "./parlour";
import { SLOTS_ONE } from "./slots-one";
import { SLOTS_TWO } from "./slots-two";
import { STADIUM } from "./stadium";
import { TABLES } from "./tables";

/**
 * Reads a table of games. `# CODE` sets the vendor of the following lines, `# CODE CATEGORY` also the category of a vendor with
 * several. Each line contains the game's number (permanent: favourites refer to it), its classification, minimum bet, then the
 * optional words `hot`, `lines-20` (number of lines) and `door` (not a game, but the entry to all games of its vendor); then its
 * name in English, Chinese, Vietnamese and Arabic. The id is derived from the English name.
 */
function readTable(table: string) {
  let vassalage = "";
  let category: string | undefined;
  return rowsOf(table).flatMap((cells) => {
    const head = cells[0] ?? "";
    if (head.startsWith("# ")) {
      [vassalage = "", category] = head.slice(2).split(" ");
      return [];
    }
    const vendor = vendors[vassalage];
    if (!vendor) throw new Error(`there is no vendor ${vassalage}`);
    const [nodeId, gameClassify = "", minBet = "", ...words] = head.split(" ");
    const isHot = words.includes("hot");
    const door = words.includes("door") ? { isGame: "VASSALAGE" } : {};
    const name = textsAt(cells, 1);
    const gameType = category ?? vendor.gameCategories[0] ?? "";
    const { accountTypeId } = vendor;
    const game = { nodeId: Number(nodeId), vassalage, gameType, accountTypeId, isHot, name, minBet };
    const lines = Number(words.find((word) => word.startsWith("lines-"))?.slice("lines-".length) ?? 0);
    const more = { minBetIn: byCurrency(minBet), ...(lines > 0 ? { lines } : {}) };
    return [{ id: idOf(name.EN), game: { ...game, ...more, gameClassify, ...door } }];
  });
}

type Row = ReturnType<typeof readTable>[number];

/**
 * Returns the order of the shelf: hot games first. Within hot and other games, categories and vendors alternate, so that every
 * row of tiles is mixed.
 */
function shelfOrder(rows: readonly Row[]): Row[] {
  const halves = [rows.filter(({ game }) => game.isHot), rows.filter(({ game }) => !game.isHot)];
  return halves.flatMap((half) =>
    interleaveGroups(
      half,
      (row) => row.game.gameType,
      (category) => interleaveGroups(category, (row) => row.game.vassalage),
    ),
  );
}

/** Interleaves groups so that each is spread evenly over the whole. `within` orders the rows of a group first. */
function interleaveGroups(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
  within = (own: Row[]): Row[] => own,
): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  const placed = [...groups.values()].flatMap((group) =>
    within(group).map((row, at) => ({ row, place: (at + 0.5) / group.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}

const rows = [HOUSE, SLOTS_ONE, SLOTS_TWO, TABLES, PARLOUR, STADIUM, DRAWS].flatMap(readTable);

/** Games by id. */
export const games = Object.fromEntries(
  shelfOrder(rows).map(({ id, game }, at) => [id, { ...game, order: (at + 1) * 10 }]),
);
