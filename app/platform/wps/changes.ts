/** True for a call that changes something: every method but GET, and a GET that is declared to begin something (`begins`). */
export const changesSomething = ({ begins, method }: { readonly begins: boolean; readonly method: string }): boolean =>
  method !== "GET" || begins;
