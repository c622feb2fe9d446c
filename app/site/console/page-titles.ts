import type { MetaFunction } from "@remix-run/react";
import type { TextKey } from "~/platform/i18n/keys";

/** Title of a console page: its topic, and the location of the shown item's name in the loader data. */
interface TitledPage {
  readonly key: TextKey<"console">;
  /** Path of the name in the loader data. */
  readonly name?: readonly string[];
}

/** Console pages by route id. */
const PAGES: Readonly<Record<string, TitledPage>> = {
  "console._index": { key: "brands.title" },
  "console.account": { key: "account.title" },
  "console.audit": { key: "audit.title" },
  "console.figures": { key: "figures.title" },
  "console.flags": { key: "bulk.all", name: ["title"] },
  "console.gallery": { key: "gallery.title" },
  "console.health": { key: "health.title" },
  "console.new": { key: "files.new.heading" },
  "console.staff": { key: "staff.title" },
  "console.brands.$code": { key: "brandNav.switches", name: ["brand", "name"] },
  "console.brands.$code_.access": { key: "access.title" },
  "console.brands.$code_.content": { key: "content.title" },
  "console.brands.$code_.content_.$kind": { key: "content.title", name: ["title"] },
  "console.brands.$code_.content_.$kind_.$id": { key: "content.title", name: ["id"] },
  "console.brands.$code_.documents": { key: "documents.title" },
  "console.brands.$code_.documents_.$memberId": { key: "documents.title", name: ["check", "account"] },
  "console.brands.$code_.enquiries": { key: "enquiries.title" },
  "console.brands.$code_.figures": { key: "figures.title" },
  "console.brands.$code_.files": { key: "files.title" },
  "console.brands.$code_.files_.edit": { key: "files.title", name: ["file", "path"] },
  "console.brands.$code_.files_.picture": { key: "files.title", name: ["picture", "path"] },
  "console.brands.$code_.grants": { key: "grants.title" },
  "console.brands.$code_.messages": { key: "send.title" },
  "console.brands.$code_.orders": { key: "order.title" },
  "console.brands.$code_.orders_.$id": { key: "order.title", name: ["order", "number"] },
  "console.brands.$code_.outbox": { key: "outbox.title" },
  "console.brands.$code_.players": { key: "players.title" },
  "console.brands.$code_.players_.$id": { key: "players.title", name: ["player", "account"] },
  "console.brands.$code_.theme": { key: "files.theme.title" },
  "console.brands.$code_.why": { key: "why.visitor" },
};

const ROUTES = "routes/";

/** Returns the translated titles of all pages by route id, so that pages can build their titles without the texts. */
export const pageTitles = (t: (key: `console:${TextKey<"console">}`) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(PAGES).map(([id, { key }]) => [ROUTES + id, t(`console:${key}`)]));

interface Shown {
  /** Route id. */
  readonly id: string;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

function named(data: unknown, path: readonly string[]): string | null {
  const value = path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | null)?.[key], data);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Builds a page's title: name of the shown item, topic, brand code, console. */
function titleOf({ data, id, params }: Shown, { title, titles }: ConsoleTitles): string {
  const path = PAGES[id.slice(ROUTES.length)]?.name;
  const parts = [path ? named(data, path) : null, titles[id] ?? null, params["code"] ?? null, title];
  return parts.filter((part) => part !== null).join(" · ");
}

/** Titles in the loader data of the console's frame. */
interface ConsoleTitles {
  /** Title of the console. */
  readonly title: string;
  /** Result of `pageTitles`. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Head of every console page: its title, and `noindex`. */
export const consoleMeta: MetaFunction = ({ matches }) => {
  const frame = matches.find(({ id }) => id === "routes/console")?.data as ConsoleTitles | undefined;
  const page = matches.at(-1);
  const title = frame && page ? titleOf(page, frame) : "Livery";
  return [{ title }, { name: "robots", content: "noindex" }];
};
