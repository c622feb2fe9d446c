/**
 * Returns `autofocus` for a faulty field or a form's error message: a page rendered with it starts there, without scripts too.
 * Browsers focus the first of several.
 */
export const focusIfFaulty = (isFaulty: boolean) => (isFaulty ? ({ autoFocus: true } as const) : {});

/**
 * Returns the first invalid field of an answered form, else its message. Null without errors.
 * @param area search area: the form or the page
 */
function faultIn(area: Element): HTMLElement | null {
  const inForm =
    area.querySelector<HTMLElement>('[aria-invalid="true"]') ?? area.querySelector<HTMLElement>('[role="alert"]');
  // A message for several forms is their sibling.
  return inForm ?? area.parentElement?.querySelector<HTMLElement>(':scope > [role="alert"]') ?? null;
}

/** Removes the error prefix from the document's title. @param prefix text before a title, e.g. `Error: ` */
export function clearTitlePrefix(prefix: string): void {
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
}

/**
 * Moves focus to the error of an answered form, and prefixes the document's title. Screen readers read the field with its error,
 * or the message (WCAG 3.3.1). Without an error, removes the prefix.
 * @param area the form, or the part of the page that contains it
 * @param prefix text before a title, e.g. `Error: `
 * @returns whether an error was found
 */
export function focusFault(area: Element, prefix: string): boolean {
  clearTitlePrefix(prefix);
  const fault = faultIn(area);
  if (fault === null) return false;
  document.title = `${prefix}${document.title}`;
  if (fault.tabIndex < 0) fault.tabIndex = -1;
  fault.focus();
  return true;
}
