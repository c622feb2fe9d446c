import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { inheritedAt, initialValue, isInItem, schemaTexts, shapeOf, valueAt } from "~/platform/brands/schema-walk";
import { type TextFunction, useT } from "~/platform/i18n/use-t";
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

/** Returns a text that identifies an object of a list: its first one, in its first language. */
function firstText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isJsonObject(value)) return "";
  return Object.values(value).map(firstText).find(Boolean) ?? "";
}

/**
 * Returns the title of an item: type, number, and first text.
 * @param common texts that join the parts
 */
export function itemTitle(
  title: string,
  path: DocumentPath,
  document: unknown,
  common: TextFunction<"common">,
): string {
  const name = firstText(valueAt(document, path)).slice(0, 60);
  const number = `${title} ${Number(path.at(-1)) + 1}`.trim();
  return name ? common("labelled", { label: number, value: name }) : number;
}

/** Returns a new item with the shape of the last one, because a text may be one string or one per language. */
function newItem(scope: FormScope, path: DocumentPath, items: readonly unknown[]): unknown {
  return initialValue(shapeOf(scope.knowledge.files, placesAt(scope, [...path, items.length]), items.at(-1)));
}

interface OwnItemsProps extends ListProps {
  readonly items: readonly unknown[];
  readonly title: string;
}

/** Renders the items of a brand's list, each with buttons that move or remove it. */
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

/** Renders a list. A brand's list replaces the base's whole list, so a new one starts as a copy of the base's. */
export function ListGroup({ parts, path, scope }: ListProps) {
  const t = useT("console");
  const { document, knowledge } = scope;
  const { text, title: named } = schemaTexts(placesAt(scope, path));
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
