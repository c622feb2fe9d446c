/** Returns the address that a GET form on this site leads to; null for every other form. Empty fields are omitted. */
export function getFormAddress(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  if (form.method !== "get" || form.target) return null;
  const { origin, pathname } = new URL(form.action || location.href, location.href);
  if (origin !== location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") query.append(name, value.trim());
  }
  if (query.has("lang")) return null;
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
