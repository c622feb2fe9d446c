import { type RefObject, useEffect, useRef, useState } from "react";

/** Stable ids of list items, which follow the items when they move. */
export interface ItemIds {
  /** One per item, in order. */
  readonly ids: readonly number[];
  /** List element; its items have their id in `data-item`, their buttons the action in `data-act`. */
  readonly place: RefObject<HTMLOListElement>;
  /** Reports a move by one of an item's buttons: the focus follows the item. */
  moved(from: number, to: number, act: string): void;
  removed(at: number): void;
}

let last = 0;
const newIds = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => {
    last += 1;
    return last;
  });

/** Returns ids for a list of a given length. Changes made in the text only add or remove ids at the end. */
export function useItemIds(count: number): ItemIds {
  const [known, setKnown] = useState(() => newIds(count));
  const place = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ readonly id: number | undefined; readonly act: string } | null>(null);
  const ids = known.length === count ? known : [...known.slice(0, count), ...newIds(count - known.length)];
  if (ids !== known) setKnown(ids);
  useEffect(() => {
    if (wanted.current === null) return;
    const { act, id } = wanted.current;
    wanted.current = null;
    const buttons = place.current?.querySelector(`[data-item="${id}"] > .line`);
    // At either end of the list the used button is missing: the item's first button gets the focus.
    const button = buttons?.querySelector<HTMLElement>(`[data-act="${act}"]`) ?? buttons?.querySelector("button");
    button?.focus();
  });
  return {
    ids,
    place,
    moved(from, to, act) {
      wanted.current = { id: ids[from], act };
      setKnown(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
    },
    removed: (at) => setKnown(ids.toSpliced(at, 1)),
  };
}
