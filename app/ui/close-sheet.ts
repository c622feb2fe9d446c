/** Closes the sheet (`dialog` with `popover`, see `dialog.tsx`) that contains an element. Focus returns to its opener. */
export function closeSheet(element: Element): void {
  const sheet = element.closest<HTMLDialogElement>("dialog[popover]");
  if (sheet?.open) sheet.close();
  else if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

/** Closes all open sheets and menus. */
export function closeSheets(): void {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>("dialog[popover][open]")) open.close();
}
