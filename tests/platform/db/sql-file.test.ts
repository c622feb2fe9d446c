import { describe, expect, test } from "vitest";
import { parseSqlFile } from "../../../scripts/generate/sql-file";

const PATH = "app/features/shop/server/orders.sql";
const parse = (...lines: string[]) => parseSqlFile(PATH, lines.join("\n"));

const COLUMNS = ["/* @fragment orderColumns */", "id, state,", "  amount;", ""];
const statement = (name: string, text: string) => [`/* @name ${name} */`, text, ""];

describe("a fragment of an SQL file", () => {
  test("stands for its text in every statement below it, with its parameters", () => {
    const statements = parse(
      ...COLUMNS,
      "-- Columns of `@orderColumns` in this state.",
      "/* @fragment inState */",
      "where state = :state!;",
      "",
      "-- Returns the orders in a state.",
      ...statement("ordersInState", "select @orderColumns from payment_order @inState limit :limit!;"),
      ...statement("closeOrders", "update payment_order set state = 'closed' @inState returning @orderColumns;"),
    );
    expect(statements).toEqual([
      expect.objectContaining({
        doc: ["Returns the orders in a state."],
        line: 10,
        params: [
          { name: "state", required: true },
          { name: "limit", required: true },
        ],
        text: "select id, state,\n  amount from payment_order where state = $1 limit $2",
      }),
      expect.objectContaining({
        doc: [],
        line: 13,
        text: "update payment_order set state = 'closed' where state = $1 returning id, state,\n  amount",
      }),
    ]);
  });

  test("may use a fragment above it", () => {
    const ordersOf = ["/* @fragment orders */", "select @orderColumns from payment_order;", ""];
    const [all] = parse(...COLUMNS, ...ordersOf, ...statement("allOrders", "@orders;"));
    expect(all?.text).toBe("select id, state,\n  amount from payment_order");
  });

  test("is not confused with PostgreSQL's operators and texts", () => {
    const text = "select 1 from a where tags @> b.tags and tags <@b.tags and name @@ 'x' and mail <> 'a@b.example'";
    expect(parse(...statement("operators", `${text};`))[0]?.text).toBe(text);
  });

  const use = statement("findOrder", "select @orderColumns from payment_order;");
  test.each([
    [
      "unknown",
      ["/* @name findOrder */", "select id,", "  @orderColumn from a;"],
      3,
      "orderColumn is not defined above",
    ],
    ["defined below its use", [...use, ...COLUMNS], 2, "orderColumns is not defined above"],
    ["unused", [...COLUMNS, ...statement("findOrder", "select id from payment_order;")], 1, "orderColumns is not used"],
    ["defined twice", [...COLUMNS, ...COLUMNS, ...use], 5, "orderColumns is defined twice"],
    ["without a semicolon", ["", "/* @fragment a */", "id", "", ...use], 2, "a does not end with a semicolon"],
    ["without a text", ["/* @fragment a */"], 1, "a does not end with a semicolon"],
  ])("that is %s is an error with file and line", (_, lines, line, message) => {
    expect(() => parse(...lines)).toThrow(`${PATH}:${line}: the fragment ${message}`);
  });

  test("keeps the line of a later error of the parser", () => {
    expect(() => parse(...COLUMNS, ...use, "select 'without a name';")).toThrow(`${PATH}:8: Parse error`);
  });
});
