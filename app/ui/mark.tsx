/** Logos of linked services, each a solid path on 24 × 24. For line icons see `~/ui/icon`. */
const MARKS = {
  facebook: "M14 8.5h2.6V5H14c-2.6 0-4.2 1.6-4.2 4.1V11H7.4v3.5h2.4V22h3.7v-7.5H16l.6-3.5h-3.1V9.3c0-.5.2-.8.5-.8Z",
  telegram:
    "M21.4 4 2.8 11.3c-1 .4-.9 1.6.1 1.9l4.6 1.4 1.8 5.6c.2.8 1.2 1 1.8.4l2.6-2.5 4.6 3.4c.7.5 1.6.1 1.8-.7L23 5.2c.2-.9-.7-1.6-1.6-1.2ZM9.6 14.1l8.5-5.9-6.8 6.9-.3 3.1-1.4-4.1Z",
  youtube:
    "M21.6 7.2a2.8 2.8 0 0 0-2-2C17.9 4.8 12 4.8 12 4.8s-5.9 0-7.6.4a2.8 2.8 0 0 0-2 2C2 8.9 2 12 2 12s0 3.1.4 4.8a2.8 2.8 0 0 0 2 2c1.7.4 7.6.4 7.6.4s5.9 0 7.6-.4a2.8 2.8 0 0 0 2-2C22 15.1 22 12 22 12s0-3.1-.4-4.8ZM10 15.2V8.8l5.3 3.2-5.3 3.2Z",
  google:
    "M12 10.5v3.2h4.4c-.3 1.4-1.6 3.2-4.4 3.2a4.9 4.9 0 0 1 0-9.8c1.5 0 2.5.6 3.2 1.2l2.3-2.2A8 8 0 1 0 12 20c4.6 0 7.7-3.2 7.7-7.8 0-.6-.1-1.1-.2-1.7H12Z",
} as const;

export type MarkName = keyof typeof MARKS;

/** Returns true if `Mark` supports a name. */
export function isMarkName(name: string | undefined): name is MarkName {
  return name !== undefined && Object.hasOwn(MARKS, name);
}

/** Renders a decorative logo next to a text, like `Icon`. `size` in px. */
export function Mark({ name, size = 20 }: { readonly name: MarkName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={MARKS[name]} />
    </svg>
  );
}
