import { assertFolder } from "~/features/brands/brand-folder.server";
import { brandDraft } from "~/features/brands/read-brand-files.server";
import type { FlagName } from "~/platform/brands/config.gen";
import { isFlagOn } from "~/platform/brands/is-flag-on";
import { isSameJson } from "~/platform/brands/merge-patch";
import type { BrandSnapshot } from "~/platform/brands/types";
import { brandOf } from "~/platform/staff/brand-of";
import type { StaffContext } from "~/platform/staff/context";
import type { Localised } from "~/platform/text/localised";
import { localise } from "~/platform/text/localised";
import { displayPeriodOf, isShownAt } from "~/platform/time/display-period";
import { safeHtml } from "~/platform/wps/html.server";
import type { Implementation } from "~/platform/wps/implementation";
import {
  CONTENT_KINDS,
  type ContentKind,
  contentLocation,
  type ENTRY_CHANGES,
  type ENTRY_ORIGINS,
  type EntryState,
} from "../rules/content-kinds";
import { type ContentDocuments, contentDocuments, entryIn } from "./documents";
import { type EntryField, entryFields } from "./fields";

type Calls = "contentOverview" | "contentEntries" | "contentEntry" | "previewHtml";
type Json = Readonly<Record<string, unknown>>;

/** Implements reading of a brand's content by entry. Changes nothing. */
export const contentReading: Pick<Implementation<"staff">, Calls> = {
  async contentOverview(ctx, { code }) {
    await assertFolder(ctx, code);
    const kinds = await Promise.all(
      CONTENT_KINDS.map(async (kind) => {
        const rows = entryRows(ctx, code, kind, await contentDocuments(ctx, code, kind));
        const many = (isMeant: (row: EntryRow) => boolean) => rows.filter(isMeant).length;
        return {
          kind,
          entries: many(({ change, origin }) => origin !== "removed" && change !== "removed"),
          running: many(({ state }) => state === "now"),
          changed: many(({ change }) => change !== null),
        };
      }),
    );
    return { kinds, draft: await brandDraft(ctx, code) };
  },
  async contentEntries(ctx, { code, kind }) {
    await assertFolder(ctx, code);
    const documents = await contentDocuments(ctx, code, kind);
    const { timeZone } = brandOf(ctx, code).config;
    const { hasDraft, readable } = documents;
    return { rows: entryRows(ctx, code, kind, documents), timeZone, draft: hasDraft, readable };
  },
  async contentEntry(ctx, { code, kind, id }) {
    await assertFolder(ctx, code);
    const documents = await contentDocuments(ctx, code, kind);
    const { base, work } = entryIn(documents, id);
    const { languages, timeZone } = brandOf(ctx, code).config;
    const fields = entryFields(ctx.brandFiles.schemas, contentLocation(kind).schema);
    return {
      entry: work ?? null,
      base: base ?? null,
      hash: documents.hash,
      readable: documents.readable,
      fields: fields.map((field) => ({ ...field, options: field.options && [...field.options] })),
      previews: previewsOf(fields, work ?? base ?? {}),
      languages: [...languages],
      timeZone,
    };
  },
  previewHtml: (_ctx, { html }) => ({ html: safeHtml(html) }),
};

/** Returns the sanitised HTML of an entry, by field and language (`html.EN`; `html` for all languages). */
function previewsOf(fields: readonly EntryField[], entry: Json): Record<string, string> {
  const texts = fields.flatMap(({ kind, name }): (readonly [string, unknown])[] => {
    const value = entry[name];
    if (kind !== "html" || value === undefined) return [];
    if (typeof value === "string") return [[name, value]];
    return Object.entries(value as Json).map(([language, text]) => [`${name}.${language}`, text] as const);
  });
  return Object.fromEntries(texts.map(([name, text]) => [name, safeHtml(String(text))]));
}

interface EntryRow {
  readonly id: string;
  readonly title: string;
  readonly group: string | null;
  readonly order: number;
  readonly from: string | null;
  readonly until: string | null;
  readonly languages: string[] | null;
  readonly origin: (typeof ENTRY_ORIGINS)[number];
  readonly change: (typeof ENTRY_CHANGES)[number] | null;
  readonly state: EntryState;
}

/** Returns every entry of the layers below, the live files or the draft, in the visitors' order. */
function entryRows(ctx: StaffContext, code: string, kind: ContentKind, documents: ContentDocuments): EntryRow[] {
  const brand = brandOf(ctx, code);
  const { base, live, liveBase, work } = documents;
  const ids = new Set([base, liveBase, live, work].flatMap((entries) => Object.keys(entries)));
  const rows = [...ids].flatMap((id): EntryRow[] => {
    const states = entryIn(documents, id);
    const shown = states.work ?? states.live ?? states.base;
    // Removed by the brand, and no longer in the base.
    if (shown === undefined) return [];
    const isGone = states.work === undefined;
    return [
      {
        ...described(ctx, brand, kind, { id, entry: shown }),
        origin: originOf(states),
        change: changeOf(states),
        ...(isGone ? { state: "off" as const } : {}),
      },
    ];
  });
  return rows.sort((a, b) => compare(a.group ?? "", b.group ?? "") || a.order - b.order || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type States = ReturnType<typeof entryIn>;

function originOf({ base, isOfTemplate, own, work }: States): EntryRow["origin"] {
  if (work === undefined) return "removed";
  if (base === undefined) return "own";
  if (own !== undefined) return "changed";
  return isOfTemplate ? "template" : "base";
}

function changeOf({ live, work }: States): EntryRow["change"] {
  if (isSameJson(live, work)) return null;
  if (live === undefined) return "added";
  return work === undefined ? "removed" : "changed";
}

/** Returns the list columns of an entry. Its title is in the caller's language, else in the brand's default language. */
function described(
  ctx: StaffContext,
  brand: BrandSnapshot,
  kind: ContentKind,
  { id, entry }: { readonly id: string; readonly entry: Json },
): Omit<EntryRow, "origin" | "change"> {
  const text = (name: string) => (typeof entry[name] === "string" ? (entry[name] as string) : null);
  const from = text(kind === "promotions" ? "at" : "from");
  const until = text("until");
  const group = text(
    { announcements: "kind", banners: "group", promotions: "category", help: "", resources: "resourceType" }[kind],
  );
  const title = (entry["title"] ?? entry["labelNameEn"]) as Localised | undefined;
  return {
    id,
    title: localise(title, ctx.language, brand.config.defaultLanguage),
    group,
    order: typeof entry["order"] === "number" ? entry["order"] : 0,
    from,
    until,
    languages: Array.isArray(entry["languages"]) ? entry["languages"].map(String) : null,
    state: stateOf(brand, entry, { from, until }, ctx.now),
  };
}

function stateOf(
  brand: BrandSnapshot,
  { enabled, flag }: Json,
  times: Pick<EntryRow, "from" | "until">,
  now: number,
): EntryState {
  if (enabled === false) return "off";
  if (typeof flag === "string" && !isFlagOn(brand, flag as FlagName)) return "off";
  const span = displayPeriodOf({ from: times.from ?? undefined, until: times.until ?? undefined });
  if (isShownAt(span, now)) return "now";
  return span.until <= now ? "over" : "soon";
}
