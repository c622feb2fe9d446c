/**
 * Attributes of a faulty field, or of a message about a whole form: a page that comes back with it begins there, without
 * scripts too. Browsers take the first of several.
 */
export const startHere = (isFaulty: boolean) => (isFaulty ? ({ autoFocus: true } as const) : {});

/**
 * What is wrong with a form that was answered: its first field, else its message. Null when all is well.
 * @param area where to look: the form, or the page
 */
function faultIn(area: Element): HTMLElement | null {
  const inForm =
    area.querySelector<HTMLElement>('[aria-invalid="true"]') ?? area.querySelector<HTMLElement>('[role="alert"]');
  // A message for several forms stands beside them.
  return inForm ?? area.parentElement?.querySelector<HTMLElement>(':scope > [role="alert"]') ?? null;
}

/** Takes the sign of a fault out of the document's title. @param prefix the text before a title, e.g. `Error: ` */
export function unmarkTitle(prefix: string): void {
  if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
}

/**
 * Leads to what is wrong after a form was answered: the focus goes there, and the document's title says so. Screen readers
 * read the field with its error, or the message (WCAG 3.3.1). Without a fault the title says nothing of one any more.
 * @param area the form, or the part of the page that holds it
 * @param prefix the text before a title, e.g. `Error: `
 * @returns whether there was a fault
 */
export function leadToFault(area: Element, prefix: string): boolean {
  unmarkTitle(prefix);
  const fault = faultIn(area);
  if (fault === null) return false;
  document.title = `${prefix}${document.title}`;
  if (fault.tabIndex < 0) fault.tabIndex = -1;
  fault.focus();
  return true;
}
