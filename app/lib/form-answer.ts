/** What `/login` and `/register` answer to a form that they could not take: shown at the fields, with or without scripts. */
export interface FormAnswer {
  /** The whole form's, in the visitor's language; null when the fields say it all. */
  readonly error: string | null;
  /** By field name, in the visitor's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed, so that nobody types it twice; passwords are never sent back. */
  readonly values: Readonly<Record<string, string>>;
}
