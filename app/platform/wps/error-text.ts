/** Key of the text of an error: `errors:<code>`. A file of its own, so that pages do not load the catalogue for it. */
export const errorTextKey = <C extends string>(code: C) => `errors:${code}` as const;
