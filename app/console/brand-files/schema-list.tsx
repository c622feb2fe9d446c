import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { type DocumentPath, isJsonObject } from "~/core/json";
import { inheritedAt, schemasAt, shapeOf, valueAt, wordsOf } from "~/core/schema-walk";
import { useT } from "~/lib/i18n/use-t";
import { Button } from "~/ui/button";
import { type FieldParts, SchemaField } from "./schema-field";
import { Fold } from "./schema-fold";
import type { FormScope } from "./schema-form";

const Items = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; gap: 6px; min-inline-size: 0; }
`;

interface ListProps {
  readonly scope: FormScope;
  readonly path: DocumentPath;
  readonly parts: FieldParts;
}

/** The text that tells one object of a list from the others: its first one, in the first language it has. */
function firstText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isJsonObject(value)) return "";
  return Object.values(value).map(firstText).find(Boolean) ?? "";
}

/** The title of an item: what it is, its number, and how it begins. */
export function itemTitle(title: string, path: DocumentPath, document: unknown): string {
  const name = firstText(valueAt(document, path)).slice(0, 60);
  const number = `${title} ${Number(path.at(-1)) + 1}`.trim();
  return name ? `${number}: ${name}` : number;
}

/** What a new item begins as: of the shape of the last one, as a text may be one or one a language. */
function newItem(scope: FormScope, path: DocumentPath, items: readonly unknown[]): unknown {
  const { knowledge, whole } = scope;
  const places = schemasAt(knowledge.files, knowledge.kind, whole, [...path, items.length]);
  const { kind } = shapeOf(knowledge.files, places, items.at(-1));
  if (kind === "object") return {};
  return kind === "list" || kind === "texts" || kind === "numbers" ? [] : "";
}

/** The items of a brand's own list, each with what moves it and takes it away. */
function OwnItems({ items, parts, path, scope }: ListProps & { readonly items: readonly unknown[] }) {
  const t = useT("console");
  const move = (from: number, to: number) => scope.set(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  const remove = (at: number, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Its button goes with it: the keyboard goes on at what stays.
    currentTarget.closest("details:has(> div > ol)")?.querySelector("summary")?.focus();
    scope.set([...path, at], undefined);
  };
  const act = (words: readonly [text: string, label: string], run: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <Button type="button" size="small" variant="quiet" onClick={run} aria-label={words[1]}>
      {words[0]}
    </Button>
  );
  return (
    <>
      <Items>
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone.
          <li key={at}>
            <SchemaField scope={scope} path={[...path, at]} parts={parts} />
            {scope.disabled ? null : (
              <div className="line">
                {at > 0 ? act([t("files.up"), t("files.upWhat", { number: at + 1 })], () => move(at, at - 1)) : null}
                {at < items.length - 1
                  ? act([t("files.down"), t("files.downWhat", { number: at + 1 })], () => move(at, at + 1))
                  : null}
                {act([t("files.removeItem"), t("files.removeItemWhat", { number: at + 1 })], (event) =>
                  remove(at, event),
                )}
              </div>
            )}
          </li>
        ))}
      </Items>
      {scope.disabled ? null : (
        <div className="line">
          <Button type="button" size="small" onClick={() => scope.set(path, [...items, newItem(scope, path, items)])}>
            {t("files.addItem")}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => scope.set(path, undefined)}>
            {t("files.asBaseAgain")}
          </Button>
        </div>
      )}
    </>
  );
}

/** A list. A brand's replaces the base's whole, so that one starts with what the base has. */
export function ListGroup({ parts, path, scope }: ListProps) {
  const t = useT("console");
  const { document, knowledge, whole } = scope;
  const { text, title } = wordsOf(schemasAt(knowledge.files, knowledge.kind, whole, path));
  const own = valueAt(document, path);
  const inherited = inheritedAt(knowledge.base, path);
  const based = Array.isArray(inherited) ? inherited : [];
  return (
    <Fold scope={scope} path={path} title={title || String(path.at(-1))}>
      {text ? <p>{text}</p> : null}
      {Array.isArray(own) ? (
        <OwnItems scope={scope} path={path} parts={parts} items={own} />
      ) : (
        <>
          <p>{t("files.itemsOfBase", { count: based.length })}</p>
          {scope.disabled ? null : (
            <div className="line">
              <Button type="button" size="small" onClick={() => scope.set(path, based)}>
                {t("files.ownList")}
              </Button>
            </div>
          )}
        </>
      )}
    </Fold>
  );
}
