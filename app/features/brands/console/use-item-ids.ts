import { type RefObject, useEffect, useRef, useState } from "react";

/** Items of a list that stay who they are while their places change. */
export interface ItemIds {
  /** One for each item, in order. */
  readonly ids: readonly number[];
  /** The element that holds the items, each with its id as `data-item` and its buttons as `data-act`. */
  readonly place: RefObject<HTMLOListElement>;
  /** Told of a move by one of an item's buttons: the keyboard goes on there, at its new place. */
  moved(from: number, to: number, act: string): void;
  removed(at: number): void;
}

let last = 0;
const newIds = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, () => {
    last += 1;
    return last;
  });

/** Ids for the items of a list that is told by its length alone. What the text beside the form does is met at the end. */
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
    // At the end of the list the button that was used is gone: another of its item stands in.
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
