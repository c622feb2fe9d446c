/** Returns true for a call that changes state: every method except GET, and a GET declared with `begins`. */
export const changesSomething = ({ begins, method }: { readonly begins: boolean; readonly method: string }): boolean =>
  method !== "GET" || begins;
