/** Closes the sheet (`dialog` with `popover`, see `dialog.tsx`) that an element stands in; the focus goes back to its opener. */
export function closeSheet(element: Element): void {
  const sheet = element.closest<HTMLDialogElement>("dialog[popover]");
  if (sheet?.open) sheet.close();
  else if (sheet?.matches(":popover-open")) sheet.hidePopover();
}

/** Closes every sheet and menu that is open. */
export function closeSheets(): void {
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>("dialog[popover][open]")) open.close();
}
