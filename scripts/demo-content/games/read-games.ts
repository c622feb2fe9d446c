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
 * A table of games: `# CODE` names the vendor of the lines below it, `# CODE CATEGORY` the category too, where it has several. A line says the game's number (for ever: favourites
 * know it by that), its classification, least bet, whether it is hot, its lines (`lines-20`), and whether it is no game but the door to all games of
 * its vendor; then its name in English, Chinese, Vietnamese and Arabic. The English name gives the id.
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
 * The shelf's order: hot games first, and among the hot ones as among the others the categories and vendors take turns,
 * so that every row of tiles is a mixture.
 */
function shelved(rows: readonly Row[]): Row[] {
  const halves = [rows.filter(({ game }) => game.isHot), rows.filter(({ game }) => !game.isHot)];
  return halves.flatMap((half) =>
    inTurns(
      half,
      (row) => row.game.gameType,
      (category) => inTurns(category, (row) => row.game.vassalage),
    ),
  );
}

/** Mixes groups so that each is spread evenly over the whole. `within` arranges a group first. */
function inTurns(rows: readonly Row[], groupOf: (row: Row) => string, within = (own: Row[]): Row[] => own): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  const placed = [...groups.values()].flatMap((group) =>
    within(group).map((row, at) => ({ row, place: (at + 0.5) / group.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ row }) => row);
}

const rows = [HOUSE, SLOTS_ONE, SLOTS_TWO, TABLES, PARLOUR, STADIUM, DRAWS].flatMap(readTable);

/** The games by id. */
export const games = Object.fromEntries(
  shelved(rows).map(({ id, game }, at) => [id, { ...game, order: (at + 1) * 10 }]),
);
