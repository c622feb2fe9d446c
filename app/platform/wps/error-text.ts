/** Returns the text key of an error: `errors:<code>`. In a separate file, so that pages do not load the catalogue. */
export const errorTextKey = <C extends string>(code: C) => `errors:${code}` as const;
