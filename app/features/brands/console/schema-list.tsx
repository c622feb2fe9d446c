import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { emptyOf, inheritedAt, isInItem, shapeOf, valueAt, wordsOf } from "~/platform/brands/schema-walk";
import { useT } from "~/platform/i18n/use-t";
import { type DocumentPath, isJsonObject } from "~/platform/text/json";
import { Button } from "~/ui/button";
import { type FormScope, type PartProps, placesAt } from "./form-scope";
import { type FieldParts, SchemaField } from "./schema-field";
import { Fold, focusFold } from "./schema-fold";
import { useItemIds } from "./use-item-ids";

const Items = styled.ol`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li { display: grid; gap: 6px; min-inline-size: 0; }
`;

interface ListProps extends PartProps {
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
  return emptyOf(shapeOf(scope.knowledge.files, placesAt(scope, [...path, items.length]), items.at(-1)));
}

interface OwnItemsProps extends ListProps {
  readonly items: readonly unknown[];
  readonly title: string;
}

/** The items of a brand's own list, each with what moves it and takes it away. */
function OwnItems({ items, parts, path, scope, title }: OwnItemsProps) {
  const t = useT("console");
  const { ids, moved, place, removed } = useItemIds(items.length);
  const move = (from: number, to: number, act: "up" | "down") => {
    moved(from, to, act);
    scope.set(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  };
  const remove = (at: number, event: MouseEvent<HTMLButtonElement>) => {
    removed(at);
    scope.set(path, items.toSpliced(at, 1));
    focusFold(path, event);
  };
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    scope.set(path, undefined);
    focusFold(path, event);
  };
  return (
    <>
      <Items ref={place}>
        {ids.map((id, at) => (
          <li key={id} data-item={id}>
            <SchemaField scope={scope} path={[...path, at]} parts={parts} />
            {scope.disabled ? null : <ItemButtons at={at} count={items.length} move={move} remove={remove} />}
          </li>
        ))}
      </Items>
      {scope.disabled ? null : (
        <div className="line">
          <Button type="button" size="small" onClick={() => scope.set(path, [...items, newItem(scope, path, items)])}>
            {t("files.addItem")}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={clear}>
            {isInItem(path) ? t("files.takeAway", { what: title }) : t("files.asBaseAgain")}
          </Button>
        </div>
      )}
    </>
  );
}

interface ItemButtonsProps {
  readonly at: number;
  readonly count: number;
  readonly move: (from: number, to: number, act: "up" | "down") => void;
  readonly remove: (at: number, event: MouseEvent<HTMLButtonElement>) => void;
}

function ItemButtons({ at, count, move, remove }: ItemButtonsProps) {
  const t = useT("console");
  const number = at + 1;
  const look = { type: "button", size: "small", variant: "quiet" } as const;
  return (
    <div className="line">
      {at > 0 ? (
        <Button
          {...look}
          data-act="up"
          onClick={() => move(at, at - 1, "up")}
          aria-label={t("files.upWhat", { number })}
        >
          {t("files.up")}
        </Button>
      ) : null}
      {at < count - 1 ? (
        <Button
          {...look}
          data-act="down"
          onClick={() => move(at, at + 1, "down")}
          aria-label={t("files.downWhat", { number })}
        >
          {t("files.down")}
        </Button>
      ) : null}
      <Button {...look} onClick={(event) => remove(at, event)} aria-label={t("files.removeItemWhat", { number })}>
        {t("files.removeItem")}
      </Button>
    </div>
  );
}

/** A list. A brand's replaces the base's whole, so that one starts with what the base has. */
export function ListGroup({ parts, path, scope }: ListProps) {
  const t = useT("console");
  const { document, knowledge } = scope;
  const { text, title: named } = wordsOf(placesAt(scope, path));
  const title = named || String(path.at(-1));
  const own = valueAt(document, path);
  const inherited = inheritedAt(knowledge.base, path);
  const based = Array.isArray(inherited) ? inherited : [];
  const begin = (event: MouseEvent<HTMLButtonElement>) => {
    scope.set(path, based.length > 0 ? based : [newItem(scope, path, [])]);
    focusFold(path, event);
  };
  return (
    <Fold scope={scope} path={path} title={title}>
      {text ? <p>{text}</p> : null}
      {Array.isArray(own) ? (
        <OwnItems scope={scope} path={path} parts={parts} items={own} title={title} />
      ) : (
        <>
          {based.length > 0 ? <p>{t("files.itemsOfBase", { count: based.length })}</p> : null}
          {scope.disabled ? null : (
            <div className="line">
              <Button type="button" size="small" onClick={begin}>
                {t(based.length > 0 ? "files.ownList" : "files.addItem")}
              </Button>
            </div>
          )}
        </>
      )}
    </Fold>
  );
}
